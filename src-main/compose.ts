import { createDispatch, type Dispatch } from './dispatch.ts';
import { fail } from './domain/errors.ts';
import { gated } from './offline-gate.ts';
import type { Handlers } from './handlers.ts';
import { redact, type Logger } from './logger.ts';
import type { Ports, StorageDamage } from './ports.ts';
import { issueAsset } from './use-cases/assets/issue-asset.ts';
import { listAssets, readBalance } from './use-cases/assets/read-assets.ts';
import { createGatheredCodes } from './use-cases/codes/gathered.ts';
import { createHeldCodes } from './use-cases/codes/held.ts';
import type { Context } from './use-cases/context.ts';
import { readAway, saveAway } from './use-cases/handoff/away-view.ts';
import { beginAway } from './use-cases/handoff/begin-away.ts';
import { bringBack } from './use-cases/handoff/bring-back.ts';
import { createAppLock } from './use-cases/lock/app-lock.ts';
import { adoptLock } from './use-cases/lock/adopt.ts';
import { forgot } from './use-cases/lock/forgot.ts';
import { askAbove, changePassword, removePassword, setPassword, unlock } from './use-cases/lock/password.ts';
import { countLocked } from './use-cases/nodes/locked-sign.ts';
import { planMany, runMany } from './use-cases/nodes/act-on-many.ts';
import { unlockNode, upgradeNode, upgradeToUnlocked } from './use-cases/nodes/act-on-node.ts';
import { createBoard } from './use-cases/nodes/board.ts';
import { createNodeWork, type NodeWork } from './use-cases/nodes/node-work.ts';
import { exportList } from './use-cases/nodes/export-list.ts';
import { importList } from './use-cases/nodes/import-list.ts';
import { keepManySecrets } from './use-cases/nodes/keep-many-secrets.ts';
import { lockedHistory } from './use-cases/nodes/locked-history.ts';
import { listNodes, readNode } from './use-cases/nodes/read-nodes.ts';
import { removeCloud, removeNodes } from './use-cases/nodes/remove.ts';
import { saveCloud } from './use-cases/nodes/save-cloud.ts';
import { saveNode } from './use-cases/nodes/save-node.ts';
import { giveSamples } from './use-cases/practice/give-samples.ts';
import { fetchAnyList, makeNodes } from './use-cases/practice/practice-nodes.ts';
import { friendInvoice, friendPay } from './use-cases/practice/tell-friend.ts';
import { useFaucet } from './use-cases/practice/use-practice.ts';
import { diagnose } from './use-cases/diagnostics.ts';
import { resumeRestore } from './use-cases/backup/apply.ts';
import { backupStatus, makeBackup } from './use-cases/backup/make.ts';
import { createBackups } from './use-cases/backup/restore.ts';
import { readRules, setRules } from './use-cases/rules/read-rules.ts';
import { bringIn, dropBrought, readBrought } from './use-cases/offline/bring-in.ts';
import { coinsThere, listBrought } from './use-cases/offline/list-brought.ts';
import { setOfflineMode } from './use-cases/offline/offline-mode.ts';
import { copySigned, saveManySigned, saveSigned, showSigned } from './use-cases/offline/save-signed.ts';
import { signBrought } from './use-cases/offline/sign-brought.ts';
import { signMany } from './use-cases/offline/sign-many.ts';
import { approve } from './use-cases/signing/approve.ts';
import { createInvoice } from './use-cases/invoices/create-invoice.ts';
import { invoiceStatus, listInvoices } from './use-cases/invoices/own-invoices.ts';
import { readInvoices } from './use-cases/invoices/read-invoices.ts';
import { beginSend } from './use-cases/signing/begin-send.ts';
import { beginSendBtc } from './use-cases/signing/begin-send-btc.ts';
import { beginSlots } from './use-cases/signing/begin-slots.ts';
import { cancelFlow } from './use-cases/signing/cancel-flow.ts';
import { createServiceClocks } from './use-cases/service-clocks.ts';
import { handOver } from './use-cases/signing/hand-over.ts';
import { look } from './use-cases/signing/look.ts';
import { planSendBtc } from './use-cases/signing/plan-send-btc.ts';
import { planSlots } from './use-cases/signing/plan-slots.ts';
import { readPayment } from './use-cases/signing/read-payment.ts';
import { recoverFlows } from './use-cases/signing/recover.ts';
import { resume } from './use-cases/signing/resume.ts';
import { tellingJournal } from './use-cases/signing/telling-journal.ts';
import { listUnfinished } from './use-cases/signing/unfinished.ts';
import { exportCsv } from './use-cases/transfers/export-csv.ts';
import { failTransfer } from './use-cases/transfers/fail-transfer.ts';
import { labelTransfer, pageTransfers, readTransfer } from './use-cases/transfers/read-transfers.ts';
import { createFromService } from './use-cases/vault/create-from-service.ts';
import { createWallet, restoreWallet } from './use-cases/vault/create-wallet.ts';
import { adoptWallet, lookInKeychain } from './use-cases/vault/look-in-keychain.ts';
import { checkWords, revealWords } from './use-cases/vault/words.ts';
import { createWalletBook, toView } from './use-cases/wallet-book.ts';
import { acceptCoins, checkConsistency } from './use-cases/wallet/consistency.ts';
import { connectWallet, registerWallet } from './use-cases/wallet/connect-wallet.ts';
import { detectConnection, reachConnection } from './use-cases/wallet/detect-connection.ts';
import {
  removeWallet,
  renameWallet,
  selectWallet,
  walletDescriptors,
} from './use-cases/wallet/manage-wallet.ts';
import { lastAddress, newAddress, readOverview, readUnspents } from './use-cases/wallet/read-wallet.ts';
import { refreshWallet } from './use-cases/wallet/refresh-wallet.ts';
import { readBroughtAccount, watchWallet } from './use-cases/watch/account-in.ts';
import { saveAccount, showAccount } from './use-cases/watch/account-out.ts';

export interface Composed {
  readonly dispatch: Dispatch;
  readonly isLocked: () => boolean;
  /** Ends what goes on by itself and writes what was not written yet: before storage is closed. */
  readonly close: () => void;
}

/** Ports → use cases → handlers → dispatch: the whole of main behind one door, the same for every host. */
export function compose(given: Ports, logger: Logger): Composed {
  const ports = gated(given);
  const lock = createAppLock(ports);
  const asides: StorageDamage[] = [];
  const context: Context = {
    ...ports,
    damage: () => [...ports.damage(), ...asides],
    ...lock.guarded,
    lock,
    journal: tellingJournal(ports.journal, ports.tell),
    wallets: createWalletBook(ports),
    board: createBoard(ports),
    clocks: createServiceClocks(ports.clock),
    codes: { ...createHeldCodes(ports.random), ...createGatheredCodes(ports.random) },
    held: new Map(),
    begunAtMs: new Map(),
    registering: new Map(),
    refreshing: new Map(),
  };
  lock.watchNodes(() => countLocked(context.board));
  asides.push(
    ...resumeRestore(context, (error) => {
      logger.fault(context.random.id().slice(0, 8), 'backup', error);
    }),
  );
  recoverFlows(context);
  const nodeWork = createNodeWork(context, (error) => {
    logger.fault(context.random.id().slice(0, 8), 'nodes', error);
  });
  const dispatch = createDispatch({
    handlers: createHandlers(context, nodeWork, logger),
    isLocked: lock.isLocked,
    logFault: logger.fault,
  });
  return {
    dispatch,
    isLocked: lock.isLocked,
    close: () => {
      lock.close();
      nodeWork.close();
      context.board.close();
    },
  };
}

function createHandlers(context: Context, nodeWork: NodeWork, logger: Logger): Handlers {
  const { wallets, practice, signer, host } = context;
  const backups = createBackups(context);
  return {
    'vault.keychain': () => signer.keychain(),
    'vault.create': (input) => createWallet(context, input),
    'vault.restore': (input) => restoreWallet(context, input),
    'vault.createFromService': (input) => createFromService(context, input),
    'vault.reveal': (input) => revealWords(context, input),
    'vault.checkWords': (input) => checkWords(context, input),
    'vault.wordsOnScreen': now(({ shown }) => {
      context.screen.keepPrivate(shown);
      return {};
    }),
    'vault.lookInKeychain': () => lookInKeychain(context),
    'vault.adopt': (input) => adoptWallet(context, input),

    'wallet.list': now(() => ({ wallets: wallets.list().map(toView), activeId: wallets.activeId() })),
    'wallet.select': now((input) => selectWallet(context, input)),
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
    'wallet.refresh': (input) => refreshWallet(context, input),
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
    'signing.look': (input) => look(context, input),
    'signing.handOver': (input) => handOver(context, input),

    'handoff.begin': (input) => beginAway(context, input),
    'handoff.read': now((input) => readAway(context, input)),
    'handoff.save': (input) => saveAway(context, input),
    'handoff.bringBack': (input) => bringBack(context, input),

    'codes.frames': now((input) => context.codes.frames(input)),
    'codes.gather': now((input) => context.codes.take(input)),
    'codes.camera': now(({ on }) => {
      context.camera.allow(on);
      return {};
    }),

    'watch.account': now((input) => showAccount(context, input)),
    'watch.saveAccount': (input) => saveAccount(context, input),
    'watch.read': (input) => readBroughtAccount(context, input),
    'watch.add': now((input) => watchWallet(context, input)),
    'rules.read': (input) => readRules(context, input),
    'rules.set': (input) => setRules(context, input),
    'offline.bring': (input) => bringIn(context, input),
    'offline.list': now((input) => listBrought(context, input)),
    'offline.read': (input) => readBrought(context, input),
    'offline.coinsThere': (input) => coinsThere(context, input),
    'offline.sign': (input) => signBrought(context, input),
    'offline.signMany': (input) => signMany(context, input),
    'offline.save': (input) => saveSigned(context, input),
    'offline.saveMany': (input) => saveManySigned(context, input),
    'offline.copy': (input) => copySigned(context, input),
    'offline.codes': async ({ broughtId }) => ({ heldId: await showSigned(context, broughtId) }),
    'offline.drop': now(({ broughtId }) => {
      dropBrought(context, broughtId);
      return {};
    }),
    'offline.setOfflineMode': (input) => setOfflineMode(context, input),

    'backup.status': now(() => backupStatus(context)),
    'backup.make': (input) => makeBackup(context, input),
    'backup.open': (input) => backups.open(input),
    'backup.restore': (input) => backups.restore(input),

    'assets.list': now((input) => listAssets(context, input)),
    'assets.balance': (input) => readBalance(context, input),
    'assets.issue': (input) => issueAsset(context, input),
    'transfers.page': now((input) => pageTransfers(context, input)),
    'transfers.read': now((input) => readTransfer(context, input)),
    'transfers.label': now((input) => labelTransfer(context, input)),
    'transfers.fail': (input) => failTransfer(context, input),
    'transfers.exportCsv': (input) => exportCsv(context, input),
    'invoices.create': (input) => createInvoice(context, input),
    'invoices.list': now((input) => listInvoices(context, input)),
    'invoices.status': (input) => invoiceStatus(context, input),
    'invoices.read': (input) => readInvoices(context, input),

    'links.take': now(() => context.links.take()),

    'lock.state': now(() => context.lock.view()),
    'lock.unlock': (input) => unlock(context, input),
    'lock.now': now(() => {
      context.lock.lock();
      return context.lock.view();
    }),
    'lock.active': now(() => {
      context.lock.active();
      return {};
    }),
    'lock.setPassword': (input) => setPassword(context, input),
    'lock.changePassword': (input) => changePassword(context, input),
    'lock.removePassword': (input) => removePassword(context, input),
    'lock.setIdle': now(({ minutes }) => {
      context.lock.keep({ ...context.lock.record(), idleMinutes: minutes });
      return context.lock.view();
    }),
    'lock.adopt': (input) => adoptLock(context, input),
    'lock.askAbove': (input) => askAbove(context, input),
    'lock.forgot': (input) => forgot(context, input),

    'nodes.list': now(() => listNodes(context)),
    'nodes.read': (input) => readNode(context, input),
    'nodes.saveCloud': (input) => saveCloud(context, input),
    'nodes.removeCloud': (input) => removeCloud(context, input),
    'nodes.save': (input) => saveNode(context, input),
    'nodes.keepSecrets': (input) => keepManySecrets(context, input),
    'nodes.remove': (input) => removeNodes(context, input),
    'nodes.importList': (input) => importList(context, input),
    'nodes.fetchList': (input) => fetchAnyList(context, input),
    'nodes.exportList': (input) => exportList(context, input),
    'nodes.check': async ({ nodeIds }) => {
      await nodeWork.watcher.checkNow(nodeIds);
      return {};
    },
    'nodes.upgrade': (input) => upgradeNode(context, nodeWork, input),
    'nodes.unlock': (input) => unlockNode(context, nodeWork, input),
    'nodes.upgradeToUnlocked': (input) => upgradeToUnlocked(context, nodeWork, input),
    'nodes.stop': now(({ nodeId }) => {
      nodeWork.acts.stop(context.board.node(nodeId).id);
      return {};
    }),
    'nodes.plan': (input) => planMany(context, nodeWork, input),
    'nodes.run': (input) => runMany(context, nodeWork, input),
    'nodes.steerRun': now(({ runId, to }) => nodeWork.bulk.steer(runId, to)),
    'nodes.runs': now(() => ({ runs: nodeWork.bulk.views() })),
    'nodes.report': now(({ runId }) => nodeWork.bulk.report(runId)),
    'nodes.lockedHistory': now((input) => lockedHistory(context, input)),
    'nodes.alerts': now(() => nodeWork.alerts.list()),
    'nodes.seen': now(({ alertIds }) => {
      nodeWork.alerts.seen(alertIds);
      return {};
    }),
    'nodes.setAlerts': now((settings) => nodeWork.alerts.set(settings)),
    'nodes.watched': now(({ visible }) => {
      nodeWork.watcher.setVisible(visible);
      return {};
    }),

    'practice.status': () => practice.status(),
    'practice.faucet': (input) => useFaucet(context, input),
    'practice.mine': ({ blocks }) => practice.mine(blocks),
    'practice.setInvoiceSeconds': ({ seconds }) => practice.setInvoiceSeconds(seconds),
    'practice.friend': () => practice.friend.status(),
    'practice.setFriend': ({ silent }) => practice.friend.setSilent(silent),
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

    'settings.get': now(() => wallets.app()),
    'settings.set': now((change) => wallets.setApp(definedOnly(change))),
    'settings.about': now(() => ({
      version: host.version,
      host: host.kind,
      confirm: context.confirm.kind,
      dataFolder: host.dataFolder,
      damage: context.damage().map((damage) => ({ ...damage })),
    })),
    'settings.diagnostics': () => diagnose(context, { logged: logger.recent(), redact }),
    'settings.copy': async ({ text }) => {
      await context.clipboard.write(text);
      return {};
    },

    'confirm.answer': now(({ questionId, agreed }) => {
      const { answer } = context.confirm;
      if (answer === undefined) throw fail('NOT_HERE', { reason: 'nativeConfirmOnly' });
      answer(questionId, agreed);
      return {};
    }),
  };
}

/** A handler that needs no waiting; what it throws becomes a rejection like any other. */
function now<I, O>(act: (input: I) => O): (input: I) => Promise<O> {
  return (input) =>
    new Promise((resolve) => {
      resolve(act(input));
    });
}

/** Drops members that are present but undefined, so that they never overwrite what is there. */
function definedOnly<T extends object>(change: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
