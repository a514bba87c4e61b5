import { beforeEach, describe, expect, it } from 'vitest';
import type { LazyPractice } from '../support/practice.ts';
import { parsedInvoice, walletWithSlots, type AssetWallet } from './asset-wallet.ts';
import { provedSend, type PayOn } from './client.ts';
import { startPractice } from './service.ts';

let practice: LazyPractice;
let alice: AssetWallet;
let bob: AssetWallet;

beforeEach(async () => {
  practice = startPractice();
  alice = await walletWithSlots(practice);
  bob = await walletWithSlots(practice);
});

async function pay(assetId: string, amount: number, kind: 'blinded' | 'witness' = 'blinded'): Promise<PayOn> {
  if (kind === 'witness') practice.faults.once({ kind: 'witnessInvoice', endpoint: 'create' });
  const { invoice } = await bob.invoice(assetId, amount);
  return { invoice, assetId, amount: BigInt(amount), ...(kind === 'witness' ? { witnessSats: 700n } : {}) };
}

async function settle() {
  for (const wallet of [bob, alice]) await wallet.refresh();
  await practice.mine(1);
  for (const wallet of [bob, alice]) await wallet.refresh();
}

describe('the real judge proves what the practice service builds', () => {
  it('to a blinded seal, with change of asset and sats', async () => {
    const assetId = await alice.issue('TEST', 1000);
    const { verdict, txid } = await provedSend(practice, alice, [await pay(assetId, 300)]);
    expect(verdict.txid).toBe(txid);
    expect(verdict.outputs.map(({ kind }) => kind)).toEqual(['commitment', 'change']);
    expect(verdict.assets).toMatchObject([
      {
        assetId,
        role: 'asked',
        inAmount: 1000n,
        given: [
          { to: 'own', amount: 700n, seal: { kind: 'output', vout: 1 } },
          { to: 'recipient', amount: 300n, seal: { kind: 'secret' } },
        ],
      },
    ]);
    await settle();
    expect(await bob.balance(assetId)).toMatchObject({ settled: 300 });
  });

  it('without a change output: the rest goes to a slot that is there, and the last sats to the fee', async () => {
    const assetId = await alice.issue('TEST', 1000);
    const { verdict, txid } = await provedSend(practice, alice, [await pay(assetId, 300)], 6);
    expect(verdict.outputs.map(({ kind }) => kind)).toEqual(['commitment']);
    expect(verdict.assets).toMatchObject([
      { given: [{ to: 'own', amount: 700n, seal: { kind: 'outpoint' } }, { to: 'recipient' }] },
    ]);
    await settle();
    expect((await alice.transfers(assetId)).at(-1)?.change_utxo?.txid).not.toBe(txid);
    expect(await alice.balance(assetId)).toMatchObject({ settled: 700, spendable: 700 });
    await provedSend(practice, alice, [await pay(assetId, 700)]);
  });

  it('to a witness recipient, with the agreed sats', async () => {
    const assetId = await alice.issue('TEST', 1000);
    const asked = await pay(assetId, 40, 'witness');
    expect(parsedInvoice(asked.invoice).recipient).toMatchObject({ kind: 'witness', network: 'regtest' });
    // More sats than one slot has, so that a second one is spent.
    const { verdict, txid } = await provedSend(practice, alice, [{ ...asked, witnessSats: 1_050n }]);
    expect(verdict.inputs).toHaveLength(2);
    expect(verdict.outputs).toMatchObject([
      { kind: 'commitment' },
      { kind: 'recipient', amountSats: 1_050n },
      { kind: 'change' },
    ]);
    await settle();
    expect(await bob.balance(assetId)).toMatchObject({ settled: 40 });
    const made = (await bob.unspents()).find(({ utxo: { outpoint } }) => outpoint.txid === txid);
    expect(made).toMatchObject({
      utxo: { outpoint: { txid, vout: 1 }, btc_amount: 1_050, colorable: true },
      rgb_allocations: [{ asset_id: assetId, amount: 40, settled: true }],
    });
    const { invoice } = await alice.invoice(assetId, 40);
    await provedSend(practice, bob, [{ invoice, assetId, amount: 40n }]);
  });

  it('two assets to three recipients, and then one of them while the other rides along', async () => {
    // The silver lies on two slots, and more of it is sent than on either.
    const [gold, silver] = [await alice.issue('GOLD', 1000), await alice.issue('SILVER', 250, 250)];
    const three = [await pay(gold, 100), await pay(gold, 50, 'witness'), await pay(silver, 260)];
    const { verdict } = await provedSend(practice, alice, three);
    expect(verdict.assets.map(({ role, inAmount }) => [role, inAmount]).sort()).toEqual([
      ['asked', 1000n],
      ['asked', 500n],
    ]);
    expect(verdict.inputs).toHaveLength(3);
    await settle();
    expect(await bob.balance(gold)).toMatchObject({ settled: 150 });
    expect(await bob.balance(silver)).toMatchObject({ settled: 260 });
    // Both rests now sit on one slot: whoever spends one moves the other.
    const held = (await alice.unspents()).flatMap(({ rgb_allocations }) =>
      rgb_allocations.length === 0 ? [] : [rgb_allocations.map(({ amount }) => amount).sort()],
    );
    expect(held).toEqual([[240, 850]]);
    const again = await provedSend(practice, alice, [await pay(silver, 1)]);
    const roles = Object.fromEntries(again.verdict.assets.map(({ assetId, role }) => [assetId, role]));
    expect(roles).toEqual({ [silver]: 'asked', [gold]: 'riding' });
    await settle();
    expect(await alice.balance(gold)).toMatchObject({ settled: 850, spendable: 850 });
    expect(await alice.balance(silver)).toMatchObject({ settled: 239, spendable: 239 });
    await provedSend(practice, alice, [await pay(silver, 239)]);
  });

  it('and a unique asset, of which there is one', async () => {
    const samples = await practice.friend.samples();
    const { assetId } = samples.find(({ schema }) => schema === 'uda')!;
    const { invoice } = await alice.invoice(assetId, 1);
    await practice.friend.pay({ invoice, assetId: null, amount: null });
    await alice.refresh();
    await practice.mine(1);
    await alice.refresh();
    const { verdict } = await provedSend(practice, alice, [await pay(assetId, 1)]);
    expect(verdict.assets).toMatchObject([{ role: 'asked', inAmount: 1n }]);
    await settle();
    expect(await bob.balance(assetId)).toMatchObject({ settled: 1, spendable: 1 });
    expect(await alice.balance(assetId)).toMatchObject({ settled: 0 });
  });
});
