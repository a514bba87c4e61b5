import type { AlertSettings, AlertView } from '../../src-preload/contract/node-alerts.ts';
import type { CloudRecord, NodeEvent, NodeRecord, Stretch } from '../nodes/state/records.ts';
import type { StorageDamage } from './settings.ts';
import type { RunNodeRecord, RunRecord } from '../nodes/state/runs.ts';

/**
 * The node services and nodes that are watched, with their history, bulk runs and alerts: `<data>/fleet.sqlite`. Every
 * method is on disk when it returns. Holds no secret. A row that cannot be read is left out and named.
 */
export interface Fleet {
  /** Rows that could not be read so far; empty: none. */
  readonly unreadable: () => readonly StorageDamage[];
  readonly clouds: () => readonly CloudRecord[];
  readonly putCloud: (cloud: CloudRecord) => void;
  /** Its nodes and their history go with it. */
  readonly removeCloud: (cloudId: string) => void;
  readonly nodes: () => readonly NodeRecord[];
  /** Adds or replaces, in one transaction, with what happened to them. */
  readonly putNodes: (nodes: readonly NodeRecord[], events?: readonly NodeEvent[]) => void;
  readonly removeNodes: (nodeIds: readonly string[]) => void;
  /** Newest first, at most `limit`. */
  readonly history: (nodeId: string, limit: number) => readonly NodeEvent[];
  /** The states of every node since `fromMs`, and the one that each was in then, oldest first. */
  readonly stretches: (fromMs: number, nodeId?: string) => ReadonlyMap<string, readonly Stretch[]>;
  /** How long upgrades took here, newest first, in ms. */
  readonly upgradeTimesMs: (limit: number) => readonly number[];
  readonly openRun: (run: RunRecord, nodes: readonly RunNodeRecord[]) => void;
  readonly putRun: (run: RunRecord) => void;
  readonly putRunNode: (runId: string, node: RunNodeRecord) => void;
  /** Newest first. */
  readonly runs: () => readonly RunRecord[];
  readonly runNodes: (runId: string) => readonly RunNodeRecord[];
  /** Adds it, or replaces what it says; either way it is unseen. */
  readonly putAlert: (alert: AlertView) => void;
  /** Newest first, at most `limit`. */
  readonly alerts: (limit: number) => readonly AlertView[];
  readonly seeAlerts: (alertIds: readonly string[]) => void;
  readonly alertSettings: () => AlertSettings | null;
  readonly putAlertSettings: (settings: AlertSettings) => void;
}
