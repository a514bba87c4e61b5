/**
 * Words of states and outcomes that Ochre says, each with the grounds on which it may be said, and with who could make a
 * ground false. The contract's lists of states are made from it, so that a state without a row does not compile.
 */

/** On what a word rests, and who could make that false. */
export const FALSE_BY = {
  derived: 'nobody: it follows from the keys of this wallet and the bytes before it',
  book: 'whoever writes into the data folder of this computer',
  act: 'whoever writes into the data folder of this computer',
  history: 'whoever shows this computer blocks with enough work that are not of the chain',
  chain: 'the Bitcoin server that this computer asks',
  clock: 'whoever sets the clock of this computer',
  node: 'the node, and whatever answers at its address',
  told: 'the service, or whoever made the signing request',
  nothing: 'nobody: it says that something is not known',
} as const;
export type WordGround = keyof typeof FALSE_BY;

/** What says a node's state, by whose word it is: each of these is a ground of its own in the list of nodes. */
export const PROOF_GROUNDS = {
  unlockAccepted: 'node',
  alreadyUnlocked: 'node',
  answeredLocked: 'node',
  answeredChanging: 'node',
  stillChanging: 'node',
  answeredNotInitialized: 'node',
  probeUnlocked: 'node',
  probeLocked: 'node',
  heightTold: 'node',
  upgradeAccepted: 'told',
  upgradeEnded: 'told',
  cloudStatus: 'told',
  toldNotInitialized: 'told',
  builtBefore: 'told',
  imageDiffers: 'told',
  imageEqual: 'told',
  importedList: 'act',
  predicted: 'nothing',
  tokenRefused: 'nothing',
  elsewhere: 'nothing',
  noAnswer: 'nothing',
  answered: 'nothing',
  nothing: 'nothing',
} as const satisfies Readonly<Record<string, WordGround>>;

export const WORDS = {
  claim: {
    proved: ['derived', 'book', 'history', 'chain'],
    onTrust: ['told'],
    notProved: ['nothing'],
    contradicts: ['derived', 'told'],
  },
  // Seven states, and what has no name. What is told to have happened has the mark Reported beside it.
  transfer: {
    waitingForThem: ['told'],
    waitingForYou: ['told'],
    confirming: ['told'],
    settled: ['told'],
    failed: ['told'],
    // The person asked for its end, and the service tells that it came.
    cancelled: ['act', 'told'],
    expired: ['clock', 'told'],
    unknown: ['nothing'],
  },
  // What was accepted here and does not come: in place of its state.
  overdue: {
    late: ['clock'],
    excluded: ['chain'],
  },
  // What came in, by the asset data that its sender left.
  assetData: {
    received: ['history'],
    proved: ['history'],
    pending: ['history'],
    notMined: ['history'],
    reorganised: ['history'],
    refused: ['derived'],
    differs: ['derived'],
    unasked: ['derived'],
    absent: ['nothing'],
    unreachable: ['nothing'],
    fetched: ['nothing'],
  },
  signing: {
    notSigned: ['act'],
    away: ['act'],
    signing: ['act'],
    signed: ['act'],
    handingOver: ['act'],
    noAnswer: ['nothing'],
    refused: ['told'],
    handedOver: ['told'],
    seen: ['told'],
  },
  node: {
    locked: ['node', 'told'],
    unlocking: ['act', 'node'],
    unlocked: ['node'],
    upgrading: ['told'],
    outdated: ['told'],
    overdue: ['node', 'told'],
    unreachable: ['nothing'],
    notHeard: ['nothing'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly WordGround[]>>>>;

export type WordArea = keyof typeof WORDS;
export type WordOf<A extends WordArea> = keyof (typeof WORDS)[A] & string;
export type GroundOf<A extends WordArea, W extends WordOf<A>> = Extract<
  (typeof WORDS)[A][W],
  readonly WordGround[]
>[number];

/** The words of an area, for a list of what can be said. */
export const wordsOfArea = <A extends WordArea>(area: A): readonly WordOf<A>[] =>
  Object.keys(WORDS[area]) as WordOf<A>[];

/** Whether a word may be said on this ground. */
export function carries<A extends WordArea>(area: A, word: WordOf<A>, ground: WordGround): boolean {
  return (WORDS[area][word] as readonly WordGround[]).includes(ground);
}

/** The outcome of a claim that nothing is said against, by what it rests on. */
export const outcomeOn = (ground: WordGround): 'proved' | 'onTrust' | 'notProved' =>
  carries('claim', 'proved', ground)
    ? 'proved'
    : carries('claim', 'onTrust', ground)
      ? 'onTrust'
      : 'notProved';

/** Whether a word of this area rests on somebody's word alone: then the mark Reported stands beside it. */
export const isReported = <A extends WordArea>(area: A, word: WordOf<A>): boolean =>
  carries(area, word, 'told');
