import type { FlowKind, FlowState, HandedOverState } from '../domain/flows/states.ts';

export type { FlowKind, FlowState, HandedOverState };

/** The write-ahead record of two-step flows. Every method is on disk when it returns. Throws DISK_REFUSED, STORAGE_DAMAGED. */
export interface Journal {
  open: (flow: { id: string; walletId: string; kind: FlowKind; data: unknown }) => void;
  /** Throws FLOW_UNKNOWN, and FLOW_STATE where `from` is not the flow's state now. `dropped` erases the signed bytes. */
  advance: (flowId: string, from: FlowState | readonly FlowState[], to: FlowState, data: unknown) => void;
  read: (flowId: string) => Flow | null;
  /** Flows of a wallet that are neither refused, dropped, settled nor failed, oldest first. */
  unfinished: (walletId: string) => readonly Flow[];
  /** Flows of a wallet whose signed bytes may have left for the service, whatever came of it, oldest first; those in `states` alone. */
  handedOver: (walletId: string, states?: readonly HandedOverState[]) => readonly HandedOver[];
}

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
export type HandedOver = Pick<Flow, 'id' | 'kind'> & {
  readonly state: HandedOverState;
  /** The data of its last `signed` step as written, but for the PSBT. */
  readonly signed: unknown;
};
