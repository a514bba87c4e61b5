import { WalletError } from '../../domain/errors.ts';
import type { NodeRecord } from '../../domain/nodes/records.ts';
import { fillTemplate, parseTemplate } from '../../domain/nodes/unlock-body.ts';
import type { NodeTarget } from '../../ports.ts';
import type { Context } from '../context.ts';
import { createActs, type Acts } from './acts.ts';
import { createAlerts, type Alerts } from './alerts.ts';
import { createBulk, type Bulk, type MeansOf } from './bulk.ts';
import type { ActMeans } from './one-act.ts';
import { serviceOf, targetsOf } from './open-services.ts';
import { secretsOfMany } from './secrets.ts';
import { createWatcher, type Watcher } from './watcher.ts';

/** What goes on by itself about nodes: acts, bulk runs, watching, alerts. One of each for the life of the program. */
export interface NodeWork {
  readonly acts: Acts;
  readonly bulk: Bulk;
  readonly watcher: Watcher;
  readonly alerts: Alerts;
  readonly meansOf: MeansOf;
  readonly fault: (error: unknown) => void;
  readonly close: () => void;
}

export function createNodeWork(context: Context, fault: (error: unknown) => void): NodeWork {
  const { board, clock, timers, fleet, random, tell, notifier } = context;
  const acts = createActs({ board, clock, timers });
  const meansOf: MeansOf = (nodes, act) => readMeans(context, nodes, act !== 'upgrade');
  const bulk = createBulk({ board, acts, fleet, clock, random, tell, meansOf });
  const alerts = createAlerts({ board, fleet, clock, timers, random, notifier, tell });
  const watcher = createWatcher({
    board,
    clock,
    timers,
    random01: () => Number.parseInt(random.id().slice(0, 8), 16) / 2 ** 32,
    isBusy: acts.isBusy,
    fault,
    means: {
      serviceOf: (cloudId) => serviceOf(context, board.cloud(cloudId)),
      targetsOf: async (nodes) => onlyTargets(await targetsOf(context, nodes)),
    },
    onNewImage: (cloudId) => {
      for (const node of board.nodes())
        if (node.cloudId === cloudId && board.seen(node.id).predicted !== null)
          alerts.raise('willLock', node.id);
    },
  });
  const endAlerts = alerts.start();
  const endAuto = board.onChange(({ node, before, after, by }) => {
    // Only a lock that came by itself, after it was unlocked or upgraded: never one that an unlock left behind.
    const isNew = after.state === 'locked' && ['unlocked', 'outdated', 'upgrading'].includes(before.state);
    if (!node.unlockByItself || !isNew || by === 'you' || by === 'bulk' || acts.isBusy(node.id)) return;
    unlockByItself(node).catch(fault);
  });
  watcher.start();

  async function unlockByItself(node: NodeRecord): Promise<void> {
    const means = (await readMeans(context, [node], true)).get(node.id);
    if (means === undefined || typeof means === 'string') {
      const kind = means === 'hostNotApproved' ? 'hostNotApproved' : 'noSecret';
      board.setTrouble(node.id, { kind, text: 'it could not be unlocked by itself', atMs: clock.nowMs() });
      return;
    }
    if (!acts.isBusy(node.id)) await acts.start(node, 'unlock', 'itself', means).ended;
  }

  return {
    acts,
    bulk,
    watcher,
    alerts,
    meansOf,
    fault,
    close: () => {
      watcher.stop();
      endAlerts();
      endAuto();
      bulk.close();
      acts.close();
    },
  };
}

type Missing = 'noSecret' | 'noAddress' | 'hostNotApproved' | 'keychain';

/** What acts on these nodes need, read by as few children as possible. Asks the user nothing. */
async function readMeans(
  context: Context,
  nodes: readonly NodeRecord[],
  unlocks: boolean,
): Promise<ReadonlyMap<string, ActMeans | Missing>> {
  const found = new Map<string, ActMeans | Missing>();
  try {
    const targets = await targetsOf(context, nodes);
    const secrets = unlocks ? await secretsOfMany(context, nodes) : new Map<string, Record<string, string>>();
    for (const node of nodes) {
      const target = targets.get(node.id) ?? 'noAddress';
      const body = unlocks ? filled(node, secrets.get(node.id) ?? {}) : null;
      const cloud = context.board.cloud(node.cloudId);
      if (unlocks && typeof target === 'string') found.set(node.id, target);
      else if (unlocks && body === null) found.set(node.id, 'noSecret');
      else
        found.set(node.id, {
          service: await serviceOf(context, cloud),
          target: typeof target === 'string' ? NOWHERE : target,
          body,
          extras: { detail: cloud.extras.detail, probe: cloud.extras.probe && typeof target !== 'string' },
        });
    }
  } catch (error) {
    // A locked keychain, a connection that was removed: nobody is asked, and each says why.
    if (!(error instanceof WalletError)) throw error;
    for (const node of nodes) found.set(node.id, 'keychain');
  }
  return found;
}

/** An upgrade asks the connection and not the node. */
const NOWHERE: NodeTarget = { address: { kind: 'invokeUrl', url: 'http://127.0.0.1:1' }, token: null };

function filled(node: NodeRecord, secrets: Readonly<Record<string, string>>): ActMeans['body'] {
  const template = parseTemplate(node.unlockTemplate);
  if (!template.ok) return null;
  const body = fillTemplate(template.body, secrets);
  return body.ok ? body.body : null;
}

function onlyTargets(found: ReadonlyMap<string, NodeTarget | string>): ReadonlyMap<string, NodeTarget> {
  return new Map(
    [...found].flatMap(([id, target]) => (typeof target === 'string' ? [] : [[id, target] as const])),
  );
}
