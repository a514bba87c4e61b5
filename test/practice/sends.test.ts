import { beforeEach, describe, expect, it } from 'vitest';
import type { LazyPractice } from '../support/practice.ts';
import { sendBody, walletWithSlots, type AssetWallet, type Pay } from './asset-wallet.ts';
import { startPractice } from './service.ts';
import { readPsbt } from './test-wallet.ts';

let practice: LazyPractice;
let alice: AssetWallet;
let bob: AssetWallet;

beforeEach(async () => {
  practice = startPractice();
  alice = await walletWithSlots(practice);
  bob = await walletWithSlots(practice);
});

/** That the judge proves it is held in judged-sends.test.ts. */
async function send(from: AssetWallet, pays: Pay[], more: { donation?: boolean; feeRate?: number } = {}) {
  const asked = sendBody(pays, more);
  return from.sendEnd(asked, from.sign(await from.sendBegin(asked)));
}

async function settle(from: AssetWallet, ...to: AssetWallet[]) {
  for (const wallet of to) await wallet.refresh();
  await from.refresh();
  await practice.mine(1);
  for (const wallet of [...to, from]) await wallet.refresh();
}

async function witnessInvoice(wallet: AssetWallet, assetId: string, amount: number) {
  practice.faults.once({ kind: 'witnessInvoice', endpoint: 'create' });
  return wallet.invoice(assetId, amount);
}

const balance = (settled: number, future = settled, spendable = settled) => ({
  settled,
  future,
  spendable,
  offchainOutbound: 0,
  offchainInbound: 0,
});

describe('a send between two wallets of the practice service', () => {
  it('goes to a blinded seal with change, and its statuses move as in the real thing', async () => {
    const assetId = await alice.issue('TEST', 1000);
    const { invoice, batch_transfer_idx } = await bob.invoice(assetId, 300);
    const holding = (await bob.unspents()).filter((unspent) => unspent.pending_blinded === 1);
    expect(holding).toHaveLength(1);
    const before = (await practice.status()).mempool;
    const { txid } = await send(alice, [{ assetId, invoice, amount: 300 }]);

    expect((await practice.status()).mempool).toBe(before);
    expect(await alice.balance(assetId)).toEqual(balance(1000, 700, 0));
    expect(await alice.transfers(assetId)).toMatchObject([
      { kind: 0, status: 2, amount: 1000, txid: null },
      { kind: 3, status: 0, amount: 300, txid, change_utxo: { txid, vout: 1 } },
    ]);
    // Nobody has heard from the recipient yet.
    await alice.refresh();
    expect((await practice.status()).mempool).toBe(before);
    expect(await bob.ask('/invoice/status', { invoice })).toMatchObject({ status: 0, kind: 1, txid: null });
    await bob.refresh();
    expect(await bob.ask('/invoice/status', { invoice })).toMatchObject({
      status: 1,
      txid,
      batch_transfer_idx,
      amount: 300,
    });
    expect(await bob.balance(assetId)).toEqual(balance(0, 300, 0));
    await practice.mine(1);
    await bob.refresh();
    expect(await bob.ask('/invoice/status', { invoice })).toMatchObject({ status: 1 });

    await alice.refresh();
    expect((await practice.status()).mempool).toBe(1);
    expect((await alice.transfers(assetId)).map(({ status }) => status)).toEqual([2, 1]);
    await practice.mine(1);
    expect(await bob.balance(assetId)).toEqual(balance(0, 300, 0));
    await alice.refresh();
    await bob.refresh();
    expect((await alice.transfers(assetId)).map(({ status }) => status)).toEqual([2, 2]);
    expect(await alice.balance(assetId)).toEqual(balance(700));
    expect(await bob.balance(assetId)).toEqual(balance(300));
    const [got] = (await bob.unspents()).filter((unspent) => unspent.rgb_allocations.length > 0);
    expect(got?.utxo).toEqual(holding[0]?.utxo);
    expect(await bob.ask('/wallet/listassets')).toMatchObject({
      nia: [
        { assetId, ticker: 'TEST', precision: 2, issuedSupply: 1000, balance: { colored: { settled: 300 } } },
      ],
    });
  });

  it('a donation is broadcast at once, and received later', async () => {
    const assetId = await alice.issue('TEST', 1000);
    const { invoice } = await bob.invoice(assetId, 5);
    await send(alice, [{ assetId, invoice, amount: 5 }], { donation: true });
    expect(await practice.status()).toMatchObject({ mempool: 1 });
    await practice.mine(1);
    await alice.refresh();
    expect((await alice.transfers(assetId)).map(({ status }) => status)).toEqual([2, 2]);
    await bob.refresh();
    expect(await bob.balance(assetId)).toEqual(balance(5));
  });
});

describe('what does not come to pass', () => {
  it('an invoice holds its slot beyond its expiry, until it is failed', async () => {
    let nowMs = 1_800_000_000_000;
    practice = startPractice({ clock: { nowMs: () => nowMs } });
    const carol = await walletWithSlots(practice, 1);
    const { batch_transfer_idx, expiration_timestamp } = await carol.invoice('', 7);
    expect(expiration_timestamp).toBe(1_800_001_500);
    const asked = { asset_id: '', amount: 7 };
    expect(await carol.call('/invoice/create', asked)).toMatchObject({
      status: 400,
      json: { error: 'InsufficientAllocationSlots' },
    });
    nowMs += 100_000_000;
    await carol.refresh();
    expect((await carol.call('/invoice/create', asked)).status).toBe(400);
    expect(await carol.call('/wallet/failtransfers', { batch_transfer_idx })).toMatchObject({
      status: 200,
      text: '',
    });
    expect((await carol.unspents()).every((unspent) => unspent.pending_blinded === 0)).toBe(true);
    expect((await carol.call('/invoice/create', asked)).status).toBe(200);
    expect((await carol.call('/wallet/failtransfers', { batch_transfer_idx })).json).toMatchObject({
      error: 'CannotFailBatchTransfer',
    });
  });
});

describe('sendend refuses', () => {
  let assetId: string;
  let pays: Pay[];
  beforeEach(async () => {
    assetId = await alice.issue('TEST', 1000);
    pays = [{ assetId, invoice: (await bob.invoice(assetId, 300)).invoice, amount: 300 }];
  });
  const untouched = async () => expect(await alice.balance(assetId)).toEqual(balance(1000));

  it('what is not signed, not finalised or wrongly signed', async () => {
    const asked = sendBody(pays);
    const psbt = await alice.sendBegin(asked);
    const end = (signed_psbt: string) => alice.call('/wallet/sendend', { ...asked, signed_psbt });
    expect((await end(psbt)).json).toMatchObject({ error: 'InvalidPsbt' });
    expect((await end(alice.sign(psbt, false))).json).toMatchObject({ error: 'InvalidPsbt' });
    const wrong = readPsbt(alice.sign(psbt));
    const signature = Uint8Array.from(wrong.getInput(0).finalScriptWitness?.[0] ?? []);
    signature[9] = (signature[9] ?? 0) ^ 4;
    wrong.updateInput(0, { finalScriptWitness: [signature] }, true);
    expect((await end(Buffer.from(wrong.toPSBT()).toString('base64'))).json).toMatchObject({
      error: 'FailedBroadcast',
    });
    await untouched();
  });

  it('other fields than those of its begin, and a PSBT of nobody or of another wallet', async () => {
    const asked = sendBody(pays);
    const signed_psbt = alice.sign(await alice.sendBegin(asked));
    const end = (change: object) => alice.call('/wallet/sendend', { ...asked, signed_psbt, ...change });
    expect(await end({ donation: true })).toMatchObject({ status: 400 });
    expect(await end({ fee_rate: 3 })).toMatchObject({ status: 400 });
    expect(
      await end({ recipient_map: sendBody([{ ...pays[0]!, amount: 301 }]).recipient_map }),
    ).toMatchObject({
      status: 400,
    });
    expect(await end({ signed_psbt: undefined })).toMatchObject({ status: 422 });
    expect((await bob.call('/wallet/sendend', { ...asked, signed_psbt })).json).toMatchObject({
      error: 'UnknownTransfer',
    });
    await untouched();
    expect((await end({})).status).toBe(200);
  });

  it('the same a second time, and another over the same coins, whose change goes to an address of its own', async () => {
    const asked = sendBody(pays);
    const first = alice.sign(await alice.sendBegin(asked));
    const second = alice.sign(await alice.sendBegin(asked));
    const changeOf = (psbt: string) => Buffer.from(readPsbt(psbt).getOutput(1).script ?? []).toString('hex');
    expect(changeOf(first)).toMatch(/^5120/);
    expect(changeOf(second)).not.toBe(changeOf(first));
    await alice.sendEnd(asked, first);
    for (const signed_psbt of [first, second]) {
      expect((await alice.call('/wallet/sendend', { ...asked, signed_psbt })).json).toMatchObject({
        error: 'InvalidPsbt',
      });
    }
    expect(await alice.transfers(assetId)).toHaveLength(2);
  });

  it('a recipient who is being paid already', async () => {
    await alice.issue('MORE', 1);
    await send(alice, pays);
    await settle(alice, bob);
    const asked = sendBody(pays);
    const signed_psbt = alice.sign(await alice.sendBegin(asked));
    expect((await alice.call('/wallet/sendend', { ...asked, signed_psbt })).json).toMatchObject({
      error: 'RecipientIDAlreadyUsed',
    });
  });
});

describe('sendbegin refuses', () => {
  let assetId: string;
  let pay: Pay;
  beforeEach(async () => {
    assetId = await alice.issue('TEST', 1000);
    pay = { assetId, invoice: (await bob.invoice(assetId, 300)).invoice, amount: 300 };
  });
  const begin = (body: object) => alice.call('/wallet/sendbegin', body);

  it('more than there is, nothing at all, a recipient twice, and sats for a blinded one', async () => {
    const refused = async (pays: Pay[]) => (await begin(sendBody(pays))).json;
    expect(await refused([{ ...pay, amount: 1001 }])).toMatchObject({ error: 'InsufficientTotalAssets' });
    expect(await refused([{ ...pay, amount: 0 }])).toMatchObject({ error: 'InvalidAmountZero' });
    expect(await refused([pay, pay])).toMatchObject({ error: 'RecipientIDDuplicated' });
    expect(await refused([])).toMatchObject({ error: 'InvalidRecipientMap' });
    expect(await refused([{ ...pay, sats: 1000 }])).toMatchObject({ error: 'InvalidRecipientData' });
    const witness = (await witnessInvoice(bob, assetId, 1)).invoice;
    expect(await refused([{ ...pay, invoice: witness }])).toMatchObject({ error: 'InvalidRecipientData' });
    expect(await refused([{ ...pay, invoice: witness, sats: 329 }])).toMatchObject({
      error: 'OutputBelowDustLimit',
    });
    expect(await refused([{ ...pay, invoice: witness, sats: 50_000 }])).toMatchObject({
      error: 'InsufficientBitcoins',
    });
    const unknown = 'rgb:lXijPaL7-gDQZASh-f3x8kzZ-clunObs-mrAyGXq-GekWcb0';
    expect(await refused([{ ...pay, assetId: unknown }])).toMatchObject({ error: 'AssetNotFound' });
  });

  it('fields of the wrong kind, with where', async () => {
    const whole = sendBody([pay]);
    for (const [name, value] of Object.entries({
      donation: 'no',
      fee_rate: 1.5,
      min_confirmations: -1,
      recipient_map: null,
    })) {
      expect(await begin({ ...whole, [name]: value })).toMatchObject({
        status: 422,
        json: { detail: [{ loc: ['body', name] }] },
      });
    }
    expect(await begin({})).toMatchObject({ status: 422 });
    expect((await begin({ ...whole, fee_rate: 0 })).json).toMatchObject({ error: 'InvalidFeeRate' });
  });
});
