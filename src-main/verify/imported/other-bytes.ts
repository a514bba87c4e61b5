import { Refusal, type ImportProblem } from '../../base/refused.ts';
import { readPreviousTransaction } from '../psbt/transaction.ts';

/** What a file is by its first bytes, if it is of a kind that people import by mistake; null for the rest. */
export function kindOfBytes(bytes: Uint8Array): ImportProblem | null {
  const found = BEGINNINGS.find(
    ([at, hex]) => Buffer.from(bytes.subarray(at, at + hex.length / 2)).toString('hex') === hex,
  );
  if (found !== undefined) return found[2];
  return isTransaction(bytes) ? 'transaction' : null;
}

/** A whole transaction, with or without signatures (BIP144). */
export function isTransaction(bytes: Uint8Array): boolean {
  if (bytes.length < LEAST_TRANSACTION_BYTES) return false;
  try {
    readPreviousTransaction(bytes);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** One input and one output, each with an empty script. */
const LEAST_TRANSACTION_BYTES = 60;

const ascii = (text: string): string => Buffer.from(text, 'latin1').toString('hex');

const BEGINNINGS: readonly (readonly [at: number, hex: string, problem: ImportProblem])[] = [
  [0, '89504e470d0a1a0a', 'image'],
  [0, 'ffd8ff', 'image'],
  [0, ascii('GIF8'), 'image'],
  [8, ascii('WEBP'), 'image'],
  [4, ascii('ftyp'), 'image'],
  [0, '49492a00', 'image'],
  [0, '4d4d002a', 'image'],
  [0, ascii('%PDF'), 'document'],
  [0, 'd0cf11e0a1b11ae1', 'document'],
  [0, ascii('{\\rtf'), 'document'],
  [0, '504b0304', 'archive'],
  [0, '1f8b', 'archive'],
  [0, '377abcaf271c', 'archive'],
  [0, 'fd377a585a00', 'archive'],
  [0, ascii('Rar!'), 'archive'],
  [0, '425a68', 'archive'],
  [0, '28b52ffd', 'archive'],
  [0, '7f454c46', 'program'],
  [0, ascii('MZ'), 'program'],
  [0, 'cffaedfe', 'program'],
  [0, 'cafebabe', 'program'],
  [0, ascii('SQLite format 3'), 'database'],
  // Berkeley DB, in which older wallets lie.
  [12, '62310500', 'database'],
];
