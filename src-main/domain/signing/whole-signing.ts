import type { FlowKind, SigningKind, SigningOrigin, SigningState } from './states.ts';
import { FLOW_KINDS } from './states.ts';

/** What every form of a signing says of itself. */
export interface SigningHead {
  readonly id: string;
  readonly walletId: string;
  readonly origin: SigningOrigin;
  readonly kind: SigningKind;
  readonly state: SigningState;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
}

/** A signing as it lies in the record: steps in their order, and what was brought of an imported one. */
export interface WholeSigning extends SigningHead {
  readonly steps: readonly WholeStep[];
  readonly imported: ImportedPart | null;
  /** `spends`: from a backup, and not proved once more. It holds its coins, and the book learns nothing else from it. */
  readonly proves?: 'spends';
}

/** `data` is JSON text. */
export interface WholeStep {
  readonly state: SigningState;
  readonly atMs: number;
  readonly data: string;
}

export interface ImportedPart {
  readonly txid: string;
  readonly commits: string;
  readonly name: string;
  readonly cameAs: string;
  readonly text: string;
  /** JSON text. */
  readonly coins: string;
}

/** Null where it names none. */
export function kindOf(named: unknown): FlowKind | null {
  if (typeof named !== 'object' || named === null || !('kind' in named)) return null;
  return FLOW_KINDS.find((kind) => kind === named.kind) ?? null;
}
