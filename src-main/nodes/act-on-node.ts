import type { CallInput, CallAnswer } from '../../src-preload/contract/index.ts';
import type { ActKind } from '../../src-preload/contract/node-runs.ts';
import { fail } from '../base/errors.ts';
import type { NodeRecord } from '../records/node.ts';
import type { NodesCall, NodesContext } from './registry/context.ts';
import { approveAddressesOf } from './secrets/approve-moves.ts';
import { actCredentialsOf, refuseMissing } from './act/credentials.ts';
import type { WorkContext } from './node-work.ts';
import type { ActCredentials } from './act/node-operation.ts';
import { askUpgrade } from './secrets/questions.ts';
import { keepSecrets } from './secrets/secrets.ts';

/** Begins an upgrade to the newest image. Main asks first: there is no way back. Throws NODE_OWN, NODE_BUSY, TOKEN_REFUSED… */
export const upgradeNode: NodesCall<'nodes.upgrade', WorkContext> = async (context, { nodeId }) => {
  const node = hostedNode(context, nodeId);
  if (context.work.acts.isBusy(nodeId)) return { outcome: 'already' };
  if (!(await confirmUpgrade(context, node))) return { outcome: 'aborted' };
  const means = await actCredentialsOf(context, context.registry.node(nodeId), 'upgrade');
  begin(context, node, 'upgrade', means).catch(context.work.fault);
  return { outcome: 'started' };
};

/**
 * Begins an unlock, with what is in the keychain and what was typed now; that goes before what is kept. It goes on by
 * itself, for up to an hour. Throws NODE_SECRETS_MISSING, NODE_ADDRESS_MISSING, KEYCHAIN_*.
 */
export const unlockNode: NodesCall<'nodes.unlock', WorkContext> = async (
  context,
  { nodeId, secrets, keep },
) => {
  const node = context.registry.node(nodeId);
  if (context.work.acts.isBusy(nodeId)) return { outcome: 'already' };
  const means = await unlockMeans(context, node, 'unlock', secrets ?? {});
  if (means === null) return { outcome: 'aborted' };
  const ended = begin(context, node, 'unlock', means);
  // Only one that was right is worth keeping. “Already unlocked” proves none, and is kept where it takes no other's place.
  ended
    .then(async ({ outcome }) => {
      if (!keep || secrets === undefined) return;
      const now = context.registry.node(nodeId);
      const takesNoPlace = Object.keys(secrets).every((name) => !Object.hasOwn(now.secretIds, name));
      if (outcome === 'done' || (outcome === 'already' && takesNoPlace))
        await keepSecrets(context, now, secrets);
    })
    .catch(context.work.fault);
  return { outcome: 'started' };
};

/** Upgrade, patience, unlock: one act. Everything that the unlock needs is there before the upgrade is asked for. */
export const upgradeToUnlocked: NodesCall<'nodes.upgradeToUnlocked', WorkContext> = async (
  context,
  { nodeId },
) => {
  const node = hostedNode(context, nodeId);
  if (context.work.acts.isBusy(nodeId)) return { outcome: 'already' };
  const means = await unlockMeans(context, node, 'upgradeToUnlocked', {});
  if (means === null || !(await confirmUpgrade(context, node))) return { outcome: 'aborted' };
  begin(context, node, 'upgradeToUnlocked', means).catch(context.work.fault);
  return { outcome: 'started' };
};

/** Unlocking by itself waits, for who locks a node on purpose; or waits no more. What is locked then stays so. */
export function holdNode(
  { registry, clock }: NodesContext,
  { nodeId, held }: CallInput<'nodes.hold'>,
): CallAnswer<'nodes.hold'> {
  registry.put([{ ...registry.node(nodeId), heldSinceMs: held ? clock.nowMs() : null }]);
  return registry.row(nodeId);
}

/** NODE_OWN for a node of one's own, which no service updates. */
function hostedNode({ registry }: NodesContext, nodeId: string): NodeRecord {
  const node = registry.node(nodeId);
  if (registry.cloud(node.cloudId).kind === 'own') throw fail('NODE_OWN', { name: node.name });
  return node;
}

const begin = ({ registry, work }: WorkContext, { id }: NodeRecord, kind: ActKind, means: ActCredentials) =>
  work.acts.start(registry.node(id), kind, 'you', means).ended;

async function confirmUpgrade(context: NodesContext, node: NodeRecord): Promise<boolean> {
  const newest = context.registry.cloud(node.cloudId).newest?.id ?? null;
  const asked = askUpgrade(node.name, node.facts.image, newest, !node.wordsAtHand);
  if (!(await context.confirm.ask(asked))) return false;
  rememberWords(context, [node.id]);
  return true;
}

/** That the words of these are at hand: it is asked once. */
export function rememberWords({ registry }: NodesContext, nodeIds: readonly string[]): void {
  const fresh = registry.nodes().filter(({ id, wordsAtHand }) => nodeIds.includes(id) && !wordsAtHand);
  if (fresh.length > 0) registry.put(fresh.map((node) => ({ ...node, wordsAtHand: true })));
}

/** Null: the person did not approve the address that the secrets would go to. */
async function unlockMeans(
  context: NodesContext,
  node: NodeRecord,
  act: 'unlock' | 'upgradeToUnlocked',
  typed: Readonly<Record<string, string>>,
): Promise<ActCredentials | null> {
  // Nobody is asked to approve an address for an unlock that cannot be.
  refuseMissing(node, typed);
  if (!(await approveAddressesOf(context, [node]))) return null;
  return actCredentialsOf(context, context.registry.node(node.id), act, typed);
}
