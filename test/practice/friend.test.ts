import { beforeEach, describe, expect, it } from 'vitest';
import { HDKey } from '@scure/bip32';
import { sha256 } from '@scure/btc-signer/utils.js';
import { keysOfSeed } from '../../src-main/practice/chain/wallets.ts';
import { FRIEND_KEYS, PUBLIC_SEED } from '../../src-main/practice/friend/pay.ts';
import type { FriendStatus } from '../../src-main/practice/friend/friend.ts';
import type { PracticeOptions } from '../../src-main/practice/index.ts';
import type { LazyPractice } from '../support/practice.ts';
import { parsedInvoice, walletWithSlots, type AssetWallet } from './asset-wallet.ts';
import { provedSend } from './client.ts';
import { fakeTime } from './fake-time.ts';
import { newFolder, START_MS, startPractice } from './service.ts';

const [WAITING, CONFIRMING, SETTLED, FAILED] = [0, 1, 2, 3];

let practice: LazyPractice;
let alice: AssetWallet;

async function open(options: Partial<PracticeOptions> = {}) {
  practice = startPractice(options);
  alice = await walletWithSlots(practice);
}

const askFriend = (
  assetId: string | null,
  amount: bigint | null,
  kind: 'blinded' | 'witness' = 'blinded',
  expiresInSeconds: number | null = null,
) => practice.friend.invoice({ assetId, amount, kind, expiresInSeconds });
const pay = (invoice: string, more: { assetId?: string; amount?: bigint } = {}) =>
  practice.friend.pay({ invoice, assetId: more.assetId ?? null, amount: more.amount ?? null });
const statuses = async (assetId: string) =>
  (await alice.transfers(assetId)).filter(({ kind }) => kind !== 0).map(({ status }) => status);
const refusal = (detail: string) => ({ failure: { code: 'PRACTICE_REFUSED', facts: { detail } } });

describe('a send to the friend', () => {
  it('is acknowledged by itself a moment later, and by nothing earlier', async () => {
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
    // Told to nobody yet: the wallet's own state moves at its own refresh.
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

  it('goes to a witness invoice and to one that leaves asset and amount open', async () => {
    await open();
    const assetId = await alice.issue('TEST', 1000);
    const witness = await askFriend(assetId, 20n, 'witness');
    expect(parsedInvoice(witness.invoice)).toMatchObject({ recipient: { kind: 'witness' }, assetId });
    const anything = await askFriend(null, null);
    expect(parsedInvoice(anything.invoice)).toMatchObject({ asked: { kind: 'open' }, assetId: null });
    await provedSend(practice, alice, [
      { invoice: witness.invoice, assetId, amount: 20n, witnessSats: 1_000n },
      { invoice: anything.invoice, assetId, amount: 5n },
    ]);
    await practice.mine(1);
    await alice.refresh();
    await practice.mine(1);
    await alice.refresh();
    expect(await statuses(assetId)).toEqual([SETTLED, SETTLED]);
    expect((await practice.friend.status()).assets).toMatchObject([{ assetId, spendable: '25' }]);
  });

  it('comes back when they are asked to pay, and only as much as they hold and has settled', async () => {
    await open();
    const assetId = await alice.issue('TEST', 1000);
    const mine = await alice.invoice(assetId, 70);
    await expect(pay(mine.invoice)).rejects.toMatchObject(refusal('your friend does not hold that asset'));
    const { invoice } = await askFriend(assetId, 70n);
    await provedSend(practice, alice, [{ invoice, assetId, amount: 70n }]);
    await practice.mine(1);
    await alice.refresh();
    await practice.mine(1);
    await alice.refresh();
    const { invoice: tooMuch } = await alice.invoice(assetId, 71);
    await expect(pay(tooMuch)).rejects.toMatchObject(
      refusal('your friend holds 70 base units of it, not 71'),
    );
    const txid = await pay(mine.invoice);
    await expect(pay(mine.invoice)).rejects.toMatchObject({ failure: { code: 'PRACTICE_REFUSED' } });
    // Not on the chain before the recipient took it and the friend looked again.
    expect((await practice.status()).mempool).toBe(0);
    await alice.refresh();
    expect(await alice.ask('/invoice/status', { invoice: mine.invoice })).toMatchObject({
      status: CONFIRMING,
      txid,
    });
    expect((await practice.status()).mempool).toBe(0);
    await practice.mine(1);
    await alice.refresh();
    expect(await alice.balance(assetId)).toMatchObject({ settled: 1000, spendable: 1000 });
  });
});

describe('a silent friend', () => {
  it('acknowledges nothing until it speaks again', async () => {
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

  it('leaves a transfer that can be failed, after which its coins are free', async () => {
    await open();
    const assetId = await alice.issue('TEST', 1000);
    const { invoice } = await askFriend(assetId, 300n);
    await practice.friend.setSilent(true);
    const { batchTransferIdx } = await provedSend(practice, alice, [{ invoice, assetId, amount: 300n }]);
    expect(await alice.balance(assetId)).toMatchObject({ settled: 1000, future: 700, spendable: 0 });
    await alice.ask('/wallet/failtransfers', { batch_transfer_idx: batchTransferIdx });
    expect(await statuses(assetId)).toEqual([FAILED]);
    expect(await alice.balance(assetId)).toMatchObject({ spendable: 1000 });
    await practice.friend.setSilent(false);
    await practice.mine(1);
    expect((await practice.friend.status()).assets).toEqual([]);
  });

  it('pays nobody, and stays silent over a restart', async () => {
    const dataFolder = newFolder();
    await open({ dataFolder });
    const [{ assetId } = { assetId: '' }] = await practice.friend.samples();
    const { invoice } = await alice.invoice(assetId, 1);
    await practice.friend.setSilent(true);
    await practice.close();
    expect(await practice.friend.status()).toMatchObject({ silent: true });
    await expect(pay(invoice)).rejects.toMatchObject(refusal('your friend was told to be silent'));
  });
});

describe('invoices with a short life', () => {
  it('last as long as was set, 25 minutes unless told', async () => {
    await open();
    const startSeconds = START_MS / 1000;
    expect((await alice.invoice('', 1)).expiration_timestamp).toBe(startSeconds + 1_500);
    expect((await askFriend(null, null)).expiresAtMs).toBe(START_MS + 1_500_000);
    expect(await practice.setInvoiceSeconds(40)).toMatchObject({ invoiceSeconds: 40 });
    expect((await alice.invoice('', 1)).expiration_timestamp).toBe(startSeconds + 40);
    expect((await askFriend(null, null)).expiresAtMs).toBe(START_MS + 40_000);
    expect((await askFriend(null, null, 'blinded', 7)).expiresAtMs).toBe(START_MS + 7_000);
  });

  it('of a wallet hold their slot when they expired, and through every refresh, until they are failed', async () => {
    const now = { ms: START_MS };
    await open({ clock: { nowMs: () => now.ms } });
    await practice.setInvoiceSeconds(40);
    const { batch_transfer_idx, invoice } = await alice.invoice('', 1);
    const held = async () => (await alice.unspents()).filter((one) => one.pending_blinded > 0).length;
    now.ms += 41_000;
    await alice.refresh();
    expect([await held(), await alice.ask('/invoice/status', { invoice })]).toMatchObject([
      1,
      { status: WAITING },
    ]);
    const [{ assetId } = { assetId: '' }] = await practice.friend.samples();
    await expect(pay(invoice, { assetId })).rejects.toMatchObject(refusal('the invoice has expired'));
    await alice.ask('/wallet/failtransfers', { batch_transfer_idx });
    expect([await held(), await alice.ask('/invoice/status', { invoice })]).toMatchObject([
      0,
      { status: FAILED },
    ]);
  });

  it('of the friend are given up by them: what comes later is never acknowledged', async () => {
    const now = { ms: START_MS };
    await open({ clock: { nowMs: () => now.ms } });
    const assetId = await alice.issue('TEST', 1000);
    const { invoice } = await askFriend(assetId, 5n, 'blinded', 30);
    expect(await practice.friend.status()).toMatchObject({ underWay: 1 });
    now.ms += 31_000;
    await practice.mine(1);
    expect(await practice.friend.status()).toMatchObject({ underWay: 0 });
    await provedSend(practice, alice, [{ invoice, assetId, amount: 5n }]);
    await practice.mine(1);
    await alice.refresh();
    expect(await statuses(assetId)).toEqual([WAITING]);
  });
});

describe('the friend refuses', () => {
  beforeEach(() => open());

  it('no invoice that leaves the asset open: they choose their dollar', async () => {
    await pay((await alice.invoice('', 7)).invoice);
    await alice.refresh();
    await practice.mine(1);
    await alice.refresh();
    const [dollar] = await practice.friend.samples();
    expect(await statuses(dollar?.assetId ?? '')).toEqual([SETTLED]);
  });

  it('to pay what is no invoice, and what the invoice does not say or says otherwise', async () => {
    const [dollar, prints] = await practice.friend.samples();
    const assetId = dollar?.assetId ?? '';
    const { invoice } = await alice.invoice(assetId, 7);
    const open = (await alice.invoice('', 7)).invoice.replace(/\/[^/]+(?=\/bcrt)/, '/~');
    for (const text of ['', 'rgb:', invoice.replace('bcrt', 'bc')]) {
      await expect(pay(text)).rejects.toMatchObject(refusal('this is no invoice of the practice network'));
    }
    await expect(pay(open, { assetId })).rejects.toMatchObject(
      refusal('the invoice leaves the amount open: say how much to send'),
    );
    await expect(pay(invoice, { assetId: prints?.assetId ?? '' })).rejects.toMatchObject(
      refusal('the invoice asks for another asset'),
    );
    await expect(pay(invoice, { amount: 8n })).rejects.toMatchObject(
      refusal('the invoice asks for another amount'),
    );
    await expect(pay(invoice, { assetId: 'rgb:nothing' })).rejects.toMatchObject(
      refusal('Asset with id rgb:nothing not found'),
    );
    expect(await practice.friend.status()).toMatchObject({ underWay: 0 });
    await pay(open, { assetId, amount: 9n });
    expect(await practice.friend.status()).toMatchObject({ underWay: 1 });
  });

  it('to ask for an asset that nobody issued, or for two of what there is one of', async () => {
    await expect(askFriend('rgb:nothing', 1n)).rejects.toMatchObject({
      failure: { code: 'PRACTICE_REFUSED' },
    });
    const plate = (await practice.friend.samples()).find(({ schema }) => schema === 'uda');
    await expect(askFriend(plate?.assetId ?? '', 2n)).rejects.toMatchObject({
      failure: { code: 'PRACTICE_REFUSED' },
    });
  });
});

it('has the keys that its public sentence makes', () => {
  const seed = sha256(new TextEncoder().encode(PUBLIC_SEED));
  const { account_xpub_vanilla: xpubVanilla, account_xpub_colored: xpubColored } = keysOfSeed(seed);
  const fingerprint = HDKey.fromMasterSeed(seed).fingerprint.toString(16);
  expect(FRIEND_KEYS).toEqual({ xpubVanilla, xpubColored, fingerprint });
});
