import { describe, expect, it, vi } from 'vitest';
import { createBridge } from '../../../src-preload/bridge.ts';
import { done, failed, type Result } from '../../../src-preload/contract/result.ts';
import { askAhead } from '../../../src-renderer/bridge/ask-ahead.ts';

const walletId = 'a'.repeat(32);
const answers: Readonly<Record<string, object>> = {
  'lock.state': { locked: false },
  'settings.get': { theme: 'dark' },
  'wallet.list': { wallets: [{ id: walletId }], activeId: walletId },
  'assets.list': { assets: ['one'] },
  'wallet.lastOverview': { asOfMs: 1 },
};

/** A main that answers on command, and records its calls. */
function fakeMain(answer: (name: string) => Result<unknown> = (name) => done(answers[name] ?? {})) {
  const asked: string[] = [];
  const heard = new Map<string, (payload: unknown) => void>();
  const bridge = createBridge({
    ask: (name) => {
      asked.push(name);
      return Promise.resolve().then(() => answer(name));
    },
    listen: (name, hears) => {
      heard.set(name, hears);
      return () => heard.delete(name);
    },
  });
  return { asked, heard, bridge };
}

const settled = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

const ASKED = ['lock.state', 'settings.get', 'wallet.list', 'assets.list', 'wallet.lastOverview'];

describe("the first screen's questions", () => {
  it('are asked before the screen asks, and each answer is used once', async () => {
    const main = fakeMain();
    const { bridge } = askAhead(main.bridge);
    await settled();
    expect(main.asked).toEqual(ASKED);
    expect(await bridge.lock.state({})).toEqual(done(answers['lock.state']));
    expect(await bridge.settings.get({})).toEqual(done(answers['settings.get']));
    expect(await bridge.wallet.list({})).toEqual(done(answers['wallet.list']));
    expect(await bridge.assets.list({ walletId })).toEqual(done(answers['assets.list']));
    expect(await bridge.wallet.lastOverview({ walletId })).toEqual(done(answers['wallet.lastOverview']));
    expect(main.asked).toEqual(ASKED);
    await bridge.wallet.list({});
    await bridge.assets.list({ walletId });
    expect(main.asked).toEqual([...ASKED, 'wallet.list', 'assets.list']);
  });

  it('are all answered, or time is up, when the screen appears', async () => {
    vi.useFakeTimers();
    try {
      const shown = vi.fn();
      void askAhead(fakeMain().bridge).answered.then(shown);
      await vi.advanceTimersByTimeAsync(0);
      expect(shown).toHaveBeenCalledOnce();
      void askAhead(fakeMain(() => failed({ code: 'APP_LOCKED', facts: {} })).bridge).answered.then(shown);
      await vi.advanceTimersByTimeAsync(0);
      expect(shown).toHaveBeenCalledTimes(2);
      const silent = createBridge({ ask: () => Promise.race([]), listen: () => () => undefined });
      void askAhead(silent).answered.then(shown);
      await vi.advanceTimersByTimeAsync(699);
      expect(shown).toHaveBeenCalledTimes(2);
      await vi.advanceTimersByTimeAsync(1);
      expect(shown).toHaveBeenCalledTimes(3);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each(['lock.changed', 'settings.changed', 'wallet.listChanged', 'wallet.changed'])(
    'are asked again after %s, which may change the answer',
    async (notice) => {
      const main = fakeMain();
      const { bridge } = askAhead(main.bridge);
      await settled();
      main.heard.get(notice)?.({});
      await bridge.wallet.list({});
      expect(main.asked).toEqual([...ASKED, 'wallet.list']);
      expect(main.heard.size).toBe(0);
    },
  );

  it('are asked again if a notice overtook the answer', async () => {
    const main = fakeMain();
    const { bridge } = askAhead(main.bridge);
    const list = bridge.wallet.list({});
    main.heard.get('wallet.listChanged')?.({});
    await list;
    expect(main.asked.filter((name) => name === 'wallet.list')).toHaveLength(2);
  });

  it('are asked again if they failed, since Ochre may be unlocked by now', async () => {
    let locked = true;
    const main = fakeMain((name) =>
      locked && name !== 'lock.state' ? failed({ code: 'APP_LOCKED', facts: {} }) : done(answers[name] ?? {}),
    );
    const { bridge } = askAhead(main.bridge);
    await settled();
    expect(main.asked).toEqual(['lock.state', 'settings.get', 'wallet.list']);
    locked = false;
    expect(await bridge.wallet.list({})).toEqual(done(answers['wallet.list']));
    expect(await bridge.settings.get({})).toEqual(done(answers['settings.get']));
  });
});
