/** The last index that a restore from the words searches, and a search's step (security.md G01). */
export const RESTORE_SEARCH = 1_000;
/** A longer search of four keychains takes half a minute, and the reader waits no longer. */
export const MAX_SEARCH = 20_000;
/** No slot or address beyond MAX_SEARCH; these are left for sends that move everything out. */
export const LAST_INDEX = MAX_SEARCH + 1_000;

export function searchThatFinds(index: number, length: number): number {
  return Math.max(length, Math.ceil(index / RESTORE_SEARCH) * RESTORE_SEARCH);
}

/** Our indexes beyond the search are named and refused this far. */
export const BEYOND_SEARCH = 200;
