import { createHash } from 'node:crypto';
import type { MerkleBranch } from '../../../src-main/headers/merkle.ts';

const sha = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
const reversed = (bytes: Uint8Array): Buffer => Buffer.from(bytes).reverse();

/** The levels of a block's tree, the ids first, each as hashed; an odd last one is beside itself. */
function levelsOf(txids: readonly string[]): Buffer[][] {
  const levels = [txids.map((txid) => reversed(Buffer.from(txid, 'hex')))];
  for (let level = levels[0] ?? []; level.length > 1; level = levels.at(-1) ?? []) {
    const above: Buffer[] = [];
    for (let i = 0; i < level.length; i += 2)
      above.push(
        sha(sha(Buffer.concat([level[i] ?? Buffer.alloc(0), level[i + 1] ?? level[i] ?? Buffer.alloc(0)]))),
      );
    levels.push(above);
  }
  return levels;
}

/** 32 bytes as hashed. */
export const rootOf = (txids: readonly string[]): Buffer => levelsOf(txids).at(-1)?.[0] ?? Buffer.alloc(32);

export function branchOf(txids: readonly string[], position: number): MerkleBranch {
  const hashes = levelsOf(txids)
    .slice(0, -1)
    .map((level, depth) => {
      const at = Math.floor(position / 2 ** depth);
      return reversed(level[at % 2 === 0 ? Math.min(at + 1, level.length - 1) : at - 1] ?? Buffer.alloc(32));
    });
  return { position, hashes: hashes.map((one) => one.toString('hex')) };
}
