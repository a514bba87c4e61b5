import { describe, expect, it } from 'vitest';
import { runMatrix } from '../../faults/matrix.ts';
import { nodeApiReaches } from '../../faults/reaches.ts';
import { faults } from '../../faults/table.ts';
import { openWorld, type World } from '../../faults/world.ts';

/** `npm run faults` tries all of them; these few are for every test run. */
const FEW = ['reset', 'status 504', 'a wrong txid'];
const named = (name: string) => faults.filter((fault) => fault.name === name);

describe('every endpoint of the running wallet under faults of the network', () => {
  it('fails by name and in words, ends in time, and leaves a true state', async () => {
    const { cells, findings } = await runMatrix(faults.filter(({ name }) => FEW.includes(name)));
    expect(findings).toEqual([]);
    expect(cells).toBe(2 * 28 + 2);
  }, 180_000);

  it('does the same with rgb-node-api', async () => {
    const open = () => openWorld('rgb-node-api');
    const { cells, findings } = await runMatrix(named('reset'), undefined, open, nodeApiReaches);
    expect(findings).toEqual([]);
    expect(cells).toBe(25);
  }, 120_000);
});

it('the lane finds a second submission that nobody requested', async () => {
  const { findings } = await runMatrix(named('a wrong txid'), undefined, async () => {
    const world = await openWorld();
    const { ask, way } = world;
    const again: World['ask'] = async (name, input) => {
      const answer = await ask(name, input);
      const last = way.passed.findLast(({ path }) => path === '/api/wallet/sendend');
      if (name === 'signing.approve' && last !== undefined)
        await fetch(`${way.baseUrl}${last.path}`, { method: 'POST', body: last.body });
      return answer;
    };
    return { ...world, ask: again };
  });
  expect(findings.map(({ kind, what }) => `${kind}: ${what}`).join()).toContain(
    'endRetried: handed over 2 times',
  );
}, 60_000);
