import { concatBytes, sha256 } from '@scure/btc-signer/utils.js';
import { attempt } from '../../base/json.ts';
import { bytesFromHex, textBytes } from '../bytes.ts';

/** The 0.11 line (rgb-commitment.md 9). Null: open. */
export interface Invoice {
  readonly contract: Uint8Array | null;
  readonly kind: AssetKind | null;
  readonly amount: bigint | null;
  readonly recipientId: string;
  readonly expiresAtSeconds: number | null;
  readonly endpoints: readonly string[];
}

export const ASSET_KINDS = ['nia', 'uda', 'cfa'] as const;
export type AssetKind = (typeof ASSET_KINDS)[number];

/** rgb-commitment.md 9. */
export const SCHEMA_IDS: Readonly<Record<AssetKind, Uint8Array>> = {
  nia: bytesFromHex('45687051f4cca6e3f665fc75fe3e27b30080346789ad83aa0dc29e95a315e335'),
  uda: bytesFromHex('ffaae3ca67f719313ce3495be49a179b6685c04f1e5829379828ce7fe994ced1'),
  cfa: bytesFromHex('260a8ae61257f58053e28b0257b55c5be88b4dc03972c5029cbcef68a4d3acd6'),
};
/** A unique asset's token: amount before the sign, index after. */
const TOKEN = '@0';

export function invoiceText(invoice: Invoice): string {
  const { contract, kind, amount, recipientId, expiresAtSeconds, endpoints } = invoice;
  const parts = [
    contract === null ? 'rgb:~' : assetIdText(contract),
    kind === null ? '~' : encode(SCHEMA_IDS[kind]),
    stateText(kind, amount),
    recipientId,
  ];
  const query = [
    ...(amount === null ? [] : ['assignment_name=assetOwner']),
    ...(expiresAtSeconds === null ? [] : [`expiry=${expiresAtSeconds}`]),
    `endpoints=${endpoints.join(',')}`,
  ];
  return `${parts.join('/')}?${query.join('&')}`;
}

/** Null for another layout. Unknown keys are dropped; a key may occur once. */
export function readInvoiceText(text: string): Invoice | null {
  const [path = '', query = '', ...more] = text.split('?');
  const [asset = '', schema = '', state = '', recipientId = '', ...parts] = path.split('/');
  if (more.length > 0 || parts.length > 0 || recipientId === '') return null;
  const contract = asset === 'rgb:~' ? null : readAssetId(asset);
  if (contract === null && asset !== 'rgb:~') return null;
  if (!/^(~|[\w~]{43})$/.test(schema)) return null;
  const amount = readState(state);
  if (amount === null && state !== '~') return null;
  const said = readQuery(query);
  const expiry = said?.get('expiry');
  if (said === null || (expiry !== undefined && !/^(0|[1-9]\d{0,11})$/.test(expiry))) return null;
  const endpoints = said.get('endpoints');
  return {
    contract,
    kind: ASSET_KINDS.find((kind) => encode(SCHEMA_IDS[kind]) === schema) ?? null,
    amount,
    recipientId,
    expiresAtSeconds: expiry === undefined ? null : Number(expiry),
    endpoints: endpoints === undefined ? [] : endpoints.split(','),
  };
}

function stateText(kind: AssetKind | null, amount: bigint | null): string {
  if (amount === null) return '~';
  return kind === 'uda' ? `${amount}${TOKEN}` : amountCode(amount);
}

function readState(text: string): bigint | null {
  const fraction = text.endsWith(TOKEN) ? text.slice(0, -TOKEN.length) : null;
  if (fraction === null) return readAmountCode(text);
  return /^[1-9]\d{0,18}$/.test(fraction) ? BigInt(fraction) : null;
}

function readQuery(query: string): Map<string, string> | null {
  const said = new Map<string, string>();
  for (const pair of query === '' ? [] : query.split('&')) {
    const [key = '', value, ...more] = pair.split('=');
    if (value === undefined || more.length > 0) return null;
    const read = attempt(() => [decodeURIComponent(key), decodeURIComponent(value)] as const);
    if (read === null || said.has(read[0])) return null;
    said.set(...read);
  }
  return said;
}

export type InvoiceRecipient =
  | { readonly kind: 'blinded'; readonly secretSeal: Uint8Array }
  | { readonly kind: 'witness'; readonly script: Uint8Array };

/** The practice chain calls itself regtest. */
const NETWORK = 'bcrt';
/** Payload type, and a segwit script's bytes before its hash or key (rgb-commitment.md 9). */
const SCRIPTS = [
  { type: 3, before: [0x00, 0x14], length: 20 },
  { type: 4, before: [0x00, 0x20], length: 32 },
  { type: 5, before: [0x51, 0x20], length: 32 },
] as const;
const WITNESS_BYTES = 33;

/** Throws for a script that isn't segwit: this service hands out none. */
export function recipientIdText(recipient: InvoiceRecipient): string {
  if (recipient.kind === 'blinded') return `${NETWORK}:utxob:${checkedText('utxob', recipient.secretSeal)}`;
  const { script } = recipient;
  const form = SCRIPTS.find(({ before, length }) => {
    const [version, push] = before;
    return script.length === length + 2 && script[0] === version && script[1] === push;
  });
  if (form === undefined) throw new Error('no segwit script');
  const payload = concatBytes(
    Uint8Array.of(form.type),
    script.subarray(2),
    new Uint8Array(WITNESS_BYTES - 1 - form.length),
  );
  return `${NETWORK}:wvout:${checkedText('wvout', payload)}`;
}

/** Null for another network, pre-segwit forms and typos. */
export function readRecipientId(text: string): InvoiceRecipient | null {
  const [network, kind, code = '', ...more] = text.split(':');
  if (network !== NETWORK || more.length > 0) return null;
  if (kind === 'utxob') {
    const secretSeal = readCheckedText('utxob', code, 32);
    return secretSeal && { kind: 'blinded', secretSeal };
  }
  const payload = kind === 'wvout' ? readCheckedText('wvout', code, WITNESS_BYTES) : null;
  const form = SCRIPTS.find(({ type }) => type === payload?.[0]);
  if (payload === null || form === undefined) return null;
  if (payload.subarray(1 + form.length).some((byte) => byte !== 0)) return null;
  return {
    kind: 'witness',
    script: Uint8Array.from([...form.before, ...payload.subarray(1, 1 + form.length)]),
  };
}

const AMOUNT_ALPHABET = 'abcdefghkmnABCDEFGHKMNPQRSTVWXYZ';
const CHECKSUM_BYTES = 4;
const MAX_U64 = 2n ** 64n - 1n;

type Prefix = 'utxob' | 'wvout';

export function assetIdText(contract: Uint8Array): string {
  return `rgb:${chunked(encode(contract))}`;
}

/** Null unless the text is written exactly as assetIdText writes it. */
export function readAssetId(text: string): Uint8Array | null {
  const bytes = text.startsWith('rgb:') ? decode(text.slice(4), 32) : null;
  return bytes !== null && assetIdText(bytes) === text ? bytes : null;
}

function checkedText(prefix: Prefix, payload: Uint8Array): string {
  return chunked(encode(concatBytes(payload, checksum(prefix, payload))));
}

function readCheckedText(prefix: Prefix, text: string, bytes: number): Uint8Array | null {
  const whole = decode(text, bytes + CHECKSUM_BYTES);
  const payload = whole?.subarray(0, bytes);
  return payload !== undefined && checkedText(prefix, payload) === text ? payload : null;
}

/** A u64 without trailing zero bytes in base 32, most significant bit first, zero-filled (rgb-commitment.md 9). */
export function amountCode(amount: bigint): string {
  const bytes: number[] = [];
  for (let left = amount; left > 0n; left >>= 8n) bytes.push(Number(left & 0xffn));
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('') || '00000000';
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => AMOUNT_ALPHABET.charAt(Number.parseInt(group.padEnd(5, '0'), 2))).join('');
}

/** Null unless the text is written exactly as amountCode writes it. */
export function readAmountCode(text: string): bigint | null {
  const values = Array.from(text, (char) => AMOUNT_ALPHABET.indexOf(char));
  if (values.includes(-1)) return null;
  const bits = values.map((value) => value.toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  const amount = bytes.reduceRight((sum, byte) => sum * 256n + BigInt(Number.parseInt(byte, 2)), 0n);
  return amount <= MAX_U64 && amountCode(amount) === text ? amount : null;
}

/** Byte 1 twice, as upstream has it. */
function checksum(prefix: Prefix, payload: Uint8Array): Uint8Array {
  const [a = 0, b = 0, c = 0] = sha256(concatBytes(sha256(textBytes(prefix)), payload));
  return Uint8Array.of(a, b, b, c);
}

/** Base64 with other signs for 62 and 63 (baid64). */
function encode(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url').replaceAll('_', '~').replaceAll('-', '_');
}

/** Callers re-encode and compare: Node skips invalid signs. */
function decode(text: string, length: number): Uint8Array | null {
  const signs = text.replaceAll('-', '').replaceAll('_', '-').replaceAll('~', '_');
  const bytes = new Uint8Array(Buffer.from(signs, 'base64url'));
  return bytes.length === length ? bytes : null;
}

function chunked(text: string): string {
  return [text.slice(0, 8), ...(text.slice(8).match(/.{1,7}/g) ?? [])].join('-');
}
