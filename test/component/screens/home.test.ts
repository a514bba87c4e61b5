import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NOW_MS, practiceWallet, remoteWallet } from '../../fakes/scenarios.ts';
import { button, go, lastInput, openApp } from './open-app.ts';

test('shows plain bitcoin and bitcoin holding assets apart, what can be spent first', async () => {
  await openApp('full');
  const plain = page.getByRole('region', { name: 'Plain bitcoin', exact: true });
  await expect.element(plain).toHaveTextContent(/1\s284\s310\s*sats\s*spendable now/);
  await expect.element(plain).toHaveTextContent(/Coming\s*\+50\s000/);
  const coloured = page.getByRole('region', { name: 'Bitcoin holding assets' });
  await expect.element(coloured).toHaveTextContent(/5\s000\s*sats\s*spendable now/);
  await expect.element(coloured).toHaveTextContent(/Settled, held\s*1\s000/);
});

test('hides every amount when asked, and main remembers it', async () => {
  const main = await openApp('full');
  await button('Hide amounts').click();
  await expect.element(button('Show amounts')).toBeVisible();
  expect(main.world.settings.hideAmounts).toBe(true);
  expect(document.body.textContent).not.toMatch(/284/);
});

test('asks for an address only when told to, and once for a double click', async () => {
  const main = await openApp('empty');
  await expect.element(button('Get an address')).toBeVisible();
  expect(main.timesCalled('wallet.newAddress')).toBe(0);
  await userEvent.dblClick(button('Get an address'));
  await expect.element(page.getByRole('img', { name: 'QR code of the address' })).toBeVisible();
  await expect.element(page.getByText("m/86'/1'/0'/0/3")).toBeVisible();
  expect(main.timesCalled('wallet.newAddress')).toBe(1);
});

test('marks an address that the service gave before', async () => {
  await openApp('funded', (world) => {
    world.addresses = world.addresses.map((address) => ({ ...address, seenBefore: true }));
  });
  await expect.element(page.getByText('Used before')).toBeVisible();
});

test('shows no address that is not ours, and says not to pay to it', async () => {
  await openApp('empty', undefined, (main) => {
    main.failNext('wallet.newAddress', {
      code: 'ADDRESS_NOT_OURS',
      facts: { address: 'bcrt1pforeign', reason: 'foreign' },
    });
  });
  await button('Get an address').click();
  await expect.element(page.getByText('This address is not shown')).toBeVisible();
  await expect.element(page.getByText(/Do not pay to it/)).toBeVisible();
  expect(page.getByRole('img', { name: 'QR code of the address' }).query()).toBeNull();
});

test('gets practice coins, which come with the next block', async () => {
  const main = await openApp('empty');
  await button('Get practice coins').click();
  await expect
    .element(page.getByText(/One transaction waits and arrives with the next block in/))
    .toBeVisible();
  expect(lastInput(main, 'practice.faucet')).toMatchObject({ amountSats: 1_000_000 });
  await expect
    .element(page.getByRole('region', { name: 'Plain bitcoin', exact: true }))
    .toHaveTextContent(/\+1\s000\s000/);
  await button('Mine a block now').click();
  await expect
    .element(page.getByRole('region', { name: 'Plain bitcoin', exact: true }))
    .toHaveTextContent(/1\s000\s000\s*sats\s*spendable now/);
});

test('offers no faucet to a wallet of a real service', async () => {
  await openApp('empty', (world) => {
    world.wallets = [remoteWallet];
    world.activeId = remoteWallet.id;
  });
  await expect.element(page.getByText('Receive plain bitcoin')).toBeVisible();
  expect(button('Get practice coins').query()).toBeNull();
});

test('keeps the last balances when the service fails, says what happened and tries again', async () => {
  const main = await openApp('funded');
  await expect.element(page.getByRole('region', { name: 'Plain bitcoin', exact: true })).toBeVisible();
  main.failNext('wallet.refresh', {
    code: 'SERVICE_SLOW',
    facts: { host: 'wallet.example', endpoint: 'refresh', seconds: 30, phase: 'headers' },
  });
  await button('Refresh').click();
  const note = page.getByRole('alert');
  await expect.element(note).toHaveTextContent(/The service takes too long/);
  await expect.element(note).toHaveTextContent(/wallet\.example was asked for refresh/);
  await expect
    .element(page.getByRole('region', { name: 'Plain bitcoin', exact: true }))
    .toHaveTextContent(/1\s284\s310/);
  await button('Try again').click();
  await expect.element(note).not.toBeInTheDocument();
});

test('shows text of a service without letting it hide or reorder words', async () => {
  await openApp('funded', undefined, (main) => {
    main.failNext('wallet.overview', {
      code: 'SERVICE_ERROR',
      facts: {
        host: 'wallet.example',
        endpoint: 'btcbalance',
        status: 500,
        name: null,
        message: '<img src=x onerror=alert(1)>\u202eevil\u200b\u0007',
        retryAfterSeconds: null,
      },
    });
  });
  const note = page.getByRole('alert');
  await expect.element(note).toHaveTextContent(/<img src=x onerror=alert\(1\)>\ufffdevil\ufffd\ufffd/);
  expect(note.element().querySelector('img')).toBeNull();
});

test('says before a first deposit that plain bitcoin leaves by another wallet, and never by the asset branch', async () => {
  const main = await openApp('empty', (world) => {
    world.wallets = [remoteWallet];
    world.activeId = remoteWallet.id;
  });
  await expect.element(page.getByText('Before you send bitcoin here')).toBeVisible();
  await expect.element(page.getByText('Never sweep the asset branch')).toBeVisible();
  expect(main.timesCalled('wallet.descriptors')).toBe(0);
  await button('Show the descriptors').click();
  await expect.element(page.getByText(/tr\(\[73c5da0a\/86'\/1'\/0'\].*\/0\/\*\)/)).toBeVisible();
  await button('Copy').first().click();
  expect(lastInput(main, 'settings.copy')).toMatchObject({
    text: expect.stringContaining('tr([73c5da0a') as string,
  });
});

test('asks a service nothing about a wallet before it is registered, which waits for consent', async () => {
  const main = await openApp('unregistered', (world) => {
    world.confirm = 'page';
  });
  await expect.element(page.getByText('Register with a service')).toBeVisible();
  const asked = main.calls.map(({ name }) => name);
  expect(asked).not.toContain('wallet.overview');
  expect(asked).not.toContain('wallet.unspents');
  expect(asked).not.toContain('wallet.register');

  await button('Register this wallet').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Do not' }).click();
  await expect.element(page.getByText(/You turned back. wallet.example was shown nothing./)).toBeVisible();
  expect(main.world.wallets[0]?.registered).toBe(false);

  await button('Register this wallet').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show them' }).click();
  await expect.element(page.getByRole('region', { name: 'Plain bitcoin', exact: true })).toBeVisible();
});

test('connects a practice wallet when told to, and asks its service nothing before', async () => {
  const main = await openApp('empty', (world) => {
    world.wallets = [{ ...practiceWallet, registered: false, consented: false }];
  });
  await expect.element(button('Connect to practice')).toBeVisible();
  const asked = main.calls.map(({ name }) => name);
  expect(asked).not.toContain('wallet.register');
  expect(asked).not.toContain('wallet.overview');
  await button('Connect to practice').click();
  await expect.element(page.getByRole('region', { name: 'Plain bitcoin', exact: true })).toBeVisible();
  expect(main.timesCalled('wallet.register')).toBe(1);
});

test('says that the key is not here, offers to restore it, and nothing to sign', async () => {
  await openApp('funded', (world) => {
    world.wallets = [{ ...practiceWallet, keySource: 'none' }];
  });
  await expect.element(page.getByRole('complementary', { name: 'No key here' })).toBeVisible();
  await go('Asset slots');
  const review = button(/^Review: create/);
  await expect.element(review).toHaveAccessibleDescription(/no key here to sign with/);
  await go('Settings');
  await expect.element(page.getByText(/key not here/)).toBeVisible();
  expect(button('Show words of Practice').query()).toBeNull();
  await go('Home');
  const list = page.getByRole('region', { name: 'Needs your attention' });
  await list.getByRole('button', { name: 'Restore' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Restore “Practice”' })).toBeVisible();
});

test('lists what waits for the person, and nothing that is done', async () => {
  await openApp('funded');
  const list = page.getByRole('region', { name: 'Needs your attention' });
  await expect.element(list).toHaveTextContent(/Words not checked yet/);
  await expect.element(list).toHaveTextContent(/No slot to receive assets yet/);
  await list.getByRole('button', { name: 'Create slots' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Asset slots' })).toHaveFocus();
});

test('says that nothing waits when words are checked and slots are there', async () => {
  await openApp('full', (world) => {
    world.wallets = world.wallets.map((wallet) => ({ ...wallet, wordsCheckedAtMs: NOW_MS }));
    world.transfers = [];
    world.invoices = [];
  });
  await expect.element(page.getByText('Nothing waits for you.')).toBeVisible();
});
