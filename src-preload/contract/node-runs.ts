import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { call, notice, type Unchanged } from './define.ts';
import { keptNodeName } from './node-states.ts';
import * as x from './values.ts';

export const nodeIds = v.pipe(v.array(x.id), v.minLength(1), v.maxLength(BOUNDS.batchNodes));
export const secret = v.pipe(v.string(), v.minLength(1), v.maxLength(BOUNDS.secretChars));
export const secretName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,40}$/));
/** By node, then by the names that its unlock body has places for. */
export const secretsByNode = v.pipe(
  v.record(x.id, v.record(secretName, secret)),
  v.check((secrets) => Object.keys(secrets).length <= BOUNDS.batchNodes, 'too many'),
);
/** A few hundred bytes for each of the most nodes. */
export const MOST_SECRET_BYTES = 8_000_000;

export const actKind = v.picklist(['upgrade', 'unlock', 'upgradeToUnlocked']);
export type ActKind = v.InferOutput<typeof actKind>;
const parallel = v.pipe(x.count, v.minValue(1), v.maxValue(BOUNDS.parallelNodes));

const planRow = v.strictObject({
  nodeId: x.id,
  name: keptNodeName,
  will: v.picklist(['act', 'skip']),
  because: v.picklist([
    'locked',
    'outdated',
    'stateUnknown',
    'alreadyUnlocked',
    'notOutdated',
    'busy',
    'noSecret',
    'wrongPassword',
    'noToken',
    'noAddress',
    'hostNotApproved',
    // Nobody but its owner updates it.
    'ownNode',
  ]),
  /** Names of the secrets that the unlock would need and nobody keeps, or that were wrong the last time. */
  missing: v.array(v.string()),
});
export type PlanRow = Unchanged<v.InferOutput<typeof planRow>>;

/** What of an unlock's body a node refused for, or what of it was away. `data`: its own are damaged, whatever is sent. */
export const refusedFor = v.picklist([
  'bitcoind',
  'indexer',
  'proxy',
  'network',
  'announce',
  'body',
  'sync',
  'data',
]);
export type RefusedFor = v.InferOutput<typeof refusedFor>;

/** One node's part of a run. `unknown`: asked before a restart or without an answer; never asked a second time unread. */
export const runNode = v.strictObject({
  nodeId: x.id,
  name: keptNodeName,
  outcome: v.picklist(['waiting', 'running', 'done', 'already', 'failed', 'skipped', 'unknown']),
  /** Why it failed, as a stable word (`wrongPassword`, `tokenRefused`, …), or the service's own text. */
  text: x.textUpTo(4_000),
  /** It failed by a refusal of the node's own (its Bitcoin node is away, it was never set up): the run went on over it. */
  own: v.exactOptional(v.boolean()),
  about: v.exactOptional(refusedFor),
  startedAtMs: v.nullable(x.keptMs),
  endedAtMs: v.nullable(x.keptMs),
});

/** A bulk act: one canary first, then so many at a time, stopped by a pattern, resumed after a restart. */
export const runView = v.strictObject({
  id: x.id,
  act: actKind,
  state: v.picklist(['canary', 'running', 'paused', 'stopped', 'finished', 'interrupted']),
  canary: v.nullable(x.id),
  parallel,
  startedAtMs: x.keptMs,
  endedAtMs: v.nullable(x.keptMs),
  counts: v.strictObject({
    waiting: x.count,
    running: x.count,
    done: x.count,
    already: x.count,
    failed: x.count,
    skipped: x.count,
    unknown: x.count,
  }),
  /** The pattern that stopped it; null: none did. */
  stoppedBecause: v.nullable(
    v.picklist(['wrongPasswords', 'canaryFailed', 'tokenRefused', 'manyFailures', 'you']),
  ),
});
export type RunView = v.InferOutput<typeof runView>;

/** Bulk acts: planned dry, then run with a canary, steered, and reported node by node. */
export const nodeRunCalls = {
  /** A dry run: what would be done to whom, and what not and why. Asks nobody. */
  plan: call(
    v.strictObject({
      act: actKind,
      nodeIds,
      /** Their secrets will come with the run. */
      given: v.exactOptional(v.pipe(v.array(x.id), v.maxLength(BOUNDS.batchNodes))),
    }),
    v.strictObject({
      act: actKind,
      rows: v.array(planRow),
      canary: v.nullable(x.id),
      parallel,
      newHosts: v.array(v.string()),
    }),
    { maxInputBytes: 400_000 },
  ),
  /** Main asks first, names the hosts that secrets go to, then runs the canary alone and the others after it. */
  run: call(
    v.strictObject({
      act: actKind,
      nodeIds,
      canary: v.nullable(x.id),
      parallel,
      /** For this run only: held in memory until it ends, and never written. They go before what is kept. */
      secrets: v.exactOptional(secretsByNode),
    }),
    v.variant('outcome', [v.strictObject({ outcome: v.literal('started'), run: runView }), x.aborted]),
    { secret: 'in', maxInputBytes: MOST_SECRET_BYTES },
  ),
  steerRun: call(v.strictObject({ runId: x.id, to: v.picklist(['pause', 'resume', 'stop']) }), runView),
  runs: call(x.nothing, v.strictObject({ runs: v.array(runView) })),
  report: call(v.strictObject({ runId: x.id }), v.strictObject({ run: runView, nodes: v.array(runNode) })),
  runChanged: notice(runView),
} as const;
