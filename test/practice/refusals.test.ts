import type { Transaction } from '@scure/btc-signer';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LazyPractice } from '../support/practice.ts';
import { startPractice } from './service.ts';
import { fundedWallet, readPsbt } from './test-wallet.ts';

let practice: LazyPractice;
let wallet: Awaited<ReturnType<typeof fundedWallet>>;

beforeEach(async () => {
  practice = startPractice();
  wallet = await fundedWallet(practice, 100_000n);
});

const refused = (error: string, status = 400) => ({ status, json: { error } });
const asked = { num: 2, size: 1000, feeRate: 2 };
/** The input's signature, with one byte changed by `flip`. */
function witnessOf(psbt: Transaction, flip = 0): Uint8Array {
  const signature = Uint8Array.from(psbt.getInput(0).finalScriptWitness?.[0] ?? []);
  signature[40] = (signature[40] ?? 0) ^ flip;
  return signature;
}

describe('createutxosend refuses', () => {
  const end = (signedPsbt: unknown, from = wallet) => from.call('/wallet/createutxosend', { signedPsbt });

  it.each<[string, (psbt: Transaction) => Uint8Array[]]>([
    ['one with a bit flipped', (psbt) => [witnessOf(psbt, 1)]],
    ['one with a sighash byte', (psbt) => [Uint8Array.of(...witnessOf(psbt), 1)]],
    ['more beside it', (psbt) => [witnessOf(psbt), Uint8Array.of(0x50)]],
  ])('a PSBT with %s, and one that is not finalised or not signed', async (_, witness) => {
    const psbt = await wallet.begin(asked);
    const changed = readPsbt(wallet.sign(psbt));
    changed.updateInput(0, { finalScriptWitness: witness(changed) }, true);
    for (const text of [Buffer.from(changed.toPSBT()).toString('base64'), wallet.sign(psbt, false), psbt])
      expect(await end(text)).toMatchObject({ status: 400, json: { error: 'FailedBroadcast', status: 400 } });
    expect((await practice.status()).mempool).toBe(1);
  });

  it("another wallet's PSBT, though properly signed", async () => {
    const other = await fundedWallet(practice, 100_000n);
    const signed = other.sign(await other.begin(asked));
    expect(await end(signed)).toMatchObject(refused('InvalidPsbt'));
    expect((await practice.status()).mempool).toBe(2);
    expect((await end(signed, other)).json).toBe(2);
  });

  it('the same PSBT a second time, and another over the same coins, before and after its block', async () => {
    const first = wallet.sign(await wallet.begin(asked));
    const second = wallet.sign(await wallet.begin({ ...asked, num: 3 }));
    expect((await end(first)).status).toBe(200);
    for (const reason of ['insufficient fee, rejecting replacement', 'bad-txns-inputs-missingorspent']) {
      expect(await end(first)).toMatchObject(refused('FailedBroadcast'));
      const message = `Failed to broadcast: ${reason}`;
      expect(await end(second)).toMatchObject({ json: { error: 'FailedBroadcast', message } });
      await practice.mine(1);
    }
    expect(await wallet.ask('/wallet/btcbalance')).toMatchObject({ colored: { settled: 2000 } });
  });

  it.each(['', 'no base64 ', 'cHNidP8=', 'AAAA'])('what is no PSBT: %j', async (text) => {
    expect(await end(text)).toMatchObject({ status: 400, json: { error: 'InvalidPsbt', status: 400 } });
  });

  it.each([[5], [null], [['x']]])('a signedPsbt that is no text: %j', async (value) => {
    expect(await end(value)).toMatchObject({
      status: 422,
      json: { detail: [{ type: 'string_type', loc: ['body', 'signedPsbt'] }] },
    });
  });
});
