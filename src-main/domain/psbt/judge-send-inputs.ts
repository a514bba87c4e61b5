import { inputFinding } from './findings.ts';
import type { Finding } from './findings.ts';
import type { JudgedInput } from './judge-inputs.ts';

/** Step 6 for a send, its inputs: asset slots of ours, and none that is promised to something pending. */
export function judgeSlotInputs(inputs: readonly JudgedInput[]): Finding[] {
  const plain = inputs.flatMap(({ own, known, entry }, i) =>
    own?.branch === 'vanilla' || known?.branch === 'vanilla' || entry?.colorable === false
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
