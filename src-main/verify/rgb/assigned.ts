import { toHex } from '../../base/bytes.ts';
import { Refusal, type Facts } from '../../base/refused.ts';
import { RgbCursor } from './bytes.ts';
import { ASSET_OWNER, TRANSFER, type Seal, type State, type Transition } from './transition.ts';

export interface Assigned {
  /** Its place among the operation's assignments: a later transfer closes it as `opid/4000/no`. */
  readonly no: number;
  /** Base units; the fraction of a unique asset. */
  readonly amount: bigint;
  /** Which token of a unique asset; null for an asset that is only counted. */
  readonly tokenIndex: number | null;
  readonly seal: AssignedSeal;
}

export type AssignedSeal =
  /** Hex. Only its owner can show whose it is. */
  | { readonly kind: 'secret'; readonly secretSeal: string }
  | { readonly kind: 'output'; readonly vout: number }
  /** An output that exists already; `txid` as people write it. */
  | { readonly kind: 'outpoint'; readonly txid: string; readonly vout: number };

/** Throws Refusal RGB_TRANSITION_TYPE for another type (inflation, burn, link), other rights, or what no transfer has. */
export function transferAssignments(opid: string, transition: Transition): Assigned[] {
  const { type, metadata, globals, signature, assignments } = transition;
  const refuse = (facts: Facts): Refusal => new Refusal('RGB_TRANSITION_TYPE', { operation: opid, ...facts });
  if (type !== TRANSFER) throw refuse({ type: `${type}` });
  if (metadata.length > 0 || globals.length > 0 || signature !== null)
    throw refuse({ problem: 'moreThanTransfer' });
  return assignments.flatMap((owned) => {
    if (owned.type !== ASSET_OWNER) throw refuse({ assignment: `${owned.type}` });
    return owned.items.map(({ seal, state }, no): Assigned => {
      const quantity = readQuantity(state);
      if (quantity === null) throw refuse({ problem: 'assignsNothing' });
      return { no, ...quantity, seal: describeSeal(seal) };
    });
  });
}

function readQuantity(state: State): Pick<Assigned, 'amount' | 'tokenIndex'> | null {
  switch (state.kind) {
    case 'void':
      return null;
    case 'fungible':
      return { amount: state.amount, tokenIndex: null };
    case 'structured': {
      // UDA: which token, and how much of it.
      const cursor = new RgbCursor(state.bytes, 'token');
      const tokenIndex = cursor.u32();
      const amount = cursor.u64();
      cursor.end();
      return { amount, tokenIndex };
    }
  }
}

function describeSeal(seal: Seal): AssignedSeal {
  if (seal.kind === 'secret') return { kind: 'secret', secretSeal: toHex(seal.secretSeal) };
  const { txid, vout } = seal;
  if (txid === null) return { kind: 'output', vout };
  return { kind: 'outpoint', txid: toHex(Uint8Array.from(txid).reverse()), vout };
}
