import { WalletError } from '../../src-main/base/errors.ts';
import type { Failure } from '../../src-preload/contract/failures.ts';

/** The foreseen failure that `work` ends with. Throws where it worked, and passes any other error on. */
export async function failureOf(work: Promise<unknown>): Promise<Failure> {
  let value: unknown;
  try {
    value = await work;
  } catch (error) {
    if (error instanceof WalletError) return error.failure;
    throw error;
  }
  throw new Error(`it worked, and answered ${JSON.stringify(value)}`);
}

/** The foreseen failure that `act` throws at once. Throws where it worked, and passes any other error on. */
export function failureThrown(act: () => unknown): Failure {
  let value: unknown;
  try {
    value = act();
  } catch (error) {
    if (error instanceof WalletError) return error.failure;
    throw error;
  }
  throw new Error(`it worked, and answered ${JSON.stringify(value)}`);
}

export const codeOfThrown = (act: () => unknown): Failure['code'] => failureThrown(act).code;
