import { isUtf8 } from 'node:buffer';
import { badAnswer, type Where } from './faults.ts';

/** Long texts stay in pieces: joining them would hold this thread. */
export type SentBody = string | readonly Uint8Array<ArrayBuffer>[];

/** Values must cross to another thread: no LosslessNumber, function or class. */
export type Reading<Given extends readonly unknown[], T> = (text: string, where: Where, ...given: Given) => T;

/** `isSecret`: the answer may hold words or a password. */
export interface SentBy extends Where {
  readonly isSecret?: boolean;
}

/** Throws the reading's failures, and SERVICE_ANSWER for invalid or long text. */
export type ReadSent = <Given extends readonly unknown[], T>(
  reading: Reading<Given, T>,
  sent: SentBody,
  asked: SentBy,
  ...given: Given
) => Promise<T>;

/** Main reads texts up to this: a hostile one holds it for 6 ms (30 ms uncompiled), and the reader may be busy. */
export const MOST_READ_HERE = 16 * 1024;
/** No secret answer is a tenth as long, and none goes to another thread. */
export const MOST_OF_A_SECRET = 64 * 1024;

export const readHere: ReadSent = (reading, sent, { host, endpoint }, ...given) =>
  new Promise((resolve) => {
    const where = { host, endpoint };
    resolve(reading(textOf(sent, where), where, ...given));
  });

export const readBySize =
  (away: ReadSent): ReadSent =>
  async (reading, sent, asked, ...given) => {
    const length = lengthOf(sent);
    if (asked.isSecret === true && length > MOST_OF_A_SECRET)
      throw badAnswer(asked, 'tooLarge', `more than ${MOST_OF_A_SECRET} bytes`);
    const read = asked.isSecret === true || length <= MOST_READ_HERE ? readHere : away;
    return read(reading, sent, asked, ...given);
  };

/** Throws SERVICE_ANSWER for invalid UTF-8. */
export function textOf(sent: SentBody, where: Where): string {
  if (typeof sent === 'string') return sent;
  const [first] = sent;
  const whole =
    first !== undefined && sent.length === 1
      ? Buffer.from(first.buffer, first.byteOffset, first.length)
      : Buffer.concat(sent);
  if (!isUtf8(whole)) throw badAnswer(where, 'encoding', 'not UTF-8');
  const text = whole.toString('utf8');
  if (text.startsWith('\uFEFF')) throw badAnswer(where, 'encoding', 'a byte order mark');
  return text;
}

function lengthOf(sent: SentBody): number {
  return typeof sent === 'string' ? sent.length : sent.reduce((sum, piece) => sum + piece.length, 0);
}
