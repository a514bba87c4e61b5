import { beforeEach, expect, it } from 'vitest';
import { assetApp, blinded, reviewed, sendForm, type AssetApp } from './asset-app.ts';

let a: AssetApp;
let walletId: string;
let assetId: string;

beforeEach(async () => {
  a = await assetApp(4);
  ({ walletId } = a);
  assetId = await a.issue('TEST', 1_000n);
  await a.refresh();
});

const held = async () => {
  const { unspents } = await a.app.get('wallet.unspents', { walletId });
  return unspents.flatMap(({ use, holders }) => holders.map((holder) => ({ use, ...holder })));
};

it('a slot that leaves names its transfer, and is free of it once that was given up', async () => {
  const { approval } = await reviewed(a, sendForm(walletId, [await blinded(a.bob, assetId, 300)]));
  await a.app.get('signing.approve', approval);
  await a.refresh();
  const key = `${assetId}#`;
  const spends = (await held()).filter(({ by }) => by === 'spend');
  expect(spends).toMatchObject([{ use: 'carrying', transferKey: expect.stringContaining(key) as unknown }]);
  const [spend] = spends;
  const transferKey = spend?.by === 'spend' ? (spend.transferKey ?? '') : '';
  await a.app.get('transfers.fail', { walletId, key: transferKey });
  expect(await held()).toEqual([]);
});

it('slots that lay in a block before are ready to receive, also while a send of ours waits for its own', async () => {
  const { approval } = await reviewed(a, sendForm(walletId, [await blinded(a.bob, assetId, 300)]));
  await a.app.get('signing.approve', approval);
  await a.bob.refresh();
  await a.refresh();
  const { balance } = await a.app.get('wallet.overview', { walletId });
  expect(balance.colored.settledSats).not.toBe(balance.colored.futureSats);
  const { unspents } = await a.app.get('wallet.unspents', { walletId });
  const free = unspents.filter(({ use }) => use === 'free');
  expect(free.map(({ settled }) => settled)).toEqual(free.map(() => true));
  expect(free.length).toBeGreaterThan(0);
  // What came back with the send lies in no block yet, by anybody's word.
  const back = unspents.filter(({ holders }) => holders.some(({ by }) => by === 'change'));
  expect(back.map(({ settled }) => settled)).not.toContain(true);
});
