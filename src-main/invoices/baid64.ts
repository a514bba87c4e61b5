import { createHash } from 'node:crypto';
import { concat, sameBytes } from '../base/bytes.ts';

/** RGB's base64 without padding, `_` for 62 and `~` for 63 (rgb-commitment.md 9). */
export interface Baid64Form {
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

/** Accepts one spelling, while upstream takes dashes anywhere. `checksum`: only the last bytes are wrong. */
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

/** The second byte comes twice: upstream's slip, kept by everyone since. */
function checkBytes(name: string, payload: Uint8Array): Uint8Array {
  const named = createHash('sha256').update(name, 'ascii').digest();
  const [a = 0, b = 0, c = 0] = createHash('sha256').update(named).update(payload).digest();
  return Uint8Array.of(a, b, b, c);
}
