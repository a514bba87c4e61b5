import type { CallInput, CallOutput } from '../../../src-preload/contract/index.ts';
import { canaryOf, planFor } from '../../domain/nodes/plan.ts';
import type { NodeRecord } from '../../domain/nodes/records.ts';
import { parseTemplate } from '../../domain/nodes/unlock-body.ts';
import type { Context } from '../context.ts';
import { approveHostsOf, newOriginsOf, practiceUrlOf } from './approve-origins.ts';
import { nodeAddress } from './node-address.ts';
import type { NodeWork } from './node-work.ts';
import { askRun } from './questions.ts';

/** So many at a time unless told: enough for 300 nodes in minutes, few enough to stop in time. */
const PARALLEL = 4;

/** A dry run: what would be done to whom, and what not and why. Asks nobody and reads no secret. */
export async function planMany(
  context: Context,
  work: NodeWork,
  { act, nodeIds }: CallInput<'nodes.plan'>,
): Promise<CallOutput<'nodes.plan'>> {
  const { board } = context;
  const nodes = nodeIds.map((nodeId) => board.node(nodeId));
  const urls = new Map<string, string | null>();
  for (const cloud of board.clouds()) urls.set(cloud.id, await practiceUrlOf(context, cloud));
  const rows = nodes.map((node) => {
    const seen = board.seen(node.id);
    const address = nodeAddress(board.cloud(node.cloudId), node, urls.get(node.cloudId) ?? null);
    const planned = planFor(act, seen, {
      busy: work.acts.isBusy(node.id),
      hasSecrets: hasSecrets(node),
      hasAddress: address !== null,
    });
    return { node, seen, planned };
  });
  const acted = rows.filter(({ planned }) => planned.will === 'act').map(({ node }) => node);
  const newHosts = act === 'upgrade' ? [] : [...(await newOriginsOf(context, acted)).values()].flat();
  return {
    act,
    rows: rows.map(({ node, planned }) => ({ nodeId: node.id, name: node.name, ...planned })),
    canary: canaryOf(rows),
    parallel: PARALLEL,
    newHosts: [...new Set(newHosts)],
  };
}

/** Main asks, names new hosts, and only then begins. Throws RUN_BUSY. */
export async function runMany(
  context: Context,
  work: NodeWork,
  { act, nodeIds, canary, parallel }: CallInput<'nodes.run'>,
): Promise<CallOutput<'nodes.run'>> {
  const nodes = nodeIds.map((nodeId) => context.board.node(nodeId));
  const first = nodes.find(({ id }) => id === canary) ?? null;
  const names = nodes.map(({ name }) => name);
  if (!(await context.confirm.ask(askRun(act, names, first?.name ?? null, parallel))))
    return { outcome: 'aborted' };
  if (act !== 'upgrade' && !(await approveHostsOf(context, nodes))) return { outcome: 'aborted' };
  const run = work.bulk.start({ act, nodeIds, canary: first?.id ?? null, parallel });
  return { outcome: 'started', run };
}

function hasSecrets(node: NodeRecord): boolean {
  const template = parseTemplate(node.unlockTemplate);
  return template.ok && template.names.every((name) => Object.hasOwn(node.secretIds, name));
}
