import { describe, expect, it } from 'vitest';
import type { BroughtProblem } from '../../../../src-main/base/import-refused.ts';
import { inputOwnership } from '../../../../src-main/verify/imported/input-ownership.ts';
import { signPsbt } from '../../../../src-main/verify/sign/sign.ts';
import { problemOf } from '../../../support/offline/problem-of.ts';
import { genuineSlots, type Draft } from '../../../support/psbt/builder.ts';
import { replaceValue, writeOutput, writeRaw } from '../../../support/psbt/raw-psbt.ts';
import { testWallet } from '../../../support/psbt/test-wallet.ts';

const { account, seed } = testWallet();
const other = testWallet({ seedByte: 9 });

/** Somebody else’s, and not of taproot: nobody has to look for it among thousands of our own keys. */
const THEIRS = `0014${'ab'.repeat(20)}`;

function changed(change: (draft: Draft) => void): string {
  const draft = genuineSlots();
  change(draft);
  return writeRaw(draft.raw);
}

describe('whose a bare PSBT is', () => {
  it('lets one of ours pass to the judge', () =>
    expect(() => inputOwnership(writeRaw(genuineSlots().raw), account)).not.toThrow());

  it.each<readonly [string, BroughtProblem, () => string]>([
    ['of another wallet', 'notOurs', () => writeRaw(genuineSlots({ wallet: other }).raw)],
    [
      'that we signed and finalised',
      'alreadySigned',
      () =>
        signPsbt({ psbt: writeRaw(genuineSlots().raw), account, seed, aux: () => new Uint8Array(32) }).psbt,
    ],
    [
      'with a signature in it',
      'alreadySigned',
      () => changed(({ raw }) => raw.inputs[0]!.push(['13', '00'.repeat(64)])),
    ],
    [
      'of this phrase on the main network',
      'otherNetwork',
      () => writeRaw(genuineSlots({ wallet: testWallet({ network: 'mainnet' }) }).raw),
    ],
    [
      'in which others have signed, and our own is signed too',
      'alreadySigned',
      () =>
        changed(({ raw }) => {
          const script = THEIRS;
          raw.inputs[0]!.push(['13', '00'.repeat(64)]);
          raw.inputs[1] = [['01', writeOutput({ amount: 50_000n, script })]];
        }),
    ],
    [
      'of an older kind of output',
      'otherScript',
      () =>
        changed(({ raw }) => {
          for (const [i, pairs] of raw.inputs.entries()) {
            const utxo = pairs.find(([name]) => name === '01')!;
            raw.inputs[i] = [
              [utxo[0], `${utxo[1].slice(0, 16)}160014${'ab'.repeat(20)}`],
              [
                `060279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798`,
                `${account.fingerprint}54000080`,
              ],
            ];
          }
        }),
    ],
    [
      'that spends by a script',
      'scriptPath',
      () => changed(({ raw }) => raw.inputs[0]!.push(['18', 'cd'.repeat(32)])),
    ],
    [
      'that spends a coin of ours further out than is looked without its path',
      'noKeyPath',
      () =>
        changed(({ raw, wallet }) => {
          const { script } = wallet.key('vanilla', 1, 1_100);
          raw.inputs = raw.inputs.map(() => [['01', writeOutput({ amount: 50_000n, script })]]);
        }),
    ],
  ])('one %s is refused: %s', (_, problem, make) =>
    expect(problemOf(() => inputOwnership(make(), account))).toBe(problem),
  );

  it.each([
    ['unsigned', []],
    ['signed already', [['13', '00'.repeat(64)]]],
    ['finalised already', [['08', `0140${'00'.repeat(64)}`]]],
  ] as const)('lets one pass in which one input is a stranger’s, %s: only our part is signed', (_, more) => {
    const shared = changed(({ raw }) => {
      const script = THEIRS;
      raw.inputs[1] = [
        ['01', writeOutput({ amount: 50_000n, script })],
        ...more.map(([key, value]): [string, string] => [key, value]),
      ];
    });
    expect(inputOwnership(shared, account)).toBe('part');
    expect(inputOwnership(writeRaw(genuineSlots().raw), account)).toBe('ours');
  });

  it('is found by the script where the key origins were left out, or name a fingerprint of zeros', () => {
    const without = changed(
      ({ raw }) => void (raw.inputs = raw.inputs.map((pairs) => pairs.filter(([name]) => name === '01'))),
    );
    const zeros = changed(({ raw }) => {
      for (const pair of raw.inputs.flat().filter(([name]) => name.startsWith('16')))
        pair[1] = `00${'0'.repeat(8)}${pair[1].slice(10)}`;
    });
    for (const psbt of [without, zeros]) expect(inputOwnership(psbt, account)).toBe('ours');
  });

  it('believes no fingerprint: one that names ours on a stranger’s key is the judge’s to refuse', () => {
    const key = other.key('vanilla', 0, 0);
    const lied = changed(({ raw }) => {
      const origin = `00${account.fingerprint}${key.origin.slice(8)}`;
      for (const pairs of raw.inputs) {
        const named = pairs.find(([name]) => name.startsWith('16'))!;
        replaceValue(pairs, named[0], origin);
      }
    });
    expect(() => inputOwnership(lied, account)).not.toThrow();
  });
});
