import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { WebSocket } from 'undici';
import { _electron, expect, test, type ElectronApplication, type Page } from '@playwright/test';
import type { Call, CallInput, CallOutput, Result } from '../../../src-preload/contract/index.ts';
import { findElectron } from '../../../scripts/lib/electron-binary.mjs';
import { missingForKeyring, startKeyring, type Keyring } from '../../support/keyring.ts';
import { errorWindows } from './desktop.ts';

// Opens a real window, which needs Electron's binary and a display; otherwise playwright.config.ts skips these tests
// and prints the reason. A run that didn't print "[electron]" proves nothing here.

const root = resolve(import.meta.dirname, '../../..');

function binary(): string {
  const found = findElectron(root);
  if (found === undefined) throw new Error('the project file lets this run only where the binary is');
  return found;
}

export interface OpenOchre {
  readonly app: ElectronApplication;
  readonly page: Page;
  /** The data folder, in a temporary folder of the test. */
  readonly data: string;
  readonly folder: string;
  /** The test's own session bus with an open keyring; null: none. */
  readonly keyring: Keyring | null;
  /** What it wrote to stderr so far. */
  readonly stderr: () => string;
  /** Ends Ochre by the signal, or as a person does; folder and keyring stay for the next start. */
  readonly end: (signal?: NodeJS.Signals) => Promise<void>;
  /** Ends Ochre and deletes everything of the test. Fails if an error box is open. */
  readonly close: () => Promise<void>;
}

export interface Opening {
  readonly env?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  /** Starts again with the data and keyring of an ended Ochre. */
  readonly again?: OpenOchre;
  readonly keyring?: Keyring;
}

/** Starts the built app in a window of its own, with a fresh data folder. */
export async function openOchre({
  env = {},
  args = [],
  again,
  keyring: given,
}: Opening = {}): Promise<OpenOchre> {
  const folder = again?.folder ?? mkdtempSync(join(tmpdir(), 'ochre-window-'));
  const data = join(folder, 'data');
  // Each test has its own keyring, because a stored app password would lock the next test's Ochre.
  const keyring = again?.keyring ?? given ?? (missingForKeyring() === null ? await startKeyring() : null);
  const app = await _electron.launch({
    executablePath: binary(),
    args: [root, '--data', data, ...args],
    // Playwright adds --no-sandbox without it.
    chromiumSandbox: true,
    cwd: folder,
    timeout: 30_000,
    // The runner drives the window by --remote-debugging-port, which a normal start refuses.
    env: { ...(process.env as Record<string, string>), ...keyring?.env, ...env, OCHRE_DEV: '1' },
  });
  let stderr = '';
  app.process().stderr?.on('data', (chunk: Buffer) => void (stderr += chunk.toString('utf8')));
  const page = await app.firstWindow();
  await page.waitForLoadState('domcontentloaded');
  page.setDefaultTimeout(10_000);
  return {
    app,
    page,
    data,
    folder,
    keyring,
    stderr: () => stderr,
    end: async (signal) => {
      if (signal === undefined) await app.close().catch(() => undefined);
      else {
        const child = app.process();
        const ended = once(child, 'exit');
        child.kill(signal);
        await ended;
      }
    },
    close: async () => {
      const errors = errorWindows();
      // A test may have ended Ochre already. If Ochre waits for a person, it is killed.
      const stuck = setTimeout(() => app.process().kill('SIGKILL'), 5_000);
      await app.close().catch(() => undefined);
      clearTimeout(stuck);
      await keyring?.stop();
      // Ochre's children may still be ending.
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
      expect(errors).toEqual([]);
    },
  };
}

/** Starts an Ochre for each test of the file. */
export function ochreOfTest(how: (title: string) => Opening = () => ({})): () => OpenOchre {
  let ochre: OpenOchre;
  test.beforeEach(async ({}, { title }) => {
    ochre = await openOchre(how(title));
  });
  test.afterEach(() => ochre.close());
  return () => ochre;
}

/** Starts one Ochre for all tests of the file, which run in order. `begin` runs before the first. */
export function ochreOfFile(
  how: () => Opening | Promise<Opening> = () => ({}),
  begin?: (page: Page) => Promise<void>,
) {
  test.describe.configure({ mode: 'serial' });
  let ochre: OpenOchre;
  test.beforeAll(async () => {
    ochre = await openOchre(await how());
    await begin?.(ochre.page);
  });
  test.afterAll(() => ochre.close());
  return {
    ochre: () => ochre,
    page: () => ochre.page,
    /** Ends Ochre, and starts it again on the same data. */
    startAgain: async (signal?: NodeJS.Signals, opening?: Opening) => {
      await ochre.end(signal);
      ochre = await openOchre({ ...opening, again: ochre });
    },
  };
}

/**
 * The result of a script in the page, run by main as after a click; 'no answer' after a while, for example while a
 * dialog is open or the page reloads.
 */
export const inPage = (app: ElectronApplication, script: string): Promise<unknown> =>
  app.evaluate(
    ({ BrowserWindow }, code) =>
      Promise.race([
        BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(code, true).catch(String),
        new Promise((late) => {
          setTimeout(late, 2_000, 'no answer');
        }),
      ]),
    script,
  );

/** Agrees to native questions, which would wait for a person. */
export async function agreeToQuestions(app: ElectronApplication): Promise<void> {
  await app.evaluate(({ dialog }) => {
    dialog.showMessageBox = () => Promise.resolve({ response: 0, checkboxChecked: false });
  });
}

export type BareOchre = Awaited<ReturnType<typeof openBare>>;

/**
 * Starts Ochre without Playwright, which makes every page believe that it has the focus. Scripts run only through
 * Chromium's own port.
 */
export async function openBare() {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-window-'));
  const args = ['--data', join(folder, 'data'), '--remote-debugging-port=0'];
  const { ended, kill, stderr } = watchOchre(args, { OCHRE_DEV: '1' });
  let port: string | undefined;
  await expect
    .poll(() => (port = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(stderr())?.[1]))
    .toBeDefined();
  let address: string | undefined;
  await expect
    .poll(async () => {
      const targets = (await (await fetch(`http://127.0.0.1:${port ?? ''}/json`)).json()) as readonly {
        type: string;
        webSocketDebuggerUrl: string;
      }[];
      address = targets.find(({ type }) => type === 'page')?.webSocketDebuggerUrl;
      return address;
    })
    .toBeDefined();
  const socket = new WebSocket(address ?? '');
  await new Promise((opened) => {
    socket.addEventListener('open', opened, { once: true });
  });
  let calls = 0;
  return {
    /** The result of a script in the page, as after a click. */
    inPage: (expression: string) =>
      new Promise((answered) => {
        const id = (calls += 1);
        const hear = ({ data }: { data: unknown }): void => {
          const said = JSON.parse(String(data)) as { id?: number; result?: { result?: { value?: unknown } } };
          if (said.id !== id) return;
          socket.removeEventListener('message', hear);
          answered(said.result?.result?.value);
        };
        socket.addEventListener('message', hear);
        const params = { expression, awaitPromise: true, userGesture: true, returnByValue: true };
        socket.send(JSON.stringify({ id, method: 'Runtime.evaluate', params }));
      }),
    close: async () => {
      socket.close();
      kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stderr: string;
}

/** Starts Ochre without a driver, to end it from outside. It is killed after a time limit. */
export function watchOchre(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
): {
  readonly ended: Promise<Ended>;
  readonly kill: (signal: NodeJS.Signals) => void;
  readonly stderr: () => string;
} {
  const child = spawn(binary(), [root, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 60_000,
    killSignal: 'SIGKILL',
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (stderr += text));
  return {
    stderr: () => stderr,
    kill: (signal) => child.kill(signal),
    ended: once(child, 'close').then((told) => {
      const [code, signal] = told as [Ended['code'], Ended['signal']];
      return { code, signal, stderr };
    }),
  };
}

export const startOchre = (...how: Parameters<typeof watchOchre>): Promise<Ended> => watchOchre(...how).ended;

/** Calls main from the page, as a screen does. */
export const ask = (page: Page, name: string, input: object = {}): Promise<unknown> =>
  page.evaluate(`ochre.${name}(${JSON.stringify(input)})`);

/** The same for what must succeed. */
export async function get<N extends Call>(page: Page, name: N, input: CallInput<N>): Promise<CallOutput<N>> {
  const result = (await ask(page, name, input)) as Result<CallOutput<N>>;
  if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result.failure)}`);
  return result.value;
}
