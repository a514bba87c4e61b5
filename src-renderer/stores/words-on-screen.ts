import type { Bridge } from '../../src-preload/bridge.ts';

interface Teller {
  readonly vault: Pick<Bridge['vault'], 'wordsOnScreen'>;
}

/** How many parts show or hold words now, by the bridge they speak over. */
const parts = new WeakMap<Teller, number>();

/** Main keeps the window out of screenshots until each part that holds words has called the returned function. */
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
