import { createHash } from 'node:crypto';
import { concat, sameBytes } from '../base/bytes.ts';

/** `rgb:` and the contract's 32 bytes, as rgb-lib prints them. */
export function formatAssetId(contractId: Uint8Array): string {
  return PREFIX + encodeBaid64(contractId, CONTRACT);
}

/** Null unless rgb-lib would print this text. Without a checksum only the wallet's list reveals a mistyped id. */
export function parseAssetId(text: string): Uint8Array | null {
  if (!text.startsWith(PREFIX)) return null;
  const bytes = decodeBaid64(text.slice(PREFIX.length), 32, CONTRACT);
  return typeof bytes === 'string' ? null : bytes;
}

/** 43 characters without prefix or dashes. */
export function isSchemaId(text: string): boolean {
  return typeof decodeBaid64(text, 32, SCHEMA) !== 'string';
}

const PREFIX = 'rgb:';
const CONTRACT = { chunked: true, checksum: null } as const;
const SCHEMA = { chunked: false, checksum: null } as const;

/** RGB's base64 without padding, `_` for 62 and `~` for 63 (rgb-commitment.md 9). */
interface Baid64Form {
  /** A dash after 8 characters and then after every 7. */
  readonly chunked: boolean;
  readonly checksum: string | null;
}

export function encodeBaid64(bytes: Uint8Array, { chunked, checksum }: Baid64Form): string {
  const checked = checksum === null ? bytes : concat([bytes, checkBytes(checksum, bytes)]);
  const text = Buffer.from(checked)
    .toString('base64')
    .replaceAll('=', '')
    .replaceAll('+', '_')
    .replaceAll('/', '~');
  return chunked ? text.replace(CHUNKS, '-$&').slice(1) : text;
}

/** Accepts one spelling; upstream takes dashes anywhere. `checksum`: only the last bytes are wrong. */
export function decodeBaid64(
  text: string,
  byteLength: number,
  form: Baid64Form,
): Uint8Array | 'form' | 'checksum' {
  const plain = text.replaceAll('-', '').replaceAll('_', '+').replaceAll('~', '/');
  const bytes = Buffer.from(plain, 'base64');
  const { chunked, checksum } = form;
  const checkLength = checksum === null ? 0 : CHECK_BYTES;
  if (bytes.length !== byteLength + checkLength || encodeBaid64(bytes, { chunked, checksum: null }) !== text)
    return 'form';
  const payload = Uint8Array.from(bytes.subarray(0, byteLength));
  if (checksum !== null && !sameBytes(bytes.subarray(byteLength), checkBytes(checksum, payload)))
    return 'checksum';
  return payload;
}

const CHUNKS = /^.{8}|.{1,7}/g;
const CHECK_BYTES = 4;

/** The second byte comes twice: upstream's mistake, which everyone has kept. */
function checkBytes(name: string, payload: Uint8Array): Uint8Array {
  const named = createHash('sha256').update(name, 'ascii').digest();
  const [a = 0, b = 0, c = 0] = createHash('sha256').update(named).update(payload).digest();
  return Uint8Array.of(a, b, b, c);
}
