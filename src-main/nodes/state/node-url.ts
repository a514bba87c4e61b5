import { createHash } from 'node:crypto';
import { fail } from '../../base/errors.ts';
import { isPathSegment, parseUrl } from '../../base/url.ts';

/** Where a node answers: its own address where it was given one, else the node service's with user and node id. */
export type NodeAddress =
  | { readonly kind: 'invokeUrl'; readonly url: string }
  | { readonly kind: 'nodeApiUrl'; readonly url: string; readonly userId: string; readonly nodeId: string };

/**
 * `{node_api_url}/<user_id>/<node_id>/<route>`, or `<invoke_url>/<route>` (interface.md 4, service-facts.md 5). The
 * base was parsed before (https, no query); ids are data and only ever one segment of the path.
 */
export function nodeUrl(address: NodeAddress, route: 'unlock' | 'nodeinfo' | 'networkinfo'): URL {
  const base = address.url.replace(/\/+$/, '');
  if (address.kind === 'invokeUrl') return new URL(`${base}/${route}`);
  return new URL(`${base}/${segment(address.userId)}/${segment(address.nodeId)}/${route}`);
}

/**
 * All of an address but the call: scheme, host, port and path as the URL parser writes them, with user and node id. What
 * secrets of the node are given for: on one host other paths may be other people's. Null for what is no address. Pure.
 */
export function nodeBase(address: NodeAddress): string | null {
  const ids = address.kind === 'nodeApiUrl' ? [address.userId, address.nodeId] : [];
  if (parseUrl(address.url) === null || !ids.every(isPathSegment)) return null;
  return nodeUrl(address, 'unlock').href.slice(0, -'/unlock'.length);
}

/** SHA-256 of an address, in base64url: short enough to stand beside the longest secret in a keychain's entry. Pure. */
export function addressMark(base: string): string {
  return createHash('sha256').update(base).digest('base64url');
}

/** `/api/nodes/{id}/upgrade` and its like, below the cloud's base URL. */
export function cloudUrl(baseUrl: string, path: readonly string[]): URL {
  return new URL(
    `${baseUrl.replace(/\/+$/, '')}/api/nodes${path.map((part) => `/${segment(part)}`).join('')}`,
  );
}

/** One segment, whatever stands in it. */
function segment(id: string): string {
  if (!isPathSegment(id))
    throw fail('INVALID_INPUT', { path: 'node id', problem: 'cannot be part of an address' });
  return encodeURIComponent(id);
}
