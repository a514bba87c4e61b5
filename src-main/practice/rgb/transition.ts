import { concatBytes } from '@scure/btc-signer/utils.js';
import { leaf, merkleRoot, compareBytes, tagged, u16, u32, u64, u8 } from './wire.ts';

/** An allocation as a later operation refers to it: the operation that made it, and its place there. */
export interface Opout {
  readonly opid: Uint8Array;
  readonly no: number;
}

export type Seal =
  /** An output of the very transaction that commits to it, or of another (`txid` as written, so reversed inside). */
  | {
      readonly kind: 'revealed';
      readonly txid: string | null;
      readonly vout: number;
      readonly blinding: bigint;
    }
  | { readonly kind: 'secret'; readonly hash: Uint8Array };

export interface Item {
  readonly seal: Seal;
  /** Base units. */
  readonly amount: bigint;
}

/** What a contract's state is: amounts that are counted, or the one token of a unique asset. */
export type StateKind = 'fungible' | 'unique';

/** A transfer of one contract: inputs and items in their canonical order. */
export interface Transition {
  readonly contract: Uint8Array;
  readonly state: StateKind;
  readonly inputs: readonly Opout[];
  readonly items: readonly Item[];
}

/** Type of the asset owner's allocations, in inputs and assignments. */
const ASSET_OWNER = 4000;

const FORMAT_VERSION = 0;
const NONCE = 0xffff_ffff_ffff_ffffn;
const TRANSFER = 10_000;
export const STATE_CLASS = { fungible: 1, unique: 2 } as const;
const AMOUNT = 8;
/** A unique asset has one token, of this index (rgb-commitment.md 2). */
const TOKEN_INDEX = 0;

/** Puts inputs and items into the order that is committed to (rgb-commitment.md 2). */
export function makeTransition(
  contract: Uint8Array,
  inputs: readonly Opout[],
  items: readonly Item[],
  state: StateKind = 'fungible',
): Transition {
  return {
    contract,
    state,
    inputs: [...inputs].sort((a, b) => compareBytes(a.opid, b.opid) || a.no - b.no),
    items: [...items].sort((a, b) => compareSeals(a.seal, b.seal)),
  };
}

/** The value of an RGB/01 field. No metadata, no globals, no signature: a plain transfer has none. */
export function transitionBytes({ contract, state, inputs, items }: Transition): Uint8Array {
  return concatBytes(
    u16(FORMAT_VERSION),
    contract,
    u64(NONCE),
    u16(TRANSFER),
    u8(0),
    u8(0),
    u16(inputs.length),
    ...inputs.map(opoutBytes),
    u16(1),
    u16(ASSET_OWNER),
    u8(STATE_CLASS[state]),
    u16(items.length),
    ...items.map(({ seal, amount }) => concatBytes(sealBytes(seal), stateBytes(state, amount))),
    u8(0),
  );
}

/** rgb-commitment.md 3. */
export function operationId({ contract, state, inputs, items }: Transition): Uint8Array {
  const assigned = items.map(({ seal, amount }) =>
    leaf(u16(ASSET_OWNER), stateBytes(state, amount), secretSeal(seal)),
  );
  return tagged(
    'urn:lnp-bp:rgb:operation#2024-02-03',
    u16(FORMAT_VERSION),
    u64(NONCE),
    u8(1),
    contract,
    u16(TRANSFER),
    tagged('urn:ubideco:strict-types:value-hash#2024-02-10', u8(0)),
    merkleRoot([]),
    merkleRoot(inputs.map((input) => leaf(opoutBytes(input)))),
    merkleRoot(assigned),
  );
}

/** What stands for a seal where its place must not be told. */
export function secretSeal(seal: Seal): Uint8Array {
  return seal.kind === 'secret' ? seal.hash : tagged('urn:lnp-bp:seals:secret#2024-02-03', revealed(seal));
}

export function opoutBytes({ opid, no }: Opout): Uint8Array {
  return concatBytes(opid, u16(ASSET_OWNER), u16(no));
}

/** As a transition has it. */
export function sealBytes(seal: Seal): Uint8Array {
  return seal.kind === 'secret' ? concatBytes(u8(1), seal.hash) : concatBytes(u8(0), revealed(seal));
}

function revealed({ txid, vout, blinding }: Extract<Seal, { kind: 'revealed' }>): Uint8Array {
  return concatBytes(pointer(txid), u32(vout), u64(blinding));
}

function pointer(txid: string | null): Uint8Array {
  return txid === null ? u8(0) : concatBytes(u8(1), Uint8Array.from(Buffer.from(txid, 'hex').reverse()));
}

/** Of a unique asset: the token's index and the fraction of it, with their length before them. */
export function stateBytes(state: StateKind, amount: bigint): Uint8Array {
  if (state === 'fungible') return concatBytes(u8(AMOUNT), u64(amount));
  const token = concatBytes(u32(TOKEN_INDEX), u64(amount));
  return concatBytes(u16(token.length), token);
}

/** Revealed ones first, by place and blinding as numbers; then secret ones by their bytes. */
function compareSeals(a: Seal, b: Seal): number {
  if (a.kind === 'secret') return b.kind === 'secret' ? compareBytes(a.hash, b.hash) : 1;
  if (b.kind === 'secret') return -1;
  const byPlace = compareBytes(pointer(a.txid), pointer(b.txid)) || a.vout - b.vout;
  if (byPlace !== 0) return byPlace;
  return a.blinding === b.blinding ? 0 : a.blinding < b.blinding ? -1 : 1;
}
