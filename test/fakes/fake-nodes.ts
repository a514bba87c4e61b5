import { FakeFailure, type FakeHandlers } from './fake-types.ts';
import { NOW_MS } from './scenarios.ts';

type NodeCalls = Extract<keyof FakeHandlers, `nodes.${string}`>;

/** Nodes of the fake main: a fleet that has none yet. */
export function makeNodeHandlers(): Pick<FakeHandlers, NodeCalls> {
  const unknown = () => {
    throw new FakeFailure({ code: 'NODE_UNKNOWN', facts: {} });
  };
  return {
    'nodes.list': () => ({ clouds: [], nodes: [], asOfMs: NOW_MS }),
    'nodes.read': unknown,
    'nodes.saveCloud': unknown,
    'nodes.removeCloud': unknown,
    'nodes.save': unknown,
    'nodes.remove': unknown,
    'nodes.importList': unknown,
    'nodes.fetchList': unknown,
    'nodes.exportList': () => ({ savedAs: null, nodes: 0 }),
    'nodes.check': () => ({}),
    'nodes.upgrade': unknown,
    'nodes.unlock': unknown,
    'nodes.upgradeToUnlocked': unknown,
    'nodes.stop': unknown,
    'nodes.plan': unknown,
    'nodes.run': unknown,
    'nodes.steerRun': unknown,
    'nodes.runs': () => ({ runs: [] }),
    'nodes.report': unknown,
    'nodes.alerts': () => ({
      alerts: [],
      settings: {
        lockedMinutes: 15,
        kinds: ['locked', 'lockedLong', 'unreachable', 'upgradeFailed'],
        quiet: null,
      },
    }),
    'nodes.seen': () => ({}),
    'nodes.setAlerts': (settings) => settings,
    'nodes.watched': () => ({}),
  };
}
