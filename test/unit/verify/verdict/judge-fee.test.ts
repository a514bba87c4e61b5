import { describe, expect, it } from 'vitest';
import { judgeFee, mostSats, sumUp, type FeeTerms } from '../../../../src-main/verify/verdict/claims/fee.ts';
import type { JudgedInput } from '../../../../src-main/verify/verdict/claims/inputs.ts';
import type { JudgedOutput } from '../../../../src-main/verify/verdict/claims/outputs.ts';
import { createOwnScripts } from '../../../../src-main/keys/own-paths.ts';
import type { JudgeLimits, Sums } from '../../../../src-main/verify/types.ts';
import { testWallet } from '../../../support/psbt/test-wallet.ts';

/** Every satoshi there can be. */
const ALL = 2_100_000_000_000_000n;
const own = createOwnScripts(testWallet().account).at({ branch: 'vanilla', keychain: 0, index: 0 });

function input(amountSats: bigint | null, repeated = false): JudgedInput {
  return {
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
  };
}

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
const codes = (feeSats: bigint, terms: FeeTerms, change: Partial<JudgeLimits> = {}): string[] =>
  judgeFee(sums(feeSats), terms, { ...limits, ...change }).findings.map(({ code }) => code);

describe('the fee', () => {
  it('may be 2 per cent below what was asked, and not a satoshi less', () => {
    expect([codes(9_800n, asked(10)), codes(9_799n, asked(10))]).toEqual([[], ['FEE_TOO_LOW']]);
    // 584.08 sats are the least.
    const small = (feeSats: bigint) => judgeFee(sums(feeSats, 298), asked(2), limits).findings.length;
    expect([small(585n), small(584n)]).toEqual([0, 1]);
  });

  it('may be 10 per cent above, and not a satoshi more', () =>
    expect([codes(11_000n, asked(10)), codes(11_001n, asked(10))]).toEqual([[], ['FEE_TOO_HIGH']]));

  it('may be one dust output above where that is more, and what a change would have cost where none came', () => {
    expect([codes(1_330n, asked(1)), codes(1_331n, asked(1))]).toEqual([[], ['FEE_TOO_HIGH']]);
    expect([codes(1_373n, asked(1, false)), codes(1_374n, asked(1, false))]).toEqual([[], ['FEE_TOO_HIGH']]);
    expect([mostSats(1, 3_300, true), mostSats(1, 3_310, true)]).toEqual([3_630n, 3_641n]);
  });

  it('is never below nothing', () =>
    expect([codes(-1n, asked(10)), codes(-1n, { kind: 'capped' }), codes(0n, { kind: 'capped' })]).toEqual([
      ['NEGATIVE_FEE'],
      ['NEGATIVE_FEE'],
      [],
    ]));

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

  it('stays within the caps of the user, whatever was asked', () => {
    const most = { maxFeeSats: 10_000n };
    expect([codes(10_000n, asked(10), most), codes(10_001n, asked(10), most)]).toEqual([
      [],
      ['FEE_TOO_HIGH'],
    ]);
    const rate = { maxRateSatsPerVb: 9.5 };
    expect([codes(9_500n, { kind: 'capped' }, rate), codes(9_501n, { kind: 'capped' }, rate)]).toEqual([
      [],
      ['FEE_TOO_HIGH'],
    ]);
  });

  it('is measured by the caps alone where no rate was asked', () =>
    expect([codes(1n, { kind: 'capped' }), codes(900_000n, { kind: 'capped' })]).toEqual([[], []]));

  it('comes with the numbers that it was judged by', () => {
    const facts = { feeSats: '11001', vbytes: '1000' };
    const band = { rateSatsPerVb: '10', expectedSats: '10000', mostSats: '11000' };
    const judged = judgeFee(sums(11_001n), asked(10), limits);
    expect(judged.facts).toEqual({ ...facts, ...band });
    expect(judged.findings).toMatchObject([{ claim: 'feeAsAsked', facts: { ...facts, ...band } }]);

    const capped = (change: Partial<JudgeLimits>) =>
      judgeFee(sums(11_001n), { kind: 'capped' }, { ...limits, ...change }).findings;
    expect(capped({ maxFeeSats: 11_000n })).toMatchObject([
      { claim: 'feeWithinLimits', facts: { ...facts, maxFeeSats: '11000' } },
    ]);
    expect(capped({ maxRateSatsPerVb: 11 })).toMatchObject([
      { claim: 'feeWithinLimits', facts: { ...facts, maxRateSatsPerVb: '11' } },
    ]);
  });
});

describe('a fee above the rate that was asked for', () => {
  const limits: JudgeLimits = {
    knownHeight: null,
    maxRateSatsPerVb: 1_000,
    maxFeeSats: ALL,
    maxPsbtChars: 1,
  };
  const above = (feeSats: bigint, vbytes: number, ownChange: boolean) => {
    const sums = {
      inSats: 10_000n,
      outSats: 10_000n - feeSats,
      feeSats,
      vbytes,
      ownSats: 0n,
      strangerSats: 0n,
    };
    const judged = judgeFee(sums, { kind: 'asked', rateSatsPerVb: 2, ownChange }, limits);
    return [
      judged.findings.length,
      judged.above === null ? null : [judged.above['aboveSats'], judged.above['because']],
    ];
  };

  it('is told with why, and only where its rate is another one to a tenth', () => {
    expect(above(489n, 111, false)).toEqual([0, ['267', 'noChange']]);
    expect(above(489n, 111, true)).toEqual([0, ['267', 'estimate']]);
    expect(above(222n, 111, true)).toEqual([0, null]);
    expect([above(227n, 111, true), above(228n, 111, true)]).toEqual([
      [0, null],
      [0, ['6', 'estimate']],
    ]);
  });

  it('is beyond what too little change could explain: refused, or no more than an estimate', () => {
    expect(above(222n + 330n + 86n, 111, false)).toEqual([0, ['416', 'estimate']]);
    expect(above(222n + 330n + 85n, 111, false)).toEqual([0, ['415', 'noChange']]);
    expect(above(222n + 330n + 87n, 111, false)[0]).toBe(1);
    expect(above(10_400n, 5_000, false)).toEqual([0, ['400', 'noChange']]);
    expect(above(10_500n, 5_000, false)).toEqual([0, ['500', 'estimate']]);
  });

  it('is a claim of its own beside the fee, and none where nothing is above', () =>
    expect(
      judgeFee(
        { inSats: 1n, outSats: 0n, feeSats: 1n, vbytes: 1, ownSats: 0n, strangerSats: 0n },
        { kind: 'capped' },
        limits,
      ).above,
    ).toBeNull());
});
