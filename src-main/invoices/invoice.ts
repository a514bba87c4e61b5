import { MAX_U64, parseAmountCode } from './amount-code.ts';
import { isSchemaId, parseAssetId } from './asset-id.ts';
import { attempt } from '../base/attempt.ts';
import { type Endpoint, parseEndpoint } from '../base/service/endpoint.ts';
import { parseRecipientId, type Recipient, type RecipientProblem } from './recipient.ts';

/** rgb-invoice has no limit. Real invoices have 180 to 330 characters; the rest is for unknown keys. */
const MAX_INVOICE_CHARS = 4_096;
/** rgb-lib refuses more (MAX_TRANSPORT_ENDPOINTS). */
export const MAX_ENDPOINTS = 3;

export type AskedState =
  | { readonly kind: 'open' }
  /** Base units, u64; the asset's precision isn't in the invoice. */
  | { readonly kind: 'amount'; readonly amount: bigint }
  /** A share of one token of a unique asset. */
  | { readonly kind: 'token'; readonly fraction: bigint; readonly index: number }
  | { readonly kind: 'void' };

/** RGB 0.11 (rgb-commitment.md 9). Null: left open. */
export interface RgbInvoice {
  readonly assetId: string | null;
  readonly schemaId: string | null;
  readonly asked: AskedState;
  readonly recipientId: string;
  readonly recipient: Recipient;
  readonly assignmentName: string | null;
  readonly expiryUnixSeconds: bigint | null;
  readonly endpoints: readonly Endpoint[];
  /** Unknown keys are legal, and shown in their order. */
  readonly unknown: readonly { readonly key: string; readonly value: string }[];
}

/** `olderLayout`: from before 0.11. `rgb012`: another branch of RGB. */
export type InvoiceProblem =
  | 'tooLong'
  | 'characters'
  | 'scheme'
  | 'olderLayout'
  | 'rgb012'
  | 'parts'
  | 'contract'
  | 'schema'
  | 'amount'
  | QueryProblem
  | RecipientProblem;

export type ParsedInvoice =
  | { readonly ok: true; readonly invoice: RgbInvoice }
  | { readonly ok: false; readonly reason: InvoiceProblem };

/** Strict: the invoice, not the service, says who is paid. Its recipient has a checksum (baid64.ts). Never throws. */
export function parseInvoice(text: string): ParsedInvoice {
  if (text.length > MAX_INVOICE_CHARS) return refuse('tooLong');
  // Bidi marks, zero-width characters, look-alikes and line ends only deceive.
  if (!/^[\x21-\x7e]+$/.test(text)) return refuse('characters');
  if (!text.startsWith(SCHEME)) return refuse(/^contract:[^?]*@/.test(text) ? 'rgb012' : 'scheme');
  const mark = text.indexOf('?');
  const path = mark < 0 ? text.slice(SCHEME.length) : text.slice(SCHEME.length, mark);
  const parts = path.split('/');
  const [contract = '', schema = '', state = '', recipientId = ''] = parts;
  if (isOlder(parts)) return refuse('olderLayout');
  if (parts.length !== 4) return refuse('parts');
  const assetId = contract === OMITTED ? null : `${SCHEME}${contract}`;
  if (assetId !== null && parseAssetId(assetId) === null) return refuse('contract');
  const schemaId = schema === OMITTED ? null : schema;
  if (schemaId !== null && !isSchemaId(schemaId)) return refuse('schema');
  const asked = parseState(state);
  if (asked === null) return refuse('amount');
  const beneficiary = parseRecipientId(recipientId);
  if (!beneficiary.ok) return beneficiary;
  const query = parseQuery(mark < 0 ? null : text.slice(mark + 1));
  if (typeof query === 'string') return refuse(query);
  const { recipient } = beneficiary;
  return { ok: true, invoice: { assetId, schemaId, asked, recipientId, recipient, ...query } };
}

/** The first thing in which the invoice contradicts what was chosen; null if it leaves the rest open or agrees. */
export function disagreement(
  invoice: RgbInvoice,
  chosen: { readonly assetId: string; readonly amount: bigint; readonly recipientId: string },
): 'asset' | 'amount' | 'recipient' | null {
  const { asked } = invoice;
  if (invoice.recipientId !== chosen.recipientId) return 'recipient';
  if (invoice.assetId !== null && invoice.assetId !== chosen.assetId) return 'asset';
  if (asked.kind === 'void') return 'amount';
  if (asked.kind === 'amount' && asked.amount !== chosen.amount) return 'amount';
  return asked.kind === 'token' && asked.fraction !== chosen.amount ? 'amount' : null;
}

export type ExpiryState = 'none' | 'expired' | 'soon' | 'open' | 'far';

/** No transfer begins within an invoice's last minute. */
export function expiryState({ expiryUnixSeconds }: RgbInvoice, nowMs: number): ExpiryState {
  if (expiryUnixSeconds === null) return 'none';
  const leftMs = expiryUnixSeconds * 1_000n - BigInt(Math.floor(nowMs));
  if (leftMs <= 0n) return 'expired';
  if (leftMs < SOON_MS) return 'soon';
  return leftMs > FAR_MS ? 'far' : 'open';
}

const SCHEME = 'rgb:';
const OMITTED = '~';
/** Building, judging, confirming and submitting a transfer take most of a minute. */
const SOON_MS = 60_000n;
/** rgb-lib's default is a day; beyond 30 it is probably the wrong unit. */
const FAR_MS = 30n * 24n * 3_600_000n;

function parseState(text: string): AskedState | null {
  if (text === OMITTED) return { kind: 'open' };
  if (text === '') return { kind: 'void' };
  const [, fraction, index] = /^(0|[1-9]\d{0,19})@(0|[1-9]\d{0,9})$/.exec(text) ?? [];
  if (fraction !== undefined && index !== undefined) {
    const token = { kind: 'token', fraction: BigInt(fraction), index: Number(index) } as const;
    return token.fraction > MAX_U64 || token.index > MAX_U32 ? null : token;
  }
  const amount = parseAmountCode(text);
  return amount === null ? null : { kind: 'amount', amount };
}

const MAX_U32 = 0xffff_ffff;

/** Layouts before 0.11 have an interface instead of the schema, or fewer parts. */
function isOlder(parts: readonly string[]): boolean {
  const [, schema = ''] = parts;
  const isShort = parts.length < 4 && /(?:^|[+:])utxob:|\+(?:bc|tb|bcrt)1/.test(parts.at(-1) ?? '');
  return /^RGB\d\d\w*$/.test(schema) || isShort;
}

function refuse(reason: InvoiceProblem): ParsedInvoice {
  return { ok: false, reason };
}

type QueryProblem =
  'query' | 'duplicateKey' | 'expiry' | 'assignmentName' | 'endpoint' | 'credentials' | 'tooManyEndpoints';

type QueryPart = Pick<RgbInvoice, 'assignmentName' | 'expiryUnixSeconds' | 'endpoints' | 'unknown'>;

function parseQuery(text: string | null): QueryPart | QueryProblem {
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

const KNOWN: ReadonlySet<string> = new Set(['assignment_name', 'expiry', 'endpoints']);

/** Upstream silently overwrites a repeated key. */
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

/** RFC 3986, without characters that hide or turn text. */
function decode(text: string): string | null {
  if (!/^(?:[A-Za-z0-9._~!$'()*+,;:@/?=-]|%[0-9A-Fa-f]{2})*$/.test(text)) return null;
  const decoded = attempt(() => decodeURIComponent(text));
  return decoded === null || /[\p{C}\p{Zl}\p{Zp}]/u.test(decoded) ? null : decoded;
}

function readI64(text: string): bigint | null {
  if (!/^(0|-?[1-9]\d{0,18})$/.test(text)) return null;
  const value = BigInt(text);
  return BigInt.asIntN(64, value) === value ? value : null;
}
