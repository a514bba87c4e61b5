import { sameBytes } from '../../psbt/bytes.ts';
import type { TransactionOutput, WholeTransaction } from '../../psbt/transaction.ts';
import { isTaproot } from '../../keys/own-paths.ts';
import { merkleNode } from '../merkle.ts';
import { messageLeaf, mpcCommitment, mpcPosition } from '../mpc.ts';
import { HistoryRefusal } from './history-refusal.ts';
import type { MpcProof } from './history-bundle.ts';

/**
 * That the transaction commits to this bundle, and by its place in the tree to no other of this contract (rgb-history.md
 * 4). Both ids 32 bytes. Throws HistoryRefusal DBC, MPC, COMMITMENT.
 */
export function requireCommitment(
  { outputs, txid }: WholeTransaction,
  { position, cofactor, path }: MpcProof,
  message: { readonly contractId: Uint8Array; readonly bundleId: Uint8Array },
): void {
  const host = outputs.find(({ script }) => script[0] === OP_RETURN || isTaproot(script));
  if (host === undefined || !isCommitment(host)) throw new HistoryRefusal('DBC', { txid });
  const depth = path.length;
  if (position !== mpcPosition(message.contractId, depth, cofactor))
    throw new HistoryRefusal('MPC', { txid, position: `${position}` });
  const root = path.reduceRight(
    (below, sibling, level) =>
      isRight(position, depth, level)
        ? merkleNode(2, level, 2 ** depth, sibling, below)
        : merkleNode(2, level, 2 ** depth, below, sibling),
    messageLeaf(message),
  );
  if (!sameBytes(mpcCommitment(depth, cofactor, root), host.script.subarray(2)))
    throw new HistoryRefusal('COMMITMENT', { txid });
}

const OP_RETURN = 0x6a;
const PUSH_32 = 0x20;

function isCommitment({ script }: TransactionOutput): boolean {
  return script.length === 34 && script[0] === OP_RETURN && script[1] === PUSH_32;
}

/** Which way the leaf lies below a node of this level, the root's being 0. */
function isRight(position: number, depth: number, level: number): boolean {
  return ((position >>> (depth - 1 - level)) & 1) === 1;
}
