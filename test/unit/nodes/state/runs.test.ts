import { expect, it } from 'vitest';
import { stopReason } from '../../../../src-main/nodes/state/runs.ts';
import type { RunNodeRecord } from '../../../../src-main/records/node.ts';

const ended = (n: number, outcome: RunNodeRecord['outcome'], text = ''): RunNodeRecord => ({
  nodeId: String(n),
  name: String(n),
  outcome,
  text,
  startedAtMs: 0,
  endedAtMs: n,
});

const own = (n: number): RunNodeRecord => ({ ...ended(n, 'failed', 'no bitcoind'), own: true });
const wrong = (n: number) => ended(n, 'failed', 'wrongPassword');
const bad = (n: number) => ended(n, 'failed', 'gaveUp');
const done = (n: number) => ended(n, 'done');
const two = [done(1), wrong(2), done(3), wrong(4), done(5)];

it.each<[string, RunNodeRecord[], canary: string | null, string | null]>([
  ['goes on where nothing ended yet', [], null, null],
  ['goes on over a wrong password', [done(1), wrong(2), ended(3, 'already')], '1', null],
  ['goes on over a failure or two', [done(1), ended(2, 'failed', 'x'), wrong(3)], '1', null],
  ['goes on where the canary refuses by itself', [own(1)], '1', null],
  ['goes on over however many that refuse by themselves', [1, 2, 3, 4, 5, 6].map(own), '1', null],
  ['stops at a read-only token', [own(1), ended(2, 'failed', 'tokenReadOnly')], '1', 'tokenRefused'],
  ['stops where the canary’s password is wrong', [wrong(1)], '1', 'canaryFailed'],
  ['stops where the canary gives up', [bad(1)], '1', 'canaryFailed'],
  ['stops where the first password is wrong', [wrong(1)], null, 'wrongPasswords'],
  ['counts none that is skipped', [ended(1, 'skipped', 'noSecret'), wrong(2)], null, 'wrongPasswords'],
  ['goes on where the first was right', [done(1), wrong(2)], null, null],
  ['doubts no password for one that refused by itself', [own(1), wrong(2)], null, null],
  ['goes on over two wrong passwords', two, '1', null],
  ['stops at the third wrong password, wherever it comes', [...two, wrong(6)], '1', 'wrongPasswords'],
  ['stops at the first refused token', [done(1), ended(2, 'failed', 'tokenRefused')], '1', 'tokenRefused'],
  ['goes on over five failures among successes', [...[1, 2, 3, 4].map(bad), done(5), bad(6)], null, null],
  ['stops at five failures in a row', [done(0), ...[1, 2, 3, 4, 5].map(bad)], null, 'manyFailures'],
])('a run %s', (_, ends, canary, because) => expect(stopReason(ends, canary)).toBe(because));
