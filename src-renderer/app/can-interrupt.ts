import { isOneWay, type PageRoute } from '../stores/route.svelte.ts';

/** Whether another screen may open: `asked` only by a click, `busy` only after this screen is left. */
export type Room = 'free' | 'asked' | 'busy';

const IDLE: ReadonlySet<PageRoute['name']> = new Set([
  'home',
  'assets',
  'asset',
  'transfers',
  'transfer',
  'slots',
]);

export function roomAt(route: PageRoute): Room {
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
