import type { SendIntent } from '../intents/send.ts';
import { inputFinding } from './findings.ts';
import type { Finding } from './findings.ts';
import type { RuleInput } from './intent-rule.ts';
import { mostSats, signedVbytes } from './judge-fee.ts';
import type { JudgedInput } from './judge-inputs.ts';
import type { SentOutputs } from './judge-send-outputs.ts';
import { CHANGE_OUTPUT_VBYTES } from './limits.ts';

/** Step 6 for a send, its inputs: asset slots of ours, and none that is promised to something pending. */
export function judgeSlotInputs(inputs: readonly JudgedInput[]): Finding[] {
  const plain = inputs.flatMap(({ own, entry }, i) =>
    own?.branch === 'vanilla' || entry?.colorable === false
      ? [inputFinding('UNEXPECTED_INPUT', 'inputsAreSlots', i, { problem: 'plain bitcoin' })]
      : [],
  );
  const pending = inputs.flatMap(({ entry }, i) =>
    entry !== null && (entry.pendingBlinded > 0 || !entry.exists)
      ? [inputFinding('SPENDS_PENDING', 'inputsAreSlots', i, { pending: String(entry.pendingBlinded) })]
      : [],
  );
  return [...plain, ...pending];
}

/**
 * Each slot must be spent for something: for an asset that was asked, or, empty, for the sats without which the fee
 * could not be paid. rgb-lib does no other. That the right allocations are closed is not to be proved from a PSBT, so
 * a service could burn every asset that it has spent here; and each slot more costs the user its size in fees.
 * Judged after step 7, so that the graver reason names the refusal.
 */
export function judgeNeed(
  intent: SendIntent,
  { inputs, psbt }: RuleInput,
  { ownChange, recipientSats }: SentOutputs,
): Finding[] {
  const asked = new Set(intent.recipients.map(({ assetId }) => assetId));
  const others = inputs.flatMap(({ entry }, i) =>
    entry !== null &&
    entry.allocations.length > 0 &&
    entry.allocations.every(({ assetId }) => !asked.has(assetId))
      ? [inputFinding('UNEXPECTED_INPUT', 'inputsAreSlots', i, { problem: 'holds only other assets' })]
      : [],
  );
  const empty = inputs.flatMap(({ entry }, i) =>
    entry !== null && entry.allocations.length === 0 ? [{ i, amountSats: entry.amountSats }] : [],
  );
  const [least] = empty.sort((a, b) => (a.amountSats < b.amountSats ? -1 : 1));
  if (least === undefined) return others;
  const without = psbt.unsigned.bytes.length - INPUT_BYTES - (ownChange ? Number(CHANGE_OUTPUT_VBYTES) : 0);
  const mostFee = mostSats(intent.rateSatsPerVb, signedVbytes(without, inputs.length - 1), false);
  const restSats = inputs.reduce((sum, { amountSats }) => sum + (amountSats ?? 0n), -least.amountSats);
  // Builders reckon a little differently: only what is beyond the most that the fee could have been is too much.
  return restSats < recipientSats + mostFee
    ? others
    : [...others, inputFinding('UNEXPECTED_INPUT', 'inputsAreSlots', least.i, { problem: 'not needed' })];
}

/** Outpoint 36, empty scriptSig 1, sequence 4. */
const INPUT_BYTES = 41;
