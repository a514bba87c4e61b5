import type { CallOutput } from '../../src-preload/contract/index.ts';
import { type FakeHandlers, refuse, type TellFake } from './fake-types.ts';
import { aNode, idOf, NEWEST, restOf, type NodeWorld } from './node-world.ts';

type NodeCalls =
  | 'practice.nodes'
  | 'practice.makeNodes'
  | 'practice.releaseImage'
  | 'practice.upgradeAutomatic'
  | 'practice.setNodes'
  | 'practice.passTime'
  | 'practice.nodePassword';

/** Simulated nodes behind the practice connections of a world: what is really so, and what a person makes of it. */
export function makePracticeNodeHandlers(
  world: NodeWorld,
  tell: TellFake,
): Partial<Pick<FakeHandlers, NodeCalls>> {
  let latestImage = NEWEST;
  let aheadSeconds = 0;
  const own = () => {
    const practised = world.clouds.filter(({ kind }) => kind === 'practice').map(({ id }) => id);
    return world.nodes.filter(({ cloudId }) => practised.includes(cloudId));
  };
  const real = new Map<string, CallOutput<'practice.nodes'>['nodes'][number]>();
  const truthOf = (nodeId: string) => {
    const row =
      own().find((node) => node.nodeId === nodeId) ??
      refuse('PRACTICE_REFUSED', { detail: 'there is no practice node of this id' });
    const known = real.get(nodeId) ?? {
      nodeId,
      name: row.name,
      plan: row.plan === 'unknown' ? ('node' as const) : row.plan,
      image: row.image ?? latestImage,
      state: row.state === 'locked' ? ('locked' as const) : ('unlocked' as const),
      unlockSeconds: 0,
      refusesPasswords: false,
      unlockCalls: 0,
      unlocksAccepted: 0,
      upgradesAccepted: 0,
    };
    real.set(nodeId, known);
    return known;
  };
  const status = (): CallOutput<'practice.nodes'> => ({
    latestImage,
    upgradeSeconds: 8,
    aheadSeconds,
    nodes: own().map(({ nodeId }) => truthOf(nodeId)),
  });

  return {
    'practice.nodes': status,
    'practice.makeNodes': ({ count, plan }) => {
      const cloud = world.clouds.find(({ kind }) => kind === 'practice');
      if (cloud !== undefined) {
        const from = world.nodes.length;
        const rows = Array.from({ length: count }, (_, at) =>
          aNode(0x5000 + from + at, 'notHeard', { cloudId: cloud.id, plan, hasSecret: false }),
        );
        for (const row of rows) world.rest.set(row.id, { ...restOf(row), password: passwordOf(row.nodeId) });
        world.nodes = [...world.nodes, ...rows];
        tell('nodes.changed', { rows, removed: [], clouds: null });
      }
      return status();
    },
    'practice.releaseImage': () => {
      latestImage = idOf(own().length).slice(0, 12);
      return status();
    },
    'practice.upgradeAutomatic': () => {
      for (const { nodeId } of own()) {
        const node = truthOf(nodeId);
        if (node.plan !== 'node' && node.image !== latestImage)
          real.set(nodeId, { ...node, state: 'upgrading', upgradesAccepted: node.upgradesAccepted + 1 });
      }
      return status();
    },
    'practice.setNodes': ({ nodeIds, locked, vanished, refusesPasswords, unlockSeconds }) => {
      for (const nodeId of nodeIds ?? own().map((row) => row.nodeId)) {
        const node = truthOf(nodeId);
        const back = vanished === false && node.state === 'vanished' ? 'locked' : node.state;
        real.set(nodeId, {
          ...node,
          state: vanished === true ? 'vanished' : locked === true ? 'locked' : back,
          refusesPasswords: refusesPasswords ?? node.refusesPasswords,
          unlockSeconds: unlockSeconds ?? node.unlockSeconds,
        });
      }
      return status();
    },
    'practice.passTime': ({ seconds }) => {
      aheadSeconds += seconds;
      return status();
    },
    'practice.nodePassword': ({ nodeId }) => {
      truthOf(nodeId);
      return { password: passwordOf(nodeId) };
    },
  };
}

const passwordOf = (nodeId: string): string => `practice-password-of-${nodeId}`;
