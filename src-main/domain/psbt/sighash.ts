import { hash } from 'node:crypto';
import { compactSize, concat, u32le, u64le } from './bytes.ts';
import type { Transaction, TransactionOutput } from './transaction.ts';

/**
 * BIP341 signature hashes of a transaction whose inputs are all spent by key path with SIGHASH_DEFAULT: `at(i)` is
 * that of input i. Everything is hashed once; per input only its number in one fixed preimage changes, so that N
 * inputs cost N hashes and not N squared. `spent` are the outputs that the inputs spend, in their order.
 */
export function keyPathSighashes(
  transaction: Transaction,
  spent: readonly TransactionOutput[],
): { readonly at: (index: number) => Uint8Array } {
  if (spent.length !== transaction.inputs.length)
    throw new Error('every input needs the output that it spends');
  const preimage = concat([
    TAP_SIGHASH,
    TAP_SIGHASH,
    Uint8Array.of(EPOCH, SIGHASH_DEFAULT),
    u32le(transaction.version),
    u32le(transaction.lockTime),
    sha256(concat(transaction.inputs.map(({ outpointBytes }) => outpointBytes))),
    sha256(concat(spent.map(({ amountSats }) => u64le(amountSats)))),
    sha256(concat(spent.flatMap(({ script }) => [compactSize(script.length), script]))),
    sha256(concat(transaction.inputs.map(({ sequence }) => u32le(sequence)))),
    sha256(transaction.outputBytes),
    Uint8Array.of(SPEND_BY_KEY_WITHOUT_ANNEX),
    u32le(0),
  ]);
  return {
    at: (index) => {
      preimage.set(u32le(index), preimage.length - 4);
      return sha256(preimage);
    },
  };
}

const EPOCH = 0x00;
const SIGHASH_DEFAULT = 0x00;
const SPEND_BY_KEY_WITHOUT_ANNEX = 0x00;
/** BIP340 tagged hashes begin with the hash of the tag, twice. */
const TAP_SIGHASH = sha256(Buffer.from('TapSighash', 'utf8'));

/** In one call: a hash object that lives for one hash costs more than the hash. */
function sha256(bytes: Uint8Array): Uint8Array {
  return hash('sha256', bytes, 'buffer');
}
