import { hash } from 'node:crypto';
import { sameBytes } from '../base/bytes.ts';
import { readPreviousTransaction } from '../verify/index.ts';
import { Refusal } from '../base/errors.ts';
import { merkleRootOf } from './header.ts';

/** Hashes as people write them, the lowest first. */
export interface MerkleBranch {
  readonly position: number;
  readonly hashes: readonly string[];
}

/** No block holds more than 2^15 transactions: 4,000,000 units of weight, 240 each (Core, MIN_TRANSACTION_WEIGHT). */
const DEEPEST = 15;

export function isInBlock(txid: string, { position, hashes }: MerkleBranch, header: Uint8Array): boolean {
  // A position beyond the branch's depth would be a second spelling of a smaller position.
  if (
    hashes.length > DEEPEST ||
    !Number.isInteger(position) ||
    position < 0 ||
    position >= 2 ** hashes.length
  )
    return false;
  if (![txid, ...hashes].every((one) => /^[0-9a-f]{64}$/.test(one))) return false;
  let node = asHashed(txid);
  let at = position;
  for (const beside of hashes) {
    const pair = at % 2 === 0 ? [node, asHashed(beside)] : [asHashed(beside), node];
    node = hash('sha256', hash('sha256', Buffer.concat(pair), 'buffer'), 'buffer');
    at = Math.floor(at / 2);
  }
  return sameBytes(node, merkleRootOf(header));
}

/** A witness is allowed. 64 bytes are refused: two hashes in a block's tree read as a transaction (CVE-2017-12842). */
export function isRawTransaction(txid: string, raw: Uint8Array): boolean {
  try {
    const { txid: found, unsigned } = readPreviousTransaction(raw);
    return found === txid && unsigned.length !== 64;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function asHashed(text: string): Buffer {
  return Buffer.from(text, 'hex').reverse();
}
