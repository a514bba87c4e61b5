import { expect, it } from 'vitest';
import { crash } from '../../crash/crash.ts';

it('an app killed around the submission of a send loses nothing and does nothing twice', async () => {
  const found: string[] = [];
  const summary = await crash({
    runs: 1,
    flows: ['send'],
    isStopped: () => false,
    report: (text) => found.push(text),
    // After this call nobody knows who has the transaction. `npm run -s crash` also ends the app elsewhere, many times.
    only: ({ name }) => name === 'service.sendEnd',
  });
  expect(found).toEqual([]);
  expect(summary).toEqual({
    points: 3,
    runs: 3,
    lost: 0,
    doubled: 0,
    unresolved: 0,
    illegalStates: 0,
  });
}, 300_000);
