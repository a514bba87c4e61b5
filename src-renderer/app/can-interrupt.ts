import { isOneWay, type Route } from '../stores/route.svelte.ts';

/** Whether a place can be left for what arrives. `asked`: by the person themselves; `busy`: only by its own way out. */
export type Room = 'free' | 'asked' | 'busy';

const IDLE: ReadonlySet<Route['name']> = new Set([
  'home',
  'assets',
  'asset',
  'transfers',
  'transfer',
  'slots',
]);

export function roomAt(route: Route): Room {
  if (isOneWay(route)) return 'busy';
  return IDLE.has(route.name) && !isFilledIn() ? 'free' : 'asked';
}

function isFilledIn(): boolean {
  const { activeElement } = document;
  return (
    activeElement?.matches('input, textarea, select, [contenteditable]') === true ||
    document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null
  );
}
