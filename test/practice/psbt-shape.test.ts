import { describe, expect, it } from 'vitest';
import { readCorpus } from '../support/psbt/corpus.ts';
import { countedRandom, startPractice } from './service.ts';
import { readPsbt, testWallet } from './test-wallet.ts';

const SEED = new Uint8Array(32).fill(7);

/** The whole fields of a PSBT, map by map, as [key, value] in hex, read by hand. */
function mapsOf(psbt: string): { key: string; value: string }[][] {
  const bytes = Buffer.from(psbt, 'base64');
  expect(bytes.subarray(0, 5).toString('hex')).toBe('70736274ff');
  let at = 5;
  const compact = () => {
    const first = bytes.readUInt8(at);
    at += 1;
    if (first < 0xfd) return first;
    expect(first).toBe(0xfd);
    at += 2;
    return bytes.readUInt16LE(at - 2);
  };
  const take = (length: number) => bytes.subarray(at, (at += length)).toString('hex');
  const maps: { key: string; value: string }[][] = [];
  while (at < bytes.length) {
    const map: { key: string; value: string }[] = [];
    for (let length = compact(); length > 0; length = compact()) {
      map.push({ key: take(length), value: take(compact()) });
    }
    maps.push(map);
  }
  return maps;
}

async function funded(...payments: bigint[]) {
  const practice = startPractice({ random: countedRandom() });
  const wallet = testWallet(practice.baseUrl, SEED);
  for (const sats of payments) {
    const { address } = (await wallet.ask('/wallet/register')) as { address: string };
    await practice.faucet(address, sats);
  }
  await practice.mine(1);
  return { practice, wallet };
}

describe('the PSBT that creates slots', () => {
  it('has the header fields of rgb-lib: version 0 and 2, sequence fffffffd, lock time at the tip', async () => {
    const { practice, wallet } = await funded(100_000n);
    const transaction = readPsbt(await wallet.begin({ num: 2, size: 1000, feeRate: 1 }));
    expect(transaction.version).toBe(2);
    expect(transaction.lockTime).toBe((await practice.status()).height);
    expect(transaction.getInput(0).sequence).toBe(0xfffffffd);
  });

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
});

describe('beside the PSBTs of the real rgb-lib', () => {
  it('has the same fields in the same order as every genuine one', async () => {
    const { cases } = readCorpus('public.json');
    const genuine = cases.filter((entry) => entry.flow === 'create' && entry.expect === 'sign');
    expect(genuine.length).toBeGreaterThan(0);
    const { wallet } = await funded(100_000n);
    const shapeOf = (psbt: string) =>
      new Set(
        mapsOf(psbt).map((map) =>
          map
            .map(
              ({ key, value }) =>
                `${key.slice(0, 2)}:${key.length}:${
                  key.startsWith('16') || key.startsWith('07') ? value.length : ''
                }`,
            )
            .join(' '),
        ),
      );
    const ours = shapeOf(await wallet.begin({ num: 5, size: 3000, feeRate: 3 }));
    for (const { psbt } of genuine) expect(shapeOf(psbt)).toEqual(ours);
  });
});
