import { fail, WalletError } from '../../domain/errors.ts';
import type { Clock } from '../../ports/index.ts';

/** Two slips of the finger cost nothing; from then on the wait doubles, up to a minute. */
const FREE_TRIES = 2;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/** Passwords that are tried, one at a time, and the wait that wrong ones cost. Starts anew with the program: the slow
 * key derivation is what guards against whoever has the keychain's file. */
export interface Tries {
  /** Runs `act`, which is refused with PASSWORD_WRONG where the password is wrong. PASSWORD_WAIT before its time. */
  readonly attempt: <T>(act: () => Promise<T>) => Promise<T>;
  /** Whole seconds until the next one is looked at. */
  readonly waitSeconds: () => number;
}

export function createTries(clock: Pick<Clock, 'monotonicMs'>): Tries {
  let wrong = 0;
  let notBeforeMs = -Infinity;
  let busy = false;
  const waitSeconds = (): number => Math.max(0, Math.ceil((notBeforeMs - clock.monotonicMs()) / 1_000));
  return {
    waitSeconds,
    attempt: async (act) => {
      // Several at once would each be let in before the first is found wrong.
      if (busy) throw fail('PASSWORD_WAIT', { waitSeconds: Math.max(1, waitSeconds()) });
      if (waitSeconds() > 0) throw fail('PASSWORD_WAIT', { waitSeconds: waitSeconds() });
      busy = true;
      try {
        const value = await act();
        wrong = 0;
        return value;
      } catch (error) {
        if (!(error instanceof WalletError) || error.failure.code !== 'PASSWORD_WRONG') throw error;
        wrong += 1;
        if (wrong > FREE_TRIES)
          notBeforeMs =
            clock.monotonicMs() + Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (wrong - FREE_TRIES - 1));
        throw fail('PASSWORD_WRONG', { waitSeconds: waitSeconds() });
      } finally {
        busy = false;
      }
    },
  };
}
