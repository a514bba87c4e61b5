import { parseUrl } from '../url.ts';
import type { Pin, ProxyView } from '../../../src-preload/contract/connection.ts';
import { fail } from '../errors.ts';

export interface Endpoint {
  readonly text: string;
  readonly scheme: (typeof SCHEMES)[number];
  readonly host: string;
  readonly port: number | null;
  readonly hostKind: 'name' | 'address' | 'loopback' | 'onion';
  readonly encrypted: boolean;
  /** rgb-lib uses JSON-RPC endpoints alone; the others are legal but lead nowhere. */
  readonly isJsonRpc: boolean;
}

/** An invoice writes `rpc` for HTTP and `rpcs` for HTTPS; rgb-lib lists the web form. */
export function asWeb(endpoint: string): string {
  return endpoint.replace(/^rpc(?=s?:)/, 'http');
}

/** `scheme://host[:port][/path]`. `credentials`: it carries a user name, for which an invoice has no use. */
export function parseEndpoint(text: string): Endpoint | 'endpoint' | 'credentials' {
  // No backtracking: the path begins with a sign that no authority has.
  const [, name, authority = '', path = ''] =
    /^([a-z]+):\/\/([^/?#\\]*)((?:[/?#\\][!-~]*)?)$/.exec(text) ?? [];
  const scheme = SCHEMES.find((known) => known === name);
  if (scheme === undefined || /["#;<>\\^`{|}]/.test(path)) return 'endpoint';
  if (authority.includes('@')) return 'credentials';
  const [, host = '', digits] =
    /^(\[[0-9a-f:.]+\]|[A-Za-z0-9._-]{1,253})(?::([1-9]\d{0,4}))?$/.exec(authority) ?? [];
  const port = digits === undefined ? null : Number(digits);
  if (host === '' || (port !== null && port > MAX_PORT) || !isPlainHost(host)) return 'endpoint';
  return {
    text,
    scheme,
    host,
    port,
    hostKind: kindOf(host.toLowerCase()),
    encrypted: scheme === 'rpcs' || scheme === 'https' || scheme === 'wss',
    isJsonRpc: scheme === 'rpc' || scheme === 'rpcs',
  };
}

const SCHEMES = ['rpc', 'rpcs', 'http', 'https', 'ws', 'wss', 'storm'] as const;
const MAX_PORT = 0xffff;

/** False for spellings in which a person doesn't recognise an address, such as 2130706433 and 0x7f.1. */
function isPlainHost(host: string): boolean {
  return parseUrl(`http://${host}/`)?.hostname === host.toLowerCase();
}

function kindOf(host: string): Endpoint['hostKind'] {
  if (host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host)) return 'loopback';
  if (host.startsWith('[') || /^\d+(\.\d+){3}$/.test(host)) return 'address';
  return host.endsWith('.onion') ? 'onion' : 'name';
}

export type ProxyPlace = Readonly<ProxyView>;

export interface Route {
  readonly proxy: ProxyPlace | null;
  readonly pin: Pin | null;
}

export interface RouteWithPin {
  readonly proxy: (ProxyPlace & { readonly password: string | null }) | null;
  readonly pin: Pin | null;
}

/** PEM: certificate with its issuers, and its private key. */
export interface ClientCertificate {
  readonly certificate: string;
  readonly key: string;
}

export const DIRECT: RouteWithPin = { proxy: null, pin: null };

export function isDirect({ proxy, pin }: RouteWithPin): boolean {
  return proxy === null && pin === null;
}

export function hasLogin({ proxy }: Pick<Route, 'proxy'>): boolean {
  return proxy !== null && proxy.user !== null;
}

/** RFC 1929: user name and password have one length byte each, and neither is empty. */
const MAX_LOGIN_BYTES = 255;
/** RFC 1035, 2.3.4: 255 bytes on the wire are 253 characters without a last dot. */
const MAX_NAME_CHARS = 253;
/** WHATWG URL, "ends in a number": such a host is an IPv4 address, or invalid. */
const ENDS_IN_NUMBER = /(^|\.)(\d+|0x[0-9a-f]*)\.?$/;
const OCTET = '(?:0|[1-9]\\d?|1\\d\\d|2[0-4]\\d|25[0-5])';
const IPV4 = new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`);

export function isHostLength(host: string): boolean {
  return host.replace(/\.$/, '').length <= MAX_NAME_CHARS;
}

/** Returns the proxy in the one form that is stored. Throws INVALID_INPUT. */
export function parseProxyPlace(typed: ProxyPlace): ProxyPlace {
  const host = typed.host
    .trim()
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1');
  const isName =
    isHostLength(host) &&
    /^[a-z0-9_-]+(\.[a-z0-9_-]+)*\.?$/.test(host) &&
    (!ENDS_IN_NUMBER.test(host) || IPV4.test(host));
  if (!isName && !isIPv6(host)) throw refused('host', 'not a name or an address');
  const { kind, port, user } = typed;
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw refused('port', 'not from 1 to 65535');
  if (user !== null) {
    requireLogin('user', user);
    // RFC 7617, 2: the first colon ends the name.
    if (kind === 'http' && user.includes(':')) throw refused('user', 'holds a colon');
  }
  return { kind, host, port, user };
}

/** Throws INVALID_INPUT. */
export function requirePassword(password: string): string {
  requireLogin('password', password);
  return password;
}

function requireLogin(what: string, text: string): void {
  if (/\p{Cc}/u.test(text)) throw refused(what, 'holds a character that cannot be sent');
  const bytes = new TextEncoder().encode(text).length;
  if (bytes < 1 || bytes > MAX_LOGIN_BYTES) throw refused(what, 'not from 1 to 255 bytes');
}

export function proxyName({ kind, host, port, user }: ProxyPlace): string {
  return JSON.stringify([kind, host, port, user]);
}

export function proxyAddress({ host, port }: Pick<ProxyPlace, 'host' | 'port'>): string {
  return `${isIPv6(host) ? `[${host}]` : host}:${String(port)}`;
}

/** Hex with or without colons (openssl, browsers), or base64 (curl, RFC 7469). Throws PIN_REFUSED. */
export function parsePin(typed: string): Pin {
  const text = typed.trim();
  const hex = text.replace(/^(sha-?256)?(\s*fingerprint)?\s*[:=]?\s*/i, '').replace(/[\s:]/g, '');
  if (/^[0-9a-f]{64}$/i.test(hex)) return { of: 'certificate', sha256: hex.toLowerCase() };
  const key = /^(?:sha256\/{1,2}|pin-sha256=)"?([A-Za-z0-9+/]{43}=)"?$/.exec(text)?.[1];
  if (key !== undefined) return { of: 'publicKey', sha256: Buffer.from(key, 'base64').toString('hex') };
  throw fail('PIN_REFUSED', { reason: /^[0-9a-f]{40}$/i.test(hex) ? 'sha1' : 'form' });
}

export function samePin(one: Pin | null, other: Pin | null): boolean {
  return one?.of === other?.of && one?.sha256 === other?.sha256;
}

/** The loopback addresses, and `localhost` (RFC 6761, 6.3). */
export function isLoopbackHost(host: string): boolean {
  return (
    host === 'localhost' || host === '::1' || host === '[::1]' || (host.startsWith('127.') && IPV4.test(host))
  );
}

function isIPv6(host: string): boolean {
  return host.includes(':') && /^[0-9a-f:.]+$/.test(host) && parseUrl(`http://[${host}]`) !== null;
}

function refused(path: string, problem: string) {
  return fail('INVALID_INPUT', { path: `proxy.${path}`, problem });
}

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
