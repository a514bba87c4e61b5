import { describe, expect, it } from 'vitest';
import { readCorpus } from '../support/psbt/corpus.ts';
import { readRaw } from '../support/psbt/raw-psbt.ts';
import { taprootAddressOf } from '../support/psbt/send-btc.ts';
import { countedRandom, startPractice } from './service.ts';
import { fundedWallet, readPsbt } from './test-wallet.ts';

async function funded(...payments: bigint[]) {
  const practice = startPractice({ random: countedRandom() });
  const wallet = await fundedWallet(practice, ...payments);
  await practice.mine(1);
  return { practice, wallet };
}

describe('the PSBT that creates slots', () => {
  it.each([1, 2, 3, 17, 100])(
    'pays exactly the rate asked for at %i sat/vB, once signed too',
    async (rate) => {
      const { wallet } = await funded(300_000n, 200_000n);
      const psbt = await wallet.begin({ num: 4, size: 1000, feeRate: rate });
      const transaction = readPsbt(psbt);
      const vsize = Math.ceil((4 * transaction.unsignedTx.length + 2 + 66 * 2) / 4);
      expect(transaction.fee).toBe(BigInt(rate * vsize));
      expect(readPsbt(wallet.sign(psbt)).vsize).toBe(vsize);
    },
  );

  it('has the same fields in the same order as every genuine one of rgb-lib', async () => {
    const { cases } = readCorpus('public.json');
    const genuine = cases.filter((entry) => entry.flow === 'create' && entry.expect === 'sign');
    expect(genuine.length).toBeGreaterThan(0);
    const { wallet } = await funded(100_000n);
    const fieldOf = ([key, value]: readonly [string, string]) =>
      `${key.slice(0, 2)}:${key.length}:${/^(16|07)/.test(key) ? value.length : ''}`;
    const shapeOf = (psbt: string) => {
      const { global, inputs, outputs } = readRaw(psbt);
      return new Set([global, ...inputs, ...outputs].map((map) => map.map(fieldOf).join(' ')));
    };
    const ours = shapeOf(await wallet.begin({ num: 5, size: 3000, feeRate: 3 }));
    for (const { psbt } of genuine) expect(shapeOf(psbt)).toEqual(ours);
  });
});

it('plain bitcoin through the service comes to a new vanilla address at every call, each the BIP86 one of the next index', async () => {
  const { practice, wallet } = await funded();
  const derived = (index: number) => taprootAddressOf(wallet.key('vanilla', 0, index).script);
  expect(await wallet.ask('/wallet/register')).toMatchObject({ address: derived(0) });
  expect(await wallet.ask('/wallet/address')).toBe(derived(1));
  // A payment inside the gap moves the next address beyond it.
  await practice.faucet(derived(12), 10_000n);
  expect(await wallet.ask('/wallet/register')).toMatchObject({ address: derived(13) });
  expect(await wallet.ask('/wallet/btcbalance')).toMatchObject({ vanilla: { future: 10_000 } });
});
