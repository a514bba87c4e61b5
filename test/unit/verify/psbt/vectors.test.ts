import { mnemonicToSeedSync } from 'bip39';
import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src-main/verify/verdict/judge.ts';
import { readPsbt, writePsbt } from '../../../../src-main/verify/psbt/read.ts';
import { signPsbt, verifySigned } from '../../../../src-main/verify/sign/sign.ts';
import { failureThrown } from '../../../support/failure-of.ts';
import { genuineSlots } from '../../../support/psbt/builder.ts';
import { bipVectors, rgbPsbts } from '../../../support/psbt/published.ts';
import { readingCode } from '../../../support/psbt/readers.ts';
import { accountOf } from '../../../support/psbt/second-opinion.ts';

const [bip174, bip370, bip371] = [bipVectors(174), bipVectors(370), bipVectors(371)];

const count = (set: ReturnType<typeof bipVectors>): number =>
  set.invalid.length + set.valid.length + set.fails_signer.length + set.other.length;

/** The codes of a verdict on a PSBT that has nothing to do with the wallet. */
function codesOf(psbt: string): readonly (string | null)[] {
  const { intent, snapshot, book, account, limits } = genuineSlots();
  const verdict = judge({ psbt, intent, snapshot, book, account, limits });
  expect(verdict.outcome).toBe('contradicts');
  return verdict.claims.map(({ code }) => code);
}

describe(`BIP174, ${count(bip174)} vectors`, () => {
  it('are all there', () =>
    expect([bip174.invalid.length, bip174.valid.length, bip174.fails_signer.length]).toEqual([20, 10, 4]));

  it.each(bip174.invalid)('refuse while reading: $case', ({ base64 }) =>
    expect(readingCode(base64)).toMatch(/^(ENCODING|DUPLICATE_KEY|UNSIGNED_TX|PSBT_VERSION)$/),
  );

  it.each([...bip174.valid, ...bip174.fails_signer])(
    'are read, written back and refused with a reason: $case',
    ({ base64 }) => {
      expect(writePsbt(readPsbt(base64))).toBe(base64);
      expect(codesOf(base64).some((code) => code !== null)).toBe(true);
    },
  );
});

describe(`BIP370, ${count(bip370)} vectors`, () => {
  const all = [...bip370.invalid, ...bip370.valid, ...bip370.other];

  it('are all there', () => expect(all).toHaveLength(48));

  // Of version 2, or of version 0 with its fields: neither is read here, whatever the rest is.
  it.each(all)('are refused while reading: $case', ({ base64 }) =>
    expect(readingCode(base64)).toMatch(/^(PSBT_VERSION|ENCODING)$/),
  );
});

describe(`BIP371, ${count(bip371)} vectors`, () => {
  it('are all there', () => expect([bip371.invalid.length, bip371.valid.length]).toEqual([11, 6]));

  it.each(bip371.invalid)('refuse while reading: $case', ({ base64 }) =>
    expect(readingCode(base64)).toBe('ENCODING'),
  );

  it.each(bip371.valid)('are read and written back: $case', ({ base64 }) =>
    expect(writePsbt(readPsbt(base64))).toBe(base64),
  );

  it.each(bip371.valid.filter(({ case: name }) => name.includes('script path only input')))(
    'name the script path: $case',
    ({ base64 }) => expect(codesOf(base64)).toContain('SCRIPT_PATH'),
  );
});

const golden = rgbPsbts.flatMap((one) => {
  const twin = rgbPsbts.find(({ txid, signed }) => txid === one.txid && signed);
  return one.signed || one.signer_mnemonic === null || twin === undefined
    ? []
    : [{ ...one, mnemonic: one.signer_mnemonic, twin: twin.psbt }];
});

describe(`PSBTs published by others, ${rgbPsbts.length} of them`, () => {
  it('are read and written back, all fifteen', () => {
    expect(rgbPsbts.map(({ psbt }) => writePsbt(readPsbt(psbt)))).toEqual(rgbPsbts.map(({ psbt }) => psbt));
    expect(rgbPsbts).toHaveLength(15);
  });

  it('hold two pairs, unsigned and signed', () => expect(golden).toHaveLength(2));

  it.each(golden)(
    'are signed and finalised to the very text that was published: $what',
    ({ psbt, mnemonic, twin, txid }) => {
      const seed = mnemonicToSeedSync(mnemonic);
      const account = accountOf(seed, { vanilla: [1], colored: [0] }, { vanilla: 0, colored: 0 });
      expect(signPsbt({ psbt, account, seed, aux: () => new Uint8Array(32) })).toEqual({ psbt: twin, txid });
      expect(verifySigned(psbt, twin, account)).toEqual({ txid });
    },
  );

  it('with the fingerprint and short path of old releases are refused', () => {
    const old = rgbPsbts.filter(({ what }) => what.startsWith('OLD'));
    expect(old).toHaveLength(3);
    for (const { psbt, signer_mnemonic } of old) {
      const seed = mnemonicToSeedSync(signer_mnemonic!);
      const account = accountOf(seed, { vanilla: [0, 1], colored: [0, 9] }, { vanilla: 0, colored: 0 });
      const failure = failureThrown(() => signPsbt({ psbt, account, seed, aux: () => new Uint8Array(32) }));
      expect(failure.code).toBe('PSBT_REFUSED');
    }
  });
});
