import type { Failure, FailureCode } from '../../src-preload/contract/index.ts';
import { WalletError } from '../base/errors.ts';

type FailureOf<C extends FailureCode> = Extract<Failure, { readonly code: C }>;

/** The failure, if it has one of these codes; null: another failure, or a fault of ours. */
export function failureIn<C extends FailureCode>(
  error: unknown,
  ...codes: readonly C[]
): FailureOf<C> | null {
  const failure = error instanceof WalletError ? error.failure : null;
  return codes.some((code) => code === failure?.code) ? (failure as FailureOf<C>) : null;
}

/** Returns `otherwise` after a failure; rethrows our own faults. */
export async function orOnFailure<T, O>(asked: Promise<T>, otherwise: O): Promise<T | O> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof WalletError) return otherwise;
    throw error;
  }
}

export function orElseNow<T, O>(act: () => T, otherwise: O): T | O {
  try {
    return act();
  } catch (error) {
    if (error instanceof WalletError) return otherwise;
    throw error;
  }
}

/** True only for failures before sending: after a reset or time-out the service may have the request. */
export function neverSent(error: unknown): boolean {
  if (!(error instanceof WalletError)) return false;
  const { failure } = error;
  switch (failure.code) {
    case 'SERVICE_UNREACHABLE':
      return ['refused', 'dns'].includes(failure.facts.kind);
    // Nothing asked, or no connection: not a byte of the request was written.
    case 'SERVICE_CANNOT':
    case 'CHAIN_OFF':
    case 'OFFLINE_MODE':
    case 'HOST_NOT_APPROVED':
    case 'PROXY_FAILED':
    case 'CERTIFICATE_REFUSED':
    case 'CERTIFICATE_CHANGED':
      return true;
    default:
      return false;
  }
}
