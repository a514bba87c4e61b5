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

it('goes on while things go well, and over a failure or two', () => {
  expect(stopReason([], null)).toBeNull();
  expect(
    stopReason([ended(1, 'done'), ended(2, 'failed', 'wrongPassword'), ended(3, 'already')], '1'),
  ).toBeNull();
  expect(
    stopReason([ended(1, 'done'), ended(2, 'failed', 'x'), ended(3, 'failed', 'wrongPassword')], '1'),
  ).toBeNull();
});

it('goes on over what is a node’s own: at the first, and at however many', () => {
  const own = (n: number): RunNodeRecord => ({
    ...ended(n, 'failed', 'Failed to connect to bitcoind'),
    own: true,
  });
  expect(stopReason([own(1)], '1')).toBeNull();
  expect(stopReason([own(1), own(2), own(3), own(4), own(5), own(6)], '1')).toBeNull();
  expect(stopReason([own(1), ended(2, 'failed', 'tokenReadOnly')], '1')).toBe('tokenRefused');
});

it('stops when the canary fails by what is everybody’s', () => {
  expect(stopReason([ended(1, 'failed', 'wrongPassword')], '1')).toBe('canaryFailed');
  expect(stopReason([ended(1, 'failed', 'gaveUp')], '1')).toBe('canaryFailed');
});

it('stops when the first that is asked has a wrong password, also where no canary was chosen', () => {
  const wrong = (n: number) => ended(n, 'failed', 'wrongPassword');
  expect(stopReason([wrong(1)], null)).toBe('wrongPasswords');
  expect(stopReason([ended(1, 'skipped', 'noSecret'), wrong(2)], null)).toBe('wrongPasswords');
  expect(stopReason([ended(1, 'done'), wrong(2)], null)).toBeNull();
  // That one refused by itself is no reason to doubt the next one's password twice.
  expect(stopReason([{ ...ended(1, 'failed', 'away'), own: true }, wrong(2)], null)).toBeNull();
});

it('stops at the third wrong password, wherever it comes', () => {
  const wrong = (n: number) => ended(n, 'failed', 'wrongPassword');
  const list = [ended(1, 'done'), wrong(2), ended(3, 'done'), wrong(4), ended(5, 'done')];
  expect(stopReason(list, '1')).toBeNull();
  expect(stopReason([...list, wrong(6)], '1')).toBe('wrongPasswords');
});

it('stops at the first refused token: it is the same for all', () => {
  expect(stopReason([ended(1, 'done'), ended(2, 'failed', 'tokenRefused')], '1')).toBe('tokenRefused');
});

it('stops at five failures in a row, and not at five among successes', () => {
  const bad = (n: number) => ended(n, 'failed', 'gaveUp');
  expect(stopReason([bad(1), bad(2), bad(3), bad(4), ended(5, 'done'), bad(6)], null)).toBeNull();
  expect(stopReason([ended(0, 'done'), bad(1), bad(2), bad(3), bad(4), bad(5)], null)).toBe('manyFailures');
});
