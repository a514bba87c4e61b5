import * as v from 'valibot';
import { CLAIM_ASSETS, outcomeOn, wordsOfArea } from './state-words.ts';

/**
 * The four outcomes of a claim; a verdict's is its worst claim's. `onTrust`: true if the service told the truth about what
 * the facts name, and by nothing else.
 */
export const outcome = v.picklist(wordsOfArea('claim'));
export type Outcome = v.InferOutput<typeof outcome>;

/** What a claim rests on, the strongest first. */
const ground = v.picklist(['derived', 'book', 'history', 'chain', 'told']);

/** Why a transaction is refused: stable codes, each with words of its own on the review. */
export const refusalCode = v.picklist([
  'ENCODING',
  'TOO_LARGE',
  'DUPLICATE_KEY',
  'PSBT_VERSION',
  'UNSIGNED_TX',
  'TX_VERSION',
  'LOCKTIME',
  'NO_INPUTS',
  'NO_OUTPUTS',
  'UNKNOWN_OUTPOINT',
  'FOREIGN_INPUT',
  'DUPLICATE_INPUT',
  'NO_WITNESS_UTXO',
  'AMOUNT_LIE',
  'NOT_TAPROOT',
  'NO_KEY_ORIGIN',
  'KEY_ORIGIN_AMBIGUOUS',
  'FINGERPRINT',
  'NETWORK',
  'PATH_POLICY',
  'SCRIPT_PATH',
  'SCRIPT_MISMATCH',
  'INTERNAL_KEY',
  'SIGHASH',
  'ALREADY_SIGNED',
  'UTXO_TXID',
  'AMOUNT_RANGE',
  'OUTPUT_SPOOF',
  'CHANGE_INDEX',
  'ADDRESS_REUSE',
  'DUST',
  'FOREIGN_OUTPUT',
  'OUTPUT_COUNT',
  'OUTPUT_SIZE',
  'BRANCH',
  'SPENDS_COLORED',
  'SPENDS_PENDING',
  'UNEXPECTED_INPUT',
  'UNEXPECTED_OP_RETURN',
  'INTENT_MISMATCH',
  'PART_ASSETS',
  'PART_COMMITMENT',
  'FEE_TOO_LOW',
  'FEE_TOO_HIGH',
  'NEGATIVE_FEE',
  'NO_COMMITMENT',
  'TWO_COMMITMENTS',
  'COMMITMENT_FORM',
  'OP_RETURN_VALUE',
  'COMMITMENT_MISMATCH',
  'COMMITMENT_POSITION',
  'RGB_HIDDEN',
  'RGB_UNREADABLE',
  'RGB_BURN',
  'RGB_INPUTS',
  'RGB_RECIPIENT',
  'RGB_AMOUNT',
  'RGB_CHANGE',
  'RGB_BALANCE',
  'RGB_TRANSITION_TYPE',
  'WRONG_ASSET',
  'EXTRA_ASSET',
  /** The service's list denies what the own book proves of a coin. */
  'LIST_DENIES',
  /** Another transaction of ours holds it, or has spent it. */
  'RESERVED',
  /** An open invoice of ours waits on it. */
  'INVOICE_SLOT',
  /** State of another class or token than the asset has. */
  'RGB_STATE',
  /** An allocation is spent that is not settled. */
  'RGB_UNSETTLED',
]);
export type RefusalCode = v.InferOutput<typeof refusalCode>;

/** What is claimed of a transaction, each a sentence on the review. */
export const claimName = v.picklist(Object.keys(CLAIM_ASSETS) as (keyof typeof CLAIM_ASSETS)[]);
export type ClaimName = v.InferOutput<typeof claimName>;

/** A whole number in decimal digits: no bigint crosses the seam. */
export type WholeText = `${number}` | `${bigint}`;
const WHOLE = /^-?\d{1,40}$/;

/** What a claim's facts may name, by their form. One name has one meaning, whatever the claim. */
const NUMBERS = [
  // Places, from 0; and how many there are
  'input',
  'output',
  'oddOutput',
  'inputs',
  'outputs',
  'first',
  'taproot',
  'count',
  'limit',
  'chars',
  'bytes',
  'origins',
  // Heights, dates and locks
  'lockTime',
  'knownHeight',
  'dateMs',
  'latestMs',
  'takenAtMs',
  'relativeBlocks',
  'relativeSeconds',
  // Sats
  'amountSats',
  'inSats',
  'outSats',
  'feeSats',
  'expectedSats',
  'mostSats',
  'leastSats',
  'aboveSats',
  'maxFeeSats',
  'agreedSats',
  'sizeSats',
  'dustSats',
  'dustLeastSats',
  'recipientSats',
  'oursSats',
  'othersSats',
  'backSats',
  'bookSats',
  'listSats',
  'saysSats',
  'listedSats',
  // Base units of `asset`
  'amount',
  'asked',
  'given',
  'in',
  'out',
  'book',
  'list',
  // Counts
  'askedSlots',
  'sizedSlots',
  'slots',
  'plain',
  'recipients',
  'times',
  'places',
  'allocations',
  'closed',
  'assignments',
  'assets',
  'transitions',
  'pending',
  'unlisted',
  'ours',
  'others',
  'signedByOthers',
  'bound',
  'idOpen',
  'dataBytes',
  'vbytes',
  'rateSatsPerVb',
  'keychain',
  'last',
  'lookThrough',
  'searchLength',
  'token',
] as const;
const TEXTS = [
  'outpoint',
  'path',
  'address',
  'script',
  'fingerprint',
  'asset',
  'opout',
  'operation',
  'contract',
  'commitment',
  'computed',
  'recipient',
  'secretSeal',
  'schema',
  'expected',
  /** The transaction of ours that holds a coin, or spent it. */
  'by',
  /** Lists with spaces between: outpoints, asset ids. */
  'told',
  'askedAssets',
  'ridingAssets',
  // What was read, and how it was written: evidence, by which nothing is decided
  'part',
  'map',
  'field',
  'fields',
  'key',
  'place',
  'what',
  'version',
  'method',
  'type',
  'assignment',
  'sighash',
  'sequence',
  'maxRateSatsPerVb',
  'off',
  'detail',
] as const;
/** Why, where a code alone does not say it. */
const PROBLEMS = [
  // No transaction can be what was asked
  'num',
  'askedNum',
  'sizeSats',
  'rateSatsPerVb',
  'minConfirmations',
  'recipients',
  'recipientId',
  'network',
  'invoice',
  'witnessSats',
  'assetId',
  'amount',
  'duplicate',
  'address',
  'amountSats',
  'ours',
  // What is spent
  'plainBitcoin',
  'onlyOtherAssets',
  'notNeeded',
  'couldBeLeftOut',
  'noCommitment',
  'spent',
  // Where an asset goes
  'notOneOutput',
  'noSuchOutput',
  'notOurs',
  'holdsNoAssets',
  'spentHere',
  'held',
  'awaited',
  // What moves it
  'transitionUneven',
  'assignsNothing',
  'tooManyAssignments',
  'moreThanTransfer',
  'twoKindsOfState',
  // How a file was written
  'endsEarly',
  'scriptSig',
] as const;
export type ClaimProblem = (typeof PROBLEMS)[number];

/** Of the fee: which bytes the builder left out, and why it is above. Of a lock time: by what it is known to be over. */
const CHOICES = {
  leftOut: ['commitment'],
  reached: ['byDate', 'unknown'],
  because: ['noChange', 'estimate'],
} as const;

/** Evidence of a claim, for its sentence. */
export type ClaimFacts = { readonly [N in (typeof NUMBERS)[number]]?: WholeText } & {
  readonly [N in (typeof TEXTS)[number]]?: string;
} & { readonly problem?: ClaimProblem } & {
  readonly [N in keyof typeof CHOICES]?: (typeof CHOICES)[N][number];
};

const claimFacts = v.custom<ClaimFacts>(
  (input) => typeof input === 'object' && input !== null && Object.entries(input).every(isFact),
);

function isFact([name, value]: [string, unknown]): boolean {
  if (typeof value !== 'string') return false;
  const isOneOf = (known: readonly string[], one: string): boolean => known.includes(one);
  if (isOneOf(NUMBERS, name)) return WHOLE.test(value);
  if (name === 'problem') return isOneOf(PROBLEMS, value);
  if (name === 'leftOut' || name === 'reached' || name === 'because') return isOneOf(CHOICES[name], value);
  return isOneOf(TEXTS, name);
}

/** One thing that was checked; its words live in the renderer. */
export const claim = v.pipe(
  v.strictObject({
    name: claimName,
    outcome,
    /** The weakest thing that it rests on. Of one that is proved never `told`; of one on trust always. */
    ground,
    /** Of a contradiction; and RGB_UNREADABLE or UNEXPECTED_INPUT where that is why it is not proved. */
    code: v.nullable(refusalCode),
    facts: claimFacts,
  }),
  v.check(
    ({ outcome, ground }) =>
      outcome === 'notProved' || outcome === 'contradicts' || outcome === outcomeOn(ground),
    'an outcome without its ground',
  ),
);
export type ClaimView = v.InferOutput<typeof claim>;
