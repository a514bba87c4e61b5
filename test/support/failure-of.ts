import { WalletError } from '../../src-main/base/errors.ts';
import type { Failure } from '../../src-preload/contract/failures.ts';

const failureIn = (error: unknown): Failure => {
  if (error instanceof WalletError) return error.failure;
  throw error;
};
const worked = (value: unknown): never => {
  throw new Error(`it worked, and answered ${JSON.stringify(value)}`);
};

/** The foreseen failure that `work` ends with. Throws where it worked, and passes any other error on. */
export const failureOf = (work: Promise<unknown>): Promise<Failure> => work.then(worked, failureIn);

/** The foreseen failure that `act` throws at once. Throws where it worked, and passes any other error on. */
export function failureThrown(act: () => unknown): Failure {
  let value: unknown;
  try {
    value = act();
  } catch (error) {
    return failureIn(error);
  }
  return worked(value);
}

export const codeOfThrown = (act: () => unknown): Failure['code'] => failureThrown(act).code;

export const codeOf = async (work: Promise<unknown>): Promise<Failure['code']> =>
  (await failureOf(work)).code;

/** A failure, as a test expects one. */
export const failing = <C extends Failure['code']>(code: C, facts: object = {}) => ({ code, facts });
