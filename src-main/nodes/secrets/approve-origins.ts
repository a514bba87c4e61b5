import { fail } from '../../domain/errors.ts';
import type { CloudRecord, NodeRecord } from '../state/records.ts';
import type { NodesContext } from '../context.ts';
import { nodeUrlBase } from '../registry/node-address.ts';
import { askNewHosts } from './questions.ts';

/**
 * Where secrets may go: exactly the origins (scheme, host and port) that the user approved for a connection. An address
 * of a node is data, whoever wrote it: a new host in it is shown in full and asked about by main, once.
 */
export function isApproved(cloud: CloudRecord, origin: string, practiceUrl: string | null): boolean {
  return cloud.approvedOrigins.includes(origin) || (practiceUrl !== null && originOf(practiceUrl) === origin);
}

/** HOST_NOT_APPROVED, before any secret is even read. */
export function requireApproved(cloud: CloudRecord, url: string, practiceUrl: string | null): void {
  const origin = originOf(url);
  if (!isApproved(cloud, origin, practiceUrl)) throw fail('HOST_NOT_APPROVED', { origin });
}

/**
 * One question for all that are not approved yet, and none where there are none. Answers whether all are approved now;
 * a yes is kept, a no keeps nothing.
 */
export async function approveOrigins(
  context: NodesContext,
  cloud: CloudRecord,
  origins: readonly string[],
): Promise<boolean> {
  const practiceUrl = await practiceUrlOf(context, cloud);
  const fresh = [...new Set(origins)].filter((origin) => !isApproved(cloud, origin, practiceUrl)).sort();
  if (fresh.length === 0) return true;
  if (!(await context.confirm.ask(askNewHosts(cloud.name, fresh, 'asData')))) return false;
  // Read again: it may have been changed or removed while the question stood.
  const now = context.board.cloud(cloud.id);
  context.board.putCloud({ ...now, approvedOrigins: [...new Set([...now.approvedOrigins, ...fresh])] });
  return true;
}

/** Asks about the new origins of nodes, of whichever connections; one question for each connection that has new ones. */
export async function approveHostsOf(context: NodesContext, nodes: readonly NodeRecord[]): Promise<boolean> {
  for (const [cloud, origins] of await newOriginsOf(context, nodes))
    if (!(await approveOrigins(context, cloud, origins))) return false;
  return true;
}

/** Origins that acts on these nodes would need and that were not approved, by connection. Asks nobody. */
export async function newOriginsOf(
  context: NodesContext,
  nodes: readonly NodeRecord[],
): Promise<ReadonlyMap<CloudRecord, readonly string[]>> {
  const found = new Map<CloudRecord, readonly string[]>();
  for (const cloud of context.board.clouds()) {
    const own = nodes.filter(({ cloudId }) => cloudId === cloud.id);
    if (own.length === 0) continue;
    const practiceUrl = await practiceUrlOf(context, cloud);
    const origins = own.flatMap((node) => {
      const url = nodeUrlBase(cloud, node, practiceUrl);
      return url === null ? [] : [originOf(url)];
    });
    const fresh = [...new Set(origins)].filter((origin) => !isApproved(cloud, origin, practiceUrl));
    if (fresh.length > 0) found.set(cloud, fresh.sort());
  }
  return found;
}

/** Scheme, host and port. The URL was parsed before. */
export function originOf(url: string): string {
  return new URL(url).origin;
}

/** Null for a remote connection. The practice service's own address needs no approval: it is this program. */
export async function practiceUrlOf(
  context: Pick<NodesContext, 'practice'>,
  cloud: CloudRecord,
): Promise<string | null> {
  return cloud.kind === 'practice' ? context.practice.baseUrl() : null;
}
