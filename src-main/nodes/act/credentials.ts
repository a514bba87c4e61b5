import { fail, WalletError } from '../../base/errors.ts';
import type { FailureCode } from '../../../src-preload/contract/failures.ts';
import type { NodeRecord } from '../../records/node.ts';
import type { ActKind } from '../../../src-preload/contract/node-runs.ts';
import { fillTemplate, parseTemplate, type JsonValue } from '../state/unlock-body.ts';
import type { NodeTarget, ServiceKeys } from '../api/client.ts';
import type { ById, Nodes, NodesContext } from '../registry/context.ts';
import type { ActCredentials } from './node-operation.ts';
import { keysOf, NO_SERVICE, targetsOf } from '../secrets/open-services.ts';
import { missingNames, neededNames, refuseWords, secretsOfMany, type Secrets } from '../secrets/secrets.ts';

export async function actCredentialsOf(
  context: NodesContext,
  node: NodeRecord,
  act: ActKind,
  typed: Secrets = {},
): Promise<ActCredentials> {
  const found = (await credentialsOf(context, [node], act, new Map([[node.id, typed]]))).get(node.id);
  if (found === undefined) throw fail('GONE', { what: 'connection' });
  if (found instanceof WalletError) throw found;
  return found;
}

/** Throws UNLOCK_BODY, NODE_SECRETS_MISSING. Reads no kept secret. */
export function refuseMissing(node: NodeRecord, typed: Secrets): void {
  refuseWords(typed);
  const read = parseTemplate(node.unlockTemplate);
  if (!read.ok) throw fail('UNLOCK_BODY', { problem: read.problem });
  const missing = missingNames(node, typed);
  if (missing.length > 0) throw fail('NODE_SECRETS_MISSING', { name: node.name, secrets: [...missing] });
}

const NOBODY: NodeTarget = { address: { kind: 'invokeUrl', url: NO_SERVICE }, token: null };

/** Credentials by node id, or why there are none. Typed secrets come first, and may spare the keychain. Asks nobody. */
export async function credentialsOf(
  context: NodesContext,
  nodes: Nodes,
  act: ActKind,
  typed: ById<Secrets> = new Map(),
): Promise<ById<ActCredentials | WalletError>> {
  const { registry, openNodeApi } = context;
  const keys = new Map<string, ServiceKeys | WalletError>();
  for (const cloud of registry.clouds())
    if (nodes.some(({ cloudId }) => cloudId === cloud.id))
      keys.set(cloud.id, await orFailure(keysOf(context, cloud, act === 'unlock')));
  const served = nodes.filter(({ cloudId }) => !(keys.get(cloudId) instanceof WalletError));
  const targets = await orFailure(targetsOf(context, served, act === 'upgrade' ? 'token' : 'secrets'));
  const targetOf = ({ id }: NodeRecord): NodeTarget | WalletError | undefined =>
    targets instanceof WalletError ? targets : targets.get(id);
  const typedFor = ({ id }: NodeRecord): Secrets => typed.get(id) ?? {};
  const needsKept = (node: NodeRecord): boolean =>
    neededNames(node).some((name) => !Object.hasOwn(typedFor(node), name));
  const isOpen = (node: NodeRecord): boolean => !(targetOf(node) instanceof WalletError);
  const needing = act === 'upgrade' ? [] : served.filter((node) => isOpen(node) && needsKept(node));
  const kept = await orFailure(secretsOfMany(context, needing));

  function credentialsFor(node: NodeRecord): ActCredentials | WalletError {
    const { name } = node;
    const { kind, extras } = registry.cloud(node.cloudId);
    if (act !== 'unlock' && kind === 'own') return fail('NODE_OWN', { name });
    const service = keys.get(node.cloudId) ?? fail('GONE', { what: 'connection' });
    if (service instanceof WalletError) return service;
    if (targets instanceof WalletError) return targets;
    const target = targetOf(node) ?? fail('NODE_ADDRESS_MISSING', { name });
    if (act === 'upgrade') {
      // The upgrade call goes to the service, so without the node's address only probing is impossible.
      const isThere = !(target instanceof WalletError);
      return {
        ...{ service: openNodeApi(service), target: isThere ? target : NOBODY, body: null },
        extras: { detail: extras.detail, probe: isThere && extras.probe },
      };
    }
    if (target instanceof WalletError) return target;
    if (kept instanceof WalletError && needsKept(node)) return kept;
    const secrets = { ...(kept instanceof WalletError ? {} : kept.get(node.id)), ...typedFor(node) };
    const body = bodyOf(node, secrets);
    if (body instanceof WalletError) return body;
    return { service: openNodeApi({ ...service, secrets: Object.values(secrets) }), target, body, extras };
  }
  return new Map(nodes.map((node) => [node.id, credentialsFor(node)]));
}

function bodyOf({ name, unlockTemplate }: NodeRecord, secrets: Secrets): JsonValue | WalletError {
  const read = parseTemplate(unlockTemplate);
  if (!read.ok) return fail('UNLOCK_BODY', { problem: read.problem });
  const filled = fillTemplate(read.body, secrets);
  return filled.ok ? filled.body : fail('NODE_SECRETS_MISSING', { name, secrets: [...filled.missing] });
}

export type MissingCredential =
  'noSecret' | 'noAddress' | 'hostNotApproved' | 'addressChanged' | 'tokenMissing' | 'keychain' | 'ownNode';

const WORDS: Readonly<Partial<Record<FailureCode, MissingCredential>>> = {
  NODE_OWN: 'ownNode',
  NODE_SECRETS_MISSING: 'noSecret',
  UNLOCK_BODY: 'noSecret',
  HOST_NOT_APPROVED: 'hostNotApproved',
  NODE_ADDRESS_CHANGED: 'addressChanged',
  TOKEN_MISSING: 'tokenMissing',
};

export function wordOf({ failure: { code } }: WalletError): MissingCredential {
  return WORDS[code] ?? (code.startsWith('KEY') ? 'keychain' : 'noAddress');
}

async function orFailure<T>(asking: Promise<T>): Promise<T | WalletError> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof WalletError) return error;
    throw error;
  }
}
