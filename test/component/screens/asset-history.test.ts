import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AssetHistory, HistoryRow } from '../../../src-preload/contract/index.ts';
import { lanesOf, stepAlong } from '../../../src-renderer/wallet/assets/history-lanes.ts';
import { anAsset, ids } from '../../fakes/asset-world.ts';
import { button, go, lastInput, openApp } from './open-app.ts';

const id = (seed: number): string => seed.toString(16).padStart(64, '0');
const nothing = { ours: '0', others: '0' };
const row = (at: number, part: Partial<HistoryRow>): HistoryRow => ({
  ...{ kind: 'transfer', id: id(at), transactions: 1, height: 100 + at, closes: nothing, gives: nothing },
  ...{ openWithOthers: 0, parents: [], children: [], lastChild: null },
  ...{ inputs: [], inputCount: 0, outputs: [], outputCount: 0 },
  ...part,
});
const edge = (at: number, ours = false) => ({ row: at, ours });

/** Genesis; a run; what came to us; what we sent of it; what lies with us. */
const walked: readonly HistoryRow[] = [
  row(0, {
    kind: 'genesis',
    height: null,
    gives: { ours: '0', others: '100000' },
    children: [edge(1)],
    lastChild: 1,
  }),
  row(1, {
    kind: 'run',
    transactions: 212,
    gives: { ours: '0', others: '100000' },
    parents: [edge(0)],
    children: [edge(2)],
    lastChild: 2,
  }),
  row(2, {
    closes: { ours: '0', others: '100000' },
    gives: { ours: '5000', others: '95000' },
    ...{ openWithOthers: 1, parents: [edge(1)], children: [edge(3, true)], lastChild: 3 },
  }),
  row(3, {
    height: null,
    closes: { ours: '5000', others: '0' },
    gives: { ours: '2000', others: '3000' },
    ...{ parents: [edge(2, true)], children: [edge(4, true)], lastChild: 4 },
    inputs: [{ amount: '5000', ours: true, row: 2 }],
    inputCount: 9,
    outputs: [
      { amount: '3000', ours: false, outpoint: null, open: true },
      { amount: '2000', ours: true, outpoint: `${id(3)}:1`, open: true },
    ],
    outputCount: 2,
  }),
  row(4, {
    kind: 'open',
    id: 'x/4000/0',
    transactions: 0,
    height: null,
    gives: { ours: '2000', others: '0' },
    parents: [edge(3, true)],
  }),
];
const shown = (part: Partial<Extract<AssetHistory, { outcome: 'shown' }>> = {}): AssetHistory => ({
  ...{
    outcome: 'shown',
    transactions: 214,
    total: walked.length,
    offset: 0,
    rows: [...walked],
    entering: [],
    leftOut: 0,
  },
  ...part,
});

async function opened(assetHistory: AssetHistory, hideAmounts = false) {
  const main = await openApp('full', {
    settings: { hideAmounts },
    assets: [anAsset(ids.tusd, { ticker: 'TUSD', precision: 2 })],
    assetHistory,
  });
  await go('Assets');
  await button(/TUSD/).click();
  return main;
}
const history = () => page.getByRole('region', { name: 'History' });
const texts = () =>
  history()
    .getByRole('listitem')
    .elements()
    .map((one) => one.textContent.replaceAll(/\s+/g, ' ').trim());
const focused = () => document.activeElement?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';

describe('the lines of a history', () => {
  test.each<[string, Parameters<typeof lanesOf>[0], readonly unknown[], number]>([
    [
      'are one below the other where each goes on from the one before',
      { offset: 0, entering: [], rows: walked },
      walked.map((_, at) => [0, [], at === 0 ? [] : [0], at === 4 ? null : 0]),
      1,
    ],
    [
      'stand beside each other while two are under way, and meet again',
      {
        offset: 0,
        entering: [],
        rows: [
          { parents: [], children: [edge(1), edge(2)], lastChild: 2 },
          { parents: [edge(0)], children: [edge(2)], lastChild: 2 },
          { parents: [edge(0), edge(1)], children: [], lastChild: null },
        ],
      },
      [
        [0, [], [], 0],
        [1, [0], [0], 1],
        [0, [], [0, 1], null],
      ],
      2,
    ],
    [
      'come in from the page above, and pass rows that take nothing of them',
      {
        offset: 7,
        entering: [{ row: 3, lastChild: 8, ours: false }],
        rows: [
          { parents: [], children: [], lastChild: null },
          { parents: [edge(3)], children: [], lastChild: null },
        ],
      },
      [
        [1, [0], [], null],
        [0, [], [0], null],
      ],
      2,
    ],
  ])('%s', (_, given, drawn, count) => {
    const plan = lanesOf(given);
    const seen = plan.rows.map(({ mark, passing, entering, leaving }) => [
      mark,
      passing.map(({ lane }) => lane),
      entering.map(({ lane }) => lane),
      leaving?.lane ?? null,
    ]);
    expect([seen, plan.count]).toEqual([drawn, count]);
  });

  test('are eight at most, however many are under way', () => {
    const rows = Array.from({ length: 40 }, () => ({ parents: [], children: [edge(99)], lastChild: 99 }));
    expect(lanesOf({ offset: 0, entering: [], rows }).count).toBe(8);
  });

  test('are followed by the arrow keys, and beside each other are the children of one', () => {
    const here = { parents: [edge(1)], children: [edge(5), edge(9)] };
    const parent = { children: [edge(2), edge(3), edge(4)], at: 3 };
    const to = (key: string, from: typeof parent | null = parent) => stepAlong(key, here, from);
    expect([to('ArrowUp'), to('ArrowDown'), to('ArrowLeft'), to('ArrowRight')]).toEqual([1, 5, 2, 4]);
    expect([to('ArrowRight', { ...parent, at: 4 }), to('ArrowLeft', null), to('Tab')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('the history of an asset', () => {
  test('is a list that reads as sentences', async () => {
    await opened(shown());
    await expect.element(history()).toBeVisible();
    await expect
      .poll(texts)
      .toEqual([
        'Issued: 1,000.00 TUSD, someone’s issue',
        'Transfers between others: 212 block 101 From row 1.',
        'You received 50.00 TUSD from someone block 102 · 1 still with others From row 2.',
        'You sent 30.00 TUSD to someone, 20.00 TUSD change in no checked block From row 3.',
        '20.00 TUSD with you now open From row 4.',
      ]);
  });

  test('is walked by the keyboard: along the lines, into what one shows, and back', async () => {
    await opened(shown());
    await expect.element(history()).toBeVisible();
    await expect.poll(texts).toHaveLength(5);
    history().getByRole('listitem').getByRole('button').first().element().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.poll(focused).toMatch(/^You received/);
    await userEvent.keyboard('{End}');
    await expect.poll(focused).toMatch(/with you now/);
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(focused).toMatch(/^You sent/);
    await userEvent.keyboard('{Enter}');
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText('30.00 TUSD, someone’s · open')).toBeVisible();
    await expect.element(dialog.getByText('8 more')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0);
    await expect.poll(focused).toMatch(/^You sent/);
  });

  test('stays in its place while the wallet changes behind what one shows', async () => {
    const main = await opened(shown());
    await expect.poll(texts).toHaveLength(5);
    const second = history().getByRole('listitem').getByRole('button').nth(2).element();
    second.focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    for (let time = 0; time < 5; time += 1) {
      const asked = main.timesCalled('assets.list');
      main.tell('wallet.changed', { walletId: main.world.activeId ?? '' });
      await expect.poll(() => main.timesCalled('assets.list')).toBeGreaterThan(asked);
    }
    await expect.poll(texts).toHaveLength(5);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(second);
  });

  test('takes a run apart where it is opened, and folds all again', async () => {
    const main = await opened(shown());
    await button(/between others: 212/).click();
    await expect.poll(() => lastInput(main, 'assets.history')).toMatchObject({ opened: [id(1)], offset: 0 });
    await button('Fold all').click();
    await expect.poll(() => lastInput(main, 'assets.history')).toMatchObject({ opened: [], offset: null });
  });

  test('has pages, and says which rows stand there', async () => {
    const main = await opened(shown({ total: 305, offset: 205 }));
    await expect.element(page.getByText('Rows 206 to 210 of 305')).toBeVisible();
    await button('Previous').click();
    await expect.poll(() => lastInput(main, 'assets.history')).toMatchObject({ offset: 105 });
  });

  test('shows no amounts that are hidden', async () => {
    await opened(shown(), true);
    await expect.element(history()).toBeVisible();
    expect(history().element().textContent).not.toMatch(/\d\.\d\d/);
  });

  test.each<[AssetHistory, RegExp]>([
    [{ outcome: 'tooLarge' }, /Too many transactions to draw/],
    [shown({ leftOut: 2 }), /Files left out: 2/],
  ])('says what is not in it: %o', async (given, words) => {
    await opened(given);
    await expect.element(history().getByText(words)).toBeVisible();
  });

  test('is not there where nothing is kept', async () => {
    const main = await opened({ outcome: 'nothing' });
    await expect.poll(() => main.timesCalled('assets.history')).toBeGreaterThan(0);
    expect(history().elements()).toHaveLength(0);
  });
});
