import { describe, expect, it } from 'vitest';
import type { LazyPractice } from '../support/practice.ts';
import { parsedInvoice, sendBody, walletWithSlots, type AssetWallet, type Pay } from './asset-wallet.ts';
import { leftFor, verdictOn } from './chain-client.ts';
import { newFolder, startPractice } from './service.ts';

const ENDPOINT = 'rpcs://practice.invalid/json-rpc';

/** An invoice of somebody's, by which they can be asked of what is left for them. */
interface Asked extends Pay {
  readonly recipientId: string;
}

async function asked(
  practice: LazyPractice,
  wallet: AssetWallet,
  assetId: string,
  amount: number,
  kind: 'blinded' | 'witness' = 'blinded',
): Promise<Asked> {
  if (kind === 'witness') practice.faults.once({ kind: 'witnessInvoice', endpoint: 'create' });
  const { invoice, recipient_id: recipientId } = await wallet.invoice(assetId, amount);
  return { invoice, assetId, amount, recipientId, ...(kind === 'witness' ? { sats: 1_000 } : {}) };
}

/** Begun, signed and handed over, as the wallets of the tests do it. */
async function send(wallet: AssetWallet, pays: readonly Pay[], donation = false): Promise<string> {
  const body = sendBody(pays, { donation });
  return (await wallet.sendEnd(body, wallet.sign(await wallet.sendBegin(body)))).txid;
}

/** Everybody looks, it is broadcast, a block comes, and everybody looks again. */
async function settle(practice: LazyPractice, ...wallets: readonly AssetWallet[]): Promise<void> {
  for (let round = 0; round < 2; round += 1) for (const wallet of wallets) await wallet.refresh();
  await practice.mine(1);
  for (const wallet of wallets) await wallet.refresh();
}

const provedBy = (transactions: number) => ({
  outcome: 'proved',
  content: { bundles: { length: transactions } },
});

describe('asset data of a practice life', () => {
  it('issued, sent, sent on and sent back, by slots and by addresses, is proved from the genesis', async () => {
    const practice = startPractice();
    const [anna, bob] = [await walletWithSlots(practice, 6), await walletWithSlots(practice, 6)];
    const gold = await anna.issue('GOLD', 600, 400);
    const steps: [AssetWallet, AssetWallet, number, 'blinded' | 'witness', number][] = [
      [anna, bob, 700, 'blinded', 1],
      [bob, anna, 100, 'witness', 2],
      // Of what lies on the slot that Anna's first change went to, and on the output that Bob made.
      [anna, bob, 350, 'blinded', 3],
      [bob, anna, 900, 'witness', 4],
      // Of what was left of the third alone.
      [anna, bob, 1, 'blinded', 4],
    ];
    for (const [from, to, amount, kind, transactions] of steps) {
      const pay = await asked(practice, to, gold, amount, kind);
      await send(from, [pay]);
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

  it('of two assets and three recipients in one transaction is a file of each asset', async () => {
    const practice = startPractice();
    const [anna, bob] = [await walletWithSlots(practice, 6), await walletWithSlots(practice, 6)];
    const [one, two] = [await anna.issue('ONE', 500), await anna.issue('TWO', 500)];
    const pays = [
      await asked(practice, bob, one, 10),
      await asked(practice, bob, two, 20),
      await asked(practice, bob, one, 30, 'witness'),
    ];
    await send(anna, pays);
    await settle(practice, bob, anna);
    for (const { assetId, recipientId, amount } of pays) {
      expect(await verdictOn(practice, assetId, recipientId, BigInt(amount))).toMatchObject(provedBy(1));
      const other = assetId === one ? two : one;
      expect(await verdictOn(practice, other, recipientId)).toMatchObject({
        outcome: 'refused',
        code: 'CONTRACT',
      });
    }
    expect(await verdictOn(practice, one, pays[0]?.recipientId ?? '', 11n)).toMatchObject({ code: 'AMOUNT' });
  });

  it('of what rides along is there once it is sent', async () => {
    const practice = startPractice();
    const [anna, bob] = [await walletWithSlots(practice, 2), await walletWithSlots(practice, 6)];
    const gold = await bob.issue('GOLD', 100);
    const tin = await bob.issue('TIN', 100);
    // Both changes go to one output, and from there on TIN rides along with GOLD.
    await send(bob, [await asked(practice, anna, gold, 10), await asked(practice, anna, tin, 10)]);
    await settle(practice, anna, bob);
    await send(bob, [await asked(practice, await walletWithSlots(practice), gold, 20)], true);
    await practice.mine(1);
    await bob.refresh();
    const pay = await asked(practice, await walletWithSlots(practice), tin, 30);
    await send(bob, [pay], true);
    await practice.mine(1);
    expect(await verdictOn(practice, tin, pay.recipientId)).toMatchObject(provedBy(3));
  });

  it('is what the friend leaves, and stays where it is named after a start at another port', async () => {
    const dataFolder = newFolder();
    const practice = startPractice({ dataFolder });
    const anna = await walletWithSlots(practice, 6);
    const [sample] = await practice.friend.samples();
    if (sample === undefined) throw new Error('no sample');
    const { invoice, recipient_id: recipientId } = await anna.invoice(sample.assetId, Number(sample.amount));
    await practice.friend.pay({ invoice, assetId: null, amount: null });
    const before = await leftFor(practice, recipientId, ENDPOINT);
    await practice.close();
    const again = startPractice({ dataFolder });
    const [endpoint] = parsedInvoice(invoice).endpoints;
    expect(await leftFor(again, recipientId, endpoint?.text ?? '')).toEqual(before);
    expect(await again.rgbEndpoint('rpc://127.0.0.1:1/json-rpc')).toBe('rpc://127.0.0.1:1/json-rpc');
  });
});

describe('the place where asset data is left', () => {
  const call = async (practice: LazyPractice, body: unknown) => {
    const answer = await fetch(`${await practice.baseUrl()}/json-rpc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return [answer.status, await answer.json()] as const;
  };
  const get = { jsonrpc: '2.0', id: 1, method: 'consignment.get' };

  it('has nothing for whom nobody paid', async () => {
    expect(await leftFor(startPractice(), 'bcrt:utxob:nobody', ENDPOINT)).toBeNull();
  });

  it.each([
    ['no JSON-RPC', { method: 'consignment.get' }, -32600],
    ['another method', { ...get, method: 'consignment.post' }, -32601],
    ['nobody', get, -32602],
    ['a recipient that is no text', { ...get, params: { recipient_id: 1 } }, -32602],
  ])('refuses %s', async (_, body, code) => {
    expect(await call(startPractice(), body)).toMatchObject([200, { error: { code } }]);
  });
});
