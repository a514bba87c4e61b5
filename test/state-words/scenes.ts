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
const proved = (ground: GroundOf<'claim', 'proved'>): Scene => ({
  saidOn: settled(ground),
  withoutIt: settled('told'),
});

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
const found = (
  outcome: TransferHistory['outcome'],
  part: Partial<TransferHistory> = {},
): TransferHistory => ({
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
const node = (...heard: readonly Evidence[]): string[] => {
  let facts = nothingKnown;
  let atMs = NOW;
  for (const evidence of heard) facts = applyEvidence(facts, evidence, (atMs += 60_000));
  const { state, proof } = stateOf(facts, NEWEST, 'node');
  return [
    `${state} on ${state === 'unlocking' && facts.before === 'locked' ? 'act' : PROOF_GROUNDS[proof]}`,
    state,
  ];
};
const NEWEST = { id: 'b'.repeat(40), firstSeenAtMs: NOW };
const SILENT: readonly Evidence[] = Array.from({ length: 3 }, () => ({ kind: 'answered' }));
const asNode = (
  word: WordOf<'node'>,
  ground: WordGround,
  heard: readonly Evidence[],
  without: readonly Evidence[],
): Scene => ({
  saidOn: node(...heard).flatMap((one) => (one === `${word} on ${ground}` ? [word] : [])),
  withoutIt: node(...without),
});
const UPGRADED: readonly Evidence[] = [
  { kind: 'upgradeAccepted', image: null },
  { kind: 'cloudUpgrading', image: null },
];

const flow = (state: keyof typeof WORD_OF_STATE): string[] => [String(WORD_OF_STATE[state])];

const SCENES: Scenes = {
  claim: {
    proved: {
      derived: proved('derived'),
      book: proved('book'),
      history: proved('history'),
      chain: proved('chain'),
    },
    onTrust: { told: { saidOn: settled('told'), withoutIt: doubted([]) } },
    notProved: { nothing: { saidOn: doubted([]), withoutIt: doubted([finding('RGB_BURN', CLAIM)]) } },
    contradicts: {
      derived: { saidOn: settled('derived', [1]), withoutIt: settled('derived') },
      told: { saidOn: settled('told', [1]), withoutIt: settled('told') },
    },
  },
  transfer: {
    waitingForThem: { told: told({}) },
    waitingForYou: { told: told({ statusName: 'initiated' }) },
    confirming: { told: told({ statusName: 'waitingConfirmations' }) },
    settled: { told: told({ statusName: 'settled' }) },
    failed: { told: told({ statusName: 'failed' }) },
    cancelled: {
      act: {
        saidOn: transfer({ statusName: 'failed', cancelledAtMs: NOW }),
        withoutIt: transfer({ statusName: 'failed' }),
      },
      told: {
        saidOn: transfer({ statusName: 'failed', cancelledAtMs: NOW }),
        withoutIt: transfer({ cancelledAtMs: NOW }),
      },
    },
    expired: {
      clock: { saidOn: transfer({ expiresAtMs: NOW }), withoutIt: transfer({ expiresAtMs: NOW + 1 }) },
      told: { saidOn: transfer({ expiresAtMs: NOW }), withoutIt: transfer({ expiresAtMs: null }) },
    },
    unknown: { nothing: { saidOn: transfer({ statusName: 'unknown' }), withoutIt: transfer({}) } },
  },
  overdue: {
    late: {
      clock: { saidOn: accepted(NOW - 30 * 24 * 3_600_000, false), withoutIt: accepted(NOW, false) },
    },
    excluded: { chain: { saidOn: accepted(NOW, true), withoutIt: accepted(NOW, false) } },
  },
  assetData: {
    received: { history: { saidOn: cameIn(found('proved')), withoutIt: cameIn(found('unasked')) } },
    differs: {
      derived: { saidOn: cameIn(found('proved', { given: '4' })), withoutIt: cameIn(found('proved')) },
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
    notSigned: { act: { saidOn: flow('built'), withoutIt: flow('asked') } },
    away: { act: { saidOn: flow('away'), withoutIt: flow('built') } },
    signing: { act: { saidOn: flow('approved'), withoutIt: flow('built') } },
    signed: { act: { saidOn: flow('signed'), withoutIt: flow('approved') } },
    handingOver: { act: { saidOn: flow('handingOver'), withoutIt: flow('signed') } },
    noAnswer: { nothing: { saidOn: flow('handedOver'), withoutIt: flow('accepted') } },
    refused: { told: { saidOn: flow('refused'), withoutIt: flow('handedOver') } },
    handedOver: { told: { saidOn: flow('accepted'), withoutIt: flow('handedOver') } },
    seen: { told: { saidOn: flow('broadcast'), withoutIt: flow('accepted') } },
  },
  node: {
    locked: {
      node: asNode('locked', 'node', [{ kind: 'answeredLocked' }], [{ kind: 'answered' }]),
      told: asNode('locked', 'told', [...UPGRADED, { kind: 'cloudRunning' }], UPGRADED),
    },
    unlocking: {
      act: asNode(
        'unlocking',
        'act',
        [{ kind: 'answeredLocked' }, { kind: 'unlockAsked' }],
        [{ kind: 'answeredLocked' }],
      ),
      node: asNode('unlocking', 'node', [{ kind: 'answeredChanging' }], [{ kind: 'answered' }]),
    },
    unlocked: {
      node: asNode('unlocked', 'node', [{ kind: 'probeUnlocked' }], [{ kind: 'probeUnlocked' }, ...SILENT]),
    },
    upgrading: {
      told: asNode('upgrading', 'told', [{ kind: 'upgradeAccepted', image: null }], [{ kind: 'answered' }]),
    },
    outdated: {
      told: asNode(
        'outdated',
        'told',
        [{ kind: 'probeUnlocked' }, { kind: 'imageTold', image: 'a'.repeat(40), by: 'cloudStatus' }],
        [{ kind: 'probeUnlocked' }],
      ),
    },
    overdue: {
      node: asNode(
        'overdue',
        'node',
        [{ kind: 'answeredChanging' }, { kind: 'tookTooLong' }],
        [{ kind: 'answeredChanging' }],
      ),
      told: asNode(
        'overdue',
        'told',
        [{ kind: 'upgradeAccepted', image: null }, { kind: 'tookTooLong' }],
        [{ kind: 'upgradeAccepted', image: null }],
      ),
    },
    unreachable: {
      nothing: asNode(
        'unreachable',
        'nothing',
        Array.from({ length: 3 }, () => ({ kind: 'noAnswer' })),
        [{ kind: 'noAnswer' }],
      ),
    },
    notHeard: { nothing: asNode('notHeard', 'nothing', [], [{ kind: 'probeUnlocked' }]) },
  },
};

export interface Row {
  readonly area: string;
  readonly word: string;
  readonly ground: WordGround;
  /** It is said where its ground is there, and not where that was taken away. */
  readonly holds: boolean;
}

export function rows(): Row[] {
  return Object.entries(SCENES).flatMap(([area, words]) =>
    Object.entries(words as Record<string, Record<string, Scene>>).flatMap(([word, grounds]) =>
      Object.entries(grounds).map(([ground, { saidOn, withoutIt }]) => ({
        area,
        word,
        ground: ground as WordGround,
        holds: saidOn.includes(word) && !withoutIt.includes(word),
      })),
    ),
  );
}
