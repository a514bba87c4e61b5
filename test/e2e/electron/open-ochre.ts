import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { _electron, type ElectronApplication, type Page } from '@playwright/test';
import { findElectron } from '../../../scripts/lib/electron-binary.mjs';

// A real window. It needs Electron's binary and a display: playwright.config.ts leaves these tests out where there is
// none, and prints the reason. Nothing here is proved by a run that did not print "[electron]".

const root = resolve(import.meta.dirname, '../../..');

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
  const executablePath = findElectron(root);
  const app = await _electron.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [root, '--data', data],
    // Playwright adds --no-sandbox without it.
    chromiumSandbox: true,
    cwd: folder,
    // The runner itself drives the window by --remote-debugging-port, which a normal start refuses.
    env: { ...(process.env as Record<string, string>), ...env, OCHRE_DEV: '1' },
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
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts it without a driver, and answers how it ended. For starts that end by themselves. */
export function startOchre(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; stderr: string }> {
  const binary = findElectron(root);
  if (binary === undefined) throw new Error('the project file lets this run only where the binary is');
  return new Promise((ended) => {
    const child = spawn(binary, [root, ...args], {
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
