import { expect, it } from 'vitest';
import { fuzz } from '../../../fuzz/fuzz.ts';
import { genuineSlots } from '../../../support/psbt/builder.ts';
import { mutant, seededRandom } from '../../../support/psbt/mutate.ts';
import { readRaw, writeTransaction } from '../../../support/psbt/raw-psbt.ts';
import { otherReadings, readingCode } from '../../../support/psbt/readers.ts';

const SEED = 20_251_120;

it('2,000 mutants of honest PSBTs are judged and signed without a crash or a hang, and nothing outside the intent passes', () => {
  const { findings, read, refused, signed } = fuzz(2_000, SEED);
  expect(findings).toEqual([]);
  // Otherwise the mutants would say little: most must be refused, many read, and some be harmless.
  expect(refused).toBeGreaterThan(1_000);
  expect(read).toBeGreaterThan(200);
  expect(signed).toBeGreaterThan(20);
});

it('700 mutants of new slots are the same transaction to two other libraries, where they are read', () => {
  const random = seededRandom(SEED);
  const texts = Array.from({ length: 700 }, () => mutant(genuineSlots(), random));
  const looser = texts.filter((text) => {
    if (readingCode(text) !== null) return false;
    const { bitcoinjs, scure } = otherReadings(text);
    const { tx } = readRaw(text);
    const transaction = writeTransaction(tx);
    // bitcoinjs-lib alone refuses a repeated input already here.
    const repeats = new Set(tx.inputs.map(({ txid, vout }) => `${txid}:${vout}`)).size < tx.inputs.length;
    return scure !== transaction || bitcoinjs !== (repeats ? null : transaction);
  });
  expect(looser).toEqual([]);
});
