import type { Bridge } from '../../src-preload/bridge.ts';

interface Teller {
  readonly vault: Pick<Bridge['vault'], 'wordsOnScreen'>;
}

/** How many parts show or hold words now, by the bridge they speak over. */
const parts = new WeakMap<Teller, number>();

/**
 * Words stand on the screen from now on, shown or typed, until the returned function is called: as long as one part
 * holds some, main keeps the window out of screenshots and shared screens.
 */
export function wordsOnScreen(bridge: Teller): () => void {
  change(bridge, 1);
  return () => change(bridge, -1);
}

function change(bridge: Teller, by: 1 | -1): void {
  const before = parts.get(bridge) ?? 0;
  const now = before + by;
  parts.set(bridge, now);
  if (before > 0 === now > 0) return;
  // Main that does not answer is said elsewhere; the words are hidden by the page in any case.
  void bridge.vault.wordsOnScreen({ shown: now > 0 }).catch(() => undefined);
}
