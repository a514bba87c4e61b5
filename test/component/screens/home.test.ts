import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TransferHistory } from '../../../src-preload/contract/index.ts';
import { anOwnInvoice, aTransfer, ids, noHistory } from '../../fakes/asset-world.ts';
import type { FakeMain } from '../../fakes/bridge.ts';
import { aFriend } from '../../fakes/elsewhere-answers.ts';
import { failure } from '../../fakes/fake-types.ts';
import { NOW_MS, onlyRemote, practiceWallet, remoteWallet } from '../../fakes/scenarios.ts';
import { button, go, lastInput, openApp, openTools } from './open-app.ts';

/**
 * Until the refresh is over that comes by itself, a moment after the wallet was read: what is asked for by hand meanwhile
 * is that one, and what is prepared for the one by hand would be taken by it. After each the look for what agrees is asked.
 */
const firstRefresh = (main: FakeMain) => expect.poll(() => main.timesCalled('wallet.consistency')).toBe(1);

const bitcoin = () => page.getByRole('region', { name: 'Bitcoin', exact: true });
const detail = () => button(/Details of your bitcoin$/).click();

test('shows what can be spent first, and bitcoin holding assets apart behind a press', async () => {
  await openApp('full');
  await expect.element(bitcoin()).toHaveTextContent(/1,284,310\s*sats/);
  await expect.element(bitcoin()).toHaveTextContent(/free slot/);
  await expect.element(bitcoin()).not.toHaveTextContent(/In slots/);
  await detail();
  await expect.element(bitcoin()).toHaveTextContent(/On the way\s*51,000\ssats/);
  await expect.element(bitcoin()).toHaveTextContent(/In slots, holding assets\s*6,000\ssats/);
});

test.each([
  [899, 1_000, null],
  [900, 1_000, /900 of 1,000 addresses used.*make a new backup/],
  [1_001, 2_000, null],
  [20_100, 21_000, /20,100 of 20,000 used\. Move everything to a new wallet/],
])('says of a wallet with %i of %i addresses used what comes next', async (used, length, words) => {
  await openApp('full', { wallets: [{ ...practiceWallet, usedAddresses: used, searchLength: length }] });
  await expect.element(bitcoin()).toBeVisible();
  const said = page.getByText(words ?? /are used/);
  if (words === null) expect(said.elements()).toEqual([]);
  else {
    await expect.element(said).toBeVisible();
    await button('Show recovery').click();
    await expect.element(page.getByRole('heading', { name: 'Recovery', level: 1 })).toBeVisible();
  }
});

test('hides every amount when asked, and main remembers it', async () => {
  const main = await openApp('full');
  await detail();
  await button('Hide amounts').click();
  await expect.element(button('Show amounts')).toBeVisible();
  expect(main.world.settings.hideAmounts).toBe(true);
  expect(document.body.textContent).not.toMatch(/284/);
});

test('offers no faucet to a wallet of a real service', async () => {
  await openApp('empty', onlyRemote);
  await expect.element(bitcoin()).toBeVisible();
  expect(button('Get practice coins').query()).toBeNull();
  expect(button('Practice tools').query()).toBeNull();
});

test('keeps the last balances when the service fails, says what happened and tries again', async () => {
  const main = await openApp('funded');
  await expect.element(bitcoin()).toBeVisible();
  await firstRefresh(main);
  main.failNext(
    'wallet.refresh',
    failure('SERVICE_SLOW', { host: 'wallet.example', endpoint: 'refresh', seconds: 30, phase: 'headers' }),
  );
  await button('Refresh the wallet').click();
  const note = page.getByRole('alert');
  await expect.element(note).toHaveTextContent(/No answer from wallet\.example within 30 s/);
  await expect.element(note).toHaveTextContent(/headers, refresh, 30 s/);
  await expect.element(bitcoin()).toHaveTextContent(/1,284,310/);
  await button('Try again').click();
  await expect.element(note).not.toBeInTheDocument();
});

test('shows text of a service without letting it hide or reorder words', async () => {
  await openApp('funded', undefined, (main) => {
    main.failNext(
      'wallet.overview',
      failure('SERVICE_ERROR', {
        host: 'wallet.example',
        endpoint: 'btcbalance',
        status: 500,
        name: null,
        message: '<img src=x onerror=alert(1)>\u202eevil\u200b\u0007',
        retryAfterSeconds: null,
      }),
    );
  });
  const note = page.getByRole('alert');
  await expect.element(note).toHaveTextContent(/<img src=x onerror=alert\(1\)>\ufffdevil\ufffd/);
  expect(note.element().querySelector('img')).toBeNull();
});

test('says before a first deposit how bitcoin leaves where the service sends none', async () => {
  const wallets = [{ ...remoteWallet, can: { ...remoteWallet.can, sendsBitcoin: false } }];
  await openApp('empty', { wallets, activeId: remoteWallet.id });
  await expect.element(attention()).toHaveTextContent(/Two wallets on one phrase can lose assets/);
  await attention().getByRole('button', { name: 'Show recovery' }).click();
  await expect.element(page.getByRole('heading', { name: 'Recovery', level: 1 })).toBeVisible();
});

test('asks a service nothing about a wallet before it is registered, which waits for consent', async () => {
  const main = await openApp('unregistered');
  await expect.element(page.getByText('Connect this wallet')).toBeVisible();
  const asked = main.calls.map(({ name }) => name);
  expect(asked).not.toContain('wallet.overview');
  expect(asked).not.toContain('wallet.unspents');
  expect(asked).not.toContain('wallet.register');

  main.answerNext('wallet.register', { outcome: 'aborted', address: null });
  await button('Connect').click();
  await expect.element(page.getByText('Not approved: Ochre shared nothing.')).toBeVisible();

  await button('Connect').click();
  await expect.element(bitcoin()).toBeVisible();
});

test('says that the key is elsewhere, prepares all the same, and offers to bring it here by its words', async () => {
  await openApp('funded', { wallets: [{ ...practiceWallet, keySource: 'none' }] });
  await expect.element(page.getByRole('complementary', { name: 'Watch-only' })).toBeVisible();
  await go('Bitcoin');
  const review = button(/^Review: create/);
  await expect.element(review).not.toHaveAttribute('aria-disabled');
  await go('Settings');
  await expect.element(page.getByRole('listitem').getByText('Watch-only', { exact: true })).toBeVisible();
  expect(button('Show: Recovery phrase').query()).toBeNull();
  expect(button('Check: Recovery phrase').query()).toBeNull();
  await button('Restore: Wallet key').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Restore “Practice”' })).toBeVisible();
});

test('lists what waits for the person, and nothing that is done', async () => {
  await openApp('funded');
  await expect.element(attention()).toHaveTextContent(/Check your recovery phrase/);
  await attention().getByRole('button', { name: 'Check' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: /^Recovery phrase/ })).toHaveFocus();
});

test('has no such heading when words are checked and nothing waits', async () => {
  const wallets = [{ ...practiceWallet, wordsCheckedAtMs: NOW_MS }];
  await openApp('full', { wallets, transfers: [], invoices: [] });
  await expect.element(bitcoin()).toBeVisible();
  await expect.element(attention()).not.toBeInTheDocument();
});

const attention = () => page.getByRole('region', { name: 'Needs you' });
const assetsCard = () => page.getByRole('region', { name: 'Assets', exact: true });
const friendCard = () => page.getByRole('region', { name: 'Practice friend' });

test('shows the five assets that moved last, each in its own precision, and the way to all', async () => {
  await openApp('full', {
    transfers: [
      aTransfer(1, 'settled', 'in', { assetId: ids.chfk, createdAtMs: NOW_MS, updatedAtMs: NOW_MS }),
      aTransfer(2, 'settled', 'in', { assetId: ids.vine, createdAtMs: NOW_MS - 1_000, updatedAtMs: null }),
    ],
  });
  const rows = assetsCard().getByRole('listitem');
  await expect.element(rows.nth(0)).toHaveTextContent(/CHFK.*1,200\.00000000/);
  await expect.element(rows.nth(1)).toHaveTextContent(/VINE.*36.*−4.*waiting/);
  expect(rows.elements()).toHaveLength(5);
  await button(/^All 7 assets$/).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Assets' })).toBeVisible();
});

test('hides amounts of assets too, and among what waits', async () => {
  await openApp('full', { settings: { hideAmounts: true } });
  await expect.element(attention()).toHaveTextContent(/Action needed: TUSD/);
  expect(document.body.textContent).not.toMatch(/490\.00|1,200\.00|25\.00/);
});

test('leads from what waits to the transfer, and to the expired invoice that holds a slot', async () => {
  await openApp('full');
  await expect.element(attention()).toHaveTextContent(/Action needed: 1,200\.00\sTUSD/);
  await expect
    .element(attention())
    .toHaveTextContent(/Invoice expired\s*25\.00\sTUSD \(Tq0xW4mJ…\) still reserves slot 5384…:1/);
  await attention().getByRole('button', { name: 'Check invoice' }).click();
  await expect.element(page.getByRole('region', { name: /^Receive / })).toHaveTextContent(/Expired/);
  await go('Home');
  await attention().getByRole('button', { name: 'Open' }).click();
  const places = page.getByRole('navigation', { name: 'Main' });
  await expect
    .element(places.getByRole('button', { name: 'Transfers' }))
    .toHaveAttribute('aria-current', 'page');
});

test('says that asset data which came in does not hold, for a month, and leads to its invoice', async () => {
  const paid = (seed: number, assetData: Partial<TransferHistory>) =>
    anOwnInvoice(seed, {
      ...{ state: 'settled', kind: 'witness', amount: String(seed) },
      assetData: { ...noHistory, atMs: NOW_MS, ...assetData },
    });
  await openApp('full', {
    invoices: [
      paid(101, { outcome: 'refused', code: 'CONTRACT' }),
      paid(102, { outcome: 'proved', given: '99' }),
      paid(103, { outcome: 'proved', given: '103' }),
      paid(104, { outcome: 'refused', code: 'CONTRACT', atMs: NOW_MS - 31 * 86_400_000 }),
      paid(105, { outcome: 'absent' }),
    ],
  });
  const told = attention().getByText('Received asset data doesn’t hold');
  await expect.element(told.first()).toBeVisible();
  expect(told.elements()).toHaveLength(2);
  await expect.element(attention()).toHaveTextContent(/1\.01\sTUSD.*tell the sender.*1\.02\sTUSD/);
  await attention().getByRole('button', { name: 'Check invoice' }).first().click();
  await expect.element(page.getByText(/Another asset/)).toBeVisible();
});

test('keeps an alarm of a refresh in sight, with the way to its transfer', async () => {
  const main = await openApp('full');
  await expect.element(attention()).toBeVisible();
  main.answerNext('wallet.refresh', {
    asOfMs: Date.now(),
    changes: [
      {
        kind: 'alarm',
        assetId: ids.tusd,
        key: `${ids.tusd}#10`,
        direction: 'in',
        amount: '7500',
        state: 'failed',
      },
    ],
  });
  await button('Refresh the wallet').click();
  await expect.element(attention()).toHaveTextContent(/The service changed its report\s*75\.00\sTUSD/);
});

test('lets the friend fall silent, who then sends nothing', async () => {
  const main = await openApp('full', (world) => {
    world.unspents = world.unspents.map((one) => (one.use === 'held' ? { ...one, use: 'free' } : one));
  });
  await openTools();
  await page.getByRole('checkbox', { name: /Make them silent/ }).click();
  await expect.element(friendCard()).toHaveTextContent(/Silent/);
  expect(lastInput(main, 'practice.setFriend')).toEqual({ silent: true });
  main.answers({ 'practice.setFriend': ({ leaves = 'data' }) => ({ ...aFriend, silent: true, leaves }) });
  await userEvent.selectOptions(page.getByLabelText('Test bad asset data'), 'anotherAsset');
  await expect.poll(() => lastInput(main, 'practice.setFriend')).toEqual({ leaves: 'anotherAsset' });
  await expect.element(button('Send me samples')).toHaveAccessibleDescription('Silent');
  await userEvent.click(button('Send me samples'), { force: true });
  expect(main.timesCalled('practice.giveSamples')).toBe(0);
});

describe('what does not agree', () => {
  const outpoint = `${'ab'.repeat(32)}:1`;
  const region = () => page.getByRole('region', { name: 'Discrepancies' });
  const refresh = () => button('Refresh the wallet').click();

  test('stands there with both values, and blocks nothing', async () => {
    const main = await openApp('full', {
      mismatches: [{ kind: 'plainBitcoin', subject: '', here: '1334310', told: '1000' }],
    });
    await refresh();
    await expect.element(region()).toHaveTextContent(/Plain bitcoin doesn’t add up/);
    await expect.element(region()).toHaveTextContent(/Sum of the coins 1,334,310\ssats/);
    await expect.element(region()).toHaveTextContent(/The service’s balance 1,000\ssats/);
    expect(button(/^I made these/).query()).toBeNull();
    await go('Transfers');
    await expect.element(page.getByRole('grid', { name: 'Transfers' })).toBeVisible();
    expect(main.timesCalled('wallet.acceptCoins')).toBe(0);
  });

  test('says that an output went by nothing done here, until the person knows of it', async () => {
    const main = await openApp('full', {
      mismatches: [{ kind: 'coinGone', subject: outpoint, here: '50000', told: '' }],
    });
    await refresh();
    await expect.element(region()).toHaveTextContent(/50,000\ssats on abab.*no such coin/);
    await expect.element(region()).toHaveTextContent(/Two devices on one wallet can lose assets/);
    main.world.mismatches = [];
    await button(/^I made these/).click();
    await expect.element(region()).not.toBeInTheDocument();
    expect(main.timesCalled('wallet.acceptCoins')).toBe(1);
  });

  test('hides both values where the person hides amounts, and says that they do not agree', async () => {
    await openApp('full', {
      settings: { hideAmounts: true },
      mismatches: [{ kind: 'asset', subject: ids.tusd, here: '74000', told: '75000' }],
    });
    await refresh();
    await expect.element(region()).toHaveTextContent(/TUSD.* doesn’t add up/);
    await expect.element(region()).not.toHaveTextContent(/74|75/);
  });

  test('is not there where everything agrees, and is looked for after a refresh alone', async () => {
    const main = await openApp('full');
    await firstRefresh(main);
    const before = main.timesCalled('wallet.consistency');
    await refresh();
    await expect.poll(() => main.timesCalled('wallet.consistency')).toBe(before + 1);
    expect(region().query()).toBeNull();
  });
});

describe('before the service has answered', () => {
  const balance = { settledSats: 7_000, futureSats: 7_000, spendableSats: 6_000 };
  const lastOverview = {
    balance: { vanilla: balance, colored: balance },
    slots: { free: 4, held: 0, carrying: 0 },
    asOfMs: Date.now() - 2 * 3_600_000,
  };

  test('shows what it told last, with its age, and offers nothing by it until it has', async () => {
    let answer: () => void = () => undefined;
    const main = await openApp('full', { lastOverview }, (one) => {
      answer = one.hold('wallet.overview');
    });
    await expect.element(bitcoin()).toHaveTextContent(/6,000\s*sats/);
    await expect.element(page.getByText(/as of 2\sh ago/)).toBeVisible();
    await detail();
    await expect
      .element(bitcoin().getByRole('button', { name: 'Send bitcoin' }))
      .toHaveAttribute('aria-disabled', 'true');
    await go('Receive');
    expect(document.body.textContent).not.toMatch(/4\sfree asset slots|4\sfree/);
    await go('Home');
    answer();
    await expect.element(bitcoin()).toHaveTextContent(/1,284,310\s*sats/);
    await detail();
    await expect
      .element(bitcoin().getByRole('button', { name: 'Send bitcoin' }))
      .not.toHaveAttribute('aria-disabled');
    expect(main.timesCalled('wallet.lastOverview')).toBe(1);
    expect(document.body.textContent).not.toMatch(/2\sh ago · asking/);
  });

  test('keeps it, with its age, where the service does not answer at all', async () => {
    await openApp('full', { lastOverview }, (main) => {
      main.failNext(
        'wallet.overview',
        failure('SERVICE_UNREACHABLE', { host: 'service.example', kind: 'refused', detail: '' }),
      );
    });
    await expect.element(bitcoin()).toHaveTextContent(/6,000\s*sats/);
    await expect.element(page.getByText(/as of 2\sh ago$/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  });

  test('keeps its slots where the service refuses its outputs alone, and says so beside balances of now', async () => {
    const sats = { settledSats: 1_284_310, futureSats: 1_284_310, spendableSats: 1_284_310 };
    await openApp('full', { lastOverview }, (main) => {
      main.answers({
        'wallet.overview': { balance: { vanilla: sats, colored: sats }, slots: null, asOfMs: Date.now() },
        'wallet.unspents': failure('SERVICE_UNREACHABLE', {
          host: 'service.example',
          kind: 'refused',
          detail: '',
        }),
      });
    });
    await expect.element(bitcoin()).toHaveTextContent(/1,284,310\s*sats/);
    await expect.element(page.getByText(/doesn’t list your coins/)).toBeVisible();
    await detail();
    await expect.element(bitcoin()).toHaveTextContent(/Slots, last reported\s*4 free · 0 reserved/);
  });

  test('hides it where amounts are hidden', async () => {
    await openApp(
      'full',
      { lastOverview, settings: { hideAmounts: true } },
      (main) => void main.hold('wallet.overview'),
    );
    await detail();
    await expect.element(button('Show amounts')).toBeVisible();
    expect(document.body.textContent).not.toMatch(/6,000|7,000/);
  });

  test('shows nothing of it before it is known whether amounts are hidden', async () => {
    let tell: () => void = () => undefined;
    await openApp('full', { lastOverview }, (main) => {
      tell = main.hold('settings.get');
      main.hold('wallet.overview');
    });
    await expect.element(page.getByText('Starting Ochre')).toBeVisible();
    expect(document.body.textContent).not.toMatch(/6,000|7,000/);
    tell();
    await expect.element(bitcoin()).toHaveTextContent(/6,000\s*sats/);
  });
});

describe('after a backup was restored', () => {
  const restored = {
    wallets: [
      {
        ...{ ...remoteWallet, registered: false, consented: false },
        ...{ keySource: 'none' as const, keysUnproved: 'backup' as const },
      },
    ],
    activeId: remoteWallet.id,
    transfers: [aTransfer(1, 'settled', 'in')],
    invoices: [anOwnInvoice(20, { invoice: '0', recipientId: '', withheld: true })],
  };
  const h1 = (name: string) => page.getByRole('heading', { level: 1, name });

  test('says what is here again and what is not, and leads to the words of that wallet alone', async () => {
    const main = await openApp('full', restored);
    await expect.element(h1('Backup restored')).toBeVisible();
    const all = page.getByRole('main');
    await expect.element(all).toHaveTextContent(/Next: restore the key of “Atelier”/);
    await expect.element(all).toHaveTextContent(/You can’t sign until you enter its recovery phrase/);
    await expect.element(all).toHaveTextContent(/“Atelier” · 1 transfer · 1 invoice/);
    await expect.element(all).toHaveTextContent(/Connect to a wallet service\s*wallet\.example/);
    expect(all.element().textContent).not.toContain('Needs you');
    await expect.element(page.getByRole('grid', { name: 'Transfers in the backup' })).toBeVisible();
    const asked = page.getByRole('region', { name: 'Open invoices' });
    await expect.element(asked).toHaveTextContent(/TUSD/);
    // Nothing of it can be paid before its keys are proved, so there is nothing to open.
    expect(asked.getByRole('button').elements()).toEqual([]);
    const primary = [...document.querySelectorAll<HTMLElement>('main .btn.primary')].filter((one) =>
      one.checkVisibility(),
    );
    expect(primary.map((one) => one.textContent.trim())).toEqual(['Enter recovery phrase']);
    await button('Enter recovery phrase').click();
    await expect.element(h1('Restore “Atelier”')).toBeVisible();
    expect(main.timesCalled('wallet.select')).toBe(0);
  });

  test('shows what it brought among the transfers and invoices, with no service yet', async () => {
    await openApp('full', restored);
    await go('Transfers');
    await expect.element(page.getByRole('grid', { name: 'Transfers' })).toBeVisible();
    expect(page.getByText(/Connect this wallet first/).query()).toBeNull();
    await go('Receive');
    await expect.element(page.getByRole('region', { name: 'Open invoices' })).toBeVisible();
  });
});
