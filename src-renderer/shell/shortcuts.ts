export interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
}

/** Every key that does something everywhere, as the list under `?` shows them. */
export function shortcuts(mac: boolean): readonly Shortcut[] {
  return [
    { keys: [mac ? '⌘' : 'Ctrl', 'K'], does: 'Go somewhere, or do something, by its name' },
    { keys: [mac ? '⌘' : 'Ctrl', 'L'], does: 'Lock Ochre, where an app password is set' },
    { keys: ['?'], does: 'Show these keys' },
    { keys: [mac ? '⌥' : 'Alt', '←'], does: 'Back to where you were' },
    { keys: [mac ? '⌥' : 'Alt', '→'], does: 'Forward again' },
    { keys: ['Tab'], does: 'To the next thing; with Shift to the one before' },
    { keys: ['Esc'], does: 'Close what is open, and change nothing' },
  ];
}

/** What a key press asks for, or null. A `?` that is typed into a field is a question mark. */
export function askedFor(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>,
  mac: boolean,
): 'palette' | 'shortcuts' | null {
  const command = mac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  if (event.altKey) return null;
  if (command && !event.shiftKey && event.key.toLowerCase() === 'k') return 'palette';
  if (event.key === '?' && !event.ctrlKey && !event.metaKey && !isTypedInto(event.target)) return 'shortcuts';
  return null;
}

function isTypedInto(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
