import type { CallInput } from '../../../src-preload/contract/index.ts';
import { say } from '../../../src-preload/messages/say.ts';
import { fail } from '../../base/errors.ts';
import type { NodeServiceRecord } from '../../records/node.ts';
import type { Nodes, NodesCall, NodesContext } from '../registry/context.ts';
import { nodeReach, placesOf } from '../../base/service/route.ts';
import { approveMoves, forgetLeft, keepWith, secretMove, withMove } from '../secrets/approve-moves.ts';
import { boundAddress } from '../registry/node-address.ts';
import { askNewHosts, requireToken } from '../secrets/questions.ts';
import { forgetSecrets } from '../secrets/secrets.ts';

/** Saves nothing if the person says no (HOST_NOT_APPROVED, NODE_ADDRESS_CHANGED). A new address gets no old token. */
export const saveNodeService: NodesCall<'nodes.saveCloud'> = async (context, asked) => {
  const { registry, door } = context;
  const before = beforeOf(context, asked);
  const place = placeOf(context, asked.connection);
  const id = before?.id ?? context.random.id();
  const typed = asked.connection.kind === 'remote' ? asked.connection.token : null;
  const token = typeof typed === 'string' ? requireToken(typed) : null;
  const reaches = originsOf(place).map((origin) => nodeReach(origin, id));
  await door.require(reaches, (fresh) => askNewHosts(asked.name, placesOf(fresh), 'typed'));
  const nodesNow = (): Nodes => registry.nodes().filter(({ cloudId }) => cloudId === id);
  const moves = nodesNow().flatMap((node) => {
    const is = registry.cloud(id);
    const next = { ...is, ...place };
    return boundAddress(is, node) === boundAddress(next, node) ? [] : (secretMove(next, node, node) ?? []);
  });
  const agreed = await approveMoves(context, moves);
  if (agreed === null) throw fail('NODE_ADDRESS_CHANGED', { name: asked.name });
  // Reads the record again, since a newer image may have been reported during the question.
  const now = before === null ? null : registry.cloud(before.id);
  const sameService = now !== null && now.kind === place.kind && now.baseUrl === place.baseUrl;
  const owner = { of: place.baseUrl, for: 'token' } as const;
  const [kept] = await keepWith(context, agreed, token === null ? [] : [{ owner, value: token }]);
  const cloud: NodeServiceRecord = {
    ...{ id, name: asked.name, ...place, everySeconds: asked.everySeconds },
    tokenId: kept ?? (typed === undefined && sameService ? now.tokenId : null),
    extras: place.kind === 'own' ? { ...NO_EXTRAS, probe: asked.extras.probe } : asked.extras,
    newest: sameService ? now.newest : null,
  };
  const moved = nodesNow().filter((node) => agreed.to.has(node.id));
  if (moved.length > 0) registry.put(moved.map((node) => withMove(cloud, node, agreed)));
  registry.putCloud(cloud);
  const left = originsOf(now).filter((origin) => !originsOf(cloud).includes(origin));
  door.forget(id, left);
  await forgetLeft(context, agreed);
  const old = now?.tokenId ?? null;
  if (old !== null && old !== cloud.tokenId) await forgetSecrets(context, [old]);
  return registry.cloudView(id);
};

const NO_EXTRAS = { list: false, detail: false, probe: false } as const;
const OWN_EVERY_SECONDS = 15;

export function ownConnection({ registry, random }: NodesContext): NodeServiceRecord {
  return (
    registry.clouds().find(({ kind }) => kind === 'own') ?? {
      id: random.id(),
      name: say('list-own-nodes'),
      kind: 'own',
      baseUrl: '',
      nodeApiUrl: null,
      tokenId: null,
      extras: { ...NO_EXTRAS, probe: true },
      everySeconds: OWN_EVERY_SECONDS,
      newest: null,
    }
  );
}

/** The record that is changed; null for a new one. There is one connection of own nodes, and its kind is fixed. */
function beforeOf(
  { registry }: NodesContext,
  { cloudId, connection }: CallInput<'nodes.saveCloud'>,
): NodeServiceRecord | null {
  const own = registry.clouds().find(({ kind }) => kind === 'own') ?? null;
  const before = cloudId === null ? (connection.kind === 'own' ? own : null) : registry.cloud(cloudId);
  if (before !== null && (before.kind === 'own') !== (connection.kind === 'own'))
    throw fail('INVALID_INPUT', { path: 'connection.kind', problem: 'another kind than the connection has' });
  return before;
}

type Place = Pick<NodeServiceRecord, 'kind' | 'baseUrl' | 'nodeApiUrl'>;

/** Throws URL_REFUSED for addresses that are neither https nor loopback (security.md, G33). */
function placeOf(context: NodesContext, connection: CallInput<'nodes.saveCloud'>['connection']): Place {
  if (connection.kind !== 'remote') return { kind: connection.kind, baseUrl: '', nodeApiUrl: null };
  const { baseUrl, nodeApiUrl } = connection;
  return {
    kind: 'remote',
    baseUrl: context.parseBaseUrl(baseUrl),
    nodeApiUrl: nodeApiUrl === null ? null : context.parseBaseUrl(nodeApiUrl),
  };
}

function originsOf(place: Place | null): readonly string[] {
  if (place === null || place.kind !== 'remote') return [];
  return [
    ...new Set([place.baseUrl, place.nodeApiUrl].flatMap((url) => (url === null ? [] : new URL(url).origin))),
  ];
}
