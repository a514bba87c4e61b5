import type { FlowKind } from '../../src-preload/contract/state-words.ts';

/** One row per kind, so that none falls under another's `else`. */
interface KindRules {
  /** While such a flow is pending, no asset balance can be compared. */
  readonly movesAssets: boolean;
  readonly listedIn: 'transfers' | 'unspents';
  /** `once`: a second payment to the payee must exclude the first for ever. `nobody`: no payee, any two do the same. */
  readonly payees: 'once' | 'again' | 'nobody';
}

export const KIND_RULES: { readonly [Kind in FlowKind]: KindRules } = {
  createSlots: { movesAssets: false, listedIn: 'unspents', payees: 'nobody' },
  send: { movesAssets: true, listedIn: 'transfers', payees: 'once' },
  sendBtc: { movesAssets: false, listedIn: 'unspents', payees: 'again' },
  replacement: { movesAssets: false, listedIn: 'unspents', payees: 'again' },
};

/** Built with a service, imported as file, text or codes, or built here and signed on another machine (`away`). */
export const ORIGINS = ['built', 'imported', 'away'] as const;

export type SigningState =
  | 'asked' // confirmed by the user; the service builds it
  | 'built' // with its verdict: outcome and digest
  | 'contradicted'
  | 'away' // out to be signed on another machine
  | 'approved'
  | 'signed' // signed bytes and txid are here
  | 'handingOver'
  | 'handedOver' // submitted, without a fitting answer
  | 'refused' // submitted, and refused in words
  | 'accepted'
  | 'broadcast' // the service lists its outputs
  | 'settled' // final: reported as settled
  | 'givenUp' // reported failed or cancelled here; signed bytes may still be broadcast
  | 'dropped'; // final: cancelled before submit, signed bytes erased

/**
 * Nothing leads back from `handingOver` but `signed`, if no byte left, and nothing from a submit to `dropped`: what may
 * have left is never forgotten, refused ones included. `settled` stays, whatever is reported later (security.md, G39).
 */
const NEXT: Readonly<Record<SigningState, readonly SigningState[]>> = {
  // PSBT and verdict are one step: nothing unjudged is kept.
  asked: ['built', 'dropped'],
  built: ['approved', 'away', 'contradicted', 'dropped'],
  contradicted: [],
  // Never back to `built`, as it may be signed at any time. A flow from a backup becomes `away` a second time.
  away: ['signed', 'away', 'dropped'],
  approved: ['signed', 'built', 'dropped'],
  signed: ['handingOver', 'dropped'],
  handingOver: ['signed', 'accepted', 'handedOver', 'refused', 'broadcast', 'settled', 'givenUp'],
  // A flow goes back to `handedOver` if the service no longer reports it.
  accepted: ['accepted', 'handedOver', 'broadcast', 'settled', 'givenUp'],
  // The transaction is looked for again, or the same bytes are resubmitted.
  handedOver: ['handedOver', 'handingOver', 'accepted', 'refused', 'broadcast', 'settled', 'givenUp'],
  refused: ['refused', 'handingOver', 'accepted', 'broadcast', 'settled', 'givenUp'],
  broadcast: ['settled', 'givenUp'],
  settled: [],
  givenUp: ['accepted', 'broadcast', 'settled'],
  dropped: [],
};

export const SIGNING_STATES = Object.keys(NEXT) as readonly SigningState[];

export function mayFollow(from: SigningState, to: SigningState): boolean {
  return NEXT[from].includes(to);
}

/** No byte has gone to the service: `handingOver` is written before the first one goes. */
export const BEFORE_SUBMIT = ['asked', 'built', 'away', 'approved', 'signed'] as const;
export const UNSETTLED = ['handingOver', 'accepted', 'handedOver', 'refused', 'broadcast'] as const;
/** The service may hold our signature for ever, so the transaction may confirm, whatever the service reports. */
export const SUBMITTED = [...UNSETTLED, 'settled', 'givenUp'] as const;
export type HandedOverState = (typeof SUBMITTED)[number];
/** No answer accepted these transactions: they are looked for, and resubmitted after a while. */
export const OUTCOME_UNKNOWN = ['handedOver', 'refused'] as const;
export type UnansweredState = (typeof OUTCOME_UNKNOWN)[number];
/** The end of the program interrupts what is in these. */
export const INTERRUPTED = ['asked', 'approved', 'handingOver'] as const;
export const CLOSED = ['contradicted', 'dropped', 'settled', 'givenUp'] as const;

export function isOneOf<S extends SigningState>(state: SigningState, states: readonly S[]): state is S {
  return (states as readonly SigningState[]).includes(state);
}
