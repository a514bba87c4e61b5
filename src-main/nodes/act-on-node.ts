import type { CallAnswer, CallInput } from '../../src-preload/contract/index.ts';
import type { ActKind } from '../../src-preload/contract/node-runs.ts';
import { fail } from '../base/errors.ts';
import type { NodeRecord } from '../records/node.ts';
import type { NodesCall, NodesContext } from './registry/context.ts';
import { approveAddressesOf } from './secrets/approve-moves.ts';
import { actCredentialsOf, refuseMissing } from './act/credentials.ts';
import type { WorkContext } from './node-work.ts';
import { askUpgrade } from './secrets/questions.ts';
import { keepSecrets, type Secrets } from './secrets/secrets.ts';

export const upgradeNode: NodesCall<'nodes.upgrade', WorkContext> = (context, { nodeId }) =>
  begin(context, nodeId, 'upgrade');

/** What was typed goes before what is kept. Throws NODE_SECRETS_MISSING, NODE_ADDRESS_MISSING, KEYCHAIN_*. */
export const unlockNode: NodesCall<'nodes.unlock', WorkContext> = (context, { nodeId, secrets, keep }) =>
  begin(context, nodeId, 'unlock', secrets ?? {}, keep && secrets !== undefined);

/** Upgrade, patience, unlock: one act. Everything that the unlock needs is there before the upgrade is asked for. */
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
    // Nobody is asked to approve an address for an unlock that cannot be.
    refuseMissing(node, typed);
    if (!(await approveAddressesOf(context, [node]))) return { outcome: 'aborted' };
    found = await means();
  }
  if (kind !== 'unlock' && !(await confirmUpgrade(context, node))) return { outcome: 'aborted' };
  found ??= await means();
  work.acts
    .start(registry.node(nodeId), kind, 'you', found)
    .ended.then(async ({ outcome }) => {
      if (!keep) return;
      // Only one that was right is kept; “already unlocked” proves none, and is kept where it takes no other's place.
      const now = registry.node(nodeId);
      const takesNoPlace = Object.keys(typed).every((name) => !Object.hasOwn(now.secretIds, name));
      if (outcome === 'done' || (outcome === 'already' && takesNoPlace))
        await keepSecrets(context, now, typed);
    })
    .catch(work.fault);
  return { outcome: 'started' };
}

/** Unlocking by itself waits, for who locks a node on purpose; or waits no more. What is locked then stays so. */
export function holdNode(
  { registry, clock }: NodesContext,
  { nodeId, held }: CallInput<'nodes.hold'>,
): CallAnswer<'nodes.hold'> {
  registry.put([{ ...registry.node(nodeId), heldSinceMs: held ? clock.nowMs() : null }]);
  return registry.row(nodeId);
}

async function confirmUpgrade(context: NodesContext, node: NodeRecord): Promise<boolean> {
  const newest = context.registry.cloud(node.cloudId).newest?.id ?? null;
  const asked = askUpgrade(node.name, node.facts.image, newest, !node.wordsAtHand);
  if (!(await context.confirm.ask(asked))) return false;
  rememberWords(context, [node.id]);
  return true;
}

export function rememberWords({ registry }: NodesContext, nodeIds: readonly string[]): void {
  const fresh = registry.nodes().filter(({ id, wordsAtHand }) => nodeIds.includes(id) && !wordsAtHand);
  if (fresh.length > 0) registry.put(fresh.map((node) => ({ ...node, wordsAtHand: true })));
}
