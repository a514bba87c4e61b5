import * as v from 'valibot';
import { expect } from 'vitest';
import { facts, findCall, type CallSpec, type Failure } from '../../src-preload/contract/index.ts';
import { names } from '../../src-preload/names.ts';

/** Every call of the contract, by the names that the preload is built from. */
export const calls: readonly (readonly [string, CallSpec])[] = Object.entries(names).flatMap(
  ([group, members]) =>
    Object.entries(members)
      .filter(([, kind]) => kind === 'call')
      .map(([key]) => {
        const name = `${group}.${key}`;
        const spec = findCall(name);
        if (spec === undefined) throw new Error(`no call ${name}`);
        return [name, spec] as const;
      }),
);

export const notices: readonly string[] = Object.entries(names).flatMap(([group, members]) =>
  Object.entries(members)
    .filter(([, kind]) => kind === 'notice')
    .map(([key]) => `${group}.${key}`),
);

const ok = v.strictObject({ ok: v.literal(true), value: v.unknown() });
const notOk = v.strictObject({
  ok: v.literal(false),
  failure: v.strictObject({ code: v.picklist(Object.keys(facts) as Failure['code'][]), facts: v.unknown() }),
});

/** The value of an answer, after it was found to be what the contract says and to survive JSON unchanged. */
export function valueOf(name: string, answer: unknown): unknown {
  const read = v.safeParse(ok, answer);
  expect(read.success ? '' : JSON.stringify(answer), `${name} answers`).toBe('');
  const { value } = v.parse(ok, answer);
  const spec = findCall(name);
  expect(spec && v.safeParse(spec.output, value).issues, `${name} answers in its shape`).toBeUndefined();
  expect(JSON.parse(JSON.stringify(value)), `${name} answers in JSON`).toEqual(value);
  return value;
}

/** The failure of an answer, after its code was found to be known and its facts to be that code's. */
export function failureOf(name: string, answer: unknown): Failure {
  const read = v.safeParse(notOk, answer);
  expect(read.success ? '' : JSON.stringify(answer), `${name} is refused`).toBe('');
  const { failure } = v.parse(notOk, answer);
  expect(
    v.safeParse(facts[failure.code], failure.facts).issues,
    `${name}: facts of ${failure.code}`,
  ).toBeUndefined();
  return failure as Failure;
}

/** Either of the two. A fault of ours (INTERNAL) is neither. */
export function outcomeOf(name: string, answer: unknown): 'done' | Failure['code'] {
  if (v.is(ok, answer)) {
    valueOf(name, answer);
    return 'done';
  }
  const { code } = failureOf(name, answer);
  expect(code, `${name} is no fault of ours`).not.toBe('INTERNAL');
  return code;
}
