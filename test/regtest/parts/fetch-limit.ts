import { NotHere } from './needs.ts';

/** What fetching may take in all, so that a mirror that answers nothing is a part that is not here, and no run that hangs. */
export interface FetchLimit {
  /** For the next command, in ms. Throws NotHere once nothing is left. */
  readonly leftMs: () => number;
}

const FETCH_LIMIT_MS = 3 * 60_000;

export function openFetchLimit(limitMs = FETCH_LIMIT_MS, now: () => number = Date.now): FetchLimit {
  const endsAt = now() + limitMs;
  return {
    leftMs: () => {
      const left = endsAt - now();
      if (left <= 0) throw new NotHere(`fetching took longer than ${limitMs / 1_000} s`);
      return left;
    },
  };
}
