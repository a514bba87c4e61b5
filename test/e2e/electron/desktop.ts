import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@playwright/test';

// Uses the window's desktop as a person does: real keys, the list of windows, pictures.

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
      // Leaves out the window manager's own window.
      .filter((title) => title !== '' && title !== 'Openbox')
  );
}

/** Titles of the boxes in which Electron and Ochre report errors. */
export const errorWindows = (): readonly string[] =>
  openWindows().filter((title) => /^(?:Error|Ochre had to stop|Ochre can’t start)$/.test(title));

/** Waits for a window with that title, and focuses it. */
export async function windowCalled(title: RegExp): Promise<void> {
  await expect
    .poll(openWindows, { message: `a window ${String(title)}` })
    .toContainEqual(expect.stringMatching(title));
  xdotool('search', '--onlyvisible', '--name', title.source, 'windowactivate', '--sync');
}

/** Presses real keys, as `Return` or `ctrl+l`, in whatever has the focus. */
export async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    xdotool('key', '--clearmodifiers', key);
    await delay(120);
  }
}

export function type(text: string): void {
  xdotool('type', '--clearmodifiers', '--delay', '4', text);
}

/** Saves a picture of the whole screen among the results. */
export function picture(name: string): void {
  const folder = join(
    process.env['OCHRE_WINDOW_HOME'] ?? join(import.meta.dirname, '../../../test-results/window'),
    'pictures',
  );
  mkdirSync(folder, { recursive: true });
  execFileSync('scrot', ['--overwrite', join(folder, `${name}.png`)], { timeout: 10_000 });
}

/** Answers main's native question by keys, since the page can't. */
export async function answerQuestion(title: RegExp, answer: 'agree' | 'turn back'): Promise<void> {
  await windowCalled(title);
  // Cancel has the focus; the act's button is before it.
  await press(...(answer === 'agree' ? ['shift+Tab', 'Return'] : ['Escape']));
  await expect.poll(openWindows).not.toContainEqual(expect.stringMatching(title));
}

/** Writes a path into the system's own dialog for files, and confirms it. */
export async function choosePath(title: RegExp, path: string): Promise<void> {
  await windowCalled(title);
  // In an open dialog a slash opens the path field; in a save dialog the field has the focus already.
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

/** Sends later real keys to Ochre's window. */
export function focusOchre(): void {
  xdotool('windowactivate', '--sync', idOf(/Ochre$/));
}
