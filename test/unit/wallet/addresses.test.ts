import { describe, expect, it } from 'vitest';
import { receivingAddress } from '../../../src-main/keys/address.ts';
import { payee } from '../../support/psbt/send-btc.ts';
import { approvalOf, changeWallets, fundedApp, walletOf, type TestApp } from './app.ts';

const listOf = (app: TestApp, walletId: string, more: object = {}) =>
  app.get('wallet.addresses', { walletId, offset: 0, limit: 100, ...more });

/** As if so many addresses had been given out before. */
async function withAddresses(highest: number) {
  const { app, walletId } = await fundedApp();
  const highestIndex = { vanilla: highest, colored: -1 };
  changeWallets(app, (wallet) => ({ ...wallet, highestIndex, keychains: { vanilla: [0], colored: [0] } }));
  app.restart();
  return { app, walletId, derive: (index: number) => receivingAddress(walletOf(app, walletId).keys, index) };
}

describe('the list of addresses', () => {
  it('has each address that was shown, newest first, at its place below the keys', async () => {
    const { app, walletId } = await fundedApp();
    const shown = await app.get('wallet.newAddress', { walletId });
    const { rows, total } = await listOf(app, walletId);
    expect(rows[0]).toMatchObject({ address: shown.address, path: shown.path, index: shown.index });
    expect(total).toBe(shown.index + 1);
    expect(rows.map(({ index }) => index)).toEqual(rows.map((_, at) => shown.index - at));
  });

  it('of thousands comes in parts, each the same as all at once', async () => {
    const { app, walletId, derive } = await withAddresses(2_999);
    const { rows, total } = await listOf(app, walletId, { offset: 2_950, limit: 500 });
    expect(total).toBe(3_000);
    expect(rows.map(({ address }) => address)).toEqual(rows.map(({ index }) => derive(index)));
    expect([rows.length, rows[0]?.index, rows.at(-1)?.index]).toEqual([50, 49, 0]);
    expect((await listOf(app, walletId, { offset: 3_000 })).rows).toEqual([]);
  });

  it('says what came to one as far as it was signed here, and nothing of the others', async () => {
    const { app, walletId } = await fundedApp();
    const asked = { recipients: [{ address: payee().address, amountSats: 30_000 }], rateSatsPerVb: 2 };
    const review = await app.get('signing.beginSendBtc', { walletId, ...asked });
    await app.get('signing.approve', approvalOf(review));
    await app.get('wallet.newAddress', { walletId });
    const change = 70_000 - (review.sums?.feeSats ?? 0);
    const received = (await listOf(app, walletId)).rows.map(({ receivedSats }) => receivedSats);
    expect(received[0]).toBeNull();
    expect(received.filter((sats) => sats !== null).toSorted((a, b) => a - b)).toEqual([change, 100_000]);
  });

  it('of keys that nothing proved is refused', async () => {
    const { app, walletId } = await fundedApp();
    changeWallets(app, (wallet) => ({ ...wallet, keysUnproved: 'backup' }));
    app.restart();
    const failure = await app.failure('wallet.addresses', { walletId, offset: 0, limit: 1 });
    expect(failure.code).toBe('KEYS_UNPROVED');
  });
});

it('the label of an address is there after a restart, and gone once it is taken away', async () => {
  const { app, walletId, derive } = await withAddresses(3);
  const labelled = async () => (await listOf(app, walletId)).rows.map(({ label }) => label);
  await app.get('wallet.labelAddress', { walletId, address: derive(2), label: 'Rent' });
  app.restart();
  expect(await labelled()).toEqual([null, 'Rent', null, null]);
  await app.get('wallet.labelAddress', { walletId, address: derive(2), label: null });
  expect(await labelled()).toEqual([null, null, null, null]);
});

it.each([
  ['somebody else’s', 'bcrt1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqvg32hk', 'foreign'],
  ['another network’s', 'tb1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqp3mvzv', 'network'],
  ['with a wrong checksum', 'bcrt1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqvg32hq', 'form'],
])('the label of an address is refused for one that is %s', async (_, address, reason) => {
  const { app, walletId } = await withAddresses(3);
  const failure = await app.failure('wallet.labelAddress', { walletId, address, label: 'Rent' });
  expect(failure).toMatchObject({ code: 'ADDRESS_NOT_OURS', facts: { reason } });
  expect(app.ports.holdings.labels.list(walletId)).toEqual([]);
});
