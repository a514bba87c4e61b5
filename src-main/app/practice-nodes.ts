import type { CallAnswer } from '../../src-preload/contract/index.ts';
import { WalletError } from '../domain/errors.ts';
import type { CloudRecord, NodeRecord } from '../nodes/state/records.ts';
import type { Context } from '../backup/context.ts';
import { fetchList } from '../nodes/list/fetch-list.ts';
import { keepManySecrets } from '../nodes/secrets/keep-many-secrets.ts';
import { takeNodes } from '../nodes/list/take-nodes.ts';
import type { UseCase } from '../wallet/context/context.ts';

type PracticeNode = CallAnswer<'practice.nodes'>['nodes'][number];

/** What every practice node is unlocked with. */
const SECRET = 'password';

/** Makes simulated nodes; connections to practice take them at once. Throws PRACTICE_REFUSED. */
export const makeNodes: UseCase<'practice.makeNodes', Context> = async (context, asked) => {
  const status = await context.practice.nodes.make(asked);
  for (const cloud of context.registry.clouds())
    if (cloud.kind === 'practice') await takePracticeNodes(context, cloud, status.nodes);
  return status;
};

/**
 * The list of a connection, as fetchList has it. Of practice comes more: a dozen nodes where there are none, their plans,
 * and their passwords, which go into the keychain; a real service tells neither of the last two.
 */
export const fetchAnyList: UseCase<'nodes.fetchList', Context> = async (context, { cloudId }) => {
  const cloud = context.registry.cloud(cloudId);
  if (cloud.kind !== 'practice') return fetchList(context, { cloudId });
  const { nodes } = await context.practice.nodes.begin();
  const fetched = await fetchList(context, { cloudId });
  await takePracticeNodes(context, context.registry.cloud(cloudId), nodes);
  return fetched;
};

async function takePracticeNodes(
  context: Context,
  cloud: CloudRecord,
  nodes: readonly PracticeNode[],
): Promise<void> {
  const { registry } = context;
  const own = () => registry.nodes().filter(({ cloudId }) => cloudId === cloud.id);
  const known = new Set(own().map(({ nodeId }) => nodeId));
  const listed = nodes
    .filter(({ nodeId }) => !known.has(nodeId))
    .map(({ nodeId, name, plan, image }, at) => ({
      line: at + 1,
      nodeId,
      name,
      userId: USER_ID,
      plan,
      invokeUrl: null,
      image,
    }));
  takeNodes(context, cloud, listed, 'importedList');
  const plans = new Map(nodes.map(({ nodeId, plan }) => [nodeId, plan]));
  registry.put(
    own()
      .filter(({ nodeId, plan }) => plan === 'unknown' && plans.has(nodeId))
      .map((node) => ({ ...node, plan: plans.get(node.nodeId) ?? node.plan })),
  );
  const without = own().filter(
    ({ nodeId, secretIds }) => plans.has(nodeId) && !Object.hasOwn(secretIds, SECRET),
  );
  await keepPasswords(context, without);
}

/** The practice service gives all its nodes to one user. */
const USER_ID = 'practice-user';

/** Where the keychain is absent or locked, nothing is kept: what is typed at the unlock serves. */
async function keepPasswords(context: Context, nodes: readonly NodeRecord[]): Promise<void> {
  const passwords = await context.practice.nodes.passwords(nodes.map(({ nodeId }) => nodeId));
  const secrets = Object.fromEntries(nodes.map(({ id }, at) => [id, { [SECRET]: passwords[at] ?? '' }]));
  try {
    await keepManySecrets(context, { secrets });
  } catch (error) {
    if (!(error instanceof WalletError) || !error.failure.code.startsWith('KEY')) throw error;
  }
}
