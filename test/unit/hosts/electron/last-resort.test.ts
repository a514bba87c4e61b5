import { describe, expect, it } from 'vitest';
import { createLastResort, type ClosableCore } from '../../../../src-main/hosts/electron/last-resort.ts';

function setUp(close: () => Promise<void> = () => Promise.resolve()) {
  const done: string[] = [];
  let core: ClosableCore | null = {
    fault: (name, error) => {
      done.push(`fault ${name}: ${error instanceof Error ? error.message : 'odd'}`);
      return 'ab12cd34';
    },
    seal: () => done.push('seal'),
    close: () => {
      done.push('close');
      return close();
    },
  };
  const lastResort = createLastResort({
    app: { exit: (code) => done.push(`exit ${String(code)}`) },
    terminal: { write: (text) => done.push(`terminal: ${String(text).trim()}`) > 0 },
    dialog: { showErrorBox: (title, text) => done.push(`${title}: ${text}`) },
    core: () => core,
    explain: () => 'The port is in use.',
  });
  const withoutCore = (): void => void (core = null);
  return { done, lastResort, withoutCore };
}

describe('hardening 40: an unexpected state', () => {
  it('is logged, drops all secrets, closes storage, is reported, and ends Ochre', async () => {
    const { done, lastResort } = setUp();
    await lastResort(new TypeError('x is not a function'));
    expect(done.slice(0, 3)).toEqual(['fault main: x is not a function', 'seal', 'close']);
    expect(done[3]).toMatch(/^terminal: .*ab12cd34.*Start it again/);
    expect(done[4]).toMatch(/^Ochre had to stop: .*ab12cd34.*Start it again/);
    expect(done.slice(5)).toEqual(['exit 1']);
  });

  it('drops the secrets before it waits for anything', () => {
    const { done, lastResort } = setUp();
    void lastResort(new Error('now'));
    expect(done).toEqual(['fault main: now', 'seal', 'close']);
  });

  it.each([
    ['cannot be closed in order', () => Promise.reject(new Error('disk'))],
    ['never finishes closing', () => Promise.race<never>([])],
  ])('ends Ochre even if main %s', async (_, close) => {
    const { done, lastResort } = setUp(close);
    await lastResort('odd');
    expect(done.at(-1)).toBe('exit 1');
  });

  it('after another one is logged, and ends nothing twice', async () => {
    const { done, lastResort } = setUp();
    await Promise.all([lastResort(new Error('one')), lastResort(new Error('two'))]);
    expect(done).toContain('fault main: two');
    expect(done.filter((one) => one === 'exit 1')).toHaveLength(1);
    expect(done.filter((one) => one === 'seal')).toHaveLength(1);
  });

  it('before there is anything is why Ochre cannot start', async () => {
    const { done, lastResort, withoutCore } = setUp();
    withoutCore();
    await lastResort(new Error('listen'));
    expect(done).toEqual([
      'terminal: The port is in use.',
      'Ochre can’t start: The port is in use.',
      'exit 1',
    ]);
  });
});
