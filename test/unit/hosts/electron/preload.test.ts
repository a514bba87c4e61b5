import { beforeAll, describe, expect, it, vi } from 'vitest';
import { build } from 'vite';
import { buildConfig } from '../../../../scripts/lib/build-config.mjs';
import { names } from '../../../../src-preload/names.ts';

type Shown = Record<string, Record<string, (value: unknown) => unknown>>;
const seen = vi.hoisted(() => ({
  exposed: [] as [string, unknown][],
  invoked: [] as unknown[][],
  listeners: [] as [string, (event: unknown, ...values: unknown[]) => void][],
}));

vi.mock('electron', () => ({
  contextBridge: { exposeInMainWorld: (key: string, api: unknown) => seen.exposed.push([key, api]) },
  ipcRenderer: {
    invoke: (...sent: unknown[]) => {
      seen.invoked.push(sent);
      return Promise.resolve('answer');
    },
    on: (channel: string, listener: (event: unknown, ...values: unknown[]) => void) =>
      seen.listeners.push([channel, listener]),
  },
}));

describe('the preload', () => {
  let ochre: Shown;
  beforeAll(async () => {
    await import('../../../../src-preload/index.ts');
    ochre = seen.exposed[0]?.[1] as Shown;
  });

  it('hardening 18, 20: exposes one object, with the names of the contract and nothing else, frozen', () => {
    expect(seen.exposed.map(([key]) => key)).toEqual(['ochre']);
    const shape = Object.fromEntries(
      Object.entries(ochre).map(([group, members]) => [group, Object.keys(members)]),
    );
    expect(shape).toEqual(
      Object.fromEntries(Object.entries(names).map(([group, members]) => [group, Object.keys(members)])),
    );
    expect([ochre, ...Object.values(ochre)].every((part) => Object.isFrozen(part))).toBe(true);
  });

  it('hardening 18: sends a call by the one channel, with its name and one input', async () => {
    expect(await ochre['wallet']?.['list']?.({ a: 1 })).toBe('answer');
    expect(seen.invoked).toEqual([['ochre:call', 'wallet.list', { a: 1 }]]);
  });

  it("hardening 18: passes on a notice's payload, never the event, until the page stops listening", () => {
    expect(seen.listeners.map(([channel]) => channel)).toEqual(['ochre:notice']);
    const deliver = seen.listeners[0]?.[1];
    const heard: unknown[][] = [];
    const stop = ochre['wallet']?.['changed']?.((...values: unknown[]) => heard.push(values)) as () => void;
    deliver?.({ sender: 'ipcRenderer' }, 'wallet.changed', { walletId: 'x' });
    deliver?.({}, 'wallet.listChanged', {});
    deliver?.({}, '__proto__', {});
    stop();
    deliver?.({}, 'wallet.changed', { walletId: 'y' });
    expect(heard).toEqual([[{ walletId: 'x' }]]);
  });

  it('hardening 19: is built as one small script that needs electron alone', async () => {
    const { preload } = await buildConfig('production', { logLevel: 'silent' });
    const built = await build({ ...preload, logLevel: 'silent', build: { ...preload.build, write: false } });
    const { output } = [built].flat()[0] as { output: { type: string; fileName: string; code: string }[] };
    // The source map names the bundled parts; no package has the map.
    expect(output.map(({ fileName }) => fileName)).toEqual(['index.cjs', 'index.cjs.map']);
    const code = output[0]?.code ?? '';
    expect(code.length).toBeLessThan(20_000);
    expect([...code.matchAll(/require\(([^)]*)\)/g)].map(([, what]) => what?.slice(1, -1))).toEqual([
      'electron',
    ]);
    expect(code).not.toMatch(/\b(?:Buffer|process\.env|eval|Function)\b|\bimport\b/);
  });
});
