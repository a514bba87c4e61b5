import type { FlowKind } from '../../src-preload/contract/state-words.ts';

/** How the wallet goes on with each kind once it is signed. A row decides, so that no kind falls under another's `else`. */
interface KindRules {
  /** Assets go out with it: while it is under way no balance of them can be compared. */
  readonly movesAssets: boolean;
  /** Which list of the service tells what became of it. */
  readonly listedIn: 'transfers' | 'unspents';
  /** `once`: a second payment to the same payee must exclude the first for ever. `nobody`: any two do the same. */
  readonly payees: 'once' | 'again' | 'nobody';
}

export const KIND_RULES: { readonly [Kind in FlowKind]: KindRules } = {
  createSlots: { movesAssets: false, listedIn: 'unspents', payees: 'nobody' },
  send: { movesAssets: true, listedIn: 'transfers', payees: 'once' },
  sendBtc: { movesAssets: false, listedIn: 'unspents', payees: 'again' },
};

/** Where what is signed came from: built here with a service, or brought as a file, a text or codes. */
export const ORIGINS = ['built', 'imported', 'away'] as const;
/** `away`: it was built here and went out to another machine for its signature. */

/** The states of what is signed, each written to the record before the act that it announces. */
export type SigningState =
  | 'asked' // confirmed by the user; the service builds it, and it is judged
  | 'built' // the PSBT is here, with its verdict: the data holds outcome and digest
  | 'contradicted' // final: the verdict contradicts what was asked
  | 'away' // it went out to be signed on another machine
  | 'approved' // main confirmed; the keyholder is asked
  | 'signed' // signed bytes and txid are here
  | 'handingOver' // about to hand over
  | 'handedOver' // handed over, and no answer that fits
  | 'refused' // handed over, and the service said in words that it does not take it
  | 'accepted' // the service took it
  | 'broadcast' // the service lists what it makes
  | 'settled' // final: the service lists it as settled
  | 'givenUp' // told to have failed, or given up here; whoever holds the signed bytes may broadcast them yet
  | 'dropped'; // final: given up before hand-over, its signed bytes erased

/**
 * What may follow on what. Nothing leads back from `handingOver` but to `signed`, where not a byte left, and nothing
 * leads from a hand-over to `dropped`: what may have left is never forgotten, a refused one neither. `settled` stays,
 * whatever is told later (security.md, G39).
 */
const NEXT: Readonly<Record<SigningState, readonly SigningState[]>> = {
  // The PSBT and its verdict are one step: of what was not judged yet nothing is kept.
  asked: ['built', 'dropped'],
  built: ['approved', 'away', 'contradicted', 'dropped'],
  contradicted: [],
  // Not back to `built`: what went out may be signed at any time. Once more where it came out of a backup.
  away: ['signed', 'away', 'dropped'],
  approved: ['signed', 'built', 'dropped'],
  signed: ['handingOver', 'dropped'],
  handingOver: ['signed', 'accepted', 'handedOver', 'refused', 'broadcast', 'settled', 'givenUp'],
  // Back to `handedOver` where the service tells of it no more.
  accepted: ['accepted', 'handedOver', 'broadcast', 'settled', 'givenUp'],
  // Looked for again; or the very same bytes once more.
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

/** Nothing has left for the service: `handingOver` is written before the first byte does. */
export const KEPT_HERE = ['asked', 'built', 'away', 'approved', 'signed'] as const;
/** Handed over, and not told yet what became of it. */
export const AWAITED = ['handingOver', 'accepted', 'handedOver', 'refused', 'broadcast'] as const;
/** The service may hold our signature, for ever: the transaction may confirm whatever the service tells of it. */
export const HANDED_OVER = [...AWAITED, 'settled', 'givenUp'] as const;
export type HandedOverState = (typeof HANDED_OVER)[number];
/** Handed over without an answer that says that it was taken: looked for, and after a while handed over again. */
export const UNANSWERED = ['handedOver', 'refused'] as const;
export type UnansweredState = (typeof UNANSWERED)[number];
/** Nothing is to be done and nothing to be waited for. */
export const CLOSED = ['contradicted', 'dropped', 'settled', 'givenUp'] as const;

export function isOneOf<S extends SigningState>(state: SigningState, states: readonly S[]): state is S {
  return (states as readonly SigningState[]).includes(state);
}
