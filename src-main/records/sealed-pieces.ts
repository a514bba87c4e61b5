import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, type BrotliOptions } from 'node:zlib';
import { ID_BYTES, seal, unseal } from '../base/sealed-box.ts';
import { BOUNDS } from '../../src-preload/contract/bounds.ts';

/**
 * Each piece is packed and sealed alone: memory holds just one. Number and end are in the nonce, the file's header is
 * authenticated: no piece is moved, exchanged or left out unseen (STREAM: Hoang, Reyhanitabar, Rogaway, Vizár 2015).
 */

export interface LongFile {
  readonly name: string;
  readonly size: number;
  /** Fewer bytes at the end. Throws FILE_UNREADABLE. */
  readonly read: (at: number, length: number) => Promise<Uint8Array>;
}

export type Append = (bytes: Uint8Array) => Promise<void>;

/** `id`: this file's; `head`: authenticated by the pieces; `key`: seals nothing else. */
export interface PiecesOf {
  readonly id: Uint8Array;
  readonly key: Uint8Array;
  readonly head: Uint8Array;
}

/** A piece, or why there is none: it is damaged, of another file, out of its place, or missing. */
export type Piece = { readonly number: number } & (
  { readonly content: Uint8Array } | { readonly lost: 'damaged' | 'foreign' | 'misplaced' | 'missing' }
);

/** Id, number, end flag and box length. */
const FRAME_BYTES = ID_BYTES + 9;
const MAX_BOX_BYTES = BOUNDS.pieceBytes + 1024;

/** `quality`: brotli's, 0 to 11. The file is incomplete before `end`. */
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

export async function* readPieces(file: LongFile, at: number, of: PiecesOf): AsyncIterableIterator<Piece> {
  let number = 0;
  for (let from = at; ;) {
    const frame = Buffer.from(await file.read(from, FRAME_BYTES));
    const length = frame.length < FRAME_BYTES ? Infinity : frame.readUInt32LE(ID_BYTES + 5);
    // Its length is unknown, so the next one's begin is too.
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

/** Holds two asset data files of the largest size: those of one contract share most. */
const WINDOW = 24;
/** Off main's loop: a few MB may expand to many. */
const packedAway = promisify<Uint8Array, BrotliOptions, Buffer>(brotliCompress);
const unpackedAway = promisify<Uint8Array, BrotliOptions, Buffer>(brotliDecompress);
