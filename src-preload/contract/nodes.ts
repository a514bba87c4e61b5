import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { call, notice, type Unchanged } from './define.ts';
import {
  actKind,
  nodeIds,
  nodeRunCalls,
  refusedFor,
  secret,
  secretName,
  secretsByNode,
  MOST_SECRET_BYTES,
} from './node-runs.ts';
import { alertSettings, alertView, silence } from './node-alerts.ts';
import {
  image,
  keptNodeName,
  MAX_NODE_NAME_CHARS,
  nodePlan,
  nodeProof,
  nodeState,
  foreignId,
  hostedList,
  hostedLogs,
} from './node-states.ts';
import * as x from './values.ts';

export type { NodeState } from './node-states.ts';
export type { AlertSettings, AlertView } from './node-alerts.ts';

const name = x.nameSchema(MAX_NODE_NAME_CHARS);
const url = x.serverAddress;

/** What main is doing with the node, even after the screen that began it is gone. */
const act = v.strictObject({
  kind: actKind,
  step: v.picklist(['upgradeCall', 'waitForUpgrade', 'unlockCall', 'waitForUnlock']),
  sinceMs: x.timeMs,
  lastAnswer: v.nullable(v.string()),
  lastAnswerAtMs: v.nullable(x.timeMs),
  nextTryAtMs: v.nullable(x.timeMs),
});

export const nodeRow = v.strictObject({
  id: x.id,
  cloudId: x.id,
  name: keptNodeName,
  nodeId: foreignId,
  plan: nodePlan,
  state: nodeState,
  sinceMs: v.nullable(x.timeMs),
  /** The state began before this start of Ochre: its age is by the wall clock, which may have been set. */
  sinceIsAbout: v.boolean(),
  proof: nodeProof,
  provedAtMs: v.nullable(x.timeMs),
  image: v.nullable(image),
  /** By the node's image, or if that is unknown by its last build. Null: not known. */
  outdated: v.nullable(v.boolean()),
  /** The node will probably lock, because its automatic plan installs the new image. */
  predicted: v.nullable(v.strictObject({ because: v.picklist(['newImage']), sinceMs: x.timeMs })),
  /** The lock came by an update that nobody here asked for, certainly or probably. Null: unknown. */
  lockedBy: v.nullable(v.picklist(['update', 'probablyUpdate'])),
  /** Which step takes too long; absent if none does. */
  overdue: v.exactOptional(v.picklist(['upgrading', 'unlocking', 'stopping', 'changing'])),
  /** The node is unlocked but has read no new block since then; null if it keeps up. */
  stillSinceMs: v.nullable(x.timeMs),
  silence: v.nullable(silence),
  act: v.nullable(act),
  trouble: v.nullable(
    v.strictObject({
      kind: v.picklist([
        'wrongPassword',
        'notInitialized',
        'refused',
        'tokenRefused',
        'tokenReadOnly',
        'elsewhere',
        'wayRefused',
        'broke',
        'hangs',
        'noSecret',
        'hostNotApproved',
        'addressChanged',
        'tokenMissing',
        'gaveUp',
        'upgradeFailed',
      ]),
      text: v.string(),
      /** What the unlock was refused for, null or absent if unknown. */
      about: v.exactOptional(v.nullable(refusedFor)),
      atMs: x.timeMs,
    }),
  ),
  lockedMinutes30d: x.count,
  hasSecret: v.boolean(),
  unlockByItself: v.boolean(),
  /** Since when automatic unlocking is held back; null if it isn't. */
  heldSinceMs: v.nullable(x.keptMs),
});
export type NodeRow = v.InferOutput<typeof nodeRow>;

export const cloudView = v.strictObject({
  id: x.id,
  name: keptNodeName,
  /** Empty for practice, whose address is known while it runs, and for one's own nodes. */
  baseUrl: x.keptAddress,
  /** The shared address of nodes without an address of their own; null if each has one. */
  nodeApiUrl: v.nullable(x.keptAddress),
  /** `own`: one's own nodes without a hosting service. There is at most one such connection. */
  kind: v.picklist(['practice', 'remote', 'own']),
  hasToken: v.boolean(),
  /** Optional calls that the service offers; without them Ochre knows less about the nodes, and says so. */
  extras: v.strictObject({ list: v.boolean(), detail: v.boolean(), probe: v.boolean() }),
  everySeconds: v.pipe(x.count, v.minValue(5), v.maxValue(BOUNDS.everySeconds)),
  latestImage: v.nullable(v.strictObject({ id: image, seenAtMs: x.keptMs, firstSeenAtMs: x.keptMs })),
  /** Why the last reading of the newest image failed; null if it didn't. */
  trouble: v.nullable(v.string()),
  /** The last reading of the service's list; null if none yet. */
  list: v.nullable(hostedList),
});
export type CloudView = v.InferOutput<typeof cloudView>;

/** Never holds a secret: main hides known ones in a service's text first. */
export const historyEntry = v.strictObject({
  atMs: x.keptMs,
  kind: v.picklist([
    'state',
    'upgradeAsked',
    'upgradeAccepted',
    'upgradeEnded',
    'unlockAsked',
    'unlockAccepted',
    'unlockRefused',
    'newImage',
    'imported',
  ]),
  state: v.nullable(nodeState),
  by: v.picklist(['you', 'bulk', 'itself', 'plan', 'seen']),
  text: x.textUpTo(4_000),
});

/** JSON in which `{{name}}` stands for a secret in the keychain. */
const unlockTemplate = x.textUpTo(4_000);

export const nodeDetail = v.strictObject({
  node: nodeRow,
  userId: v.nullable(foreignId),
  address: v.strictObject({
    kind: v.picklist(['nodeApiUrl', 'invokeUrl', 'none']),
    url: v.nullable(v.string()),
    host: v.nullable(v.string()),
    approved: v.boolean(),
  }),
  hasToken: v.boolean(),
  /** Subject and end of the client certificate that the node gets to see. */
  clientCertificate: v.nullable(v.strictObject({ subject: v.string(), endsAtMs: x.timeMs })),
  unlockTemplate,
  secretNames: v.array(v.string()),
  secretsKept: v.array(v.string()),
  evidence: v.array(v.strictObject({ fact: v.string(), proof: nodeProof, atMs: v.nullable(x.timeMs) })),
  history: v.array(historyEntry),
  /** How long an upgrade took on other nodes here; null if none was seen yet. */
  usualUpgrade: v.nullable(v.strictObject({ fromSeconds: x.count, toSeconds: x.count })),
});
export type NodeDetail = v.InferOutput<typeof nodeDetail>;

const lockedHistory = v.strictObject({
  fromMs: x.timeMs,
  toMs: x.timeMs,
  /** Per bar, oldest first: the sum over all nodes. */
  lockedSeconds: v.array(x.count),
  peak: v.nullable(v.strictObject({ count: x.count, atMs: x.timeMs })),
  /** Since when states are known; null if none is. */
  knownSinceMs: v.nullable(x.timeMs),
});
export type LockedHistory = Unchanged<v.InferOutput<typeof lockedHistory>>;

const nodeRef = v.strictObject({ nodeId: x.id });
const started = v.strictObject({ outcome: v.picklist(['started', 'aborted', 'already']) });
const listFormat = v.picklist(['csv', 'json']);

export const nodes = {
  /** Asks nobody. */
  list: call(
    x.nothing,
    v.strictObject({ clouds: v.array(cloudView), nodes: v.array(nodeRow), asOfMs: x.timeMs }),
  ),
  read: call(nodeRef, nodeDetail),
  /** `token`: text sets, null removes, absent keeps. */
  saveCloud: call(
    v.strictObject({
      cloudId: v.nullable(x.id),
      name,
      connection: v.variant('kind', [
        v.strictObject({ kind: v.literal('practice') }),
        v.strictObject({ kind: v.literal('own') }),
        v.strictObject({
          kind: v.literal('remote'),
          baseUrl: url,
          nodeApiUrl: v.nullable(url),
          token: v.exactOptional(v.nullable(secret)),
        }),
      ]),
      extras: cloudView.entries.extras,
      everySeconds: cloudView.entries.everySeconds,
    }),
    cloudView,
    { secret: 'in' },
  ),
  /** Main asks first. The connection's nodes and their secrets are removed too. */
  removeCloud: call(
    v.strictObject({ cloudId: x.id }),
    v.strictObject({ outcome: v.picklist(['removed', 'aborted']) }),
  ),
  /** Secrets by name: text sets, null removes, absent keeps. */
  save: call(
    v.strictObject({
      nodeId: v.nullable(x.id),
      /** Null for one's own node. */
      cloudId: v.nullable(x.id),
      name,
      /** The hosting service's id. Null for one's own node, which has none. */
      foreignNodeId: v.nullable(foreignId),
      userId: v.nullable(foreignId),
      plan: nodePlan,
      /** The node's own address. Null: the connection's `nodeApiUrl` with user and node id. */
      invokeUrl: v.nullable(url),
      image: v.nullable(image),
      token: v.exactOptional(v.nullable(secret)),
      /** PEM: a certificate and its private key. Text sets, null removes, absent keeps. */
      clientCertificate: v.exactOptional(
        v.nullable(v.pipe(v.string(), v.maxLength(BOUNDS.certificateChars))),
      ),
      unlockTemplate,
      secrets: v.record(secretName, v.nullable(secret)),
      unlockByItself: v.boolean(),
    }),
    nodeDetail,
    { secret: 'in', maxInputBytes: 64_000 },
  ),
  /** Kept in lots: a failure leaves earlier lots kept. Only an unlock shows whether the secrets are right. */
  keepSecrets: call(v.strictObject({ secrets: secretsByNode }), v.strictObject({ kept: x.count }), {
    secret: 'in',
    maxInputBytes: MOST_SECRET_BYTES,
  }),
  remove: call(
    v.strictObject({ nodeIds }),
    v.strictObject({ outcome: v.picklist(['removed', 'aborted']), removed: x.count }),
    { maxInputBytes: 400_000 },
  ),
  /** The list holds no secrets. A node with a known id is updated. */
  importList: call(
    v.strictObject({
      cloudId: x.id,
      format: listFormat,
      text: v.pipe(v.string(), v.maxLength(BOUNDS.nodeListChars)),
    }),
    v.strictObject({
      added: x.count,
      updated: x.count,
      problems: v.array(v.strictObject({ line: x.count, problem: v.string() })),
    }),
    { maxInputBytes: 8_000_000 },
  ),
  /** Needs `extras.list`. */
  fetchList: call(
    v.strictObject({ cloudId: x.id }),
    v.strictObject({ added: x.count, updated: x.count, gone: x.count }),
  ),
  /** The saved list holds no secret. */
  exportList: call(
    v.strictObject({ format: listFormat }),
    v.strictObject({ savedAs: v.nullable(v.string()), nodes: x.count }),
  ),
  /** Reads the newest image, and probes if that is on. */
  check: call(v.strictObject({ nodeIds: v.nullable(nodeIds) }), x.nothing, { maxInputBytes: 400_000 }),
  upgrade: call(nodeRef, started),
  /** `keep` stores secrets that worked in the keychain. A wrong secret is never retried automatically. */
  unlock: call(
    v.strictObject({
      nodeId: x.id,
      secrets: v.exactOptional(v.record(v.string(), secret)),
      keep: v.optional(v.boolean(), false),
    }),
    started,
    { secret: 'in' },
  ),
  upgradeToUnlocked: call(nodeRef, started),
  /** Ends only main's waiting: what the node does goes on. */
  stop: call(nodeRef, x.nothing),
  /** Holds back automatic unlocking, since a backup or a new password needs a locked node. */
  hold: call(v.strictObject({ nodeId: x.id, held: v.boolean() }), nodeRow),
  /** `taskId`: from an earlier answer that had no addresses yet; null begins a new task. */
  logs: hostedLogs,
  ...nodeRunCalls,
  /** Counts only nodes that are still listed here. */
  lockedHistory: call(v.strictObject({ hours: v.picklist([24, 168]) }), lockedHistory),
  alerts: call(x.nothing, v.strictObject({ alerts: v.array(alertView), settings: alertSettings })),
  seen: call(v.strictObject({ alertIds: v.array(x.id) }), x.nothing),
  setAlerts: call(alertSettings, alertSettings),
  /** A hidden window needs fewer polls. */
  watched: call(v.strictObject({ visible: v.boolean() }), x.nothing, { whileLocked: true }),
  changed: notice(
    v.strictObject({
      rows: v.array(nodeRow),
      removed: v.array(x.id),
      /** All connections, an empty list without one; null if unchanged. */
      clouds: v.nullable(v.array(cloudView)),
    }),
  ),
  /** The person chose nodes in the system's tray. Null: all of them. */
  wanted: notice(v.strictObject({ nodeId: v.nullable(x.id) })),
  /** Nodes of which only the time of proof changed. */
  proved: notice(v.strictObject({ nodes: v.array(v.strictObject({ id: x.id, provedAtMs: x.timeMs })) })),
  alerted: notice(alertView),
} as const;
