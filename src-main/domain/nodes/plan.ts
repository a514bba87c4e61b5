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
    | 'noToken'
    | 'noAddress'
    | 'hostNotApproved';
}

export interface PlanMeans {
  readonly busy: boolean;
  /** Every secret that the unlock body names is kept. */
  readonly hasSecrets: boolean;
  readonly hasAddress: boolean;
}

/** A dry run. Asks nobody: it goes by what is known, and says so where that is nothing. Pure. */
export function planFor(act: RunAct, { state, outdated }: SeenState, means: PlanMeans): Planned {
  const skip = (because: Planned['because']): Planned => ({ will: 'skip', because });
  if (means.busy) return skip('busy');
  const unlocks = act !== 'upgrade';
  if (unlocks && !means.hasAddress) return skip('noAddress');
  if (unlocks && !means.hasSecrets) return skip('noSecret');
  if (act === 'unlock') {
    if (state === 'unlocked' || state === 'outdated') return skip('alreadyUnlocked');
    return { will: 'act', because: state === 'locked' || state === 'upgrading' ? 'locked' : 'stateUnknown' };
  }
  if (outdated === false) return skip('notOutdated');
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
