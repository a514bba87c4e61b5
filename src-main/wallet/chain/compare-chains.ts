import { endOf, type Headers } from '../../headers/header.ts';
import { PERIOD } from '../../headers/rules.ts';
import type { HeaderFile } from '../../records/header-file.ts';
import { before, check, findFork, strongerBranch, type Beside } from './follow-chain.ts';

export interface ChainComparison {
  /** `behind`, `ahead`: by more blocks than honest servers differ. `differs`: other newest blocks. */
  readonly state: 'agrees' | 'behind' | 'ahead' | 'differs';
  readonly height: number;
  readonly blocks: number;
  readonly isForked: boolean;
  readonly hasMoreWork: boolean;
}

/** Honest servers hear of a block at different times and may differ by a block or two. */
const FEW_BLOCKS = 3;

/** Another wallet's server changed the headers meanwhile. */
class Moved extends Error {}

/**
 * Compares a second server's chain, changing nothing. Its blocks meet the same rules, so a fork costs as much work as
 * ours. Null: not known now. Throws CHAIN_REFUSED for headers that break a rule, and what ChainApi throws.
 */
export async function compareChains(asked: Beside): Promise<ChainComparison | null> {
  try {
    return await compared({ ...asked, file: unmoved(asked.file) });
  } catch (error) {
    if (error instanceof Moved) return null;
    throw error;
  }
}

async function compared(beside: Beside): Promise<ChainComparison | null> {
  const { rules, file, api } = beside;
  const end = await file.end();
  const known = rules.checkpoints.at(-1)?.height ?? rules.from;
  // Nothing counts before the last known block is reached.
  if (end <= known) return null;
  const { height: tip } = await api.tip();
  if (tip < rules.from) return sameChain('behind', tip, end - 1 - tip);
  const common = Math.min(end, tip + 1);
  const fork = await findFork(beside, common, Math.min(common, known));
  if (fork < common) return forked(beside, fork, end, tip);
  const newer = tip < end ? 0 : await countNewer(beside, end, tip);
  return newer > 0 ? sameChain('ahead', end - 1, newer) : sameChain('behind', tip, end - 1 - tip);
}

function sameChain(state: 'behind' | 'ahead', height: number, blocks: number): ChainComparison {
  const isUsual = blocks <= FEW_BLOCKS;
  return { state: isUsual ? 'agrees' : state, height, blocks, isForked: false, hasMoreWork: false };
}

async function countNewer(beside: Beside, end: number, tip: number): Promise<number> {
  const added = await beside.api.headers(end, Math.min(PERIOD, tip + 1 - end));
  await check(beside, await before(beside, end), added);
  return endOf(added) - end;
}

async function forked(beside: Beside, fork: number, end: number, tip: number): Promise<ChainComparison> {
  const stronger: Headers | null = await strongerBranch(beside, fork, end, tip);
  const blocks = Math.max(end, stronger === null ? 0 : endOf(stronger)) - fork;
  const state = blocks <= FEW_BLOCKS ? 'agrees' : 'differs';
  return { state, height: fork - 1, blocks, isForked: true, hasMoreWork: stronger !== null };
}

/** The file for reading only. Throws Moved for headers that are gone, and for a write. */
function unmoved(file: HeaderFile): HeaderFile {
  const none = (): Promise<void> => Promise.reject(new Moved());
  return {
    end: file.end,
    read: async (from, to) => {
      const found = await file.read(from, to);
      if (endOf(found) < to) throw new Moved();
      return found;
    },
    put: none,
    cut: none,
  };
}
