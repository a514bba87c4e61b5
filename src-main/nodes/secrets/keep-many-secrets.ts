import type { NodeRecord } from '../../records/node.ts';
import type { NodesCall, NodesContext } from '../registry/context.ts';
import { givenFor } from '../registry/node-address.ts';
import {
  neededNames,
  refuseForeignNames,
  wrongNames,
  type Secrets,
  forgetSecrets,
  keepAll,
  secretOwner,
} from './secrets.ts';

/** So many nodes by one child of the keyholder: what was kept before a failure stays, and few are written anew after it. */
const LOT = 100;

/**
 * Puts passwords of many nodes into the keychain, beside or instead of what is kept. Nobody is asked whether they are
 * right. Throws GONE and INVALID_INPUT before anything is written; KEYCHAIN_* and KEYHOLDER_GONE after the lots
 * that were kept.
 */
export const keepManySecrets: NodesCall<'nodes.keepSecrets'> = async (context, { secrets }) => {
  const given = Object.entries(secrets).map(([nodeId, byName]) => {
    const node = context.registry.node(nodeId);
    refuseForeignNames(node, byName);
    return { node, byName };
  });
  for (let at = 0; at < given.length; at += LOT) await keepLot(context, given.slice(at, at + LOT));
  return { kept: given.length };
};

/**
 * Keeps what was typed for the unlock call beside what is kept already, for the next time. Where the keychain is absent
 * (KEYCHAIN_ABSENT) nothing changes: what was typed still serves for one act.
 */
export async function keepSecrets(context: NodesContext, node: NodeRecord, secrets: Secrets): Promise<void> {
  // What the body has no place for would lie in the keychain for nothing.
  const names = neededNames(node);
  const byName = Object.fromEntries(Object.entries(secrets).filter(([name]) => names.includes(name)));
  await keepLot(context, [{ node, byName }]);
}

async function keepLot(
  context: NodesContext,
  given: readonly { readonly node: NodeRecord; readonly byName: Secrets }[],
): Promise<void> {
  const { registry } = context;
  const at = new Map(given.map(({ node }) => [node.id, givenFor(registry.cloud(node.cloudId), node)]));
  const entries = given.flatMap(({ node, byName }) =>
    Object.entries(byName).map(([name, value]) => ({
      nodeId: node.id,
      at: at.get(node.id) ?? null,
      name,
      value,
    })),
  );
  const ids = await keepAll(
    context,
    entries.map(({ nodeId, at, name, value }) => ({ owner: secretOwner(nodeId, name, at), value })),
  );
  const added = new Map<string, Record<string, string>>();
  entries.forEach(
    ({ nodeId, name }, at) => void added.set(nodeId, { ...added.get(nodeId), [name]: ids[at] ?? '' }),
  );
  // As they are now: one may have been removed or changed while the keychain was asked.
  const now = registry.nodes().filter(({ id }) => added.has(id));
  registry.put(
    now.map((node) => ({
      ...node,
      secretIds: { ...node.secretIds, ...added.get(node.id) },
      secretsFor: node.secretsFor ?? at.get(node.id) ?? null,
    })),
  );
  for (const node of now) {
    const isNew = wrongNames(node).every((name) => Object.hasOwn(added.get(node.id) ?? {}, name));
    if (isNew && registry.row(node.id).trouble?.kind === 'wrongPassword') registry.setTrouble(node.id, null);
  }
  const there = new Set(now.map(({ id }) => id));
  await forgetSecrets(context, [
    ...now.flatMap(({ id, secretIds }) =>
      Object.entries(secretIds).flatMap(([name, secretId]) =>
        Object.hasOwn(added.get(id) ?? {}, name) ? [secretId] : [],
      ),
    ),
    ...entries.flatMap(({ nodeId }, at) => (there.has(nodeId) ? [] : (ids[at] ?? []))),
  ]);
}
