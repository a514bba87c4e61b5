import type { AlertView } from './node-alerts.ts';

/** What of a node an alert is about. */
interface Seen {
  readonly state: string;
  readonly outdated: boolean | null;
  readonly predicted: object | null;
}

/** Whether what an alert told of a node still is so. Null: it told of an event, which is over as it comes. */
const LASTS: Readonly<Record<AlertView['kind'], ((node: Seen) => boolean) | null>> = {
  locked: ({ state }) => state === 'locked',
  lockedLong: ({ state }) => state === 'locked',
  unreachable: ({ state }) => state === 'unreachable',
  unreadable: ({ state }) => state === 'notHeard',
  overdue: ({ state }) => state === 'overdue',
  outdated: ({ outdated }) => outdated === true,
  willLock: ({ predicted }) => predicted !== null,
  upgradeFailed: null,
  unlockedByItself: null,
};

/** Of how many of its nodes it still is so; null: it told of an event. Nodes that were removed are none. */
export function countStillSo(
  { kind, nodeIds }: Pick<AlertView, 'kind' | 'nodeIds'>,
  find: (nodeId: string) => Seen | undefined,
): number | null {
  const lasts = LASTS[kind];
  if (lasts === null) return null;
  return nodeIds.filter((nodeId) => {
    const node = find(nodeId);
    return node !== undefined && lasts(node);
  }).length;
}
