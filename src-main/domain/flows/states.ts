export const FLOW_KINDS = ['createSlots', 'send', 'sendBtc'] as const;
export type FlowKind = (typeof FLOW_KINDS)[number];

/** The states of a two-step flow, each written to the journal before the act that it announces. */
export type FlowState =
  | 'intent' // confirmed by the user, nothing asked yet
  | 'begun' // the service's PSBT is here
  | 'judged' // verdict reached; the data holds outcome and digest
  | 'refused' // final: contradicted
  | 'away' // it went out to be signed on another machine
  | 'approved' // main confirmed; the keyholder is asked
  | 'signed' // signed bytes and txid are here
  | 'ending' // about to hand over
  | 'ended' // the service took it
  | 'unknown' // handed over, and no answer that fits
  | 'seen' // the service lists what it makes
  | 'settled' // final: the service lists it as settled
  | 'failed' // the service lists it as failed; whoever holds the signed bytes may broadcast them yet
  | 'dropped'; // final: given up before hand-over, its signed bytes erased

/**
 * What may follow on what. Nothing leads back from `ending` but to `signed`, where not a byte left, and nothing leads
 * from a hand-over to `dropped`: what may have left is never forgotten. `settled` stays, whatever is told later
 * (security.md, G39).
 */
const NEXT: Readonly<Record<FlowState, readonly FlowState[]>> = {
  intent: ['begun', 'dropped'],
  begun: ['judged', 'dropped'],
  judged: ['approved', 'away', 'refused', 'dropped'],
  refused: [],
  // Not back to `judged`: what went out may be signed at any time. Once more where it came out of a backup.
  away: ['signed', 'away', 'dropped'],
  approved: ['signed', 'judged', 'dropped'],
  signed: ['ending', 'dropped'],
  ending: ['signed', 'ended', 'unknown', 'seen', 'settled', 'failed'],
  ended: ['ended', 'seen', 'settled', 'failed'],
  // Looked for again; or the very same bytes once more.
  unknown: ['unknown', 'ending', 'ended', 'seen', 'settled', 'failed'],
  seen: ['settled', 'failed'],
  settled: [],
  failed: ['ended', 'seen', 'settled'],
  dropped: [],
};

export const FLOW_STATES = Object.keys(NEXT) as readonly FlowState[];

export function mayFollow(from: FlowState, to: FlowState): boolean {
  return NEXT[from].includes(to);
}

/** Nothing has left for the service: `ending` is written before the first byte does. */
export const KEPT_HERE = ['intent', 'begun', 'judged', 'away', 'approved', 'signed'] as const;
/** The service may hold our signature, for ever: the transaction may confirm whatever the service tells of it. */
export const HANDED_OVER = ['ending', 'ended', 'unknown', 'seen', 'settled', 'failed'] as const;
export type HandedOverState = (typeof HANDED_OVER)[number];
/** Handed over, and not told yet what became of it. */
export const AWAITED = ['ending', 'ended', 'unknown', 'seen'] as const;
/** Nothing is to be done and nothing to be waited for. */
export const CLOSED = ['refused', 'dropped', 'settled', 'failed'] as const;

export function isOneOf<S extends FlowState>(state: FlowState, states: readonly S[]): state is S {
  return (states as readonly FlowState[]).includes(state);
}
