import type { AlertView } from './node-alerts.ts';

interface Seen {
  readonly state: string;
  readonly outdated: boolean | null;
  readonly predicted: object | null;
}

/** Whether a node is still in the state of the alert. Null: such alerts are about an event, which is over. */
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

/** For how many of its nodes an alert still holds, without removed ones. Null if the alert is about an event. */
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
