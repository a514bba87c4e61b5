import type { CallOutput } from '../../src-preload/contract/index.ts';
import { type FakeHandlers, refuse } from './fake-types.ts';
import { NEWEST, type NodeWorld } from './node-world.ts';

type NodeCalls =
  | 'practice.nodes'
  | 'practice.makeNodes'
  | 'practice.releaseImage'
  | 'practice.upgradeAutomatic'
  | 'practice.setNodes'
  | 'practice.passTime'
  | 'practice.nodePassword';

/** Simulated nodes behind the practice connections of a world: what is really so, and what a person makes of it. */
export function makePracticeNodeHandlers(world: NodeWorld): Partial<Pick<FakeHandlers, NodeCalls>> {
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
      image: row.image ?? NEWEST,
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
    latestImage: NEWEST,
    upgradeSeconds: 8,
    aheadSeconds,
    nodes: own().map(({ nodeId }) => truthOf(nodeId)),
  });

  return {
    'practice.nodes': status,
    'practice.makeNodes': status,
    'practice.releaseImage': status,
    'practice.upgradeAutomatic': status,
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
    'practice.nodePassword': ({ nodeId }) => ({ password: `practice-password-of-${nodeId}` }),
  };
}
