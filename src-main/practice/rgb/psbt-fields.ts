import { RawPSBTV0 } from '@scure/btc-signer/psbt.js';
import { concatBytes } from '@scure/btc-signer/utils.js';
import { bundlesOf, commit, type Bundle, type Commitment } from './commitment.ts';
import { transitionBytes, type Transition } from './transition.ts';
import { u8 } from './wire.ts';

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
