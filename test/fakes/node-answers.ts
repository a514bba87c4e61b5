import type { CallOutput, NodeRow } from '../../src-preload/contract/index.ts';
import { type Answers, refuse, type TellFake } from './fake-types.ts';
import { aCloud, aDetail, aNode, aRun, idOf, NEWEST, type NodeWorld, type RunNode } from './node-world.ts';

const STARTED = { outcome: 'started' } as const;
const PARTS: RunNode[] = [
  { nodeId: idOf(1), name: 'a', outcome: 'running', text: '', startedAtMs: 1_000, endedAtMs: null },
];

/** Main's answers about nodes: the world's nodes, and every act succeeds. */
export function nodeAnswers(world: NodeWorld, tell: TellFake): Answers {
  const rowOf = (nodeId: string): NodeRow =>
    world.nodes.find(({ id }) => id === nodeId) ?? refuse('GONE', { what: 'node' });
  const practice = (): CallOutput<'practice.nodes'> => ({
    ...{ latestImage: NEWEST, upgradeSeconds: 8, aheadSeconds: 0 },
    nodes: world.nodes.map(({ nodeId, name, state }) => ({
      ...{ nodeId, name, plan: 'node', image: NEWEST, unlockSeconds: 0, refusesPasswords: false },
      ...{ state: state === 'locked' ? 'locked' : 'unlocked' },
      ...{ unlockCalls: 0, unlocksAccepted: 0, upgradesAccepted: 0 },
    })),
  });
  return {
    'nodes.list': () => ({ ...world, asOfMs: Date.now() }),
    'nodes.read': ({ nodeId }) => aDetail(rowOf(nodeId)),
    'nodes.saveCloud': () => aCloud('full'),
    'nodes.removeCloud': { outcome: 'removed' },
    'nodes.save': ({ nodeId, name }) => {
      const row = nodeId === null ? aNode(9, 'notHeard', { name }) : rowOf(nodeId);
      if (nodeId === null) world.nodes.push(row);
      tell('nodes.changed', { rows: [row], removed: [], clouds: null });
      return aDetail(row);
    },
    'nodes.remove': { outcome: 'removed', removed: 1 },
    'nodes.check': {},
    'nodes.upgradeToUnlocked': STARTED,
    'nodes.unlock': STARTED,
    'nodes.keepSecrets': ({ secrets }) => ({ kept: Object.keys(secrets).length }),
    'nodes.lockedHistory': ({ hours }) => ({
      ...{ fromMs: Date.now() - hours * 3_600_000, toMs: Date.now(), peak: null },
      lockedSeconds: Array<number>(hours === 24 ? 96 : 84).fill(0),
      knownSinceMs: Date.now() - hours * 2_700_000,
    }),
    'nodes.alerts': {
      alerts: [],
      settings: {
        ...{ lockedMinutes: 15, quiet: null },
        kinds: ['locked', 'lockedLong', 'unreachable', 'upgradeFailed'],
      },
    },
    'nodes.seen': {},
    'nodes.watched': {},

    'nodes.plan': ({ act, nodeIds, given = [] }) => {
      const rows = nodeIds.map((nodeId): CallOutput<'nodes.plan'>['rows'][number] => {
        const { name, hasSecret, state } = rowOf(nodeId);
        const row = { nodeId, name, missing: hasSecret ? [] : ['password'] };
        if (act === 'unlock' && state === 'unlocked')
          return { ...row, will: 'skip', because: 'alreadyUnlocked' };
        if (act === 'unlock' && !hasSecret && !given.includes(nodeId))
          return { ...row, will: 'skip', because: 'noSecret' };
        return { ...row, will: 'act', because: act === 'unlock' ? 'locked' : 'outdated' };
      });
      const canary = rows.find(({ will }) => will === 'act')?.nodeId ?? null;
      return { act, rows, canary, parallel: 4, newHosts: [] };
    },
    'nodes.run': { outcome: 'started', run: aRun(PARTS) },
    'nodes.runs': { runs: [] },
    'nodes.report': { run: aRun(PARTS), nodes: PARTS },

    'practice.nodes': practice,
  };
}
