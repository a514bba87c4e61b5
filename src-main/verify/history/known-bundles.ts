import { hash } from 'node:crypto';
import type { BundleEffect } from './apply-bundle.ts';

/** What a bundle whose bytes were validated does to the open state of its contract. Ids are hex. */
export interface KnownBundle extends BundleEffect {
  readonly txid: string;
  readonly bundleId: string;
  /** SHA-256 of its bytes, hex. */
  readonly digest: string;
  readonly length: number;
  /** How much it lists, as counted while it is read. */
  readonly items: number;
}

/** Bundles of files that broke no rule, by contract (rgb-history.md 8). */
export interface KnownBundles {
  /** Null unless these very bytes are known of this contract. `left`: how many bytes of the file may still be hashed. */
  readonly find: (contractId: string, bytes: Uint8Array, at: number, left?: BytesLeft) => KnownBundle | null;
  /** `file`: the bytes from which the bundles were read; `at`: where each begins. */
  readonly learn: (
    contractId: string,
    file: Uint8Array,
    bundles: readonly (readonly [at: number, bundle: KnownBundle])[],
  ) => void;
}

/** One for each file, at first as large as the file, so that look-alikes of known bundles cost no more hashing. */
export interface BytesLeft {
  bytes: number;
}

/** Operations and what they close and give, of all contracts: some 60 MB. */
const MOST_PARTS = 100_000;
/** Bundles that begin alike: a transaction and what replaced it, or one bundle with other seals revealed. */
const MOST_ALIKE = 4;
/** The form of the witness, its version, the count of its inputs and the first outpoint that it spends. */
const HEAD_BYTES = 1 + 4 + 4 + 36;
/** Compared before anything is hashed: what a transaction pays and its last recipient tell most bundles apart. */
const COMPARED_BYTES = { first: 256, last: 64 } as const;

interface Kept {
  readonly bundle: KnownBundle;
  readonly ends: string;
}

/** Above the limit the contract that was met longest ago is forgotten. */
export function createKnownBundles(mostParts = MOST_PARTS): KnownBundles {
  const contracts = new Map<string, { byHead: Map<string, Kept[]>; parts: number }>();
  return {
    find: (contractId, bytes, at, left = { bytes: bytes.length - at }) => {
      const alike = contracts.get(contractId)?.byHead.get(text(bytes, at, at + HEAD_BYTES)) ?? [];
      const likely = alike.find(
        ({ bundle: { length }, ends }) => at + length <= bytes.length && endsAt(bytes, at, length) === ends,
      )?.bundle;
      // One bundle at each place, so that what begins and ends alike is hashed once.
      if (likely === undefined || likely.length > left.bytes) return null;
      left.bytes -= likely.length;
      const digest = hash('sha256', bytes.subarray(at, at + likely.length), 'hex');
      return digest === likely.digest ? likely : null;
    },
    learn: (contractId, file, bundles) => {
      const before = contracts.get(contractId);
      if (before === undefined && bundles.length === 0) return;
      const of = before ?? { byHead: new Map<string, Kept[]>(), parts: 0 };
      contracts.delete(contractId);
      contracts.set(contractId, of);
      for (const [at, bundle] of bundles) {
        const head = text(file, at, at + HEAD_BYTES);
        const others = of.byHead.get(head) ?? [];
        const [digest, ends] = [bundle.digest, endsAt(file, at, bundle.length)];
        const next = [{ bundle, ends }, ...others.filter((one) => one.bundle.digest !== digest)];
        const kept = next.slice(0, MOST_ALIKE);
        of.byHead.set(head, kept);
        of.parts += partsIn(kept) - partsIn(others);
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

function text(bytes: Uint8Array, from: number, to: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1', from, to);
}

function endsAt(bytes: Uint8Array, at: number, length: number): string {
  const { first, last } = COMPARED_BYTES;
  return (
    text(bytes, at, at + Math.min(first, length)) + text(bytes, at + Math.max(length - last, 0), at + length)
  );
}

/** What a bundle closes lies on outputs that its transaction spends, and it may spend many more. */
function partsIn(kept: readonly Kept[]): number {
  return kept.reduce((all, { bundle: { operations, hidden, spent } }) => {
    const closed = operations.reduce((sum, { closes }) => sum + closes.length, 0);
    const given = operations.reduce((sum, { gives }) => sum + 1 + gives.length, 0);
    return all + hidden.length + given + Math.max(closed, spent.size);
  }, 0);
}
