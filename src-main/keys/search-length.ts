/** The last index that a restore from the words alone searches, and by how many a wallet's search grows (G01). */
export const RESTORE_SEARCH = 1_000;
/** No search is longer: a whole one of four keychains takes half a minute, and the reader waits no longer. */
export const MAX_SEARCH = 20_000;
/** Beyond MAX_SEARCH no slot is made and no address shown; these are left for sends that move everything out. */
export const LAST_INDEX = MAX_SEARCH + 1_000;

/** The search that finds this index, and everything that one of `length` finds. */
export function searchThatFinds(index: number, length: number): number {
  return Math.max(length, Math.ceil(index / RESTORE_SEARCH) * RESTORE_SEARCH);
}

/** What is ours further out is still told apart from a stranger's this far, to be named and refused. */
export const BEYOND_SEARCH = 200;
