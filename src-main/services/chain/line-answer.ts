import { LosslessNumber } from 'lossless-json';
import * as v from 'valibot';
import { fail, type WalletError } from '../../domain/errors.ts';
import { badAnswer, type Where } from '../../net/faults.ts';
import { cleanText } from '../../net/secrets.ts';

const answer = v.object({
  id: v.nullish(v.instance(LosslessNumber)),
  result: v.optional(v.unknown()),
  error: v.nullish(v.unknown()),
});

/** What one line of a server says; `id` null: it was not asked for. `error` makes the failure of the question. */
export interface Said {
  readonly id: number | null;
  readonly result: unknown;
  readonly error: ((endpoint: string) => WalletError) | null;
}

/** Throws SERVICE_ANSWER for what is no answer of JSON-RPC. */
export function resultOf(value: unknown, { host, endpoint }: Where): Said {
  const read = v.safeParse(answer, value);
  if (!read.success || Array.isArray(value))
    throw badAnswer({ host, endpoint }, 'shape', 'no answer of JSON-RPC');
  const { id, result, error } = read.output;
  const said = error === null || error === undefined ? null : wordsOf(error);
  return {
    id: id === null || id === undefined || !/^\d{1,15}$/.test(id.value) ? null : Number(id.value),
    result,
    error:
      said &&
      ((method) =>
        fail('SERVICE_ERROR', { host, endpoint: method, status: 0, ...said, retryAfterSeconds: null })),
  };
}

const refusal = v.object({ code: v.optional(v.instance(LosslessNumber)), message: v.optional(v.string()) });

/** Servers refuse with an object of a code and a text, older ones with a text. */
function wordsOf(error: unknown): { readonly name: string | null; readonly message: string | null } {
  if (typeof error === 'string') return { name: null, message: cleanText(error) };
  const read = v.safeParse(refusal, error);
  if (!read.success) return { name: null, message: null };
  const { code, message } = read.output;
  return {
    name: code === undefined ? null : cleanText(code.value),
    message: message === undefined ? null : cleanText(message),
  };
}
