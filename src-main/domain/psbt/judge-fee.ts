import { finding } from './findings.ts';
import type { Finding } from './findings.ts';
import {
  CHANGE_OUTPUT_VBYTES,
  FEE_ABOVE_PERCENT,
  FEE_ABOVE_SATS,
  FEE_BELOW_PERCENT,
  MAX_MONEY_SATS,
} from './limits.ts';
import type { JudgedInput } from './judge-inputs.ts';
import type { JudgedOutput } from './judge-outputs.ts';
import type { Facts } from './refusal.ts';
import type { JudgeLimits, Sums } from './verdict.ts';

/**
 * Size of the transaction once every input carries its 64-byte key-path signature (BIP141, BIP341): 2 weight units
 * for marker and flag, 66 per input for count, length and signature.
 */
function signedVbytes(unsignedBytes: number, inputs: number): number {
  return Math.ceil((4 * unsignedBytes + 2 + 66 * inputs) / 4);
}

/** Where every satoshi goes; null where an amount is unknown or none that can exist. */
export function sumUp(
  unsignedBytes: number,
  inputs: readonly JudgedInput[],
  outputs: readonly JudgedOutput[],
): Sums | null {
  let inSats = 0n;
  for (const { amountSats, repeated } of inputs) {
    if (amountSats === null) return null;
    if (!repeated) inSats += amountSats;
  }
  const total = (mine: boolean): bigint =>
    outputs.reduce((sum, { own, amountSats }) => ((own !== null) === mine ? sum + amountSats : sum), 0n);
  const ownSats = total(true);
  const strangerSats = total(false);
  const outSats = ownSats + strangerSats;
  if (inSats > MAX_MONEY_SATS || outSats > MAX_MONEY_SATS) return null;
  const vbytes = signedVbytes(unsignedBytes, inputs.length);
  return { inSats, outSats, feeSats: inSats - outSats, vbytes, ownSats, strangerSats };
}

/** Step 8. `rateSatsPerVb` is what the user confirmed; `ownChange`: something came back besides what was asked for. */
export function judgeFee(
  sums: Sums,
  rateSatsPerVb: number,
  ownChange: boolean,
  limits: JudgeLimits,
): { readonly findings: readonly Finding[]; readonly facts: Facts } {
  const { feeSats } = sums;
  const vbytes = BigInt(sums.vbytes);
  const rate = BigInt(rateSatsPerVb);
  const expected = rate * vbytes;
  const slack = FEE_ABOVE_SATS + (ownChange ? 0n : CHANGE_OUTPUT_VBYTES * rate);
  const share = (expected * FEE_ABOVE_PERCENT) / 100n;
  const most = expected + (share > slack ? share : slack);
  const facts = {
    feeSats: String(feeSats),
    vbytes: String(vbytes),
    rateSatsPerVb: String(rate),
    expectedSats: String(expected),
    mostSats: String(most),
  };
  const findings: Finding[] = [];
  if (feeSats < 0n) findings.push(finding('NEGATIVE_FEE', 'feeAsAsked', facts));
  else if (feeSats * 100n < expected * (100n - FEE_BELOW_PERCENT))
    findings.push(finding('FEE_TOO_LOW', 'feeAsAsked', facts));
  if (feeSats > most) findings.push(finding('FEE_TOO_HIGH', 'feeAsAsked', facts));
  else if (feeSats > limits.maxFeeSats)
    findings.push(finding('FEE_TOO_HIGH', 'feeAsAsked', { ...facts, maxFeeSats: String(limits.maxFeeSats) }));
  // The cap is per vbyte: comparing products keeps whole numbers.
  else if (feeSats > BigInt(limits.maxRateSatsPerVb) * vbytes)
    findings.push(
      finding('FEE_TOO_HIGH', 'feeAsAsked', { ...facts, maxRateSatsPerVb: String(limits.maxRateSatsPerVb) }),
    );
  return { findings, facts };
}
