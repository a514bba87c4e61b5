import { isUtf8 } from 'node:buffer';
import { badAnswer, type Where } from './faults.ts';

/** What somebody sent: a text, or the pieces of one that is too long to be put together where it arrives. */
export type SentBody = string | readonly Uint8Array<ArrayBuffer>[];

/** Typed values out of a text, or a failure. Both cross to another thread: no LosslessNumber, no function, no class. */
export type Reading<Given extends readonly unknown[], T> = (text: string, where: Where, ...given: Given) => T;

/** Whom an answer is of. `isSecret`: it answers what made words, or an unlock, and may hold words or a password. */
export interface SentBy extends Where {
  readonly isSecret?: boolean;
}

/** Has what was sent read. Throws what the reading throws, and SERVICE_ANSWER for what is no text or too much. */
export type ReadSent = <Given extends readonly unknown[], T>(
  reading: Reading<Given, T>,
  sent: SentBody,
  asked: SentBy,
  ...given: Given
) => Promise<T>;

/**
 * A text up to this size is read where it arrived: a hostile one (16,000 lists, 5,000 objects in each other, 2,000
 * names to be changed) holds main for 6 ms at worst, 30 ms where nothing of it is compiled yet. The way to the reader and
 * back takes 0.05 ms, and waits behind what it is at.
 */
export const MOST_READ_HERE = 16 * 1024;
/** No answer that holds a secret is a tenth as long, and none goes to another thread. */
export const MOST_OF_A_SECRET = 64 * 1024;

/** Reads it here and now. */
export const readHere: ReadSent = (reading, sent, { host, endpoint }, ...given) =>
  new Promise((resolve) => {
    const where = { host, endpoint };
    resolve(reading(textOf(sent, where), where, ...given));
  });

/** The one rule of where what somebody sent is read: what is long `away`, except for a secret, and the rest here. */
export const readBySize =
  (away: ReadSent): ReadSent =>
  async (reading, sent, asked, ...given) => {
    const length = lengthOf(sent);
    if (asked.isSecret === true && length > MOST_OF_A_SECRET)
      throw badAnswer(asked, 'tooLarge', `more than ${MOST_OF_A_SECRET} bytes`);
    const read = asked.isSecret === true || length <= MOST_READ_HERE ? readHere : away;
    return read(reading, sent, asked, ...given);
  };

/** Throws SERVICE_ANSWER for bytes that are no text. */
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
