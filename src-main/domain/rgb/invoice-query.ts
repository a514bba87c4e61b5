import { parseEndpoint } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import type { RgbInvoice } from './invoice.ts';
import { MAX_ENDPOINTS } from './rgb-limits.ts';

export type QueryProblem =
  'query' | 'duplicateKey' | 'expiry' | 'assignmentName' | 'endpoint' | 'credentials' | 'tooManyEndpoints';

type QueryPart = Pick<RgbInvoice, 'assignmentName' | 'expiryUnixSeconds' | 'endpoints' | 'unknown'>;

/** What stands after an invoice's question mark; null where there is none. */
export function parseQuery(text: string | null): QueryPart | QueryProblem {
  const pairs = text === null ? new Map<string, string>() : readPairs(text);
  if (typeof pairs === 'string') return pairs;
  const assignmentName = pairs.get('assignment_name') ?? null;
  const expiry = pairs.get('expiry') ?? null;
  if (assignmentName !== null && !/^[A-Za-z_][A-Za-z0-9_]{0,99}$/.test(assignmentName))
    return 'assignmentName';
  const expiryUnixSeconds = expiry === null ? null : readI64(expiry);
  if (expiry !== null && expiryUnixSeconds === null) return 'expiry';

  const endpoints: Endpoint[] = [];
  for (const item of pairs.get('endpoints')?.split(',') ?? []) {
    const endpoint = parseEndpoint(item);
    if (typeof endpoint === 'string') return endpoint;
    endpoints.push(endpoint);
  }
  if (endpoints.length > MAX_ENDPOINTS) return 'tooManyEndpoints';
  const unknown = [...pairs].flatMap(([key, value]) => (KNOWN.has(key) ? [] : [{ key, value }]));
  return { assignmentName, expiryUnixSeconds, endpoints, unknown };
}

/** With its question mark, or nothing. */
export function formatQuery({ assignmentName, expiryUnixSeconds, endpoints, unknown }: QueryPart): string {
  const pairs: (readonly [string, string])[] = [];
  if (assignmentName !== null) pairs.push(['assignment_name', assignmentName]);
  if (expiryUnixSeconds !== null) pairs.push(['expiry', String(expiryUnixSeconds)]);
  if (endpoints.length > 0) pairs.push(['endpoints', endpoints.map(({ text }) => text).join(',')]);
  for (const { key, value } of unknown) pairs.push([key, value]);
  const text = pairs.map(([key, value]) => `${encode(key)}=${encode(value)}`).join('&');
  return text === '' ? '' : `?${text}`;
}

const KNOWN: ReadonlySet<string> = new Set(['assignment_name', 'expiry', 'endpoints']);

/** A repeated key is overwritten upstream without a word: what was read first is not what is paid. */
function readPairs(text: string): Map<string, string> | QueryProblem {
  const pairs = new Map<string, string>();
  for (const part of text.split('&')) {
    const at = part.indexOf('=');
    const key = decode(part.slice(0, Math.max(at, 0)));
    const value = decode(part.slice(at + 1));
    if (at < 1 || key === null || value === null) return 'query';
    if (pairs.has(key)) return 'duplicateKey';
    pairs.set(key, value);
  }
  return pairs;
}

/** RFC 3986: what a query may hold as it is, and percent-encoded UTF-8. Nothing that hides or turns text around. */
function decode(text: string): string | null {
  if (!/^(?:[A-Za-z0-9._~!$'()*+,;:@/?=-]|%[0-9A-Fa-f]{2})*$/.test(text)) return null;
  try {
    const decoded = decodeURIComponent(text);
    return /[\p{C}\p{Zl}\p{Zp}]/u.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/%(?:24|2C|2F|3A|3B|3F|40|2B)/g, decodeURIComponent);
}

function readI64(text: string): bigint | null {
  if (!/^(0|-?[1-9]\d{0,18})$/.test(text)) return null;
  const value = BigInt(text);
  return BigInt.asIntN(64, value) === value ? value : null;
}
