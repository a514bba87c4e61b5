import type { MenuCommand } from '../../src-preload/contract/index.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>;

/** The command of a key press, or null. A `?` typed into a field is text; the lock is handled elsewhere. */
export function askedFor(
  event: Pressed,
  mac: boolean,
): Exclude<MenuCommand, 'lock' | 'glossary' | 'diagnostics'> | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const none = !ctrlKey && !metaKey && !altKey;
  if (key === '?' && none && !isTypedInto(event.target)) return 'shortcuts';
  if (shiftKey) return null;
  if (!mac && altKey && !ctrlKey && !metaKey)
    return key === 'ArrowLeft' ? 'back' : key === 'ArrowRight' ? 'forward' : null;
  const command = mac ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  if (altKey || !command) return null;
  if (key.toLowerCase() === 'k') return 'palette';
  if (key === ',') return 'settings';
  if (mac && (key === '[' || key === ']')) return key === '[' ? 'back' : 'forward';
  return null;
}

export function placeAskedFor({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  target,
}: Pressed): 'send' | 'receive' | null {
  if (ctrlKey || metaKey || altKey || shiftKey || isTypedInto(target)) return null;
  // Menus and tables use letters themselves.
  if (target instanceof Element && target.closest('[role="menu"], [role="grid"]') !== null) return null;
  return key.toLowerCase() === 's' ? 'send' : key.toLowerCase() === 'r' ? 'receive' : null;
}

function isTypedInto(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
