import { setImmediate } from 'node:timers/promises';

/** Main's event loop turns at least this often while it does what cannot be done elsewhere. */
const HELD_MS = 10;

/** One for all: many short pieces of work, one after another, hold main as long as one long piece. */
let turnedAtMs = 0;

/**
 * Awaited between two pieces of work, it lets everything else that waits for main be done first, where main was held for
 * `heldMs` since it last did. 0: in any case, for pieces that may each take as long.
 */
export async function letLoopTurn(heldMs = HELD_MS): Promise<void> {
  if (performance.now() < turnedAtMs + heldMs) return;
  await setImmediate();
  turnedAtMs = performance.now();
}

/** What `act` makes of each, in their order, with a turn of main's loop before one where main was held for long. */
export async function inTurns<Item, Made>(
  items: readonly Item[],
  act: (item: Item) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const item of items) {
    await letLoopTurn();
    made.push(act(item));
  }
  return made;
}
