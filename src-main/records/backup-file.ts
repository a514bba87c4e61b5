import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, type BrotliOptions } from 'node:zlib';
import * as v from 'valibot';
import { fail } from '../domain/errors.ts';
import { fromHex, toHex } from '../domain/psbt/bytes.ts';
import { fromJson } from '../domain/texts.ts';
import {
  COST,
  isBearable,
  NONCE_BYTES,
  passwordKey,
  SALT_BYTES,
  seal,
  unseal,
} from '../domain/sealed-box.ts';

/**
 * A backup as a file: who it is, how long its header is, the header as JSON, a small box that tells whether
 * the password is right, SHA-256 of all that, and the box with the content. Both boxes vouch for the header. Holds no secret of a
 * wallet: what goes in is chosen by whoever makes one.
 */

/** Larger ones are neither made nor read. */
export const MAX_FILE_BYTES = 8 * 1024 * 1024;
/** Unpacked, neither more is packed nor read: a small file must not fill the memory. */
export const MAX_CONTENT_BYTES = 64 * 1024 * 1024;
const MAX_HEADER_BYTES = 2_048;
const MAGIC = Buffer.from('OCHRE BACKUP\n', 'ascii');
const DIGEST_BYTES = 32;
const PROOF = Buffer.from('ochre', 'ascii');
const PROOF_BOX_BYTES = PROOF.length + 16;
/** Above every number that an earlier form had: an older Ochre says that a newer one made the file. */
const VERSION = 101;

const hex = (bytes: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${String(2 * bytes)}}$`)), v.transform(fromHex));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const header = v.strictObject({
  version: v.literal(VERSION),
  madeAtMs: count,
  /** The version of Ochre that made it. */
  by: v.pipe(v.string(), v.maxLength(40), v.regex(/^[\w.+-]*$/)),
  scrypt: v.strictObject({ logN: count, r: count, p: count }),
  salt: hex(SALT_BYTES),
  proofNonce: hex(NONCE_BYTES),
  nonce: hex(NONCE_BYTES),
  boxBytes: count,
});

export interface BackupHead {
  readonly madeAtMs: number;
  readonly by: string;
}

/** Packs and seals. `random` gives bytes of the system, never the same twice. Throws BACKUP_REFUSED (`tooLarge`). */
export async function sealBackup(
  content: Uint8Array,
  password: string,
  { madeAtMs, by, random }: BackupHead & { readonly random: (count: number) => Uint8Array },
): Promise<Uint8Array> {
  if (content.length > MAX_CONTENT_BYTES) throw refused('tooLarge');
  const packed = await packedAway(content, { params: PACKING });
  const [salt, proofNonce, nonce] = [random(SALT_BYTES), random(NONCE_BYTES), random(NONCE_BYTES)];
  const text = JSON.stringify({
    version: VERSION,
    madeAtMs,
    by,
    scrypt: COST,
    salt: toHex(salt),
    proofNonce: toHex(proofNonce),
    nonce: toHex(nonce),
    boxBytes: packed.length + 16,
  });
  const head = withLength(Buffer.from(text, 'utf8'));
  if (head.length + DIGEST_BYTES + PROOF_BOX_BYTES + packed.length + 16 > MAX_FILE_BYTES)
    throw refused('tooLarge');
  const key = await passwordKey(password, salt, COST);
  try {
    const proof = seal(key, proofNonce, head, PROOF);
    return Uint8Array.from(
      Buffer.concat([
        head,
        proof,
        hash('sha256', Buffer.concat([head, proof]), 'buffer'),
        seal(key, nonce, head, packed),
      ]),
    );
  } finally {
    key.fill(0);
    packed.fill(0);
  }
}

/**
 * The content of a file, which is any bytes at all. Throws BACKUP_REFUSED with what it is instead of a backup, and
 * BACKUP_PASSWORD where everything but the password is right.
 */
export async function openBackup(
  file: Uint8Array,
  password: string,
): Promise<BackupHead & { readonly content: Uint8Array }> {
  const { head, read, proof, box } = takeApart(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  const key = await passwordKey(password, read.salt, read.scrypt);
  try {
    if (unseal(key, read.proofNonce, head, proof) === null) throw fail('BACKUP_PASSWORD', {});
    const packed = unseal(key, read.nonce, head, box);
    if (packed === null) throw refused('damaged');
    return { madeAtMs: read.madeAtMs, by: read.by, content: await unpacked(packed) };
  } finally {
    key.fill(0);
  }
}

async function unpacked(packed: Uint8Array): Promise<Uint8Array> {
  try {
    return await unpackedAway(packed, { maxOutputLength: MAX_CONTENT_BYTES });
  } catch {
    throw refused('damaged');
  }
}

/** Away from the loop of whoever asks: a few MB may become many. */
const packedAway = promisify<Uint8Array, BrotliOptions, Buffer>(brotliCompress);
const unpackedAway = promisify<Uint8Array, BrotliOptions, Buffer>(brotliDecompress);
/** A window that holds two files of asset data of the largest size: those of one contract have most of it in common. */
const PACKING = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 };

function takeApart(file: Buffer) {
  if (file.length > MAX_FILE_BYTES) throw refused('tooLarge');
  if (file.length === 0) throw refused('empty');
  // All zeros is what a disk leaves of a file that was never written.
  if (file.equals(Buffer.alloc(file.length))) throw refused('damaged');
  if (!file.subarray(0, MAGIC.length).equals(MAGIC.subarray(0, file.length))) throw refused('foreign');
  const begins = MAGIC.length + 4;
  const length = file.length < begins ? Infinity : file.readUInt32LE(MAGIC.length);
  const ends = begins + length;
  const digestAt = ends + PROOF_BOX_BYTES;
  const boxAt = digestAt + DIGEST_BYTES;
  if (length > MAX_HEADER_BYTES || file.length < boxAt) throw refused('damaged');
  const head = file.subarray(0, ends);
  const digest = hash('sha256', file.subarray(0, digestAt), 'buffer');
  if (!digest.equals(file.subarray(digestAt, boxAt))) throw refused('damaged');
  const parsed = fromJson(file.subarray(begins, ends).toString('utf8'));
  const version = v.safeParse(v.object({ version: count }), parsed);
  if (version.success && version.output.version !== VERSION)
    throw fail('BACKUP_REFUSED', {
      reason: version.output.version > VERSION ? 'newer' : 'older',
      version: version.output.version,
    });
  const read = v.safeParse(header, parsed);
  if (!read.success || !isBearable(read.output.scrypt) || file.length !== boxAt + read.output.boxBytes)
    throw refused('damaged');
  return { head, read: read.output, proof: file.subarray(ends, digestAt), box: file.subarray(boxAt) };
}

function refused(reason: 'empty' | 'foreign' | 'damaged' | 'tooLarge'): Error {
  return fail('BACKUP_REFUSED', { reason, version: null });
}

function withLength(text: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  return Buffer.concat([MAGIC, length, text]);
}
