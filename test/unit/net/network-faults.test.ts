import { expect, it } from 'vitest';
import { WalletError } from '../../../src-main/base/errors.ts';
import { networkFailure } from '../../../src-main/net/faults.ts';

const WHERE = { host: 'the.host', endpoint: '/x' };
const madeOf = (code: string): Error => Object.assign(new Error(code), { code });
const toldOf = (code: string, during: 'head' | 'body' = 'head'): unknown => {
  const made = networkFailure(madeOf(code), WHERE, during);
  return made instanceof WalletError ? made.failure : made.message;
};

it.each([
  ['ECONNREFUSED', 'refused'],
  ['EAI_AGAIN', 'dns'],
  ['EHOSTUNREACH', 'offline'],
  ['EINVAL', 'other'],
  ['EAFNOSUPPORT', 'other'],
  ['EPROTOTYPE', 'other'],
  ['ETIMEDOUT', 'other'],
  ['UND_ERR_SOMETHING_NEW', 'other'],
  ['A_CODE_OF_NOBODY', 'other'],
])('a network error is reported as one, whatever its code: %s', (code, kind) => {
  expect(toldOf(code)).toMatchObject({ code: 'SERVICE_UNREACHABLE', facts: { kind, detail: code } });
  expect(toldOf(code, 'body')).toMatchObject({ code: 'SERVICE_ANSWER', facts: { problem: 'cutShort' } });
});

it.each(['ERR_INVALID_ARG_TYPE', 'ERR_OUT_OF_RANGE', 'UND_ERR_INVALID_ARG', ''])(
  "a programming error isn't reported as a network error: %s",
  (code) => expect(toldOf(code)).toBe(code),
);
