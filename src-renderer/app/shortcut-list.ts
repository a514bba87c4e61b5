import type { MenuCommand } from '../../src-preload/contract/index.ts';

export interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
  /** Null: the page's own way about, which no menu has. */
  readonly command: MenuCommand | null;
  /** What it is called where things are done by their name; null: there it would do nothing. */
  readonly name: string | null;
}

/** Every key that does something everywhere, as the list under `?` shows them. The window's menu shows the same. */
export function shortcuts(mac: boolean): readonly Shortcut[] {
  const ctrl = mac ? '⌘' : 'Ctrl';
  return [
    {
      keys: [ctrl, 'K'],
      does: 'Go somewhere, or do something, by its name',
      command: 'palette',
      // It is open already.
      name: null,
    },
    { keys: [ctrl, ','], does: 'Settings', command: 'settings', name: 'Settings' },
    {
      keys: [ctrl, 'L'],
      does: 'Lock Ochre, where an app password is set',
      command: 'lock',
      name: 'Lock Ochre',
    },
    { keys: ['?'], does: 'Show these keys', command: 'shortcuts', name: 'Show the keys' },
    {
      keys: mac ? [ctrl, '['] : ['Alt', '←'],
      does: 'Back to where you were',
      command: 'back',
      name: 'Back to where you were',
    },
    {
      keys: mac ? [ctrl, ']'] : ['Alt', '→'],
      does: 'Forward again',
      command: 'forward',
      name: 'Forward again',
    },
    // Ways about what is on the screen, which is another one as soon as the names are open.
    {
      keys: ['Tab'],
      does: 'To the next thing; with Shift to the one before',
      command: null,
      name: null,
    },
    { keys: ['Esc'], does: 'Close what is open, and change nothing', command: null, name: null },
  ];
}
