import { createDispatch } from './dispatch.ts';
import type { Dispatch } from '../ports.ts';
import { atFirstCall } from './handlers/at-first-call.ts';
import { eagerHandlers } from './handlers/eager-handlers.ts';
import { gated } from './offline-gate.ts';
import type { Logger } from './logger.ts';
import type { Ports, StorageDamage } from '../ports.ts';
import { createQrAssembler } from '../wallet/signing/qr-assembler.ts';
import { createShownQr } from '../wallet/signing/shown-qr.ts';
import type { Context } from './context.ts';
import { createAppLock } from '../wallet/lock/app-lock.ts';
import { countLocked } from '../nodes/watch/tray-status.ts';
import { createNodeRegistry } from '../nodes/registry/node-registry.ts';
import { createNodeWork } from '../nodes/node-work.ts';
import { resumeRestore } from './backup/bring-back.ts';
import { keepCount } from '../wallet/rules/keep-count.ts';
import { createServiceClocks } from '../wallet/connection/service-clocks.ts';
import { recoverFlows } from '../wallet/signing/recover.ts';
import { tellingSignings } from '../wallet/signing/telling-signings.ts';
import { createWalletBook } from '../wallet/wallet-list.ts';

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
    damage: () => [...ports.damage(), ...asides, ...ports.fleet.unreadable(), ...ports.holdings.unreadable()],
    ...lock.guarded,
    lock,
    signings: tellingSignings(ports.signings, ports.tell),
    wallets: createWalletBook(ports),
    board: createNodeRegistry(ports),
    clocks: createServiceClocks(ports.clock),
    codes: { ...createShownQr(ports.random), ...createQrAssembler(ports.random) },
    held: new Map(),
    begunAtMs: new Map(),
    registering: new Map(),
    refreshing: new Map(),
  };
  // Nothing is answered before the keychain has said whether there is a lock.
  void lock.look(context.wallets.list().length > 0 || context.board.clouds().length > 0);
  asides.push(
    ...resumeRestore(context, (error) => {
      logger.fault(context.random.id().slice(0, 8), 'backup', error);
    }),
  );
  recoverFlows(context);
  const nodeWork = createNodeWork(context, (error) => {
    logger.fault(context.random.id().slice(0, 8), 'nodes', error);
  });
  lock.watchNodes(() => countLocked(context.board, lock.isWithoutTokens()), nodeWork.neededWhileLocked);
  const endCount = keepCount(context, (error) => {
    logger.fault(context.random.id().slice(0, 8), 'rules', error);
  });
  const dispatch = createDispatch({
    handlers: atFirstCall(eagerHandlers(context, nodeWork, logger), async () => {
      const { lazyHandlers } = await import('./handlers/lazy-handlers.ts');
      return lazyHandlers(context);
    }),
    isLocked: lock.isLocked,
    known: lock.known,
    logFault: logger.fault,
  });
  return {
    dispatch,
    isLocked: lock.isLocked,
    close: () => {
      endCount();
      lock.close();
      nodeWork.close();
      context.board.close();
    },
  };
}
