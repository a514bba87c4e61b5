import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@playwright/test';

// The desktop that the window stands on, by a person's means: real keys, what windows there are, and pictures of it.

const xdotool = (...args: readonly string[]): string => {
  const { error, stdout } = spawnSync('xdotool', args, { encoding: 'utf8', timeout: 10_000 });
  if (error !== undefined) throw error;
  return stdout.trim();
};

/** The titles of all windows that are shown, dialogs among them. */
export function openWindows(): readonly string[] {
  return (
    xdotool('search', '--onlyvisible', '--name', '.')
      .split('\n')
      .filter((id) => id !== '')
      .map((id) => xdotool('getwindowname', id))
      // The window manager has one of its own.
      .filter((title) => title !== '' && title !== 'Openbox')
  );
}

/** What Electron and Ochre call a box that says that something went wrong. */
export const errorWindows = (): readonly string[] =>
  openWindows().filter((title) => /^(?:Error|Ochre had to stop|Ochre can’t start)$/.test(title));

/** Waits for a window of that title, and gives it the keys that follow. */
export async function windowCalled(title: RegExp): Promise<void> {
  await expect
    .poll(openWindows, { message: `a window ${String(title)}` })
    .toContainEqual(expect.stringMatching(title));
  xdotool('search', '--onlyvisible', '--name', title.source, 'windowactivate', '--sync');
}

/** Real keys, as `Return` or `ctrl+l`, to whatever has the focus. */
export async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    xdotool('key', '--clearmodifiers', key);
    await delay(120);
  }
}

export function type(text: string): void {
  xdotool('type', '--clearmodifiers', '--delay', '4', text);
}

/** The whole screen as it is, into the folder of the results. */
export function picture(name: string): void {
  const folder = join(
    process.env['OCHRE_WINDOW_HOME'] ?? join(import.meta.dirname, '../../../test-results/window'),
    'pictures',
  );
  mkdirSync(folder, { recursive: true });
  execFileSync('scrot', ['--overwrite', join(folder, `${name}.png`)], { timeout: 10_000 });
}

/** Main's own question, which the page cannot answer: agreed to, or turned back, by the keys of a person. */
export async function answerQuestion(title: RegExp, answer: 'agree' | 'turn back'): Promise<void> {
  await windowCalled(title);
  // Cancel has the focus; what does something stands before it.
  await press(...(answer === 'agree' ? ['shift+Tab', 'Return'] : ['Escape']));
  await expect.poll(openWindows).not.toContainEqual(expect.stringMatching(title));
}

/** Writes a path into the system's own dialog for files, and confirms it. */
export async function choosePath(title: RegExp, path: string): Promise<void> {
  await windowCalled(title);
  // In the dialog that opens, a slash opens the field for paths; in the one that saves, the field has the focus already.
  await press(...(/Save/.test(title.source) ? ['ctrl+a'] : ['slash', 'ctrl+a']));
  type(path);
  await delay(300);
  await press('Return');
  await expect.poll(openWindows).not.toContainEqual(expect.stringMatching(title));
}

/** The window's id, as the X server has it. */
export function idOf(title: RegExp): string {
  const [id = ''] = xdotool('search', '--onlyvisible', '--name', title.source).split('\n');
  return id;
}

/** Real keys go to Ochre's window from now on. */
export function focusOchre(): void {
  xdotool('windowactivate', '--sync', idOf(/Ochre$/));
}
