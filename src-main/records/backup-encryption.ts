import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, type BrotliOptions } from 'node:zlib';
import * as v from 'valibot';
import { BOUNDS } from '../../src-preload/contract/bounds.ts';
import { fromHex, toHex } from '../base/bytes.ts';
import { fail } from '../base/errors.ts';
import { fromJson } from '../base/json.ts';
import {
  COST,
  type Cost,
  ID_BYTES,
  isBearable,
  KEY_BYTES,
  NONCE_BYTES,
  passwordKey,
  SALT_BYTES,
  seal,
  unseal,
} from '../base/sealed-box.ts';

/** Magic, header length, JSON header, a box with the piece key, their SHA-256, the pieces. Holds no wallet secret. */

const MAX_HEADER_BYTES = 2_048;
const MAGIC = Buffer.from('OCHRE BACKUP\n', 'ascii');
const DIGEST_BYTES = 32;
const KEY_BOX_BYTES = KEY_BYTES + 16;
/** Above every earlier form's number, so that an older Ochre reports a newer form. */
const VERSION = 104;
const QUALITY = 5;

const hex = (bytes: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${String(2 * bytes)}}$`)), v.transform(fromHex));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const header = v.strictObject({
  version: v.literal(VERSION),
  madeAtMs: count,
  by: v.pipe(v.string(), v.maxLength(BOUNDS.versionChars), v.regex(/^[\w.+-]*$/)),
  scrypt: v.strictObject({ logN: count, r: count, p: count }),
  salt: hex(SALT_BYTES),
  nonce: hex(NONCE_BYTES),
  id: hex(ID_BYTES),
});

interface BackupHead {
  readonly madeAtMs: number;
  readonly by: string;
}

/** `random`: system bytes, never repeated. */
export async function sealBackup(
  append: Append,
  password: string,
  {
    madeAtMs,
    by,
    random,
    cost = COST,
  }: BackupHead & { readonly random: (count: number) => Uint8Array; readonly cost?: Cost },
) {
  const [salt, nonce, id, key] = [SALT_BYTES, NONCE_BYTES, ID_BYTES, KEY_BYTES].map(random) as Four;
  const [saltHex, nonceHex, idHex] = [salt, nonce, id].map(toHex);
  const text = Buffer.from(
    JSON.stringify({
      ...{ version: VERSION, madeAtMs, by, scrypt: cost },
      ...{ salt: saltHex, nonce: nonceHex, id: idHex },
    }),
  );
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  const head = Buffer.concat([MAGIC, length, text]);
  const opener = await passwordKey(password, salt, cost);
  const begin = Buffer.concat([head, seal(opener, nonce, head, key)]);
  opener.fill(0);
  await append(Buffer.concat([begin, hash('sha256', begin, 'buffer')]));
  return writePieces(append, { id, key, head }, QUALITY);
}
type Four = [Uint8Array, Uint8Array, Uint8Array, Uint8Array];

/** `file` is any bytes. Throws BACKUP_REFUSED with the kind of another file, BACKUP_PASSWORD for a wrong password. */
export async function openBackup(
  file: LongFile,
  password: string,
): Promise<BackupHead & { readonly pieces: () => AsyncIterable<Piece> }> {
  const { head, read, box, from } = readHead(
    Buffer.from(await file.read(0, MAX_HEADER_BYTES + 256)),
    file.size,
  );
  const opener = await passwordKey(password, read.salt, read.scrypt);
  const key = unseal(opener, read.nonce, head, box);
  opener.fill(0);
  if (key === null) throw fail('BACKUP_PASSWORD', {});
  const { madeAtMs, by, id } = read;
  return { madeAtMs, by, pieces: () => readPieces(file, from, { id, key, head }) };
}

function readHead(file: Buffer, size: number) {
  if (size === 0 || file.length === 0) throw refused('empty');
  // All zeros: a disk leaves this of a file that was never written.
  if (file.equals(Buffer.alloc(file.length))) throw refused('damaged');
  if (!file.subarray(0, MAGIC.length).equals(MAGIC.subarray(0, file.length))) throw refused('foreign');
  const begins = MAGIC.length + 4;
  const length = file.length < begins ? Infinity : file.readUInt32LE(MAGIC.length);
  const ends = begins + length;
  const digestAt = ends + KEY_BOX_BYTES;
  const from = digestAt + DIGEST_BYTES;
  if (length > MAX_HEADER_BYTES || file.length < from) throw refused('damaged');
  const digest = hash('sha256', file.subarray(0, digestAt), 'buffer');
  if (!digest.equals(file.subarray(digestAt, from))) throw refused('damaged');
  const parsed = fromJson(file.subarray(begins, ends).toString('utf8'));
  const version = v.safeParse(v.object({ version: count }), parsed);
  if (version.success && version.output.version !== VERSION)
    throw fail('BACKUP_REFUSED', {
      reason: version.output.version > VERSION ? 'newer' : 'older',
      version: version.output.version,
    });
  const read = v.safeParse(header, parsed);
  if (!read.success || !isBearable(read.output.scrypt)) throw refused('damaged');
  return { head: file.subarray(0, ends), read: read.output, box: file.subarray(ends, digestAt), from };
}

function refused(reason: 'empty' | 'foreign' | 'damaged'): Error {
  return fail('BACKUP_REFUSED', { reason, version: null });
}

/**
 * Each piece is packed and sealed alone: memory holds just one. Number and end are in the nonce, the file's header is
 * authenticated: a moved, exchanged or missing piece shows (STREAM: Hoang, Reyhanitabar, Rogaway, Vizár 2015).
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

/** A piece, or why it is unusable: damaged, of another file, out of its place, or missing. */
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
    // Its length is unknown, so the next piece's begin is too.
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

/** Covers two asset data files of the largest size: files of one contract share most bytes. */
const WINDOW = 24;
/** In another thread: a few MB may expand to many. */
const packedAway = promisify<Uint8Array, BrotliOptions, Buffer>(brotliCompress);
const unpackedAway = promisify<Uint8Array, BrotliOptions, Buffer>(brotliDecompress);
