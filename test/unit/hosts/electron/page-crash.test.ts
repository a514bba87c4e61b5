import type { App } from 'electron';
import { describe, expect, it } from 'vitest';
import { healPage } from '../../../../src-main/hosts/electron/window.ts';
import { forgetPage } from '../../../../src-main/hosts/electron/session.ts';
import { strict } from '../../../fakes/electron.ts';

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

describe('hardening 40: a page whose process ended', () => {
  it('is loaded anew, and the fault is logged', () => {
    const { done, crash } = setUp();
    crash('crashed');
    expect(done).toEqual(["page: the page's process ended: crashed, 133", 'reload']);
  });

  it('is left alone where that was its own end', () => {
    const { done, crash } = setUp();
    crash('clean-exit');
    expect(done).toEqual([]);
  });

  it('is given up where it ends again and again', () => {
    const { done, crash } = setUp();
    for (let i = 0; i < 4; i++) crash('oom', 1_000);
    expect(done.filter((one) => one === 'reload')).toHaveLength(3);
    expect(done.at(-1)).toBe("give up: the page's process ended: oom, 133");
  });

  it('is not given up where it ended long ago', () => {
    const { done, crash } = setUp();
    for (let i = 0; i < 10; i++) crash('killed', 30_001);
    expect(done.filter((one) => one === 'reload')).toHaveLength(10);
  });
});

describe('hardening 28: what the page kept', () => {
  it('is thrown away before it begins anew, cache and storage', async () => {
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
});
