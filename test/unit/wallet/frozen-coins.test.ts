import { describe, expect, it } from 'vitest';
import type { CallOutput } from '../../../src-preload/contract/index.ts';
import { payee } from '../../support/psbt/send-btc.ts';
import { fiveSlots, fundedApp, type TestApp } from './app.ts';

const asking = (amountSats: number) => ({
  recipients: [{ address: payee().address, amountSats }],
  rateSatsPerVb: 2,
});
const ASKED = asking(30_000);
type Coin = CallOutput<'wallet.unspents'>['unspents'][number];

const coinsOf = async (app: TestApp, walletId: string): Promise<readonly Coin[]> =>
  (await app.get('wallet.unspents', { walletId })).unspents;

/** A wallet whose coin of 100,000 sats is the first; `more` further ones of 40,000. */
async function withCoins(more = 0) {
  const { app, walletId } = await fundedApp();
  for (let i = 0; i < more; i += 1) await app.get('practice.faucet', { walletId, amountSats: 40_000 });
  await app.get('practice.mine', { blocks: 1 });
  const mark = async ({ outpoint }: Coin, change: { label?: string | null; frozen?: boolean }) =>
    app.get('wallet.markCoin', { walletId, outpoint, label: null, frozen: false, ...change });
  return { app, walletId, mark, coins: await coinsOf(app, walletId) };
}

it('a coin says how it came, has a label and is frozen, until it is thawed', async () => {
  const { app, walletId, mark, coins } = await withCoins();
  expect(coins).toMatchObject([{ origin: 'received' }]);
  expect(coins[0]).not.toHaveProperty('frozen');
  await mark(coins[0]!, { label: 'Rent', frozen: true });
  app.restart();
  expect(await coinsOf(app, walletId)).toMatchObject([{ label: 'Rent', frozen: true }]);
  await mark(coins[0]!, {});
  const [thawed] = await coinsOf(app, walletId);
  expect([thawed?.label, thawed?.frozen]).toEqual([undefined, undefined]);
});

describe('a frozen coin', () => {
  it('does not count for a payment: what is left is what can be paid', async () => {
    const { app, walletId, mark, coins } = await withCoins(1);
    const large = coins.find(({ amountSats }) => amountSats === 100_000);
    await mark(large!, { frozen: true });
    const plan = await app.get('signing.planSendBtc', { walletId, ...ASKED });
    expect(plan).toMatchObject({ coins: 1, spendableSats: 40_000 });
    const short = await app.get('signing.planSendBtc', { walletId, ...asking(60_000) });
    expect(short.cost).toBeNull();
  });

  it('that the service spends all the same is refused, and nothing is signed', async () => {
    const { app, walletId, mark, coins } = await withCoins();
    await mark(coins[0]!, { frozen: true });
    const review = await app.get('signing.beginSendBtc', { walletId, ...ASKED });
    expect([review.outcome, review.code]).toEqual(['contradicts', 'COIN_FROZEN']);
    expect(app.ports.signings.read(review.flowId)?.state).toBe('contradicted');
  });

  it('that was frozen while the payment was reviewed is refused at the press', async () => {
    const { app, walletId, mark, coins } = await withCoins();
    const { flowId, digest } = await app.get('signing.beginSendBtc', { walletId, ...ASKED });
    await mark(coins[0]!, { frozen: true });
    const failure = await app.failure('signing.approve', { flowId, digest, acceptNotProved: false });
    expect(failure).toMatchObject({ code: 'PSBT_REFUSED', facts: { code: 'COIN_FROZEN' } });
    expect(app.ports.signings.read(flowId)?.data).not.toHaveProperty('signed');
  });

  it('stops new slots before the service is asked, since it spends every plain coin', async () => {
    const { app, walletId, mark, coins } = await withCoins(1);
    await mark(coins[0]!, { frozen: true });
    for (const call of ['signing.planSlots', 'signing.beginSlots'] as const)
      expect(await app.failure(call, { walletId, ...fiveSlots })).toMatchObject({ code: 'COIN_FROZEN' });
    await mark(coins[0]!, {});
    expect(await app.get('signing.beginSlots', { walletId, ...fiveSlots })).toMatchObject({ code: null });
  });
});

describe('labels of coins as BIP329', () => {
  const line = (more: object) => `${JSON.stringify({ type: 'output', ...more })}\n`;
  const nameOf = ({ outpoint }: Coin) => `${outpoint.txid}:${String(outpoint.vout)}`;

  it('are written with what is frozen, and read back by another copy of the wallet', async () => {
    const { app, walletId, mark, coins } = await withCoins();
    await app.get('wallet.consistency', { walletId });
    await mark(coins[0]!, { label: 'Rent', frozen: true });
    expect(await app.get('transfers.exportLabels', { walletId })).toMatchObject({ labels: 1 });
    const text = new TextDecoder().decode(app.saved.at(-1)?.bytes);
    const ref = nameOf(coins[0]!);
    expect(JSON.parse(text)).toMatchObject({ type: 'output', ref, label: 'Rent', spendable: false });
    await mark(coins[0]!, {});
    const source = { from: 'text', text } as const;
    expect(await app.get('transfers.importLabels', { walletId, source })).toMatchObject({
      set: 1,
      unknown: 0,
    });
    expect(await coinsOf(app, walletId)).toMatchObject([{ label: 'Rent', frozen: true }]);
  });

  it.each([
    ['thaws no coin', { spendable: true, label: 'Rent' }, { same: 1 }],
    ['leaves the person’s own label', { label: 'Other' }, { ownStays: 1 }],
    ['of a coin that this wallet never saw', { ref: `${'ee'.repeat(32)}:1`, label: 'x' }, { unknown: 1 }],
    ['with no outpoint', { ref: 'ee', label: 'x' }, { unread: 1 }],
    ['without anything', {}, { empty: 1 }],
  ])('a line %s', async (_, more, counted) => {
    const { app, walletId, mark, coins } = await withCoins();
    await app.get('wallet.consistency', { walletId });
    await mark(coins[0]!, { label: 'Rent', frozen: true });
    const known = line({ ref: nameOf(coins[0]!), ...more });
    const text = `${JSON.stringify({ type: 'xpub', ref: 'xpub1', label: 'y' })}\n${known}`;
    const source = { from: 'text', text } as const;
    const read = await app.get('transfers.importLabels', { walletId, source });
    expect(read).toMatchObject({ set: 0, ofOthers: 1, ...counted });
    expect(await coinsOf(app, walletId)).toMatchObject([{ label: 'Rent', frozen: true }]);
  });
});
