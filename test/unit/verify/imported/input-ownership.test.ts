import { describe, expect, it } from 'vitest';
import type { ImportProblem } from '../../../../src-main/base/errors.ts';
import { inputOwnership } from '../../../../src-main/verify/imported/apply-signatures.ts';
import { signPsbt } from '../../../../src-main/verify/sign/sign.ts';
import { problemOf } from '../../../support/offline/problem-of.ts';
import { genuineSlots, type Draft } from '../../../support/psbt/builder.ts';
import { replaceValue, valueOf, writeOutput, writeRaw, type Pair } from '../../../support/psbt/raw-psbt.ts';
import { testWallet } from '../../../support/psbt/test-wallet.ts';

const { account, seed } = testWallet();
const other = testWallet({ seedByte: 9 });

/** Somebody else’s, and not of taproot: nobody has to look for it among thousands of our own keys. */
const THEIRS = `0014${'ab'.repeat(20)}`;

function changed(change: (draft: Draft) => unknown): string {
  const draft = genuineSlots();
  change(draft);
  return writeRaw(draft.raw);
}

describe('whose a bare PSBT is', () => {
  it('lets one of ours pass to the judge', () =>
    expect(() => inputOwnership(writeRaw(genuineSlots().raw), account)).not.toThrow());

  const refused = (title: string, problem: ImportProblem, make: () => string): void =>
    it(`one ${title} is refused: ${problem}`, () =>
      expect(problemOf(() => inputOwnership(make(), account))).toBe(problem));
  const spoilt = (title: string, problem: ImportProblem, change: (draft: Draft) => unknown): void =>
    refused(title, problem, () => changed(change));
  const SIGNED: Pair = ['13', '00'.repeat(64)];

  refused('of another wallet', 'notOurs', () => writeRaw(genuineSlots({ wallet: other }).raw));
  refused('that we signed and finalised', 'alreadySigned', () => {
    const psbt = writeRaw(genuineSlots().raw);
    return signPsbt({ psbt, account, seed, aux: () => new Uint8Array(32) }).psbt;
  });
  spoilt('with a signature in it', 'alreadySigned', ({ raw }) => raw.inputs[0]!.push(SIGNED));
  refused('of this phrase on the main network', 'otherNetwork', () =>
    writeRaw(genuineSlots({ wallet: testWallet({ network: 'mainnet' }) }).raw),
  );
  spoilt('in which others have signed, and our own is signed too', 'alreadySigned', ({ raw }) => {
    raw.inputs[0]!.push(SIGNED);
    raw.inputs[1] = [['01', writeOutput({ amount: 50_000n, script: THEIRS })]];
  });
  const point = '0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798';
  spoilt('of an older kind of output', 'otherScript', ({ raw }) => {
    raw.inputs = raw.inputs.map((pairs) => [
      ['01', `${valueOf(pairs, '01').slice(0, 16)}160014${'ab'.repeat(20)}`],
      [`06${point}`, `${account.fingerprint}54000080`],
    ]);
  });
  spoilt('that spends by a script', 'scriptPath', ({ raw }) => raw.inputs[0]!.push(['18', 'cd'.repeat(32)]));
  const FAR = 'that spends a coin of ours further out than is looked without its path';
  spoilt(FAR, 'noKeyPath', ({ raw, wallet }) => {
    const { script } = wallet.key('vanilla', 1, 1_100);
    raw.inputs = raw.inputs.map(() => [['01', writeOutput({ amount: 50_000n, script })]]);
  });

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
