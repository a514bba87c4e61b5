import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { attempt } from '../base/json.ts';
import { concat } from '../base/bytes.ts';
import { createPartsReader } from './gather-parts.ts';
import { type UrProgress, type UrReader, MAX_UR_BYTES } from './read-ur.ts';
import type { UrFrames } from './write-ur.ts';

/** Coldcard's BBQr. It uses Node's zlib, which bounds its output, instead of the published library, which doesn't. */
const FRAME = /^B\$([H2Z])([PTJUB])([0-9A-Z]{2})([0-9A-Z]{2})([0-9A-Z]+)$/;

export function looksLikeBbqr(text: string): boolean {
  return text.startsWith('B$');
}

/** Parts in any order. Never throws. */
export function createBbqrReader(): UrReader {
  return createPartsReader((text) => {
    const [, encoding, what, total, number, piece] = FRAME.exec(text) ?? [];
    if (encoding === undefined || what === undefined || total === undefined || piece === undefined)
      return null;
    const message = encoding + what + total;
    return { message, of: Number.parseInt(total, 36), at: Number.parseInt(number ?? '', 36), piece };
  }, wholeMessage);
}

/** Null if there are too many parts. */
export function writeBbqr(what: 'P' | 'U', bytes: Uint8Array, maxChars: number): UrFrames | null {
  const packed = deflateRawSync(bytes, { windowBits: WINDOW_BITS, level: 9 });
  const isShorter = packed.length < bytes.length;
  const data = toBase32(isShorter ? packed : bytes);
  // Whole groups of 5 bytes, so that each part can be read by itself.
  const perPart = Math.max(8, Math.floor((maxChars - 8) / 8) * 8);
  const parts = Math.ceil(data.length / perPart);
  if (bytes.length > MAX_UR_BYTES || parts > MOST_PARTS) return null;
  const digits = (value: number): string => value.toString(36).toUpperCase().padStart(2, '0');
  return {
    parts,
    frame: (number) => {
      const at = (number - 1) % parts;
      const part = data.slice(at * perPart, (at + 1) * perPart);
      return `B$${isShorter ? 'Z' : '2'}${what}${digits(parts)}${digits(at)}${part}`;
    },
  };
}

/** Two digits of base 36. */
const MOST_PARTS = 1_295;
/** The format's own rule, so that a Coldcard's memory suffices. */
const WINDOW_BITS = 10;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function wholeMessage(texts: readonly string[], message: string): UrProgress {
  const [encoding, what] = message;
  const pieces = texts.map((text) => (encoding === 'H' ? fromHex(text) : fromBase32(text)));
  if (pieces.includes(null)) return { kind: 'broken' };
  const joined = concat(pieces.flatMap((piece) => piece ?? []));
  const bytes =
    encoding === 'Z'
      ? attempt(() => new Uint8Array(inflateRawSync(joined, { maxOutputLength: MAX_UR_BYTES })))
      : joined;
  if (bytes === null) return { kind: 'broken' };
  if (bytes.length > MAX_UR_BYTES) return { kind: 'refused', because: 'large' };
  return { kind: 'whole', type: what === 'P' ? 'psbt' : 'bytes', bytes };
}

function fromHex(text: string): Uint8Array | null {
  return /^(?:[0-9A-F]{2})*$/.test(text) ? new Uint8Array(Buffer.from(text, 'hex')) : null;
}

/** RFC 4648 without padding. */
function fromBase32(text: string): Uint8Array | null {
  const bytes: number[] = [];
  let value = 0;
  let bits = 0;
  for (const char of text) {
    const digit = BASE32.indexOf(char);
    if (digit < 0) return null;
    value = ((value << 5) | digit) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >> bits) & 0xff);
  }
  return Uint8Array.from(bytes);
}

function toBase32(bytes: Uint8Array): string {
  const digits: string[] = [];
  let value = 0;
  let bits = 0;
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xfff;
    for (bits += 8; bits >= 5; bits -= 5) digits.push(BASE32.charAt((value >> (bits - 5)) & 0x1f));
  }
  if (bits > 0) digits.push(BASE32.charAt((value << (5 - bits)) & 0x1f));
  return digits.join('');
}
