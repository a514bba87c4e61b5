import type { Failure, FailureCode } from '../../src-preload/contract/index.ts';
import { WalletError } from '../domain/errors.ts';

type FailureOf<C extends FailureCode> = Extract<Failure, { readonly code: C }>;

/** The failure that was thrown, if it is one of these; null: another one, or a fault of ours. */
export function failureIn<C extends FailureCode>(
  error: unknown,
  ...codes: readonly C[]
): FailureOf<C> | null {
  const failure = error instanceof WalletError ? error.failure : null;
  return codes.some((code) => code === failure?.code) ? (failure as FailureOf<C>) : null;
}

/** Answers `otherwise` where it ends with a foreseen failure. A fault of ours is thrown on. */
export async function orElse<T, O>(asked: Promise<T>, otherwise: O): Promise<T | O> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof WalletError) return otherwise;
    throw error;
  }
}

/** The same of what is not waited for. */
export function orElseNow<T, O>(act: () => T, otherwise: O): T | O {
  try {
    return act();
  } catch (error) {
    if (error instanceof WalletError) return otherwise;
    throw error;
  }
}
