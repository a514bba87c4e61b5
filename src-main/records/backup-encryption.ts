import { BOUNDS } from '../../src-preload/contract/bounds.ts';
import { hash } from 'node:crypto';
import * as v from 'valibot';
import { fail } from '../base/errors.ts';
import { fromHex, toHex } from '../base/bytes.ts';
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
import { readPieces, writePieces, type Append, type LongFile, type Piece } from './sealed-pieces.ts';

/** Magic, header length, JSON header, a box with the piece key, their SHA-256, the pieces. Holds no wallet secret. */

const MAX_HEADER_BYTES = 2_048;
const MAGIC = Buffer.from('OCHRE BACKUP\n', 'ascii');
const DIGEST_BYTES = 32;
const KEY_BOX_BYTES = KEY_BYTES + 16;
/** Above every earlier form's number, so that an older Ochre says a newer one made it. */
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

export interface BackupHead {
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

/** `file` is any bytes. Throws BACKUP_REFUSED with what it is instead, and BACKUP_PASSWORD for a wrong password. */
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
  // All zeros: what a disk leaves of a file never written.
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
