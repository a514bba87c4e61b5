import type { NodeRecord } from './records.ts';
import type { RunAct } from './runs.ts';
import type { SeenState } from './state.ts';

/** What a bulk act would do to one node, and why. */
export interface Planned {
  readonly will: 'act' | 'skip';
  readonly because:
    | 'locked'
    | 'outdated'
    | 'stateUnknown'
    | 'alreadyUnlocked'
    | 'notOutdated'
    | 'busy'
    | 'noSecret'
    | 'wrongPassword'
    | 'noToken'
    | 'noAddress'
    | 'hostNotApproved';
}

export interface PlanMeans {
  readonly busy: boolean;
  /** Every secret that the unlock body names is kept. */
  readonly hasSecrets: boolean;
  readonly hasAddress: boolean;
  /** What is kept was wrong the last time, and nothing else was given since: it is not tried again. */
  readonly wasWrong: boolean;
}

/** A dry run. Asks nobody: it goes by what is known, and says so where that is nothing. Pure. */
export function planFor(act: RunAct, { state, outdated }: SeenState, means: PlanMeans): Planned {
  const skip = (because: Planned['because']): Planned => ({ will: 'skip', because });
  if (means.busy) return skip('busy');
  // Where there is nothing to do, nobody needs to look for a password.
  if (act === 'unlock' && (state === 'unlocked' || state === 'outdated')) return skip('alreadyUnlocked');
  if (act !== 'unlock' && outdated === false) return skip('notOutdated');
  if (act !== 'upgrade') {
    if (!means.hasAddress) return skip('noAddress');
    if (!means.hasSecrets) return skip('noSecret');
    if (means.wasWrong) return skip('wrongPassword');
  }
  if (act === 'unlock')
    return { will: 'act', because: state === 'locked' || state === 'upgrading' ? 'locked' : 'stateUnknown' };
  return { will: 'act', because: outdated === true ? 'outdated' : 'stateUnknown' };
}

/** One that will be acted on, whose state is proved, and that has waited longest: what it shows holds for the rest. */
export function canaryOf(
  rows: readonly { readonly node: NodeRecord; readonly planned: Planned; readonly seen: SeenState }[],
): string | null {
  const [first] = rows
    .filter(({ planned }) => planned.will === 'act')
    .toSorted(
      (a, b) => Number(isGuess(a.planned)) - Number(isGuess(b.planned)) || sinceOf(a.seen) - sinceOf(b.seen),
    );
  return first?.node.id ?? null;
}

const isGuess = ({ because }: Planned): boolean => because === 'stateUnknown';
const sinceOf = ({ sinceMs }: SeenState): number => sinceMs ?? Number.MAX_SAFE_INTEGER;
