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
import { foreignId, hostedList, hostedLogs } from './hosted-list.ts';
import { image, keptNodeName, MAX_NODE_NAME_CHARS, nodePlan, nodeProof, nodeState } from './node-states.ts';
import * as x from './values.ts';

export type { NodeState } from './node-states.ts';
export type { AlertSettings, AlertView } from './node-alerts.ts';

const name = x.nameOf(MAX_NODE_NAME_CHARS);
const url = x.serverAddress;

/** An act under way in main: it outlives the screen that began it. */
const act = v.strictObject({
  kind: actKind,
  step: v.picklist(['upgradeCall', 'waitForUpgrade', 'unlockCall', 'waitForUnlock']),
  sinceMs: x.timeMs,
  /** What was answered last, in the service's own name or text; null: nothing yet. */
  lastAnswer: v.nullable(v.string()),
  lastAnswerAtMs: v.nullable(x.timeMs),
  nextTryAtMs: v.nullable(x.timeMs),
});

export const nodeRow = v.strictObject({
  id: x.id,
  cloudId: x.id,
  name: keptNodeName,
  /** The id that the service knows it by. */
  nodeId: foreignId,
  plan: nodePlan,
  state: nodeState,
  /** Since when it is so, as far as known here. */
  sinceMs: v.nullable(x.timeMs),
  /** It is so since before Ochre was started: only the time of day tells for how long, which may have been set. */
  sinceIsAbout: v.boolean(),
  proof: nodeProof,
  provedAtMs: v.nullable(x.timeMs),
  image: v.nullable(image),
  /** Null: the newest image or the node's own is not known. */
  outdated: v.nullable(v.boolean()),
  /** A new image on an automatic plan: it will probably lock. Said as a prediction. */
  predicted: v.nullable(v.strictObject({ because: v.picklist(['newImage']), sinceMs: x.timeMs })),
  /** Of one that is locked: by an update that nobody asked for here, or probably by one; null: not known. */
  lockedBy: v.nullable(v.picklist(['update', 'probablyUpdate'])),
  /** Of one that takes too long: what it was to end; absent: nothing is late. */
  overdue: v.exactOptional(v.picklist(['upgrading', 'unlocking', 'stopping', 'changing'])),
  /** It is unlocked, and follows no block since then; null: it follows them, or that is not known. */
  stillSinceMs: v.nullable(x.timeMs),
  /** It is unreachable, and why; null: it is not, or that is not told. */
  silence: v.nullable(silence),
  act: v.nullable(act),
  /** Why the last act ended without success; null: it did not. */
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
      /** Of `refused`: what of the unlock's body, or of what it names, it was refused for; null or absent: not known. */
      about: v.exactOptional(v.nullable(refusedFor)),
      atMs: x.timeMs,
    }),
  ),
  lockedMinutes30d: x.count,
  hasSecret: v.boolean(),
  unlockByItself: v.boolean(),
  /** Since when unlocking by itself is held, as it is to stay locked for a while; null: it is not. */
  heldSinceMs: v.nullable(x.keptMs),
});
export type NodeRow = v.InferOutput<typeof nodeRow>;

/** A connection to a node service. */
export const cloudView = v.strictObject({
  id: x.id,
  name: keptNodeName,
  /** Empty for practice, whose address is known while it runs, and for nodes of one's own. */
  baseUrl: x.keptAddress,
  /** Where nodes without an address of their own answer; null: each must have one. */
  nodeApiUrl: v.nullable(x.keptAddress),
  /**
   * `own`: nodes of one's own, without a hosting service: nothing of it is asked but they themselves. There is one such
   * connection at most.
   */
  kind: v.picklist(['practice', 'remote', 'own']),
  hasToken: v.boolean(),
  /** What this service offers beyond the document; without them Ochre is blind there, and says so. */
  extras: v.strictObject({ list: v.boolean(), detail: v.boolean(), probe: v.boolean() }),
  everySeconds: v.pipe(x.count, v.minValue(5), v.maxValue(BOUNDS.everySeconds)),
  latestImage: v.nullable(v.strictObject({ id: image, seenAtMs: x.keptMs, firstSeenAtMs: x.keptMs })),
  /** Why the last reading of the newest image failed; null: it did not. */
  trouble: v.nullable(v.string()),
  /** What its own list was like when it was read last, as far as that is more than its nodes; null: not read yet. */
  list: v.nullable(hostedList),
});
export type CloudView = v.InferOutput<typeof cloudView>;

/** One thing that happened to a node. Never holds a secret: a service's text is cleaned before. */
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
  /** Of kind `state`: what it became. */
  state: v.nullable(nodeState),
  /** Who acted. */
  by: v.picklist(['you', 'bulk', 'itself', 'plan', 'seen']),
  text: x.textUpTo(4_000),
});

/** The body of the unlock call: JSON with `{{name}}` where a secret of the keychain goes. */
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
  /** What the node is shown where it asks who connects: whose it says that it is, and until when. */
  clientCertificate: v.nullable(v.strictObject({ subject: v.string(), endsAtMs: x.timeMs })),
  unlockTemplate,
  secretNames: v.array(v.string()),
  secretsKept: v.array(v.string()),
  /** What is known, what says so, and when. */
  evidence: v.array(v.strictObject({ fact: v.string(), proof: nodeProof, atMs: v.nullable(x.timeMs) })),
  history: v.array(historyEntry),
  /** How long upgrades took on the other nodes here; null: none seen yet. */
  usualUpgrade: v.nullable(v.strictObject({ fromSeconds: x.count, toSeconds: x.count })),
});
export type NodeDetail = v.InferOutput<typeof nodeDetail>;

const lockedHistory = v.strictObject({
  fromMs: x.timeMs,
  toMs: x.timeMs,
  /** Of each bar, oldest first: the sum over all nodes. */
  lockedSeconds: v.array(x.count),
  /** When the most were locked at once; null: none was. */
  peak: v.nullable(v.strictObject({ count: x.count, atMs: x.timeMs })),
  /** Before that nothing is known; null: nothing is. */
  knownSinceMs: v.nullable(x.timeMs),
});
export type LockedHistory = Unchanged<v.InferOutput<typeof lockedHistory>>;

const nodeRef = v.strictObject({ nodeId: x.id });
const started = v.strictObject({ outcome: v.picklist(['started', 'aborted', 'already']) });
const listFormat = v.picklist(['csv', 'json']);

export const nodes = {
  /** All of it, as known here; asks nobody. */
  list: call(
    x.nothing,
    v.strictObject({ clouds: v.array(cloudView), nodes: v.array(nodeRow), asOfMs: x.timeMs }),
  ),
  read: call(nodeRef, nodeDetail),
  /** Sets a connection to a node service up, or changes it. `token`: text sets, null removes, absent keeps. */
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
          /** Where the nodes themselves answer; null: each node names its own. */
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
  /** Main asks first; the nodes of it go too, and their secrets. */
  removeCloud: call(
    v.strictObject({ cloudId: x.id }),
    v.strictObject({ outcome: v.picklist(['removed', 'aborted']) }),
  ),
  /** Adds a node, or changes one. Secrets by name: text sets, null removes, absent keeps. */
  save: call(
    v.strictObject({
      nodeId: v.nullable(x.id),
      /** Null: a node of one's own, without a hosting service. */
      cloudId: v.nullable(x.id),
      name,
      /** Null for a node of one's own alone, which nobody else has an id for. */
      foreignNodeId: v.nullable(foreignId),
      userId: v.nullable(foreignId),
      plan: nodePlan,
      /** The node's own address where it has one; null: the cloud's node address with user and node id. */
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
  /**
   * Puts secrets of many nodes into the keychain, by node and name, a few hundred at a time: what was kept before a
   * failure stays. Whether they are right only an unlock tells.
   */
  keepSecrets: call(v.strictObject({ secrets: secretsByNode }), v.strictObject({ kept: x.count }), {
    secret: 'in',
    maxInputBytes: MOST_SECRET_BYTES,
  }),
  remove: call(
    v.strictObject({ nodeIds }),
    v.strictObject({ outcome: v.picklist(['removed', 'aborted']), removed: x.count }),
    { maxInputBytes: 400_000 },
  ),
  /** Reads a list of nodes without secrets; adds new ones and updates those of the same id. */
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
  /** The service's own list, where it has one (an extra). */
  fetchList: call(
    v.strictObject({ cloudId: x.id }),
    v.strictObject({ added: x.count, updated: x.count, gone: x.count }),
  ),
  /** Without any secret in it. */
  exportList: call(
    v.strictObject({ format: listFormat }),
    v.strictObject({ savedAs: v.nullable(v.string()), nodes: x.count }),
  ),
  /** Asks now what can be asked: the newest image, and the probe where it is on. */
  check: call(v.strictObject({ nodeIds: v.nullable(nodeIds) }), x.nothing, { maxInputBytes: 400_000 }),
  upgrade: call(nodeRef, started),
  /** `secrets`: typed now; `keep` puts them in the keychain. A wrong one is never tried again by itself. */
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
  /** Ends an act's waiting. What was asked of the node already goes on there. */
  stop: call(nodeRef, x.nothing),
  /** Holds unlocking by itself, for a backup or another password, which want a locked node; or ends that. */
  hold: call(v.strictObject({ nodeId: x.id, held: v.boolean() }), nodeRow),
  /** Where the logs of a hosted node lie. `taskId`: of the answer before, where it had none yet. */
  logs: hostedLogs,
  ...nodeRunCalls,
  /** How long nodes that are here now were locked, upgrading or unlocking, over the last day or week. */
  lockedHistory: call(v.strictObject({ hours: v.picklist([24, 168]) }), lockedHistory),
  alerts: call(x.nothing, v.strictObject({ alerts: v.array(alertView), settings: alertSettings })),
  seen: call(v.strictObject({ alertIds: v.array(x.id) }), x.nothing),
  setAlerts: call(alertSettings, alertSettings),
  /** A window that nobody sees is a reason to look less often. */
  watched: call(v.strictObject({ visible: v.boolean() }), x.nothing, { whileLocked: true }),
  /** Rows that are not as they were, several at once. */
  changed: notice(
    v.strictObject({
      rows: v.array(nodeRow),
      removed: v.array(x.id),
      /** All connections as they are now, an empty list where the last one went; null: as they were. */
      clouds: v.nullable(v.array(cloudView)),
    }),
  ),
  /** Somebody asked for the nodes from outside of the window, by the system's tray: for all of them, or for one. */
  wanted: notice(v.strictObject({ nodeId: v.nullable(x.id) })),
  /** Heard of again, and as they were: of their rows nothing is otherwise but since when it is proved. */
  proved: notice(v.strictObject({ nodes: v.array(v.strictObject({ id: x.id, provedAtMs: x.timeMs })) })),
  alerted: notice(alertView),
} as const;
