import { describe, expect, it } from 'vitest';
import { payee } from '../../support/psbt/send-btc.ts';
import { answerInstead, fiveSlots, fundedApp, newWallet, openTestApp, type TestApp } from './app.ts';

const ASKED = { recipients: [{ address: payee().address, amountSats: 30_000 }], rateSatsPerVb: 2 };

async function listOf(app: TestApp, walletId: string, more: object = {}) {
  // The screen lists the coins first.
  await app.get('wallet.unspents', { walletId });
  return app.get('wallet.transactions', { walletId, offset: 0, limit: 100, ...more });
}

async function paid(app: TestApp, walletId: string) {
  const review = await app.get('signing.beginSendBtc', { walletId, ...ASKED });
  await app.get('signing.approve', { flowId: review.flowId, digest: review.digest, acceptNotProved: false });
  return review;
}

describe('transactions of bitcoin', () => {
  it('have a payment above what it was paid from, with its fee, and the block that it waits for', async () => {
    const { app, walletId } = await fundedApp();
    const { sums } = await paid(app, walletId);
    const feeSats = sums?.feeSats ?? 0;
    const sent = { kind: 'sent', address: payee().address, feeSats, changeSats: -30_000 - feeSats };
    const { rows } = await listOf(app, walletId);
    expect(rows).toMatchObject([
      { ...sent, state: 'waiting', ground: 'book' },
      { kind: 'received', changeSats: 100_000, state: 'mined' },
    ]);
    expect(rows.reduce((sum, { changeSats }) => sum + (changeSats ?? NaN), 0)).toBe(70_000 - feeSats);
    await app.get('practice.mine', { blocks: 1 });
    await app.get('wallet.refresh', { walletId });
    await app.get('wallet.consistency', { walletId });
    expect((await listOf(app, walletId)).rows[0]).toMatchObject({ ...sent, state: 'mined' });
  });

  it('that wait for their block say so, where the service’s balance tells it', async () => {
    const app = openTestApp();
    const { id: walletId } = await app.get('vault.create', newWallet);
    await app.get('wallet.register', { walletId });
    await app.get('practice.faucet', { walletId, amountSats: 50_000 });
    await app.get('wallet.refresh', { walletId });
    expect((await listOf(app, walletId)).rows).toMatchObject([{ kind: 'received', state: 'waiting' }]);
  });

  it('have new slots with all that left the plain coins, the slots’ own sats among it', async () => {
    const { app, walletId } = await fundedApp();
    const review = await app.get('signing.beginSlots', { walletId, ...fiveSlots });
    const { flowId, digest } = review;
    await app.get('signing.approve', { flowId, digest, acceptNotProved: false });
    const feeSats = review.sums?.feeSats ?? 0;
    expect((await listOf(app, walletId)).rows[0]).toMatchObject({
      ...{ kind: 'slots', slots: 5, feeSats, changeSats: -5_000 - feeSats, address: null },
    });
  });

  it('are there after a restart before anybody is asked, in parts', async () => {
    const { app, walletId } = await fundedApp();
    await paid(app, walletId);
    app.restart();
    const all = await app.get('wallet.transactions', { walletId, offset: 0, limit: 100 });
    expect(all.rows.map(({ kind }) => kind)).toEqual(['sent', 'received']);
    const second = await app.get('wallet.transactions', { walletId, offset: 1, limit: 1 });
    expect(second).toEqual({ rows: [all.rows[1]], total: 2, isListed: true, server: null });
  });

  it('take a label, which goes with them to a file and to other programs', async () => {
    const { app, walletId } = await fundedApp();
    await paid(app, walletId);
    const txid = (await listOf(app, walletId)).rows[0]?.txid ?? '';
    await app.get('wallet.labelTransaction', { walletId, txid, label: '=Rent' });
    expect((await listOf(app, walletId)).rows[0]?.label).toBe('=Rent');
    expect(await app.get('wallet.exportTransactions', { walletId })).toMatchObject({ rows: 2 });
    const csv = new TextDecoder().decode(app.saved.at(-1)?.bytes).split('\r\n');
    expect(csv[0]).toBe('created,kind,state,amount,fee,txid,recipient,label,ground,block');
    // A formula stays text.
    expect(csv[1]).toMatch(new RegExp(`,sent,waiting,'?-\\d+,\\d+,${txid},${payee().address},'=Rent,book,$`));
    expect(await app.get('transfers.exportLabels', { walletId })).toMatchObject({ labels: 1 });
    const line = new TextDecoder().decode(app.saved.at(-1)?.bytes);
    expect(JSON.parse(line)).toMatchObject({ type: 'tx', ref: txid, label: '=Rent' });
    await app.get('wallet.labelTransaction', { walletId, txid, label: null });
    expect((await listOf(app, walletId)).rows[0]?.label).toBeNull();
  });

  it('say that what came in may be missing while the service does not answer', async () => {
    const { app, walletId } = await fundedApp();
    await paid(app, walletId);
    app.restart();
    answerInstead(app, 'listunspends', {}, { status: 500, always: true });
    const { rows, isListed } = await app.get('wallet.transactions', { walletId, offset: 0, limit: 9 });
    // The coin that was spent here is known by what was signed.
    expect([isListed, rows.map(({ kind }) => kind)]).toEqual([false, ['sent', 'received']]);
  });

  it('are one row each where the wallet’s own server lists them too, in their checked blocks', async () => {
    const { app, walletId } = await fundedApp();
    await paid(app, walletId);
    const before = await listOf(app, walletId);
    await app.get('chain.use', { walletId, address: 'practice' });
    await app.get('wallet.findTransactions', { walletId, again: false });
    const waits = await listOf(app, walletId);
    const checked = { height: (await app.get('practice.status', {})).height, isChecked: true };
    const [sent, received] = before.rows;
    expect(waits.rows).toEqual([
      { ...sent, replaceable: true },
      { ...received, ...checked, ground: 'server', atMs: waits.rows[1]?.atMs },
    ]);
    expect(waits).toMatchObject({ total: 2, server: { found: 'whole', looked: null } });
    await app.get('practice.mine', { blocks: 1 });
    await app.get('wallet.findTransactions', { walletId, again: true });
    const mined = { ...sent, state: 'mined', height: checked.height + 1, isChecked: true };
    expect((await listOf(app, walletId)).rows[0]).toEqual(mined);
  });
});
