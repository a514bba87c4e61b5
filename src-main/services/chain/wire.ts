import { LosslessNumber } from 'lossless-json';
import * as v from 'valibot';
import { isRawTransaction } from '../../headers/merkle.ts';
import { fail } from '../../base/errors.ts';
import { badAnswer, type Where } from '../../net/faults.ts';
import type { FeeEstimate } from '../../ports/index.ts';

const MOST_HEIGHT = 2 ** 31 - 1;

/** Servers write -1 and 0 for none. */
export const whole = v.pipe(
  v.instance(LosslessNumber),
  v.transform(({ value }) => value),
  v.regex(/^-?\d{1,15}$/),
  v.transform(Number),
);
const atLeast = (least: number, most: number) => v.pipe(whole, v.minValue(least), v.maxValue(most));
export const height = atLeast(0, MOST_HEIGHT);
export const u32 = atLeast(0, 2 ** 32 - 1);
export const chainSats = v.pipe(
  atLeast(0, 2_100_000_000_000_000),
  v.transform((one) => BigInt(one)),
);
export const rate = v.pipe(
  v.instance(LosslessNumber),
  v.transform(({ value }) => Number(value)),
  v.finite(),
);
export const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
export const hex = v.pipe(
  v.string(),
  v.regex(/^([0-9a-f]{2})+$/),
  v.transform((text): Uint8Array => Buffer.from(text, 'hex')),
);
export const header = v.pipe(
  hex,
  v.check((bytes) => bytes.length === 80),
);
export const branch = v.pipe(v.array(hash), v.maxLength(64));

/** Throws SERVICE_ANSWER; no detail quotes the value. */
export function fitAnswer<T>(schema: v.GenericSchema<unknown, T>, value: unknown, where: Where): T {
  const read = v.safeParse(schema, value);
  if (read.success) return read.output;
  throw badAnswer(where, 'shape', misfit(read.issues[0]));
}

export function misfit(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'the answer'}: not what is due`;
}

/** A rate beyond Ochre's maximum is a trap or a fault, not an estimate. */
const MOST_RATE = 1_000;

/** In steps of a tenth; null for none or an impossible one. */
export function estimate(blocks: number, satsPerVb: number | undefined): FeeEstimate | null {
  if (satsPerVb === undefined || !(satsPerVb > 0) || satsPerVb > MOST_RATE) return null;
  return { blocks, satsPerVb: Math.max(1, Math.ceil(satsPerVb * 10) / 10) };
}

/** Throws CHAIN_REFUSED unless the bytes are this transaction's. */
export function requireTransaction(host: string, txid: string, raw: Uint8Array): Uint8Array {
  if (!isRawTransaction(txid, raw))
    throw fail('CHAIN_REFUSED', { host, problem: 'transaction', height: null });
  return raw;
}
