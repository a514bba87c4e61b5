import type { BrowserWindow } from 'electron';
import { describe, expect, it } from 'vitest';
import { loadPage } from '../../../../src-main/hosts/electron/load-page.ts';
import { strict } from '../../../fakes/electron.ts';

const failed = (code: string): Error => Object.assign(new Error(`${code} loading`), { code });

/** Loads that end so, one after the other, and what a person presses meanwhile. */
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

describe('a load of the page', () => {
  it('that ends well says nothing', async () => expect(await load([null])).toEqual(['load']));

  it('that another took the place of is logged, and told nobody', async () => {
    expect(await load([failed('ERR_ABORTED')])).toEqual(['load', 'page: ERR_ABORTED loading']);
  });

  it('of a window that is closed by then is no fault at all', async () => {
    expect(await load([failed('ERR_FAILED')], [], 0)).toEqual(['load']);
  });

  const told = ['load', 'page: ERR_FAILED loading', 'show', 'log as c0ffee11: Try again, Quit Ochre'];

  it('that failed is told in an empty window, and tried again where the person wants it', async () => {
    expect(await load([failed('ERR_FAILED'), failed('ERR_FAILED'), null], [0, 0])).toEqual([
      ...told,
      ...told,
      'load',
    ]);
  });

  it('that failed ends Ochre where the person wants that', async () => {
    expect(await load([failed('ERR_FAILED')], [1])).toEqual([...told, 'quit']);
  });
});
