import { describe, expect, it } from 'vitest';
import { WalletError } from '../../../../src-main/base/errors.ts';
import { readPsbt, writePsbt } from '../../../../src-main/verify/psbt/read.ts';
import { signPsbt } from '../../../../src-main/verify/sign/sign.ts';
import { judgeDraft } from '../../../support/psbt/attack.ts';
import { genuineSlots, sizeOf, type Draft } from '../../../support/psbt/builder.ts';
import { mutant, seededRandom } from '../../../support/psbt/mutate.ts';
import { readRaw, writeTransaction } from '../../../support/psbt/raw-psbt.ts';
import { otherReadings, readingCode } from '../../../support/psbt/readers.ts';

const CASES = 2_000;
const SEED = 20_251_120;
/** Of processor time: a machine that is busy with other things is no hang. */
const HANG_MS = 1_000;

/**
 * What may be signed, said again without the judge: the coins of the list, the slots of the draft, the change of the
 * draft, a fee near the rate. Scripts and keys are the builder's, hence @scure's.
 */
function isWithinIntent(honest: Draft, text: string): boolean {
  const { tx } = readRaw(text);
  const { entries } = honest.snapshot;
  const spent = tx.inputs.map(({ txid, vout }) =>
    entries.find((entry) => entry.txid === txid && entry.vout === vout),
  );
  if (spent.includes(undefined) || new Set(spent).size !== spent.length) return false;
  const own = honest.raw.tx.outputs.map(({ script }) => script);
  const slots = own.slice(0, -1);
  const made = tx.outputs.filter(({ script }) => slots.includes(script));
  const change = tx.outputs.filter(({ script }) => script === own.at(-1));
  if (made.length !== honest.intent.num || new Set(made.map(({ script }) => script)).size !== made.length)
    return false;
  if (made.some(({ amount }) => amount !== honest.intent.sizeSats)) return false;
  if (change.length > 1 || made.length + change.length !== tx.outputs.length) return false;
  const total = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);
  const fee = total(spent.map((entry) => entry!.amountSats)) - total(tx.outputs.map(({ amount }) => amount));
  const asked = BigInt(sizeOf(tx.inputs.length, tx.outputs.length) * honest.intent.rateSatsPerVb);
  return tx.version === 2 && tx.lockTime <= 806 && fee * 50n >= asked * 49n && fee <= asked + 330n + 86n;
}

describe(`${CASES} mutants of honest PSBTs`, () => {
  it(
    'are judged and signed without a crash or a hang, and nothing outside the intent passes',
    { timeout: 60_000 },
    () => {
      const random = seededRandom(SEED);
      const counts = { refused: 0, passed: 0, read: 0, looser: 0, otherwise: 0, outside: 0, slowest: 0 };
      for (let i = 0; i < CASES; i++) {
        const draft = genuineSlots();
        const text = mutant(draft, random);
        const honest = genuineSlots();
        const from = process.cpuUsage();
        const verdict = judgeDraft(honest, text);
        const signs = passes(() =>
          signPsbt({
            psbt: text,
            account: honest.account,
            seed: honest.wallet.seed,
            aux: () => new Uint8Array(32),
          }),
        );
        counts.slowest = Math.max(counts.slowest, process.cpuUsage(from).user / 1_000);

        if (readingCode(text) === null) {
          counts.read++;
          if (writePsbt(readPsbt(text)) !== text) counts.otherwise++;
          // The other libraries take most of the time, so that they are asked about every third.
          if (i % 3 === 0 && !readsTheSameElsewhere(text)) counts.looser++;
        }
        if (verdict.outcome === 'contradicts') {
          counts.refused++;
          expect(verdict.code).not.toBeNull();
          continue;
        }
        counts.passed++;
        // What is proved can be signed, and is what was asked for.
        expect([signs, verdict.outcome]).toEqual([true, 'proved']);
        if (!isWithinIntent(honest, text)) counts.outside++;
      }
      expect(counts).toMatchObject({ looser: 0, otherwise: 0, outside: 0 });
      expect(counts.slowest).toBeLessThan(HANG_MS);
      // Otherwise the mutants would say little: most must be refused, many read, and some be harmless.
      expect(counts.refused).toBeGreaterThan(CASES / 2);
      expect(counts.read).toBeGreaterThan(CASES / 10);
      expect(counts.passed).toBeGreaterThan(CASES / 100);
    },
  );
});

/** Two other libraries read the same transaction. bitcoinjs-lib alone refuses a repeated input already here. */
function readsTheSameElsewhere(text: string): boolean {
  const { bitcoinjs, scure } = otherReadings(text);
  const { tx } = readRaw(text);
  const transaction = writeTransaction(tx);
  const repeats = new Set(tx.inputs.map(({ txid, vout }) => `${txid}:${vout}`)).size < tx.inputs.length;
  return scure === transaction && bitcoinjs === (repeats ? null : transaction);
}

/** True where it returns, false where it fails as foreseen. Anything else is a crash. */
function passes(act: () => unknown): boolean {
  try {
    act();
    return true;
  } catch (error) {
    if (error instanceof WalletError) return false;
    throw error;
  }
}
