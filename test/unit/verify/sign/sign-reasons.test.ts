import { describe, expect, it } from 'vitest';
import { signPsbt } from '../../../../src-main/verify/sign/sign.ts';
import { extractTransaction, verifySigned } from '../../../../src-main/verify/sign/verify.ts';
import { failureThrown } from '../../../support/failure-of.ts';
import { genuineSlots, type Draft } from '../../../support/psbt/builder.ts';
import { readRaw, replaceValue, valueOf, writeOutput, writeRaw } from '../../../support/psbt/raw-psbt.ts';
import { testWallet } from '../../../support/psbt/test-wallet.ts';

const aux = (): Uint8Array => new Uint8Array(32);
const sign = ({ raw, account, wallet }: Draft, seed = wallet.seed) =>
  signPsbt({ psbt: writeRaw(raw), account, seed, aux });
/** Code and sentence of a refusal. */
const said = (act: () => unknown): unknown => {
  const { code, facts } = failureThrown(act);
  expect(code).toBe('PSBT_REFUSED');
  return facts;
};
const refused = (change: (draft: Draft) => void): unknown => {
  const draft = genuineSlots();
  change(draft);
  return said(() => sign(draft));
};

describe('a refusal to sign says', () => {
  it('what is wrong with the transaction', () => {
    expect(refused(({ raw }) => void (raw.tx.version = 3))).toEqual({
      code: 'TX_VERSION',
      sentence: 'version 3',
    });
    const twice = ({ raw }: Draft): void => {
      raw.tx.inputs[1] = raw.tx.inputs[0]!;
      raw.inputs[1] = raw.inputs[0]!;
    };
    expect(refused(twice)).toEqual({
      code: 'DUPLICATE_INPUT',
      sentence: `input 1, outpoint ${'a0'.repeat(32)}:0`,
    });
  });

  it('which input it is, and what of it', () => {
    expect(refused(({ raw }) => void raw.inputs[1]!.push(['03', '01000000']))).toEqual({
      code: 'SIGHASH',
      sentence: 'input 1, sighash 01000000',
    });
    const script = testWallet().key('vanilla', 0, 3).script;
    const other = ({ raw }: Draft): void =>
      replaceValue(raw.inputs[0], '01', writeOutput({ amount: 100_000n, script }));
    expect(refused(other)).toEqual({
      code: 'SCRIPT_MISMATCH',
      sentence: "input 0, path m/86'/1'/0'/0/0",
    });
  });

  it('that the seed is another wallet’s', () => {
    const draft = genuineSlots();
    expect(said(() => sign(draft, testWallet({ seedByte: 9 }).seed))).toEqual({
      code: 'FINGERPRINT',
      sentence: 'the seed belongs to other keys than the account',
    });
  });
});

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

  it('that it is another transaction', () =>
    expect(said(check(sign(genuineSlots({ num: 2 })).psbt))).toEqual({
      code: 'UNSIGNED_TX',
      sentence: 'another transaction came back',
    }));

  it('that more than signatures has changed', () => {
    const raw = readRaw(answer);
    raw.global.pop();
    expect(said(check(writeRaw(raw)))).toEqual({
      code: 'ENCODING',
      sentence: 'more than the signatures has changed',
    });
  });

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
