import { hash } from 'node:crypto';
import type { Effect } from './apply-bundle.ts';

/** A bundle whose bytes were validated: what they do to the open state of their contract. */
export interface KnownBundle extends Effect {
  readonly txid: string;
  /** Hex. */
  readonly bundleId: string;
  /** SHA-256 of its bytes, hex. */
  readonly digest: string;
  readonly length: number;
  /** How much it lists, as it is counted while it is read. */
  readonly items: number;
}

/** Bundles of files that broke no rule, by contract (rgb-history.md 8). */
export interface KnownBundles {
  /** The bundle that begins there, if these very bytes are known of this contract. */
  readonly find: (contractId: string, bytes: Uint8Array, at: number) => KnownBundle | null;
  /** `file`: what they were read from, each with where it begins. */
  readonly learn: (
    contractId: string,
    file: Uint8Array,
    bundles: readonly (readonly [at: number, bundle: KnownBundle])[],
  ) => void;
}

/** Operations and what they close and give, of all contracts: some 60 MB. */
const MOST_PARTS = 100_000;
/** That begin with the same: a transaction and what replaced it, or one bundle with other seals revealed. */
const MOST_ALIKE = 4;
/** The form of the witness, its version, the count of its inputs and the first outpoint that it spends. */
const HEAD_BYTES = 1 + 4 + 4 + 36;

/** Whoever is over the limit forgets the contract that was met longest ago. */
export function createKnownBundles(mostParts = MOST_PARTS): KnownBundles {
  const contracts = new Map<string, { byHead: Map<string, KnownBundle[]>; parts: number }>();
  const headAt = (bytes: Uint8Array, at: number): string =>
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1', at, at + HEAD_BYTES);
  return {
    find: (contractId, bytes, at) => {
      const alike = contracts.get(contractId)?.byHead.get(headAt(bytes, at)) ?? [];
      return (
        alike.find(
          ({ length, digest }) => hash('sha256', bytes.subarray(at, at + length), 'hex') === digest,
        ) ?? null
      );
    },
    learn: (contractId, file, bundles) => {
      const of = contracts.get(contractId) ?? { byHead: new Map<string, KnownBundle[]>(), parts: 0 };
      contracts.delete(contractId);
      contracts.set(contractId, of);
      for (const [at, bundle] of bundles) {
        const head = headAt(file, at);
        const others = of.byHead.get(head) ?? [];
        of.byHead.set(head, [bundle, ...others].slice(0, MOST_ALIKE));
        of.parts +=
          partsOf(bundle) - others.slice(MOST_ALIKE - 1).reduce((sum, one) => sum + partsOf(one), 0);
      }
      let parts = [...contracts.values()].reduce((sum, one) => sum + one.parts, 0);
      for (const [oldest, { parts: freed }] of contracts) {
        if (parts <= mostParts) return;
        contracts.delete(oldest);
        parts -= freed;
      }
    },
  };
}

function partsOf({ operations, hidden }: KnownBundle): number {
  return operations.reduce((sum, { closes, gives }) => sum + 1 + closes.length + gives.length, hidden.length);
}
