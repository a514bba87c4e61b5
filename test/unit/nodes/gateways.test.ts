import { expect, it } from 'vitest';
import { misreadCases, misreadSequences, PUBLISHED, sweepGateways } from '../../node-lane/gateways.ts';

it('each published answer of a gateway is the way’s, and each of a node the node’s', async () => {
  expect(PUBLISHED.cases).toHaveLength(34);
  expect(await misreadCases()).toEqual([]);
});

it('each published sequence of polls leaves the state that it proves, and raises its alerts', async () => {
  expect(PUBLISHED.sequences).toHaveLength(8);
  expect(await misreadSequences()).toEqual([]);
}, 30_000);

it('no status of a gateway leaves a node unlocked for ever, and none changes it by one or two answers', async () => {
  const { answers, ...rest } = await sweepGateways();
  expect(answers).toBeGreaterThanOrEqual(60);
  expect(rest).toEqual({ staysUnlocked: 0, wrong: [] });
}, 60_000);
