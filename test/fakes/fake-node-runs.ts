import type { CallOutput, RunView } from '../../src-preload/contract/index.ts';
import { nodeTools, refuseForeignNames } from './fake-node-tools.ts';
import { type ConfirmFake, type FakeHandlers, refuse, type TellFake } from './fake-types.ts';
import { idOf, type NodeWorld, type RunNode } from './node-world.ts';

export type RunCalls = 'nodes.plan' | 'nodes.run' | 'nodes.steerRun' | 'nodes.runs' | 'nodes.report';
type PlanRow = CallOutput<'nodes.plan'>['rows'][number];

/** Main's side of bulk runs: plans as the real one, and begins a run that nobody carries on. */
export function makeNodeRunHandlers(
  world: NodeWorld,
  tell: TellFake,
  confirm: ConfirmFake,
): Pick<FakeHandlers, RunCalls> {
  const { nodeOf, addressOf, namesIn } = nodeTools(world, tell);
  const runOf = (runId: string): RunView => {
    return world.runs.find(({ id }) => id === runId) ?? refuse('GONE', { what: 'run' });
  };
  const putRun = (run: RunView): RunView => {
    world.runs = [run, ...world.runs.filter(({ id }) => id !== run.id)];
    tell('nodes.runChanged', run);
    return run;
  };

  return {
    'nodes.plan': ({ act, nodeIds, given = [] }) => {
      const rows = nodeIds.map((nodeId): PlanRow => {
        const { node, rest } = nodeOf(nodeId);
        const wasWrong = node.trouble?.kind === 'wrongPassword';
        const names = namesIn(rest.unlockTemplate);
        const missing = names.filter(
          (name) => (wasWrong && name === 'password') || !rest.secretsKept.includes(name),
        );
        const row = { nodeId, name: node.name, missing };
        const skip = (because: PlanRow['because']): PlanRow => ({ ...row, will: 'skip', because });
        const go = (because: PlanRow['because']): PlanRow => ({ ...row, will: 'act', because });
        if (node.act !== null) return skip('busy');
        if (act === 'unlock' && (node.state === 'unlocked' || node.state === 'outdated'))
          return skip('alreadyUnlocked');
        if (act !== 'unlock' && node.outdated === false) return skip('notOutdated');
        if (act !== 'upgrade') {
          if (addressOf(node).host === null) return skip('noAddress');
          if (missing.length > 0 && !given.includes(nodeId))
            return skip(wasWrong ? 'wrongPassword' : 'noSecret');
        }
        if (act !== 'unlock') return go(node.outdated === null ? 'stateUnknown' : 'outdated');
        return go(node.state === 'locked' || node.state === 'upgrading' ? 'locked' : 'stateUnknown');
      });
      const acting = rows.filter(({ will }) => will === 'act');
      const hosts = acting.flatMap(({ nodeId }) => {
        const { host, approved } = addressOf(nodeOf(nodeId).node);
        return host === null || approved ? [] : [`https://${host}`];
      });
      return { act, rows, canary: acting[0]?.nodeId ?? null, parallel: 4, newHosts: [...new Set(hosts)] };
    },
    'nodes.run': async ({ act, nodeIds, canary, parallel, secrets = {} }) => {
      for (const [nodeId, given] of Object.entries(secrets)) {
        if (!nodeIds.includes(nodeId)) throw new Error('a secret for a node that is not of the run');
        refuseForeignNames(namesIn(nodeOf(nodeId).rest.unlockTemplate), given);
      }
      if (world.runs.some(({ state }) => ['canary', 'running', 'paused'].includes(state))) refuse('RUN_BUSY');
      if (canary !== null && !nodeIds.includes(canary)) throw new Error('a canary that is not of the run');
      if (!(await confirm(`Ask ${String(nodeIds.length)} nodes?`, 'Begin', { danger: true })))
        return { outcome: 'aborted' };
      const id = idOf(0xe00 + world.runs.length);
      world.runNodes.set(
        id,
        nodeIds.map((nodeId): RunNode => ({
          nodeId,
          name: nodeOf(nodeId).node.name,
          outcome: nodeId === canary ? 'running' : 'waiting',
          text: '',
          startedAtMs: nodeId === canary ? Date.now() : null,
          endedAtMs: null,
        })),
      );
      const run = putRun({
        id,
        act,
        state: canary === null ? 'running' : 'canary',
        canary,
        parallel,
        startedAtMs: Date.now(),
        endedAtMs: null,
        counts: countsOf(world.runNodes.get(id) ?? []),
        stoppedBecause: null,
      });
      return { outcome: 'started', run };
    },
    'nodes.steerRun': ({ runId, to }) => {
      const run = runOf(runId);
      if (to === 'pause') return putRun({ ...run, state: 'paused' });
      if (to === 'resume') return putRun({ ...run, state: 'running' });
      return putRun({ ...run, state: 'stopped', stoppedBecause: 'you', endedAtMs: Date.now() });
    },
    'nodes.runs': () => ({ runs: world.runs }),
    'nodes.report': ({ runId }) => ({ run: runOf(runId), nodes: world.runNodes.get(runId) ?? [] }),
  };
}

export function countsOf(nodes: readonly RunNode[]): RunView['counts'] {
  const counts = { waiting: 0, running: 0, done: 0, already: 0, failed: 0, skipped: 0, unknown: 0 };
  for (const { outcome } of nodes) counts[outcome] += 1;
  return counts;
}
