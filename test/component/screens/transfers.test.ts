import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CallInput, TransferDetail } from '../../../src-preload/contract/index.ts';
import { rowByKey, rowsAt, scrollTo } from '../../../src-renderer/components/window-of-rows.ts';
import { RowPages } from '../../../src-renderer/wallet/row-pages.ts';
import { standingOf, stateLook } from '../../../src-renderer/text/transfers.ts';
import { aTransfer, ids } from '../../fakes/asset-world.ts';
import { failure } from '../../fakes/fake-types.ts';
import { NOW_MS } from '../../fakes/scenarios.ts';
import type { FakeMain } from '../../fakes/bridge.ts';
import { button, go, lastInput, openApp } from './open-app.ts';

const grid = () => page.getByRole('grid', { name: 'Transfers' });
const row = (name: string | RegExp) => grid().getByRole('row', { name });
/** How often the list asks from now on: other screens asked for rows of their own before. */
function asksFrom(main: FakeMain): () => number {
  const before = main.timesCalled('transfers.page');
  return () => main.timesCalled('transfers.page') - before;
}
const shownRows = (): number => document.querySelectorAll('[role="grid"] [role="row"]').length - 1;

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

/** The page of the only transfer there is. */
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

describe('the list', () => {
  test('tells state, direction and amount of each transfer', async () => {
    await openApp('full');
    await go('Transfers');
    await expect.element(row(/Rent, March/)).toHaveTextContent(/Out.*−25\.00\sTUSD.*Waiting/);
    await expect.element(row(/Invoice for Marta/)).toHaveTextContent(/In.*\+25\.00\sTUSD.*Expired/);
    await expect.element(row(/Unknown \(9\)/)).toHaveTextContent(/VINE.*\+2\sVINE/);
  });

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
  ])('shows %s', async (_, part, hideAmounts, words, not) => {
    await openApp('full', { transfers: [aTransfer(1, 'settled', 'in', part)], settings: { hideAmounts } });
    await go('Transfers');
    await expect.element(grid()).toHaveTextContent(words);
    if (not !== null) await expect.element(grid()).not.toHaveTextContent(not);
  });

  test('names what cannot be read, and shows and opens all others', async () => {
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
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Transfer', exact: true }))
      .toBeVisible();
  });

  test('draws a screenful of 30,000 and asks main for the pages around it alone', async () => {
    const main = await openMany(30_000);
    await expect.element(grid()).toHaveAttribute('aria-rowcount', '30001');
    expect(shownRows()).toBeLessThan(40);
    const asked = asksFrom(main);
    const box = grid().element();
    for (const share of [0.2, 0.4, 0.6, 0.8, 1]) box.scrollTop = share * 30_000 * 44;
    await expect.element(row(/Number 30000$/)).toBeVisible();
    // Whoever drags through them asks for where they let go, not for all on the way.
    expect(asked()).toBeLessThan(4);
    expect(shownRows()).toBeLessThan(40);
    expect(document.querySelectorAll('*').length).toBeLessThanOrEqual(1_000);
  });

  test('asks once when it opens', async () => {
    const main = await openMany(20);
    await expect.element(row(/Number 1$/)).toBeVisible();
    const asked = main.calls.filter(
      ({ name, input }) => name === 'transfers.page' && (input as { limit: number }).limit === 100,
    );
    // The newest of Home before, and its own.
    expect(asked).toHaveLength(2);
  });

  test('is walked by the keyboard alone, and a reader follows it', async () => {
    await openMany(500);
    grid().element().focus();
    const activeLabel = () =>
      document.getElementById(grid().element().getAttribute('aria-activedescendant') ?? '')?.textContent ??
      '';
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect.poll(activeLabel).toMatch(/Number 2$/);
    await userEvent.keyboard('{End}');
    await expect.poll(activeLabel).toMatch(/Number 500$/);
    await userEvent.keyboard('{PageUp}');
    await expect.poll(activeLabel).toMatch(/Number 4[89]\d$/);
    await userEvent.keyboard('{Home}{Enter}');
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Transfer', exact: true }))
      .toBeVisible();
    await expect.element(page.getByText('Number 1', { exact: true })).toBeVisible();
  });

  test('is where it was left when one comes back from a transfer', async () => {
    await openMany(500);
    grid().element().focus();
    await userEvent.keyboard('{End}{Enter}');
    await expect.element(page.getByText('Number 500', { exact: true })).toBeVisible();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expect.element(row(/Number 500$/)).toBeVisible();
    await expect.element(row(/Number 500$/)).toBeInViewport();
  });

  test('takes in what is new without losing what is there', async () => {
    const main = await openMany(500);
    main.world.transfers = [
      aTransfer(900, 'confirming', 'in', { label: 'Just came' }),
      ...main.world.transfers,
    ];
    main.tell('wallet.changed', { walletId: main.world.activeId ?? '' });
    await expect.element(row(/Just came$/)).toBeVisible();
    await expect.element(row(/Number 1$/)).toHaveAttribute('aria-rowindex', '3');
    await expect.element(grid()).toHaveAttribute('aria-rowcount', '502');
  });

  test('keeps what was read when a later reading fails, and says that it failed', async () => {
    const main = await openMany(20);
    main.failNext('transfers.page', failure('DISK_REFUSED', { file: 'journal.sqlite', detail: 'EIO' }));
    main.tell('wallet.changed', { walletId: main.world.activeId ?? '' });
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(row(/Number 1$/)).toBeVisible();
  });

  test('belongs to one wallet: a notice of another asks for nothing', async () => {
    const main = await openMany(20);
    const asked = asksFrom(main);
    main.tell('wallet.changed', { walletId: 'ee'.repeat(16) });
    await page.getByLabelText('State', { exact: true }).selectOptions('Failed');
    await expect.element(page.getByText('No transfers match.')).toBeVisible();
    expect(asked()).toBe(1);
  });
});

describe('looking for transfers', () => {
  test('asks main with everything that was chosen, and searches once the typing pauses', async () => {
    const main = await openApp('full');
    await go('Transfers');
    await expect.element(row(/Rent, March/)).toBeVisible();
    const asked = asksFrom(main);
    await page.getByLabelText('State', { exact: true }).selectOptions('In progress');
    await page.getByLabelText('Direction').selectOptions('Out');
    await page.getByLabelText('Asset', { exact: true }).selectOptions(ids.tusd);
    await page.getByRole('textbox', { name: 'Search' }).fill('  rent ');
    await expect
      .poll(() => (lastInput(main, 'transfers.page') as CallInput<'transfers.page'>).filter.text)
      .toBe('rent');
    expect((lastInput(main, 'transfers.page') as CallInput<'transfers.page'>).filter).toEqual({
      assetId: ids.tusd,
      states: ['waitingForThem', 'waitingForYou', 'confirming', 'expired', 'unknown'],
      direction: 'out',
      text: 'rent',
    });
    expect(asked()).toBeLessThan(6);
  });

  test('says that nothing is like that, and shows all again', async () => {
    const main = await openApp('full');
    await go('Transfers');
    await expect.element(row(/Rent, March/)).toBeVisible();
    main.answerNext('transfers.page', { total: 0, rows: [], asOfMs: NOW_MS });
    await page.getByRole('textbox', { name: 'Search' }).fill('of nobody');
    await expect.element(page.getByText('No transfers match.')).toBeVisible();
    await button('Show all transfers').click();
    await expect.element(row(/Rent, March/)).toBeVisible();
  });

  test('an answer to what was looked for before never stands under what is looked for now', async () => {
    const main = await openApp('full');
    await go('Transfers');
    await expect.element(row(/Rent, March/)).toBeVisible();
    const asked = asksFrom(main);
    const release = main.hold('transfers.page');
    await page.getByLabelText('Direction').selectOptions('Out');
    await expect.poll(asked).toBe(1);
    await page.getByLabelText('Direction').selectOptions('In');
    let everOut = false;
    const watch = new MutationObserver(() => (everOut ||= shownRows() === 5));
    watch.observe(document.body, { childList: true, subtree: true });
    release();
    await expect.element(row(/Rent, March/)).not.toBeInTheDocument();
    await expect.element(row(/Invoice for Marta/)).toBeVisible();
    watch.disconnect();
    expect(everOut).toBe(false);
  });

  test('writes what is found as a table, and says under which name', async () => {
    const main = await openApp('full');
    await go('Transfers');
    await page.getByLabelText('Direction').selectOptions('Out');
    await expect.element(page.getByText(/^5\stransfers$/)).toBeVisible();
    await button('Export CSV').click();
    await expect.element(page.getByText(/Saved as transfers\.csv/)).toBeVisible();
    expect(lastInput(main, 'transfers.exportCsv')).toMatchObject({ filter: { direction: 'out' } });
  });

  test('offers to receive where there is nothing yet, and no file of nothing', async () => {
    const main = await openApp('empty');
    await go('Transfers');
    await expect.element(page.getByText('No transfers yet')).toBeVisible();
    await userEvent.click(button('Export CSV'), { force: true });
    expect(main.timesCalled('transfers.exportCsv')).toBe(0);
    await button('Receive an asset').click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Receive' })).toBeVisible();
  });
});

describe('one transfer', () => {
  test('says whose turn it is, and its whole story', async () => {
    await opened('waitingForThem', 'out', { createdAtMs: NOW_MS - 4 * 60_000 });
    await expect.element(page.getByText(/^The recipient has until/)).toBeVisible();
    await expect
      .element(page.getByRole('region', { name: 'Timeline' }))
      .toHaveTextContent(/Created.*Waiting.*Expires/);
    await expect.element(page.getByText('Recipient ID', { exact: true })).toBeVisible();
  });

  test.each([
    ['outcomeUnknown', 'No answer to the submission. Cancelling now could pay twice.'],
    ['handedOver', 'Submitted: the transaction may still confirm.'],
    ['unknownState', 'Ochre doesn’t know its state.'],
  ] as const)('does not give up what is %s, and says why', async (because, why) => {
    const main = await opened(because === 'unknownState' ? 'unknown' : 'waitingForThem', 'out', {
      canFail: { can: false, because },
    });
    await expect.element(button('Cancel transfer')).toHaveAccessibleDescription(why);
    await userEvent.click(button('Cancel transfer'), { force: true });
    expect(main.timesCalled('transfers.fail')).toBe(0);
  });

  test('tells the time that is left and all that is reserved, and hides the amounts of it', async () => {
    const main = await opened('waitingForThem', 'out', { acceptUntilMs: Date.now() + 18 * 60_000 });
    await expect
      .element(
        page.getByText(
          /accept\. 1[78]:\d\d left\. Once accepted, a refresh broadcasts it: you can’t undo that\.$/,
        ),
      )
      .toBeVisible();
    await expect.element(page.getByText(/^Reserves 250\.00\sTUSD.* and 1,000\ssats$/)).toBeVisible();
    main.world.settings = { ...main.world.settings, hideAmounts: true };
    main.tell('settings.changed', main.world.settings);
    await expect.element(page.getByText(/^Reserves TUSD/)).not.toHaveTextContent(/250|1,000/);
  });

  test('offers no giving up of what has arrived, and says that a refresh takes it', async () => {
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

  test('keeps a label in the person’s own words, and takes it away', async () => {
    const main = await opened('waitingForThem', 'out');
    await page.getByText('Label', { exact: true }).click();
    await page.getByLabelText('Your label').fill('  Rent, paid ');
    await button('Save label').click();
    await expect.poll(() => lastInput(main, 'transfers.label')).toMatchObject({ label: 'Rent, paid' });
    await page.getByLabelText('Your label').fill('');
    await button('Save label').click();
    await expect.poll(() => lastInput(main, 'transfers.label')).toMatchObject({ label: null });
  });

  test('shows no odd character of a foreign text as it came', async () => {
    const endpoint = { endpoint: 'rpc://evil\u202eexample', transportType: 3, used: false };
    await opened('expired', 'in', { endpoints: [endpoint] });
    await page.getByText('Details', { exact: true }).click();
    await expect.element(page.getByText('rpc://evil\ufffdexample')).toBeVisible();
    expect(document.body.textContent).not.toContain('\u202e');
  });

  test('says so when the list does not have it', async () => {
    await openApp('full', undefined, (fake) => {
      fake.failNext('transfers.read', failure('TRANSFER_UNKNOWN'));
    });
    await go('Transfers');
    await row(/Rent, March/).click();
    await expect.element(page.getByText('This transfer isn’t in the list')).toBeVisible();
  });
});

describe('words', () => {
  test('G38: an unknown number is a state of its own, and nothing is claimed about it', () => {
    const one = aTransfer(1, 'unknown', 'in', { status: 42 });
    expect(stateLook(one)).toMatchObject({ kind: 'unknown', word: 'Unknown (42)' });
    expect(standingOf(one, 0)).toMatch(/42.*Ochre does nothing about it/);
  });

  test('an expired invoice holds a slot, an expired send does not say so', () => {
    expect(stateLook(aTransfer(1, 'expired', 'in')).word).toBe('Expired');
    expect(stateLook(aTransfer(1, 'expired', 'out')).word).toBe('Expired');
  });

  test('what was accepted here and does not come is overdue, not failed, and says whom to ask', () => {
    const taken = { statusName: 'waitingConfirmations', txid: 'ab'.repeat(32) } as const;
    const late = aTransfer(1, 'confirming', 'in', { ...taken, expiresAtMs: NOW_MS - 30 * 3_600_000 });
    if (late.nextStep === null) throw new Error('none');
    expect(stateLook({ ...late, isOverdue: true })).toMatchObject({ kind: 'turn', word: 'Needs you' });
    expect(standingOf(late, NOW_MS)).toMatch(/^Overdue: .*Ask the sender whether they broadcast it/);
    const gone = { ...late, nextStep: { ...late.nextStep, overdue: 'excluded' as const } };
    expect(standingOf(gone, NOW_MS)).toMatch(/^Can’t arrive any more.*Ask the sender to pay a new invoice/);
  });

  test('no time is counted down that has run out', () => {
    const one = { ...aTransfer(1, 'waitingForThem', 'out'), acceptUntilMs: 1_000_000 };
    expect(standingOf(one, 1_000_000 - 61_000)).toMatch(/until .* to accept\. 1:01 left/);
    expect(standingOf(one, 1_000_000 + 61_000)).toMatch(/^Time ran out 1\smin ago/);
  });
});

describe('the window of rows', () => {
  test('draws what is seen and a little beyond, never a row that is not there', () => {
    expect(rowsAt(0, 440, 44, 1_000)).toEqual({ first: 0, end: 13 });
    expect(rowsAt(4_400, 440, 44, 1_000)).toEqual({ first: 97, end: 113 });
    expect(rowsAt(999_999, 440, 44, 1_000)).toEqual({ first: 997, end: 1_000 });
    expect(rowsAt(0, 440, 44, 0)).toEqual({ first: 0, end: 0 });
  });

  test('scrolls only as far as a row needs to be seen', () => {
    expect(scrollTo(5, 0, 440, 44)).toBe(0);
    expect(scrollTo(10, 0, 440, 44)).toBe(44);
    expect(scrollTo(2, 440, 440, 44)).toBe(88);
  });

  test('stays within the list, whatever key is pressed', () => {
    expect(rowByKey('ArrowUp', 0, 9, 100)).toBe(0);
    expect(rowByKey('PageDown', 95, 9, 100)).toBe(99);
    expect(rowByKey('End', 3, 9, 100)).toBe(99);
    expect(rowByKey('constructor', 3, 9, 100)).toBeUndefined();
  });
});

describe('pages', () => {
  const rows = (from: number): number[] => Array.from({ length: 100 }, (_, at) => from + at);

  test('are asked for once, and again when they aged', () => {
    const one = new RowPages<number>().with(0, rows(0), 250);
    expect(one.missing({ first: 0, end: 20 })).toBeUndefined();
    expect(one.missing({ first: 90, end: 120 })).toBe(1);
    expect(
      one.with(1, rows(100), 250).with(2, rows(200), 250).missing({ first: 240, end: 320 }),
    ).toBeUndefined();
    expect(one.aged().missing({ first: 0, end: 20 })).toBe(0);
    expect(one.aged().row(7)).toBe(7);
  });

  test('forget those whose rows moved with the number of rows', () => {
    const two = new RowPages<number>().with(0, rows(0), 250).with(1, rows(100), 250);
    expect(two.aged().with(0, rows(1_000), 251).row(150)).toBeUndefined();
    expect(two.aged().with(0, rows(1_000), 250).row(150)).toBe(150);
  });

  test('keep few, and those that are near', () => {
    let many = new RowPages<number>();
    for (let page = 0; page < 30; page += 1) many = many.with(page, rows(page * 100), 3_000);
    expect(many.row(2_950)).toBe(2_950);
    expect(many.row(1_800)).toBe(1_800);
    expect(many.row(1_700)).toBeUndefined();
  });
});

describe('labels', () => {
  test('go out by BIP329, with what is not in the file', async () => {
    await openApp('full');
    await go('Transfers');
    await button('Labels').click();
    await button('Export labels').click();
    await expect
      .element(page.getByText(/Saved as \/home\/someone\/labels\.jsonl/))
      .toHaveTextContent(/1 left out: no transaction/);
  });

  test('come in from Sparrow, and each is accounted for', async () => {
    const main = await openApp('full');
    await go('Transfers');
    await button('Labels').click();
    expect(button('Scan QR codes').query()).toBeNull();
    await button('Paste text').click();
    await page.getByLabelText('Labels as text').fill('{"type":"tx"}');
    await button('Import').click();
    expect(lastInput(main, 'transfers.importLabels')).toMatchObject({
      source: { from: 'text', text: '{"type":"tx"}' },
    });
    for (const sentence of [
      /^3\sset$/,
      /^1\salready the same$/,
      /^1\skept: yours$/,
      /^2\sskipped: no transfer here$/,
      /^12\sskipped: not of transactions$/,
    ])
      await expect.element(page.getByText(sentence)).toBeVisible();
  });
});
