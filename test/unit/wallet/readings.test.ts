import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createWalletApi } from '../../../src-main/services/wallet-api/client.ts';
import type { KeptTransfer } from '../../../src-main/ports/index.ts';
import { readCoins } from '../../../src-main/wallet/connection/coin-readings.ts';
import { lastServiceData } from '../../../src-main/wallet/connection/service-reading.ts';
import { answerOnce, assetApp, unspentsBody, type AssetApp } from './asset-app.ts';
import { entriesOf } from '../../../src-main/wallet/connection/held.ts';
import { anyHost } from '../../support/any-host.ts';

let a: AssetApp;
let asked: string[];
const held: (() => void)[] = [];
let slow = false;

beforeEach(async () => {
  asked = [];
  slow = false;
  a = await assetApp(4, undefined, {
    openWalletApi: (target) => {
      const api = createWalletApi(anyHost)(target);
      const counted = <T>(name: string, act: () => Promise<T>) => {
        asked.push(name);
        if (!slow) return act();
        const waits = new Promise<void>((go) => {
          held.push(go);
        });
        return waits.then(act);
      };
      return {
        ...api,
        listUnspents: () => counted('listUnspents', api.listUnspents),
        btcBalance: () => counted('btcBalance', api.btcBalance),
      };
    },
  });
  asked.length = 0;
});

const NONE = { free: 0, held: 0, carrying: 0 };

it('who asks after something changed gets no reading from before', async () => {
  const { walletId } = a;
  slow = true;
  const before = a.app.get('wallet.overview', { walletId });
  await expect.poll(() => held.length).toBe(1);
  slow = false;
  await a.app.get('practice.faucet', { walletId, amountSats: 7_000 });
  const after = await a.app.get('wallet.overview', { walletId });
  for (const go of held) go();
  expect(after.balance.vanilla.futureSats).toBe((await before).balance.vanilla.futureSats);
  expect(asked.filter((name) => name === 'listUnspents')).toHaveLength(2);
});

it('who asks over another connection gets no reading of the one before', async () => {
  const wallet = a.app.ports.settings.read().wallets.find(({ id }) => id === a.walletId);
  if (wallet === undefined) throw new Error('no such wallet');
  const { holdings, clock } = a.app.ports;
  const context = { readingCoins: new Map(), coinsTold: new Map(), holdings, clock };
  const other = { ...wallet, connection: { kind: 'practice' as const, moved: true } };
  const api = { ...a.api, listUnspents: async () => entriesOf(await a.api.listUnspents(), () => false) };
  const first = readCoins(context, wallet, api);
  expect(readCoins(context, wallet, api)).toBe(first);
  const second = readCoins(context, other, api);
  expect(second).not.toBe(first);
  await Promise.all([first, second]);
});

it('a service that lost its data makes no slot free that held something, and nothing that spends it is proved', async () => {
  const { walletId, app } = a;
  await app.get('practice.giveSamples', { walletId });
  await app.get('practice.mine', { blocks: 1 });
  await app.get('wallet.refresh', { walletId });
  const whole = entriesOf(await a.api.listUnspents(), () => false);
  const arrived = app.ports.holdings
    .of({ walletId, service: 'practice', numbering: 'documentEra' })
    .pageTransfers(
      { assetId: null, states: ['settled'], direction: 'in' },
      { offset: 0, limit: 9, nowMs: 0 },
    );
  const [{ receiveUtxo, assetId, amount }] = arrived.rows.filter((row) => row.receiveUtxo !== null) as [
    KeptTransfer,
  ];
  const lost = whole.map((entry) => ({ ...entry, allocations: [], pendingBlinded: 0 }));
  const wallet = app.ports.settings.read().wallets.find(({ id }) => id === walletId);
  if (wallet === undefined || receiveUtxo === null) throw new Error('nothing arrived');
  const held = lastServiceData({ holdings: app.ports.holdings, clock: app.ports.clock }, wallet, lost).find(
    ({ txid, vout }) => txid === receiveUtxo.txid && vout === receiveUtxo.vout,
  );
  expect(held?.allocations).toEqual([{ assetId, amount, settled: true }]);
  // What is named is not added once more.
  expect(lastServiceData({ holdings: app.ports.holdings, clock: app.ports.clock }, wallet, whole)).toEqual(
    whole,
  );
  const before = (await app.get('wallet.overview', { walletId })).slots ?? NONE;
  answerOnce(app, 'listunspents', unspentsBody(lost));
  answerOnce(app, 'listunspends', unspentsBody(lost));
  const after = (await app.get('wallet.overview', { walletId })).slots ?? NONE;
  expect(after.carrying).toBeGreaterThan(0);
  expect(after.free).toBeLessThan(before.free + before.carrying + before.held);
});

it('a slot is held while an invoice of ours is open on it, whatever is marked, and no longer than that', async () => {
  const { walletId, app } = a;
  const invoice = await app.get('invoices.create', { walletId, kind: 'blinded', assetId: '', amount: '5' });
  const used = async () =>
    (await app.get('wallet.unspents', { walletId })).unspents.find(
      ({ outpoint }) => outpoint.txid === invoice.slot?.txid && outpoint.vout === invoice.slot.vout,
    );
  // As a server of July 2025 lists it.
  const bare = (await a.api.listUnspents()).map((entry) => ({ ...entry, pendingBlinded: 0 }));
  const unmarked = () => {
    for (const endpoint of ['listunspents', 'listunspends']) answerOnce(app, endpoint, unspentsBody(bare));
  };
  unmarked();
  expect(await used()).toMatchObject({ use: 'held', holders: [{ by: 'invoice', invoice: invoice.invoice }] });
  unmarked();
  expect((await app.get('wallet.overview', { walletId })).slots?.held).toBe(1);
  const over = vi.spyOn(Date, 'now').mockReturnValue((invoice.expiresAtMs ?? 0) + 1);
  onTestFinished(() => over.mockRestore());
  app.practice.faults.clear();
  unmarked();
  expect(await used()).toMatchObject({ use: 'free', holders: [] });
});
