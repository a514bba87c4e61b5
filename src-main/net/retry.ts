import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { WalletError } from '../base/errors.ts';
import { isTemporary } from '../base/service/refusals.ts';

/** security.md 4.2: a read may be repeated three times. */
const MAX_RETRIES = 3;
const FIRST_WAIT_MS = 250;
/** Meanings that may be a gateway's failure instead of the service's refusal. */
const UNSURE: ReadonlySet<string> = new Set(['timeout', 'reasonHidden']);

export interface RetryPolicy {
  readonly sleep: (ms: number) => Promise<unknown>;
  /** 0 up to 1: spreads the repeats of many wallets. */
  readonly random: () => number;
}

export const defaultPatience: RetryPolicy = {
  sleep: (ms) => sleep(ms),
  random: () => randomInt(2 ** 32) / 2 ** 32,
};

/** Repeats reads of unreachable services and 5xx without a time, not of slow ones or bad certificates; no changes. */
export async function retryRead<T>(read: () => Promise<T>, patience: RetryPolicy): Promise<T> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await read();
    } catch (error) {
      if (waits === MAX_RETRIES || !isPassing(error)) throw error;
      await patience.sleep(Math.round(FIRST_WAIT_MS * 2 ** waits * (0.5 + patience.random())));
    }
  }
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof WalletError)) return false;
  const { failure } = error;
  if (failure.code === 'SERVICE_UNREACHABLE') return failure.facts.kind !== 'tls';
  if (failure.code !== 'SERVICE_ERROR' || failure.facts.retryAfterSeconds !== null) return false;
  const { status, meaning } = failure.facts;
  // A retry doesn't change a refusal, whatever its status.
  return status >= 500 && (meaning === undefined || UNSURE.has(meaning) || isTemporary(meaning));
}
