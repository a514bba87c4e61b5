import { LAST_INDEX } from '../keys/account.ts';
import type { RoomCalls } from '../ports/index.ts';
import { listAssets } from './assets/describe.ts';
import { issueAsset } from './assets/issue-asset.ts';
import { readBalance } from './assets/read-balance.ts';
import { readGrounds } from './assets/read-grounds.ts';
import { readHistory } from './assets/read-history.ts';
import { labelAddress, listAddresses } from './bitcoin/addresses.ts';
import type { HistoryContext } from './bitcoin/transactions.ts';
import { exportTransactions, labelTransaction, listTransactions } from './bitcoin/transactions.ts';
import { decideName } from './book/names.ts';
import { holdingsOf } from './book/own-book.ts';
import type { ChainContext } from './chain/chain-keeper.ts';
import { requireSources } from './chain/source.ts';
import {
  connectWallet,
  detectConnection,
  reachConnection,
  registerWallet,
} from './connection/connect-wallet.ts';
import { acceptCoins, checkConsistency } from './connection/consistency.ts';
import { lastAddress, markCoin, newAddress, readOverview, readUnspents } from './connection/read-wallet.ts';
import type { VerifyingContext } from './context/context.ts';
import { toView } from './context/wallet-list.ts';
import {
  adoptLock,
  setAskAbove,
  changePassword,
  removePassword,
  setIdle,
  setPassword,
  unlock,
} from './lock/password.ts';
import { readBroughtAccount, watchWallet } from './manage/account-in.ts';
import {
  deriveAddress,
  saveAccount,
  saveForProgram,
  showAccount,
  showForPrograms,
} from './manage/account-out.ts';
import { removeWallet } from './manage/manage-wallet.ts';
import { beginMove, chooseMove, readMove } from './manage/move-assets.ts';
import { createInvoice } from './receive/create-invoice.ts';
import { invoiceStatus, listInvoices } from './receive/own-invoices.ts';
import { readInvoices } from './receive/read-invoices.ts';
import { refreshWallet } from './refresh/refresh-wallet.ts';
import { chooseRules, lookAtRules } from './rules/read-rules.ts';
import { beginSendBtc, planSendBtc, readPayment } from './pay/kinds/bitcoin.ts';
import { beginReplacement, planReplacement } from './pay/kinds/replacement.ts';
import { beginSend } from './pay/kinds/send.ts';
import { beginSlots, planSlots } from './pay/kinds/slots.ts';
import { combinePsbts } from './signing/combine-psbts.ts';
import { beginAway, importSigned, readAwaitingSignature, saveAway } from './signing/handoff.ts';
import {
  coinsThere,
  comparePayee,
  dropImported,
  importPsbt,
  listImported,
  readImported,
} from './signing/import-psbt.ts';
import { readOpenedFile } from './signing/opened-file.ts';
import {
  copySigned,
  saveManySigned,
  saveSigned,
  showSigned,
  signImported,
  signMany,
} from './signing/sign-imported.ts';
import { approve } from './signing/sign.ts';
import { cancelFlow, listUnfinished, resume } from './signing/unfinished.ts';
import { stopWaiting, waitForSlots } from './pay/waiting.ts';
import { checkOutcome, submitTransaction } from './submit/submit.ts';
import type { DoubleSpends } from './transfers/double-spends.ts';
import { exportCsv } from './transfers/export-csv.ts';
import { failTransfer } from './transfers/fail-transfer.ts';
import { exportLabels, importLabels } from './transfers/labels.ts';
import { labelTransfer, pageTransfers, readTransfer, saveAssetData } from './transfers/read-transfers.ts';
import { verifyTransfer } from './transfers/verify-history.ts';
import {
  adoptWallet,
  createFromService,
  createWallet,
  lookInKeychain,
  restoreWallet,
} from './vault/create-wallet.ts';
import { checkWords, revealWords } from './vault/words.ts';

type Given = ChainContext & HistoryContext & VerifyingContext & { readonly doubleSpends: DoubleSpends };

export const walletCalls = {
  'vault.keychain': ({ signer }) => signer.keychain(),
  'vault.create': createWallet,
  'vault.restore': restoreWallet,
  'vault.createFromService': createFromService,
  'vault.reveal': revealWords,
  'vault.checkWords': checkWords,
  'vault.wordsOnScreen': ({ screen }, { shown }) => screen.keepPrivate(shown),
  'vault.lookInKeychain': lookInKeychain,
  'vault.adopt': adoptWallet,

  'wallet.list': ({ wallets }) => ({ wallets: wallets.list().map(toView), activeId: wallets.activeId() }),
  'wallet.select': ({ wallets }, { walletId }) => {
    wallets.select(walletId);
    return toView(wallets.require(walletId));
  },
  'wallet.tellAgain': ({ wallets, tell }) => {
    const walletId = wallets.activeId();
    if (walletId === null) return;
    for (const name of ['wallet.changed', 'chain.changed', 'offline.changed', 'signing.moved'] as const)
      tell(name, { walletId });
  },
  'wallet.chooseCodeForm': ({ wallets }, { walletId, form }) =>
    toView(wallets.update(walletId, () => ({ codeForm: form }))),
  'wallet.searchFurther': ({ wallets }, { walletId }) =>
    toView(
      wallets.update(walletId, ({ searchLength }) => ({
        searchLength: Math.max(searchLength, Math.min(2 * searchLength, LAST_INDEX)),
      })),
    ),
  'wallet.rename': ({ wallets }, { walletId, name }) => toView(wallets.update(walletId, () => ({ name }))),
  'wallet.remove': removeWallet,

  'wallet.connect': connectWallet,
  'wallet.detect': detectConnection,
  'wallet.reach': reachConnection,
  'wallet.register': registerWallet,
  'wallet.ownService': ({ ownService }) => ownService.look(),
  'wallet.refresh': async (context, asked) => {
    const refreshed = await refreshWallet(context, asked);
    context.verifySoon(asked.walletId);
    return refreshed;
  },
  'wallet.overview': readOverview,
  'wallet.lastOverview': (context, { walletId }) =>
    holdingsOf(context, context.wallets.require(walletId)).overview(),
  'wallet.unspents': readUnspents,
  'wallet.consistency': checkConsistency,
  'wallet.acceptCoins': acceptCoins,
  'wallet.markCoin': markCoin,
  'wallet.transactions': listTransactions,
  'wallet.findTransactions': async (context, { walletId, again }) => {
    if (again) await requireSources(context, context.wallets.require(walletId));
    await context.chainHistory.look(walletId, again);
  },
  'wallet.labelTransaction': labelTransaction,
  'wallet.exportTransactions': exportTransactions,
  'wallet.newAddress': newAddress,
  'wallet.lastAddress': lastAddress,
  'wallet.addresses': listAddresses,
  'wallet.labelAddress': labelAddress,

  'signing.planSlots': planSlots,
  'signing.beginSlots': beginSlots,
  'signing.beginSend': beginSend,
  'signing.readPayment': readPayment,
  'signing.planSendBtc': planSendBtc,
  'signing.beginSendBtc': beginSendBtc,
  'signing.planReplacement': planReplacement,
  'signing.beginReplacement': beginReplacement,
  'signing.approve': approve,
  'signing.cancel': cancelFlow,
  'signing.unfinished': listUnfinished,
  'signing.wait': waitForSlots,
  'signing.stopWaiting': stopWaiting,
  'signing.resume': resume,
  'signing.handOver': submitTransaction,
  'signing.look': checkOutcome,

  'handoff.begin': beginAway,
  'handoff.read': readAwaitingSignature,
  'handoff.save': saveAway,
  'handoff.bringBack': importSigned,

  'offline.openedFile': readOpenedFile,
  'offline.forgetOpenedFile': ({ openedFiles }, { openedId }) => openedFiles.forget(openedId),
  'offline.bring': importPsbt,
  'offline.list': listImported,
  'offline.read': readImported,
  'offline.compare': comparePayee,
  'offline.coinsThere': coinsThere,
  'offline.sign': signImported,
  'offline.signMany': signMany,
  'offline.combine': combinePsbts,
  'offline.save': saveSigned,
  'offline.saveMany': saveManySigned,
  'offline.copy': copySigned,
  'offline.codes': showSigned,
  'offline.drop': dropImported,

  'invoices.create': createInvoice,
  'invoices.list': listInvoices,
  'invoices.status': async (context, asked) => {
    const told = await invoiceStatus(context, asked);
    // The invoice was paid since the last look. The page asks again every few seconds.
    if (told.txid !== null && told.assetData === null) context.verifySoon(asked.walletId);
    return told;
  },
  'invoices.read': readInvoices,

  'transfers.page': pageTransfers,
  'transfers.read': readTransfer,
  'transfers.label': labelTransfer,
  'transfers.fail': failTransfer,
  'transfers.verify': verifyTransfer,
  'transfers.saveAssetData': saveAssetData,
  'transfers.exportLabels': exportLabels,
  'transfers.importLabels': importLabels,
  'transfers.exportCsv': exportCsv,

  'chain.follow': async (context, { walletId }) => {
    const { chain, doubleSpends, wallets } = context;
    await requireSources(context, wallets.require(walletId));
    await chain.follow(walletId);
    await doubleSpends.look(walletId, await chain.open(walletId));
    return chain.view(walletId);
  },
  'chain.whereabouts': async (context, asked) => {
    await requireSources(context, context.wallets.require(asked.walletId));
    return context.doubleSpends.whereabouts(context.chain, asked);
  },
  'chain.doubleSpends': ({ doubleSpends }, asked) => doubleSpends.found(asked),

  'assets.list': listAssets,
  'assets.balance': readBalance,
  'assets.grounds': readGrounds,
  'assets.history': readHistory,
  'assets.decideName': decideName,
  'assets.issue': issueAsset,

  'watch.account': showAccount,
  'watch.saveAccount': saveAccount,
  'watch.address': deriveAddress,
  'watch.forPrograms': showForPrograms,
  'watch.saveForProgram': saveForProgram,
  'watch.read': readBroughtAccount,
  'watch.add': watchWallet,

  'moves.read': readMove,
  'moves.choose': chooseMove,
  'moves.begin': beginMove,

  'rules.read': lookAtRules,
  'rules.set': chooseRules,

  'lock.state': ({ lock }) => lock.view(),
  'lock.look': async ({ lock }) => {
    if (lock.view().password === 'unknown') await lock.look(true);
    return lock.view();
  },
  'lock.unlock': unlock,
  'lock.now': ({ lock }) => {
    lock.lock();
    return lock.view();
  },
  'lock.active': ({ lock }) => lock.active(),
  'lock.setPassword': setPassword,
  'lock.changePassword': changePassword,
  'lock.removePassword': removePassword,
  'lock.setIdle': setIdle,
  'lock.adopt': adoptLock,
  'lock.askAbove': setAskAbove,
} satisfies RoomCalls<Given>;
