/** The contract's lists of states come from this file, so that a state without grounds doesn't compile. */

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
  transfer: {
    waitingForThem: ['told'],
    waitingForYou: ['told'],
    confirming: ['told'],
    settled: ['told'],
    failed: ['told'],
    // The person asked for the cancellation, and the service reports it.
    cancelled: ['act', 'told'],
    expired: ['clock', 'told'],
    unknown: ['nothing'],
  },
  overdue: { late: ['clock'], excluded: ['chain'] },
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

export const wordsOfArea = <A extends WordArea>(area: A): readonly WordOf<A>[] =>
  Object.keys(WORDS[area]) as WordOf<A>[];

export function carries<A extends WordArea>(area: A, word: WordOf<A>, ground: WordGround): boolean {
  return (WORDS[area][word] as readonly WordGround[]).includes(ground);
}

export const outcomeOn = (ground: WordGround): 'proved' | 'onTrust' | 'notProved' =>
  carries('claim', 'proved', ground)
    ? 'proved'
    : carries('claim', 'onTrust', ground)
      ? 'onTrust'
      : 'notProved';

/** States that rest on somebody's word alone are marked Reported. */
export const isReported = <A extends WordArea>(area: A, word: WordOf<A>): boolean =>
  carries(area, word, 'told');

/** A new kind doesn't compile until every table of kinds has a row for it. */
export const FLOW_KINDS = ['createSlots', 'send', 'sendBtc', 'replacement'] as const;
export type FlowKind = (typeof FLOW_KINDS)[number];
export const SIGNING_KINDS = [...FLOW_KINDS, 'offline'] as const;

/** Whether a claim says which assets move or are spent, which the spending rules read. Each claim must be classed. */
export const CLAIM_ASSETS = {
  readable: null,
  /** The inputs are ours by our own derivation, and listed as ours. */
  inputsOurs: null,
  amountsAsListed: null,
  /** Nor is an input promised to a pending receive. */
  inputsUncolored: 'spent',
  /** Asks for a key-path signature that covers everything, and has none yet. */
  signatureForm: null,
  slotsAsAsked: null,
  /** The confirmed address gets exactly the confirmed amount, once. */
  paymentAsAsked: null,
  /** The change is ours, and a restore finds its keys. */
  changeOurs: null,
  /** Nobody else gets bitcoin, except witness recipients and a send's commitment. */
  nothingToOthers: null,
  feeAsAsked: null,
  /** Present only if the fee is above the requested rate. */
  feeAboveAsked: null,
  /** Minable by the newest block that may exist: no date or relative lock. A bare PSBT's lock never contradicts. */
  lockTime: null,
  /** For a send: each input is a slot of ours that the send needs. */
  inputsAreSlots: null,
  /** The commitment's 32 bytes follow from the shown transitions, so they hide nothing else. */
  commitmentRecomputes: 'moved',
  /** The requested assets move, and besides only those that ride on the spent outputs. */
  assetsAsAsked: 'moved',
  /** Each recipient gets the confirmed amount once, nobody else anything. */
  recipientsAsAsked: 'moved',
  assetChangeOurs: 'moved',
  /** Nothing is burnt, and no allocation is left open. */
  assetsWhole: 'moved',
  /** For a bare PSBT: it is known which assets are on the spent slots, and they aren't lost. */
  spentAssetsKnown: 'spent',
  /** For a bare PSBT with others' inputs: only our part is signed. Never proved. */
  onlyOurPart: null,
  /** For a bare PSBT, which has no requested rate: the fee is within our own limits. */
  feeWithinLimits: null,
  /** For a bare PSBT: nodes would relay the transaction. */
  relayed: null,
} as const satisfies Readonly<Record<string, 'moved' | 'spent' | null>>;
