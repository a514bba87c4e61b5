import { expect, it } from 'vitest';
import { importList } from '../../../src-main/nodes/list/take-nodes.ts';
import { keepManySecrets, secretsOfMany } from '../../../src-main/nodes/secrets/secrets.ts';
import { askMovedNodes } from '../../../src-main/nodes/secrets/questions.ts';
import { openNodesWorld, type NodesWorld } from './nodes-context.ts';

const HERE = 'http://127.0.0.1:1';
const MANY = 5_000;

/** This many nodes of alice, each with a password. */
async function openFleet(count: number): Promise<{ world: NodesWorld; cloudId: string }> {
  const world = openNodesWorld();
  const { id: cloudId } = await world.addCloud({ baseUrl: HERE, nodeApiUrl: `${HERE}/nodes` });
  await read(world, cloudId, count, () => 'alice');
  const { registry } = world.context;
  await keepManySecrets(world.context, {
    secrets: Object.fromEntries(
      registry.nodes().map(({ id, nodeId }) => [id, { password: `${nodeId}-pass` }]),
    ),
  });
  return { world, cloudId };
}

function read(world: NodesWorld, cloudId: string, count: number, userOf: (n: number) => string) {
  const rows = Array.from({ length: count }, (_, n) => `n${String(n)},${userOf(n)}`);
  return importList(world.context, { cloudId, format: 'csv', text: ['node_id,user_id', ...rows].join('\n') });
}

const cpuMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000;

it('5,000 moved nodes cause one question and few keyholder processes', async () => {
  const { world, cloudId } = await openFleet(MANY);
  const { registry } = world.context;
  const acts = world.keyholder.acts.length;
  const asked = world.user.asked.length;
  const before = process.cpuUsage();
  const { problems, updated } = await read(world, cloudId, MANY, (n) => (n === 4_321 ? 'mallory' : 'bob'));
  expect(cpuMs(process.cpuUsage(before))).toBeLessThan(5_000);
  expect([problems, updated]).toEqual([[], MANY]);
  expect(world.keyholder.acts.slice(acts)).toEqual(['readTokens', 'saveTokens', 'removeTokens']);
  expect(world.user.asked).toHaveLength(asked + 1);
  // The node that moves differently is shown first, and in full.
  const { details } = world.user.asked.at(-1) ?? { details: [] };
  expect(details.slice(0, 2)).toEqual([
    `“n4321”: ${HERE}/nodes/alice/n4321 → ${HERE}/nodes/mallory/n4321`,
    `${HERE}/nodes/alice/… → ${HERE}/nodes/bob/… (4,999 nodes)`,
  ]);
  const kept = await secretsOfMany(world.context, registry.nodes());
  expect(registry.nodes().every(({ id, nodeId }) => kept.get(id)?.['password'] === `${nodeId}-pass`)).toBe(
    true,
  );
  const tokens = [...world.keyholder.entries.keys()].filter((account) => account.startsWith('token:'));
  expect(tokens).toHaveLength(MANY);
});

it('the question about new addresses shows ten kinds of change and counts the others', () => {
  const moved = Array.from({ length: 25 }, (_, n) => ({
    name: `n${String(n)}`,
    from: `https://a.example/u/${String(n)}`,
    to: `https://b${String(n)}.example/u/${String(n)}`,
  }));
  const { details } = askMovedNodes(moved);
  expect(details.filter((line) => line.includes('→'))).toHaveLength(10);
  expect(details).toContain('and 15 more');
});

it('the question about new addresses leaves room for every line, however long an address is', () => {
  const to = `https://b.example/${'x'.repeat(4_000)}/n1`;
  const [line = ''] = askMovedNodes([{ name: 'n1', from: 'https://a.example/u/n1', to }]).details;
  expect(line.length).toBeLessThan(300);
  expect(line).toMatch(/→ https:\/\/b\.example\/x+ … x+\/n1$/);
});

it('the question about new addresses never shortens a host', () => {
  const two = ['a', 'b'].map((name) => ({
    name,
    from: 'https://one.example/x',
    to: 'https://two.example/x',
  }));
  expect(askMovedNodes(two).details[0]).toBe('https://one.example/… → https://two.example/… (2 nodes)');
});
