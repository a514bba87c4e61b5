import { describe, expect, it } from 'vitest';
import { NO_CHAIN, type WitnessFact } from '../../../../src-main/verify/history/bundles.ts';
import { type HistoryVerdict, validateHistory } from '../../../../src-main/verify/history/validate.ts';
import { trialCalled, trialOfBundles, type HistoryTrial } from '../../../support/rgb/consignments.ts';
import { readRawHistory, remade } from '../../../support/rgb/raw-history.ts';

const trial = trialOfBundles(4);
const first = readRawHistory(trial.bytes).bundles[0]!.was;
const last = trial.ask.txid!;

const judged = ({ bytes, ask, chain }: HistoryTrial): HistoryVerdict => validateHistory(bytes, ask, chain);

/** The same with one transaction said otherwise; null: not known there. */
function saying(txid: string, change: (fact: WitnessFact) => WitnessFact | null): HistoryTrial {
  const witnesses = new Map(trial.chain.witnesses);
  const fact = change(witnesses.get(txid)!);
  if (fact === null) witnesses.delete(txid);
  else witnesses.set(txid, fact);
  return { ...trial, chain: { ...trial.chain, witnesses } };
}

describe('what the chain does not show is not proved', () => {
  const tip = trial.chain.tipHeight!;
  const unmined: Readonly<Record<string, (fact: WitnessFact) => WitnessFact | null>> = {
    'that is unknown': () => null,
    'in no block': (fact) => ({ ...fact, height: null }),
    'at the height by which Electrum says unmined': (fact) => ({ ...fact, height: 0 }),
    'at the height by which Electrum says that its parents are': (fact) => ({ ...fact, height: -1 }),
    'above the last block': (fact) => ({ ...fact, height: tip + 1 }),
  };
  it.each(Object.entries(unmined))('a transaction %s', (_, change) => {
    expect(judged(saying(first, change))).toMatchObject({
      outcome: 'notMined',
      code: 'NOT_MINED',
      unshown: [first],
    });
    expect(judged(saying(last, change))).toMatchObject({ outcome: 'pending', unshown: [last] });
  });

  it('a transaction that is not deep enough', () => {
    const height = trial.chain.witnesses.get(last)!.height!;
    const deep = (minConfirmations: number): HistoryTrial => ({
      ...trial,
      chain: { ...trial.chain, minConfirmations, tipHeight: height + 2 },
    });
    expect(judged(deep(3)).outcome).toBe('proved');
    expect(judged(deep(4)).outcome).toBe('pending');
    expect(judged({ ...trial, chain: { ...trial.chain, tipHeight: null } }).outcome).toBe('notMined');
  });

  it('anything, where no chain was asked, and what there is to ask for is named', () => {
    const verdict = judged({ ...trial, chain: NO_CHAIN });
    const txids = readRawHistory(trial.bytes).bundles.map(({ was }) => was);
    expect(verdict).toMatchObject({ outcome: 'notMined', unshown: txids });
  });

  it('a source that gives another transaction, or none, under an id', () => {
    const other = trial.chain.witnesses.get(last)!.raw;
    for (const raw of [other, other.subarray(0, 20), new Uint8Array(0)]) {
      const verdict = judged(saying(first, (fact) => ({ ...fact, raw })));
      expect(verdict).toMatchObject({ outcome: 'notMined', code: 'CHAIN', unshown: [first] });
    }
    const verdict = judged(saying(last, (fact) => ({ ...fact, raw: other.subarray(1) })));
    expect(verdict).toMatchObject({ outcome: 'notMined', code: 'CHAIN' });
  });
});

describe('a witness that is named only', () => {
  const byId = trialCalled('control: witnesses by id', 'refused');

  it('is the chain’s transaction', () => expect(judged(byId).outcome).toBe('proved'));

  it('cannot be followed without the chain, and it and all behind it are named to ask for', () => {
    const verdict = judged({ ...byId, chain: NO_CHAIN });
    expect(verdict).toMatchObject({ outcome: 'notMined', code: 'NOT_MINED', content: null });
    if (verdict.outcome === 'notMined') expect(verdict.unshown).toContain(byId.ask.txid);
  });
});

describe('witness data in the file', () => {
  const signed = readRawHistory(trial.bytes);
  for (const bundle of signed.bundles) bundle.stacks = bundle.tx.inputs.map(() => ['aa'.repeat(64)]);
  const made = remade(signed, trial);

  it('is accepted where the chain has the same', () => expect(judged(made).outcome).toBe('proved'));

  it('is refused where the chain has another', () => {
    const plain = remade(readRawHistory(trial.bytes), trial);
    expect(judged({ ...made, chain: plain.chain })).toMatchObject({ code: 'WITNESS_STACK' });
  });
});
