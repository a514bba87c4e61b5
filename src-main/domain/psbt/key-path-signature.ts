/**
 * How a key-path signature says what it covers (BIP341). Both cover all of the transaction and every coin that it spends:
 * the default leaves its byte out, the other writes it.
 */
export type KeyPathSighash = typeof SIGHASH_DEFAULT | typeof SIGHASH_ALL;
export const SIGHASH_DEFAULT = 0x00;
export const SIGHASH_ALL = 0x01;

/** The 64 bytes of a signature and what it covers; null where it is of another length, or covers less. */
export function readKeyPathSignature(
  written: Uint8Array,
): { readonly signature: Uint8Array; readonly sighash: KeyPathSighash } | null {
  if (written.length === 64) return { signature: written, sighash: SIGHASH_DEFAULT };
  // BIP341 takes no written default.
  if (written.length !== 65 || written[64] !== SIGHASH_ALL) return null;
  return { signature: written.subarray(0, 64), sighash: SIGHASH_ALL };
}

export function writeKeyPathSignature(signature: Uint8Array, sighash: KeyPathSighash): Uint8Array {
  return sighash === SIGHASH_DEFAULT ? signature : Uint8Array.of(...signature, sighash);
}
