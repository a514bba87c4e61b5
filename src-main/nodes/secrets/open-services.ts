import { fail, WalletError } from '../../base/errors.ts';
import type { NodeServiceRecord, NodeRecord } from '../../records/node.ts';
import type { NodeTarget, NodeApi, ServiceKeys } from '../api/client.ts';
import type { ById, Nodes, NodesContext } from '../registry/context.ts';
import { nodeReach } from '../../base/service/route.ts';
import { answersAt } from './approve-moves.ts';
import { holdsSecrets, isMoved } from '../registry/node-address.ts';
import type { NodeAddress } from '../state/node-url.ts';
import { cloudTokenOf, accessOf } from './secrets.ts';

export async function serviceOf(context: NodesContext, cloud: NodeServiceRecord): Promise<NodeApi> {
  return context.openNodeApi(await keysOf(context, cloud));
}

/** `toNodes`: needs no token and no keychain. Throws HOST_NOT_APPROVED, URL_REFUSED, TOKEN_MISSING, KEYCHAIN_*. */
export async function keysOf(
  context: NodesContext,
  cloud: NodeServiceRecord,
  toNodes = false,
): Promise<ServiceKeys> {
  if (cloud.kind === 'practice') return { baseUrl: (await context.practice()).baseUrl, token: null };
  if (cloud.kind === 'own') return { baseUrl: NO_SERVICE, token: null };
  // Parses the address again, since a program with other rules shares the data folder.
  const baseUrl = context.parseBaseUrl(cloud.baseUrl);
  if (toNodes) return { baseUrl, token: null };
  const { origin } = new URL(baseUrl);
  // Checks the approval before any secret is read.
  if (!context.door.isOpen(nodeReach(origin, cloud.id))) throw fail('HOST_NOT_APPROVED', { origin });
  return { baseUrl, token: await cloudTokenOf(context, cloud) };
}

/** A base address for own nodes that is never asked: RFC 6761, 6.4 reserves the name. */
export const NO_SERVICE = 'https://nobody.invalid';

/** Targets by node id, or why there is none. Reads the keychain only for nodes that may be asked. Asks nobody. */
export async function targetsOf(
  context: NodesContext,
  nodes: Nodes,
  takes: 'token' | 'secrets' = 'token',
): Promise<ById<NodeTarget | WalletError>> {
  const places = new Map<string, NodeAddress | WalletError>();
  for (const cloud of context.registry.clouds()) {
    const ours = nodes.filter(({ cloudId }) => cloudId === cloud.id);
    if (ours.length === 0) continue;
    const placeOf = await answersAt(context, cloud);
    for (const node of ours) {
      const isForSecrets = takes === 'secrets' || holdsSecrets(node);
      places.set(node.id, addressOf(context, cloud, node, placeOf(node), isForSecrets));
    }
  }
  const addressed = nodes.filter(({ id }) => !(places.get(id) instanceof WalletError));
  const access = await accessOf(context, addressed);
  return new Map(
    nodes.flatMap(({ id, name }): [string, NodeTarget | WalletError][] => {
      const address = places.get(id);
      const own = access.get(id);
      if (address === undefined || address instanceof WalletError) return address ? [[id, address]] : [];
      return [[id, own === undefined ? fail('TOKEN_MISSING', { name }) : { address, ...own }]];
    }),
  );
}

function addressOf(
  { parseBaseUrl }: NodesContext,
  cloud: NodeServiceRecord,
  node: NodeRecord,
  place: ReturnType<Awaited<ReturnType<typeof answersAt>>>,
  isForSecrets: boolean,
): NodeAddress | WalletError {
  const { name } = node;
  if (place === null) return fail('NODE_ADDRESS_MISSING', { name });
  try {
    parseBaseUrl(place.address.url);
  } catch (error) {
    if (error instanceof WalletError) return error;
    throw error;
  }
  if (!place.isApproved) return fail('HOST_NOT_APPROVED', { origin: place.origin });
  return isForSecrets && isMoved(cloud, node) ? fail('NODE_ADDRESS_CHANGED', { name }) : place.address;
}
