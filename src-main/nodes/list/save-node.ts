import { BOUNDS } from '../../../src-preload/contract/bounds.ts';
import { nameText } from '../../../src-preload/contract/outside.ts';
import type { CallInput } from '../../../src-preload/contract/index.ts';
import { say } from '../../../src-preload/messages/say.ts';
import { fail, WalletError } from '../../base/errors.ts';
import { nothingKnown } from '../state/evidence.ts';
import { isPathSegment } from '../../base/url.ts';
import type { NodeServiceRecord, NodeRecord } from '../../records/node.ts';
import { namesSecret } from '../state/secret-names.ts';
import { DEFAULT_TEMPLATE, parseTemplate, type JsonValue } from '../state/unlock-body.ts';
import type { NodesCall, NodesContext } from '../registry/context.ts';
import { approveMoves, approveHostsOf, keepWith, secretMove } from '../secrets/approve-moves.ts';
import { givenFor, holdsSecrets, type NodePlace } from '../registry/node-address.ts';
import { readNode } from './read-nodes.ts';
import { ownConnection } from './save-node-service.ts';
import { forgetUnnamed, refuseWords, secretIdsOf, withIds, type KeptFor } from '../secrets/secrets.ts';
import { splitClientCertificate } from '../state/client-certificate.ts';
import { requireToken } from '../secrets/questions.ts';
import type { Route } from '../../base/service/route.ts';

/** First keeps all secrets or none (KEYCHAIN_*). If the person refuses a new host, the node is saved but not asked. */
export const saveNode: NodesCall<'nodes.save'> = async (context, asked) => {
  const { registry, random } = context;
  const cloud = asked.cloudId === null ? ownConnection(context) : registry.cloud(asked.cloudId);
  const before = asked.nodeId === null ? null : registry.node(asked.nodeId);
  const id = before?.id ?? random.id();
  const foreignNodeId = foreignIdOf(cloud, asked, id);
  refuseForms(asked, foreignNodeId);
  const invokeUrl = asked.invokeUrl === null ? null : context.parseBaseUrl(asked.invokeUrl);
  const place = { cloudId: cloud.id, userId: asked.userId, nodeId: foreignNodeId, invokeUrl };
  refuseTwin(context, id, cloud, place);
  const names = namesOf(asked.unlockTemplate, asked.secrets);
  const { token, clientCertificate, secrets } = asked;
  const split = typeof clientCertificate === 'string' ? requireCertificate(clientCertificate) : null;
  const typed: { readonly for: KeptFor; readonly value: string }[] =
    typeof token === 'string' ? [{ for: 'token', value: requireToken(token) }] : [];
  for (const [part, value] of (split?.keyParts ?? []).entries())
    typed.push({ for: `key part ${String(part)}`, value });
  for (const [name, value] of Object.entries(secrets))
    if (value !== null) typed.push({ for: `secret ${name}`, value });
  const fresh = { ...newNode(id, cloud.id, foreignNodeId), ...place };
  const next = { ...fresh, ...before, ...place };
  const move = before === null ? null : secretMove(cloud, before, next, typed.length > 0);
  const agreed = await approveMoves(context, move === null ? [] : [move]);
  if (agreed === null) throw fail('NODE_ADDRESS_CHANGED', { name: asked.name });
  const secretsFor = move === null ? givenFor(cloud, next) : move.to;
  const owned = typed.map((one) => ({
    owner: { of: id, for: one.for, at: secretsFor ?? '' },
    value: one.value,
  }));
  const ids = await keepWith(context, agreed, owned);
  const kept = new Map(typed.map((one, at) => [one.for, ids[at] ?? '']));
  const keptId = (one: { readonly for: KeptFor }): string | undefined => kept.get(one.for);
  // Reads the node again: evidence may have come during the keychain call.
  const now = before === null ? fresh : withIds(registry.node(id), agreed.ids);
  const client = split && {
    certificate: split.certificate,
    keyIds: split.keyParts.map((_, part) => keptId({ for: `key part ${String(part)}` }) ?? ''),
  };
  const saved: NodeRecord = {
    ...{ ...now, ...place, name: asked.name, plan: asked.plan },
    tokenId: token === undefined ? now.tokenId : (keptId({ for: 'token' }) ?? null),
    client: clientCertificate === undefined ? now.client : client,
    unlockTemplate: asked.unlockTemplate,
    secretIds: Object.fromEntries(
      names.flatMap((name) => {
        const secretId = Object.hasOwn(secrets, name)
          ? keptId({ for: `secret ${name}` })
          : Object.hasOwn(now.secretIds, name) && now.secretIds[name];
        return typeof secretId === 'string' ? [[name, secretId]] : [];
      }),
    ),
    unlockByItself: asked.unlockByItself,
    heldSinceMs: asked.unlockByItself ? now.heldSinceMs : null,
  };
  const node = holdsSecrets(saved) ? { ...saved, secretsFor } : saved;
  const left = before === null ? [] : secretIdsOf(registry.node(id));
  if (!registry.clouds().some(({ id: known }) => known === cloud.id)) registry.putCloud(cloud);
  registry.put([node]);
  if (asked.image !== null && asked.image !== node.facts.image)
    registry.heard(id, { kind: 'imageTold', image: asked.image, by: 'importedList' }, 'you');
  await forgetUnnamed(context, [...left, ...agreed.ids.values()]);
  // Only a changed address counts as typed: one that was in the form before may come from a list.
  const isTyped = invokeUrl !== null && invokeUrl !== before?.invokeUrl;
  await approveHostsOf(context, [node], isTyped ? 'typed' : 'asData');
  return readNode(context, { nodeId: id });
};

export function newNode(id: string, cloudId: string, nodeId: string): NodeRecord {
  return {
    id,
    cloudId,
    name: nodeId.slice(0, BOUNDS.nodeNameChars),
    nodeId,
    userId: null,
    plan: 'unknown',
    invokeUrl: null,
    tokenId: null,
    unlockTemplate: DEFAULT_TEMPLATE,
    secretIds: {},
    client: null,
    secretsFor: null,
    unlockByItself: false,
    heldSinceMs: null,
    wordsAtHand: false,
    facts: nothingKnown,
  };
}

/** Ids are data, each in one path segment (security.md, G32). Throws INVALID_INPUT. */
function refuseForms(asked: CallInput<'nodes.save'>, foreignNodeId: string): void {
  for (const [path, text] of Object.entries({ foreignNodeId, userId: asked.userId }))
    if (text !== null && !isPathSegment(text))
      throw fail('INVALID_INPUT', { path, problem: 'cannot be part of an address' });
  if (asked.image !== null && !/^[\x21-\x7e]{1,200}$/.test(asked.image))
    throw fail('INVALID_INPUT', { path: 'image', problem: 'not in the form needed' });
}

/** The service's id for the node; one's own node takes the id of its row. Throws INVALID_INPUT. */
function foreignIdOf(cloud: NodeServiceRecord, asked: CallInput<'nodes.save'>, id: string): string {
  const path = cloud.kind === 'own' ? 'invokeUrl' : 'foreignNodeId';
  if (asked[path] === null) throw fail('INVALID_INPUT', { path, problem: 'needed' });
  return asked.foreignNodeId ?? id;
}

function refuseTwin(
  { registry }: NodesContext,
  id: string,
  cloud: NodeServiceRecord,
  place: NodePlace,
): void {
  const isSameAddress = ({ invokeUrl }: NodePlace) => cloud.kind === 'own' && invokeUrl === place.invokeUrl;
  const twin = registry
    .nodes()
    .filter((node) => node.cloudId === cloud.id && node.id !== id)
    .find((node) => node.nodeId === place.nodeId || isSameAddress(node));
  if (twin === undefined) return;
  const isSameId = twin.nodeId === place.nodeId;
  throw fail('INVALID_INPUT', {
    path: isSameId ? 'foreignNodeId' : 'invokeUrl',
    problem: `${nameText(twin.name, 80)} has this ${isSameId ? 'id' : 'address'} already`,
  });
}

/** The secrets that the body names. Throws UNLOCK_BODY, and INVALID_INPUT for a secret in clear text. */
function namesOf(template: string, secrets: Readonly<Record<string, string | null>>): readonly string[] {
  const read = parseTemplate(template);
  if (!read.ok) throw fail('UNLOCK_BODY', { problem: read.problem });
  refuseWords({ ...secrets, template });
  const inClear = memberInClear(read.body);
  if (inClear !== null)
    throw fail('INVALID_INPUT', {
      path: inClear,
      problem: 'a secret would be kept in a file: write {{name}} and type it beside',
    });
  const foreign = Object.keys(secrets).find((name) => secrets[name] !== null && !read.names.includes(name));
  if (foreign !== undefined)
    throw fail('INVALID_INPUT', { path: foreign, problem: 'the unlock body has no place for it' });
  return read.names;
}

function memberInClear(value: JsonValue): string | null {
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries<JsonValue>(value)) {
    if (typeof inner === 'string' && inner !== '' && namesSecret(name) && !/\{\{[a-z]/.test(inner))
      return name;
    const deeper = memberInClear(inner);
    if (deeper !== null) return deeper;
  }
  return null;
}

function requireCertificate(text: string) {
  const split = splitClientCertificate(text);
  if (typeof split !== 'string') return split;
  const problem = say('node-form-pem', { problem: split });
  throw fail('INVALID_INPUT', { path: say('node-form-certificate'), problem });
}

const MAX_URL_CHARS = 500;

/** The parsed address; null if Ochre must not ask it (security.md, G33). */
export function readAddress(
  { parseBaseUrl }: Pick<NodesContext, 'parseBaseUrl'>,
  url: string,
  route?: Route,
): string | null {
  if (url.length > MAX_URL_CHARS) return null;
  try {
    return parseBaseUrl(url, route);
  } catch (error) {
    if (error instanceof WalletError) return null;
    throw error;
  }
}
