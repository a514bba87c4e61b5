import { fail } from '../domain/errors.ts';
import { redact, type Logger } from './logger.ts';
import { changeSettings } from './app-settings.ts';
import { chooseFiles } from './choose-files.ts';
import { listAssets } from '../wallet/assets/describe.ts';
import type { Context } from '../backup/context.ts';
import {
  adoptLock,
  askAbove,
  changePassword,
  removePassword,
  setIdle,
  setPassword,
  unlock,
} from '../wallet/lock/password.ts';
import { planMany, runMany } from '../nodes/act-on-many.ts';
import { holdNode, unlockNode, upgradeNode, upgradeToUnlocked } from '../nodes/act-on-node.ts';
import type { NodeWork } from '../nodes/node-work.ts';
import { importList } from '../nodes/list/take-nodes.ts';
import { keepManySecrets } from '../nodes/secrets/keep-many-secrets.ts';
import { exportList, listNodes, lockedHistory, readLogs, readNode } from '../nodes/list/read-nodes.ts';
import { removeCloud, removeNodes } from '../nodes/list/remove.ts';
import { saveCloud } from '../nodes/list/save-cloud.ts';
import { saveNode } from '../nodes/list/save-node.ts';
import { openedFile } from '../wallet/signing/opened-file.ts';
import { diagnose } from './diagnostics.ts';
import { backupStatus } from '../backup/make.ts';
import { labelTransfer, pageTransfers, readTransfer } from '../wallet/transfers/read-transfers.ts';
import { toView } from '../wallet/context/wallet-list.ts';
import { holdingsOf } from '../wallet/book/own-book.ts';
import { now, withoutAnswer, type Handlers } from './dispatch.ts';

/**
 * What answers from the start: what the first screen asks and, beside it, all that touches no key, no transaction and no
 * service. It stands before anything cryptographic is loaded.
 */
export function eagerHandlers(context: Context, nodeWork: NodeWork, logger: Logger) {
  const { wallets, signer, host } = context;
  return {
    'vault.keychain': () => signer.keychain(),
    'vault.wordsOnScreen': withoutAnswer(({ shown }) => context.screen.keepPrivate(shown)),

    'wallet.list': now(() => ({ wallets: wallets.list().map(toView), activeId: wallets.activeId() })),
    // As the service told it last, from what is kept here. Asks no service; for showing alone.
    'wallet.lastOverview': now(({ walletId }) => holdingsOf(context, wallets.require(walletId)).overview()),

    'codes.frames': now((input) => context.codes.frames(input)),
    'codes.gather': now((input) => context.codes.take(input)),
    'codes.camera': withoutAnswer(({ on }) => context.camera.allow(on)),

    'backup.status': now(() => backupStatus(context)),

    'assets.list': now((input) => listAssets(context, input)),

    'transfers.page': now((input) => pageTransfers(context, input)),
    'transfers.read': now((input) => readTransfer(context, input)),
    'transfers.label': now((input) => labelTransfer(context, input)),

    'files.choose': (input) => chooseFiles(context, input),
    'links.take': now(() => context.links.take()),
    'offline.openedFile': () => openedFile(context),
    'offline.forgetOpenedFile': withoutAnswer(({ openedId }) => context.openedFiles.forget(openedId)),

    'lock.state': now(() => context.lock.view()),
    'lock.look': async () => {
      if (context.lock.view().password === 'unknown') await context.lock.look(true);
      return context.lock.view();
    },
    'lock.unlock': (input) => unlock(context, input),
    'lock.now': now(() => {
      context.lock.lock();
      return context.lock.view();
    }),
    'lock.active': withoutAnswer(() => context.lock.active()),
    'lock.setPassword': (input) => setPassword(context, input),
    'lock.changePassword': (input) => changePassword(context, input),
    'lock.removePassword': (input) => removePassword(context, input),
    'lock.setIdle': (input) => setIdle(context, input),
    'lock.adopt': (input) => adoptLock(context, input),
    'lock.askAbove': (input) => askAbove(context, input),

    'nodes.list': now(() => listNodes(context)),
    'nodes.read': (input) => readNode(context, input),
    'nodes.saveCloud': (input) => saveCloud(context, input),
    'nodes.removeCloud': (input) => removeCloud(context, input),
    'nodes.save': (input) => saveNode(context, input),
    'nodes.keepSecrets': (input) => keepManySecrets(context, input),
    'nodes.remove': (input) => removeNodes(context, input),
    'nodes.importList': (input) => importList(context, input),
    'nodes.exportList': (input) => exportList(context, input),
    'nodes.check': withoutAnswer(({ nodeIds }) => {
      context.lock.retryKeychain();
      return nodeWork.watcher.checkNow(nodeIds);
    }),
    'nodes.upgrade': (input) => upgradeNode(context, nodeWork, input),
    'nodes.unlock': (input) => unlockNode(context, nodeWork, input),
    'nodes.upgradeToUnlocked': (input) => upgradeToUnlocked(context, nodeWork, input),
    'nodes.hold': now((input) => holdNode(context, input)),
    'nodes.stop': withoutAnswer(({ nodeId }) => nodeWork.acts.stop(context.registry.node(nodeId).id)),
    'nodes.plan': (input) => planMany(context, nodeWork, input),
    'nodes.run': (input) => runMany(context, nodeWork, input),
    'nodes.steerRun': now(({ runId, to }) => nodeWork.bulk.steer(runId, to)),
    'nodes.runs': now(() => ({ runs: nodeWork.bulk.views() })),
    'nodes.report': now(({ runId }) => nodeWork.bulk.report(runId)),
    'nodes.lockedHistory': now((input) => lockedHistory(context, input)),
    'nodes.logs': (input) => readLogs(context, input),
    'nodes.alerts': now(() => nodeWork.alerts.list()),
    'nodes.seen': withoutAnswer(({ alertIds }) => nodeWork.alerts.seen(alertIds)),
    'nodes.setAlerts': now((settings) => nodeWork.alerts.set(settings)),
    'nodes.watched': withoutAnswer(({ visible }) => nodeWork.watcher.setVisible(visible)),

    'settings.get': now(() => wallets.app()),
    'settings.look': now(() => {
      const { theme, speaks } = wallets.app();
      return { theme, speaks };
    }),
    'settings.set': (change) => changeSettings(context, change),
    'settings.about': now(() => ({
      version: host.version,
      host: host.kind,
      confirm: context.confirm.kind,
      dataFolder: host.dataFolder,
      damage: context.damage().map((damage) => ({ ...damage })),
    })),
    'settings.diagnostics': () => diagnose(context, { logged: logger.recent(), redact }),
    'settings.copy': withoutAnswer(({ text }) => context.clipboard.write(text)),

    'confirm.answer': now(({ questionId, agreed }) => {
      const { answer } = context.confirm;
      if (answer === undefined) throw fail('NOT_HERE', { reason: 'nativeConfirmOnly' });
      answer(questionId, agreed);
      return {};
    }),
  } satisfies Partial<Handlers>;
}

/** By name; whatever is not among them is loaded at its first call. */
export type EagerHandlers = ReturnType<typeof eagerHandlers>;
