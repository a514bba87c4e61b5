import type { Branch } from '../network.ts';
import { inputFinding, type Finding } from './findings.ts';
import type { JudgedInput } from './judge-inputs.ts';

/** A bitcoin-only transaction that spends a coloured output destroys what it carries, or will carry. */
export function judgePlainInputs(inputs: readonly JudgedInput[]): Finding[] {
  return inputs.flatMap(({ own, known, entry, holdings }, i): Finding[] => {
    if (isSlot(own) || isSlot(known) || entry?.colorable === true || holdings.length > 0)
      return [
        inputFinding('SPENDS_COLORED', 'inputsUncolored', i, {
          allocations: `${holdings.length}`,
        }),
      ];
    // An output that does not exist yet is as much promised to something pending as one with receives on it.
    if (entry !== null && (entry.pendingBlinded > 0 || !entry.exists))
      return [inputFinding('SPENDS_PENDING', 'inputsUncolored', i, { pending: `${entry.pendingBlinded}` })];
    return [];
  });
}

/** By our own derivation, or by what we proved before. */
function isSlot(output: { readonly branch: Branch } | null): boolean {
  return output?.branch === 'colored';
}
