import { describe, expect, it } from 'vitest';
import type { ClaimName } from '../../../../src-preload/contract/claims.ts';
import type { Claim, Sums, Verdict } from '../../../../src-main/verify/types.ts';
import {
  foreignOutputSats,
  judgeOutputs,
  leavesMoreThan,
} from '../../../../src-main/verify/verdict/claims/outputs.ts';
import { ownScriptsOf } from '../../../../src-main/keys/own-paths.ts';
import { readPsbt } from '../../../../src-main/verify/psbt/read.ts';
import { judgeDraft } from '../../../support/psbt/attack.ts';
import { addOutput, genuineSlots, takeFromChange } from '../../../support/psbt/builder.ts';
import type { Draft, SlotsOptions } from '../../../support/psbt/builder.ts';
import { writeOutput, writeRaw } from '../../../support/psbt/raw-psbt.ts';
import { outputLabel } from '../../../support/psbt/test-wallet.ts';

/** Every satoshi there can be. */
const ALL = 2_100_000_000_000_000n;

function judged(change: (draft: Draft) => void, options: SlotsOptions = {}): Verdict {
  const draft = genuineSlots(options);
  change(draft);
  return judgeDraft(draft);
}

function claim(verdict: Verdict, name: ClaimName): Pick<Claim, 'code' | 'facts'> {
  const { code, facts } = verdict.claims.find((one) => one.name === name)!;
  return { code, facts };
}

/** One input that holds this much, listed and written, and no other. */
function holding(draft: Draft, amount: bigint): void {
  draft.snapshot.entries[0]!.amountSats = amount;
  draft.raw.inputs[0]![0]![1] = writeOutput({ amount, script: draft.inputKeys[0]!.script });
}

const one: SlotsOptions = { num: 1, inputSats: [100_000n] };

describe('amounts', () => {
  it('may be as large as all bitcoin together', () => {
    const whole = judged((draft) => {
      holding(draft, ALL);
      takeFromChange(draft, 100_000n - ALL);
    }, one);
    expect([whole.outcome, whole.code]).toEqual(['proved', null]);
    const withoutFee = judged((draft) => {
      holding(draft, ALL);
      draft.raw.tx.outputs[1]!.amount = ALL - 1_000n;
    }, one);
    expect(withoutFee.code).toBe('FEE_TOO_LOW');
  });

  it('of one output may not be larger, and it is said of which', () => {
    const verdict = judged(({ raw }) => void (raw.tx.outputs[1]!.amount = ALL + 1n), one);
    expect(claim(verdict, 'amountsAsListed')).toEqual({
      code: 'AMOUNT_RANGE',
      facts: { output: '1', amountSats: String(ALL + 1n) },
    });
  });

  it('of one input may not be larger, and it is said of which', () => {
    const verdict = judged((draft) => holding(draft, ALL + 1n), one);
    expect(claim(verdict, 'amountsAsListed')).toEqual({
      code: 'AMOUNT_RANGE',
      facts: { input: '0', amountSats: String(ALL + 1n) },
    });
  });

  it('of all outputs may not be larger together, though each of them may be', () => {
    const verdict = judged(({ raw }) => void (raw.tx.outputs[1]!.amount = ALL), one);
    expect(claim(verdict, 'amountsAsListed')).toEqual({
      code: 'AMOUNT_RANGE',
      facts: { inSats: '100000', outSats: String(ALL + 1_000n) },
    });
  });

  it('of all inputs may not be larger together, though each of them may be', () => {
    const verdict = judged((draft) => holding(draft, ALL), { num: 1, inputSats: [100_000n, 50_000n] });
    expect(claim(verdict, 'amountsAsListed')).toMatchObject({
      code: 'AMOUNT_RANGE',
      facts: { inSats: String(ALL + 50_000n) },
    });
  });
});

describe('what is said of an output that contradicts', () => {
  it('is its path and the last that a restore would find, where it lies beyond', () => {
    const verdict = judged(({ raw, wallet, change }) => {
      const far = wallet.key('vanilla', 0, 25);
      raw.tx.outputs[change!]!.script = far.script;
      raw.outputs[change!] = outputLabel(far);
    });
    expect(claim(verdict, 'changeOurs')).toEqual({
      code: 'CHANGE_INDEX',
      facts: { output: '3', path: "m/86'/1'/0'/0/25", last: '24' },
    });
  });

  it('is the path that was used twice', () => {
    const verdict = judged(({ raw }) => {
      raw.tx.outputs[1]!.script = raw.tx.outputs[0]!.script;
      raw.outputs[1] = raw.outputs[0]!;
    });
    expect(claim(verdict, 'changeOurs')).toEqual({
      code: 'ADDRESS_REUSE',
      facts: { output: '1', path: "m/86'/827167'/0'/0/10" },
    });
  });

  it('is the amount that is dust', () => {
    const verdict = judged((draft) => takeFromChange(draft, draft.raw.tx.outputs[3]!.amount - 329n));
    expect(claim(verdict, 'changeOurs')).toEqual({
      code: 'DUST',
      facts: { output: '3', amountSats: '329' },
    });
  });

  it('is what it pays, and to which script, where it is a stranger’s', () => {
    const script = `5120${'42'.repeat(32)}`;
    const verdict = judged(({ raw, change }) => {
      raw.tx.outputs[change!]!.script = script;
      raw.outputs[change!] = [];
    });
    expect(claim(verdict, 'nothingToOthers')).toEqual({
      code: 'FOREIGN_OUTPUT',
      facts: { output: '3', amountSats: '146404', script },
    });
  });
});

describe('whose an output is', () => {
  const outputsOf = (change: (draft: Draft) => void) => {
    const draft = genuineSlots(one);
    change(draft);
    const { account, raw } = draft;
    const last = { vanilla: 24, colored: 29 };
    const judged = judgeOutputs(readPsbt(writeRaw(raw)), account, ownScriptsOf(account), last);
    const { findings, outputs } = judged;
    return { codes: findings.map(({ code }) => code), kinds: outputs.map(({ kind }) => kind) };
  };

  it('is told of each, ours, a stranger’s, or data', () => {
    const { codes, kinds } = outputsOf((draft) => {
      addOutput(draft, { amount: 600n, script: `5120${'42'.repeat(32)}` });
      addOutput(draft, { amount: 0n, script: '6a01ab' });
    });
    expect([codes, kinds]).toEqual([[], ['own', 'own', 'foreign', 'opReturn']]);
  });

  it('is held as strictly as of a service where nobody says whose PSBT it is', () => {
    const { codes } = outputsOf(({ raw }) => {
      raw.tx.outputs[1] = { ...raw.tx.outputs[0]! };
      raw.outputs[1] = raw.outputs[0]!;
    });
    expect(codes).toEqual(['ADDRESS_REUSE']);
  });
});

describe('what leaves the wallet', () => {
  const sums = (inSats: bigint, ownSats: bigint, othersInSats?: bigint): Sums => ({
    ...{ inSats, ownSats, outSats: inSats, feeSats: 0n, vbytes: 200, strangerSats: 0n },
    ...(othersInSats === undefined ? {} : { othersInSats }),
  });

  it.each<[string, Sums, bigint]>([
    ['what does not come back', sums(1_000n, 400n), 600n],
    ['nothing where all comes back', sums(1_000n, 1_000n), 0n],
    ['of our own part alone', sums(1_000n, 100n, 700n), 200n],
    ['never below nothing where others pay us', sums(1_000n, 400n, 700n), 0n],
  ])('is %s', (_, of, sats) => expect(foreignOutputSats(of)).toBe(sats));

  it.each<[string, number | null, Sums | null, boolean]>([
    ['more than a limit that it is above', 599, sums(1_000n, 400n), true],
    ['not more than a limit that it meets', 600, sums(1_000n, 400n), false],
    ['more than nothing where a sat leaves', 0, sums(1_000n, 999n), true],
    ['not more than nothing where none leaves', 0, sums(1_000n, 1_000n), false],
    ['more than any limit where it cannot be read', 1_000_000, null, true],
    ['not more than a limit that nobody set', null, sums(1_000n, 400n), false],
    ['not more than a limit that nobody set, unread too', null, null, false],
  ])('is %s', (_, aboveSats, of, isMore) => expect(leavesMoreThan(aboveSats, { sums: of })).toBe(isMore));
});
