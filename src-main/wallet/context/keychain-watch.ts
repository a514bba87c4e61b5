import type { WalletError } from '../../base/errors.ts';
import type { Ports } from '../../world/world.ts';
import { failureIn } from '../failures.ts';

const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

/** Each read may open a system dialog: after a failure it watches from outside, then calls `reopen`. */
export function watchKeychain(
  { signer, timers }: Pick<Ports, 'signer' | 'timers'>,
  reopen: () => Promise<boolean>,
) {
  let trouble: WalletError | null = null;
  let waitMs = FIRST_MS;
  let cancel: (() => void) | null = null;
  /** Open but unreadable: another dialog wouldn't help. Reset once the keychain was locked. */
  let isUseless = false;

  function lookLater(ms: number): void {
    cancel?.();
    waitMs = ms;
    cancel = timers.after(ms, () => void look());
  }

  async function look(): Promise<void> {
    const [before, lastMs] = [trouble, waitMs];
    const isOpen = await signer.looksOpen().catch(() => false);
    // Only a person's press asks a system again that can't be asked so.
    if (isOpen === null || trouble !== before || before === null) return;
    if (!isOpen) isUseless = false;
    else if (!isUseless) {
      isUseless = !(await reopen().catch(() => false));
      if (trouble === null) return;
    }
    if (waitMs === lastMs) lookLater(Math.min(LONGEST_MS, waitMs * 2));
  }

  return {
    trouble: (): WalletError | null => trouble,
    throwIfShut: (): void => {
      if (trouble !== null) throw trouble;
    },
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
    soon: (): void => {
      if (trouble !== null && waitMs > FIRST_MS) lookLater(FIRST_MS);
    },
  };
}

/** The failure, if the keychain is locked, absent or silent; else null. */
export function shutBy(error: unknown): WalletError | null {
  return failureIn(error, 'KEYCHAIN_LOCKED', 'KEYCHAIN_ABSENT', 'KEYCHAIN_TIMEOUT') === null
    ? null
    : (error as WalletError);
}
