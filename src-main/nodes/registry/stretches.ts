import type { Stretch } from '../../records/node.ts';
import type { Timers } from '../../ports/index.ts';
import type { Fleet } from '../../records/fleet.ts';

/** Of thousands it is read after the start, some at a time, and of one that is asked for before at once. */
export function createStretches(
  { timers, fleet }: { timers: Timers; fleet: Pick<Fleet, 'stretches' | 'stretchesBehind'> },
  fromMs: number,
) {
  const known = new Map<string, readonly Stretch[]>();
  let isWhole = false;
  let cancel = timers.after(0, () => readSome(0));

  function readSome(after: number): void {
    // Where the disk refuses, each is read when it is asked for, and that says so.
    const page = ifReadable(() => fleet.stretchesBehind(fromMs, after));
    if (page === null) return;
    const { last, found } = page;
    for (const { nodeId, stretches } of found) if (!known.has(nodeId)) known.set(nodeId, stretches);
    isWhole = last === null;
    if (last !== null) cancel = timers.after(0, () => readSome(last));
  }

  function of(nodeId: string): readonly Stretch[] {
    const stretches = known.get(nodeId) ?? (isWhole ? [] : fleet.stretches(fromMs, nodeId));
    known.set(nodeId, stretches);
    return stretches;
  }

  return {
    of,
    /** Null where the disk refuses: screens are told so when they ask, and what is heard goes on all the same. */
    ifReadable: (nodeId: string) => ifReadable(() => of(nodeId)),
    /** To be called after `ifReadable`, which reads what is on disk. What was not read has it there. */
    lengthen: (nodeId: string, state: Stretch['state'], atMs: number): void => {
      const list = known.get(nodeId);
      if (list === undefined) return;
      const last = list.at(-1);
      const ended = last === undefined ? [] : [{ ...last, toMs: atMs }];
      known.set(nodeId, [...list.slice(0, -1), ...ended, { state, fromMs: atMs, toMs: null }]);
    },
    set: (nodeId: string, stretches: readonly Stretch[]): void => void known.set(nodeId, stretches),
    forget: (nodeId: string): void => void known.delete(nodeId),
    close: (): void => cancel(),
  };
}

function ifReadable<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
