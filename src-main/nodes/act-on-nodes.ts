import type { CallAnswer, CallInput } from '../../src-preload/contract/index.ts';
import type { ActKind } from '../../src-preload/contract/node-runs.ts';
import { fail } from '../base/errors.ts';
import type { NodesCall, NodesContext } from './registry/context.ts';
import { boundAddress } from './registry/node-address.ts';
import { approveAddressesOf, newOriginsOf } from './secrets/approve-moves.ts';
import { actCredentialsOf, refuseMissing } from './act/credentials.ts';
import type { WorkContext } from './node-work.ts';
import { askRun, askUpgrade } from './secrets/questions.ts';
import {
  keepSecrets,
  missingNames,
  refuseForeignNames,
  wrongNames,
  type Secrets,
} from './secrets/secrets.ts';
import { canaryOf, planFor } from './state/runs.ts';

export const upgradeNode: NodesCall<'nodes.upgrade', WorkContext> = (context, { nodeId }) =>
  begin(context, nodeId, 'upgrade');

/** Typed secrets override kept ones. Throws NODE_SECRETS_MISSING, NODE_ADDRESS_MISSING, KEYCHAIN_*. */
export const unlockNode: NodesCall<'nodes.unlock', WorkContext> = (context, { nodeId, secrets, keep }) =>
  begin(context, nodeId, 'unlock', secrets ?? {}, keep && secrets !== undefined);

/** The unlock's secrets are ready before the upgrade is requested. */
export const upgradeToUnlocked: NodesCall<'nodes.upgradeToUnlocked', WorkContext> = (context, { nodeId }) =>
  begin(context, nodeId, 'upgradeToUnlocked');

async function begin(
  context: WorkContext,
  nodeId: string,
  kind: ActKind,
  typed: Secrets = {},
  keep = false,
): Promise<CallAnswer<'nodes.unlock'>> {
  const { registry, work } = context;
  const node = registry.node(nodeId);
  if (kind !== 'unlock' && registry.cloud(node.cloudId).kind === 'own')
    throw fail('NODE_OWN', { name: node.name });
  if (work.acts.isBusy(nodeId)) return { outcome: 'already' };
  const means = () => actCredentialsOf(context, registry.node(nodeId), kind, typed);
  let found = null;
  if (kind !== 'upgrade') {
    refuseMissing(node, typed);
    if (!(await approveAddressesOf(context, [node]))) return { outcome: 'aborted' };
    found = await means();
  }
  if (kind !== 'unlock') {
    const newest = registry.cloud(node.cloudId).newest?.id ?? null;
    const asked = askUpgrade(node.name, node.facts.image, newest, !node.wordsAtHand);
    if (!(await context.confirm.ask(asked))) return { outcome: 'aborted' };
    rememberWords(context, [nodeId]);
  }
  found ??= await means();
  work.acts
    .start(registry.node(nodeId), kind, 'you', found)
    .ended.then(async ({ outcome }) => {
      if (!keep) return;
      // Only secrets that worked are kept. “Already unlocked” proves no secret, so it replaces none that is kept.
      const now = registry.node(nodeId);
      const takesNoPlace = Object.keys(typed).every((name) => !Object.hasOwn(now.secretIds, name));
      if (outcome === 'done' || (outcome === 'already' && takesNoPlace))
        await keepSecrets(context, now, typed);
    })
    .catch(work.fault);
  return { outcome: 'started' };
}

export function holdNode(
  { registry, clock }: NodesContext,
  { nodeId, held }: CallInput<'nodes.hold'>,
): CallAnswer<'nodes.hold'> {
  registry.put([{ ...registry.node(nodeId), heldSinceMs: held ? clock.nowMs() : null }]);
  return registry.row(nodeId);
}

function rememberWords({ registry }: NodesContext, nodeIds: readonly string[]): void {
  const fresh = registry.nodes().filter(({ id, wordsAtHand }) => nodeIds.includes(id) && !wordsAtHand);
  if (fresh.length > 0) registry.put(fresh.map((node) => ({ ...node, wordsAtHand: true })));
}

/** A plan of 300 nodes takes minutes, and a stop still comes in time. */
const PARALLEL = 4;

export const planMany: NodesCall<'nodes.plan', WorkContext> = async (
  context,
  { act, nodeIds, given = [] },
) => {
  const { registry } = context;
  const isGiven = new Set(given);
  const nodes = nodeIds.map((nodeId) => registry.node(nodeId));
  const rows = nodes.map((node) => {
    const seen = registry.seen(node.id);
    const cloud = registry.cloud(node.cloudId);
    const wasWrong = registry.row(node.id).trouble?.kind === 'wrongPassword';
    const missing = missingNames(node, {});
    const planned = planFor(act, seen, {
      busy: context.work.acts.isBusy(node.id),
      hasSecrets: missing.length === 0 || isGiven.has(node.id),
      hasAddress: boundAddress(cloud, node) !== null,
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
      ...{ nodeId, name, ...planned, missing },
    })),
    canary: canaryOf(rows),
    parallel: PARALLEL,
    newHosts: [...new Set(newHosts)],
  };
};

/** Main asks before anything begins. Throws RUN_BUSY. */
export const runMany: NodesCall<'nodes.run', WorkContext> = async (
  context,
  { act, nodeIds, canary, parallel, secrets = {} },
) => {
  const nodes = nodeIds.map((nodeId) => context.registry.node(nodeId));
  const known = new Map(nodes.map((node) => [node.id, node]));
  for (const [nodeId, given] of Object.entries(secrets)) {
    const node = known.get(nodeId);
    if (node === undefined)
      throw fail('INVALID_INPUT', { path: 'secrets', problem: 'not a node of this run' });
    refuseForeignNames(node, given);
  }
  const first = nodes.find(({ id }) => id === canary) ?? null;
  const names = nodes.map(({ name }) => name);
  const withoutWords = nodes.filter(({ wordsAtHand }) => !wordsAtHand).length;
  if (!(await context.confirm.ask(askRun(act, names, first?.name ?? null, parallel, withoutWords))))
    return { outcome: 'aborted' };
  if (act !== 'unlock') rememberWords(context, nodeIds);
  if (act !== 'upgrade' && !(await approveAddressesOf(context, nodes))) return { outcome: 'aborted' };
  const run = context.work.bulk.start({
    act,
    nodeIds,
    canary: first?.id ?? null,
    parallel,
    typed: new Map(Object.entries(secrets)),
  });
  return { outcome: 'started', run };
};
