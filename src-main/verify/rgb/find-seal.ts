import { sameBytes } from '../../base/bytes.ts';
import { taggedHash } from './merkle.ts';
import type { RevealedSeal } from './transition.ts';

/** `01 | txid 32 | vout u32 | blinding u64`, as a secret seal is the hash of (rgb-commitment.md 2). */
const SEAL_BYTES = 45;

/** Less than a second of hashing; a real file has one look-alike of a seal in a thousand bytes, a made-up one has more. */
const MAX_TRIES = 100_000;

/**
 * Searches rgb-lib's file, whose form is its own affair, for what a secret seal (32 bytes) hides; the hash proves it.
 * From the end, where seals lie: before them the payer may write look-alikes. Null: it is not there.
 */
export function findSeal(bytes: Uint8Array, secretSeal: Uint8Array): RevealedSeal | null {
  let tries = 0;
  for (let from = bytes.length - SEAL_BYTES; from >= 0;) {
    const at = bytes.lastIndexOf(1, from);
    if (at === -1) return null;
    from = at - 1;
    // No transaction has as many outputs as two bytes count.
    if (bytes[at + 35] !== 0 || bytes[at + 36] !== 0) continue;
    const one = bytes.subarray(at, at + SEAL_BYTES);
    tries += 1;
    if (tries > MAX_TRIES) return null;
    if (!sameBytes(taggedHash('seal', one), secretSeal)) continue;
    const view = new DataView(one.buffer, one.byteOffset, SEAL_BYTES);
    const [vout, blinding] = [view.getUint32(33, true), view.getBigUint64(37, true)];
    return { kind: 'revealed', txid: Uint8Array.from(one.subarray(1, 33)), vout, blinding };
  }
  return null;
}
