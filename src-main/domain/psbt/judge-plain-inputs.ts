import { inputFinding } from './findings.ts';
import type { Finding } from './findings.ts';
import type { JudgedInput } from './judge-inputs.ts';

/** A bitcoin-only transaction that spends a coloured output destroys what it carries, or will carry. */
export function judgePlainInputs(inputs: readonly JudgedInput[]): Finding[] {
  return inputs.flatMap(({ own, entry }, i): Finding[] => {
    if (own?.branch === 'colored' || (entry !== null && (entry.colorable || entry.allocations.length > 0)))
      return [
        inputFinding('SPENDS_COLORED', 'inputsUncolored', i, {
          allocations: String(entry?.allocations.length ?? 0),
        }),
      ];
    // An output that does not exist yet is as much promised to something pending as one with receives on it.
    if (entry !== null && (entry.pendingBlinded > 0 || !entry.exists))
      return [
        inputFinding('SPENDS_PENDING', 'inputsUncolored', i, { pending: String(entry.pendingBlinded) }),
      ];
    return [];
  });
}
