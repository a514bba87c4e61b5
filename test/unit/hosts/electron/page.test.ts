import type { BrowserWindow, App } from 'electron';
import { expect, it, describe } from 'vitest';
import { loadPage } from '../../../../src-main/hosts/electron/load-page.ts';
import { strict, fakeWindow } from '../../../fakes/electron.ts';
import { healPage, watchVisibility } from '../../../../src-main/hosts/electron/window.ts';
import { forgetPage } from '../../../../src-main/hosts/electron/session.ts';
import { createScreen } from '../../../../src-main/hosts/electron/screen.ts';
import { EventEmitter } from 'node:events';

const failed = (code: string): Error => Object.assign(new Error(`${code} loading`), { code });

/** Simulates loads with these ends in turn, and the person's answers in between. */
async function load(
  ends: readonly (Error | null)[],
  pressed: readonly number[] = [],
  closedAfter = Infinity,
) {
  const done: string[] = [];
  const [loads, presses] = [[...ends], [...pressed]];
  let steps = 0;
  await loadPage({
    window: strict<BrowserWindow>('window', {
      loadURL: () => {
        done.push('load');
        steps += 1;
        const end = loads.shift() ?? null;
        return end === null ? Promise.resolve() : Promise.reject(end);
      },
      isDestroyed: () => steps > closedAfter,
      show: () => done.push('show'),
    }),
    dialog: {
      showMessageBox: (_window: unknown, asked?: { detail?: string; buttons?: string[] }) => {
        done.push(`${asked?.detail?.split('.')[1] ?? ''}: ${asked?.buttons?.join(', ') ?? ''}`);
        return Promise.resolve({ response: presses.shift() ?? 1, checkboxChecked: false });
      },
    },
    fault: (name, error) => {
      done.push(`${name}: ${error instanceof Error ? error.message : ''}`);
      return 'c0ffee11';
    },
    quit: () => done.push('quit'),
  });
  return done;
}

const TOLD = ['load', 'page: ERR_FAILED loading', 'show', 'log as c0ffee11: Try again, Quit Ochre'];
const FAILED = failed('ERR_FAILED');

it.each<[string, Parameters<typeof load>, string[]]>([
  ['that ends well says nothing', [[null]], ['load']],
  [
    'that another took the place of is logged, and told nobody',
    [[failed('ERR_ABORTED')]],
    ['load', 'page: ERR_ABORTED loading'],
  ],
  ['of a window that is closed by then is no fault at all', [[FAILED], [], 0], ['load']],
  [
    'that failed is told, and tried again on a wish',
    [
      [FAILED, FAILED, null],
      [0, 0],
    ],
    [...TOLD, ...TOLD, 'load'],
  ],
  ['that failed ends Ochre where the person wants that', [[FAILED], [1]], [...TOLD, 'quit']],
])('a load of the page %s', async (_, asked, done) => expect(await load(...asked)).toEqual(done));

function setUp() {
  const done: string[] = [];
  let nowMs = 0;
  let gone: (...values: unknown[]) => void = () => undefined;
  healPage({
    app: strict<App>('app', {
      on: (name: string, listener: typeof gone) => {
        expect(name).toBe('render-process-gone');
        gone = listener;
      },
    }),
    nowMs: () => nowMs,
    fault: (name, error) => done.push(`${name}: ${error instanceof Error ? error.message : ''}`),
    reload: () => done.push('reload'),
    giveUp: ({ message }) => done.push(`give up: ${message}`),
  });
  return {
    done,
    crash: (reason: string, afterMs = 0) => {
      nowMs += afterMs;
      gone({}, {}, { reason, exitCode: 133 });
    },
  };
}

const logged = (reason: string) => `page: the page's process ended: ${reason}, 133`;
const reloads = (times: number, reason: string) =>
  Array.from({ length: times }, () => [logged(reason), 'reload']).flat();
it.each<[string, string, number, number, string[]]>([
  ['is loaded anew, and the fault is logged', 'crashed', 1, 0, reloads(1, 'crashed')],
  ['is left alone where that was its own end', 'clean-exit', 1, 0, []],
  [
    'is given up where it ends again and again',
    'oom',
    4,
    1_000,
    [...reloads(3, 'oom'), logged('oom').replace('page', 'give up')],
  ],
  ['is not given up where it ended long ago', 'killed', 10, 30_001, reloads(10, 'killed')],
])('hardening 40: a page whose process ended %s', (_, reason, times, everyMs, expected) => {
  const { done, crash } = setUp();
  for (let i = 0; i < times; i++) crash(reason, everyMs);
  expect(done).toEqual(expected);
});

it("hardening 28: the page's cache and storage are cleared before it begins anew", async () => {
  const cleared: string[] = [];
  await forgetPage({
    clearStorageData: () => {
      cleared.push('storage');
      return Promise.resolve();
    },
    clearCache: () => {
      cleared.push('cache');
      return Promise.resolve();
    },
  });
  expect(cleared).toEqual(['storage', 'cache']);
});

describe('hardening 33: a window that shows words', () => {
  it('is kept out of captures while requested', () => {
    const set: boolean[] = [];
    const window = strict<BrowserWindow>('window', {
      isDestroyed: () => false,
      setContentProtection: (on: boolean) => set.push(on),
    });
    const screen = createScreen(
      () => window,
      () => undefined,
    );
    screen.keepPrivate(true);
    screen.keepPrivate(false);
    expect(set).toEqual([true, false]);
  });

  it('is emptied when Ochre locks, because its page begins anew', () => {
    let begun = 0;
    createScreen(fakeWindow, () => void (begun += 1)).forget();
    expect(begun).toBe(1);
  });

  it('that has gone causes no call', () =>
    expect(() => {
      createScreen(
        () => null,
        () => undefined,
      ).keepPrivate(true);
      createScreen(
        () => fakeWindow(true),
        () => undefined,
      ).keepPrivate(true);
    }).not.toThrow());
});

const EVENTS = ['show', 'restore', 'hide', 'minimize', 'blur', 'focus', 'maximize'];

it('reports only when it is hidden and shown', () => {
  const emitter = new EventEmitter();
  const window = strict<BrowserWindow>('window', {
    on: (name: string, listener: () => void) => {
      if (!EVENTS.includes(name)) throw new Error(`a window never emits ${name}`);
      return emitter.on(name, listener);
    },
  });
  const told: [string, boolean][] = [];
  let now = '';
  watchVisibility(window, (visible) => told.push([now, visible]));
  for (const name of EVENTS) {
    now = name;
    emitter.emit(name);
  }
  expect(told).toEqual([
    ['show', true],
    ['restore', true],
    ['hide', false],
    ['minimize', false],
  ]);
});
