import * as v from 'valibot';
import {
  type WholeStep,
  SUBMITTED,
  isOneOf,
  BEFORE_SUBMIT,
  mayFollow,
  type SigningState,
} from '../signing.ts';

/** `add`: the steps follow those here. */
export type FlowMerge =
  | { readonly does: 'nothing' }
  | { readonly does: 'add'; readonly steps: readonly WholeStep[]; readonly state: SigningState }
  /** The two diverged, or the file's steps contradict each other: the steps here stay. */
  | { readonly does: 'conflict' };

/**
 * Nothing here is undone: a file's flow only continues where ours stopped. Open flows were not proved here, and the
 * service has to show whether they left. So a signed one counts as submitted without an answer, an unsigned one is
 * dropped, an away one stays away and tells its origin. A submitted flow, or one that may be signed, is never
 * forgotten. Pure. `here` is empty for a new flow.
 */
export function mergeFlow(here: readonly WholeStep[], file: readonly WholeStep[], nowMs: number): FlowMerge {
  const shared = Math.min(here.length, file.length);
  for (let at = 0; at < shared; at += 1)
    if (!isSame(here[at], file[at], isDropped(here), isDropped(file))) return { does: 'conflict' };
  const added = file.slice(here.length);
  const last = added.at(-1);
  if (last === undefined) return { does: 'nothing' };
  if (!isWay(file) || forgets(here, added)) return { does: 'conflict' };
  const mark = markOf(last, nowMs);
  const steps = mark === null ? added : [...added, mark];
  return { does: 'add', steps, state: mark?.state ?? last.state };
}

/** The shown reason for no answer. */
export const FROM_BACKUP = 'FROM_BACKUP';

function markOf({ state, data }: WholeStep, atMs: number): WholeStep | null {
  switch (state) {
    case 'away':
      // The flow may have gone on where the backup was made: its coins are looked at before it is submitted here.
      return {
        state,
        atMs,
        data: JSON.stringify({ ...v.parse(anyData, data), because: FROM_BACKUP }),
      };
    case 'asked':
    case 'built':
    case 'approved':
      return { state: 'dropped', atMs, data: JSON.stringify({ because: 'it came from a backup' }) };
    case 'signed':
    case 'handingOver':
    case 'handedOver':
    case 'refused':
      // The other machine's looks don't count here, and it may have got another answer after the refusal.
      return {
        state: 'handedOver',
        atMs,
        data: JSON.stringify({ because: FROM_BACKUP, handedOverAtMs: atMs, looks: 0 }),
      };
    default:
      return null;
  }
}

/** Each step follows the one before; binding steps name spent coins and payees. */
function isWay(steps: readonly WholeStep[]): boolean {
  return steps.every((step, at) => {
    const before = steps[at - 1]?.state;
    const follows = before === undefined ? step.state === 'asked' : comesAfter(before, step.state);
    return follows && (!isBinding(step.state) || says(step) || isErased(step, isDropped(steps)));
  });
}

function comesAfter(before: SigningState, state: SigningState): boolean {
  // An earlier restore wrote `handedOver` this way.
  return (
    mayFollow(before, state) || ((before === 'signed' || before === 'refused') && state === 'handedOver')
  );
}

/** A file could otherwise lead a submitted flow by way of `handingOver` and `signed` to `dropped`. */
function forgets(here: readonly WholeStep[], added: readonly WholeStep[]): boolean {
  const now = here.at(-1)?.state;
  if (now === undefined) return false;
  if (here.some(({ state }) => isOneOf(state, SUBMITTED)))
    return added.some(({ state }) => state === 'dropped' || isOneOf(state, BEFORE_SUBMIT));
  return here.some(({ state }) => isBinding(state)) && added.some(({ state }) => state === 'dropped');
}

function isBinding(state: SigningState): boolean {
  return state === 'signed' || state === 'away';
}

const spending = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    txid: v.string(),
    inputs: v.pipe(v.array(v.string()), v.minLength(1)),
    slots: v.array(v.number()),
    recipients: v.array(v.string()),
  }),
);

const anyData = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** True for a flow from a backup. `away`: the journal's data of that step. */
export function isAwayFromBackup(away: unknown): boolean {
  return v.is(v.object({ because: v.literal(FROM_BACKUP) }), away);
}

function says({ data }: WholeStep): boolean {
  return v.is(spending, data);
}

function isDropped(steps: readonly WholeStep[]): boolean {
  return steps.at(-1)?.state === 'dropped';
}

/** Only dropped flows have their signatures erased. */
function isErased({ state, data }: WholeStep, dropped: boolean): boolean {
  return dropped && state === 'signed' && data === 'null';
}

function isSame(
  one: WholeStep | undefined,
  other: WholeStep | undefined,
  oneDropped: boolean,
  otherDropped: boolean,
): boolean {
  if (one === undefined || other === undefined || one.state !== other.state) return false;
  return one.data === other.data || isErased(one, oneDropped) || isErased(other, otherDropped);
}
