import { fail } from '../../base/errors.ts';
import type { Nodes, NodesCall, NodesContext } from '../registry/context.ts';
import { askRemoveCloud, askRemoveNodes } from '../secrets/questions.ts';
import { forgetSecrets, secretIdsOf } from '../secrets/secrets.ts';

/** Deletes the secrets and checks that they are gone before it removes the records. */
export const removeCloud: NodesCall<'nodes.removeCloud'> = async (context, { cloudId }) => {
  const cloud = context.registry.cloud(cloudId);
  const nodesNow = (): Nodes => context.registry.nodes().filter((node) => node.cloudId === cloudId);
  refuseBusy(context, nodesNow());
  if (!(await context.confirm.ask(askRemoveCloud(cloud.name, nodesNow().length))))
    return { outcome: 'aborted' };
  const nodes = nodesNow();
  refuseBusy(context, nodes);
  const { tokenId } = context.registry.cloud(cloudId);
  await forgetSecrets(context, [...(tokenId === null ? [] : [tokenId]), ...nodes.flatMap(secretIdsOf)]);
  context.registry.removeCloud(cloudId);
  context.door.forget(cloudId);
  return { outcome: 'removed' };
};

export const removeNodes: NodesCall<'nodes.remove'> = async (context, { nodeIds }) => {
  const ids = [...new Set(nodeIds)];
  const asked = ids.map(context.registry.node);
  refuseBusy(context, asked);
  if (!(await context.confirm.ask(askRemoveNodes(asked.map(({ name }) => name)))))
    return { outcome: 'aborted', removed: 0 };
  // Reads the nodes again: during the question a secret may have been kept, or a node removed.
  const wanted = new Set(ids);
  const nodes = context.registry.nodes().filter(({ id }) => wanted.has(id));
  refuseBusy(context, nodes);
  await forgetSecrets(context, nodes.flatMap(secretIdsOf));
  context.registry.remove(nodes.map(({ id }) => id));
  return { outcome: 'removed', removed: nodes.length };
};

function refuseBusy({ registry }: NodesContext, nodes: Nodes): void {
  const busy = nodes.find(({ id }) => registry.act(id) !== null);
  if (busy !== undefined) throw fail('NODE_BUSY', { name: busy.name });
}
