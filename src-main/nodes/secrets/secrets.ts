import * as v from 'valibot';
import { named } from '../../../src-preload/contract/outside.ts';
import { fail } from '../../base/errors.ts';
import type { CloudRecord, NodeRecord } from '../../records/node.ts';
import { parseTemplate, passwordNames } from '../state/unlock-body.ts';
import type { NodesCall, NodesContext } from '../registry/context.ts';
import { givenFor } from '../registry/node-address.ts';
import type { NodeTarget } from '../api/client.ts';
import { joinClientCertificate } from '../state/client-certificate.ts';
import { addressMark } from '../state/node-url.ts';
import { findSecret } from '../../phrase/find-secret.ts';

/** So many by one child of the keyholder: starting one costs more than reading hundreds. */
const LOT = 5_000;

type Keeper = Pick<NodesContext, 'signer' | 'random'>;

/**
 * Tokens and passwords of nodes: in the keychain alone, read when they are needed and dropped after. All failures are
 * KEYCHAIN_* and KEYHOLDER_GONE; where nothing is kept, the keychain is not asked.
 */
export async function secretsOf(context: NodesContext, node: NodeRecord): Promise<Record<string, string>> {
  return (await secretsOfMany(context, [node])).get(node.id) ?? {};
}

/** By node id and by the template's names, read by one child. What is not there is left out. */
export async function secretsOfMany(
  context: NodesContext,
  nodes: readonly NodeRecord[],
): Promise<ReadonlyMap<string, Record<string, string>>> {
  const found = new Map(nodes.map(({ id }): [string, Record<string, string>] => [id, {}]));
  for (const { nodeId, name, value } of await readKeptOf(context, nodes.flatMap(secretsIn))) {
    const own = found.get(nodeId);
    if (name !== null && own !== undefined) own[name] = value;
  }
  return found;
}

/**
 * What nodes are asked with, by node id, read by one child: their own tokens and certificates, null where none was kept.
 * A node of which one was and is not there is left out.
 */
export async function accessOf(
  context: NodesContext,
  nodes: readonly NodeRecord[],
): Promise<ReadonlyMap<string, Pick<NodeTarget, 'token' | 'client'>>> {
  const entries = nodes.flatMap((node) => [...tokensIn(node), ...keyPartsIn(node)]);
  const kept = new Map(
    (await readKeptOf(context, entries)).map(({ nodeId, id, value }) => [`${nodeId} ${id}`, value]),
  );
  return new Map(
    nodes.flatMap((node): [string, Pick<NodeTarget, 'token' | 'client'>][] => {
      const { id, tokenId, client } = node;
      const token = tokenId === null ? null : kept.get(`${id} ${tokenId}`);
      const parts = (client?.keyIds ?? []).map((keyId) => kept.get(`${id} ${keyId}`));
      const shown = client === null ? null : joinClientCertificate(client.certificate, parts);
      return token === undefined || shown === undefined ? [] : [[id, { token, client: shown }]];
    }),
  );
}

/**
 * For exactly this connection's base URL: one that was given for another service is never sent to it. Null where none was
 * kept; TOKEN_MISSING where one was and is not there: without it nothing is to be sent.
 */
export async function cloudTokenOf(context: NodesContext, cloud: CloudRecord): Promise<string | null> {
  if (cloud.tokenId === null) return null;
  const read = readKept(tokenOwner(cloud.baseUrl), await context.signer.readToken(cloud.tokenId));
  if (read === null) throw fail('TOKEN_MISSING', { name: cloud.name });
  return read.value;
}

/** The address that these nodes' secrets are to go to from now on, as main asked and the person agreed. */
export interface Move {
  readonly node: NodeRecord;
  readonly to: string;
}

/**
 * Writes what these nodes have in the keychain anew, for other addresses and under new ids; the old ones stay until
 * `forgetUnnamed`. Answers the new ids by the old ones; what was kept for something else is left out. KEYCHAIN_*.
 */
export async function bindTo(
  context: NodesContext,
  moves: readonly Move[],
): Promise<ReadonlyMap<string, string>> {
  const to = new Map(moves.map((move) => [move.node.id, move.to]));
  const entries = moves.flatMap(({ node }) => [...tokensIn(node), ...keyPartsIn(node), ...secretsIn(node)]);
  return bind(context, await readKeptOf(context, entries), (nodeId) => to.get(nodeId) ?? '');
}

/** The node with the ids that its entries have now. One that was changed meanwhile keeps its own. */
export function withIds(node: NodeRecord, ids: ReadonlyMap<string, string>): NodeRecord {
  const now = (id: string): string => ids.get(id) ?? id;
  const { tokenId, client, secretIds } = node;
  return {
    ...node,
    tokenId: tokenId === null ? null : now(tokenId),
    client: client && { ...client, keyIds: client.keyIds.map(now) },
    secretIds: Object.fromEntries(Object.entries(secretIds).map(([name, id]) => [name, now(id)])),
  };
}

/** Deletes those of these entries that no node names: what a change left behind, or did not come to. */
export async function forgetUnnamed(context: NodesContext, ids: Iterable<string>): Promise<void> {
  const named = new Set(context.registry.nodes().flatMap(secretIdsOf));
  await forgetSecrets(
    context,
    [...new Set(ids)].filter((id) => !named.has(id)),
  );
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
    for (let at = 0; at < entries.length; at += LOT) await signer.saveTokens(entries.slice(at, at + LOT));
  } catch (error) {
    // Entries that nothing names would lie there for ever. If even this fails, the first reason is the one to tell.
    await forgetSecrets({ signer }, ids).catch(() => undefined);
    throw error;
  }
  return ids;
}

/** Deletes each and reads back that it is gone. Where there is none, the keychain is not asked: it may be absent. */
export async function forgetSecrets(
  { signer }: Pick<NodesContext, 'signer'>,
  ids: readonly string[],
): Promise<void> {
  for (let at = 0; at < ids.length; at += LOT) await signer.removeTokens(ids.slice(at, at + LOT));
}

/** Of a connection, by its base URL. */
export function tokenOwner(of: string): SecretOwner {
  return { of, for: 'token' };
}

/** Of a node; `at`: the address that it is for, null where the node has none. */
export function nodeTokenOwner(of: string, at: string | null): SecretOwner {
  return { of, for: 'token', at: at ?? '' };
}

/** Of a part of the key of a node's certificate, from 0. */
export function keyPartOwner(of: string, part: number, at: string | null): SecretOwner {
  return { of, for: `key part ${String(part)}`, at: at ?? '' };
}

export function secretOwner(of: string, name: string, at: string | null): SecretOwner {
  return { of, for: `secret ${name}`, at: at ?? '' };
}

/** Every entry of the keychain that a node has. */
export function secretIdsOf(node: NodeRecord): readonly string[] {
  return [...tokensIn(node), ...keyPartsIn(node), ...secretsIn(node)].map(({ id }) => id);
}

interface Entry {
  readonly nodeId: string;
  /** The template's; null: the token, or a part of a key. */
  readonly name: string | null;
  readonly id: string;
  readonly owner: SecretOwner;
}

function tokensIn({ id, tokenId, secretsFor }: NodeRecord): Entry[] {
  return tokenId === null
    ? []
    : [{ nodeId: id, name: null, id: tokenId, owner: nodeTokenOwner(id, secretsFor) }];
}

function keyPartsIn({ id: nodeId, client, secretsFor }: NodeRecord): Entry[] {
  return (client?.keyIds ?? []).map((id, part) => ({
    ...{ nodeId, name: null, id },
    owner: keyPartOwner(nodeId, part, secretsFor),
  }));
}

function secretsIn({ id: nodeId, secretIds, secretsFor }: NodeRecord): Entry[] {
  return Object.entries(secretIds).map(([name, id]) => ({
    nodeId,
    name,
    id,
    owner: secretOwner(nodeId, name, secretsFor),
  }));
}

async function bind(
  context: NodesContext,
  found: readonly (Entry & KeptSecret)[],
  addressOf: (nodeId: string) => string,
): Promise<ReadonlyMap<string, string>> {
  const ids = await keepAll(
    context,
    found.map(({ nodeId, owner, value }) => ({ owner: { ...owner, at: addressOf(nodeId) }, value })),
  );
  return new Map(found.map(({ id }, at) => [id, ids[at] ?? id]));
}

async function readKeptOf(
  { signer }: Keeper,
  entries: readonly Entry[],
): Promise<readonly (Entry & KeptSecret)[]> {
  const found: (Entry & KeptSecret)[] = [];
  for (let at = 0; at < entries.length; at += LOT) {
    const lot = entries.slice(at, at + LOT);
    const texts = await signer.readTokens(lot.map(({ id }) => id));
    lot.forEach((entry, index) => {
      const kept = readKept(entry.owner, texts[index] ?? null);
      if (kept !== null) found.push({ ...entry, ...kept });
    });
  }
  return found;
}

/** By the names that the unlock body has places for. */
export type Secrets = Readonly<Record<string, string>>;

/** The secrets that the unlock body has a place for. Empty where it cannot be read. */
export function neededNames({ unlockTemplate }: NodeRecord): readonly string[] {
  const read = parseTemplate(unlockTemplate);
  return read.ok ? read.names : [];
}

/** Those that a wrong password was of: a node looks at its own alone. All that the body names where it names no such one. */
export function wrongNames(node: NodeRecord): readonly string[] {
  const read = parseTemplate(node.unlockTemplate);
  const own = read.ok ? passwordNames(read.body) : [];
  return own.length === 0 ? neededNames(node) : own;
}

/** Those that were neither given now nor ever kept. Reads no secret. */
export function missingNames(node: NodeRecord, given: Secrets): readonly string[] {
  return neededNames(node).filter(
    (name) => !Object.hasOwn(given, name) && !Object.hasOwn(node.secretIds, name),
  );
}

/** UNLOCK_BODY for what looks like the words or the private key of a wallet: it would be kept, and never be sent. */
export function refuseWords(given: Readonly<Record<string, string | null>>): void {
  if (findSecret(Object.values(given).flatMap((value) => value ?? [])) !== null)
    throw fail('UNLOCK_BODY', { problem: 'words' });
}

/** UNLOCK_BODY; and INVALID_INPUT for a secret that the body has no place for: it would lie in the keychain, or in memory, for nothing. */
export function refuseForeignNames(node: NodeRecord, given: Secrets): void {
  refuseWords(given);
  const names = neededNames(node);
  const foreign = Object.keys(given).find((name) => !names.includes(name));
  if (foreign !== undefined)
    throw fail('INVALID_INPUT', {
      path: foreign,
      problem: `the unlock body of ${named(node.name, 80)} has no place for it`,
    });
}

/**
 * A secret as it lies in the keychain: with whose it is, what for, and for which address. Ids of entries stand in a file
 * beside nodes, and a file can be changed: an entry that was made for another node, another service or another address
 * is never taken for this one's.
 */
interface SecretOwner {
  /** A node's id, or the base URL of a connection. */
  readonly of: string;
  readonly for: 'token' | `key part ${string}` | `secret ${string}`;
  /** Of a node's: the address that it was given for, empty where the node had none; absent for a connection's. */
  readonly at?: string;
}

interface KeptSecret {
  readonly value: string;
}

const kept = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({ of: v.string(), for: v.string(), at: v.exactOptional(v.string()), value: v.string() }),
);
/** What every keychain can hold (src-main/keyholder/vault/record.ts); longer is refused here, by the name that a person knows. */
const MAX_KEPT_CHARS = 1_200;

/** Plain ASCII, as keychains want it: everything else is written as \u escapes. Throws INVALID_INPUT. */
function writeKept(owner: SecretOwner, value: string): string {
  const at = owner.at === undefined ? {} : { at: addressMark(owner.at) };
  const text = JSON.stringify({ of: owner.of, for: owner.for, ...at, value }).replace(
    /[^\x20-\x7e]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  if (text.length > MAX_KEPT_CHARS)
    throw fail('INVALID_INPUT', { path: owner.for, problem: 'longer than a keychain can hold' });
  return text;
}

/** The secret, or null where it is not there or was kept for something else. */
function readKept(owner: SecretOwner, text: string | null): KeptSecret | null {
  const read = v.safeParse(kept, text);
  if (!read.success || read.output.of !== owner.of || read.output.for !== owner.for) return null;
  const { at, value } = read.output;
  const bound = owner.at === undefined ? undefined : addressMark(owner.at);
  return at === bound ? { value } : null;
}

/** So many nodes by one child of the keyholder: what was kept before a failure stays, and few are written anew after it. */
const NODES_AT_ONCE = 100;

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
  for (let at = 0; at < given.length; at += NODES_AT_ONCE)
    await keepLot(context, given.slice(at, at + NODES_AT_ONCE));
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
