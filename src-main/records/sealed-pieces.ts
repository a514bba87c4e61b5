import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, type BrotliOptions } from 'node:zlib';
import { ID_BYTES, seal, unseal } from '../base/sealed-box.ts';
import { BOUNDS } from '../../src-preload/contract/bounds.ts';

/**
 * A content of any length as pieces, one after another, each packed and sealed by itself: whoever writes or reads it holds
 * one in memory. Number and end are part of the nonce and the file's header is vouched for, so that no piece is moved,
 * exchanged or left out unseen (STREAM: Hoang, Reyhanitabar, Rogaway, Vizár 2015).
 */

/** A file that is read where it lies. */
export interface LongFile {
  readonly name: string;
  readonly size: number;
  /** Fewer bytes where it ends before. Throws FILE_UNREADABLE. */
  readonly read: (at: number, length: number) => Promise<Uint8Array>;
}

export type Append = (bytes: Uint8Array) => Promise<void>;

/** `id` is of the one file; `head` is what the pieces vouch for; `key` seals nothing else. */
export interface PiecesOf {
  readonly id: Uint8Array;
  readonly key: Uint8Array;
  readonly head: Uint8Array;
}

/** A piece, or why there is none: what holds its place is damaged, of another file, or one that came before. */
export type Piece = { readonly number: number } & (
  { readonly content: Uint8Array } | { readonly lost: 'damaged' | 'foreign' | 'misplaced' | 'missing' }
);

/** The id, the number, whether it is the end, and how long the box is. */
const FRAME_BYTES = ID_BYTES + 9;
const MAX_BOX_BYTES = BOUNDS.pieceBytes + 1024;

/** `quality`: how hard brotli tries, 0 to 11. Nothing is whole before `end`. */
export function writePieces(append: Append, of: PiecesOf, quality: number) {
  let number = 0;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: WINDOW };
  const put = async (packed: Uint8Array, isEnd: boolean): Promise<void> => {
    const box = seal(of.key, nonceOf(number, isEnd), of.head, packed);
    const frame = Buffer.alloc(FRAME_BYTES);
    frame.set(of.id);
    frame.writeUInt32LE(number, ID_BYTES);
    frame.writeUInt8(isEnd ? 1 : 0, ID_BYTES + 4);
    frame.writeUInt32LE(box.length, ID_BYTES + 5);
    number += 1;
    await append(frame);
    await append(box);
  };
  return {
    add: async (content: Uint8Array): Promise<void> => {
      if (content.length > BOUNDS.pieceBytes) throw new Error('a piece is larger than one that is read');
      await put(await packedAway(content, { params }), false);
    },
    end: () => put(new Uint8Array(), true),
  };
}

/** Each that lies behind `at`, in order, and in its place what is wrong with one. */
export async function* readPieces(file: LongFile, at: number, of: PiecesOf): AsyncIterableIterator<Piece> {
  let number = 0;
  for (let from = at; ;) {
    const frame = Buffer.from(await file.read(from, FRAME_BYTES));
    const length = frame.length < FRAME_BYTES ? Infinity : frame.readUInt32LE(ID_BYTES + 5);
    // How far it reaches is not known, so neither is where the next one begins.
    if (length > MAX_BOX_BYTES || from + FRAME_BYTES + length > file.size) {
      yield { number, lost: frame.length === 0 ? 'missing' : 'damaged' };
      return;
    }
    const told = frame.readUInt32LE(ID_BYTES);
    const isEnd = frame[ID_BYTES + 4] === 1;
    from += FRAME_BYTES + length;
    if (!frame.subarray(0, ID_BYTES).equals(of.id)) {
      yield { number, lost: 'foreign' };
      continue;
    }
    const box = await file.read(from - length, length);
    const packed = unseal(of.key, nonceOf(told, isEnd), of.head, box);
    if (packed === null || told < number) {
      yield { number, lost: packed === null ? 'damaged' : 'misplaced' };
      if (packed === null) number += 1;
      continue;
    }
    for (; number < told; number += 1) yield { number, lost: 'missing' };
    if (isEnd) {
      if (from < file.size) yield { number, lost: 'misplaced' };
      return;
    }
    const content = await unpackedAway(packed, { maxOutputLength: BOUNDS.pieceBytes }).catch(() => null);
    yield content === null ? { number, lost: 'damaged' } : { number, content };
    number += 1;
  }
}

function nonceOf(number: number, isEnd: boolean): Uint8Array {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 7);
  nonce.writeUInt8(isEnd ? 1 : 0, 11);
  return nonce;
}

/** It holds two files of asset data of the largest size: those of one contract have most of it in common. */
const WINDOW = 24;
/** Away from the loop of whoever asks: a few MB may become many. */
const packedAway = promisify<Uint8Array, BrotliOptions, Buffer>(brotliCompress);
const unpackedAway = promisify<Uint8Array, BrotliOptions, Buffer>(brotliDecompress);
