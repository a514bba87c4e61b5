import { MAX_PSBT_BYTES } from '../base/bitcoin.ts';
import { concat } from '../base/bytes.ts';
import { fromBytewords } from './bytewords.ts';
import { readByteString, readPart, type UrPart } from './cbor.ts';
import { crc32 } from '../base/crc32.ts';
import { fountainOf, type ChooseFragments } from './fountain.ts';

/** The largest PSBT and what our signing pack lays beside it. */
export const MAX_UR_BYTES = 2 * MAX_PSBT_BYTES;
/** At two frames a second a quarter of an hour. For more parts a file is better, and choosing fragments takes time. */
export const MAX_UR_PARTS = 2_000;
/** No QR code holds this many characters. */
export const MAX_PART_CHARS = 8_000;

/** `bytes`: the byte string in a message of our types, the CBOR itself of all others. */
export type UrProgress =
  | { readonly kind: 'whole'; readonly type: string; readonly bytes: Uint8Array }
  | { readonly kind: 'more'; readonly have: number; readonly of: number }
  /** `form`: no part, or misread. `other`: of another message. */
  | { readonly kind: 'refused'; readonly because: 'form' | 'other' | 'large' }
  /** All parts are there but don't add up. The reader has begun anew. */
  | { readonly kind: 'broken' };

export interface UrReader {
  readonly receive: (text: string) => UrProgress;
}

/** BCR-2020-005. Memory is bounded by twice the first frame's size, at most 3 MiB. Never throws. */
export function createUrReader(): UrReader {
  let current: Assembly | null = null;
  return {
    receive: (text) => {
      const read = readFrame(text);
      if (typeof read === 'string') return { kind: 'refused', because: read };
      if (read.part === null) return wholeMessage(read.type, read.cbor);
      current ??= openAssembly(read.type, read.part);
      if (!isOf(current, read.type, read.part)) return { kind: 'refused', because: 'other' };
      addPart(current, read.part);
      if (current.fragments.size < current.parts)
        return { kind: 'more', have: current.fragments.size, of: current.parts };
      const message = joined(current);
      const { type, checksum } = current;
      current = null;
      return crc32(message) === checksum ? wholeMessage(type, message) : { kind: 'broken' };
    },
  };
}

type Frame = { readonly type: string; readonly cbor: Uint8Array; readonly part: UrPart | null };

function readFrame(text: string): Frame | 'form' | 'large' {
  // A whole PSBT may stand in one text; each of many parts is a QR code.
  if (text.length > 2 * MAX_UR_BYTES) return 'large';
  const [, type, numbers, letters] = FRAME.exec(text.toLowerCase()) ?? [];
  if (type === undefined || letters === undefined) return 'form';
  if (numbers !== undefined && letters.length > MAX_PART_CHARS) return 'large';
  const cbor = fromBytewords(letters);
  if (cbor === null) return 'form';
  if (numbers === undefined) return { type, cbor, part: null };
  const part = readPart(cbor);
  if (part === null || numbers !== `${part.number}-${part.parts}`) return 'form';
  if (part.parts > MAX_UR_PARTS || part.messageBytes > MAX_UR_BYTES) return 'large';
  return isPossible(part) ? { type, cbor, part } : 'form';
}

const FRAME = /^ur:([a-z0-9-]{1,40})\/(?:(\d{1,10}-\d{1,10})\/)?([a-z]+)$/;

function isPossible({ number, parts, messageBytes, fragment }: UrPart): boolean {
  return (
    number >= 1 &&
    parts >= 1 &&
    messageBytes > (parts - 1) * fragment.length &&
    messageBytes <= parts * fragment.length
  );
}

interface Assembly {
  readonly type: string;
  readonly parts: number;
  readonly messageBytes: number;
  readonly checksum: number;
  readonly fragmentBytes: number;
  readonly choose: ChooseFragments;
  readonly fragments: Map<number, Uint8Array>;
  readonly mixed: Mixed[];
  mixedIndexes: number;
}

/** A part chooses how many fragments it mixes. No honest message of 2,000 parts comes near this sum. */
const MAX_MIXED_INDEXES = 400_000;

interface Mixed {
  readonly indexes: Set<number>;
  readonly fragment: Uint8Array;
}

function openAssembly(type: string, { parts, messageBytes, checksum, fragment }: UrPart): Assembly {
  const fragmentBytes = fragment.length;
  const kept = { fragments: new Map<number, Uint8Array>(), mixed: [], mixedIndexes: 0 };
  return { type, parts, messageBytes, checksum, fragmentBytes, choose: fountainOf(parts), ...kept };
}

function isOf(assembly: Assembly, type: string, part: UrPart): boolean {
  return (
    assembly.type === type &&
    assembly.parts === part.parts &&
    assembly.messageBytes === part.messageBytes &&
    assembly.checksum === part.checksum &&
    assembly.fragmentBytes === part.fragment.length
  );
}

function addPart(assembly: Assembly, part: UrPart): void {
  const { fragments, mixed, choose, parts } = assembly;
  const waiting: Mixed[] = [
    { indexes: new Set(choose(part.number, part.checksum)), fragment: Uint8Array.from(part.fragment) },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    // Most dishonest messages reveal no fragment, so there is nothing to look up.
    if (fragments.size > 0)
      for (const index of next.indexes) removeFragment(next, index, fragments.get(index));
    const [index] = next.indexes;
    if (index === undefined) continue;
    if (next.indexes.size > 1) {
      mixed.push(next);
      assembly.mixedIndexes += next.indexes.size;
      while (mixed.length > parts || assembly.mixedIndexes > MAX_MIXED_INDEXES)
        assembly.mixedIndexes -= mixed.shift()?.indexes.size ?? 0;
      continue;
    }
    fragments.set(index, next.fragment);
    for (let i = mixed.length - 1; i >= 0; i--) {
      const one = mixed[i];
      if (one?.indexes.has(index) !== true) continue;
      removeFragment(one, index, next.fragment);
      assembly.mixedIndexes--;
      if (one.indexes.size > 1) continue;
      assembly.mixedIndexes -= one.indexes.size;
      waiting.push(...mixed.splice(i, 1));
    }
  }
}

function removeFragment({ indexes, fragment }: Mixed, index: number, known: Uint8Array | undefined): void {
  if (known === undefined) return;
  indexes.delete(index);
  for (let i = 0; i < fragment.length; i++) fragment[i] = (fragment[i] ?? 0) ^ (known[i] ?? 0);
}

function joined({ fragments, parts, messageBytes }: Assembly): Uint8Array {
  const pieces = Array.from({ length: parts }, (_, i) => fragments.get(i) ?? new Uint8Array(0));
  return concat(pieces).subarray(0, messageBytes);
}

const BYTE_STRINGS: readonly string[] = ['psbt', 'crypto-psbt', 'bytes'];

function wholeMessage(type: string, cbor: Uint8Array): UrProgress {
  const bytes = BYTE_STRINGS.includes(type) ? readByteString(cbor) : cbor;
  if (bytes === null) return { kind: 'refused', because: 'form' };
  return { kind: 'whole', type, bytes: Uint8Array.from(bytes) };
}
