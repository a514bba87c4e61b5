import { describe, expect, it } from 'vitest';
import type { Sums, Verdict } from '../../../../src-main/verify/types.ts';
import {
  foreignOutputSats,
  judgeOutputs,
  leavesMoreThan,
} from '../../../../src-main/verify/verdict/claims/outputs.ts';
import { ownScriptsOf } from '../../../../src-main/keys/allowed-paths.ts';
import { readPsbt } from '../../../../src-main/verify/psbt/read.ts';
import { judgeDraft } from '../../../support/psbt/attack.ts';
import { addOutput, genuineSlots, takeFromChange } from '../../../support/psbt/builder.ts';
import type { Draft, SlotsOptions } from '../../../support/psbt/builder.ts';
import { writeOutput, writeRaw } from '../../../support/psbt/raw-psbt.ts';

/** Every satoshi there can be. */
const ALL = 2_100_000_000_000_000n;

function judged(change: (draft: Draft) => void, options: SlotsOptions = {}): Verdict {
  const draft = genuineSlots(options);
  change(draft);
  return judgeDraft(draft);
}

/** One input that holds this much, listed and written, and no other. */
function holding(draft: Draft, amount: bigint): void {
  draft.snapshot.entries[0]!.amountSats = amount;
  draft.raw.inputs[0]![0]![1] = writeOutput({ amount, script: draft.inputKeys[0]!.script });
}

const one: SlotsOptions = { num: 1, inputSats: [100_000n] };

it('amounts may be as large as all bitcoin together', () => {
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

const outputsOf = (change: (draft: Draft) => void) => {
  const draft = genuineSlots(one);
  change(draft);
  const { account, raw } = draft;
  const last = { vanilla: 24, colored: 29 };
  const judged = judgeOutputs(readPsbt(writeRaw(raw)), account, ownScriptsOf(account), last);
  const { findings, outputs } = judged;
  return { codes: findings.map(({ code }) => code), kinds: outputs.map(({ kind }) => kind) };
};

it('whose an output is is told of each, ours, a stranger’s, or data', () => {
  const { codes, kinds } = outputsOf((draft) => {
    addOutput(draft, { amount: 600n, script: `5120${'42'.repeat(32)}` });
    addOutput(draft, { amount: 0n, script: '6a01ab' });
  });
  expect([codes, kinds]).toEqual([[], ['own', 'own', 'foreign', 'opReturn']]);
});

it('whose an output is is held as strictly as of a service where nobody says whose PSBT it is', () => {
  const { codes } = outputsOf(({ raw }) => {
    raw.tx.outputs[1] = { ...raw.tx.outputs[0]! };
    raw.outputs[1] = raw.outputs[0]!;
  });
  expect(codes).toEqual(['ADDRESS_REUSE']);
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
