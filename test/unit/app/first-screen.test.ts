import { expect, it } from 'vitest';
import { createFirstScreen } from '../../../src-main/app/first-screen.ts';
import type { Dispatch } from '../../../src-main/ports/index.ts';
import { manualTime } from '../../support/manual-timers.ts';

function opened() {
  const { timers, pass, waiting } = manualTime();
  const first = createFirstScreen(timers, (call) => call !== 'nodes.list');
  let served = false;
  void first.served.then(() => (served = true));
  const answers: (() => void)[] = [];
  const dispatch = first.watch(
    () =>
      new Promise<Awaited<ReturnType<Dispatch>>>((answer) => {
        answers.push(() => answer({ ok: true, value: {} }));
      }),
  );
  return { first, pass, waiting, dispatch, answer: () => answers.shift()?.(), isServed: () => served };
}

it('the first screen is served soon after the start if nothing is called', async () => {
  const { pass, isServed } = opened();
  await pass(200);
  expect(isServed()).toBe(false);
  await pass(100);
  expect(isServed()).toBe(true);
});

it('the first screen is served when calls pause, not between two of them', async () => {
  const { pass, dispatch, answer, isServed } = opened();
  void dispatch('wallet.list', {});
  await pass(400);
  answer();
  await pass(100);
  void dispatch('assets.list', {});
  await pass(400);
  expect(isServed()).toBe(false);
  answer();
  await pass(300);
  expect(isServed()).toBe(true);
});

it("the first screen doesn't wait for calls about things that it doesn't show", async () => {
  const { pass, dispatch, isServed } = opened();
  void dispatch('nodes.list', {});
  await pass(300);
  expect(isServed()).toBe(true);
});

it('the first screen is served at once if a screen asks for the rest, unless one of its calls is under way', async () => {
  const { first, pass, dispatch, answer, isServed } = opened();
  void dispatch('wallet.list', {});
  first.hurry();
  await pass(10);
  expect(isServed()).toBe(false);
  answer();
  await pass(10);
  expect(isServed()).toBe(false);
  first.hurry();
  await pass(0);
  expect(isServed()).toBe(true);
});

it('the first screen is over two seconds after the start, whatever a call still waits for', async () => {
  const { pass, dispatch, isServed } = opened();
  void dispatch('wallet.refresh', {});
  await pass(1_900);
  expect(isServed()).toBe(false);
  await pass(200);
  expect(isServed()).toBe(true);
});

it('the first screen leaves no timer behind, and sets none after its end', async () => {
  const { first, pass, waiting, dispatch, answer, isServed } = opened();
  void dispatch('wallet.list', {});
  first.end();
  answer();
  await pass(5_000);
  expect(waiting()).toBe(0);
  expect(isServed()).toBe(false);
});
