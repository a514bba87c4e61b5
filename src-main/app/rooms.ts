import type { Call } from '../../src-preload/contract/index.ts';
import { warmSigned } from '../wallet/book/own-book.ts';
import { countLocked } from '../nodes/watch/tray-status.ts';
import { createNodeWork, type NodeWork } from '../nodes/node-work.ts';
import { keepCount } from '../wallet/rules/wallet-rules.ts';
import { recoverFlows } from '../wallet/signing/unfinished.ts';
import { allCalls } from './all-calls.ts';
import { createDispatch, type DispatchDeps } from './dispatch.ts';
import { createFirstScreen } from './first-screen.ts';
import { createBackgroundVerifier } from '../wallet/transfers/background-verify.ts';
import { createCopies } from '../backup/copies.ts';
import { createBackups } from '../backup/restore.ts';
import { createDoubleSpends } from '../wallet/transfers/double-spends.ts';
import { createChainHistory } from '../wallet/bitcoin/chain-history.ts';
import { createChainKeeper } from '../wallet/chain/chain-keeper.ts';
import type { Context } from '../backup/context.ts';
import type { createAppLock } from '../wallet/context/app-lock.ts';
import type { Logger } from './logger.ts';

/** Throws STORAGE_DAMAGED. */
export function openRooms(
  context: Context,
  lock: ReturnType<typeof createAppLock>,
  logger: Logger,
  faultOf: (name: string) => (error: unknown) => void,
) {
  recoverFlows(context);
  const { registry } = context;
  let isClosed = false;
  let opened: NodeWork | null = null;
  const work = (): NodeWork => (opened ??= createNodeWork(context, faultOf('nodes')));
  // Reading thousands of nodes must not delay the first screen or a wallet.
  const firstScreen = createFirstScreen(context.timers, (call) => !isAboutNodes(call));
  firstScreen.served
    .then(registry.readNodes)
    .then(() => {
      if (isClosed) return;
      work();
      lock.told();
    })
    .catch((error: unknown) => {
      if (!isClosed) faultOf('nodes')(error);
    });
  lock.watchNodes(
    () => (registry.areNodesRead() ? countLocked(registry, lock.isWithoutTokens()) : null),
    () => work().neededWhileLocked(),
  );
  const endCount = keepCount(context, faultOf('rules'));
  const fault = faultOf('background');
  const doubleSpends = createDoubleSpends(context);
  const chain = createChainKeeper(context, fault, doubleSpends.look);
  const backups = createBackups(context);
  const ready: DispatchDeps<Context>['ready'] = async (call, input) => {
    if (!isAboutNodes(call)) return readSignedFirst(context, call, input);
    // A host tells of its window before any screen asks.
    if (call !== 'nodes.watched') firstScreen.hurry();
    // A partial list of nodes would look complete.
    await firstScreen.served;
    await registry.readNodes();
    work();
  };
  const dispatch = createDispatch({
    calls: allCalls,
    context: {
      ...context,
      ...{ chain, doubleSpends, logger },
      chainHistory: createChainHistory(context, chain),
      get work() {
        return work();
      },
      verifySoon: createBackgroundVerifier({ ...context, chain }, fault),
      backups,
      copies: createCopies(context, faultOf('copies')),
    },
    isLocked: lock.isLocked,
    known: lock.known,
    ready,
    logFault: logger.fault,
  });
  return {
    dispatch: firstScreen.watch(dispatch),
    close: (): Promise<void> => {
      firstScreen.end();
      endCount();
      isClosed = true;
      opened?.close();
      return backups.written();
    },
  };
}

/** Reads in turns what was signed, before a call wants all of it at once. */
async function readSignedFirst(context: Context, call: Call, input: unknown): Promise<void> {
  const { walletId } = input as { readonly walletId?: unknown };
  if (typeof walletId === 'string' && !OF_THE_FIRST_SCREEN.includes(call))
    await warmSigned(context, walletId);
}

const isAboutNodes = (call: unknown): boolean => String(call).startsWith('nodes.');

/** They need nothing of what was signed, and a start waits for them. */
const OF_THE_FIRST_SCREEN: readonly Call[] = [
  'assets.list',
  'signing.unfinished',
  'transfers.page',
  'wallet.lastOverview',
  'wallet.select',
];
