import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rectangle } from 'electron';
import { describe, expect, it } from 'vitest';
import { keepWindowState } from '../../../../src-main/hosts/electron/window-state.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const LAPTOP = { x: 0, y: 25, width: 1440, height: 875 };
const BESIDE = { x: 1440, y: 0, width: 1920, height: 1080 };

/** A window and displays that have only the used calls. */
function opened(folder: string, areas: readonly Rectangle[], now = { ...LAPTOP, maximised: false }) {
  const put: Rectangle[] = [];
  const closing: (() => void)[] = [];
  const window = {
    on: (name: string, listener: () => void) => {
      expect(name).toBe('close');
      closing.push(listener);
    },
    setBounds: (bounds: Rectangle) => put.push(bounds),
    getNormalBounds: () => ({ x: now.x, y: now.y, width: now.width, height: now.height }),
    isMaximized: () => now.maximised,
  };
  const screen = { getAllDisplays: () => areas.map((workArea) => ({ workArea })) };
  const maximised = keepWindowState(window as never, screen as never, folder);
  return { put, maximised, close: () => closing.forEach((one) => one()) };
}
const keptAs = (text: string): string => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'window.json'), text);
  return folder;
};
const at = (x: number, y: number, width = 1000, height = 700): string =>
  JSON.stringify({ x, y, width, height, maximised: false });

describe('the place of the window', () => {
  it('is the usual one at first, then the last one, stored for its owner alone', () => {
    const folder = tempFolder();
    const first = opened(folder, [LAPTOP], { x: 60, y: 70, width: 800, height: 600, maximised: true });
    expect([first.put, first.maximised]).toEqual([[], false]);
    first.close();
    expect(statSync(join(folder, 'window.json')).mode & 0o777).toBe(
      process.platform === 'win32' ? 0o666 : 0o600,
    );
    const second = opened(folder, [LAPTOP]);
    expect([second.put, second.maximised]).toEqual([[{ x: 60, y: 70, width: 800, height: 600 }], true]);
  });

  it.each<[string, string, readonly Rectangle[], Rectangle]>([
    [
      'on the display that shows most of it',
      at(1500, 100),
      [LAPTOP, BESIDE],
      { x: 1500, y: 100, width: 1000, height: 700 },
    ],
    ['wholly on it', at(1000, 600), [LAPTOP], { x: 440, y: 200, width: 1000, height: 700 }],
    ['below a bar at its top', at(100, -10), [LAPTOP], { x: 100, y: 25, width: 1000, height: 700 }],
    ['no larger than it', at(0, 25, 5000, 4000), [LAPTOP], LAPTOP],
    [
      'no smaller than the page can be',
      at(100, 100, 150, 150),
      [LAPTOP],
      { x: 100, y: 100, width: 420, height: 480 },
    ],
  ])('is %s', (_, text, areas, bounds) => expect(opened(keptAs(text), areas).put).toEqual([bounds]));

  it.each<[string, string]>([
    ['its display is gone', at(1500, 100)],
    ['hardly any of it would show', at(1400, 100)],
    ['the file is no place', '{"x":1}'],
    ['a figure is none', '{"x":0.5,"y":0,"width":900,"height":700,"maximised":true}'],
    ['the file is no JSON', 'rgb:'],
    ['the file holds null', 'null'],
  ])('is the usual one if %s', (_, text) => expect(opened(keptAs(text), [LAPTOP]).put).toEqual([]));

  it("can't be stored on a full disk, which doesn't keep the window open", () => {
    const folder = join(tempFolder(), 'gone');
    opened(folder, [LAPTOP]).close();
    expect(existsSync(folder)).toBe(false);
    mkdirSync(folder);
    opened(folder, [LAPTOP]).close();
    expect(readFileSync(join(folder, 'window.json'), 'utf8')).toContain('"maximised":false');
  });
});
