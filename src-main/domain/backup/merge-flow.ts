import type { FlowState } from '../flows/states.ts';

/** One step of a flow as the journal keeps it; `data` is JSON text. */
export interface KeptStepRow {
  readonly state: FlowState;
  readonly atMs: number;
  readonly data: string;
}

/** What is to be done with a flow of a backup. `add`: these steps come behind those that are here. */
export type FlowMerge =
  | { readonly does: 'nothing' }
  | { readonly does: 'add'; readonly steps: readonly KeptStepRow[]; readonly state: FlowState }
  /** The two went different ways: what is here stays. */
  | { readonly does: 'conflict' };

/**
 * What is here is never taken back: a flow of a file only ever goes on where ours stopped. What is not closed was not
 * proved on this machine: whether it went out is for the service to show, so what was signed is taken for handed over
 * without an answer, and what was not signed is given up. Pure. `here` is empty where the flow is not.
 */
export function mergeFlow(
  here: readonly KeptStepRow[],
  file: readonly KeptStepRow[],
  nowMs: number,
): FlowMerge {
  const shared = Math.min(here.length, file.length);
  for (let at = 0; at < shared; at += 1) if (!isSame(here[at], file[at])) return { does: 'conflict' };
  const added = file.slice(here.length);
  const last = added.at(-1);
  if (last === undefined) return { does: 'nothing' };
  const mark = markOf(last.state, nowMs);
  const steps = mark === null ? added : [...added, mark];
  return { does: 'add', steps, state: mark?.state ?? last.state };
}

/** Shown as why there is no answer. */
export const FROM_BACKUP = 'FROM_BACKUP';

function markOf(state: FlowState, atMs: number): KeptStepRow | null {
  switch (state) {
    case 'intent':
    case 'begun':
    case 'judged':
    case 'approved':
      return { state: 'dropped', atMs, data: JSON.stringify({ because: 'it came from a backup' }) };
    case 'signed':
    case 'ending':
    case 'unknown':
      // No look of the other machine counts here.
      return {
        state: 'unknown',
        atMs,
        data: JSON.stringify({ because: FROM_BACKUP, handedOverAtMs: atMs, looks: 0 }),
      };
    default:
      return null;
  }
}

function isSame(one: KeptStepRow | undefined, other: KeptStepRow | undefined): boolean {
  if (one?.state !== other?.state) return false;
  // Signatures are erased where a flow was dropped later: that is no other way.
  return one?.data === other?.data || one?.data === 'null' || other?.data === 'null';
}
