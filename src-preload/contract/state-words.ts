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

/** Every kind of transaction that is begun here. A new one does not compile until each table of kinds has its row. */
export const FLOW_KINDS = ['createSlots', 'send', 'sendBtc'] as const;
export type FlowKind = (typeof FLOW_KINDS)[number];
/** Besides those: what was imported, and does not say what it is for. */
export const SIGNING_KINDS = [...FLOW_KINDS, 'offline'] as const;

/**
 * What is claimed of a transaction, and whether it says which assets are moved, or which lie on what is spent. Rules about
 * assets read it here, so that a new claim is classed before it compiles.
 */
export const CLAIM_ASSETS = {
  /** It was read completely, and is a transaction of the one known form. */
  readable: null,
  /** Every input is spent by a key of ours, by our own derivation, and was listed as ours. */
  inputsOurs: null,
  /** Amounts and previous outputs are those of the snapshot. */
  amountsAsListed: null,
  /** No input carries an asset, could carry one, or is promised to a pending receive. */
  inputsUncolored: 'spent',
  /** A key-path signature that covers everything, and none there yet. */
  signatureForm: null,
  /** Number and size of the new slots. */
  slotsAsAsked: null,
  /** The address that was confirmed gets exactly the amount that was confirmed, once. */
  paymentAsAsked: null,
  /** What comes back lies on keys that a restore finds. */
  changeOurs: null,
  /** Nobody else is paid but witness recipients, and nothing is written into the chain but a send's commitment. */
  nothingToOthers: null,
  feeAsAsked: null,
  /** Only where it is: how far the fee lies above the rate that was asked for, and why. */
  feeAboveAsked: null,
  /** It can be mined from a block on that is there, or may be: no date and no relative lock holds it back. Of a bare PSBT a lock is no contradiction: it is said. */
  lockTime: null,
  /** Of a send: each input is an asset slot of ours, and needed for what was asked. */
  inputsAreSlots: null,
  /** The 32 bytes in the chain follow from the transitions that are shown, and nothing else is hidden in them. */
  commitmentRecomputes: 'moved',
  /** The assets that were asked for are moved, and no others but those that ride on the spent outputs. */
  assetsAsAsked: 'moved',
  /** Each recipient is given what was confirmed, once, and nobody else anything. */
  recipientsAsAsked: 'moved',
  /** All the rest is given to outputs of ours that can hold it. */
  assetChangeOurs: 'moved',
  /** What goes out is what was known to be there: nothing is burnt, no allocation left open. */
  assetsWhole: 'moved',
  /** Of a bare PSBT: what rides on its inputs is known, and all of it is moved. */
  spentAssetsKnown: 'spent',
  /** Of a bare PSBT that others put inputs into: which are ours, and what it takes from us. Never proved. */
  onlyOurPart: null,
  /** Of a bare PSBT, which no rate was asked for: the fee is within what the user allows at most. */
  feeWithinLimits: null,
  /** Of a bare PSBT: nodes pass it on, by fee and by what each output holds. */
  relayed: null,
} as const satisfies Readonly<Record<string, 'moved' | 'spent' | null>>;
