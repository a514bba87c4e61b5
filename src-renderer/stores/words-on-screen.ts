import type { Bridge } from '../../src-preload/bridge.ts';

interface Teller {
  readonly vault: Pick<Bridge['vault'], 'wordsOnScreen'>;
}

/** How many parts of the screen have recovery words, by bridge. */
const parts = new WeakMap<Teller, number>();

/** Main keeps the window out of screenshots while any part has words, until the returned function is called. */
export function wordsOnScreen(bridge: Teller): () => void {
  change(bridge, 1);
  return () => change(bridge, -1);
}

function change(bridge: Teller, by: 1 | -1): void {
  const before = parts.get(bridge) ?? 0;
  const now = before + by;
  parts.set(bridge, now);
  if (before > 0 === now > 0) return;
  // Failures are ignored: a silent main is reported elsewhere, and the page hides the words in any case.
  void bridge.vault.wordsOnScreen({ shown: now > 0 }).catch(() => undefined);
}
