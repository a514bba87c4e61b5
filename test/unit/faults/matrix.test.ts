import { describe, expect, it } from 'vitest';
import { runMatrix } from '../../faults/matrix.ts';
import { nodeApiReaches } from '../../faults/reaches.ts';
import { faults } from '../../faults/table.ts';
import { openWorld, type World } from '../../faults/world.ts';
import { spoiled } from './spoiled.ts';

/** `npm run faults` tries all of them; these few are for every test run. */
const FEW = ['reset', 'status 504', 'a wrong txid'];
const named = (name: string) => faults.filter((fault) => fault.name === name);

describe('every endpoint of the running wallet under faults of the network', () => {
  it('fails by name and in words, ends in time, and leaves what is true', async () => {
    const { cells, findings } = await runMatrix(faults.filter(({ name }) => FEW.includes(name)));
    expect(findings).toEqual([]);
    expect(cells).toBe(2 * 28 + 2);
  }, 180_000);

  it('does so where the service speaks as rgb-node-api, too', async () => {
    const open = () => openWorld('rgb-node-api');
    const { cells, findings } = await runMatrix(named('reset'), undefined, open, nodeApiReaches);
    expect(findings).toEqual([]);
    expect(cells).toBe(25);
  }, 120_000);
});

describe('the search itself', () => {
  const wrongOf = async (open: () => Promise<World>, fault = 'a wrong txid') => {
    const { findings } = await runMatrix(named(fault), undefined, open);
    return findings.map(({ kind, what }) => `${kind}: ${what}`).join('\n');
  };

  it('finds an answer that says nothing of the fault', async () => {
    const open = spoiled(({ ask }) => ({
      ask: async (name, input) => {
        const answer = await ask(name, input);
        return name === 'signing.approve' && !answer.ok ? ({ ok: true, value: 'done' } as never) : answer;
      },
    }));
    expect(await wrongOf(open)).toContain('untyped: answered "done"');
  }, 60_000);

  it('finds a second hand-over that nobody asked for', async () => {
    const open = spoiled(({ ask, way, pass }) => ({
      ask: async (name, input) => {
        const answer = await ask(name, input);
        const last = way.passed.findLast(({ path }) => path === '/api/wallet/sendend');
        if (name === 'signing.approve' && last !== undefined)
          await fetch(`${way.baseUrl}${last.path}`, { method: 'POST', body: last.body });
        return answer;
      },
      pass,
    }));
    expect(await wrongOf(open)).toContain('endRetried: handed over 2 times');
  }, 60_000);

  it('finds a flow that nobody brings to its end, and a transaction that the wallet does not know', async () => {
    const open = spoiled(({ get }) => ({
      get: async (name, input) => {
        const value = await get(name, input);
        return name === 'signing.unfinished' ? ({ flows: [] } as never) : value;
      },
    }));
    expect(await wrongOf(open)).toMatch(/wrongState: [0-9a-f]{32} is still handedOver/);
  }, 60_000);
});
