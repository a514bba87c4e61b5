import { p2tr } from '@scure/btc-signer';
import { describe, expect, it } from 'vitest';
import { readCorpus } from '../support/psbt/corpus.ts';
import { countedRandom, startPractice } from './service.ts';
import { originOf, readPsbt, testWallet } from './test-wallet.ts';

const REGTEST = { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef };
const HARDENED = 0x80000000;
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

  it('has exactly the fields of rgb-lib, in its order', async () => {
    const { wallet } = await funded(100_000n);
    const psbt = await wallet.begin({ num: 2, size: 1000, feeRate: 1 });
    const [globals, input, ...outputs] = mapsOf(psbt);
    expect(globals?.map(({ key }) => key)).toEqual(['00']);
    const inputKey = Buffer.from(wallet.keyAt('vanilla', 0)).toString('hex');
    expect(input?.map(({ key }) => key)).toEqual(['01', `16${inputKey}`, '17']);
    expect(outputs).toHaveLength(3);
    for (const output of outputs) {
      expect(output.map(({ key }) => key.slice(0, 2))).toEqual(['05', '07']);
      expect(output[1]?.key).toBe(`07${output[0]?.value ?? ''}`);
    }
  });

  it('names own keys at the full path from the master, with scripts that follow from them', async () => {
    const { wallet } = await funded(100_000n);
    const transaction = readPsbt(await wallet.begin({ num: 3, size: 1000, feeRate: 1 }));
    const seen: string[] = [];
    for (let i = 0; i < transaction.outputsLength; i += 1) {
      const output = transaction.getOutput(i);
      const { fingerprint, leaves, path } = originOf(output);
      expect([fingerprint, leaves]).toEqual([wallet.fingerprint, 0]);
      const [purpose, coin, account, keychain, index = -1] = path;
      expect([purpose, account, keychain]).toEqual([86 + HARDENED, HARDENED, 0]);
      const branch = coin === 1 + HARDENED ? 'vanilla' : 'colored';
      if (branch === 'colored') expect(coin).toBe(827167 + HARDENED);
      expect(output.script).toEqual(p2tr(wallet.keyAt(branch, index), undefined, REGTEST).script);
      seen.push(`${branch}/${index}`);
    }
    expect(seen.sort()).toEqual(['colored/0', 'colored/1', 'colored/2', 'vanilla/1']);
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

  it.each([0, 1, 329, 330, 331])(
    'drops a change of less than 330 sats into the fee (%i left over)',
    async (left) => {
      const rate = 5;
      const sized = readPsbt(
        await (await funded(50_000n)).wallet.begin({ num: 2, size: 1000, feeRate: rate }),
      );
      const exact = 2000n + sized.fee + BigInt(left);
      const { wallet } = await funded(exact);
      const transaction = readPsbt(await wallet.begin({ num: 2, size: 1000, feeRate: rate }));
      expect(transaction.outputsLength).toBe(left < 330 ? 2 : 3);
      // psbt-policy.md, step 8: what a judge allows where there is no own change.
      const floor = BigInt(rate * Math.ceil((4 * transaction.unsignedTx.length + 2 + 66) / 4));
      expect(transaction.fee - floor).toBeLessThan(BigInt(330 + 43 * rate));
      expect(transaction.fee).toBeGreaterThanOrEqual(floor);
    },
  );

  it('uses up its indexes when it is abandoned, as in rgb-lib: two at once share no address', async () => {
    const { wallet } = await funded(100_000n);
    const scripts = async () => {
      const transaction = readPsbt(await wallet.begin({ num: 5, size: 1000, feeRate: 1 }));
      return Array.from({ length: transaction.outputsLength }, (_, i) =>
        Buffer.from(transaction.getOutput(i).script ?? []).toString('hex'),
      );
    };
    const both = [...(await scripts()), ...(await scripts())];
    expect(new Set(both).size).toBe(12);
  });

  it('shuffles: the change is not always in the same place', async () => {
    const { wallet } = await funded(100_000n);
    const places = new Set<number>();
    for (let i = 0; i < 12; i += 1) {
      const transaction = readPsbt(await wallet.begin({ num: 3, size: 1000, feeRate: 1 }));
      const amounts = Array.from({ length: 4 }, (_, at) => transaction.getOutput(at).amount);
      places.add(amounts.findIndex((amount) => amount !== 1000n));
    }
    expect(places.size).toBeGreaterThan(1);
  });
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
