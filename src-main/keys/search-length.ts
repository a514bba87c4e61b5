/** The last index that a restore from the phrase searches, and the step by which a search grows (security.md G01). */
export const RESTORE_SEARCH = 1_000;
/** A longer search of four keychains would take over half a minute, which is the reader's limit. */
export const MAX_SEARCH = 20_000;
/** No slot or address is made beyond `MAX_SEARCH`; the indexes up to here are for sends that move everything out. */
export const LAST_INDEX = MAX_SEARCH + 1_000;

export function searchThatFinds(index: number, length: number): number {
  return Math.max(length, Math.ceil(index / RESTORE_SEARCH) * RESTORE_SEARCH);
}

/** An index of ours up to this far beyond the search is recognised and refused by name. */
export const BEYOND_SEARCH = 200;
