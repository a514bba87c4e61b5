import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TransferDetail } from '../../../src-preload/contract/index.ts';
import { standingOf, stateLook } from '../../../src-renderer/text/transfers.ts';
import { aTransfer, ids } from '../../fakes/asset-world.ts';
import { NOW_MS } from '../../fakes/scenarios.ts';
import type { FakeMain } from '../../fakes/bridge.ts';
import { button, go, lastInput, openApp } from './open-app.ts';

const grid = () => page.getByRole('grid', { name: 'Transfers' });
const row = (name: string | RegExp) => grid().getByRole('row', { name });

/** Opens the list of a world with that many transfers, newest first. */
async function openMany(count: number): Promise<FakeMain> {
  const main = await openApp('full', {
    transfers: Array.from({ length: count }, (_, at) =>
      aTransfer(at + 1, 'settled', 'in', { label: `Number ${String(at + 1)}` }),
    ),
  });
  await go('Transfers');
  await expect.element(row(/Number 1$/)).toBeVisible();
  return main;
}

/** Opens the page of the only transfer. */
const opened = async (
  state: TransferDetail['state'],
  direction: 'in' | 'out',
  part: Partial<TransferDetail> = {},
): Promise<FakeMain> => {
  const main = await openApp('full', { transfers: [aTransfer(1, state, direction, part)] });
  await go('Transfers');
  await row(/TUSD/).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Transfer', exact: true })).toBeVisible();
  return main;
};

test.each<[string, Partial<TransferDetail>, boolean, RegExp, RegExp | null]>([
  [
    'an asset of no list in units, since nobody knows its precision',
    { assetId: ids.unknown },
    false,
    /\+2,500\sunits/,
    null,
  ],
  ['that an amount is not known rather than none', { amount: null }, false, /unknown/, /\b0\b/],
  ['nothing of an amount that is hidden', {}, true, /hidden\sTUSD/, /25\.00/],
])('the list shows %s', async (_, part, hideAmounts, words, not) => {
  await openApp('full', { transfers: [aTransfer(1, 'settled', 'in', part)], settings: { hideAmounts } });
  await go('Transfers');
  await expect.element(grid()).toHaveTextContent(words);
  if (not !== null) await expect.element(grid()).not.toHaveTextContent(not);
});

test('the list names unreadable records, and shows and opens all others', async () => {
  await openApp('full', {
    transfers: [1, 2].map((at) => aTransfer(at, 'settled', 'in', { label: `Number ${String(at)}` })),
    unreadable: { transfers: [`${ids.chfk} 9`] },
  });
  await go('Transfers');
  const told = page.getByRole('note').filter({ hasText: /1\sunreadable entry/ });
  await expect.element(told).toHaveTextContent(/Refresh to get it again/);
  await expect.element(told.getByRole('listitem')).toBeVisible();
  await expect.element(row(/Unreadable/)).toBeVisible();
  await expect.element(row(/Number 1$/)).toBeVisible();
  await expect.element(row(/Number 2$/)).toBeVisible();
  expect(document.querySelector('[role="gridcell"][aria-busy]')).toBeNull();
  grid().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Transfer', exact: true })).toBeVisible();
});

test('the list is walked by keyboard, and a screen reader follows', async () => {
  await openMany(500);
  grid().element().focus();
  const activeLabel = () =>
    document.getElementById(grid().element().getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  await expect.poll(activeLabel).toMatch(/Number 2$/);
  await userEvent.keyboard('{End}');
  await expect.poll(activeLabel).toMatch(/Number 500$/);
  await userEvent.keyboard('{PageUp}');
  await expect.poll(activeLabel).toMatch(/Number 4[89]\d$/);
  await userEvent.keyboard('{Home}{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Transfer', exact: true })).toBeVisible();
  await expect.element(page.getByText('Number 1', { exact: true })).toBeVisible();
});

describe('one transfer', () => {
  test.each([
    ['outcomeUnknown', 'No answer to the submission. Cancelling now could pay twice.'],
    ['handedOver', 'Submitted: the transaction may still confirm.'],
    ['unknownState', 'Ochre doesn’t know its state.'],
  ] as const)("can't be cancelled while it is %s, and says why", async (because, why) => {
    const main = await opened(because === 'unknownState' ? 'unknown' : 'waitingForThem', 'out', {
      canFail: { can: false, because },
    });
    await expect.element(button('Cancel transfer')).toHaveAccessibleDescription(why);
    await userEvent.click(button('Cancel transfer'), { force: true });
    expect(main.timesCalled('transfers.fail')).toBe(0);
  });

  test("can't be cancelled once it has arrived, and says that a refresh accepts it", async () => {
    const expiresAtMs = Date.now() + 18 * 60_000;
    const main = await opened('waitingForYou', 'in', { expiresAtMs, canFail: { can: true } });
    await expect
      .element(button('Cancel transfer'))
      .toHaveAccessibleDescription(/Refresh to accept what arrived/);
    await userEvent.click(button('Cancel transfer'), { force: true });
    expect(main.timesCalled('transfers.fail')).toBe(0);
    await expect.element(button('Refresh').first()).toBeVisible();
  });

  const broadcast = { statusName: 'waitingBroadcast', status: 3 } as const;
  test.each<[string, TransferDetail['state'], Partial<TransferDetail>, RegExp, 'offered' | 'not there']>([
    [
      'one that its sender never broadcast, with a way out',
      'waitingForThem',
      { ...broadcast, txid: 'ab'.repeat(32), expiresAtMs: NOW_MS - 60 * 60_000 },
      ...([/^Accepted here\. The sender broadcasts it/, 'offered'] as const),
    ],
    [
      'one that may have ended, with what to do next',
      'unknown',
      {
        ...{ ...broadcast, canFail: { can: true } },
        nextStep: { cancelOff: null, frozen: [], refreshFailed: null },
      },
      ...([/^State 3 can mean in progress or ended\. Refresh/, 'offered'] as const),
    ],
    [
      'one that is over, which is not examined',
      ...(['settled', {}, /^The service reports it as settled\.$/, 'not there'] as const),
    ],
    [
      'G39: one that the service takes back, and believes neither story',
      ...(['failed', { alarm: 'settledThenFailed' }, /Reported as settled, and now as failed/] as const),
      'not there',
    ],
  ])('tells of %s', async (_, state, part, words, cancel) => {
    await opened(state, 'in', part);
    await expect.element(page.getByText(words).first()).toBeVisible();
    if (cancel === 'offered') await expect.element(button('Cancel transfer')).toBeEnabled();
    else expect(button('Cancel transfer').query()).toBeNull();
    if (cancel === 'not there') expect(page.getByText(/^Reserves/).query()).toBeNull();
  });

  test('G39: marks in the list what the service no longer lists', async () => {
    await openApp('full');
    await go('Transfers');
    await expect
      .element(row(/Wine for the fair/))
      .toHaveTextContent(/The service no longer lists this transfer/);
  });

  test('shows no odd character of an outside text as it is', async () => {
    const endpoint = { endpoint: 'rpc://evil\u202eexample', transportType: 3, used: false };
    await opened('expired', 'in', { endpoints: [endpoint] });
    await page.getByText('Details', { exact: true }).click();
    await expect.element(page.getByText('rpc://evil\ufffdexample')).toBeVisible();
    expect(document.body.textContent).not.toContain('\u202e');
  });
});

test('G38: with an unknown status number has its own state, and claims nothing', () => {
  const one = aTransfer(1, 'unknown', 'in', { status: 42 });
  expect(stateLook(one)).toMatchObject({ kind: 'unknown', word: 'Unknown (42)' });
  expect(standingOf(one, 0)).toMatch(/42.*Ochre does nothing about it/);
});

test("is overdue and not failed if it was accepted but didn't come, and says whom to ask", () => {
  const taken = { statusName: 'waitingConfirmations', txid: 'ab'.repeat(32) } as const;
  const late = aTransfer(1, 'confirming', 'in', { ...taken, expiresAtMs: NOW_MS - 30 * 3_600_000 });
  if (late.nextStep === null) throw new Error('none');
  expect(stateLook({ ...late, isOverdue: true })).toMatchObject({ kind: 'turn', word: 'Needs you' });
  expect(standingOf(late, NOW_MS)).toMatch(/^Overdue: .*Ask the sender whether they broadcast it/);
  const gone = { ...late, nextStep: { ...late.nextStep, overdue: 'excluded' as const } };
  expect(standingOf(gone, NOW_MS)).toMatch(/^Can’t arrive any more.*Ask the sender to pay a new invoice/);
});

test('shows no countdown that has run out', () => {
  const one = { ...aTransfer(1, 'waitingForThem', 'out'), acceptUntilMs: 1_000_000 };
  expect(standingOf(one, 1_000_000 - 61_000)).toMatch(/until .* to accept\. 1:01 left/);
  expect(standingOf(one, 1_000_000 + 61_000)).toMatch(/^Time ran out 1\smin ago/);
});

test("importing Sparrow's labels accounts for each label", async () => {
  const main = await openApp('full');
  main.answers({
    'transfers.importLabels': {
      ...{ outcome: 'read', set: 3, same: 1, ownStays: 1, unknown: 2, ofOthers: 12, empty: 0, unread: 0 },
    },
  });
  await go('Transfers');
  await button('Labels').click();
  await button('Paste text').click();
  await page.getByLabelText('Labels as text').fill('{"type":"tx"}');
  await button('Import').click();
  const text = '{"type":"tx"}';
  expect(lastInput(main, 'transfers.importLabels')).toMatchObject({ source: { from: 'text', text } });
  for (const said of [
    /^3\sset$/,
    /^1\salready the same$/,
    /^1\skept: yours$/,
    /^2\sskipped: not in this wallet$/,
  ])
    await expect.element(page.getByText(said)).toBeVisible();
});
