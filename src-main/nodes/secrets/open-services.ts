import { fail, WalletError } from '../../base/errors.ts';
import type { CloudRecord, NodeRecord } from '../../records/node.ts';
import type { NodeTarget, NodeApi } from '../api/client.ts';
import type { NodesContext } from '../registry/context.ts';
import { isApproved, originOf, practiceUrlOf, requireApproved } from './approve-moves.ts';
import { holdsSecrets, isMoved, nodeAddress } from '../registry/node-address.ts';
import { cloudTokenOf, accessOf } from './secrets.ts';
import type { NodeAnswer } from '../state/answer.ts';
import { namesSecret } from '../state/secret-names.ts';
import type { JsonValue } from '../state/unlock-body.ts';

/** Why a node cannot be asked. */
export type NoTarget = 'noAddress' | 'hostNotApproved' | 'addressChanged' | 'tokenMissing';

/**
 * A client for a node service, with its token. Reads the keychain once: who asks often keeps what this answers.
 * Throws HOST_NOT_APPROVED, URL_REFUSED, TOKEN_MISSING, KEYCHAIN_*.
 */
export async function serviceOf(context: NodesContext, cloud: CloudRecord): Promise<NodeApi> {
  if (cloud.kind !== 'remote') return serviceWithoutToken(context, cloud);
  // Parsed again: the other host, which may reach more, shares the data folder.
  const baseUrl = context.parseBaseUrl(cloud.baseUrl);
  requireApproved(context, cloud, baseUrl);
  const token = await cloudTokenOf(context, cloud);
  return redactingApi(context.openNodeApi({ baseUrl, token }), token);
}

/** Opens a service for calls that go to nodes alone: sends the service itself nothing, so the keychain is not asked. */
export async function serviceWithoutToken(context: NodesContext, cloud: CloudRecord): Promise<NodeApi> {
  const baseUrl = await baseUrlOf(context, cloud);
  return redactingApi(context.openNodeApi({ baseUrl, token: null }), null);
}

async function baseUrlOf(context: NodesContext, { kind, baseUrl }: CloudRecord): Promise<string> {
  if (kind === 'practice') return (await context.practice()).baseUrl;
  return kind === 'own' ? NO_SERVICE : context.parseBaseUrl(baseUrl);
}

/** Never asked: it stands where there are only nodes (RFC 6761, 6.4: this name is never found). */
export const NO_SERVICE = 'https://nobody.invalid';

/**
 * Where a node is asked, with the token of its own. Asks the user nothing: approveAddressesOf does, and is to be called
 * before an act that a person began. Throws NODE_ADDRESS_MISSING, HOST_NOT_APPROVED, NODE_ADDRESS_CHANGED, URL_REFUSED,
 * TOKEN_MISSING, KEYCHAIN_*.
 */
export async function targetOf(
  context: NodesContext,
  node: NodeRecord,
  takes: Takes = 'token',
): Promise<NodeTarget> {
  const cloud = context.registry.cloud(node.cloudId);
  const address = nodeAddress(cloud, node, await practiceUrlOf(context, cloud));
  const target = (await targetsOf(context, [node], takes)).get(node.id);
  if (target !== undefined && typeof target !== 'string') return target;
  if (target === 'tokenMissing') throw fail('TOKEN_MISSING', { name: node.name });
  if (target === 'addressChanged') throw fail('NODE_ADDRESS_CHANGED', { name: node.name });
  if (address === null) throw fail('NODE_ADDRESS_MISSING', { name: node.name });
  context.parseBaseUrl(address.url);
  throw fail('HOST_NOT_APPROVED', { origin: originOf(address.url) });
}

/** What goes to a node: its own token where it has one, or what a person types, or kept, for an unlock too. */
type Takes = 'token' | 'secrets';

/**
 * Targets of many nodes, by node id: tokens and keys of certificates are read by one child, and only those of approved hosts and of addresses
 * that secrets were given for. An address that this host may not reach counts as none.
 */
export async function targetsOf(
  context: NodesContext,
  nodes: readonly NodeRecord[],
  takes: Takes = 'token',
): Promise<ReadonlyMap<string, NodeTarget | NoTarget>> {
  const found = new Map<string, NodeTarget | NoTarget>();
  const open: { node: NodeRecord; address: NodeTarget['address'] }[] = [];
  const practiceUrls = new Map<string, string | null>();
  for (const node of nodes) {
    const cloud = context.registry.cloud(node.cloudId);
    const practiceUrl = practiceUrls.get(cloud.id) ?? (await practiceUrlOf(context, cloud));
    practiceUrls.set(cloud.id, practiceUrl);
    const address = nodeAddress(cloud, node, practiceUrl);
    if (address === null || !mayReach(context, address.url)) found.set(node.id, 'noAddress');
    else if (!isApproved(context, cloud, originOf(address.url), practiceUrl))
      found.set(node.id, 'hostNotApproved');
    else if (isMoved(cloud, node) && (takes === 'secrets' || holdsSecrets(node)))
      found.set(node.id, 'addressChanged');
    else open.push({ node, address });
  }
  const access = await accessOf(
    context,
    open.map(({ node }) => node),
  );
  for (const { node, address } of open) {
    const own = access.get(node.id);
    found.set(node.id, own === undefined ? 'tokenMissing' : { address, ...own });
  }
  return found;
}

/** Parsed again: the other host, which may reach more, shares the data folder. */
function mayReach({ parseBaseUrl }: NodesContext, url: string): boolean {
  try {
    parseBaseUrl(url);
    return true;
  } catch (error) {
    if (error instanceof WalletError) return false;
    throw error;
  }
}

/**
 * A client whose answers quote none of what was sent: a service that writes “wrong password: …” into its error would
 * otherwise put the password into the history, onto the disk and before everyone who looks on. `secrets`: what else is
 * sent and is one.
 */
export function redactingApi(api: NodeApi, token: string | null, secrets: readonly string[] = []): NodeApi {
  const own = [...secrets, ...(token === null ? [] : [token])];
  return {
    host: api.host,
    latestImage: () => quietFailure(api.latestImage(), own),
    list: () => quietFailure(api.list(), own),
    detail: (nodeId) => quietFailure(api.detail(nodeId), own),
    logs: (nodeId, taskId) => quietFailure(api.logs(nodeId, taskId), own),
    upgrade: async (nodeId) => quiet(await api.upgrade(nodeId), own),
    unlock: async (target, body) =>
      quiet(await api.unlock(target, body), [...own, ...tokenOf(target), ...secretTextsOf(body)]),
    probe: async (target) => quiet(await api.probe(target), [...own, ...tokenOf(target)]),
    height: async (target) => {
      const told = await api.height(target);
      return 'kind' in told ? quiet(told, [...own, ...tokenOf(target)]) : told;
    },
  };
}

function quiet(answer: NodeAnswer, secrets: readonly string[]): NodeAnswer {
  return 'text' in answer ? { ...answer, text: hideSecrets(answer.text, secrets) } : answer;
}

async function quietFailure<T>(asking: Promise<T>, secrets: readonly string[]): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    if (!(error instanceof WalletError) || error.failure.code !== 'SERVICE_ERROR') throw error;
    const { code, facts } = error.failure;
    const message = facts.message === null ? null : hideSecrets(facts.message, secrets);
    throw new WalletError({ code, facts: { ...facts, message } });
  }
}

function tokenOf({ token }: NodeTarget): string[] {
  return token === null ? [] : [token];
}

const HIDDEN = '[hidden]';
/** Shorter values stand in any sentence by chance: they give themselves away only where they stand as a value. */
const MIN_CHARS = 4;
/** What stands around a value that is quoted, in JSON that is quoted itself too, and around a password in an address. */
const AS_VALUE = [
  ['"', '"'],
  ['"', '\\"'],
  ["'", "'"],
  ['`', '`'],
  [':', '@'],
] as const;
/** A word or a number stands in longer ones by chance, as `user` does in `bitcoind_rpc_username`. */
const WORD = /^(?:\p{L}{1,12}|\d{1,12})$/u;
/** A word begins behind an escape as well: `\n`, or `%3A`. */
const BEGINS = String.raw`(?<=^|[^\p{L}\p{N}_]|\\[a-z]|%[\dA-Fa-f]{2})`;
const ENDS = String.raw`(?![\p{L}\p{N}_])`;

/**
 * What a node or its service said, without the secrets that it was sent. Hidden is a secret as it was typed, as JSON
 * writes it, and as a text that was made fit to be shown has it: blanks as one, cut short. Names of members and other words
 * that only hold it are left as they are. Pure.
 */
export function hideSecrets(text: string, secrets: readonly string[]): string {
  const forms = secrets.flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)]);
  const all = new Set([...forms, ...forms.map((form) => form.replace(/[\p{C}\p{Z}]+/gu, ' ').trim())]);
  all.delete('');
  // The longest first: one may be a part of another.
  return [...all].sort((a, b) => b.length - a.length).reduce(hideOne, text);
}

function hideOne(text: string, secret: string): string {
  if (secret.length < MIN_CHARS)
    return AS_VALUE.reduce(
      (left, [open, close]) => left.replaceAll(`${open}${secret}${close}`, `${open}${HIDDEN}${close}`),
      text,
    );
  const place = WORD.test(secret) ? new RegExp(`${BEGINS}${secret}${ENDS}`, 'gu') : secret;
  return hideCut(text.replaceAll(place, HIDDEN), secret);
}

/** The text was cut within the secret: its beginning is hidden, too. */
function hideCut(text: string, secret: string): string {
  for (let length = secret.length - 1; text.endsWith('…') && length >= MIN_CHARS; length -= 1) {
    const tail = `${secret.slice(0, length)}…`;
    if (text.endsWith(tail)) return `${text.slice(0, -tail.length)}${HIDDEN}…`;
  }
  return text;
}

/** The texts of members that are called as secrets are, those in lists among them: a host or a mode may be quoted. Pure. */
export function secretTextsOf(body: JsonValue, isSecret = false): string[] {
  if (typeof body === 'string') return isSecret ? [body] : [];
  if (typeof body !== 'object' || body === null) return [];
  const isList = Array.isArray(body);
  return Object.entries(body).flatMap(([name, inner]: [string, JsonValue]) =>
    secretTextsOf(inner, isList ? isSecret : namesSecret(name)),
  );
}
