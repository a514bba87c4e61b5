import type { FactsOf } from '../../src-preload/contract/index.ts';
import type { Messages } from '../../src-preload/messages/ids.ts';
import { say } from '../../src-preload/messages/say.ts';

type Code = FactsOf<'PSBT_REFUSED'>['code'];
type Group = keyof Messages extends infer Id ? (Id extends `refusal-${infer G}.says` ? G : never) : never;

/** Codes with the same remedy share words, which must be true of each. */
const GROUPS: Readonly<Record<Code, Group>> = {
  ENCODING: 'form',
  TOO_LARGE: 'form',
  DUPLICATE_KEY: 'form',
  PSBT_VERSION: 'form',
  UNSIGNED_TX: 'form',
  TX_VERSION: 'form',
  NO_INPUTS: 'form',
  SIGHASH: 'form',
  ALREADY_SIGNED: 'form',
  RGB_UNREADABLE: 'form',
  UNKNOWN_OUTPOINT: 'notYours',
  FOREIGN_INPUT: 'notYours',
  NOT_TAPROOT: 'notYours',
  NO_KEY_ORIGIN: 'notYours',
  KEY_ORIGIN_AMBIGUOUS: 'notYours',
  FINGERPRINT: 'notYours',
  NETWORK: 'notYours',
  PATH_POLICY: 'notYours',
  SCRIPT_PATH: 'notYours',
  SCRIPT_MISMATCH: 'notYours',
  INTERNAL_KEY: 'notYours',
  DUPLICATE_INPUT: 'falseAmount',
  NO_WITNESS_UTXO: 'falseAmount',
  AMOUNT_LIE: 'falseAmount',
  UTXO_TXID: 'falseAmount',
  AMOUNT_RANGE: 'falseAmount',
  NEGATIVE_FEE: 'falseAmount',
  LIST_DENIES: 'falseAmount',
  OUTPUT_SPOOF: 'wrongPlace',
  FOREIGN_OUTPUT: 'wrongPlace',
  RGB_RECIPIENT: 'wrongPlace',
  RGB_CHANGE: 'wrongPlace',
  NO_OUTPUTS: 'losesMoney',
  SPENDS_COLORED: 'losesMoney',
  PART_ASSETS: 'losesMoney',
  PART_COMMITMENT: 'losesMoney',
  NO_COMMITMENT: 'losesMoney',
  TWO_COMMITMENTS: 'losesMoney',
  COMMITMENT_FORM: 'losesMoney',
  COMMITMENT_MISMATCH: 'losesMoney',
  COMMITMENT_POSITION: 'losesMoney',
  OP_RETURN_VALUE: 'losesMoney',
  RGB_HIDDEN: 'losesMoney',
  RGB_BURN: 'losesMoney',
  RGB_INPUTS: 'losesMoney',
  RGB_BALANCE: 'losesMoney',
  RGB_STATE: 'losesMoney',
  RGB_UNSETTLED: 'losesMoney',
  FEE_TOO_LOW: 'fee',
  FEE_TOO_HIGH: 'fee',
  DUST: 'fee',
  LOCKTIME: 'fee',
  RESERVED: 'inUse',
  COIN_FROZEN: 'frozen',
  SPENDS_PENDING: 'inUse',
  INVOICE_SLOT: 'inUse',
  INTENT_MISMATCH: 'notAsked',
  ADDRESS_REUSE: 'notAsked',
  OUTPUT_COUNT: 'notAsked',
  OUTPUT_SIZE: 'notAsked',
  BRANCH: 'notAsked',
  UNEXPECTED_INPUT: 'notAsked',
  UNEXPECTED_OP_RETURN: 'notAsked',
  RGB_AMOUNT: 'notAsked',
  RGB_TRANSITION_TYPE: 'notAsked',
  WRONG_ASSET: 'notAsked',
  EXTRA_ASSET: 'notAsked',
  NOT_PROVED: 'notProved',
  CHANGE_INDEX: 'changeIndex',
};

/** Refusals for which whoever built the transaction isn't to blame. */
const BLAMELESS: ReadonlySet<Group> = new Set<Group>(['frozen', 'inUse', 'notProved', 'notYours']);

function todoOf(group: Group): string {
  if (group === 'wrongPlace' || group === 'losesMoney') return say('refusal-again');
  const todo = say(`refusal-${group}.todo`);
  return BLAMELESS.has(group) ? todo : `${todo} ${say('refusal-again')}`;
}

/** The headline follows “Blocked: ”. */
export function refusal(code: Code | null): {
  readonly title: string;
  readonly says: string;
  readonly todo: string;
} {
  const group = GROUPS[code ?? 'INTENT_MISMATCH'];
  return { title: say(`refusal-${group}`), says: say(`refusal-${group}.says`), todo: todoOf(group) };
}
