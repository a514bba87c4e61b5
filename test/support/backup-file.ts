import { randomBytes } from 'node:crypto';
import {
  openBackup,
  sealBackup,
  type LongFile,
  type Piece,
} from '../../src-main/records/backup-encryption.ts';

/** A backup of these pieces, sealed as an honest one is. */
export async function sealed(
  pieces: readonly Uint8Array[],
  password: string,
  random: (count: number) => Uint8Array = (count) => Uint8Array.from(randomBytes(count)),
  madeAtMs = 1,
): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  const append = (bytes: Uint8Array) => Promise.resolve(void parts.push(bytes));
  const file = await sealBackup(append, password, { madeAtMs, by: '0.1.0', random });
  for (const one of pieces) await file.add(one);
  await file.end();
  return Buffer.concat(parts);
}

/** A file in memory. */
export const inMemory = (bytes: Uint8Array): LongFile => ({
  name: 'mine.ochre-backup',
  size: bytes.length,
  read: (at, length) => Promise.resolve(bytes.subarray(at, at + length)),
});

export async function piecesOf(file: Uint8Array, password: string): Promise<Piece[]> {
  const pieces: Piece[] = [];
  for await (const one of (await openBackup(inMemory(file), password)).pieces()) pieces.push(one);
  return pieces;
}

/** The contents of a healthy file's pieces. */
export const contentOf = async (file: Uint8Array, password: string): Promise<Uint8Array[]> =>
  (await piecesOf(file, password)).map((one) => {
    if ('lost' in one) throw new Error(`piece ${String(one.number)} is ${one.lost}`);
    return one.content;
  });
