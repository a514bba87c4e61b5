import { RawPSBTV0 } from '@scure/btc-signer/psbt.js';
import { concatBytes } from '@scure/btc-signer/utils.js';
import {
  byByteOrder,
  leaf,
  merklePath,
  txidMerkleRoot,
  tagged,
  textBytes,
  hexFromBytes,
  txidBytes,
  u16,
  u32,
  u64,
  byte,
} from '../bytes.ts';

export interface PracticeOpout {
  readonly opid: Uint8Array;
  readonly no: number;
}

export type PracticeSeal =
  /** `txid` null: the committing transaction's; else in the written order, so reversed inside. */
  | {
      readonly kind: 'revealed';
      readonly txid: string | null;
      readonly vout: number;
      readonly blinding: bigint;
    }
  | { readonly kind: 'secret'; readonly hash: Uint8Array };

export interface TransitionItem {
  readonly seal: PracticeSeal;
  readonly amount: bigint;
}

export type StateKind = 'fungible' | 'unique';

export interface PracticeTransition {
  readonly contract: Uint8Array;
  readonly state: StateKind;
  readonly inputs: readonly PracticeOpout[];
  readonly items: readonly TransitionItem[];
}

/** Type of the asset owner's allocations. */
const ASSET_OWNER = 4000;

const FORMAT_VERSION = 0;
const NONCE = 0xffff_ffff_ffff_ffffn;
const TRANSFER = 10_000;
export const STATE_CLASS = { fungible: 1, unique: 2 } as const;
const AMOUNT = 8;
/** rgb-commitment.md 2. */
const TOKEN_INDEX = 0;

/** Commitment order (rgb-commitment.md 2). */
export function makeTransition(
  contract: Uint8Array,
  inputs: readonly PracticeOpout[],
  items: readonly TransitionItem[],
  state: StateKind = 'fungible',
): PracticeTransition {
  return {
    contract,
    state,
    inputs: [...inputs].sort((a, b) => byByteOrder(a.opid, b.opid) || a.no - b.no),
    items: [...items].sort((a, b) => compareSeals(a.seal, b.seal)),
  };
}

/** The RGB/01 field. A plain transfer has no metadata, globals or signature. */
export function transitionBytes({ contract, state, inputs, items }: PracticeTransition): Uint8Array {
  return concatBytes(
    u16(FORMAT_VERSION),
    contract,
    u64(NONCE),
    u16(TRANSFER),
    byte(0),
    byte(0),
    u16(inputs.length),
    ...inputs.map(opoutBytes),
    u16(1),
    u16(ASSET_OWNER),
    byte(STATE_CLASS[state]),
    u16(items.length),
    ...items.map(({ seal, amount }) => concatBytes(sealBytes(seal), stateBytes(state, amount))),
    byte(0),
  );
}

/** rgb-commitment.md 3. */
export function transitionId({ contract, state, inputs, items }: PracticeTransition): Uint8Array {
  const assigned = items.map(({ seal, amount }) =>
    leaf(u16(ASSET_OWNER), stateBytes(state, amount), secretSeal(seal)),
  );
  return tagged(
    'urn:lnp-bp:rgb:operation#2024-02-03',
    u16(FORMAT_VERSION),
    u64(NONCE),
    byte(1),
    contract,
    u16(TRANSFER),
    tagged('urn:ubideco:strict-types:value-hash#2024-02-10', byte(0)),
    txidMerkleRoot([]),
    txidMerkleRoot(inputs.map((input) => leaf(opoutBytes(input)))),
    txidMerkleRoot(assigned),
  );
}

/** Hides a seal's place. */
export function secretSeal(seal: PracticeSeal): Uint8Array {
  return seal.kind === 'secret' ? seal.hash : tagged('urn:lnp-bp:seals:secret#2024-02-03', revealed(seal));
}

function opoutBytes({ opid, no }: PracticeOpout): Uint8Array {
  return concatBytes(opid, u16(ASSET_OWNER), u16(no));
}

export function sealBytes(seal: PracticeSeal): Uint8Array {
  return seal.kind === 'secret' ? concatBytes(byte(1), seal.hash) : concatBytes(byte(0), revealed(seal));
}

function revealed({ txid, vout, blinding }: Extract<PracticeSeal, { kind: 'revealed' }>): Uint8Array {
  return concatBytes(pointer(txid), u32(vout), u64(blinding));
}

function pointer(txid: string | null): Uint8Array {
  return txid === null ? byte(0) : concatBytes(byte(1), txidBytes(txid));
}

/** A unique asset's: token index and fraction after their length. */
export function stateBytes(state: StateKind, amount: bigint): Uint8Array {
  if (state === 'fungible') return concatBytes(byte(AMOUNT), u64(amount));
  const token = concatBytes(u32(TOKEN_INDEX), u64(amount));
  return concatBytes(u16(token.length), token);
}

/** Revealed before secret; by place and blinding as numbers, secret ones by bytes. */
function compareSeals(a: PracticeSeal, b: PracticeSeal): number {
  if (a.kind === 'secret') return b.kind === 'secret' ? byByteOrder(a.hash, b.hash) : 1;
  if (b.kind === 'secret') return -1;
  const byPlace = byByteOrder(pointer(a.txid), pointer(b.txid)) || a.vout - b.vout;
  if (byPlace !== 0) return byPlace;
  return a.blinding === b.blinding ? 0 : a.blinding < b.blinding ? -1 : 1;
}

export interface PracticeRgbPart {
  /** `OP_RETURN` and 32 bytes: output 0's script. */
  readonly hostScript: Uint8Array;
  readonly operations: readonly { readonly opid: Uint8Array; readonly transition: PracticeTransition }[];
  /** PSBT version 0 with the fields of rgb-commitment.md 1; the commitment is its first output. */
  readonly addTo: (psbt: Uint8Array) => Uint8Array;
}

type Owned = Uint8Array<ArrayBuffer>;
type Field = [key: Owned, value: Owned];

const OP_RETURN_32 = Uint8Array.of(0x6a, 0x20);
const OPRET = Uint8Array.of(0);
const NO_KEY = new Uint8Array(0);

export function rgbPart(transitions: readonly PracticeTransition[], entropy: Uint8Array): PracticeRgbPart {
  const bundles = bundlesOf(transitions);
  const commitment = commit(bundles, entropy);
  const globals = globalFields(bundles);
  const hosts = hostFields(bundles, commitment, entropy);
  return {
    hostScript: concatBytes(OP_RETURN_32, commitment.hash),
    operations: bundles.flatMap(({ operations }) => operations),
    addTo: (psbt) => {
      const raw = RawPSBTV0.decode(psbt);
      const [host, ...others] = raw.outputs;
      return RawPSBTV0.encode({
        ...raw,
        global: { ...raw.global, proprietary: globals },
        outputs: [{ ...host, proprietary: hosts }, ...others],
      });
    },
  };
}

function globalFields(bundles: readonly Bundle[]): Field[] {
  return [
    ...bundles.flatMap(({ operations }) =>
      operations.map(({ opid, transition }) => field('RGB', 0x01, transitionBytes(transition), opid)),
    ),
    field('RGB', 0x02, OPRET),
    ...bundles.map(({ contract, closes }) => field('RGB', 0x04, closes, contract)),
  ];
}

function hostFields(bundles: readonly Bundle[], commitment: Commitment, entropy: Uint8Array): Field[] {
  return [
    ...bundles.map(({ contract, bundleId }) => field('MPC', 0x00, bundleId, contract)),
    field('MPC', 0x01, entropy),
    field('MPC', 0x10, commitment.hash),
    field('MPC', 0x11, commitment.proof),
    field('OPRET', 0x01, commitment.hash),
  ];
}

/** The key after BIP174's 0xfc. The library sorts by it, which is rgb-lib's order. */
function field(prefix: string, subtype: number, value: Uint8Array, data: Uint8Array = NO_KEY): Field {
  const key = concatBytes(byte(prefix.length), textBytes(prefix), byte(subtype), data);
  return [Uint8Array.from(key), Uint8Array.from(value)];
}

interface Bundle {
  readonly contract: Uint8Array;
  readonly operations: readonly { readonly opid: Uint8Array; readonly transition: PracticeTransition }[];
  /** RGB/04: which operation closes what, without a count. */
  readonly closes: Uint8Array;
  readonly bundleId: Uint8Array;
}

interface Commitment {
  readonly hash: Uint8Array;
  readonly proof: Uint8Array;
}

type Message = Pick<Bundle, 'contract' | 'bundleId'>;

const MIN_DEPTH = 3;
/** Far beyond any number of contracts that fits a transaction. */
const MAX_DEPTH = 16;
const MAX_COFACTOR = 500;

/** Ascending by contract id (rgb-commitment.md 4). */
export function bundlesOf(transitions: readonly PracticeTransition[]): Bundle[] {
  const groups = new Map<string, PracticeTransition[]>();
  for (const transition of transitions) {
    const name = hexFromBytes(transition.contract);
    groups.set(name, [...(groups.get(name) ?? []), transition]);
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, [first, ...others]]) => (first === undefined ? [] : [bundleOf(first, others)]));
}

function bundleOf(first: PracticeTransition, others: readonly PracticeTransition[]): Bundle {
  const known = [first, ...others].map((transition) => ({ transition, opid: transitionId(transition) }));
  const entries = known
    .flatMap(({ transition, opid }) => transition.inputs.map((input) => ({ input, opid })))
    .sort((a, b) => byByteOrder(a.input.opid, b.input.opid) || a.input.no - b.input.no)
    .map(({ input, opid }) => concatBytes(opoutBytes(input), opid));
  const closes = concatBytes(...entries);
  return {
    contract: first.contract,
    operations: known,
    closes,
    bundleId: tagged('urn:lnp-bp:rgb:bundle#2024-02-03', u16(entries.length), closes),
  };
}

/** One tree for all contracts; entropy fills free leaves (rgb-commitment.md 5). */
export function commit(messages: readonly Message[], entropy: Uint8Array): Commitment {
  const { depth, cofactor, places } = arrange(messages);
  const leaves = leavesOf(depth, places, entropy);
  const shown = leaves.map((hash, place) => {
    const message = places.get(place);
    return message === undefined
      ? concatBytes(byte(0), byte(depth), hash)
      : concatBytes(byte(1), message.contract, message.bundleId);
  });
  return {
    hash: tagged('urn:ubideco:mpc:commitment#2024-01-31', byte(depth), u16(cofactor), txidMerkleRoot(leaves)),
    proof: concatBytes(byte(depth), u16(cofactor), u32(leaves.length), ...shown, byte(1), entropy),
  };
}

export function commitmentProof(
  messages: readonly Message[],
  entropy: Uint8Array,
  contract: Uint8Array,
): Uint8Array {
  const { depth, cofactor, places } = arrange(messages);
  const own = [...places].find(([, message]) => byByteOrder(message.contract, contract) === 0);
  if (own === undefined) throw new Error('the transaction does nothing to this contract');
  const [place] = own;
  return concatBytes(
    u32(place),
    u16(cofactor),
    byte(depth),
    ...merklePath(leavesOf(depth, places, entropy), place),
  );
}

function leavesOf(depth: number, places: ReadonlyMap<number, Message>, entropy: Uint8Array): Uint8Array[] {
  return Array.from({ length: 2 ** depth }, (_, place) => {
    const message = places.get(place);
    return message === undefined
      ? leaf(byte(0x11), entropy, u32(place))
      : leaf(byte(0x10), message.contract, message.bundleId);
  });
}

/** The smallest tree and first cofactor without two contracts on one leaf. */
function arrange(messages: readonly Message[]) {
  let previous = 1;
  for (let depth = MIN_DEPTH; depth <= MAX_DEPTH; depth += 1) {
    const width = 2 ** depth;
    for (let cofactor = 0; cofactor <= Math.min(previous, MAX_COFACTOR); cofactor += 1) {
      const modulus = BigInt(Math.max(width - cofactor, 1));
      const places = new Map(
        messages.map((message) => [Number(numberOf(message.contract) % modulus), message]),
      );
      if (places.size === messages.length) return { depth, cofactor, places };
    }
    previous = width;
  }
  throw new Error('more contracts than one transaction can hold');
}

function numberOf(littleEndian: Uint8Array): bigint {
  return BigInt(`0x${hexFromBytes(Uint8Array.from(littleEndian).reverse())}`);
}
