import { expect, it } from 'vitest';
import { readCorpus } from '../support/psbt/corpus.ts';
import { readRaw } from '../support/psbt/raw-psbt.ts';
import { countedRandom, startPractice } from './service.ts';
import { fundedWallet } from './test-wallet.ts';

it('the PSBT that creates slots has the same fields in the same order as every genuine one of rgb-lib', async () => {
  const { cases } = readCorpus('public.json');
  const genuine = cases.filter((entry) => entry.flow === 'create' && entry.expect === 'sign');
  expect(genuine.length).toBeGreaterThan(0);
  const practice = startPractice({ random: countedRandom() });
  const wallet = await fundedWallet(practice, 100_000n);
  await practice.mine(1);
  const fieldOf = ([key, value]: readonly [string, string]) =>
    `${key.slice(0, 2)}:${key.length}:${/^(16|07)/.test(key) ? value.length : ''}`;
  const shapeOf = (psbt: string) => {
    const { global, inputs, outputs } = readRaw(psbt);
    return new Set([global, ...inputs, ...outputs].map((map) => map.map(fieldOf).join(' ')));
  };
  const ours = shapeOf(await wallet.begin({ num: 5, size: 3000, feeRate: 3 }));
  for (const { psbt } of genuine) expect(shapeOf(psbt)).toEqual(ours);
});
