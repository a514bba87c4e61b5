import { attempt } from '../base/json.ts';
import type { Network } from '../base/bitcoin.ts';
import { type Endpoint, parseEndpoint } from '../base/service/route.ts';
import { isSchemaId, parseAssetId } from './asset-id.ts';
import { parseRecipientId, type Recipient, type RecipientProblem, isPayableOn } from './recipient.ts';

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

/** Strict: the invoice, not the service, says who is paid. Its recipient has a checksum (decodeBaid64). Never throws. */
export function parseInvoice(text: string): ParsedInvoice {
  if (text.length > MAX_INVOICE_CHARS) return refuse('tooLong');
  // Bidi marks, zero-width characters, look-alikes and line ends could only deceive.
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

/** The first point where the invoice contradicts the person's choice; null: no contradiction. */
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

type ExpiryState = 'none' | 'expired' | 'soon' | 'open' | 'far';

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

/** u64 in base units, 1 to 13 letters. Throws RangeError beyond u64. */
export function formatAmountCode(amount: bigint): string {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(amount);
  const used = bytes.subarray(0, Math.max(1, bytes.findLastIndex((byte) => byte !== 0) + 1));
  const bits = [...used].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.padEnd(Math.ceil(bits.length / 5) * 5, '0').match(/.{5}/g) ?? [];
  return groups.map((group) => ALPHABET.charAt(parseInt(group, 2))).join('');
}

/** Null unless `formatAmountCode` would write exactly this text. */
export function parseAmountCode(text: string): bigint | null {
  if (!/^[A-Za-z]{1,13}$/.test(text)) return null;
  const bits = text.replace(/./g, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = (bits.match(/[01]{8}/g) ?? []).map((byte) => parseInt(byte, 2));
  const amount = bytes.reduceRight((rest, byte) => (rest << 8n) | BigInt(byte), 0n);
  return bytes.length <= 8 && formatAmountCode(amount) === text ? amount : null;
}

const ALPHABET = 'abcdefghkmnABCDEFGHKMNPQRSTVWXYZ';
export const MAX_U64 = 0xffff_ffff_ffff_ffffn;

interface PayProblem {
  readonly reason:
    'otherNetwork' | 'expired' | 'expiresSoon' | 'notAnAmount' | 'noEndpoint' | 'endpointRefused';
  readonly detail: string;
}

/** The first reason against paying this invoice; null if there is none. */
export function payProblem(
  invoice: RgbInvoice,
  { network, nowMs }: { readonly network: Network; readonly nowMs: number },
): PayProblem | null {
  const { recipient, asked, assignmentName, endpoints } = invoice;
  if (!isPayableOn(network, recipient.network)) return { reason: 'otherNetwork', detail: recipient.network };
  const late = expiryProblem(invoice, nowMs);
  if (late !== null) return { reason: late, detail: '' };
  // A transfer gives an amount of the asset, no other right.
  if (assignmentName !== null && assignmentName !== ASSET_OWNER_NAME)
    return { reason: 'notAnAmount', detail: assignmentName };
  if (asked.kind === 'void' || amountOf(asked) === 0n) return { reason: 'notAnAmount', detail: '' };
  // rgb-lib delivers through JSON-RPC endpoints alone: otherwise the receiver wouldn't learn of the transfer.
  if (!endpoints.some(({ isJsonRpc }) => isJsonRpc))
    return { reason: 'noEndpoint', detail: endpoints.map(({ text }) => text).join(' ') };
  const plain = endpoints.find((endpoint) => endpointRisk(endpoint) === 'plain');
  // Test networks have no value at stake, and main's dialog names the endpoint (security.md G12).
  if (plain !== undefined && network === 'mainnet') return { reason: 'endpointRefused', detail: plain.text };
  return null;
}

/** Null if time is left: building, judging, confirming and submitting take most of a minute (security.md, G11). */
export function expiryProblem(invoice: RgbInvoice, nowMs: number): 'expired' | 'expiresSoon' | null {
  const expiry = expiryState(invoice, nowMs);
  if (expiry === 'expired') return expiry;
  return expiry === 'soon' ? 'expiresSoon' : null;
}

/** Base units, of a unique asset the fraction; null if the invoice names no amount. */
export function amountOf(asked: RgbInvoice['asked']): bigint | null {
  if (asked.kind === 'amount') return asked.amount;
  return asked.kind === 'token' ? asked.fraction : null;
}

/** `plain`: others on the way can read and change it. `address`: no recognisable name (IP, onion, this machine). */
export function endpointRisk({ encrypted, hostKind }: Endpoint): 'plain' | 'address' | null {
  // An onion's own route is encrypted, whatever the scheme.
  if (!encrypted && hostKind !== 'loopback' && hostKind !== 'onion') return 'plain';
  return hostKind === 'name' ? null : 'address';
}

/** The one right that a transfer gives (rgb-commitment.md 9). */
const ASSET_OWNER_NAME = 'assetOwner';

interface AskedInvoice {
  /** Null: any asset. */
  readonly assetId: string | null;
  readonly amount: bigint;
  readonly network: Network;
  readonly serviceHost: string | null;
  readonly nowMs: number;
}

interface MadeInvoice {
  readonly invoice: string;
  readonly recipientId: string;
  /** Unix milliseconds; null for none, and for an impossible time. */
  readonly expiresAtMs: number | null;
}

type InvoiceWarning = 'farExpiry' | 'noExpiry' | 'plainEndpoint' | 'foreignEndpoint';

type OwnInvoiceCheck =
  | { readonly ok: true; readonly invoice: RgbInvoice; readonly warnings: readonly InvoiceWarning[] }
  | {
      readonly ok: false;
      readonly field: 'form' | 'network' | 'asset' | 'amount' | 'expiry' | 'recipient' | 'endpoints';
      readonly asked: string;
      readonly got: string;
    };

/** Compares the person's request with the invoice as we read it ourselves (security.md, G05 to G08). */
export function checkOwnInvoice(asked: AskedInvoice, made: MadeInvoice): OwnInvoiceCheck {
  const parsed = parseInvoice(made.invoice);
  if (!parsed.ok) return not('form', 'an invoice', parsed.reason);
  const { invoice } = parsed;
  const { recipient, recipientId, assetId, endpoints, assignmentName } = invoice;
  if (!isPayableOn(asked.network, recipient.network)) return not('network', asked.network, recipient.network);
  // An invoice that leaves the asset open could be paid with any asset, worthless ones too.
  if (assetId !== asked.assetId) return not('asset', asked.assetId ?? ANY, assetId ?? ANY);
  const amount = amountOf(invoice.asked);
  if (amount !== asked.amount) return not('amount', asked.amount.toString(), amount?.toString() ?? ANY);
  if (assignmentName !== null && assignmentName !== ASSET_OWNER_NAME)
    return not('form', ASSET_OWNER_NAME, assignmentName);
  if (recipientId !== made.recipientId) return not('recipient', made.recipientId, recipientId);
  const wrongTime = ownExpiryProblem(invoice, made.expiresAtMs, asked.nowMs);
  if (wrongTime !== null) return not('expiry', ...wrongTime);
  // rgb-lib delivers through JSON-RPC endpoints alone.
  if (!endpoints.some(({ isJsonRpc }) => isJsonRpc))
    return not('endpoints', 'rpcs:// or rpc://', endpoints.map(({ text }) => text).join(' ') || ANY);
  return { ok: true, invoice, warnings: warningsOf(invoice, asked) };
}

/** Unix milliseconds; null for none, and for a time beyond every clock. */
export function expiresAtMs({ expiryUnixSeconds }: RgbInvoice): number | null {
  if (expiryUnixSeconds === null || expiryUnixSeconds < 0n || expiryUnixSeconds > LAST_SECOND) return null;
  return Number(expiryUnixSeconds) * 1000;
}

const ANY = '~';
/** The year 9999. */
const LAST_SECOND = 253_402_300_799n;
/** A century after Bitcoin began: later times were given in milliseconds. */
const LAST_SENSIBLE_SECOND = 4_386_680_105n;

function ownExpiryProblem(
  invoice: RgbInvoice,
  answeredMs: number | null,
  nowMs: number,
): readonly [asked: string, got: string] | null {
  const { expiryUnixSeconds: seconds } = invoice;
  const got = seconds?.toString() ?? ANY;
  if (answeredMs !== null && BigInt(Math.floor(answeredMs / 1000)) !== seconds)
    return [String(Math.floor(answeredMs / 1000)), got];
  if (seconds !== null && seconds > LAST_SENSIBLE_SECOND) return ['a time in seconds', got];
  return expiryState(invoice, nowMs) === 'expired' ? ['a time to come', got] : null;
}

export function warningsOf(
  invoice: RgbInvoice,
  { serviceHost, nowMs }: Pick<AskedInvoice, 'serviceHost' | 'nowMs'>,
): InvoiceWarning[] {
  const { endpoints } = invoice;
  const expiry = expiryState(invoice, nowMs);
  const isForeign = ({ host }: { readonly host: string }): boolean =>
    serviceHost !== null && host.toLowerCase() !== serviceHost.toLowerCase();
  return [
    ...(expiry === 'far' ? ['farExpiry' as const] : []),
    ...(expiry === 'none' ? ['noExpiry' as const] : []),
    ...(endpoints.some((one) => endpointRisk(one) === 'plain') ? ['plainEndpoint' as const] : []),
    ...(endpoints.some(isForeign) ? ['foreignEndpoint' as const] : []),
  ];
}

function not(
  field: Extract<OwnInvoiceCheck, { ok: false }>['field'],
  asked: string,
  got: string,
): OwnInvoiceCheck {
  return { ok: false, field, asked, got };
}
