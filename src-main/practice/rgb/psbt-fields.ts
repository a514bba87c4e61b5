import { RawPSBTV0 } from '@scure/btc-signer/psbt.js';
import { concatBytes } from '@scure/btc-signer/utils.js';
import { transitionBytes, type Transition, operationId, opoutBytes } from './transition.ts';
import { u8, compareBytes, tagged, u16, u32, leaf, merklePath, merkleRoot } from './wire.ts';

export interface RgbPart {
  /** `OP_RETURN` and the 32 bytes: the script of output 0. */
  readonly hostScript: Uint8Array;
  readonly operations: readonly { readonly opid: Uint8Array; readonly transition: Transition }[];
  /** The PSBT (version 0) with the fields of rgb-commitment.md 1; the commitment's output is its first. */
  readonly addTo: (psbt: Uint8Array) => Uint8Array;
}

type Owned = Uint8Array<ArrayBuffer>;
type Field = [key: Owned, value: Owned];

const OP_RETURN_32 = Uint8Array.of(0x6a, 0x20);
const OPRET = Uint8Array.of(0);
const NO_KEY = new Uint8Array(0);

/** Everything that a transaction says about these transitions, of any number of contracts. */
export function rgbPart(transitions: readonly Transition[], entropy: Uint8Array): RgbPart {
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

/** The key is what follows BIP174's 0xfc. The library sorts by it, which is rgb-lib's order. */
function field(prefix: string, subtype: number, value: Uint8Array, data: Uint8Array = NO_KEY): Field {
  const key = concatBytes(u8(prefix.length), new TextEncoder().encode(prefix), u8(subtype), data);
  return [Uint8Array.from(key), Uint8Array.from(value)];
}

/** What one transaction does to one contract. */
interface Bundle {
  readonly contract: Uint8Array;
  readonly operations: readonly { readonly opid: Uint8Array; readonly transition: Transition }[];
  /** The value of RGB/04: which operation closes what, without a count. */
  readonly closes: Uint8Array;
  readonly bundleId: Uint8Array;
}

interface Commitment {
  readonly hash: Uint8Array;
  /** The value of MPC/11. */
  readonly proof: Uint8Array;
}

type Message = Pick<Bundle, 'contract' | 'bundleId'>;

const MIN_DEPTH = 3;
/** Far beyond any number of contracts that fits a transaction. */
const MAX_DEPTH = 16;
const MAX_COFACTOR = 500;

/** One bundle per contract, ascending by contract id (rgb-commitment.md 4). */
export function bundlesOf(transitions: readonly Transition[]): Bundle[] {
  const groups = new Map<string, Transition[]>();
  for (const transition of transitions) {
    const name = Buffer.from(transition.contract).toString('hex');
    groups.set(name, [...(groups.get(name) ?? []), transition]);
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, [first, ...others]]) => (first === undefined ? [] : [bundleOf(first, others)]));
}

function bundleOf(first: Transition, others: readonly Transition[]): Bundle {
  const known = [first, ...others].map((transition) => ({ transition, opid: operationId(transition) }));
  const entries = known
    .flatMap(({ transition, opid }) => transition.inputs.map((input) => ({ input, opid })))
    .sort((a, b) => compareBytes(a.input.opid, b.input.opid) || a.input.no - b.input.no)
    .map(({ input, opid }) => concatBytes(opoutBytes(input), opid));
  const closes = concatBytes(...entries);
  return {
    contract: first.contract,
    operations: known,
    closes,
    bundleId: tagged('urn:lnp-bp:rgb:bundle#2024-02-03', u16(entries.length), closes),
  };
}

/** One tree over all contracts; free leaves are filled from the entropy (rgb-commitment.md 5). */
export function commit(messages: readonly Message[], entropy: Uint8Array): Commitment {
  const { depth, cofactor, places } = arrange(messages);
  const leaves = leavesOf(depth, places, entropy);
  const shown = leaves.map((hash, place) => {
    const message = places.get(place);
    return message === undefined
      ? concatBytes(u8(0), u8(depth), hash)
      : concatBytes(u8(1), message.contract, message.bundleId);
  });
  return {
    hash: tagged('urn:ubideco:mpc:commitment#2024-01-31', u8(depth), u16(cofactor), merkleRoot(leaves)),
    proof: concatBytes(u8(depth), u16(cofactor), u32(leaves.length), ...shown, u8(1), entropy),
  };
}

/** The same of one contract among them, as its consignment shows it: position, cofactor, depth and the way up. */
export function proofOf(messages: readonly Message[], entropy: Uint8Array, contract: Uint8Array): Uint8Array {
  const { depth, cofactor, places } = arrange(messages);
  const own = [...places].find(([, message]) => compareBytes(message.contract, contract) === 0);
  if (own === undefined) throw new Error('the transaction does nothing to this contract');
  const [place] = own;
  return concatBytes(
    u32(place),
    u16(cofactor),
    u8(depth),
    ...merklePath(leavesOf(depth, places, entropy), place),
  );
}

function leavesOf(depth: number, places: ReadonlyMap<number, Message>, entropy: Uint8Array): Uint8Array[] {
  return Array.from({ length: 2 ** depth }, (_, place) => {
    const message = places.get(place);
    return message === undefined
      ? leaf(u8(0x11), entropy, u32(place))
      : leaf(u8(0x10), message.contract, message.bundleId);
  });
}

/** The smallest tree, and in it the first cofactor, in which no two contracts fall on one leaf. */
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
  return BigInt(`0x${Buffer.from(littleEndian).reverse().toString('hex')}`);
}
