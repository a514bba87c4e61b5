import { issueAsset } from '../wallet/assets/issue-asset.ts';
import { requireSources } from '../wallet/chain/source.ts';
import { createChainKeeper } from '../wallet/chain/chain-keeper.ts';
import {
  estimateFees,
  removeSecondSource,
  testChainSource,
  turnOffChain,
  useChainSource,
  useSecondSource,
} from '../wallet/chain/chain-calls.ts';
import { readHistory } from '../wallet/assets/read-history.ts';
import { readGrounds } from '../wallet/assets/read-grounds.ts';
import { readBalance } from '../wallet/assets/read-balance.ts';
import { beginAway, bringBack, readAway, saveAway } from '../wallet/signing/handoff.ts';
import { forgot } from './forgot-password.ts';
import { giveSamples, friendInvoice, friendPay, useFaucet, fetchAnyList, makeNodes } from './use-practice.ts';
import { makeBackup } from '../backup/make.ts';
import { createBackups } from '../backup/restore.ts';
import type { Context } from '../backup/context.ts';
import { readRules, setRules } from '../wallet/rules/read-rules.ts';
import {
  importPsbt,
  dropImported,
  readImported,
  coinsThere,
  listImported,
} from '../wallet/signing/import-psbt.ts';
import { setOfflineMode } from './app-settings.ts';
import {
  copySigned,
  saveManySigned,
  saveSigned,
  showSigned,
  signBrought,
  signMany,
} from '../wallet/signing/sign-imported.ts';
import { decideName } from '../wallet/book/names.ts';
import { approve } from '../wallet/signing/sign.ts';
import { createInvoice } from '../wallet/receive/create-invoice.ts';
import { invoiceStatus, listInvoices } from '../wallet/receive/own-invoices.ts';
import { readInvoices } from '../wallet/receive/read-invoices.ts';
import { beginSend } from '../wallet/signing/begin-send.ts';
import { beginSendBtc, planSendBtc, readPayment } from '../wallet/signing/begin-send-btc.ts';
import { beginSlots, planSlots } from '../wallet/signing/begin-slots.ts';
import { cancelFlow, resume, listUnfinished } from '../wallet/signing/unfinished.ts';
import { handOver, checkOutcome } from '../wallet/submit/submit.ts';
import { exportCsv } from '../wallet/transfers/export-csv.ts';
import { exportLabels, importLabels } from '../wallet/transfers/labels.ts';
import { failTransfer } from '../wallet/transfers/fail-transfer.ts';
import { saveAssetData } from '../wallet/transfers/read-transfers.ts';
import { createDoubleSpends } from '../wallet/transfers/double-spends.ts';
import { createBackgroundVerifier } from '../wallet/transfers/background-verify.ts';
import { verifyTransfer } from '../wallet/transfers/verify-history.ts';
import {
  createFromService,
  createWallet,
  restoreWallet,
  adoptWallet,
  lookInKeychain,
} from '../wallet/vault/create-wallet.ts';
import { checkWords, revealWords } from '../wallet/vault/words.ts';
import { acceptCoins, checkConsistency } from '../wallet/connection/consistency.ts';
import {
  connectWallet,
  registerWallet,
  detectConnection,
  reachConnection,
} from '../wallet/connection/connect-wallet.ts';
import {
  chooseCodeForm,
  removeWallet,
  renameWallet,
  selectWallet,
  walletDescriptors,
} from '../wallet/manage/manage-wallet.ts';
import { lastAddress, newAddress, readOverview, readUnspents } from '../wallet/connection/read-wallet.ts';
import { refreshWallet } from '../wallet/refresh/refresh-wallet.ts';
import { readBroughtAccount, watchWallet } from '../wallet/manage/account-in.ts';
import {
  deriveAddress,
  saveAccount,
  saveForProgram,
  showAccount,
  showForPrograms,
} from '../wallet/manage/account-out.ts';
import { now, withoutAnswer, type Handlers } from './dispatch.ts';
import type { EagerHandlers } from './eager-handlers.ts';

/**
 * All that is not at hand: loaded with the first of these calls. One that neither has does not compile. `fault` takes what
 * fails in the background.
 */
export function lazyHandlers(
  context: Context,
  fault: (error: unknown) => void,
): Omit<Handlers, keyof EagerHandlers> {
  const { practice } = context;
  const backups = createBackups(context);
  const doubleSpends = createDoubleSpends(context);
  const chain = createChainKeeper(context, fault, doubleSpends.look);
  const verifySoon = createBackgroundVerifier(context, chain, fault);
  return {
    'vault.create': (input) => createWallet(context, input),
    'vault.restore': (input) => restoreWallet(context, input),
    'vault.createFromService': (input) => createFromService(context, input),
    'vault.reveal': (input) => revealWords(context, input),
    'vault.checkWords': (input) => checkWords(context, input),
    'vault.lookInKeychain': () => lookInKeychain(context),
    'vault.adopt': (input) => adoptWallet(context, input),

    'wallet.select': now((input) => selectWallet(context, input)),
    'wallet.chooseCodeForm': now((input) => chooseCodeForm(context, input)),
    'wallet.rename': now((input) => renameWallet(context, input)),
    'wallet.remove': (input) => removeWallet(context, input),
    'wallet.connect': (input) => connectWallet(context, input),
    'wallet.detect': (input) => detectConnection(context, input),
    'wallet.reach': (input) => reachConnection(context, input),
    'wallet.register': (input) => registerWallet(context, input),
    'wallet.overview': (input) => readOverview(context, input),
    'wallet.unspents': (input) => readUnspents(context, input),
    'wallet.consistency': (input) => checkConsistency(context, input),
    'wallet.acceptCoins': (input) => acceptCoins(context, input),
    'wallet.newAddress': (input) => newAddress(context, input),
    'wallet.lastAddress': now((input) => lastAddress(context, input)),
    'wallet.refresh': async (input) => {
      const refreshed = await refreshWallet(context, input);
      verifySoon(input.walletId);
      return refreshed;
    },
    'wallet.descriptors': now((input) => walletDescriptors(context, input)),

    'signing.planSlots': (input) => planSlots(context, input),
    'signing.beginSlots': (input) => beginSlots(context, input),
    'signing.beginSend': (input) => beginSend(context, input),
    'signing.readPayment': (input) => readPayment(context, input),
    'signing.planSendBtc': (input) => planSendBtc(context, input),
    'signing.beginSendBtc': (input) => beginSendBtc(context, input),
    'signing.approve': (input) => approve(context, input),
    'signing.cancel': (input) => cancelFlow(context, input),
    'signing.unfinished': now((input) => listUnfinished(context, input)),
    'signing.resume': (input) => resume(context, input),
    'signing.look': (input) => checkOutcome(context, input),
    'signing.handOver': (input) => handOver(context, input),

    'handoff.begin': (input) => beginAway(context, input),
    'handoff.read': now((input) => readAway(context, input)),
    'handoff.save': (input) => saveAway(context, input),
    'handoff.bringBack': (input) => bringBack(context, input),

    'watch.account': now((input) => showAccount(context, input)),
    'watch.saveAccount': (input) => saveAccount(context, input),
    'watch.address': now((input) => deriveAddress(context, input)),
    'watch.forPrograms': now((input) => showForPrograms(context, input)),
    'watch.saveForProgram': (input) => saveForProgram(context, input),
    'watch.read': (input) => readBroughtAccount(context, input),
    'watch.add': (input) => watchWallet(context, input),

    'rules.read': (input) => readRules(context, input),
    'rules.set': (input) => setRules(context, input),

    'offline.bring': (input) => importPsbt(context, input),
    'offline.list': now((input) => listImported(context, input)),
    'offline.read': (input) => readImported(context, input),
    'offline.coinsThere': (input) => coinsThere(context, input),
    'offline.sign': (input) => signBrought(context, input),
    'offline.signMany': (input) => signMany(context, input),
    'offline.save': (input) => saveSigned(context, input),
    'offline.saveMany': (input) => saveManySigned(context, input),
    'offline.copy': (input) => copySigned(context, input),
    'offline.codes': async ({ broughtId }) => ({ heldId: await showSigned(context, broughtId) }),
    'offline.drop': withoutAnswer(({ broughtId }) => dropImported(context, broughtId)),
    'offline.setOfflineMode': (input) => setOfflineMode(context, input),

    'backup.make': (input) => makeBackup(context, input),
    'backup.open': (input) => backups.open(input),
    'backup.restore': (input) => backups.restore(input),

    'assets.balance': (input) => readBalance(context, input),
    'assets.grounds': now((input) => readGrounds(context, input)),
    'assets.history': (input) => readHistory(context, input),
    'assets.decideName': (input) => decideName(context, input),
    'assets.issue': (input) => issueAsset(context, input),

    'transfers.fail': (input) => failTransfer(context, input),
    'transfers.verify': (input) => verifyTransfer(context, chain, input),
    'transfers.saveAssetData': (input) => saveAssetData(context, input),
    'transfers.exportLabels': (input) => exportLabels(context, input),
    'transfers.importLabels': (input) => importLabels(context, input),
    'transfers.exportCsv': (input) => exportCsv(context, input),

    'invoices.create': (input) => createInvoice(context, chain, input),
    'invoices.list': (input) => listInvoices(context, input),
    'invoices.status': async (input) => {
      const told = await invoiceStatus(context, input);
      // Paid since it was last looked at; the page asks again every few seconds.
      if (told.txid !== null && told.assetData === null) verifySoon(input.walletId);
      return told;
    },
    'invoices.read': (input) => readInvoices(context, input),

    'wallet.ownService': () => context.ownService.look(),
    'chain.read': now(({ walletId }) => chain.view(walletId)),
    'chain.test': (input) => testChainSource(context, input),
    'chain.use': (input) => useChainSource(context, chain, input),
    'chain.useSecond': (input) => useSecondSource(context, chain, input),
    'chain.removeSecond': now((input) => removeSecondSource(context, chain, input)),
    'chain.turnOff': now((input) => turnOffChain(context, chain, input)),
    'chain.follow': async ({ walletId }) => {
      await requireSources(context, context.wallets.require(walletId));
      await chain.follow(walletId);
      await doubleSpends.look(walletId, await chain.open(walletId));
      return chain.view(walletId);
    },
    'chain.fees': (input) => estimateFees(chain, input),
    'chain.whereabouts': async (input) => {
      await requireSources(context, context.wallets.require(input.walletId));
      return doubleSpends.whereabouts(chain, input);
    },
    'chain.doubleSpends': now((input) => doubleSpends.found(input)),

    'lock.forgot': (input) => forgot(context, input),

    'nodes.fetchList': (input) => fetchAnyList(context, input),

    'practice.status': () => practice.status(),
    'practice.faucet': (input) => useFaucet(context, input),
    'practice.mine': ({ blocks }) => practice.mine(blocks),
    'practice.setInvoiceSeconds': ({ seconds }) => practice.setInvoiceSeconds(seconds),
    'practice.friend': () => practice.friend.status(),
    'practice.setFriend': async ({ silent, leaves }) => {
      if (leaves !== undefined) await practice.friend.setLeaves(leaves);
      return silent === undefined ? practice.friend.status() : practice.friend.setSilent(silent);
    },
    'practice.friendInvoice': (input) => friendInvoice(context, input),
    'practice.friendPay': (input) => friendPay(context, input),
    'practice.giveSamples': (input) => giveSamples(context, input),
    'practice.nodes': () => practice.nodes.status(),
    'practice.makeNodes': (input) => makeNodes(context, input),
    'practice.releaseImage': (input) => practice.nodes.release(input),
    'practice.upgradeAutomatic': (input) => practice.nodes.upgradeAutomatic(input),
    'practice.setNodes': (input) => practice.nodes.set(input),
    'practice.passTime': ({ seconds }) => practice.nodes.pass(seconds),
    'practice.nodePassword': async ({ nodeId }) => {
      const [password = ''] = await practice.nodes.passwords([nodeId]);
      return { password };
    },
  };
}
