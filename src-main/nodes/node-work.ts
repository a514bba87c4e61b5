import { say } from '../../src-preload/messages/say.ts';
import { WalletError } from '../base/errors.ts';
import type { NodeRecord } from '../records/node.ts';
import type { NodeTarget } from './api/client.ts';
import type { NodesContext } from './registry/context.ts';
import { createActs } from './act/acts.ts';
import { createAlerts } from './watch/alerts.ts';
import { createBulk, type ReadCredentials } from './act/bulk.ts';
import { keepTrayStatus, needsToken } from './watch/tray-status.ts';
import { credentialsOf, wordOf } from './act/credentials.ts';
import { createLater } from './later.ts';
import { isMoved } from './registry/node-address.ts';
import { serviceOf, targetsOf } from './secrets/open-services.ts';
import { createWatcher } from './watch/watcher.ts';
import type { StateChange } from './state/state.ts';

export type NodeWork = ReturnType<typeof createNodeWork>;

export interface WorkContext extends NodesContext {
  readonly work: NodeWork;
}

/** Automatic unlocks wait this long, since an approval during an act by hand belongs to that act. */
const GO_ON_AFTER_MS = 3_000;

export function createNodeWork(context: NodesContext, fault: (error: unknown) => void) {
  const { registry, clock, timers, random, sleep, lock } = context;
  const acts = createActs({ registry, clock, timers, fault });
  /** Nodes not unlocked automatically because their secrets were given for another address. */
  const stopped = new Set<string>();
  const meansOf: ReadCredentials = async (nodes, act, typed) => {
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
        const isWithout = lock.isWithoutTokens();
        const asked = isWithout ? nodes.filter((node) => !needsToken(registry, node)) : nodes;
        const readTargets = () => targetsOf(context, asked);
        const found = await (isWithout ? readTargets() : lock.readTokens(readTargets));
        const open: [string, NodeTarget][] = [];
        for (const [nodeId, target] of found) {
          const isThere = !(target instanceof WalletError);
          if (isThere) open.push([nodeId, target]);
          if (!isWithout) sayMissing(nodeId, !isThere && target.failure.code === 'TOKEN_MISSING');
        }
        return new Map(open);
      },
    },
    onNewImage: (cloudId) => {
      for (const { id, cloudId: of } of registry.nodes())
        if (of === cloudId && registry.seen(id).predicted !== null) alerts.raise('willLock', id);
    },
    onUpgradeFailed: (nodeId) => {
      if (acts.isBusy(nodeId) || troubleOf(nodeId) === 'upgradeFailed') return;
      const text = say('act-service-failed');
      registry.setTrouble(nodeId, { kind: 'upgradeFailed', text, atMs: clock.nowMs() });
      alerts.raise('upgradeFailed', nodeId);
    },
  });
  const goingOn = createLater(timers, GO_ON_AFTER_MS, unlockApproved);
  let hadTokens = !lock.isWithoutTokens();
  let wasShut = lock.isKeychainShut();
  const ends = [
    alerts.start(),
    registry.onChange(changed),
    // Without this the watcher would use old addresses and tokens, and never ask new nodes.
    registry.onSettings(() => {
      watcher.renew();
      if (stopped.size > 0) goingOn.soon();
    }),
    lock.onChange(() => {
      const hasTokens = !lock.isWithoutTokens();
      if (hasTokens && !hadTokens) watcher.renew();
      // Nodes that waited for the keychain haven't been asked since it was shut.
      if (hasTokens && wasShut) watcher.checkNow(null).catch(fault);
      hadTokens = hasTokens;
      wasShut = lock.isKeychainShut();
    }),
    keepTrayStatus(context, fault),
    sleep.watch({
      asleep: watcher.stop,
      awake: (sinceMs) => {
        // Some systems announce only the end of a sleep.
        watcher.stop();
        registry.moments.slept(sinceMs);
        watcher.start();
      },
    }),
    goingOn.end,
  ];
  watcher.start();

  function troubleOf(nodeId: string) {
    return registry.row(nodeId).trouble?.kind;
  }

  function sayStopped(
    nodeId: string,
    kind: 'addressChanged' | 'hostNotApproved' | 'tokenMissing' | 'noSecret',
  ) {
    registry.setTrouble(nodeId, { kind, text: say('act-not-by-itself'), atMs: clock.nowMs() });
  }

  function sayMissing(nodeId: string, isMissing: boolean): void {
    const isSaid = troubleOf(nodeId) === 'tokenMissing';
    if (isMissing === isSaid) return;
    if (!isMissing) registry.setTrouble(nodeId, null);
    else if (!acts.isBusy(nodeId)) sayStopped(nodeId, 'tokenMissing');
  }

  function changed({ node, before, after, by, atMs }: StateChange): void {
    const wasUpgrading = before.state === 'upgrading' || before.overdue === 'upgrading';
    if (wasUpgrading && after.overdue !== 'upgrading' && troubleOf(node.id) === 'upgradeFailed')
      registry.setTrouble(node.id, null);
    // Unlocks only a lock that came without us after unlocked, upgrading or away, never one that was there before.
    const isRestart = before.state === 'unreachable' && after.sinceMs === atMs;
    const isNew = isRestart || wasUpgrading || ['unlocked', 'outdated'].includes(before.state);
    const isByItself = by !== 'you' && by !== 'bulk' && !acts.isBusy(node.id);
    if (after.state === 'locked' && isNew && isByItself && mayUnlock(node)) unlockByItself(node).catch(fault);
  }

  /** Unlocks nodes whose new address the person has approved by now, unless an act is already under way. */
  function unlockApproved(): void {
    for (const node of registry.nodes()) {
      if (!stopped.has(node.id) || isMoved(registry.cloud(node.cloudId), node)) continue;
      stopped.delete(node.id);
      if (troubleOf(node.id) !== 'addressChanged' || acts.isBusy(node.id)) continue;
      registry.setTrouble(node.id, null);
      if (mayUnlock(node) && registry.seen(node.id).state === 'locked') unlockByItself(node).catch(fault);
    }
  }

  function mayUnlock({ id }: NodeRecord): boolean {
    const { unlockByItself: isChosen, heldSinceMs } = registry.node(id);
    return isChosen && heldSinceMs === null;
  }

  async function unlockByItself(node: NodeRecord): Promise<void> {
    const means = (await meansOf([node], 'unlock')).get(node.id);
    if (means === undefined || typeof means === 'string') {
      const isSaid = means === 'hostNotApproved' || means === 'addressChanged' || means === 'tokenMissing';
      if (means === 'addressChanged') stopped.add(node.id);
      sayStopped(node.id, isSaid ? means : 'noSecret');
    } else if (!acts.isBusy(node.id)) await acts.start(node, 'unlock', 'itself', means).ended;
  }

  return {
    acts,
    bulk,
    watcher,
    alerts,
    /** The only secrets needed while Ochre is locked: tokens for watching, and those for runs and automatic unlocks. */
    neededWhileLocked: (): readonly string[] => {
      const mayNeed = ({ id, unlockByItself: isChosen }: NodeRecord) => isChosen || bulk.isToUnlock(id);
      const ids = [
        ...registry.clouds().map(({ tokenId }) => tokenId),
        ...registry
          .nodes()
          .flatMap((node) => [node.tokenId, ...(mayNeed(node) ? Object.values(node.secretIds) : [])]),
      ];
      return ids.filter((id) => id !== null);
    },
    fault,
    close: () => {
      watcher.stop();
      for (const end of ends) end();
      bulk.close();
      acts.close();
    },
  };
}
