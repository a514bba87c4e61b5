import { createHash } from 'node:crypto';
import { fail } from '../../base/errors.ts';
import { isPathSegment, parseUrl } from '../../base/url.ts';

export type NodeAddress =
  | { readonly kind: 'invokeUrl'; readonly url: string }
  | { readonly kind: 'nodeApiUrl'; readonly url: string; readonly userId: string; readonly nodeId: string };

/** `address.url` is parsed already. Ids are data, one path segment each (interface.md 4, service-facts.md 5). */
export function nodeUrl(address: NodeAddress, route: 'unlock' | 'nodeinfo' | 'networkinfo'): URL {
  const base = address.url.replace(/\/+$/, '');
  if (address.kind === 'invokeUrl') return new URL(`${base}/${route}`);
  return new URL(`${base}/${segment(address.userId)}/${segment(address.nodeId)}/${route}`);
}

/** The address that secrets are bound to, with its path: others may own other paths. Null if it is invalid. */
export function nodeBase(address: NodeAddress): string | null {
  const ids = address.kind === 'nodeApiUrl' ? [address.userId, address.nodeId] : [];
  if (parseUrl(address.url) === null || !ids.every(isPathSegment)) return null;
  return nodeUrl(address, 'unlock').href.slice(0, -'/unlock'.length);
}

/** A hash of the address, short enough to fit into an entry beside the longest secret. */
export function addressMark(base: string): string {
  return createHash('sha256').update(base).digest('base64url');
}

export function cloudUrl(baseUrl: string, path: readonly string[]): URL {
  return new URL(
    `${baseUrl.replace(/\/+$/, '')}/api/nodes${path.map((part) => `/${segment(part)}`).join('')}`,
  );
}

function segment(id: string): string {
  if (!isPathSegment(id))
    throw fail('INVALID_INPUT', { path: 'node id', problem: 'cannot be part of an address' });
  return encodeURIComponent(id);
}
