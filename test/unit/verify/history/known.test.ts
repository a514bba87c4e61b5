import { describe, expect, it } from 'vitest';
import {
  NO_CHAIN,
  createKnownBundles,
  type KnownBundles,
} from '../../../../src-main/verify/history/bundles.ts';
import { readConsignment } from '../../../../src-main/verify/history/consignment.ts';
import { contractIdOf } from '../../../../src-main/verify/history/rules.ts';
import { type HistoryVerdict, validateHistory } from '../../../../src-main/verify/history/validate.ts';
import {
  consignmentSet,
  trialCalled,
  trialOf,
  trialOfBundles,
  type HistoryTrial,
} from '../../../support/rgb/consignments.ts';
import { longHistory } from '../../../support/rgb/long-history.ts';
import { readRawHistory, remade } from '../../../support/rgb/raw-history.ts';

const allOf = (name: 'beta18' | 'beta7' | 'refused'): HistoryTrial[] =>
  consignmentSet(name).cases.map((one) => trialOf(consignmentSet(name), one));
const genuine = [...allOf('beta18'), ...allOf('beta7')];
/** Four transactions long. */
const trial = trialOfBundles(4);
const txids = readRawHistory(trial.bytes).bundles.map(({ was }) => was);
const [first, last] = [txids[0]!, txids.at(-1)!];

/** What was validated already, and how often something of it was met. */
function knowing(files: readonly HistoryTrial[]): KnownBundles & { readonly met: () => number } {
  let met = 0;
  const known = createKnownBundles();
  for (const { bytes, ask } of files) validateHistory(bytes, ask, NO_CHAIN, known);
  return {
    find: (...given) => {
      const found = known.find(...given);
      if (found !== null) met += 1;
      return found;
    },
    learn: () => undefined,
    met: () => met,
  };
}

/** The verdict, which is the same whatever was validated before. */
function verdictOn({ bytes, ask, chain }: HistoryTrial, known: KnownBundles): HistoryVerdict {
  const verdict = validateHistory(bytes, ask, chain);
  expect(validateHistory(bytes, ask, chain, known)).toEqual(verdict);
  return verdict;
}

/** With one byte for another. */
function changed(of: HistoryTrial, at: number): HistoryTrial {
  const bytes = Uint8Array.from(of.bytes);
  bytes[at] = bytes[at]! ^ 1;
  return { ...of, bytes };
}

/** With its bundles in this order. */
function reordered(of: HistoryTrial, order: readonly number[]): HistoryTrial {
  const { bundles, cuts } = readConsignment(of.bytes);
  const [count, from, end] = [cuts[1]!, cuts[2]!, cuts.at(-1)!];
  const parts = bundles.map((one) => one.read().bytes);
  const counted = new Uint8Array(4);
  new DataView(counted.buffer).setUint32(0, order.length, true);
  expect(from).toBe(count + 4);
  const bytes = [
    of.bytes.subarray(0, count),
    counted,
    ...order.map((at) => parts[at]!),
    of.bytes.subarray(end),
  ];
  return { ...of, bytes: Uint8Array.from(Buffer.concat(bytes)) };
}

describe('whatever was validated before, a file gets the verdict that it gets alone', () => {
  const known = knowing(genuine);

  it('of the genuine ones, whose bundles are all known', () => {
    const before = known.met();
    for (const one of genuine) {
      expect(verdictOn(one, known).outcome).not.toBe('refused');
      verdictOn({ ...one, chain: NO_CHAIN }, known);
    }
    expect(known.met() - before).toBeGreaterThan(2 * genuine.length);
  });

  it('of those that are damaged or forged, also where what is sound of them was learnt', () => {
    const refused = allOf('refused');
    const learning = createKnownBundles();
    for (const one of [...genuine, ...refused, ...refused]) {
      verdictOn(one, known);
      verdictOn(one, learning);
    }
  });

  it('where any byte of the witness, the anchor, the map, an operation or the genesis is another', () => {
    const of = { ...trial, ask: { ...trial.ask, contractId: null } };
    const outcomes = new Set<string>();
    for (let at = 0; at < trial.bytes.length; at += 7)
      outcomes.add(verdictOn(changed(of, at), known).outcome);
    expect(outcomes).toContain('refused');
  });

  it('where bundles come twice, in another order, or not at all', () => {
    const codes = [
      [0, 0, 1, 2, 3],
      [1, 0, 2, 3],
      [0, 2, 1, 3],
      [3, 2, 1, 0],
      [1, 2, 3],
      [0, 1, 3],
      [0, 1, 2],
    ].map((order) => {
      const verdict = verdictOn(reordered(trial, order), known);
      return verdict.outcome === 'refused' ? verdict.code : verdict.outcome;
    });
    expect(new Set(codes)).toEqual(new Set(['DUPLICATE', 'NO_PREVIOUS_STATE', 'TERMINAL']));
    expect(verdictOn(reordered(trial, [0, 1, 2, 3]), known).outcome).toBe('proved');
  });

  it('where known bundles of two histories close the same', () => {
    const history = readRawHistory(trial.bytes);
    const other = readRawHistory(trial.bytes);
    other.bundles.at(-1)!.tx.lockTime += 1;
    const made = remade(other, trial);
    const both = knowing([trial, made]);
    history.bundles.push(other.bundles.at(-1)!);
    const twice = remade(history, trial);
    const before = both.met();
    expect(verdictOn(twice, both)).toMatchObject({ outcome: 'refused', code: 'NO_PREVIOUS_STATE' });
    expect(both.met() - before).toBe(5);
  });

  it('where they are shown as those of another contract', () => {
    const genesis = readRawHistory(trial.bytes).genesis.timestamp;
    const hex = Buffer.from(trial.bytes).toString('hex');
    const other = `${hex.slice(0, hex.indexOf(genesis))}01${genesis.slice(2)}${hex.slice(hex.indexOf(genesis) + 16)}`;
    const bytes = Uint8Array.from(Buffer.from(other, 'hex'));
    const id = contractIdOf(readConsignment(bytes).genesis);
    const asked = { ...trial, bytes, ask: { ...trial.ask, contractId: Buffer.from(id).toString('hex') } };
    expect(verdictOn(asked, known)).toMatchObject({ outcome: 'refused' });
  });

  it('and nothing of a refused file is known', () => {
    const known = createKnownBundles();
    validateHistory(trial.bytes, { ...trial.ask, txid: first }, NO_CHAIN, known);
    expect(known.find(trial.ask.contractId!, trial.bytes, readConsignment(trial.bytes).bundles[0]!.at)).toBe(
      null,
    );
  });
});

describe('what the chain says of what is known', () => {
  const known = knowing([trial]);
  const saying = (height: number | null, raw?: Uint8Array) => {
    const fact = trial.chain.witnesses.get(first)!;
    const said = { raw: raw ?? fact.raw, height };
    return {
      ...trial,
      chain: { ...trial.chain, witnesses: new Map(trial.chain.witnesses).set(first, said) },
    };
  };

  it('is asked each time: a block that is gone is, and so is another transaction under the id', () => {
    const { height } = trial.chain.witnesses.get(first)!;
    expect(verdictOn(saying(height), known).outcome).toBe('proved');
    expect(verdictOn(saying(null), known)).toMatchObject({ outcome: 'notMined', unshown: [first] });
    const other = trial.chain.witnesses.get(last)!.raw;
    for (const raw of [other, other.subarray(0, 20), new Uint8Array(0)])
      expect(verdictOn(saying(height, raw), known)).toMatchObject({ code: 'CHAIN', unshown: [first] });
  });

  it('is all that is known of a transaction that is named only, or shown with witness data', () => {
    const signed = readRawHistory(trial.bytes);
    for (const bundle of signed.bundles) bundle.stacks = bundle.tx.inputs.map(() => ['aa'.repeat(64)]);
    const made = remade(signed, trial);
    const named = trialCalled('control: witnesses by id', 'refused');
    for (const one of [made, named]) {
      const learning = createKnownBundles();
      expect(validateHistory(one.bytes, one.ask, one.chain, learning).outcome).toBe('proved');
      expect(readConsignment(one.bytes, learning).bundles.map(({ known: found }) => found)).toEqual(
        readConsignment(one.bytes).bundles.map(() => null),
      );
    }
    expect(verdictOn({ ...made, chain: trial.chain }, known)).toMatchObject({ outcome: 'refused' });
  });
});

const isKnown = (known: KnownBundles, { bytes, ask }: HistoryTrial) =>
  readConsignment(bytes).bundles.map(({ at }) => known.find(ask.contractId!, bytes, at) !== null);

it('what is known is bounded: the contract that was met longest ago is forgotten first', () => {
  const long = longHistory(30);
  const known = createKnownBundles(100);
  const meet = ({ bytes, ask }: HistoryTrial) => validateHistory(bytes, ask, NO_CHAIN, known);
  meet(long);
  expect(isKnown(known, long)).toEqual(Array(30).fill(true));
  meet(trial);
  expect(isKnown(known, trial)).toEqual(Array(4).fill(true));
  expect(isKnown(known, long)).toEqual(Array(30).fill(false));
  meet(longHistory(300));
  expect(isKnown(known, longHistory(300)).includes(true)).toBe(false);
  meet(trial);
  expect(isKnown(known, trial)).toEqual(Array(4).fill(true));
});

it('what is known is bounded: of what begins alike only the newest is', () => {
  const known = createKnownBundles();
  const others = Array.from({ length: 6 }, (_, at) => {
    const history = readRawHistory(trial.bytes);
    history.bundles[0]!.tx.lockTime += at;
    return remade(history, trial);
  });
  for (const { bytes, ask } of others) validateHistory(bytes, ask, NO_CHAIN, known);
  expect(others.map((one) => isKnown(known, one)[0])).toEqual([false, false, true, true, true, true]);
});
