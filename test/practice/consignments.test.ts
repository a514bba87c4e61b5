import { describe, expect, it } from 'vitest';
import { parsedInvoice, payTo, send, settle, walletWithSlots, type AssetWallet } from './asset-wallet.ts';
import { leftFor, verdictOn } from './chain-client.ts';
import { clientOf, provedSend } from './client.ts';
import { startPractice } from './service.ts';
import { tempFolder } from '../support/temp-folder.ts';

const provedBy = (transactions: number) => ({
  outcome: 'proved',
  content: { bundles: { length: transactions } },
});

/** Each send is proved by the real judge before it is signed, and its asset data by the real validator after it. */
describe('a practice life', () => {
  it('issued, sent, sent on and sent back, by slots and by addresses, is proved from the genesis each time', async () => {
    const practice = startPractice();
    const [anna, bob] = [await walletWithSlots(practice, 6), await walletWithSlots(practice, 6)];
    const gold = await anna.issue('GOLD', 600, 400);
    const steps: [AssetWallet, AssetWallet, number, number | undefined, number][] = [
      [anna, bob, 700, undefined, 1],
      [bob, anna, 100, 1_000, 2],
      // From the slot of Anna's first change, and the output that Bob made.
      [anna, bob, 350, undefined, 3],
      [bob, anna, 900, 1_000, 4],
      // From the third's change alone.
      [anna, bob, 1, undefined, 4],
    ];
    for (const [from, to, amount, sats, transactions] of steps) {
      const pay = await payTo(practice, to, gold, amount, sats);
      await provedSend(practice, from, [pay]);
      expect(await verdictOn(practice, gold, pay.recipientId)).toMatchObject({ outcome: 'pending' });
      await settle(practice, to, from);
      const verdict = await verdictOn(practice, gold, pay.recipientId, BigInt(amount));
      expect(verdict).toMatchObject(provedBy(transactions));
      expect(verdict).toMatchObject({
        content: { contract: { ticker: 'GOLD', precision: 2, supply: 1_000n } },
      });
    }
    expect(await bob.balance(gold)).toMatchObject({ settled: 51 });
  });

  it('of two assets and three recipients in one transaction leaves a file of each asset', async () => {
    const practice = startPractice();
    const [anna, bob] = [await walletWithSlots(practice, 6), await walletWithSlots(practice, 6)];
    const [one, two] = [await anna.issue('ONE', 500), await anna.issue('TWO', 500)];
    const pays = [
      await payTo(practice, bob, one, 10),
      await payTo(practice, bob, two, 20),
      await payTo(practice, bob, one, 30, 1_000),
    ];
    const { verdict } = await provedSend(practice, anna, pays);
    expect(verdict.assets.map(({ role, inAmount }) => [role, inAmount])).toEqual(
      Array(2).fill(['asked', 500n]),
    );
    await settle(practice, bob, anna);
    for (const { assetId, recipientId, amount } of pays) {
      expect(await verdictOn(practice, assetId, recipientId, BigInt(amount))).toMatchObject(provedBy(1));
      expect(await verdictOn(practice, assetId === one ? two : one, recipientId)).toMatchObject({
        code: 'CONTRACT',
      });
    }
    expect(await verdictOn(practice, one, pays[0]?.recipientId ?? '', 11n)).toMatchObject({ code: 'AMOUNT' });
  });

  it('of what rides along is proved, and there once it is sent', async () => {
    const practice = startPractice();
    const [anna, bob, carol] = [2, 6, 5].map((slots) => walletWithSlots(practice, slots));
    const [to, from] = [await anna!, await bob!];
    const [gold, tin] = [await from.issue('GOLD', 100), await from.issue('TIN', 100)];
    // Both changes go to one output, and TIN stays beside GOLD from then on.
    await provedSend(practice, from, [
      await payTo(practice, to, gold, 10),
      await payTo(practice, to, tin, 10),
    ]);
    await settle(practice, to, from);
    const next = await carol!;
    const { verdict } = await provedSend(practice, from, [await payTo(practice, next, gold, 20)]);
    const roles = Object.fromEntries(verdict.assets.map(({ assetId, role }) => [assetId, role]));
    expect(roles).toEqual({ [gold]: 'asked', [tin]: 'riding' });
    await settle(practice, next, from);
    const pay = await payTo(practice, next, tin, 30);
    await send(from, [pay], true);
    await practice.mine(1);
    expect(await verdictOn(practice, tin, pay.recipientId)).toMatchObject(provedBy(3));
  });

  it('of all units that a u64 holds but one is proved', async () => {
    const practice = startPractice();
    const [anna, bob] = [await walletWithSlots(practice), await walletWithSlots(practice)];
    const [mine, theirs] = [await clientOf(practice, anna), await clientOf(practice, bob)];
    const amounts = [2n ** 64n - 3n, 2n];
    const { assetId } = await mine.issueAssetNia({ ticker: 'BIG', name: 'Big', amounts, precision: 18 });
    const amount = 2n ** 64n - 2n;
    const { invoice, expiresAtMs } = await theirs.createInvoice({ assetId, amount });
    expect(await mine.decodeRgbInvoice(invoice)).toMatchObject({ assetId, amount, expiresAtMs });
    await provedSend(practice, anna, [{ assetId, invoice, amount }]);
    await settle(practice, bob, anna);
    expect(await theirs.assetBalance(assetId)).toMatchObject({ settled: amount, spendable: amount });
  });

  it('without a change output is proved: the rest goes to a slot that is there, the last sats to the fee', async () => {
    const practice = startPractice();
    const [anna, bob] = [await walletWithSlots(practice), await walletWithSlots(practice)];
    const assetId = await anna.issue('TEST', 1000);
    const { verdict, txid } = await provedSend(practice, anna, [await payTo(practice, bob, assetId, 300)], 6);
    expect(verdict.outputs.map(({ kind }) => kind)).toEqual(['commitment']);
    await settle(practice, bob, anna);
    expect((await anna.transfers(assetId)).at(-1)?.change_utxo?.txid).not.toBe(txid);
    await provedSend(practice, anna, [await payTo(practice, bob, assetId, 700)]);
  });

  it.each(['nia', 'cfa', 'uda'])('of a sample of the friend is proved, and sent on: %s', async (kind) => {
    const practice = startPractice();
    const anna = await walletWithSlots(practice, 6);
    const { assetId } = (await practice.friend.samples()).find(({ schema }) => schema === kind)!;
    const { invoice, recipientId } = await payTo(practice, anna, assetId, 1);
    await practice.friend.pay({ invoice, assetId: null, amount: null });
    await settle(practice, anna);
    expect(await verdictOn(practice, assetId, recipientId)).toMatchObject({ outcome: 'proved' });
    const on = await payTo(practice, await walletWithSlots(practice), assetId, 1);
    await provedSend(practice, anna, [on]);
  });

  it('is what the friend leaves, and stays where it is named after a start at another port', async () => {
    const dataFolder = tempFolder();
    const practice = startPractice({ dataFolder });
    const anna = await walletWithSlots(practice, 6);
    const [{ assetId, amount } = { assetId: '', amount: 0n }] = await practice.friend.samples();
    const { invoice, recipientId } = await payTo(practice, anna, assetId, Number(amount));
    await practice.friend.pay({ invoice, assetId: null, amount: null });
    const before = await leftFor(practice, recipientId);
    await practice.close();
    const again = startPractice({ dataFolder });
    const [endpoint] = parsedInvoice(invoice).endpoints;
    expect(await leftFor(again, recipientId, endpoint?.text ?? '')).toEqual(before);
    expect(await again.rgbEndpoint('rpc://127.0.0.1:1/json-rpc')).toBe('rpc://127.0.0.1:1/json-rpc');
  });
});

it('the place where asset data is left has nothing for whom nobody paid', async () =>
  expect(await leftFor(startPractice(), 'bcrt:utxob:nobody')).toBeNull());
