import { fail } from '../base/errors.ts';
import { canaryOf, planFor } from './state/runs.ts';
import type { NodeRecord } from '../records/node.ts';
import { answersAt, approveAddressesOf, newOriginsOf } from './secrets/approve-moves.ts';
import type { NodesCall } from './registry/context.ts';
import { rememberWords } from './act-on-node.ts';
import type { WorkContext } from './node-work.ts';
import { missingNames, refuseForeignNames, wrongNames, type Secrets } from './secrets/secrets.ts';
import { askRun } from './secrets/questions.ts';

/** So many at a time unless told: enough for 300 nodes in minutes, few enough to stop in time. */
const PARALLEL = 4;

/** A dry run: what would be done to whom, and what not and why. Asks nobody and reads no secret. */
export const planMany: NodesCall<'nodes.plan', WorkContext> = async (
  context,
  { act, nodeIds, given = [] },
) => {
  const { registry } = context;
  const isGiven = new Set(given);
  const nodes = nodeIds.map((nodeId) => registry.node(nodeId));
  const placeOf = new Map<string, Awaited<ReturnType<typeof answersAt>>>();
  for (const cloud of registry.clouds()) placeOf.set(cloud.id, await answersAt(context, cloud));
  const rows = nodes.map((node) => {
    const seen = registry.seen(node.id);
    const cloud = registry.cloud(node.cloudId);
    const wasWrong = registry.row(node.id).trouble?.kind === 'wrongPassword';
    const missing = missingNames(node, {});
    const planned = planFor(act, seen, {
      busy: context.work.acts.isBusy(node.id),
      hasSecrets: missing.length === 0 || isGiven.has(node.id),
      hasAddress: (placeOf.get(node.cloudId)?.(node) ?? null) !== null,
      isHosted: cloud.kind !== 'own',
      wasWrong: wasWrong && !isGiven.has(node.id),
    });
    const asked = wasWrong ? [...new Set([...wrongNames(node), ...missing])] : missing;
    return { node, seen, planned, missing: asked };
  });
  const acted = rows.filter(({ planned }) => planned.will === 'act').map(({ node }) => node);
  const newHosts = act === 'upgrade' ? [] : [...(await newOriginsOf(context, acted)).values()].flat();
  return {
    act,
    rows: rows.map(({ node: { id: nodeId, name }, planned, missing }) => ({
      nodeId,
      name,
      ...planned,
      missing,
    })),
    canary: canaryOf(rows),
    parallel: PARALLEL,
    newHosts: [...new Set(newHosts)],
  };
};

/** Main asks, names new addresses and hosts, and only then begins. Throws RUN_BUSY. */
export const runMany: NodesCall<'nodes.run', WorkContext> = async (
  context,
  { act, nodeIds, canary, parallel, secrets = {} },
) => {
  const nodes = nodeIds.map((nodeId) => context.registry.node(nodeId));
  const typed = typedFor(nodes, secrets);
  const first = nodes.find(({ id }) => id === canary) ?? null;
  const names = nodes.map(({ name }) => name);
  const withoutWords = nodes.filter(({ wordsAtHand }) => !wordsAtHand).length;
  if (!(await context.confirm.ask(askRun(act, names, first?.name ?? null, parallel, withoutWords))))
    return { outcome: 'aborted' };
  if (act !== 'unlock') rememberWords(context, nodeIds);
  if (act !== 'upgrade' && !(await approveAddressesOf(context, nodes))) return { outcome: 'aborted' };
  const run = context.work.bulk.start({ act, nodeIds, canary: first?.id ?? null, parallel, typed });
  return { outcome: 'started', run };
};

/** By node id. INVALID_INPUT for a node that is not of the run, and for a name that its body has no place for. */
function typedFor(
  nodes: readonly NodeRecord[],
  secrets: Readonly<Record<string, Secrets>>,
): ReadonlyMap<string, Secrets> {
  const known = new Map(nodes.map((node) => [node.id, node]));
  for (const [nodeId, given] of Object.entries(secrets)) {
    const node = known.get(nodeId);
    if (node === undefined)
      throw fail('INVALID_INPUT', { path: 'secrets', problem: 'not a node of this run' });
    refuseForeignNames(node, given);
  }
  return new Map(Object.entries(secrets));
}
