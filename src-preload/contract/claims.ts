import * as v from 'valibot';
import { CLAIM_ASSETS, outcomeOn, wordsOfArea } from './state-words.ts';

/** A verdict has the outcome of its worst claim. `onTrust`: holds if the service's named facts are true. */
export const outcome = v.picklist(wordsOfArea('claim'));
export type Outcome = v.InferOutput<typeof outcome>;

/** The strongest first. */
const ground = v.picklist(['derived', 'book', 'history', 'chain', 'told']);

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
  /** The service's list denies what our own book proves of a coin. */
  'LIST_DENIES',
  /** Another transaction of ours reserves or has spent the coin. */
  'RESERVED',
  /** The person froze the coin. */
  'COIN_FROZEN',
  'INVOICE_SLOT',
  /** The transition has state of another class or token than the asset. */
  'RGB_STATE',
  'RGB_UNSETTLED',
]);
export type RefusalCode = v.InferOutput<typeof refusalCode>;

export const claimName = v.picklist(Object.keys(CLAIM_ASSETS) as (keyof typeof CLAIM_ASSETS)[]);
export type ClaimName = v.InferOutput<typeof claimName>;

/** A whole number as text, because no bigint crosses the bridge. */
export type WholeText = `${number}` | `${bigint}`;
const WHOLE = /^-?\d{1,40}$/;

/** Names of facts; each has the same meaning in all claims. */
const NUMBERS = [
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
  'by',
  /** Space-separated outpoints or asset ids. */
  'told',
  'askedAssets',
  'ridingAssets',
  // How the PSBT was written: these are shown, but decide nothing
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
  // Fee rates, in steps of a tenth
  'rateSatsPerVb',
  'maxRateSatsPerVb',
  'off',
  'detail',
] as const;
const PROBLEMS = [
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
  'original',
  'leftOut',
  'ofTheOriginal',
  'plainBitcoin',
  'onlyOtherAssets',
  'notNeeded',
  'couldBeLeftOut',
  'noCommitment',
  'spent',
  'notOneOutput',
  'noSuchOutput',
  'notOurs',
  'holdsNoAssets',
  'spentHere',
  'held',
  'awaited',
  'transitionUneven',
  'assignsNothing',
  'tooManyAssignments',
  'moreThanTransfer',
  'twoKindsOfState',
  'endsEarly',
  'scriptSig',
] as const;
export type ClaimProblem = (typeof PROBLEMS)[number];

/** `leftOut`: what the fee doesn't include. `reached`: why a lock time is over. `because`: why the fee is higher. */
const CHOICES = {
  leftOut: ['commitment'],
  reached: ['byDate', 'unknown'],
  because: ['noChange', 'estimate'],
} as const;

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

export const claim = v.pipe(
  v.strictObject({
    name: claimName,
    outcome,
    /** The weakest ground of the claim: never `told` if proved, always `told` if on trust. */
    ground,
    /** What contradicts. If not proved, RGB_UNREADABLE or UNEXPECTED_INPUT can be the reason. Else null. */
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
