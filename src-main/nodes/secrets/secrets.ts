import * as v from 'valibot';
import { nameText } from '../../../src-preload/contract/outside.ts';
import { pagesOf } from '../../base/groups.ts';
import { fail } from '../../base/errors.ts';
import type { NodeServiceRecord, NodeRecord } from '../../records/node.ts';
import { parseTemplate, passwordNames } from '../state/unlock-body.ts';
import type { ById, Nodes, NodesCall, NodesContext } from '../registry/context.ts';
import { givenFor } from '../registry/node-address.ts';
import type { NodeTarget } from '../api/client.ts';
import { joinClientCertificate } from '../state/client-certificate.ts';
import { addressMark } from '../state/node-url.ts';
import { findSecret } from '../../phrase/find-secret.ts';

/** Secrets are read in large lots: starting a keyholder child costs more than reading hundreds of them. */
const LOT = 5_000;

type Keeper = Pick<NodesContext, 'signer' | 'random'>;

export type KeptFor = 'token' | `key part ${string}` | `secret ${string}`;

/** Whose secret an entry holds, since entry ids are in an editable file: an entry for another owner is refused. */
interface SecretOwner {
  readonly of: string;
  readonly for: KeptFor;
  readonly at?: string;
}

interface Entry {
  readonly id: string;
  readonly owner: SecretOwner;
}
type Kept = Entry & { readonly value: string };

function entriesOf({ id: of, tokenId, client, secretIds, secretsFor }: NodeRecord): Entry[] {
  const at = secretsFor ?? '';
  return [
    ...(tokenId === null ? [] : [{ id: tokenId, owner: { of, for: 'token', at } as const }]),
    ...(client?.keyIds ?? []).map((id, part) => ({
      id,
      owner: { of, for: `key part ${String(part)}`, at } as const,
    })),
    ...Object.entries(secretIds).map(([name, id]) => ({
      id,
      owner: { of, for: `secret ${name}`, at } as const,
    })),
  ];
}

export function secretIdsOf(node: NodeRecord): readonly string[] {
  return entriesOf(node).map(({ id }) => id);
}

/** The kept unlock secrets by node and name, without missing ones. Throws KEYCHAIN_*, KEYHOLDER_GONE. */
export async function secretsOfMany(context: NodesContext, nodes: Nodes): Promise<ById<Secrets>> {
  const found = new Map(nodes.map(({ id }): [string, Record<string, string>] => [id, {}]));
  for (const { owner, value } of await readAll(context, nodes.flatMap(entriesOf).filter(isPassword))) {
    const own = found.get(owner.of);
    if (own !== undefined) own[owner.for.slice('secret '.length)] = value;
  }
  return found;
}

const isPassword = ({ owner }: Entry): boolean => owner.for.startsWith('secret ');

/** Has the node in it, because two records may name one entry, which belongs to one node only. */
const keyOf = ({ of, for: what }: SecretOwner): string => `${of} ${what}`;

type Access = Pick<NodeTarget, 'token' | 'client'>;

/** By node id, without nodes whose token or key is missing, which must not be asked. Throws as `secretsOfMany`. */
export async function accessOf(context: NodesContext, nodes: Nodes): Promise<ById<Access>> {
  const entries = nodes.flatMap(entriesOf).filter((entry) => !isPassword(entry));
  const found = await readAll(context, entries);
  const kept = new Map(found.map(({ owner, value }) => [keyOf(owner), value]));
  return new Map(
    nodes.flatMap((node): [string, Access][] => {
      const { id, tokenId, client } = node;
      const token = tokenId === null ? null : kept.get(keyOf({ of: id, for: 'token' }));
      const parts = (client?.keyIds ?? []).map((_, part) =>
        kept.get(keyOf({ of: id, for: `key part ${String(part)}` })),
      );
      const shown = client === null ? null : joinClientCertificate(client.certificate, parts);
      return token === undefined || shown === undefined ? [] : [[id, { token, client: shown }]];
    }),
  );
}

/** Null if no token was kept. Throws TOKEN_MISSING if a kept one is gone, so that nothing is sent without it. */
export async function cloudTokenOf(context: NodesContext, cloud: NodeServiceRecord): Promise<string | null> {
  if (cloud.tokenId === null) return null;
  const owner = { of: cloud.baseUrl, for: 'token' } as const;
  const [kept] = await readAll(context, [{ id: cloud.tokenId, owner }]);
  if (kept === undefined) throw fail('TOKEN_MISSING', { name: cloud.name });
  return kept.value;
}

export interface Move {
  readonly node: NodeRecord;
  readonly to: string;
}

/** Copies entries for new addresses: new ids by old ones, without others' entries. `forgetUnnamed` deletes the old. */
export async function bindTo(context: NodesContext, moves: readonly Move[]): Promise<ById<string>> {
  const to = new Map(moves.map((move) => [move.node.id, move.to]));
  const entries = moves.flatMap(({ node }) => entriesOf(node));
  const kept = await readAll(context, entries);
  const bound = kept.map(({ owner, value }) => ({ owner: { ...owner, at: to.get(owner.of) ?? '' }, value }));
  const ids = await keepAll(context, bound);
  return new Map(kept.map(({ id }, at) => [id, ids[at] ?? id]));
}

export function withIds(node: NodeRecord, ids: ById<string>): NodeRecord {
  const newIdOf = (id: string): string => ids.get(id) ?? id;
  const { tokenId, client, secretIds } = node;
  return {
    ...node,
    tokenId: tokenId === null ? null : newIdOf(tokenId),
    client: client && { ...client, keyIds: client.keyIds.map(newIdOf) },
    secretIds: Object.fromEntries(Object.entries(secretIds).map(([name, id]) => [name, newIdOf(id)])),
  };
}

/** Keeps all secrets or none, under new random ids, which it returns in order. */
export async function keepAll(
  { signer, random }: Keeper,
  secrets: readonly { readonly owner: SecretOwner; readonly value: string }[],
): Promise<readonly string[]> {
  const entries = secrets.map(({ owner, value }) => ({ id: random.id(), token: writeKept(owner, value) }));
  const ids = entries.map(({ id }) => id);
  try {
    for (const lot of pagesOf(entries, LOT)) await signer.saveTokens(lot);
  } catch (error) {
    // Delete the new entries. If that fails too, report the first error.
    await forgetSecrets({ signer, random }, ids).catch(() => undefined);
    throw error;
  }
  return ids;
}

async function readAll({ signer }: Keeper, entries: readonly Entry[]): Promise<readonly Kept[]> {
  const found: Kept[] = [];
  for (const lot of pagesOf(entries, LOT)) {
    const texts = await signer.readTokens(lot.map(({ id }) => id));
    for (const [at, entry] of lot.entries()) {
      const value = readKept(entry.owner, texts[at] ?? null);
      if (value !== null) found.push({ ...entry, value });
    }
  }
  return found;
}

export async function forgetSecrets({ signer }: Keeper, ids: readonly string[]): Promise<void> {
  for (const lot of pagesOf(ids, LOT)) await signer.removeTokens(lot);
}

export async function forgetUnnamed(context: NodesContext, ids: Iterable<string>): Promise<void> {
  const named = new Set(context.registry.nodes().flatMap(secretIdsOf));
  const unnamed = [...new Set(ids)].filter((id) => !named.has(id));
  await forgetSecrets(context, unnamed);
}

export type Secrets = Readonly<Record<string, string>>;

export function neededNames({ unlockTemplate }: NodeRecord): readonly string[] {
  const read = parseTemplate(unlockTemplate);
  return read.ok ? read.names : [];
}

/** Names that a wrong password concerns: the node checks only its own. All names if the body has no password. */
export function wrongNames(node: NodeRecord): readonly string[] {
  const read = parseTemplate(node.unlockTemplate);
  const own = read.ok ? passwordNames(read.body) : [];
  return own.length === 0 ? neededNames(node) : own;
}

export function missingNames(node: NodeRecord, given: Secrets): readonly string[] {
  const isThere = (name: string): boolean =>
    Object.hasOwn(given, name) || Object.hasOwn(node.secretIds, name);
  return neededNames(node).filter((name) => !isThere(name));
}

/** Throws UNLOCK_BODY for a wallet's words or private key, which must never be kept or sent. */
export function refuseWords(given: Readonly<Record<string, string | null>>): void {
  if (findSecret(Object.values(given).flatMap((value) => value ?? [])) !== null)
    throw fail('UNLOCK_BODY', { problem: 'words' });
}

/** Throws UNLOCK_BODY, and INVALID_INPUT for a secret that the unlock body doesn't name. */
export function refuseForeignNames(node: NodeRecord, given: Secrets): void {
  refuseWords(given);
  const names = neededNames(node);
  const foreign = Object.keys(given).find((name) => !names.includes(name));
  if (foreign === undefined) return;
  throw fail('INVALID_INPUT', {
    path: foreign,
    problem: `the unlock body of ${nameText(node.name, 80)} has no place for it`,
  });
}

const kept = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({ of: v.string(), for: v.string(), at: v.exactOptional(v.string()), value: v.string() }),
);
/** Every keychain holds this much (src-main/keyholder/vault/record.ts). Checked here too, to name the secret. */
const MAX_KEPT_CHARS = 1_200;

/** Writes an entry in ASCII, as keychains need it. Throws INVALID_INPUT if it is too long. */
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

function readKept(owner: SecretOwner, text: string | null): string | null {
  const read = v.safeParse(kept, text);
  if (!read.success || read.output.of !== owner.of || read.output.for !== owner.for) return null;
  const { at, value } = read.output;
  return at === (owner.at === undefined ? undefined : addressMark(owner.at)) ? value : null;
}

/** Secrets are kept lot by lot, and a failure leaves earlier lots kept. */
const NODES_AT_ONCE = 100;

/** Throws GONE and INVALID_INPUT before any write; KEYCHAIN_* and KEYHOLDER_GONE after the lots kept so far. */
export const keepManySecrets: NodesCall<'nodes.keepSecrets'> = async (context, { secrets }) => {
  const given = Object.entries(secrets).map(([nodeId, byName]) => {
    const node = context.registry.node(nodeId);
    refuseForeignNames(node, byName);
    return { node, byName };
  });
  for (const lot of pagesOf(given, NODES_AT_ONCE)) await keepLot(context, lot);
  return { kept: given.length };
};

export function keepSecrets(context: NodesContext, node: NodeRecord, secrets: Secrets): Promise<void> {
  const names = neededNames(node);
  const byName = Object.fromEntries(Object.entries(secrets).filter(([name]) => names.includes(name)));
  return keepLot(context, [{ node, byName }]);
}

async function keepLot(
  context: NodesContext,
  given: readonly { readonly node: NodeRecord; readonly byName: Secrets }[],
): Promise<void> {
  const { registry } = context;
  const at = new Map(given.map(({ node }) => [node.id, givenFor(registry.cloud(node.cloudId), node)]));
  const entries = given.flatMap(({ node: { id }, byName }) =>
    Object.entries(byName).map(([name, value]) => ({
      ...{ nodeId: id, name, value },
      owner: { of: id, for: `secret ${name}`, at: at.get(id) ?? '' } as const,
    })),
  );
  const ids = await keepAll(context, entries);
  const added = new Map(given.map(({ node }): [string, Record<string, string>] => [node.id, {}]));
  for (const [index, { nodeId, name }] of entries.entries())
    Object.assign(added.get(nodeId) ?? {}, { [name]: ids[index] });
  // Reads the nodes again, since one may have been removed or changed during the keychain call.
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
  await forgetUnnamed(context, [...now.flatMap(secretIdsOf), ...ids]);
}
