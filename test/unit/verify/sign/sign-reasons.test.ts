import { describe, expect, it } from 'vitest';
import { signPsbt } from '../../../../src-main/verify/sign/sign.ts';
import { extractTransaction, verifySigned } from '../../../../src-main/verify/sign/verify.ts';
import { failureThrown } from '../../../support/failure-of.ts';
import { genuineSlots, type Draft } from '../../../support/psbt/builder.ts';
import { readRaw, replaceValue, valueOf, writeRaw } from '../../../support/psbt/raw-psbt.ts';

const aux = (): Uint8Array => new Uint8Array(32);
const sign = ({ raw, account, wallet: { seed } }: Draft) =>
  signPsbt({ psbt: writeRaw(raw), account, seed, aux });
/** Code and sentence of a refusal. */
const said = (act: () => unknown): unknown => {
  const { code, facts } = failureThrown(act);
  expect(code).toBe('PSBT_REFUSED');
  return facts;
};

describe('a signature', () => {
  it('stands behind the UTXO and before what is unknown, whatever there is of either', () => {
    const keysOf = (change: (draft: Draft) => void): string[] => {
      const draft = genuineSlots();
      change(draft);
      return readRaw(sign(draft).psbt).inputs[0]!.map(([key]) => key);
    };
    const proprietary = 'fc05544553545301';
    expect(keysOf(() => undefined)).toEqual(['01', '08', proprietary]);
    expect(keysOf(({ raw }) => void raw.inputs[0]!.pop())).toEqual(['01', '08']);
    expect(keysOf(({ raw }) => void raw.inputs[0]!.splice(3, 1, ['f0', '']))).toEqual(['01', '08', 'f0']);
  });
});

describe('a refusal of what was signed says', () => {
  const draft = genuineSlots();
  const original = writeRaw(draft.raw);
  const answer = sign(draft).psbt;
  const check = (signed: string) => () => verifySigned(original, signed, draft.account);

  it('that there is an annex beside a signature that holds', () => {
    const raw = readRaw(answer);
    const signature = valueOf(raw.inputs[0], '08').slice(4);
    replaceValue(raw.inputs[0], '08', `0240${signature}0150`);
    const annexed = writeRaw(raw);
    expect(failureThrown(check(annexed))).toEqual({ code: 'SIGNATURE_INVALID', facts: { input: 0 } });
    expect(said(() => extractTransaction(annexed))).toEqual({
      code: 'ENCODING',
      sentence: 'input 0, no key-path signature',
    });
  });

  it('which input has no signature', () => {
    expect(said(() => extractTransaction(original))).toEqual({
      code: 'ENCODING',
      sentence: 'input 0, no key-path signature',
    });
    const raw = readRaw(answer);
    raw.inputs[1] = raw.inputs[1]!.filter(([key]) => key !== '08');
    expect(said(() => extractTransaction(writeRaw(raw)))).toEqual({
      code: 'ENCODING',
      sentence: 'input 1, no key-path signature',
    });
  });
});
