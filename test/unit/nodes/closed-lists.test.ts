import { expect, it } from 'vitest';
import { CLOSED_LISTS } from '../../node-lane/closed-lists.ts';
import { busyRun, endlessStates } from '../../node-lane/endless.ts';

it.each(CLOSED_LISTS)('what nobody knows falls on no quiet side: %s, else %s', (_, otherwise, seen) => {
  expect(seen()).toBe(otherwise);
});

it('each state that passes has an end, and an hour is the longest', async () => {
  expect(await endlessStates()).toEqual({ states: 4, withoutEnd: 0, longestMinutes: 60 });
});

it('a run behind a gateway that lets few calls through leaves none, and fails none for that', async () => {
  expect(await busyRun()).toEqual({ nodes: 60, failedFor429: 0, left: 0 });
});
