import { describe, expect, it } from 'vitest';
import { startPractice } from './service.ts';
import { readPsbt, testWallet } from './test-wallet.ts';

const none = { settled: 0, future: 0, spendable: 0 };
const all = (sats: number) => ({ settled: sats, future: sats, spendable: sats });

describe('creating slots through the service', () => {
  it('goes from an empty wallet to five slots, with true balances at every moment', async () => {
    const practice = startPractice();
    const wallet = testWallet(practice.baseUrl);
    const registered = await wallet.ask('/wallet/register');
    expect(registered).toEqual({
      address: expect.stringMatching(/^bcrt1p/) as string,
      btc_balance: { vanilla: none, colored: none },
    });
    const { address } = registered as { address: string };

    await practice.faucet(address, 100_000n);
    expect(await wallet.ask('/wallet/btcbalance')).toEqual({
      vanilla: { settled: 0, future: 100_000, spendable: 100_000 },
      colored: none,
    });
    await practice.mine(1);
    expect(await wallet.ask('/wallet/btcbalance')).toEqual({ vanilla: all(100_000), colored: none });

    const psbt = await wallet.begin({ num: 5, size: 3000, feeRate: 3 });
    expect(await wallet.ask('/wallet/btcbalance')).toEqual({ vanilla: all(100_000), colored: none });
    expect(await wallet.ask('/wallet/createutxosend', { signedPsbt: wallet.sign(psbt) })).toBe(5);
    const { fee } = readPsbt(psbt);
    const change = 100_000 - 15_000 - Number(fee);
    expect(await wallet.ask('/wallet/btcbalance')).toEqual({
      vanilla: { settled: 0, future: change, spendable: change },
      colored: { settled: 0, future: 15_000, spendable: 15_000 },
    });
    expect(await practice.status()).toMatchObject({ mempool: 1 });

    await practice.mine(1);
    expect(await wallet.ask('/wallet/btcbalance')).toEqual({ vanilla: all(change), colored: all(15_000) });
    expect(await practice.status()).toMatchObject({ mempool: 0 });
    const unspents = await wallet.ask('/wallet/listunspends');
    const slot = {
      utxo: {
        outpoint: { txid: readPsbt(psbt).id, vout: expect.any(Number) as unknown },
        btc_amount: 3000,
        colorable: true,
        exists: true,
      },
      rgb_allocations: [],
      pending_blinded: 0,
    };
    expect(unspents).toHaveLength(6);
    expect(unspents).toEqual(expect.arrayContaining([slot]));
    expect((unspents as (typeof slot)[]).filter((entry) => entry.utxo.colorable)).toHaveLength(5);
  });

  it('reveals a new vanilla address at every call, each the BIP86 one of the next index', async () => {
    const practice = startPractice();
    const wallet = testWallet(practice.baseUrl);
    const { p2tr } = await import('@scure/btc-signer');
    const derived = (index: number) =>
      p2tr(wallet.keyAt('vanilla', index), undefined, {
        bech32: 'bcrt',
        pubKeyHash: 0x6f,
        scriptHash: 0xc4,
        wif: 0xef,
      }).address;
    expect(await wallet.ask('/wallet/register')).toMatchObject({ address: derived(0) });
    expect(await wallet.ask('/wallet/address')).toBe(derived(1));
    expect(await wallet.ask('/wallet/register')).toMatchObject({ address: derived(2) });
    // A payment inside the gap moves the next address beyond it.
    await practice.faucet(derived(12), 10_000n);
    expect(await wallet.ask('/wallet/address')).toBe(derived(13));
    expect(await wallet.ask('/wallet/btcbalance')).toMatchObject({ vanilla: { future: 10_000 } });
  });
});
