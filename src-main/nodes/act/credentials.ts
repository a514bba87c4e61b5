import { fail, WalletError } from '../../base/errors.ts';
import type { CloudRecord, NodeRecord } from '../../records/node.ts';
import type { ActKind } from '../../../src-preload/contract/node-runs.ts';
import { fillTemplate, parseTemplate, type JsonValue } from '../state/unlock-body.ts';
import type { NodeTarget, NodeApi } from '../api/client.ts';
import type { NodesContext } from '../registry/context.ts';
import type { MeansOf, NoMeans } from './bulk.ts';
import type { ActCredentials } from './node-operation.ts';
import {
  NO_SERVICE,
  redactingApi,
  serviceOf,
  serviceWithoutToken,
  targetOf,
  targetsOf,
  type NoTarget,
} from '../secrets/open-services.ts';
import {
  missingNames,
  neededNames,
  refuseWords,
  type Secrets,
  secretsOf,
  secretsOfMany,
} from '../secrets/secrets.ts';

type Many = Awaited<ReturnType<MeansOf>>;

/**
 * What one act needs of the world: where to ask, with which token, and the unlock body with its secrets. What was typed
 * goes before what is kept, and where it is enough the keychain is not asked: an act works where there is none. Asks
 * the user nothing (approveAddressesOf does). Throws NODE_ADDRESS_MISSING, HOST_NOT_APPROVED, NODE_ADDRESS_CHANGED,
 * NODE_SECRETS_MISSING, UNLOCK_BODY, URL_REFUSED, KEYCHAIN_*.
 */
export async function actCredentialsOf(
  context: NodesContext,
  node: NodeRecord,
  act: ActKind,
  typed: Secrets = {},
): Promise<ActCredentials> {
  const cloud = context.registry.cloud(node.cloudId);
  const service = await serviceFor(context, cloud, act);
  if (act === 'upgrade') return upgradeMeans(cloud, service, await targetOrNone(context, node));
  const target = await targetOf(context, node, 'secrets');
  const kept = needsKept(node, typed) ? await secretsOf(context, node) : {};
  const secrets = { ...kept, ...typed };
  return { service: quietOf(service, secrets), target, body: bodyOf(node, secrets), extras: cloud.extras };
}

/** UNLOCK_BODY, and NODE_SECRETS_MISSING for what was neither typed nor ever kept. Reads no secret that is kept. */
export function refuseMissing(node: NodeRecord, typed: Secrets): void {
  refuseWords(typed);
  const read = parseTemplate(node.unlockTemplate);
  if (!read.ok) throw fail('UNLOCK_BODY', { problem: read.problem });
  const missing = missingNames(node, typed);
  if (missing.length > 0) throw fail('NODE_SECRETS_MISSING', { name: node.name, secrets: [...missing] });
}

/**
 * Credentials of many nodes, by node id, with one child of the keyholder for each kind of secret; a word for what is missing.
 * `typed`: by node id, for this run only.
 */
export async function credentialsOf(
  context: NodesContext,
  nodes: readonly NodeRecord[],
  act: ActKind,
  typed: ReadonlyMap<string, Secrets> = new Map(),
): Promise<Many> {
  const services = new Map<string, NodeApi | NoMeans>();
  for (const cloud of context.registry.clouds())
    if (nodes.some(({ cloudId }) => cloudId === cloud.id))
      services.set(cloud.id, await orWord(serviceFor(context, cloud, act)));
  const targets = await orWord(targetsOf(context, nodes, act === 'upgrade' ? 'token' : 'secrets'));
  const typedFor = ({ id }: NodeRecord): Secrets => typed.get(id) ?? {};
  // What was typed is enough where there is no keychain.
  const needing = act === 'upgrade' ? [] : nodes.filter((node) => needsKept(node, typedFor(node)));
  const kept =
    needing.length === 0 ? new Map<string, Secrets>() : await orWord(secretsOfMany(context, needing));
  return new Map(
    nodes.map((node): [string, ActCredentials | NoMeans] => {
      const cloud = context.registry.cloud(node.cloudId);
      const service = services.get(cloud.id) ?? 'noAddress';
      if (act !== 'unlock' && cloud.kind === 'own') return [node.id, 'ownNode'];
      if (typeof service === 'string') return [node.id, service];
      if (typeof targets === 'string') return [node.id, targets];
      const target = targets.get(node.id) ?? 'noAddress';
      if (act === 'upgrade') return [node.id, upgradeMeans(cloud, service, target)];
      if (typeof target === 'string') return [node.id, target];
      if (typeof kept === 'string' && needsKept(node, typedFor(node))) return [node.id, kept];
      const own = typeof kept === 'string' ? {} : kept.get(node.id);
      const secrets = { ...own, ...typedFor(node) };
      const body = bodyOrNull(node, secrets);
      if (body === null) return [node.id, 'noSecret'];
      return [node.id, { service: quietOf(service, secrets), target, body, extras: cloud.extras }];
    }),
  );
}

/** An unlock goes to the node alone: the connection's token is not even read for it. */
function serviceFor(context: NodesContext, cloud: CloudRecord, act: ActKind): Promise<NodeApi> {
  return act === 'unlock' ? serviceWithoutToken(context, cloud) : serviceOf(context, cloud);
}

/** An upgrade goes to the service alone. Without an address of the node's own, only the probe is not there. */
function upgradeMeans(cloud: CloudRecord, service: NodeApi, target: NodeTarget | NoTarget): ActCredentials {
  const { detail, probe } = cloud.extras;
  if (typeof target === 'string')
    return { service, target: NOBODY, body: null, extras: { detail, probe: false } };
  return { service, target, body: null, extras: { detail, probe } };
}

/** Never asked: it stands where an upgrade has no node to ask. */
const NOBODY: NodeTarget = { address: { kind: 'invokeUrl', url: NO_SERVICE }, token: null };

async function targetOrNone(context: NodesContext, node: NodeRecord): Promise<NodeTarget | NoTarget> {
  return (await targetsOf(context, [node])).get(node.id) ?? 'noAddress';
}

/** No answer quotes any of them, wherever in the body it stands. */
function quietOf(service: NodeApi, secrets: Secrets): NodeApi {
  return redactingApi(service, null, Object.values(secrets));
}

function needsKept(node: NodeRecord, typed: Secrets): boolean {
  return neededNames(node).some((name) => !Object.hasOwn(typed, name));
}

function bodyOf(node: NodeRecord, secrets: Secrets): JsonValue {
  const read = parseTemplate(node.unlockTemplate);
  if (!read.ok) throw fail('UNLOCK_BODY', { problem: read.problem });
  const filled = fillTemplate(read.body, secrets);
  if (!filled.ok) throw fail('NODE_SECRETS_MISSING', { name: node.name, secrets: [...filled.missing] });
  return filled.body;
}

function bodyOrNull(node: NodeRecord, secrets: Secrets): JsonValue | null {
  try {
    return bodyOf(node, secrets);
  } catch (error) {
    if (error instanceof WalletError) return null;
    throw error;
  }
}

async function orWord<T>(asking: Promise<T>): Promise<T | NoMeans> {
  try {
    return await asking;
  } catch (error) {
    if (!(error instanceof WalletError)) throw error;
    const { code } = error.failure;
    if (code === 'HOST_NOT_APPROVED') return 'hostNotApproved';
    if (code === 'TOKEN_MISSING') return 'tokenMissing';
    return code.startsWith('KEY') ? 'keychain' : 'noAddress';
  }
}
