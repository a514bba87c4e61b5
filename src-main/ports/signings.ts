import type { FlowKind, HandedOverState, SigningOrigin, SigningState } from '../domain/signing/states.ts';

export type { FlowKind, HandedOverState, SigningOrigin, SigningState };

/** The write-ahead record of all that is signed. Every method is on disk when it returns. Throws DISK_REFUSED, STORAGE_DAMAGED. */
export interface Signings {
  /** Begins one at `asked`. */
  open: (signing: { id: string; walletId: string; kind: FlowKind; data: unknown }) => void;
  /** Throws FLOW_UNKNOWN, and FLOW_STATE where `from` is not its state now. `dropped` erases the signed bytes. */
  advance: (
    signingId: string,
    from: SigningState | readonly SigningState[],
    to: SigningState,
    data: unknown,
  ) => void;
  read: (signingId: string) => Signing | null;
  /** Those of a wallet that are neither contradicted, dropped, settled nor given up, oldest first. */
  unfinished: (walletId: string) => readonly Signing[];
  /** Those of a wallet whose signed bytes may have left for the service, whatever came of it, oldest first; those in `states` alone. */
  handedOver: (walletId: string, states?: readonly HandedOverState[]) => readonly HandedOver[];
}

export interface Signing {
  readonly id: string;
  readonly walletId: string;
  readonly origin: SigningOrigin;
  readonly kind: FlowKind;
  readonly state: SigningState;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  /** Data of each state that was reached, as written last. JSON values. */
  readonly data: Readonly<Partial<Record<SigningState, unknown>>>;
}

/** One of which little is read: there may be thousands. */
export type HandedOver = Pick<Signing, 'id' | 'kind'> & {
  readonly state: HandedOverState;
  /** The data of its last `signed` step as written, but for the PSBT. */
  readonly signed: unknown;
};
