import { isTransaction } from '../../domain/chain/merkle.ts';
import { fail } from '../../domain/errors.ts';

/** Throws CHAIN_REFUSED where the bytes are those of another transaction, or of none. */
export function requireTransaction(host: string, txid: string, raw: Uint8Array): Uint8Array {
  if (!isTransaction(txid, raw)) throw fail('CHAIN_REFUSED', { host, problem: 'transaction', height: null });
  return raw;
}
