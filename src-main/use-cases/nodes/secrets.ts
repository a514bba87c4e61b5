import type { CloudRecord, NodeRecord } from '../../domain/nodes/records.ts';
import { parseTemplate } from '../../domain/nodes/unlock-body.ts';
import type { Context } from '../context.ts';
import { readKept, writeKept, type SecretOwner } from './kept-secret.ts';

/** So many by one child of the keyholder: starting one costs more than reading hundreds. */
const LOT = 5_000;

type Keeper = Pick<Context, 'signer' | 'random'>;

/**
 * Tokens and passwords of nodes: in the keychain alone, read when they are needed and dropped after. All failures are
 * KEYCHAIN_* and KEYHOLDER_GONE; where nothing is kept, the keychain is not asked.
 */
export async function secretsOf(context: Context, node: NodeRecord): Promise<Record<string, string>> {
  return (await secretsOfMany(context, [node])).get(node.id) ?? {};
}

/** By node id and by the template's names, read by one child. What is not there is left out. */
export async function secretsOfMany(
  context: Context,
  nodes: readonly NodeRecord[],
): Promise<ReadonlyMap<string, Record<string, string>>> {
  const entries = nodes.flatMap((node) =>
    Object.entries(node.secretIds).map(([name, id]) => ({ node, name, id })),
  );
  const texts = await readAll(
    context,
    entries.map(({ id }) => id),
  );
  const found = new Map(nodes.map(({ id }): [string, Record<string, string>] => [id, {}]));
  for (const { node, name, id } of entries) {
    const value = readKept(secretOwner(node.id, name), texts.get(id) ?? null);
    const own = found.get(node.id);
    if (value !== null && own !== undefined) own[name] = value;
  }
  return found;
}

/** Each node's own token by node id, read by one child; null where it has none. */
export async function nodeTokensOf(
  context: Context,
  nodes: readonly NodeRecord[],
): Promise<ReadonlyMap<string, string | null>> {
  const texts = await readAll(
    context,
    nodes.flatMap(({ tokenId }) => tokenId ?? []),
  );
  return new Map(
    nodes.map(({ id, tokenId }) => [
      id,
      tokenId === null ? null : readKept(tokenOwner(id), texts.get(tokenId) ?? null),
    ]),
  );
}

/** For exactly this connection's base URL: one that was given for another service is never sent to it. */
export async function cloudTokenOf(context: Context, cloud: CloudRecord): Promise<string | null> {
  if (cloud.tokenId === null) return null;
  return readKept(tokenOwner(cloud.baseUrl), await context.signer.readToken(cloud.tokenId));
}

/**
 * Keeps what was typed for the unlock call beside what is kept already, for the next time. Answers the node as it is
 * kept now. Where the keychain is absent (KEYCHAIN_ABSENT) nothing changes: what was typed still serves for one act.
 */
export async function keepSecrets(
  context: Context,
  node: NodeRecord,
  secrets: Readonly<Record<string, string>>,
): Promise<NodeRecord> {
  // What the body has no place for would lie in the keychain for nothing.
  const read = parseTemplate(node.unlockTemplate);
  const typed = Object.entries(secrets).filter(([name]) => read.ok && read.names.includes(name));
  const ids = await keepAll(
    context,
    typed.map(([name, value]) => ({ owner: secretOwner(node.id, name), value })),
  );
  const now = context.board.node(node.id);
  const added = Object.fromEntries(typed.map(([name], index) => [name, ids[index] ?? '']));
  const next = { ...now, secretIds: { ...now.secretIds, ...added } };
  context.board.put([next]);
  await forgetSecrets(
    context,
    Object.keys(added).flatMap((name) => now.secretIds[name] ?? []),
  );
  return next;
}

/** Puts each into the keychain under a new random id; all or none. Answers the ids, in order. */
export async function keepAll(
  { signer, random }: Keeper,
  secrets: readonly { readonly owner: SecretOwner; readonly value: string }[],
): Promise<readonly string[]> {
  // Every form is checked before the first is written.
  const entries = secrets.map(({ owner, value }) => ({ id: random.id(), token: writeKept(owner, value) }));
  const ids = entries.map(({ id }) => id);
  try {
    if (entries.length > 0) await signer.saveTokens(entries);
  } catch (error) {
    // Entries that nothing names would lie there for ever. If even this fails, the first reason is the one to tell.
    await forgetSecrets({ signer }, ids).catch(() => undefined);
    throw error;
  }
  return ids;
}

/** Deletes each and reads back that it is gone. Where there is none, the keychain is not asked: it may be absent. */
export async function forgetSecrets(
  { signer }: Pick<Context, 'signer'>,
  ids: readonly string[],
): Promise<void> {
  for (let at = 0; at < ids.length; at += LOT) await signer.removeTokens(ids.slice(at, at + LOT));
}

export function tokenOwner(of: string): SecretOwner {
  return { of, for: 'token' };
}

export function secretOwner(nodeId: string, name: string): SecretOwner {
  return { of: nodeId, for: `secret ${name}` };
}

/** Every entry of the keychain that a node has. */
export function secretIdsOf(node: NodeRecord): readonly string[] {
  return [...(node.tokenId === null ? [] : [node.tokenId]), ...Object.values(node.secretIds)];
}

async function readAll(
  { signer }: Pick<Context, 'signer'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const found = new Map<string, string | null>();
  for (let at = 0; at < ids.length; at += LOT) {
    const lot = ids.slice(at, at + LOT);
    const texts = await signer.readTokens(lot);
    lot.forEach((id, index) => found.set(id, texts[index] ?? null));
  }
  return found;
}
