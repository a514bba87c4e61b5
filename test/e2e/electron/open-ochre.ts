import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { _electron, type ElectronApplication, type Page } from '@playwright/test';
import { findElectron } from '../../../scripts/lib/electron-binary.mjs';
import { missingForKeyring, startKeyring } from '../../support/keyring.ts';

// A real window. It needs Electron's binary and a display: playwright.config.ts leaves these tests out where there is
// none, and prints the reason. Nothing here is proved by a run that did not print "[electron]".

const root = resolve(import.meta.dirname, '../../..');

function binary(): string {
  const found = findElectron(root);
  if (found === undefined) throw new Error('the project file lets this run only where the binary is');
  return found;
}

export interface OpenOchre {
  readonly app: ElectronApplication;
  readonly page: Page;
  /** The data folder, below a folder of the test's own. */
  readonly data: string;
  readonly folder: string;
  readonly close: () => Promise<void>;
}

/** Starts the built app in a window of its own, with a fresh data folder. */
export async function openOchre(env: Readonly<Record<string, string>> = {}): Promise<OpenOchre> {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-window-'));
  const data = join(folder, 'data');
  // Of its own: what is kept there, such as an app password, would lock the Ochre of the next test.
  const keyring = missingForKeyring() === null ? await startKeyring() : null;
  const app = await _electron.launch({
    executablePath: binary(),
    args: [root, '--data', data],
    // Playwright adds --no-sandbox without it.
    chromiumSandbox: true,
    cwd: folder,
    // The runner itself drives the window by --remote-debugging-port, which a normal start refuses.
    env: { ...(process.env as Record<string, string>), ...keyring?.env, ...env, OCHRE_DEV: '1' },
  });
  const page = await app.firstWindow();
  await page.waitForLoadState('domcontentloaded');
  return {
    app,
    page,
    data,
    folder,
    close: async () => {
      // A test may have ended it.
      await app.close().catch(() => undefined);
      await keyring?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * What a script of the page's comes to, asked by main as if a person had just clicked; 'no answer' after a while, as where
 * it waits for a dialog, or the page is being loaded anew.
 */
export function inPage(app: ElectronApplication, script: string): Promise<unknown> {
  return app.evaluate(
    ({ BrowserWindow }, code) =>
      Promise.race([
        BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(code, true).catch(String),
        new Promise((late) => {
          setTimeout(late, 2_000, 'no answer');
        }),
      ]),
    script,
  );
}

/** A native question would wait for a person: this one agrees. */
export async function agreeToQuestions(app: ElectronApplication): Promise<void> {
  await app.evaluate(({ dialog }) => {
    dialog.showMessageBox = () => Promise.resolve({ response: 0, checkboxChecked: false });
  });
}

/** Starts it without a driver on data of its own, to be ended from outside. `ended` is killed at its limit. */
export function watchOchre(): {
  readonly data: string;
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  readonly kill: (signal: NodeJS.Signals) => void;
  readonly close: () => void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-window-'));
  const data = join(folder, 'data');
  const child = spawn(binary(), [root, '--data', data], {
    stdio: 'ignore',
    timeout: 20_000,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((exited) => {
    child.once('exit', (code, signal) => {
      exited({ code, signal });
    });
  });
  return {
    data,
    ended,
    kill: (signal) => child.kill(signal),
    close: () => {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts it without a driver, and answers how it ended. For starts that end by themselves. */
export function startOchre(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; stderr: string }> {
  return new Promise((ended) => {
    const child = spawn(binary(), [root, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: 30_000,
    });
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.once('close', (code) => {
      ended({ code, stderr });
    });
  });
}

/** Calls main from the page, as a screen does. */
export function ask(page: Page, name: string, input: object = {}): Promise<unknown> {
  return page.evaluate(
    async ([called, given]) => {
      const [group = '', member = ''] = called.split('.');
      const { ochre } = globalThis as unknown as {
        ochre: Record<string, Record<string, (input: object) => Promise<unknown>>>;
      };
      return ochre[group]?.[member]?.(given);
    },
    [name, input] as const,
  );
}
