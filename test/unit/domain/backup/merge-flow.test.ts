import { describe, expect, it } from 'vitest';
import { FROM_BACKUP, mergeFlow } from '../../../../src-main/domain/backup/merge-flow.ts';
import type { KeptStepRow } from '../../../../src-main/domain/backup/merge-flow.ts';
import type { FlowState } from '../../../../src-main/domain/flows/states.ts';

const NOW = 1_800_000_000_000;
const steps = (...states: readonly FlowState[]): KeptStepRow[] =>
  states.map((state, at) => ({ state, atMs: at, data: JSON.stringify({ state, at }) }));
const done = (...states: readonly FlowState[]) => steps('intent', 'begun', 'judged', ...states);

describe('a flow of a backup', () => {
  it.each<readonly FlowState[]>([
    ['approved', 'signed', 'ending', 'ended', 'seen', 'settled'],
    ['approved', 'signed', 'ending', 'failed'],
    ['approved', 'signed', 'ending', 'ended'],
    ['refused'],
  ])('that came to %s, %s … is taken as it is', (...states) => {
    const file = done(...states);
    expect(mergeFlow([], file, NOW)).toEqual({ does: 'add', steps: file, state: states.at(-1) });
  });

  it.each<readonly FlowState[]>([
    ['approved', 'signed'],
    ['approved', 'signed', 'ending'],
    ['approved', 'signed', 'ending', 'unknown'],
  ])('that was signed (%s %s %s) may have gone out since: it is looked for first', (...states) => {
    const merge = mergeFlow([], done(...states), NOW);
    expect(merge).toMatchObject({ does: 'add', state: 'unknown' });
    const last = merge.does === 'add' ? merge.steps.at(-1) : undefined;
    expect(JSON.parse(last?.data ?? 'null')).toEqual({ because: FROM_BACKUP, handedOverAtMs: NOW, looks: 0 });
  });

  it.each<readonly FlowState[]>([[], ['approved']])('that was not signed (%s) is given up', (...states) => {
    expect(mergeFlow([], done(...states), NOW)).toMatchObject({ does: 'add', state: 'dropped' });
  });

  it('never replaces one that went on here', () => {
    const here = done('approved', 'signed', 'ending', 'ended', 'settled');
    expect(mergeFlow(here, done('approved', 'signed'), NOW)).toEqual({ does: 'nothing' });
    expect(mergeFlow(here, here, NOW)).toEqual({ does: 'nothing' });
  });

  it('goes on where ours stopped', () => {
    const file = done('approved', 'signed', 'ending', 'ended');
    expect(mergeFlow(file.slice(0, 5), file, NOW)).toEqual({
      does: 'add',
      steps: file.slice(5),
      state: 'ended',
    });
  });

  it('that went another way is a conflict, and ours stays', () => {
    const here = done('dropped');
    expect(mergeFlow(here, done('approved', 'signed'), NOW)).toEqual({ does: 'conflict' });
    const other = done('approved').with(-1, { state: 'approved', atMs: 3, data: '{"another":1}' });
    expect(mergeFlow(done('approved'), other, NOW)).toEqual({ does: 'conflict' });
  });

  it('brought twice does nothing the second time', () => {
    const file = done('approved', 'signed');
    const first = mergeFlow([], file, NOW);
    expect(mergeFlow(first.does === 'add' ? first.steps : [], file, NOW + 1)).toEqual({ does: 'nothing' });
  });
});
