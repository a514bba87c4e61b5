import { NO_CHAIN } from '../../../src-main/verify/history/chain-facts.ts';
import { readConsignment } from '../../../src-main/verify/history/consignment.ts';
import { validateHistory } from '../../../src-main/verify/history/validate.ts';
import { seededRandom } from '../../support/psbt/mutate.ts';
import { reversed } from '../../support/psbt/raw-psbt.ts';
import {
  consignmentSet,
  trialOf,
  type ConsignmentCase,
  type ConsignmentSet,
  type HistoryTrial,
} from '../../support/rgb/consignments.ts';
import { FORGERIES } from '../../support/rgb/forgeries.ts';
import { namingWitnesses, type IsNamed } from '../../support/rgb/named-witnesses.ts';
import { readRawHistory, remade } from '../../support/rgb/raw-history.ts';

type Fact = ConsignmentSet['chain']['txs'][string];
type Made = Pick<ConsignmentCase, 'label' | 'ask' | 'chain' | 'expect' | 'consignment'>;

/** A case of the other sets, with its trial. */
interface Source {
  readonly one: ConsignmentCase;
  readonly trial: HistoryTrial;
}

const ALL: IsNamed = () => true;
const FIRST: IsNamed = (place) => place === 0;
const LAST: IsNamed = (place, of) => place === of - 1;
const BUT_LAST: IsNamed = (place, of) => place < of - 1;

/** Each schema, both kinds of recipient, several assets in a transaction, short and long. */
const GENUINE = [
  'nia-blind-change',
  'nia-two-inputs-merged',
  'nia-witness-change',
  'nia-two-recipients-blind-witness',
  'nia-chain-4',
  'nia-pingpong-8',
  'cfa-media-witness',
  'cfa-plain-merged',
  'uda-media-blind-3',
  'uda-bare-witness',
  'ifa-after-inflate',
  'three-assets',
  'cross-nia-to-tools-2',
];
/** Of which every way of naming them is tried. */
const SHOWN_IN_PART = ['nia-chain-4', 'nia-pingpong-8', 'ifa-after-inflate', 'cross-nia-to-tools-2'];
/** One in so many of a forger's ways. */
const EACH = 4;
/** And in so many of what the other build made. */
const OF_BETA7 = 4;

const sources = (name: 'beta18' | 'beta7' | 'refused'): Source[] => {
  const set = consignmentSet(name);
  return set.cases.map((one) => ({ one, trial: trialOf(set, one) }));
};

/** Files that name their transactions by id alone, genuine and forged ones, as a set that `validate -- --set` reads. */
export function namedSet(): ConsignmentSet {
  const genuine = [
    ...sources('beta18').filter(({ one }) => GENUINE.includes(one.label)),
    ...sources('beta7').filter(({ one }, at) => at % OF_BETA7 === 1 && !('error' in one.expect)),
  ];
  const [first] = genuine.filter(({ trial }) => readConsignment(trial.bytes).bundles.length > 1);
  if (first === undefined) throw new Error('no long one is left');
  const cases = [
    ...genuine.map((of) => made(of, 'genuine: all are named', ALL)),
    ...genuine
      .filter(({ one }) => SHOWN_IN_PART.includes(one.label))
      .flatMap((of) => [
        made(of, 'genuine: the first is named', FIRST),
        made(of, 'genuine: the last is named', LAST),
        made(of, 'genuine: all but the last are named', BUT_LAST),
      ]),
    ...forgedBefore().map((of) => made(of, of.one.label, ALL)),
    ...forgedNow(genuine).map((of) => made(of, of.one.label, ALL)),
    ...unshown(first),
    ...unshown(genuine[0]!),
  ];
  const { chainNet, tip } = consignmentSet('beta18').chain;
  return {
    chain: { chainNet, tip, txs: {} },
    cases: cases.map((one, at) => ({ id: `n${String(at).padStart(3, '0')}`, ...one })),
  };
}

/** The first of each kind that the other sets have and that is refused by the file alone, whatever a chain says. */
function forgedBefore(): Source[] {
  const labels = new Set<string>();
  return sources('refused').filter(({ one, trial }) => {
    if (labels.has(one.label) || one.label.startsWith('asked ') || namingWitnesses(trial.bytes) === null)
      return false;
    if (validateHistory(trial.bytes, trial.ask, NO_CHAIN).outcome !== 'refused') return false;
    labels.add(one.label);
    return true;
  });
}

function forgedNow(genuine: readonly Source[]): Source[] {
  return FORGERIES.filter((_, at) => at % EACH === 0).flatMap(
    ({ name, codes: [code], forge, asksForTheReal }) => {
      for (const [seed, { one, trial }] of genuine.entries()) {
        const history = readRawHistory(trial.bytes);
        if (code === undefined || asksForTheReal === true || !forge(history, seededRandom(seed))) continue;
        const forged = remade(history, trial);
        if (namingWitnesses(forged.bytes) === null) continue;
        const { contractId, txid } = forged.ask;
        const ask = { ...one.ask, contractId: contractId ?? '', txid: txid ?? '' };
        return [{ one: { ...one, ask, label: `${name}, re-mined`, expect: { error: code } }, trial: forged }];
      }
      return [];
    },
  );
}

/** What nobody can follow, though nothing in it is wrong. */
function unshown(of: Source): Made[] {
  const { one, trial } = of;
  const txids = readConsignment(trial.bytes).bundles.map(({ txid }) => txid);
  const [first = '', last = ''] = [txids[0], txids.at(-1)];
  const base = made(of, '', ALL);
  const refused = (
    label: string,
    error: string,
    chain: Record<string, Fact | null>,
    consignment?: string,
  ): Made => ({
    ...base,
    label: `${label} (${one.label})`,
    expect: { error },
    chain: { ...base.chain, ...chain },
    consignment: consignment ?? base.consignment,
  });
  const text = Buffer.from(base.consignment, 'base64').toString('hex');
  const renamed = (txid: string, as: string): string =>
    Buffer.from(text.replace(`00${reversed(txid)}`, `00${reversed(as)}`), 'hex').toString('base64');
  return [
    refused('none is known to the chain', 'NOT_MINED', Object.fromEntries(txids.map((txid) => [txid, null]))),
    refused('the first is unknown to the chain', 'NOT_MINED', { [first]: null }),
    refused('the last is unknown to the chain', 'NOT_MINED', { [last]: null }),
    refused('the first is in no block', 'NOT_MINED', { [first]: { ...base.chain[first]!, height: null } }),
    refused('the chain gives another transaction', 'CHAIN', {
      [last]: { ...base.chain[last]!, raw: other(base.chain[last]!.raw) },
    }),
    refused('another one is named', 'NOT_MINED', {}, renamed(last, 'ab'.repeat(32))),
  ];
}

/** With another lock time. */
const other = (raw: string): string => `${raw.slice(0, -2)}${raw.endsWith('00') ? '01' : '00'}`;

function made({ one, trial }: Source, what: string, isNamed: IsNamed): Made {
  const { bytes } = namingWitnesses(trial.bytes, isNamed) ?? { bytes: trial.bytes };
  const chain: Record<string, Fact> = {};
  for (const { txid } of readConsignment(trial.bytes).bundles) {
    const fact = trial.chain.witnesses.get(txid);
    if (fact !== undefined) chain[txid] = { raw: Buffer.from(fact.raw).toString('hex'), height: fact.height };
  }
  const { tipHeight, minConfirmations } = trial.chain;
  return {
    label: what === one.label ? `forged, and all are named: ${what}` : `${what} (${one.label})`,
    ask: { ...one.ask, ...(tipHeight === null ? {} : { tip: tipHeight }), minConfirmations },
    chain,
    expect: one.expect,
    consignment: Buffer.from(bytes).toString('base64'),
  };
}
