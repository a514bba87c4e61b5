import type { Failure } from './failures.ts';

/** Outcomes reach the page as values, because a thrown error would keep only its message. */
export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

export const done = <T>(value: T): Result<T> => ({ ok: true, value });
export const failed = (failure: Failure): Result<never> => ({ ok: false, failure });
