import { LosslessNumber } from 'lossless-json';
import * as v from 'valibot';
import { fail, type WalletError } from '../../base/errors.ts';
import { badAnswer, type Where } from '../../net/faults.ts';
import { requireJson } from '../../net/json.ts';
import { cleanText } from '../../net/secrets.ts';
import type { LeftConsignment } from '../../ports/index.ts';

/** A consignment's limit (docs/rgb-history.md). */
const MOST_FILE_BYTES = 8 * 1024 * 1024;
export const MOST_BASE64_CHARS = Math.ceil(MOST_FILE_BYTES / 3) * 4;
/** “Consignment file not found” in the protocol's codes. */
const NOT_FOUND = '-400';

const whole = v.pipe(
  v.instance(LosslessNumber),
  v.transform(({ value }) => value),
  v.regex(/^-?\d{1,10}$/),
);
const left = v.object({
  consignment: v.pipe(
    v.string(),
    v.minLength(1),
    v.transform((text) => ({ text, file: Buffer.from(text, 'base64') })),
    // Buffer silently skips invalid base64. No pattern: 11 MB overflow its stack.
    v.check(({ text, file }) => file.toString('base64') === text),
    v.transform(({ file }): Uint8Array => file),
  ),
  txid: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  vout: v.nullish(v.pipe(whole, v.transform(Number), v.minValue(0), v.maxValue(0xffffffff))),
});
const answer = v.union([
  v.object({ result: left }),
  v.object({ error: v.object({ code: whole, message: v.optional(v.string(), '') }) }),
]);

/** Null: no sender left a file. Throws SERVICE_ANSWER, and SERVICE_ERROR for a refusal. */
export function readLeft(text: string, where: Where): LeftConsignment | null {
  const read = v.safeParse(answer, requireJson(text, where, MOST_BASE64_CHARS));
  if (!read.success) throw badAnswer(where, 'shape', 'neither a consignment nor a refusal');
  if ('result' in read.output) {
    const { consignment: file, txid, vout } = read.output.result;
    return { file, txid, vout: vout ?? null };
  }
  const { code, message } = read.output.error;
  if (code === NOT_FOUND) return null;
  throw refusedBy(where, 200, code, message);
}

export function refusedBy(where: Where, status: number, name: string | null, message: string): WalletError {
  return fail('SERVICE_ERROR', {
    ...where,
    status,
    name,
    message: message === '' ? null : cleanText(message),
    retryAfterSeconds: null,
  });
}
