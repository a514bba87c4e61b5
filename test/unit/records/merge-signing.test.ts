import { describe, expect, it } from 'vitest';
import { FROM_BACKUP, isAwayFromBackup, mergeFlow } from '../../../src-main/records/journal/merge-signing.ts';
import type { WholeStep, SigningState } from '../../../src-main/records/signing.ts';

const NOW = 1_800_000_000_000;
const steps = (...states: readonly SigningState[]): WholeStep[] =>
  states.map((state, at) => ({ state, atMs: at, data: dataOf(state, at) }));
const spent = { txid: 'aa', inputs: ['bb:0'], slots: [], recipients: ['rgb:x'] };
const dataOf = (state: SigningState, at: number) =>
  JSON.stringify(state === 'signed' || state === 'away' ? { ...spent, at } : { state, at });
const empty = (rows: readonly WholeStep[]) => rows.map((row) => ({ ...row, data: 'null' }));
const erased = (rows: readonly WholeStep[]) =>
  rows.map((row) => (row.state === 'signed' ? { ...row, data: 'null' } : row));
const done = (...states: readonly SigningState[]) => steps('asked', 'built', ...states);

describe('a flow of a backup', () => {
  it.each<readonly SigningState[]>([
    ['approved', 'signed', 'handingOver', 'accepted', 'broadcast', 'settled'],
    ['approved', 'signed', 'handingOver', 'givenUp'],
    ['approved', 'signed', 'handingOver', 'accepted'],
    ['approved', 'signed', 'handedOver', 'broadcast'],
    ['contradicted'],
  ])('that came to %s, %s … is taken as it is', (...states) => {
    const file = done(...states);
    expect(mergeFlow([], file, NOW)).toEqual({ does: 'add', steps: file, state: states.at(-1) });
  });

  it.each<readonly SigningState[]>([
    ['approved', 'signed'],
    ['approved', 'signed', 'handingOver'],
    ['approved', 'signed', 'handingOver', 'handedOver'],
  ])('that was signed (%s %s %s) may have gone out since: it is looked for first', (...states) => {
    const merge = mergeFlow([], done(...states), NOW);
    expect(merge).toMatchObject({ does: 'add', state: 'handedOver' });
    const last = merge.does === 'add' ? merge.steps.at(-1) : undefined;
    expect(JSON.parse(last?.data ?? 'null')).toEqual({ because: FROM_BACKUP, handedOverAtMs: NOW, looks: 0 });
  });

  it('that is out to be signed stays so and says that it came from a backup, once', () => {
    const file = done('away');
    const merge = mergeFlow([], file, NOW);
    expect(merge).toMatchObject({ does: 'add', state: 'away' });
    const rows = merge.does === 'add' ? merge.steps : [];
    expect(rows.slice(0, -1)).toEqual(file);
    const marked: unknown = JSON.parse(rows.at(-1)?.data ?? 'null');
    expect(marked).toEqual({ ...spent, at: 2, because: FROM_BACKUP });
    expect([isAwayFromBackup(marked), isAwayFromBackup(spent)]).toEqual([true, false]);
    expect(mergeFlow(rows, file, NOW)).toEqual({ does: 'nothing' });
    // And that goes into a backup again, and out of it.
    expect(mergeFlow([], rows, NOW)).toMatchObject({ does: 'add', state: 'away' });
  });

  it.each<readonly SigningState[]>([[], ['approved']])('that was not signed (%s) is given up', (...states) =>
    expect(mergeFlow([], done(...states), NOW)).toMatchObject({ does: 'add', state: 'dropped' }),
  );

  it('never replaces one that went on here', () => {
    const here = done('approved', 'signed', 'handingOver', 'accepted', 'settled');
    expect(mergeFlow(here, done('approved', 'signed'), NOW)).toEqual({ does: 'nothing' });
    expect(mergeFlow(here, here, NOW)).toEqual({ does: 'nothing' });
  });

  it('goes on where ours stopped', () => {
    const file = done('approved', 'signed', 'handingOver', 'accepted');
    expect(mergeFlow(file.slice(0, 5), file, NOW)).toEqual({
      does: 'add',
      steps: file.slice(5),
      state: 'accepted',
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

  const sent = done('approved', 'signed', 'handingOver', 'handedOver');
  it.each<[string, readonly WholeStep[]]>([
    ['without any data and with an end', [...empty(sent), ...steps('dropped')]],
    ['with the same data and with an end', [...sent, ...steps('dropped')]],
    ['led back by way of what may follow', [...sent, ...done('handingOver', 'signed', 'dropped').slice(2)]],
    ['erased, and told as settled', [...erased(sent), ...steps('settled')]],
  ])('makes forget nothing that was handed over here: %s', (_, file) => {
    expect(mergeFlow(sent, file, NOW)).toEqual({ does: 'conflict' });
  });

  it.each<SigningState>(['signed', 'away'])('drops nothing that is %s here', (state) => {
    const here = state === 'away' ? done('away') : done('approved', 'signed');
    expect(mergeFlow(here, [...here, ...steps('dropped')], NOW)).toEqual({ does: 'conflict' });
    expect(mergeFlow(here, [...erased(here), ...steps('dropped')], NOW)).toEqual({ does: 'conflict' });
  });

  it.each<[string, readonly WholeStep[]]>([
    ['begins in the middle', steps('built', 'approved')],
    ['leaves out what comes between', steps('asked', 'signed', 'handingOver')],
    [
      'ends handed over without what it spends',
      erased(done('approved', 'signed', 'handingOver', 'handedOver')),
    ],
    ['went away without what it spends', empty(done('away'))],
    ['goes on after its end', done('dropped', 'handedOver')],
  ])('that %s is not taken', (_, file) => expect(mergeFlow([], file, NOW)).toEqual({ does: 'conflict' }));

  it('that was given up is the same with its signatures as without them', () => {
    const gone = erased(done('approved', 'signed', 'dropped'));
    expect(mergeFlow([], gone, NOW)).toEqual({ does: 'add', steps: gone, state: 'dropped' });
    expect(mergeFlow(gone, done('approved', 'signed'), NOW)).toEqual({ does: 'nothing' });
  });
});
