import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { App, BrowserWindow, NativeImage } from 'electron';
import { describe, expect, it } from 'vitest';
import { createTrayStatus } from '../../../../src-main/hosts/electron/tray-status.ts';
import type { LockedNodes } from '../../../../src-main/ports/index.ts';
import { fakeTrays, strict } from '../../../fakes/electron.ts';

const folder = join(import.meta.dirname, '../../../../resources/tray');
const idOf = (n: number) => n.toString(16).padStart(32, '0');
const locked = (count: number, name = (n: number) => `node ${String(n)}`): LockedNodes => ({
  watched: 30,
  locked: count,
  named: Array.from({ length: Math.min(count, 10) }, (_, n) => ({ id: idOf(n + 1), name: name(n + 1) })),
});
const nobody: LockedNodes = { watched: 0, locked: 0, named: [] };

/** Tray and badge of a platform over a strict stand-in for Electron. */
function signOf(platform: NodeJS.Platform, windowIs: 'there' | 'destroyed' | 'none' = 'there') {
  const trays = fakeTrays(platform, existsSync);
  const done: string[] = [];
  const app = strict<App>('app', {
    ...(platform === 'linux'
      ? { setBadgeCount: (count: number) => done.push(`badge ${String(count)}`) > 0 }
      : {}),
    ...(platform === 'darwin'
      ? { dock: strict('dock', { setBadge: (text: string) => done.push(`dock “${text}”`) }) }
      : {}),
  });
  const window = strict<BrowserWindow>('window', {
    isDestroyed: () => windowIs === 'destroyed',
    ...(platform === 'win32'
      ? {
          setOverlayIcon: (image: { path: string } | null, text: string) =>
            done.push(`overlay ${image?.path.split('/').at(-1) ?? 'none'} “${text}”`),
        }
      : {}),
  });
  const { show } = createTrayStatus({
    app,
    Tray: trays.Tray,
    Menu: trays.Menu,
    platform,
    window: () => (windowIs === 'none' ? null : window),
    load: (path) => {
      if (!existsSync(path)) throw new Error(`no picture at ${path}`);
      return strict<NativeImage & { path: string }>('image', { path });
    },
    picture: (name) => join(folder, name),
    open: (nodeId) => done.push(`open ${nodeId ?? 'all'}`),
    quit: () => done.push('quit'),
  });
  const tray = () => {
    const one = trays.made.at(-1);
    if (one === undefined) throw new Error('no tray');
    return one;
  };
  const labels = () => tray().menu.map(({ label, type }) => label ?? type);
  const click = (label: string) => {
    const item = tray().menu.find((one) => one.label === label);
    if (item?.click === undefined) throw new Error(`nothing to click: ${label}`);
    (item.click as () => void)();
  };
  return { show, done, trays, tray, labels, click, image: () => tray().image.split('/').at(-1) };
}

describe('the tray', () => {
  it('lists ten nodes at most, and counts the others', () => {
    const { show, labels, click, done } = signOf('linux');
    show(locked(13));
    expect(labels().slice(2)).toEqual([
      '13 nodes are locked',
      ...Array.from({ length: 10 }, (_, n) => `node ${String(n + 1)}`),
      'and 3 more',
      'separator',
      'Quit Ochre',
    ]);
    click('and 3 more');
    expect(done.at(-1)).toBe('open all');
    show(locked(10));
    expect(labels()).not.toContain('and 0 more');
  });

  it.each([
    ['a line of its own', 'a\nQuit Ochre', 'a Quit Ochre'],
    ['another reading direction', 'abc\u202edcba\u200b', 'abc\ufffddcba\ufffd'],
    ['a key of its own', 'R&D & co', 'R&&D && co'],
    ['the whole screen', '🔒'.repeat(500), `${'🔒'.repeat(60)}…`],
    ['nothing', ' \u200b\n', 'A node without a name'],
  ])('lets no name forge %s', (_, name, label) => {
    const { show, labels } = signOf('linux');
    show(locked(1, () => name));
    expect(labels()[3]).toBe(label);
  });

  it.each(['linux', 'win32'] as const)('opens the nodes at a click on %s', (platform) => {
    const { show, tray, done } = signOf(platform);
    show(locked(1));
    tray().emit('click');
    expect(done.at(-1)).toBe('open all');
  });

  it('opens its menu by a click on macOS, and nodes only from the menu', () => {
    const { show, tray } = signOf('darwin');
    show(locked(1));
    expect(tray().hears('click')).toBe(false);
  });

  it('shows the count beside it on macOS, which has room for it', () => {
    const { show, tray } = signOf('darwin');
    show(locked(3));
    expect(tray().title).toBe('3');
    show({ watched: 4, locked: 0, named: [] });
    expect(tray().title).toBe('');
  });

  it.each([
    ['darwin', 'trayTemplate.png', 'tray-lockedTemplate.png'],
    ['linux', 'tray.png', 'tray-locked.png'],
    ['win32', 'tray.ico', 'tray-locked.ico'],
  ] as const)('is marked on %s while a node is locked', (platform, plain, marked) => {
    const { show, image } = signOf(platform);
    show({ watched: 4, locked: 0, named: [] });
    expect(image()).toBe(plain);
    show(locked(1));
    expect(image()).toBe(marked);
    show(nobody);
    show({ watched: 4, locked: 0, named: [] });
    expect(image()).toBe(plain);
    show(locked(1));
    show(nobody);
    show(locked(2));
    expect(image()).toBe(marked);
  });
});

describe('the badge on the app’s icon', () => {
  it.each<[string, NodeJS.Platform, number[], string[]]>([
    ['the Dock’s on macOS', 'darwin', [12], ['dock “12”', 'dock “”']],
    ['the launcher’s on Linux, where there is one', 'linux', [12], ['badge 12', 'badge 0']],
    [
      'a small picture over the icon on Windows, with words beside it',
      'win32',
      [1, 9, 10, 300],
      [
        'overlay badge-1.png “1 node is locked”',
        'overlay badge-9.png “9 nodes are locked”',
        'overlay badge-many.png “10 nodes are locked”',
        'overlay badge-many.png “300 nodes are locked”',
        'overlay none “”',
      ],
    ],
  ])('is %s', (_, platform, counts, expected) => {
    const { show, done } = signOf(platform);
    for (const count of counts) show(locked(count));
    show(nobody);
    expect(done).toEqual(expected);
  });

  it.each(['none', 'destroyed'] as const)(
    'needs a window on Windows, and works without one: %s',
    (windowIs) => {
      const { show, done, trays } = signOf('win32', windowIs);
      show(locked(3));
      expect(done).toEqual([]);
      expect(trays.made).toHaveLength(1);
    },
  );
});
