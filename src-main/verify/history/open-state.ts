import { toHex } from '../../base/bytes.ts';
import type { Outpoint } from '../../base/outpoint.ts';
import type { Opout, Seal, State } from '../rgb/transition.ts';

/** State of a contract that nothing has closed yet. */
export interface Allocation {
  /** The operation that gave it, hex; the contract id for the genesis. */
  readonly opid: string;
  /** 4000 is the asset itself, 4010 a right to issue more of it, 4013 a right to name a successor. */
  readonly type: number;
  readonly no: number;
  readonly state: State;
  readonly seal: AllocationSeal;
}

export type AllocationSeal =
  | ({ readonly kind: 'outpoint' } & Outpoint)
  /** Hex. It lies on some output; only its owner can show on which. */
  | { readonly kind: 'secret'; readonly secretSeal: string };

/** All that is open at one place of the history, by the name under which it is closed. */
export type OpenState = Map<string, Allocation>;

export function opoutKey({ opid, type, no }: Opout): string {
  return `${toHex(opid)}/${type}/${no}`;
}

/** `witnessTxid`: the transaction whose outputs a seal without an id names. */
function allocationSeal(seal: Seal, witnessTxid: string): AllocationSeal {
  if (seal.kind === 'secret') return { kind: 'secret', secretSeal: toHex(seal.secretSeal) };
  const { txid, vout } = seal;
  return {
    kind: 'outpoint',
    txid: txid === null ? witnessTxid : toHex(Uint8Array.from(txid).reverse()),
    vout,
  };
}

export function assignedBy(
  opid: string,
  assignments: readonly {
    readonly type: number;
    readonly items: readonly { readonly seal: Seal; readonly state: State }[];
  }[],
  witnessTxid: string,
): readonly (readonly [name: string, given: Allocation])[] {
  return assignments.flatMap(({ type, items }) =>
    items.map(({ seal, state }, no): readonly [string, Allocation] => [
      `${opid}/${type}/${no}`,
      { opid, type, no, state: alone(state), seal: allocationSeal(seal, witnessTxid) },
    ]),
  );
}

/** Copies the bytes: neither an answer nor what is known may carry along the megabytes of the file that they view. */
function alone(state: State): State {
  return state.kind === 'structured' ? { ...state, bytes: Uint8Array.from(state.bytes) } : state;
}
