import { settleClaims, doubt, finding } from '../../src-main/verify/verdict/claims/findings.ts';
import { overdueOf, transferState, type StateFacts } from '../../src-main/records/transfer-state.ts';
import { applyEvidence } from '../../src-main/nodes/state/apply-evidence.ts';
import { nothingKnown, type Evidence } from '../../src-main/nodes/state/evidence.ts';
import { stateOf } from '../../src-main/nodes/state/state.ts';
import { WORD_OF_STATE } from '../../src-main/wallet/signing/unfinished.ts';
import {
  PROOF_GROUNDS,
  WORDS,
  type GroundOf,
  type WordArea,
  type WordGround,
  type WordOf,
} from '../../src-preload/contract/state-words.ts';
import type { TransferHistory } from '../../src-preload/contract/index.ts';
import { historyLook, receivedLook } from '../../src-renderer/text/history.ts';

/**
 * What makes Ochre say a word on a ground, and what takes that ground away and leaves all else: then the word may not be
 * said on it any more. Both by the code that the screens, the notices and the CSV are made by.
 */
interface Scene {
  readonly saidOn: readonly string[];
  readonly withoutIt: readonly string[];
}

const but = (saidOn: readonly string[], withoutIt: readonly string[]): Scene => ({ saidOn, withoutIt });

/** Each row of the table has a scene, or nothing is built. */
type Scenes = {
  readonly [A in WordArea]: { readonly [W in WordOf<A>]: { readonly [G in GroundOf<A, W>]: Scene } };
};

// Claims: what the judge makes of a ground.
const CLAIM = 'assetsWhole';
const settled = (ground: GroundOf<'claim', 'proved'> | 'told', against: readonly unknown[] = []) => {
  const rests = { proved: {}, grounds: { [CLAIM]: { ground, facts: {} } } } as const;
  const findings = against.length === 0 ? [] : [finding('RGB_BURN', CLAIM)];
  return settleClaims([CLAIM], rests, findings, []).map(({ outcome }) => outcome);
};
const doubted = (findings: Parameters<typeof settleClaims>[2]) =>
  settleClaims([CLAIM], { proved: {}, grounds: {} }, findings, [doubt(CLAIM)]).map(({ outcome }) => outcome);
const proved = (ground: GroundOf<'claim', 'proved'>): Scene => but(settled(ground), settled('told'));

// Transfers: what the service's words, the clock and the person's own act make of one.
const NOW = 1_800_000_000_000;
const transfer = (part: Partial<StateFacts>): string[] => [
  transferState(
    {
      statusName: 'waitingCounterparty',
      kindName: 'send',
      hasTxid: true,
      expiresAtMs: NOW + 1,
      cancelledAtMs: null,
      ...part,
    },
    NOW,
  ),
];
/** Without a name for its number the service has told nothing. */
const told = (part: Partial<StateFacts>): Scene => ({
  saidOn: transfer(part),
  withoutIt: transfer({ ...part, statusName: 'unknown' }),
});

const accepted = (expiresAtMs: number, isExcluded: boolean): string[] => {
  const facts: StateFacts = {
    statusName: 'waitingConfirmations',
    kindName: 'receiveBlind',
    hasTxid: true,
    expiresAtMs,
  };
  return [String(overdueOf(facts, isExcluded, NOW))];
};

// Asset data: what was found out of it.
const found = (outcome: TransferHistory['outcome'], part: Partial<TransferHistory> = {}) => ({
  outcome,
  host: null,
  code: null,
  asset: null,
  toldOtherwise: null,
  given: '5',
  transactions: 3,
  unshown: 1,
  atMs: NOW,
  ...part,
});
/** By its look, of which there is one each, so that a changed text changes no scene. */
const looked = (one: TransferHistory): string[] => {
  const look = JSON.stringify(historyLook(one));
  return OUTCOMES.filter((outcome) => JSON.stringify(historyLook(found(outcome))) === look);
};
const OUTCOMES = Object.keys(WORDS.assetData).filter(
  (word): word is TransferHistory['outcome'] => word !== 'received' && word !== 'differs',
);
const chip = (outcome: TransferHistory['outcome']): Scene => ({
  saidOn: looked(found(outcome)),
  withoutIt: looked(found(outcome === 'fetched' ? 'absent' : 'fetched')),
});
const cameIn = (assetData: TransferHistory | null): string[] => {
  const look = receivedLook({ state: 'settled', amount: '5', assetData, kind: 'witness' });
  const isDifferent = assetData !== null && assetData.given !== '5';
  if (look?.kind === 'ok') return ['received'];
  return look?.kind === 'stop' && isDifferent ? ['differs'] : [];
};

// Nodes: what each proof makes of one of which nothing is known.
const NEWEST = { id: 'b'.repeat(40), firstSeenAtMs: NOW };
/** After these, a minute apart, as words: kinds of evidence, with what they tell. */
const node = (heard: string): string[] => {
  let facts = nothingKnown;
  let atMs = NOW;
  for (const kind of heard.split(' ').filter((word) => word !== '')) {
    const image = kind === 'imageTold' ? { image: 'a'.repeat(40), by: 'cloudStatus' } : { image: null };
    facts = applyEvidence(facts, { kind, ...image } as Evidence, (atMs += 60_000));
  }
  const { state, proof } = stateOf(facts, NEWEST, 'node');
  return [
    `${state} on ${state === 'unlocking' && facts.before === 'locked' ? 'act' : PROOF_GROUNDS[proof]}`,
    state,
  ];
};
const asNode = (word: WordOf<'node'>, ground: WordGround, heard: string, without: string): Scene => ({
  saidOn: node(heard).flatMap((one) => (one === `${word} on ${ground}` ? [word] : [])),
  withoutIt: node(without),
});
const UPGRADED = 'upgradeAccepted cloudUpgrading';

const flow = (state: keyof typeof WORD_OF_STATE): string[] => [String(WORD_OF_STATE[state])];

const SCENES: Scenes = {
  claim: {
    proved: {
      derived: proved('derived'),
      book: proved('book'),
      history: proved('history'),
      chain: proved('chain'),
    },
    onTrust: { told: but(settled('told'), doubted([])) },
    notProved: { nothing: but(doubted([]), doubted([finding('RGB_BURN', CLAIM)])) },
    contradicts: {
      derived: but(settled('derived', [1]), settled('derived')),
      told: but(settled('told', [1]), settled('told')),
    },
  },
  transfer: {
    waitingForThem: { told: told({}) },
    waitingForYou: { told: told({ statusName: 'initiated' }) },
    confirming: { told: told({ statusName: 'waitingConfirmations' }) },
    settled: { told: told({ statusName: 'settled' }) },
    failed: { told: told({ statusName: 'failed' }) },
    cancelled: {
      act: but(transfer({ statusName: 'failed', cancelledAtMs: NOW }), transfer({ statusName: 'failed' })),
      told: but(transfer({ statusName: 'failed', cancelledAtMs: NOW }), transfer({ cancelledAtMs: NOW })),
    },
    expired: {
      clock: but(transfer({ expiresAtMs: NOW }), transfer({ expiresAtMs: NOW + 1 })),
      told: but(transfer({ expiresAtMs: NOW }), transfer({ expiresAtMs: null })),
    },
    unknown: { nothing: but(transfer({ statusName: 'unknown' }), transfer({})) },
  },
  overdue: {
    late: {
      clock: but(accepted(NOW - 30 * 24 * 3_600_000, false), accepted(NOW, false)),
    },
    excluded: { chain: but(accepted(NOW, true), accepted(NOW, false)) },
  },
  assetData: {
    received: { history: but(cameIn(found('proved')), cameIn(found('unasked'))) },
    differs: {
      derived: but(cameIn(found('proved', { given: '4' })), cameIn(found('proved'))),
    },
    proved: { history: chip('proved') },
    pending: { history: chip('pending') },
    notMined: { history: chip('notMined') },
    reorganised: { history: chip('reorganised') },
    refused: { derived: chip('refused') },
    unasked: { derived: chip('unasked') },
    absent: { nothing: chip('absent') },
    unreachable: { nothing: chip('unreachable') },
    fetched: { nothing: chip('fetched') },
  },
  signing: {
    notSigned: { act: but(flow('built'), flow('asked')) },
    away: { act: but(flow('away'), flow('built')) },
    signing: { act: but(flow('approved'), flow('built')) },
    signed: { act: but(flow('signed'), flow('approved')) },
    handingOver: { act: but(flow('handingOver'), flow('signed')) },
    noAnswer: { nothing: but(flow('handedOver'), flow('accepted')) },
    refused: { told: but(flow('refused'), flow('handedOver')) },
    handedOver: { told: but(flow('accepted'), flow('handedOver')) },
    seen: { told: but(flow('broadcast'), flow('accepted')) },
  },
  node: {
    locked: {
      node: asNode('locked', 'node', 'answeredLocked', 'answered'),
      told: asNode('locked', 'told', `${UPGRADED} cloudRunning`, UPGRADED),
    },
    unlocking: {
      act: asNode('unlocking', 'act', 'answeredLocked unlockAsked', 'answeredLocked'),
      node: asNode('unlocking', 'node', 'answeredChanging', 'answered'),
    },
    unlocked: {
      node: asNode('unlocked', 'node', 'probeUnlocked', 'probeUnlocked answered answered answered'),
    },
    upgrading: { told: asNode('upgrading', 'told', 'upgradeAccepted', 'answered') },
    outdated: { told: asNode('outdated', 'told', 'probeUnlocked imageTold', 'probeUnlocked') },
    overdue: {
      node: asNode('overdue', 'node', 'answeredChanging tookTooLong', 'answeredChanging'),
      told: asNode('overdue', 'told', 'upgradeAccepted tookTooLong', 'upgradeAccepted'),
    },
    unreachable: { nothing: asNode('unreachable', 'nothing', 'noAnswer noAnswer noAnswer', 'noAnswer') },
    notHeard: { nothing: asNode('notHeard', 'nothing', '', 'probeUnlocked') },
  },
};

export interface Row {
  readonly area: string;
  readonly word: string;
  readonly ground: WordGround;
  /** It is said where its ground is there, and not where that was taken away. */
  readonly holds: boolean;
}

export const rows = (): Row[] =>
  Object.entries(SCENES).flatMap(([area, words]) =>
    Object.entries(words as Record<string, Record<string, Scene>>).flatMap(([word, grounds]) =>
      Object.entries(grounds).map(([ground, { saidOn, withoutIt }]) => ({
        area,
        word,
        ground: ground as WordGround,
        holds: saidOn.includes(word) && !withoutIt.includes(word),
      })),
    ),
  );
