import { parseUrl } from '../url.ts';

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
