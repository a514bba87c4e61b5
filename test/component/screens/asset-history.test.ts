import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AssetHistory, HistoryRow } from '../../../src-preload/contract/index.ts';
import { lanesOf } from '../../../src-renderer/wallet/assets/history-lanes.ts';
import { button, lastInput, openAsset } from './open-app.ts';

const id = (seed: number): string => seed.toString(16).padStart(64, '0');
const nothing = { ours: '0', others: '0' };
const row = (at: number, part: Partial<HistoryRow>): HistoryRow => ({
  ...{ kind: 'transfer', id: id(at), transactions: 1, height: 100 + at, closes: nothing, gives: nothing },
  ...{ openWithOthers: 0, parents: [], children: [], lastChild: null },
  ...{ inputs: [], inputCount: 0, outputs: [], outputCount: 0 },
  ...part,
});
const edge = (at: number, ours = false) => ({ row: at, ours });

/** Genesis; a run; a transfer to us; our send of a part; what we hold now. */
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

const opened = (assetHistory: AssetHistory, hideAmounts = false) => openAsset({ assetHistory }, hideAmounts);
const history = () => page.getByRole('region', { name: 'History' });
const texts = () =>
  history()
    .getByRole('listitem')
    .elements()
    .map((one) => one.textContent.replaceAll(/\s+/g, ' ').trim());
const focused = () => document.activeElement?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';

describe('the lines of a history', () => {
  const row = (parents: number[], children: number[]) => ({
    ...{ parents: parents.map((at) => edge(at)), children: children.map((at) => edge(at)) },
    lastChild: children.at(-1) ?? null,
  });

  /** For each row: its lane, passing lanes, lanes in and lanes out. */
  test.each<[string, Parameters<typeof lanesOf>[0], readonly unknown[]]>([
    [
      'stand beside each other while two are under way, and meet again',
      { offset: 0, entering: [], rows: [row([], [1, 2]), row([0], [2]), row([0, 1], [])] },
      ['0   0', '1 0 0 1', '0  0,1 '],
    ],
    [
      'come in from the page above, and pass rows that take nothing of them',
      { offset: 7, entering: [{ row: 3, lastChild: 8, ours: false }], rows: [row([], []), row([3], [])] },
      ['1 0  ', '0  0 '],
    ],
  ])('%s', (_, given, drawn) => {
    const lanes = (some: readonly { readonly lane: number }[]): string => some.map(({ lane }) => lane).join();
    const seen = lanesOf(given).rows.map(({ mark, passing, entering, leaving }) =>
      [mark, lanes(passing), lanes(entering), leaving?.lane ?? ''].join(' '),
    );
    expect(seen).toEqual(drawn);
  });

  test('are eight at most, however many are under way', () => {
    const rows = Array.from({ length: 40 }, () => row([], [99]));
    expect(lanesOf({ offset: 0, entering: [], rows }).count).toBe(8);
  });
});

describe('the history of an asset', () => {
  test('is walked by keyboard: along its lines, into a row, and back', async () => {
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

  test('unfolds a run that is opened', async () => {
    const main = await opened(shown());
    await button(/between others: 212/).click();
    await expect.poll(() => lastInput(main, 'assets.history')).toMatchObject({ opened: [id(1)], offset: 0 });
  });

  test('hides amounts if amounts are hidden', async () => {
    await opened(shown(), true);
    await expect.element(history()).toBeVisible();
    expect(history().element().textContent).not.toMatch(/\d\.\d\d/);
  });

  test.each<[RegExp, AssetHistory]>([
    [/Too many transactions to draw/, { outcome: 'tooLarge' }],
    [/Files left out: 2/, shown({ leftOut: 2 })],
  ])('says what it lacks: %s', async (words, given) => {
    await opened(given);
    await expect.element(history().getByText(words)).toBeVisible();
  });
});
