import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TransferHistory } from '../../../src-preload/contract/index.ts';
import { anOwnInvoice, ids, noHistory } from '../../fakes/asset-world.ts';
import { failure } from '../../fakes/fake-types.ts';
import { NOW_MS, practiceWallet, remoteWallet } from '../../fakes/scenarios.ts';
import { button, go, h1, openApp } from './open-app.ts';

const bitcoin = () => page.getByRole('region', { name: 'Bitcoin', exact: true });
const detail = () => button(/Details of your bitcoin$/).click();

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
    const isEnd = used > 20_000;
    const todo = page.getByRole('listitem').filter({ hasText: words });
    await todo.getByRole('button', { name: isEnd ? 'Open' : 'Show recovery' }).click();
    await expect.element(h1(isEnd ? 'Move to another service' : 'Recovery')).toBeVisible();
  }
});

test('hiding amounts hides every amount, and main stores it', async () => {
  const main = await openApp('full');
  await detail();
  await button('Hide amounts').click();
  await expect.element(button('Show amounts')).toBeVisible();
  expect(main.world.settings.hideAmounts).toBe(true);
  expect(document.body.textContent).not.toMatch(/284/);
});

test("a service's text can't hide or reorder words", async () => {
  await openApp('funded', undefined, (main) => {
    main.once({
      'wallet.overview': failure('SERVICE_ERROR', {
        host: 'wallet.example',
        endpoint: 'btcbalance',
        status: 500,
        name: null,
        message: '<img src=x onerror=alert(1)>\u202eevil\u200b\u0007',
        retryAfterSeconds: null,
      }),
    });
  });
  const note = page.getByRole('alert');
  await expect.element(note).toHaveTextContent(/<img src=x onerror=alert\(1\)>\ufffdevil\ufffd/);
  expect(note.element().querySelector('img')).toBeNull();
});

test("if the service can't send bitcoin, Home says before the first deposit how it can leave", async () => {
  const wallets = [{ ...remoteWallet, can: { ...remoteWallet.can, sendsBitcoin: false } }];
  await openApp('empty', { wallets, activeId: remoteWallet.id });
  await expect.element(attention()).toHaveTextContent(/Two wallets on one phrase can lose assets/);
  await attention().getByRole('button', { name: 'Show recovery' }).click();
  await expect.element(h1('Recovery')).toBeVisible();
});

test('a service hears nothing of a wallet before the person consents to register it', async () => {
  const main = await openApp('unregistered');
  await expect.element(page.getByText('Connect this wallet')).toBeVisible();
  const asked = main.calls.map(({ name }) => name);
  expect(asked).not.toContain('wallet.overview');
  expect(asked).not.toContain('wallet.unspents');
  expect(asked).not.toContain('wallet.register');

  main.once({ 'wallet.register': { outcome: 'aborted', address: null } });
  await button('Connect').click();
  await expect.element(page.getByText('Not approved: Ochre shared nothing.')).toBeVisible();

  await button('Connect').click();
  await expect.element(bitcoin()).toBeVisible();
});

const attention = () => page.getByRole('region', { name: 'Needs you' });

test('hiding amounts hides those of assets and tasks, too', async () => {
  await openApp('full', { settings: { hideAmounts: true } });
  await expect.element(attention()).toHaveTextContent(/Action needed: TUSD/);
  expect(document.body.textContent).not.toMatch(/490\.00|1,200\.00|25\.00/);
});

test('refused asset data of a received transfer is shown for a month, with a link to its invoice', async () => {
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

test("a refresh's alarm stays visible", async () => {
  const main = await openApp('full');
  await expect.element(attention()).toBeVisible();
  const alarm = { kind: 'alarm', direction: 'in', amount: '7500', state: 'failed' } as const;
  main.answers({
    'wallet.refresh': {
      asOfMs: Date.now(),
      changes: [{ ...alarm, assetId: ids.tusd, key: `${ids.tusd}#10` }],
    },
  });
  await button('Refresh the wallet').click();
  await expect.element(attention()).toHaveTextContent(/The service changed its report\s*75\.00\sTUSD/);
});

describe("a contradiction in the service's data", () => {
  const outpoint = `${'ab'.repeat(32)}:1`;
  const region = () => page.getByRole('region', { name: 'Discrepancies' });
  const refresh = () => button('Refresh the wallet').click();

  test.each([
    [
      'both values',
      { kind: 'plainBitcoin', subject: '', here: '1334310', told: '1000' },
      /Plain bitcoin doesn’t add up.*Sum of the coins 1,334,310\ssats.*The service’s balance 1,000\ssats/,
    ],
    [
      'neither value where amounts are hidden',
      { kind: 'asset', subject: ids.tusd, here: '74000', told: '75000' },
      /TUSD.* doesn’t add up/,
    ],
  ] as const)('is on Home with %s', async (_, mismatch, words) => {
    const hideAmounts = mismatch.kind === 'asset';
    await openApp('full', { settings: { hideAmounts }, mismatches: [mismatch] });
    await refresh();
    await expect.element(region()).toHaveTextContent(words);
    if (hideAmounts) await expect.element(region()).not.toHaveTextContent(/74|75/);
    expect(button(/^I made these/).query()).toBeNull();
  });

  test('reports that an output disappeared without an act here, until the person accepts it', async () => {
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
});

describe('before the service has answered, Home', () => {
  const balance = { settledSats: 7_000, futureSats: 7_000, spendableSats: 6_000 };
  const lastOverview = {
    balance: { vanilla: balance, colored: balance },
    slots: { free: 4, held: 0, carrying: 0 },
    asOfMs: Date.now() - 2 * 3_600_000,
  };

  test('shows the last values with their age, and offers no act by them', async () => {
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

  test('shows no amount before it is known whether amounts are hidden', async () => {
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
