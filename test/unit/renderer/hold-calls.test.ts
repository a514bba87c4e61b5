import { expect, it } from 'vitest';
import { createBridge } from '../../../src-preload/bridge.ts';
import { holdCalls } from '../../../src-renderer/bridge/hold-calls.ts';

function fakeMain() {
  const asked: string[] = [];
  const bridge = createBridge({
    ask: (name) => {
      asked.push(name);
      return Promise.resolve({ ok: true, value: name });
    },
    listen: () => () => undefined,
  });
  return { ...holdCalls(bridge), asked };
}

function gate() {
  let open = (): void => undefined;
  let fall = (): void => undefined;
  const until = new Promise<void>((resolve, reject) => {
    open = resolve;
    fall = () => reject(new Error('fell'));
  });
  return { until, open, fall };
}

it('held calls are sent later, in their order, and answered', async () => {
  const { bridge, hold, asked } = fakeMain();
  const { until, open } = gate();
  hold(until);
  const answers = [bridge.nodes.list({}), bridge.wallet.list({})];
  await Promise.resolve();
  expect(asked).toEqual([]);
  open();
  expect(await Promise.all(answers)).toMatchObject([{ value: 'nodes.list' }, { value: 'wallet.list' }]);
  expect(asked).toEqual(['nodes.list', 'wallet.list']);
  void bridge.settings.get({});
  expect(asked.at(-1)).toBe('settings.get');
});

it('held calls are released even if the awaited promise fails', async () => {
  const { bridge, hold, asked } = fakeMain();
  const { until, fall } = gate();
  hold(until);
  const answer = bridge.wallet.list({});
  fall();
  expect(await answer).toMatchObject({ ok: true });
  expect(asked).toEqual(['wallet.list']);
});
