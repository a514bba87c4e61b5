import { asWeb } from './endpoint.ts';
import { parseUrl } from '../url.ts';
import { proxyAddress, type ProxyPlace } from './route.ts';

/** `bitcoin`: a chain server, or the built-in service's indexer. `proxy`: a network proxy. */
export const REACH_PURPOSES = ['service', 'bitcoin', 'rgbProxy', 'node', 'proxy'] as const;

export interface Reach {
  readonly purpose: (typeof REACH_PURPOSES)[number];
  readonly place: string;
  readonly of: string | null;
}

/** Includes the path: like a host name, it could carry out data that a hijacked page knows. */
export function networkPlaceOf(address: string): string {
  const url = parseUrl(asWeb(address).replace(/^ssl:/, 'https:').replace(/^tcp:/, 'http:'));
  // Detection may drop a last `/api`, so both addresses are one place.
  return url === null ? address : url.origin + url.pathname.replace(/(\/api)?\/*$/, '');
}

export const reach = (purpose: Reach['purpose'], address: string, of: string | null = null): Reach => ({
  purpose,
  place: networkPlaceOf(address),
  of,
});

export const placesOf = (reaches: readonly Reach[]): string[] => [
  ...new Set(reaches.map(({ place }) => place)),
];

/** Nodes are reached by origin alone; which path gets secrets is decided elsewhere. */
export const nodeReach = (url: string, of: string | null = null): Reach =>
  reach('node', parseUrl(url)?.origin ?? url, of);

export const proxyReach = (proxy: ProxyPlace | null | undefined): readonly Reach[] =>
  proxy ? [{ purpose: 'proxy', place: proxyAddress(proxy), of: null }] : [];
