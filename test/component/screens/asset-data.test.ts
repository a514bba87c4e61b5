import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TransferDetail, TransferHistory } from '../../../src-preload/contract/index.ts';
import { aTransfer, noHistory } from '../../fakes/asset-world.ts';
import { remoteWallet } from '../../fakes/scenarios.ts';
import { button, go, openApp } from './open-app.ts';

const shown = {
  ...noHistory,
  host: 'proxy.example',
  asset: {
    assetId: `rgb:${'a'.repeat(43)}`,
    ticker: 'TUSD',
    name: 'Test Dollar',
    precision: 2,
    schema: 'NIA',
  },
  given: '2500',
  transactions: 3,
} as const;

const notTaken = (code: TransferHistory['code']) =>
  ({ ...noHistory, outcome: 'refused', host: 'proxy.example', code }) as const;

/** Opens the first received transfer, changed by `part`; a click on verify then gives `history`. */
async function opened(history: TransferHistory, part: Partial<TransferDetail> = {}) {
  const transfers = [{ ...aTransfer(2, 'waitingForYou', 'in', { amount: '120000' }), ...part }];
  const main = await openApp('full', {
    ...{ transfers, history, wallets: [remoteWallet], activeId: remoteWallet.id },
  });
  await go('Transfers');
  page.getByRole('grid', { name: 'Transfers' }).element().focus();
  return main;
}

/** Opens the first received transfer and verifies its asset data. */
async function verified(history: TransferHistory, part: Partial<TransferDetail> = {}) {
  const main = await opened(history, part);
  await userEvent.keyboard('{Enter}');
  await page.getByText('Details', { exact: true }).click();
  await button('Verify asset data').click();
  return main;
}

describe('the asset data of a transfer', () => {
  test.each<[TransferHistory, RegExp]>([
    [{ ...shown, outcome: 'proved' }, /up to blocks that Ochre checked\. Transactions: 3\./],
    [{ ...shown, outcome: 'pending', unshown: 1 }, /can still be replaced/],
    [{ ...shown, outcome: 'notMined', unshown: 2 }, /shows blocks for only 1 of 3 transactions/],
    [{ ...shown, outcome: 'unasked', unshown: 3 }, /not confirmed in a block\. Add a Bitcoin server/],
    [{ ...noHistory, outcome: 'absent' }, /No asset data found yet/],
    [{ ...noHistory, outcome: 'unreachable', host: 'proxy.example' }, /didn’t answer/],
    [{ ...noHistory, outcome: 'fetched', host: 'proxy.example' }, /not verified yet/],
    [{ ...shown, outcome: 'reorganised' }, /the network replaced a block/],
    [notTaken('CONTRACT'), /^Another asset\. Tell/],
    [notTaken('OPID'), /spent twice, made from nothing/],
    [notTaken('OPID'), /breaks a rule of RGB/],
    [notTaken('WITNESS_UNKNOWN'), /built-in service can’t read this asset data/],
    [notTaken('WITNESS_UNKNOWN'), /doesn’t have one of its transactions/],
  ])('is said in words: %o', async (history, words) => {
    await verified(history);
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(button('Verify asset data')).toBeVisible();
  });

  test('is no file to save if it is refused, because none is kept', async () => {
    await verified(notTaken('OPID'));
    await expect.element(button('Verify asset data')).toBeVisible();
    expect(button('Save asset data').elements()).toHaveLength(0);
  });

  test('says so if the service names the asset otherwise than its genesis', async () => {
    const toldOtherwise = { ticker: 'TUSD', name: 'Test Dollar', precision: 0, schema: 'nia' };
    await verified({ ...shown, outcome: 'proved', toldOtherwise }, { amount: '2500' });
    await expect
      .element(page.getByText(/Reported as “TUSD”, 0\sdecimals, issued as “TUSD”, 2\sdecimals/))
      .toBeVisible();
  });

  test('says so if the service reports another amount', async () => {
    await verified({ ...shown, outcome: 'proved' }, { amount: '9900' });
    await expect.element(page.getByText('Amounts don’t match')).toBeVisible();
  });
});

const settled = { state: 'settled', status: 2, statusName: 'settled', amount: '2500' } as const;
const proved = { ...shown, outcome: 'proved' } as const;
const refused = notTaken('RECIPIENT');

test.each<[string, Partial<TransferDetail>]>([
  ['Done · Reported', { ...settled, assetData: null }],
  ['Done · Reported', { ...settled, assetData: { ...noHistory, outcome: 'absent' } }],
  ['Done · Reported', { ...settled, assetData: { ...noHistory, outcome: 'unreachable' } }],
  ['Done · Reported', { ...settled, assetData: { ...shown, outcome: 'unasked', unshown: 3 } }],
  ['Received', { ...settled, assetData: proved }],
  ['Doesn’t match', { ...settled, amount: '9900', assetData: proved }],
  ['Refused', { ...settled, assetData: refused }],
  ['Not verified', { ...settled, assetData: { ...shown, outcome: 'reorganised' } }],
  [
    'Waiting for a block',
    { state: 'confirming', amount: '2500', assetData: { ...shown, outcome: 'notMined', unshown: 2 } },
  ],
  [
    'Waiting for a block',
    { state: 'confirming', amount: '2500', assetData: { ...shown, outcome: 'pending', unshown: 1 } },
  ],
  ['Verified', { state: 'confirming', amount: '2500', assetData: proved }],
  ['Confirming · Reported', { state: 'confirming', amount: '2500', assetData: null }],
  [
    'Needs you',
    { state: 'waitingForYou', amount: '2500', assetData: { ...shown, outcome: 'pending', unshown: 1 } },
  ],
])('what came in is called %s in the list: %o', async (word, part) => {
  await opened(noHistory, part);
  const row = page.getByRole('grid', { name: 'Transfers' });
  await expect.element(row.getByText(word, { exact: true })).toBeVisible();
  if (!word.startsWith('Done'))
    expect(row.getByText('Done · Reported', { exact: true }).elements()).toHaveLength(0);
});

test("a send keeps the service's state, even if its asset data is verified", async () => {
  await opened(noHistory, { ...settled, direction: 'out', kind: 3, kindName: 'send', assetData: proved });
  await expect
    .element(page.getByRole('grid', { name: 'Transfers' }).getByText('Done · Reported', { exact: true }))
    .toBeVisible();
});

describe('the page of a received transfer', () => {
  test.each([
    ['blinded', 1, 'receiveBlind', 1],
    ['witness', 2, 'receiveWitness', 0],
  ] as const)(
    'of a %s invoice says what stays unverified until it is spent',
    async (_, kind, kindName, count) => {
      await opened(noHistory, { ...settled, kind, kindName, assetData: proved });
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByText(/up to blocks that Ochre checked/)).toBeVisible();
      expect(
        page.getByText(/can’t verify that the slot is yours until you spend it/).elements(),
      ).toHaveLength(count);
    },
  );

  test('says why asset data is refused, that the first file is kept, and what to tell the sender', async () => {
    await opened(noHistory, { ...settled, recipientId: 'bcrt:utxob:mine', assetData: refused });
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/^Don’t treat this as received, whatever/)).toBeVisible();
    await expect.element(page.getByText(/^The sender can’t replace it/)).toBeVisible();
    const message = /^My wallet refused the asset data .* \(reason RECIPIENT, recipient ID bcrt:utxob:mine\)/;
    await expect.element(page.getByText(message)).toBeVisible();
  });
});
