import { describe, expect, it } from 'vitest';
import type { NodeRow, RunView } from '../../../src-preload/contract/index.ts';
import { leftToDo } from '../../../src-renderer/nodes/run/left-to-do.ts';
import { aNode, type RunNode } from '../../fakes/node-world.ts';

const run = (act: RunView['act'], state: RunView['state'] = 'finished'): RunView => ({
  ...{ id: 'r', act, state, canary: null, parallel: 4, startedAtMs: 0, endedAtMs: 1 },
  counts: { waiting: 0, running: 0, done: 0, already: 0, failed: 0, skipped: 0, unknown: 0 },
  stoppedBecause: null,
});
const part = (outcome: RunNode['outcome'], text = '', more: Partial<RunNode> = {}): RunNode => ({
  ...{ nodeId: 'n', name: 'n', outcome, text, startedAtMs: 0, endedAtMs: 1 },
  ...more,
});
const is = (state: NodeRow['state'], more: Partial<NodeRow> = {}): NodeRow => aNode(1, state, more);

/** A node's end, the act, the node's present state, and what is left to do. */
const CASES: readonly (readonly [RunNode, RunView['act'], NodeRow, RegExp])[] = [
  [part('done'), 'unlock', is('unlocked'), /^$/],
  [part('done'), 'unlock', is('locked'), /^Unlock the node\.$/],
  [part('done'), 'upgrade', is('locked'), /^Unlock the node\.$/],
  [part('done'), 'upgradeToUnlocked', is('unlocked'), /^$/],
  [
    part('failed', 'Failed to connect', { own: true, about: 'bitcoind' }),
    'unlock',
    is('locked'),
    /Bitcoin node and its login/,
  ],
  [part('failed', 'Failed to connect', { own: true, about: 'bitcoind' }), 'unlock', is('unlocked'), /^$/],
  [
    part('failed', 'x', { own: true, about: 'indexer' }),
    'upgradeToUnlocked',
    is('locked'),
    /indexer and its address/,
  ],
  [part('failed', 'x', { own: true, about: 'body' }), 'unlock', is('locked'), /Complete the unlock settings/],
  [
    part('failed', 'The stored mnemonic is corrupted', { own: true }),
    'unlock',
    is('locked'),
    /settings and log/,
  ],
  [part('failed', 'hangs', { own: true }), 'unlock', is('locked'), /^Restart the node/],
  [part('failed', 'wrongPassword'), 'unlock', is('locked'), /Enter another/],
  [part('failed', 'tokenReadOnly'), 'unlock', is('locked'), /token that may unlock/],
  [part('failed', 'Node not found'), 'upgradeToUnlocked', is('outdated'), /Upgrade again/],
  [part('failed', 'Node not found'), 'upgrade', is('unlocked', { outdated: true }), /Upgrade again/],
  [part('skipped', 'noSecret'), 'unlock', is('locked'), /^Enter the node password/],
  [part('skipped', 'constructor'), 'unlock', is('locked'), /^Review the node again/],
  [part('unknown', 'gaveUp'), 'unlock', is('locked'), /the outcome is unknown/],
  [part('waiting'), 'unlock', is('locked'), /Review the node again/],
];

describe('what is left to do after a run', () => {
  it.each(CASES)('%o, %s', (one, act, row, todo) => expect(leftToDo(one, run(act), row)).toMatch(todo));

  it('is null while the run goes on, and for a removed node', () => {
    for (const state of ['canary', 'running', 'paused', 'interrupted'] as const)
      expect(leftToDo(part('waiting'), run('unlock', state), is('locked'))).toBe('');
    expect(leftToDo(part('running'), run('unlock', 'running'), is('unlocking'))).toBe('');
    expect(leftToDo(part('failed', 'wrongPassword'), run('unlock'), undefined)).toBe('');
  });
});
