import type { Clock } from '../../ports/index.ts';

/** How long main waits for the keyholder, and what it says meanwhile. */
export interface KeychainTimeouts {
  readonly clock: Pick<Clock, 'nowMs'>;
  /** The keychain has not answered for a while: perhaps it shows a prompt elsewhere. `false` ends the wait. */
  readonly onWaiting: (waiting: boolean, sinceMs: number) => void;
  /** From here on the wait is said (security.md, item 34). */
  readonly sayAfterMs: number;
  /** From here on the keychain is given up, and the child with it: KEYCHAIN_TIMEOUT. */
  readonly giveUpAfterMs: number;
  /** An act that neither ends nor waits for the keychain for so long hangs: KEYHOLDER_GONE. */
  readonly actMs: number;
}

/** A keychain prompt may wait for a person who is looking for a password; nothing else here takes a second. */
export const KEYCHAIN_TIMEOUTS = { sayAfterMs: 5_000, giveUpAfterMs: 120_000, actMs: 60_000 } as const;

/** Follows one child: at any time it rests, works, or waits for the keychain. */
export function watchChild(
  { clock, onWaiting, sayAfterMs, giveUpAfterMs, actMs }: KeychainTimeouts,
  giveUp: (because: 'keychain' | 'hangs') => void,
) {
  let timers: NodeJS.Timeout[] = [];
  let saidSinceMs: number | null = null;

  function change(...next: NodeJS.Timeout[]): void {
    for (const timer of timers) clearTimeout(timer);
    timers = next;
    if (saidSinceMs === null) return;
    const sinceMs = saidSinceMs;
    saidSinceMs = null;
    onWaiting(false, sinceMs);
  }

  return {
    resting: () => change(),
    working: () => change(setTimeout(() => giveUp('hangs'), actMs)),
    waiting: () => {
      const sinceMs = clock.nowMs();
      const say = (): void => {
        saidSinceMs = sinceMs;
        onWaiting(true, sinceMs);
      };
      change(
        setTimeout(say, sayAfterMs),
        setTimeout(() => giveUp('keychain'), giveUpAfterMs),
      );
    },
  };
}
