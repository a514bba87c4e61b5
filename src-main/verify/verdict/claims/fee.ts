import { finding, type Finding } from './findings.ts';
import {
  CHANGE_OUTPUT_VBYTES,
  COMMITMENT_VBYTES,
  FEE_ABOVE_PERCENT,
  FEE_ABOVE_SATS,
  FEE_BELOW_PERCENT,
} from './limits.ts';
import { MAX_MONEY_SATS } from '../../../base/psbt-limits.ts';
import type { JudgedInput } from './inputs.ts';
import type { JudgedOutput } from './outputs.ts';
import { feeAt, tenthsOf } from '../../../base/canonical.ts';
import type { Facts } from '../../../base/refused.ts';
import type { JudgeLimits, Sums } from '../../types.ts';

/** 2 weight units for marker and flag, 66 per input for count, length and 64-byte signature (BIP141, BIP341). */
export function signedVbytes(unsignedBytes: number, inputs: number): number {
  return Math.ceil((4 * unsignedBytes + 2 + 66 * inputs) / 4);
}

/** Null if an amount is unknown or cannot exist. */
export function sumUp(
  unsignedBytes: number,
  inputs: readonly JudgedInput[],
  outputs: readonly JudgedOutput[],
): Sums | null {
  let inSats = 0n;
  let othersInSats = 0n;
  for (const { amountSats, repeated, foreign } of inputs) {
    if (amountSats === null) return null;
    if (repeated) continue;
    inSats += amountSats;
    if (foreign !== null) othersInSats += amountSats;
  }
  const total = (mine: boolean): bigint =>
    outputs.reduce((sum, { own, amountSats }) => ((own !== null) === mine ? sum + amountSats : sum), 0n);
  const ownSats = total(true);
  const strangerSats = total(false);
  const outSats = ownSats + strangerSats;
  if (inSats > MAX_MONEY_SATS || outSats > MAX_MONEY_SATS) return null;
  const vbytes = signedVbytes(unsignedBytes, inputs.length);
  const sums = { inSats, outSats, feeSats: inSats - outSats, vbytes, ownSats, strangerSats };
  return inputs.some(({ foreign }) => foreign !== null) ? { ...sums, othersInSats } : sums;
}

/** The rate that was confirmed measures the fee, or the user's caps alone if none was. */
export type FeeTerms =
  | {
      readonly kind: 'asked';
      readonly rateSatsPerVb: number;
      /** Something came back besides what was asked for. */
      readonly ownChange: boolean;
      /** Some builders leave the bytes of the commitment out of their estimate. */
      readonly commits?: true;
    }
  | { readonly kind: 'capped' };

/** Step 8. */
export function judgeFee(
  sums: Sums,
  terms: FeeTerms,
  limits: JudgeLimits,
): { readonly findings: readonly Finding[]; readonly facts: Facts; readonly above: Facts | null } {
  const { feeSats, vbytes } = sums;
  const claim = terms.kind === 'asked' ? 'feeAsAsked' : 'feeWithinLimits';
  const band = terms.kind === 'asked' ? bandOf(terms, vbytes) : null;
  const facts: Record<string, string> = { feeSats: `${feeSats}`, vbytes: `${vbytes}`, ...band?.facts };
  const findings: Finding[] = [];
  if (feeSats < 0n) findings.push(finding('NEGATIVE_FEE', claim, facts));
  else if (band !== null && isBelow(feeSats, band.expected)) {
    if (terms.kind === 'asked' && leavesOutCommitment(feeSats, vbytes, terms))
      facts['leftOut'] = 'commitment';
    else findings.push(finding('FEE_TOO_LOW', claim, facts));
  }
  if (band !== null && feeSats > band.most) findings.push(finding('FEE_TOO_HIGH', claim, facts));
  else if (feeSats > limits.maxFeeSats)
    findings.push(finding('FEE_TOO_HIGH', claim, { ...facts, maxFeeSats: `${limits.maxFeeSats}` }));
  // The cap may be a fraction; every amount that can exist is exact as a number.
  else if (Number(feeSats) > limits.maxRateSatsPerVb * vbytes)
    findings.push(
      finding('FEE_TOO_HIGH', claim, { ...facts, maxRateSatsPerVb: `${limits.maxRateSatsPerVb}` }),
    );
  const above = terms.kind === 'asked' ? aboveAsked(sums, terms) : null;
  return { findings, facts, above };
}

/** Null if its rate, to a tenth, is what was asked for. `noChange`: the rest is below an output's cost and minimum. */
function aboveAsked(
  { feeSats, vbytes }: Sums,
  { rateSatsPerVb, ownChange }: Extract<FeeTerms, { kind: 'asked' }>,
): Facts | null {
  if (feeSats * 20n < (tenthsOf(rateSatsPerVb) * 2n + 1n) * BigInt(vbytes)) return null;
  const aboveSats = feeSats - feeAt(rateSatsPerVb, vbytes);
  const isTooSmall = !ownChange && aboveSats < FEE_ABOVE_SATS + feeAt(rateSatsPerVb, CHANGE_OUTPUT_VBYTES);
  return {
    feeSats: `${feeSats}`,
    vbytes: `${vbytes}`,
    rateSatsPerVb: `${rateSatsPerVb}`,
    aboveSats: `${aboveSats}`,
    because: isTooSmall ? 'noChange' : 'estimate',
  };
}

function isBelow(feeSats: bigint, expected: bigint): boolean {
  return feeSats * 100n < expected * (100n - FEE_BELOW_PERCENT);
}

/** The fee is as if it had no commitment, and enough for nodes to relay it: it only confirms a little later. */
function leavesOutCommitment(
  feeSats: bigint,
  vbytes: number,
  { rateSatsPerVb, commits }: Extract<FeeTerms, { kind: 'asked' }>,
): boolean {
  const size = BigInt(vbytes);
  return (
    commits === true && feeSats >= size && !isBelow(feeSats, feeAt(rateSatsPerVb, size - COMMITMENT_VBYTES))
  );
}

export function mostSats(rateSatsPerVb: number, vbytes: number, ownChange: boolean): bigint {
  const expected = feeAt(rateSatsPerVb, vbytes);
  const slack = FEE_ABOVE_SATS + (ownChange ? 0n : feeAt(rateSatsPerVb, CHANGE_OUTPUT_VBYTES));
  const share = (expected * FEE_ABOVE_PERCENT) / 100n;
  return expected + (share > slack ? share : slack);
}

function bandOf(
  { rateSatsPerVb, ownChange }: Extract<FeeTerms, { kind: 'asked' }>,
  vbytes: number,
): { readonly expected: bigint; readonly most: bigint; readonly facts: Facts } {
  const expected = feeAt(rateSatsPerVb, vbytes);
  const most = mostSats(rateSatsPerVb, vbytes, ownChange);
  return {
    expected,
    most,
    facts: { rateSatsPerVb: `${rateSatsPerVb}`, expectedSats: `${expected}`, mostSats: `${most}` },
  };
}
