import { setImmediate } from 'node:timers/promises';
import { pagesOf } from './base/groups.ts';

/** Main's event loop turns at least this often during work that only main can do. */
const HELD_MS = 10;

/** Shared by all callers, because many short pieces of work hold main as long as one long piece. */
let turnedAtMs = 0;

/** Awaited between pieces of work; yields if main was held for `heldMs`, 0 always. */
export async function letLoopTurn(heldMs = HELD_MS): Promise<void> {
  if (performance.now() < turnedAtMs + heldMs) return;
  await setImmediate();
  turnedAtMs = performance.now();
}

/** Serves incoming events too: an immediate alone may run in the turn that set it. */
export async function letLoopTurnWhole(): Promise<void> {
  await setImmediate();
  await letLoopTurn(0);
}

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

/** A service may list twenty thousand outputs: a page of them takes a few ms, whatever is asked of each. */
const ITEMS_AT_ONCE = 500;

export async function inPages<Item, Made>(
  items: readonly Item[],
  act: (some: readonly Item[]) => readonly Made[],
): Promise<Made[]> {
  return (await inTurns(pagesOf(items, ITEMS_AT_ONCE), act)).flatMap((some) => some);
}
