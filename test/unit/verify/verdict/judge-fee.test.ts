import { describe, expect, it } from 'vitest';
import {
  judgeFee,
  mostSats,
  sumUp,
  type FeeTerms,
} from '../../../../src-main/verify/verdict/claims/transaction.ts';
import type { JudgedInput } from '../../../../src-main/verify/verdict/claims/inputs.ts';
import type { JudgedOutput } from '../../../../src-main/verify/verdict/claims/outputs.ts';
import { createOwnScripts } from '../../../../src-main/keys/allowed-paths.ts';
import type { JudgeLimits, Sums } from '../../../../src-main/verify/types.ts';
import { testWallet } from '../../../support/psbt/test-wallet.ts';

/** Every satoshi there can be. */
const ALL = 2_100_000_000_000_000n;
const own = createOwnScripts(testWallet().account).at({ branch: 'vanilla', keychain: 0, index: 0 });

const input = (amountSats: bigint | null, repeated = false): JudgedInput => ({
  outpoint: { txid: 'aa'.repeat(32), vout: 0 },
  own: null,
  entry: null,
  known: null,
  holdings: [],
  denied: [],
  ground: 'derived',
  amountSats,
  repeated,
  foreign: null,
});

function output(amountSats: bigint, ours: boolean): JudgedOutput {
  return { kind: ours ? 'own' : 'foreign', own: ours ? own : null, amountSats, script: new Uint8Array(0) };
}

describe('where every satoshi goes', () => {
  it('is what came in, to us and to others, the rest being the fee', () => {
    const paid = [output(700n, true), output(200n, false), output(40n, true)];
    expect(sumUp(200, [input(600n), input(400n)], paid)).toEqual({
      inSats: 1_000n,
      outSats: 940n,
      feeSats: 60n,
      vbytes: 234,
      ownSats: 740n,
      strangerSats: 200n,
    });
  });

  it('counts an outpoint once that is spent twice', () =>
    expect(sumUp(200, [input(600n), input(600n, true)], [])).toMatchObject({ inSats: 600n }));

  it('is unknown where an amount is', () => expect(sumUp(200, [input(600n), input(null)], [])).toBeNull());

  it('is known up to all bitcoin, and not beyond', () => {
    expect(sumUp(200, [input(ALL)], [output(ALL, true)])).toMatchObject({ inSats: ALL, outSats: ALL });
    expect(sumUp(200, [input(ALL), input(1n)], [])).toBeNull();
    expect(sumUp(200, [input(ALL)], [output(ALL, true), output(1n, false)])).toBeNull();
  });
});

const limits: JudgeLimits = {
  knownHeight: 800,
  maxRateSatsPerVb: 1_000,
  maxFeeSats: 1_000_000n,
  maxPsbtChars: 1_000,
};
const sums = (feeSats: bigint, vbytes = 1_000): Sums => ({
  inSats: 10_000_000n,
  outSats: 10_000_000n - feeSats,
  feeSats,
  vbytes,
  ownSats: 0n,
  strangerSats: 0n,
});
const asked = (rateSatsPerVb: number, ownChange = true): FeeTerms => ({
  kind: 'asked',
  rateSatsPerVb,
  ownChange,
});
const CAPPED: FeeTerms = { kind: 'capped' };

describe('the fee', () => {
  it.each<[string, bigint, FeeTerms, string | null, Partial<JudgeLimits>?, number?]>([
    ['2 per cent below what was asked', 9_800n, asked(10), null],
    ['a satoshi less than that', 9_799n, asked(10), 'FEE_TOO_LOW'],
    ['the least of 298 vbytes, which is 584.08 sats', 585n, asked(2), null, {}, 298],
    ['a satoshi less than those', 584n, asked(2), 'FEE_TOO_LOW', {}, 298],
    ['10 per cent above', 11_000n, asked(10), null],
    ['a satoshi more than that', 11_001n, asked(10), 'FEE_TOO_HIGH'],
    ['one dust output above, where that is more', 1_330n, asked(1), null],
    ['a satoshi more than that dust', 1_331n, asked(1), 'FEE_TOO_HIGH'],
    ['what a change would have cost besides, where none came', 1_373n, asked(1, false), null],
    ['a satoshi more than those together', 1_374n, asked(1, false), 'FEE_TOO_HIGH'],
    ['less than nothing', -1n, asked(10), 'NEGATIVE_FEE'],
    ['less than nothing, where no rate was asked', -1n, CAPPED, 'NEGATIVE_FEE'],
    ['nothing, where no rate was asked', 0n, CAPPED, null],
    ['next to nothing, by the caps alone', 1n, CAPPED, null],
    ['much, by the caps alone', 900_000n, CAPPED, null],
    ['the user’s cap, whatever was asked', 10_000n, asked(10), null, { maxFeeSats: 10_000n }],
    ['a satoshi beyond it', 10_001n, asked(10), 'FEE_TOO_HIGH', { maxFeeSats: 10_000n }],
    ['the user’s cap on the rate', 9_500n, CAPPED, null, { maxRateSatsPerVb: 9.5 }],
    ['a satoshi beyond that rate', 9_501n, CAPPED, 'FEE_TOO_HIGH', { maxRateSatsPerVb: 9.5 }],
  ])('is judged where it is %s', (_, feeSats, terms, code, change = {}, vbytes = 1_000) => {
    const { findings } = judgeFee(sums(feeSats, vbytes), terms, { ...limits, ...change });
    expect(findings.map((one) => one.code)).toEqual(code === null ? [] : [code]);
  });

  it('has a most that grows with the transaction', () =>
    expect([mostSats(1, 3_300, true), mostSats(1, 3_310, true)]).toEqual([3_630n, 3_641n]));

  it('may leave out the commitment of a send, as rgb-lib b1 and b2 do, and is said to', () => {
    const size = (feeSats: bigint, terms: FeeTerms) =>
      judgeFee({ ...sums(feeSats), vbytes: 154 }, terms, limits);
    const send = { kind: 'asked', rateSatsPerVb: 5, ownChange: true, commits: true } as const;
    // Seen: 612 sats on 154 vbytes where 5 sat/vB was asked.
    expect(size(612n, send)).toMatchObject({ findings: [], facts: { leftOut: 'commitment' } });
    expect(size(588n, send).findings).toEqual([]);
    expect(size(587n, send).findings).toMatchObject([{ code: 'FEE_TOO_LOW' }]);
    expect(size(612n, asked(5)).findings).toMatchObject([{ code: 'FEE_TOO_LOW' }]);
    expect(size(770n, send).facts).not.toHaveProperty('leftOut');
    // No node would relay it.
    expect(size(153n, { ...send, rateSatsPerVb: 1 }).findings).toEqual([]);
    expect(size(150n, { ...send, rateSatsPerVb: 1 }).findings).toMatchObject([{ code: 'FEE_TOO_LOW' }]);
    // Enough without the commitment, of so small a one: what is asked is a sat for each vbyte, and no more.
    const small = (feeSats: bigint) => judgeFee(sums(feeSats, 60), { ...send, rateSatsPerVb: 2 }, limits);
    expect(small(60n)).toMatchObject({ findings: [], facts: { leftOut: 'commitment' } });
    expect(small(59n).findings).toMatchObject([{ code: 'FEE_TOO_LOW' }]);
  });

  it('comes with the numbers that it was judged by', () => {
    const facts = { feeSats: '11001', vbytes: '1000' };
    const band = { rateSatsPerVb: '10', expectedSats: '10000', mostSats: '11000' };
    const judged = judgeFee(sums(11_001n), asked(10), limits);
    expect(judged.facts).toEqual({ ...facts, ...band });
    expect(judged.findings).toMatchObject([{ claim: 'feeAsAsked', facts: { ...facts, ...band } }]);

    const capped = (change: Partial<JudgeLimits>) =>
      judgeFee(sums(11_001n), CAPPED, { ...limits, ...change }).findings;
    expect(capped({ maxFeeSats: 11_000n })).toMatchObject([
      { claim: 'feeWithinLimits', facts: { ...facts, maxFeeSats: '11000' } },
    ]);
    expect(capped({ maxRateSatsPerVb: 11 })).toMatchObject([
      { claim: 'feeWithinLimits', facts: { ...facts, maxRateSatsPerVb: '11' } },
    ]);
  });
});

describe('a fee above the rate that was asked for', () => {
  it.each<[string, bigint, number, boolean, string[] | null]>([
    ['no change came', 489n, 111, false, ['267', 'noChange']],
    ['a change came', 489n, 111, true, ['267', 'estimate']],
    ['it is not above', 222n, 111, true, null],
    ['it is above by less than a tenth of its rate', 227n, 111, true, null],
    ['it is above by what a tenth is rounded up from', 205n, 100, true, ['5', 'estimate']],
    ['it is above by a tenth', 228n, 111, true, ['6', 'estimate']],
    ['too little change could explain it', 222n + 330n + 85n, 111, false, ['415', 'noChange']],
    ['it is a sat beyond that', 222n + 330n + 86n, 111, false, ['416', 'estimate']],
    ['that could explain a large one', 10_400n, 5_000, false, ['400', 'noChange']],
    ['that could not', 10_500n, 5_000, false, ['500', 'estimate']],
  ])('is told with why, where %s', (_, feeSats, vbytes, ownChange, told) => {
    const { findings, above } = judgeFee(sums(feeSats, vbytes), asked(2, ownChange), limits);
    const numbers = { feeSats: `${feeSats}`, vbytes: `${vbytes}`, rateSatsPerVb: '2' };
    expect([findings, above]).toEqual([[], told && { ...numbers, aboveSats: told[0], because: told[1] }]);
  });

  it('is refused beyond both, and is no claim where no rate was asked', () => {
    const beyond = sums(222n + 330n + 87n, 111);
    expect(judgeFee(beyond, asked(2, false), limits).findings).toHaveLength(1);
    expect(judgeFee(sums(1n, 1), CAPPED, limits).above).toBeNull();
  });
});
