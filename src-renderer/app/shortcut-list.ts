import type { MenuCommand } from '../../src-preload/contract/index.ts';
import { say } from '../../src-preload/messages/say.ts';

export interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
  /** Null: the shortcut is in no menu. */
  readonly command: MenuCommand | null;
  /** Its name in the palette, null if it does nothing there. */
  readonly name: string | null;
}

/** The shortcuts that both the list under `?` and the window's menu show. */
export function shortcuts(mac: boolean): readonly Shortcut[] {
  const ctrl = mac ? '⌘' : 'Ctrl';
  return [
    { keys: ['S'], does: say('app-place-send'), command: null, name: null },
    { keys: ['R'], does: say('app-place-receive'), command: null, name: null },
    { keys: [ctrl, 'K'], does: say('command-ask'), command: 'palette', name: null },
    {
      keys: [ctrl, ','],
      does: say('settings-title'),
      command: 'settings',
      name: say('app-place-settings'),
    },
    { keys: [ctrl, 'L'], does: say('command-key-lock'), command: 'lock', name: say('command-lock') },
    { keys: ['?'], does: say('command-shortcuts'), command: 'shortcuts', name: say('command-shortcuts') },
    ...(['back', 'forward'] as const).map((command) => ({
      keys: mac ? [ctrl, command === 'back' ? '[' : ']'] : ['Alt', command === 'back' ? '←' : '→'],
      does: say(`command-${command}`),
      command,
      name: say(`command-${command}`),
    })),
    { keys: ['Tab'], does: say('command-key-next'), command: null, name: null },
    { keys: ['Esc'], does: say('command-key-close'), command: null, name: null },
  ];
}
