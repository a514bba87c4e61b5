import { expect, it } from 'vitest';
import type { NodeRow } from '../../../src-preload/contract/index.ts';
import { worstFirst } from '../../../src-renderer/stores/nodes-worst-first.ts';

const row = (state: NodeRow['state']) =>
  [state, { id: state, name: state, state, sinceMs: null, stillSinceMs: null } as NodeRow] as const;

it('sorts what needs a hand before what is well', () => {
  const states = [
    'unlocked',
    'outdated',
    'locked',
    'notHeard',
    'unlocking',
    'upgrading',
    'overdue',
    'unreachable',
  ] as const;
  expect(worstFirst(new Map(states.map(row))).map(({ state }) => state)).toEqual([
    'locked',
    'unreachable',
    'overdue',
    'unlocking',
    'upgrading',
    'notHeard',
    'outdated',
    'unlocked',
  ]);
});
