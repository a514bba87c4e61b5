/** The write-ahead record of two-step flows. Every method is on disk when it returns. */
export interface Journal {
  open: (flow: { id: string; walletId: string; kind: FlowKind; data: unknown }) => void;
  /** Throws FLOW_UNKNOWN, and FLOW_STATE where `from` is not the flow's state now. */
  advance: (flowId: string, from: FlowState | readonly FlowState[], to: FlowState, data: unknown) => void;
  read: (flowId: string) => Flow | null;
  /** Flows of a wallet that are neither refused, dropped nor seen, oldest first. */
  unfinished: (walletId: string) => readonly Flow[];
  /** Flows of a wallet whose signed bytes left for the service, whatever came of it (`seen` too), oldest first. */
  handedOver: (walletId: string) => readonly HandedOver[];
}

export type FlowKind = 'createSlots' | 'send' | 'sendBtc';

/** The states of a two-step flow, each written before the act that it announces. */
export type FlowState =
  | 'intent' // confirmed by the user, nothing asked yet
  | 'begun' // the service's PSBT is here
  | 'judged' // verdict reached; the data holds outcome and digest
  | 'refused' // final: contradicted, or the keyholder refused
  | 'approved' // main confirmed; the keyholder is asked
  | 'signed' // signed bytes and txid are here
  | 'ending' // about to hand over
  | 'ended' // the service took it
  | 'unknown' // handed over, answer lost
  | 'seen' // the result is in the unspents
  | 'dropped'; // final: given up before hand-over

export interface Flow {
  readonly id: string;
  readonly walletId: string;
  readonly kind: FlowKind;
  readonly state: FlowState;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  /** Data of each state that was reached, as written. JSON values. */
  readonly data: Readonly<Partial<Record<FlowState, unknown>>>;
}

/** A flow of which little is read: there may be thousands. */
export type HandedOver = Pick<Flow, 'id' | 'kind' | 'state'> & {
  /** The data of its last `signed` step, as written. */
  readonly signed: unknown;
};
