import { concatBytes, sha256 } from '@scure/btc-signer/utils.js';

/** Base64's bit order with other signs for 62 and 63 (baid64). */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_~';
/** Thirty-two signs that are hard to take for one another. */
const AMOUNT_ALPHABET = 'abcdefghkmnABCDEFGHKMNPQRSTVWXYZ';
const CHECKSUM_BYTES = 4;
const MAX_U64 = 2n ** 64n - 1n;

type Prefix = 'utxob' | 'wvout';

export function assetIdText(contract: Uint8Array): string {
  return `rgb:${chunked(encode(contract))}`;
}

/** The 32 bytes of an asset id as this service writes it; null for anything else. */
export function readAssetId(text: string): Uint8Array | null {
  const bytes = text.startsWith('rgb:') ? decode(text.slice(4), 32) : null;
  return bytes !== null && assetIdText(bytes) === text ? bytes : null;
}

/** A secret seal or a script's payload with its checksum, chunked. */
export function checkedText(prefix: Prefix, payload: Uint8Array): string {
  return chunked(encode(concatBytes(payload, checksum(prefix, payload))));
}

/** The payload; null where text, length or checksum are wrong. */
export function readCheckedText(prefix: Prefix, text: string, bytes: number): Uint8Array | null {
  const whole = decode(text, bytes + CHECKSUM_BYTES);
  const payload = whole?.subarray(0, bytes);
  return payload !== undefined && checkedText(prefix, payload) === text ? payload : null;
}

/** A u64 without its trailing zero bytes, in base 32 (rgb-commitment.md 9). */
export function amountCode(amount: bigint): string {
  const bytes: number[] = [];
  for (let left = amount; left > 0n; left >>= 8n) bytes.push(Number(left & 0xffn));
  return inBits(bytes.length === 0 ? [0] : bytes, 5, AMOUNT_ALPHABET);
}

/** Null for what is no amount in its one canonical form. */
export function readAmountCode(text: string): bigint | null {
  const bytes = fromBits(text, 5, AMOUNT_ALPHABET);
  if (bytes === null) return null;
  const amount = bytes.reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n);
  return amount <= MAX_U64 && amountCode(amount) === text ? amount : null;
}

/** Byte 1 stands twice: as upstream has it. */
function checksum(prefix: Prefix, payload: Uint8Array): Uint8Array {
  const [a = 0, b = 0, c = 0] = sha256(concatBytes(sha256(new TextEncoder().encode(prefix)), payload));
  return Uint8Array.of(a, b, b, c);
}

function encode(bytes: Uint8Array): string {
  return inBits([...bytes], 6, ALPHABET);
}

function decode(text: string, length: number): Uint8Array | null {
  const bytes = fromBits(text.replaceAll('-', ''), 6, ALPHABET);
  return bytes?.length === length ? bytes : null;
}

/** Eight characters, then groups of seven. */
function chunked(text: string): string {
  return [text.slice(0, 8), ...(text.slice(8).match(/.{1,7}/g) ?? [])].join('-');
}

/** Most significant bit first; the last group is filled with zero bits. */
function inBits(bytes: readonly number[], size: number, alphabet: string): string {
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(new RegExp(`.{1,${size}}`, 'g')) ?? [];
  return groups.map((group) => alphabet.charAt(Number.parseInt(group.padEnd(size, '0'), 2))).join('');
}

function fromBits(text: string, size: number, alphabet: string): Uint8Array | null {
  const values = Array.from(text, (char) => alphabet.indexOf(char));
  if (values.includes(-1)) return null;
  const bits = values.map((value) => value.toString(2).padStart(size, '0')).join('');
  return Uint8Array.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
