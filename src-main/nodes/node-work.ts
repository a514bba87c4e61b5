import { say } from '../../src-preload/messages/say.ts';
import type { NodeRecord } from '../records/node.ts';
import type { NodeTarget } from './api/client.ts';
import { WalletError } from '../base/errors.ts';
import type { NodesContext } from './registry/context.ts';
import { createActs } from './act/acts.ts';
import { createAlerts } from './watch/alerts.ts';
import { createBulk, type MeansOf } from './act/bulk.ts';
import { keepTrayStatus, needsToken } from './watch/tray-status.ts';
import { credentialsOf, wordOf } from './act/credentials.ts';
import { isMoved } from './registry/node-address.ts';
import { serviceOf, targetsOf } from './secrets/open-services.ts';
import { createWatcher } from './watch/watcher.ts';

export type NodeWork = ReturnType<typeof createNodeWork>;

/** For what has to do with what goes on. */
export interface WorkContext extends NodesContext {
  readonly work: NodeWork;
}

/** A yes in the midst of an act by hand is that act's. */
const GO_ON_AFTER_MS = 3_000;

/** What goes on by itself about nodes: acts, bulk runs, watching, alerts. One of each for the life of the program. */
export function createNodeWork(context: NodesContext, fault: (error: unknown) => void) {
  const { registry, clock, timers, random, sleep, lockedSign, lock } = context;
  const acts = createActs({ registry, clock, timers, fault });
  /** Not unlocked by itself, since their secrets were given for another address. */
  const stopped = new Set<string>();
  let cancelGoOn: (() => void) | null = null;
  const meansOf: MeansOf = async (nodes, act, typed) => {
    const found = await credentialsOf(context, nodes, act, typed);
    return new Map([...found].map(([id, one]) => [id, one instanceof WalletError ? wordOf(one) : one]));
  };
  const bulk = createBulk({ ...context, acts, meansOf });
  const alerts = createAlerts({ ...context, acts, bulk, isLocked: lock.isLocked });
  const watcher = createWatcher({
    ...context,
    random01: () => Number.parseInt(random.id().slice(0, 8), 16) / 2 ** 32,
    isBusy: acts.isBusy,
    fault,
    means: {
      serviceOf: async (cloudId) => {
        const cloud = registry.cloud(cloudId);
        const open = () => serviceOf(context, cloud);
        return cloud.tokenId === null ? open() : lock.readTokens(open);
      },
      targetsOf: async (nodes) => {
        if (lock.isWithoutTokens())
          return onlyTargets(
            await targetsOf(
              context,
              nodes.filter((node) => !needsToken(registry, node)),
            ),
          );
        const found = await lock.readTokens(() => targetsOf(context, nodes));
        for (const [nodeId, target] of found)
          sayMissing(nodeId, target instanceof WalletError && target.failure.code === 'TOKEN_MISSING');
        return onlyTargets(found);
      },
    },
    onNewImage: (cloudId) => {
      for (const node of registry.nodes())
        if (node.cloudId === cloudId && registry.seen(node.id).predicted !== null)
          alerts.raise('willLock', node.id);
    },
    onUpgradeFailed: (nodeId) => {
      if (acts.isBusy(nodeId) || registry.row(nodeId).trouble?.kind === 'upgradeFailed') return;
      registry.setTrouble(nodeId, {
        kind: 'upgradeFailed',
        text: say('act-service-failed'),
        atMs: clock.nowMs(),
      });
      alerts.raise('upgradeFailed', nodeId);
    },
  });
  const endAlerts = alerts.start();
  const endAuto = registry.onChange(({ node, before, after, by, atMs }) => {
    // It came to an end after all.
    const wasUpgrading = before.state === 'upgrading' || before.overdue === 'upgrading';
    if (
      wasUpgrading &&
      after.overdue !== 'upgrading' &&
      registry.row(node.id).trouble?.kind === 'upgradeFailed'
    )
      registry.setTrouble(node.id, null);
    // Only a lock that came by itself, after it was unlocked, upgraded or away: never one that was there before.
    const isRestart = before.state === 'unreachable' && after.sinceMs === atMs;
    const isNew =
      after.state === 'locked' &&
      (isRestart || wasUpgrading || ['unlocked', 'outdated'].includes(before.state));
    if (!mayUnlock(node) || !isNew || by === 'you' || by === 'bulk' || acts.isBusy(node.id)) return;
    unlockByItself(node).catch(fault);
  });
  // Else it would ask with addresses and tokens of before, and never ask a node that is new.
  const endRenewing = registry.onSettings(() => {
    watcher.renew();
    if (stopped.size > 0) cancelGoOn ??= timers.after(GO_ON_AFTER_MS, goOn);
  });
  let hadTokens = !lock.isWithoutTokens();
  let wasShut = lock.isKeychainShut();
  const endUnlocking = lock.onChange(() => {
    const hasTokens = !lock.isWithoutTokens();
    if (hasTokens && !hadTokens) watcher.renew();
    // Whoever waited for the keychain was not asked for as long as that took.
    if (hasTokens && wasShut) watcher.checkNow(null).catch(fault);
    hadTokens = hasTokens;
    wasShut = lock.isKeychainShut();
  });
  const endSign = keepTrayStatus({ registry, timers, lockedSign, lock, fault });
  const endSleep = sleep.watch({
    asleep: watcher.stop,
    awake: (sinceMs) => {
      // Not every host says before that it will sleep.
      watcher.stop();
      registry.moments.slept(sinceMs);
      watcher.start();
    },
  });
  watcher.start();

  /** The token that was kept for a node is not in this keychain, or is again. */
  function sayMissing(nodeId: string, isMissing: boolean): void {
    const isSaid = registry.row(nodeId).trouble?.kind === 'tokenMissing';
    if (isMissing === isSaid || (isMissing && acts.isBusy(nodeId))) return;
    const trouble = { kind: 'tokenMissing', text: say('act-not-by-itself'), atMs: clock.nowMs() } as const;
    registry.setTrouble(nodeId, isMissing ? trouble : null);
  }

  /** It never asks: what a person agreed to meanwhile is unlocked then, unless they did that, too. */
  function goOn(): void {
    cancelGoOn = null;
    for (const node of registry.nodes()) {
      if (!stopped.has(node.id) || isMoved(registry.cloud(node.cloudId), node)) continue;
      stopped.delete(node.id);
      if (registry.row(node.id).trouble?.kind !== 'addressChanged' || acts.isBusy(node.id)) continue;
      registry.setTrouble(node.id, null);
      if (mayUnlock(node) && registry.seen(node.id).state === 'locked') unlockByItself(node).catch(fault);
    }
  }

  /** It was chosen for this node, and nobody holds it now. */
  function mayUnlock({ id }: NodeRecord): boolean {
    const { unlockByItself: isChosen, heldSinceMs } = registry.node(id);
    return isChosen && heldSinceMs === null;
  }

  async function unlockByItself(node: NodeRecord): Promise<void> {
    const means = (await meansOf([node], 'unlock')).get(node.id);
    if (means === undefined || typeof means === 'string') {
      const isSaid = means === 'hostNotApproved' || means === 'addressChanged' || means === 'tokenMissing';
      const kind = isSaid ? means : 'noSecret';
      if (kind === 'addressChanged') stopped.add(node.id);
      registry.setTrouble(node.id, { kind, text: say('act-not-by-itself'), atMs: clock.nowMs() });
      return;
    }
    if (!acts.isBusy(node.id)) await acts.start(node, 'unlock', 'itself', means).ended;
  }

  return {
    acts,
    bulk,
    watcher,
    alerts,
    /**
     * The entries of the keychain that are needed while Ochre is locked: to watch on, to end what a person began, and to
     * unlock by itself those nodes that a person chose for that. No others.
     */
    neededWhileLocked: (): readonly string[] =>
      [
        ...registry.clouds().map(({ tokenId }) => tokenId),
        ...registry
          .nodes()
          .flatMap((node) => [
            node.tokenId,
            ...(node.unlockByItself || bulk.isToUnlock(node.id) ? Object.values(node.secretIds) : []),
          ]),
      ].filter((id) => id !== null),
    fault,
    close: () => {
      endSleep();
      endSign();
      watcher.stop();
      endRenewing();
      endUnlocking();
      cancelGoOn?.();
      endAlerts();
      endAuto();
      bulk.close();
      acts.close();
    },
  };
}

function onlyTargets(found: ReadonlyMap<string, NodeTarget | WalletError>): ReadonlyMap<string, NodeTarget> {
  return new Map(
    [...found].flatMap(([id, target]) => (target instanceof WalletError ? [] : [[id, target] as const])),
  );
}
