import { LosslessNumber } from 'lossless-json';
import * as v from 'valibot';
import { badAnswer, type Where } from '../../net/faults.ts';
import { requireJson } from '../../net/json.ts';
import { cleanText } from '../../net/secrets.ts';
import { electrumAnswers, type ElectrumAnswers } from './electrum-answers.ts';
import * as wire from './wire.ts';

const answer = v.object({
  id: v.nullish(v.instance(LosslessNumber)),
  result: v.optional(v.unknown()),
  error: v.nullish(v.unknown()),
});

type Method = keyof ElectrumAnswers;
export type Pending = readonly (readonly [id: number, method: Method])[];

/** `id` null: the line names no question. */
export interface LineAnswer {
  readonly id: number | null;
  readonly result: { readonly value: unknown } | { readonly misfit: string };
  readonly error: { readonly name: string | null; readonly message: string | null } | null;
}

/** `pending`: questions by number. Throws SERVICE_ANSWER for what is no JSON-RPC answer. */
export function readLine(text: string, where: Where, pending: Pending): LineAnswer {
  const value = requireJson(text, where);
  const read = v.safeParse(answer, value);
  if (!read.success || Array.isArray(value)) throw badAnswer(where, 'shape', 'no answer of JSON-RPC');
  const { id: told, result, error } = read.output;
  const id =
    told === null || told === undefined || !/^\d{1,15}$/.test(told.value) ? null : Number(told.value);
  const method = pending.find(([one]) => one === id)?.[1];
  if (error !== null && error !== undefined) return { id, result: NO_ANSWER, error: wordsOf(error) };
  return { id, result: method === undefined ? NO_ANSWER : fitted(method, result), error: null };
}

const NO_ANSWER = { misfit: 'no answer to what was asked' };

function fitted(method: Method, result: unknown): LineAnswer['result'] {
  const read = v.safeParse(electrumAnswers[method], result);
  return read.success ? { value: read.output } : { misfit: wire.misfit(read.issues[0]) };
}

const refusal = v.object({ code: v.optional(v.instance(LosslessNumber)), message: v.optional(v.string()) });

/** An object with code and text; a text from older servers. */
function wordsOf(error: unknown): NonNullable<LineAnswer['error']> {
  if (typeof error === 'string') return { name: null, message: cleanText(error) };
  const read = v.safeParse(refusal, error);
  if (!read.success) return { name: null, message: null };
  const { code, message } = read.output;
  return {
    name: code === undefined ? null : cleanText(code.value),
    message: message === undefined ? null : cleanText(message),
  };
}
