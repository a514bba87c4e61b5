import type { Failure, Result } from '../../src-preload/contract/index.ts';

/** `last`: the value before, so that a reload doesn't blank the screen. */
export type Loaded<T> =
  | { readonly state: 'loading'; readonly sinceMs: number; readonly last?: T }
  | { readonly state: 'ready'; readonly value: T; readonly atMs: number }
  | { readonly state: 'failed'; readonly failure: Failure; readonly last?: T };

export function loading<T>(before?: Loaded<T>): Loaded<T> {
  const last = before === undefined ? undefined : latest(before);
  const sinceMs = Date.now();
  return last === undefined ? { state: 'loading', sinceMs } : { state: 'loading', sinceMs, last };
}

export function ready<T>(value: T): Loaded<T> {
  return { state: 'ready', value, atMs: Date.now() };
}

export function settled<T>(result: Result<T>, before: Loaded<T>): Loaded<T> {
  if (result.ok) return ready(result.value);
  const last = latest(before);
  return last === undefined
    ? { state: 'failed', failure: result.failure }
    : { state: 'failed', failure: result.failure, last };
}

/** The newest value that was read, even if a later reading failed; undefined if none was. */
export function latest<T>(loaded: Loaded<T>): T | undefined {
  return loaded.state === 'ready' ? loaded.value : loaded.last;
}

export const failedIn = (loaded: Loaded<unknown>): Failure | null =>
  loaded.state === 'failed' ? loaded.failure : null;
