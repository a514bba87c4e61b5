import type { RoomCalls } from '../ports/index.ts';
import { holdNode, planMany, runMany, unlockNode, upgradeNode, upgradeToUnlocked } from './act-on-nodes.ts';
import { exportList, listNodes, lockedHistory, readLogs, readNode } from './list/read-nodes.ts';
import { removeCloud, removeNodes } from './list/remove.ts';
import { saveNodeService } from './list/save-node-service.ts';
import { saveNode } from './list/save-node.ts';
import { importList } from './list/take-nodes.ts';
import type { WorkContext } from './node-work.ts';
import { keepManySecrets } from './secrets/secrets.ts';

export const nodesCalls = {
  'nodes.list': listNodes,
  'nodes.read': readNode,
  'nodes.saveCloud': saveNodeService,
  'nodes.removeCloud': removeCloud,
  'nodes.save': saveNode,
  'nodes.keepSecrets': keepManySecrets,
  'nodes.remove': removeNodes,
  'nodes.importList': importList,
  'nodes.exportList': exportList,
  'nodes.check': ({ lock, work }, { nodeIds }) => {
    lock.retryKeychain();
    return work.watcher.checkNow(nodeIds);
  },
  'nodes.upgrade': upgradeNode,
  'nodes.unlock': unlockNode,
  'nodes.upgradeToUnlocked': upgradeToUnlocked,
  'nodes.hold': holdNode,
  'nodes.stop': ({ registry, work }, { nodeId }) => work.acts.stop(registry.node(nodeId).id),
  'nodes.plan': planMany,
  'nodes.run': runMany,
  'nodes.steerRun': ({ work }, { runId, to }) => work.bulk.steer(runId, to),
  'nodes.runs': ({ work }) => ({ runs: work.bulk.views() }),
  'nodes.report': ({ work }, { runId }) => work.bulk.report(runId),
  'nodes.lockedHistory': lockedHistory,
  'nodes.logs': readLogs,
  'nodes.alerts': ({ work }) => work.alerts.list(),
  'nodes.seen': ({ work }, { alertIds }) => work.alerts.seen(alertIds),
  'nodes.setAlerts': ({ work }, settings) => work.alerts.set(settings),
  'nodes.watched': ({ work }, { visible }) => work.watcher.setVisible(visible),
} satisfies RoomCalls<WorkContext>;
