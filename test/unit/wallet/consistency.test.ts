import { beforeEach, expect, it } from 'vitest';
import {
  answerOnce,
  assetApp,
  blinded,
  reviewed,
  sendForm,
  settle,
  unspentsBody,
  type AssetApp,
} from './asset-app.ts';

let a: AssetApp;
let walletId: string;
let assetId: string;

beforeEach(async () => {
  a = await assetApp(4);
  ({ walletId } = a);
  assetId = await a.issue('TEST', 1_000n);
  await a.refresh();
});

const found = async () => (await a.app.get('wallet.consistency', { walletId })).mismatches;
const lies = (endpoint: string, body: unknown, times = 2) => {
  for (let time = 0; time < times; time += 1) answerOnce(a.app, endpoint, body);
};

it('an honest service agrees with itself through a whole send, and what a send spends is no loss', async () => {
  expect(await found()).toEqual([]);
  const { approval } = await reviewed(a, sendForm(walletId, [await blinded(a.bob, assetId, 300)]));
  await a.app.get('signing.approve', approval);
  await a.refresh();
  expect(await found()).toEqual([]);
  await settle(a);
  await a.refresh();
  expect(await found()).toEqual([]);
  await a.app.get('practice.faucet', { walletId, amountSats: 5_000 });
  expect(await found()).toEqual([]);
});

it('a slot that an own send spends may be listed and no more counted, and is a difference where nothing here spends it', async () => {
  const { approval } = await reviewed(a, sendForm(walletId, [await blinded(a.bob, assetId, 300)]));
  const before = await a.api.listUnspents();
  const { balance } = await a.app.get('wallet.overview', { walletId });
  await a.app.get('signing.approve', approval);
  const wire = ({ settledSats, futureSats, spendableSats }: typeof balance.vanilla, less = 0) => ({
    settled: settledSats - less,
    future: futureSats - less,
    spendable: spendableSats - less,
  });
  const answer = (less: number, times: number) => {
    lies('listunspends', unspentsBody(before), times);
    lies('btcbalance', { vanilla: wire(balance.vanilla), colored: wire(balance.colored, less) }, times);
  };
  answer(1_000, 1);
  expect(await found()).toEqual([]);
  answer(999, 2);
  expect(await found()).toMatchObject([{ kind: 'slotBitcoin' }]);
});

it('a balance that is not the sum of the list is said with both values, once it was read twice', async () => {
  const { balance } = await a.app.get('wallet.overview', { walletId });
  const wire = ({ settledSats, futureSats, spendableSats }: typeof balance.vanilla) => ({
    settled: settledSats,
    future: futureSats,
    spendable: spendableSats,
  });
  const more = { ...balance.vanilla, futureSats: balance.vanilla.futureSats + 7 };
  const body = { vanilla: wire(more), colored: wire(balance.colored) };
  lies('btcbalance', body, 1);
  expect(await found()).toEqual([]);
  lies('btcbalance', body);
  expect(await found()).toEqual([
    {
      kind: 'plainBitcoin',
      subject: '',
      here: String(balance.vanilla.futureSats),
      told: String(more.futureSats),
    },
  ]);
});

it.each([
  ['nia', 1],
  ['ifa', 0],
] as const)(
  'a balance of %s below what its slots list is said %i times: rights to issue more are listed, too',
  async (schema, times) => {
    const balance = { settled: 900, future: 900, spendable: 900 };
    const supply = { issued_supply: 1_000, known_circulating_supply: 900, max_supply: 1_000 };
    const asset = { asset_id: assetId, ticker: 'TEST', name: 'Test', precision: 0, ...supply, balance };
    lies('listassets', { [schema]: [asset] });
    expect((await found()).filter(({ kind }) => kind === 'asset')).toHaveLength(times);
  },
);

it('outputs that are listed no more and that nothing here spent are said until the person knows of it', async () => {
  expect(await found()).toEqual([]);
  const all = await a.api.listUnspents();
  const slot = all.find(({ colorable, allocations }) => colorable && allocations.length === 0);
  const rest = unspentsBody(all.filter((one) => one !== slot));
  const gone = {
    kind: 'coinGone',
    subject: `${slot?.txid ?? ''}:${String(slot?.vout)}`,
    here: '1000',
    told: '',
  };
  lies('listunspends', rest);
  expect(await found()).toContainEqual(gone);
  lies('listunspends', rest);
  expect(await found()).toContainEqual(gone);
  lies('listunspends', rest, 1);
  await a.app.get('wallet.acceptCoins', { walletId });
  lies('listunspends', rest);
  expect(await found()).not.toContainEqual(gone);
});

it('slots that another copy of the wallet made are said', async () => {
  expect(await found()).toEqual([]);
  const own = await a.api.listUnspents();
  const slot = own.find(({ colorable }) => colorable);
  if (slot === undefined) throw new Error('no slot');
  const strange = { ...slot, txid: 'ab'.repeat(32), allocations: [] };
  lies('listunspends', unspentsBody([...own, strange]));
  expect(await found()).toContainEqual({
    kind: 'slotAppeared',
    subject: `${strange.txid}:${String(strange.vout)}`,
    here: '',
    told: '1000',
  });
});

it('a last address that is not where it was is said', async () => {
  const settings = a.app.ports.settings.read();
  const wallets = settings.wallets.map((wallet) =>
    wallet.lastAddress === null ? wallet : { ...wallet, lastAddress: { ...wallet.lastAddress, index: 19 } },
  );
  a.app.ports.settings.write({ ...settings, wallets });
  expect(await found()).toMatchObject([{ kind: 'address', told: expect.stringMatching(/\/19$/) as unknown }]);
});

it('an asset whose balance is not what lies on the outputs is said', async () => {
  const all = await a.api.listUnspents();
  const less = all.map((one) => ({
    ...one,
    allocations: one.allocations.map((allocation) => ({ ...allocation, amount: 999n })),
  }));
  lies('listunspends', unspentsBody(less));
  expect(await found()).toEqual([{ kind: 'asset', subject: assetId, here: '999', told: '1000' }]);
});
