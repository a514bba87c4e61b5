import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HostPorts } from '../../../src-main/app/core.ts';
import { openApp, type OpenOptions } from '../../../src-main/app/app.ts';
import { tempFolder } from '../../support/temp-folder.ts';

let folder = '';
beforeEach(() => {
  vi.useFakeTimers();
  folder = tempFolder();
});
afterEach(() => vi.useRealTimers());

const notAsked = () => {
  throw new Error('not asked for here');
};

function opened(
  load: NonNullable<OpenOptions<HostPorts>['load']>,
  startKeyholder: OpenOptions<HostPorts>['startKeyholder'] = notAsked,
) {
  const broken: unknown[] = [];
  const app = openApp({
    host: { kind: 'loopback', version: '0', system: 'test', dataFolder: folder },
    loadStore: () => Promise.resolve(notAsked),
    startKeyholder,
    startRgbLib: notAsked,
    startReader: notAsked,
    hostPorts: () => ({}) as HostPorts,
    onBroken: (error) => broken.push(error),
    load,
  });
  return { app, broken };
}

const ok = (value: object) => ({ ok: true as const, value });

const fakeCore = () => ({
  dispatch: vi.fn(() => Promise.resolve(ok({}))),
  seal: vi.fn(),
  close: vi.fn(() => Promise.resolve()),
});

describe('the first child of the keyholder', () => {
  const children = () => {
    const killed: number[] = [];
    let started = 0;
    const start = () => {
      const mine = (started += 1);
      const nothing = () => undefined;
      return { post: nothing, hear: nothing, ended: nothing, kill: () => killed.push(mine) };
    };
    return { start, started: () => started, killed };
  };

  it('starts while the rest of main loads, and serves the first caller', async () => {
    const { start, started } = children();
    const counts: number[] = [];
    const { app } = opened((_ground, options) => {
      counts.push(started());
      options.startKeyholder();
      counts.push(started());
      options.startKeyholder();
      counts.push(started());
      return Promise.resolve(fakeCore());
    }, start);
    expect(started()).toBe(0);
    await app.dispatch('wallet.list', {});
    expect(counts).toEqual([1, 1, 2]);
    await app.close();
  });

  it.each(['close', 'seal'] as const)("doesn't start after %s", async (end) => {
    const { start, started } = children();
    const { app } = opened(() => Promise.resolve(fakeCore()), start);
    await app[end]();
    await vi.advanceTimersByTimeAsync(0);
    expect(started()).toBe(0);
    if (end === 'seal') await app.close();
  });

  it.each(['close', 'seal'] as const)('ends if nobody took it: %s', async (end) => {
    const { start, killed } = children();
    const { app } = opened(() => Promise.resolve(fakeCore()), start);
    await app.dispatch('wallet.list', {});
    await app[end]();
    expect(killed).toEqual([1]);
    if (end === 'seal') await app.close();
  });
});

describe('the core of main', () => {
  it('is loaded once, at the first call, and answers all calls that waited', async () => {
    const core = fakeCore();
    const load = vi.fn(() => Promise.resolve(core));
    const { app } = opened(load);
    expect(load).not.toHaveBeenCalled();
    const answers = await Promise.all([app.dispatch('wallet.list', {}), app.dispatch('nodes.list', {})]);
    expect(answers).toEqual([ok({}), ok({})]);
    expect(load).toHaveBeenCalledOnce();
    expect(core.dispatch.mock.calls).toEqual([
      ['wallet.list', {}],
      ['nodes.list', {}],
    ]);
    await app.close();
    expect(core.close).toHaveBeenCalledOnce();
  });

  it.each(['close', 'seal'] as const)('is not loaded after %s, even if the host asks for it', async (end) => {
    const load = vi.fn(() => Promise.resolve(fakeCore()));
    const { app } = opened(load);
    await app[end]();
    app.open();
    await vi.advanceTimersByTimeAsync(0);
    expect(load).not.toHaveBeenCalled();
    if (end === 'seal') await app.close();
  });

  it('is loaded without a page too, so that nodes are watched', async () => {
    const load = vi.fn(() => Promise.resolve(fakeCore()));
    const { app } = opened(load);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(load).toHaveBeenCalledOnce();
    await app.close();
  });

  it("reports once that it can't be opened, and every call is refused", async () => {
    const why = new Error('damaged');
    const { app, broken } = opened(() => Promise.reject(why));
    const locked = { ok: false, failure: { code: 'APP_LOCKED', facts: {} } };
    expect(await app.dispatch('wallet.list', {})).toEqual(locked);
    expect(await app.dispatch('wallet.list', {})).toEqual(locked);
    expect(broken).toEqual([why]);
    await app.close();
  });

  it('is sealed as soon as it is loaded if that was requested meanwhile', async () => {
    const core = fakeCore();
    let give: (made: typeof core) => void = () => undefined;
    const { app } = opened(
      () =>
        new Promise((resolve) => {
          give = resolve;
        }),
    );
    const asked = app.dispatch('wallet.list', {});
    app.seal();
    await vi.advanceTimersByTimeAsync(0);
    give(core);
    expect(await asked).toEqual({ ok: false, failure: { code: 'APP_LOCKED', facts: {} } });
    expect(core.seal).toHaveBeenCalledOnce();
    expect(core.dispatch).not.toHaveBeenCalled();
    await app.close();
  });
});

describe('a data folder that is moved while Ochre runs', () => {
  const gone: Record<string, () => void> = {
    'was moved': () => renameSync(folder, `${folder}-elsewhere`),
    'was removed': () => rmSync(folder, { recursive: true }),
    'was replaced by another': () => {
      renameSync(folder, `${folder}-elsewhere`);
      mkdirSync(folder);
    },
    'lost its lock': () => rmSync(join(folder, 'lock')),
  };

  it.each(Object.keys(gone))('%s: the call is refused, and Ochre stops and says so, once', async (how) => {
    const core = fakeCore();
    const { app, broken } = opened(() => Promise.resolve(core));
    expect(await app.dispatch('wallet.list', {})).toEqual(ok({}));
    gone[how]?.();
    const refused = { ok: false, failure: { code: 'DATA_FOLDER_GONE', facts: { folder } } };
    expect(await app.dispatch('wallet.list', {})).toEqual(refused);
    expect(core.seal).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(200);
    expect(broken).toMatchObject([{ failure: refused.failure }]);
    expect(await app.dispatch('wallet.list', {})).toMatchObject({ failure: { code: 'APP_LOCKED' } });
    vi.advanceTimersByTime(1_000);
    expect([broken.length, core.dispatch.mock.calls.length]).toEqual([1, 1]);
  });

  it('refuses writes too, so that an act begun before the move writes nothing', async () => {
    let refuse = (): void => undefined;
    const { app, broken } = opened((ground) => {
      refuse = ground.refuseGone;
      return Promise.resolve(fakeCore());
    });
    await app.dispatch('wallet.list', {});
    expect(refuse).not.toThrow();
    renameSync(folder, `${folder}-elsewhere`);
    expect(refuse).toThrow(/DATA_FOLDER_GONE/);
    vi.advanceTimersByTime(200);
    expect(broken).toHaveLength(1);
  });
});
