import type { WalletError } from '../../base/errors.ts';
import type { Ports } from '../../world/world.ts';
import { failureIn } from '../failures.ts';

const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

/**
 * A keychain that could not be read: from then on it is not asked, since each question may open a dialog of the system,
 * but looked at from outside until it is open. Then `reopen` reads it: false, or a rejection, where that fails again.
 */
export function watchKeychain(
  { signer, timers }: Pick<Ports, 'signer' | 'timers'>,
  reopen: () => Promise<boolean>,
) {
  let trouble: WalletError | null = null;
  let waitMs = FIRST_MS;
  let cancel: (() => void) | null = null;
  /** Open, and read in vain: another dialog would be no help. It is read again once it was shut meanwhile. */
  let isUseless = false;

  function lookLater(ms: number): void {
    cancel?.();
    waitMs = ms;
    cancel = timers.after(ms, () => void look());
  }

  async function look(): Promise<void> {
    const [before, lastMs] = [trouble, waitMs];
    const isOpen = await signer.looksOpen().catch(() => false);
    // On such a system only a person's own press asks again.
    if (isOpen === null || trouble !== before || before === null) return;
    if (!isOpen) isUseless = false;
    else if (!isUseless) {
      isUseless = !(await reopen().catch(() => false));
      if (trouble === null) return;
    }
    // Else somebody came back meanwhile.
    if (waitMs === lastMs) lookLater(Math.min(LONGEST_MS, waitMs * 2));
  }

  return {
    /** Why the keychain could not be read last; null: it could, or nobody tried. */
    trouble: (): WalletError | null => trouble,
    shut: (why: WalletError): void => {
      const isNew = trouble === null;
      trouble = why;
      if (isNew) lookLater(FIRST_MS);
    },
    opened: (): void => {
      trouble = null;
      isUseless = false;
      cancel?.();
      cancel = null;
    },
    /** Somebody came back: it may be open by now. */
    soon: (): void => {
      if (trouble !== null && waitMs > FIRST_MS) lookLater(FIRST_MS);
    },
  };
}

/** The failure of a keychain that is shut, not there, or does not answer. */
export function shutBy(error: unknown): WalletError | null {
  return failureIn(error, 'KEYCHAIN_LOCKED', 'KEYCHAIN_ABSENT', 'KEYCHAIN_TIMEOUT') === null
    ? null
    : (error as WalletError);
}
