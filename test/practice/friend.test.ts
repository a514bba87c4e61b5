import { beforeEach, describe, expect, it } from 'vitest';
import { HDKey } from '@scure/bip32';
import { sha256 } from '@scure/btc-signer/utils.js';
import { keysOfSeed } from '../../src-main/practice/chain/wallets.ts';
import { FRIEND_KEYS, PUBLIC_SEED } from '../../src-main/practice/friend/pay.ts';
import type { FriendStatus } from '../../src-main/practice/friend/friend.ts';
import type { PracticeOptions } from '../../src-main/practice/index.ts';
import type { LazyPractice } from '../support/practice.ts';
import { walletWithSlots, type AssetWallet } from './asset-wallet.ts';
import { provedSend } from './client.ts';
import { fakeTime } from './fake-time.ts';
import { START_MS, startPractice } from './service.ts';

const [WAITING, CONFIRMING, SETTLED] = [0, 1, 2];

let practice: LazyPractice;
let alice: AssetWallet;

async function open(options: Partial<PracticeOptions> = {}) {
  practice = startPractice(options);
  alice = await walletWithSlots(practice);
}

const askFriend = (assetId: string, amount: bigint) =>
  practice.friend.invoice({ assetId, amount, kind: 'blinded', expiresInSeconds: null });
const pay = (invoice: string, more: { assetId?: string; amount?: bigint } = {}) =>
  practice.friend.pay({ invoice, assetId: more.assetId ?? null, amount: more.amount ?? null });
const statuses = async (assetId: string) =>
  (await alice.transfers(assetId)).filter(({ kind }) => kind !== 0).map(({ status }) => status);
const refusal = (detail: string) => ({ failure: { code: 'PRACTICE_REFUSED', facts: { detail } } });

it('a send to the friend is acknowledged by itself a moment later, and by nothing earlier', async () => {
  const time = fakeTime();
  const told: FriendStatus[] = [];
  await open({ ...time, friendAfterSeconds: 3, onFriend: (status) => told.push(status) });
  const assetId = await alice.issue('TEST', 1000);
  const { invoice } = await askFriend(assetId, 300n);
  expect(time.isWaiting()).toBe(false);
  const { txid } = await provedSend(practice, alice, [{ invoice, assetId, amount: 300n }]);
  expect(await practice.friend.status()).toMatchObject({ underWay: 1, actsAtMs: START_MS + 3_000 });

  time.pass(2_999);
  await alice.refresh();
  expect([await statuses(assetId), told]).toEqual([[WAITING], []]);
  time.pass(1);
  expect(told).toMatchObject([{ silent: false, underWay: 1, actsAtMs: null }]);
  // Nobody knows it yet: the wallet's own state moves at its own refresh.
  expect(await statuses(assetId)).toEqual([WAITING]);
  expect((await practice.status()).mempool).toBe(1);
  await alice.refresh();
  expect(await statuses(assetId)).toEqual([CONFIRMING]);
  expect((await practice.status()).mempool).toBe(2);
  await practice.mine(1);
  expect(await statuses(assetId)).toEqual([CONFIRMING]);
  await alice.refresh();
  expect((await alice.transfers(assetId)).at(-1)).toMatchObject({ status: SETTLED, txid });
  expect((await practice.friend.status()).assets).toMatchObject([{ assetId, spendable: '300' }]);
});

it('a send to the friend is acknowledged by a silent one only once it speaks again', async () => {
  const time = fakeTime();
  await open({ ...time, friendAfterSeconds: 3 });
  const assetId = await alice.issue('TEST', 1000);
  const { invoice } = await askFriend(assetId, 300n);
  expect(await practice.friend.setSilent(true)).toMatchObject({ silent: true });
  await provedSend(practice, alice, [{ invoice, assetId, amount: 300n }]);
  expect(time.isWaiting()).toBe(false);
  await practice.mine(3);
  await alice.refresh();
  expect(await statuses(assetId)).toEqual([WAITING]);
  expect(await practice.friend.setSilent(false)).toMatchObject({ actsAtMs: START_MS + 3_000 });
  time.pass(3_000);
  await alice.refresh();
  expect(await statuses(assetId)).toEqual([CONFIRMING]);
});

describe('the friend refuses', () => {
  beforeEach(() => open());

  it('to pay what is no invoice, and what the invoice does not say or says otherwise', async () => {
    const [dollar, prints] = await practice.friend.samples();
    const assetId = dollar?.assetId ?? '';
    const { invoice } = await alice.invoice(assetId, 7);
    const open = (await alice.invoice('', 7)).invoice.replace(/\/[^/]+(?=\/bcrt)/, '/~');
    const NO_INVOICE = 'this is no invoice of the practice network';
    const rows: [string, Parameters<typeof pay>[1], string][] = [
      ['', {}, NO_INVOICE],
      ['rgb:', {}, NO_INVOICE],
      [invoice.replace('bcrt', 'bc'), {}, NO_INVOICE],
      [open, { assetId }, 'the invoice leaves the amount open: say how much to send'],
      [invoice, { assetId: prints?.assetId ?? '' }, 'the invoice asks for another asset'],
      [invoice, { amount: 8n }, 'the invoice asks for another amount'],
      [invoice, { assetId: 'rgb:nothing' }, 'Asset with id rgb:nothing not found'],
    ];
    for (const [text, more, detail] of rows)
      await expect(pay(text, more)).rejects.toMatchObject(refusal(detail));
    expect(await practice.friend.status()).toMatchObject({ underWay: 0 });
    await pay(open, { assetId, amount: 9n });
    expect(await practice.friend.status()).toMatchObject({ underWay: 1 });
  });

  it('to ask for an asset that nobody issued, or for two of what there is one of', async () => {
    const plate = (await practice.friend.samples()).find(({ schema }) => schema === 'uda');
    for (const asked of [askFriend('rgb:nothing', 1n), askFriend(plate?.assetId ?? '', 2n)])
      await expect(asked).rejects.toMatchObject({ failure: { code: 'PRACTICE_REFUSED' } });
  });
});

it('has the keys that its public sentence makes', () => {
  const seed = sha256(new TextEncoder().encode(PUBLIC_SEED));
  const { account_xpub_vanilla: xpubVanilla, account_xpub_colored: xpubColored } = keysOfSeed(seed);
  const fingerprint = HDKey.fromMasterSeed(seed).fingerprint.toString(16);
  expect(FRIEND_KEYS).toEqual({ xpubVanilla, xpubColored, fingerprint });
});
