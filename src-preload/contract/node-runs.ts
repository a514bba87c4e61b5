import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { call, notice, type Unchanged } from './define.ts';
import { keptNodeName } from './node-states.ts';
import * as x from './values.ts';

export const nodeIds = v.pipe(v.array(x.id), v.minLength(1), v.maxLength(BOUNDS.batchNodes));
export const secret = v.pipe(v.string(), v.minLength(1), v.maxLength(BOUNDS.secretChars));
export const secretName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,40}$/));
/** By node, then by name in its unlock body. */
export const secretsByNode = v.pipe(
  v.record(x.id, v.record(secretName, secret)),
  v.check((secrets) => Object.keys(secrets).length <= BOUNDS.batchNodes, 'too many'),
);
/** Room for secrets of a few hundred bytes for every node of a batch. */
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
    'ownNode',
  ]),
  /** Names of secrets that the unlock needs and that are missing or were wrong the last time. */
  missing: v.array(v.string()),
});
export type PlanRow = Unchanged<v.InferOutput<typeof planRow>>;

/** Which part of an unlock's body the node refused. `data`: no part, because the node's own data are damaged. */
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
export type UnlockProblem = v.InferOutput<typeof refusedFor>;

/** `unknown`: no answer came, or Ochre ended before it; the node's state is read before it is asked again. */
export const runNode = v.strictObject({
  nodeId: x.id,
  name: keptNodeName,
  outcome: v.picklist(['waiting', 'running', 'done', 'already', 'failed', 'skipped', 'unknown']),
  /** A stable word (`wrongPassword`, `tokenRefused`, …), or the service's own text. */
  text: x.textUpTo(4_000),
  /** The refusal says nothing about other nodes (never set up, its Bitcoin node is away), so the run continues. */
  own: v.exactOptional(v.boolean()),
  about: v.exactOptional(refusedFor),
  startedAtMs: v.nullable(x.keptMs),
  endedAtMs: v.nullable(x.keptMs),
});

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
  /** Why the run was stopped; null if it wasn't. */
  stoppedBecause: v.nullable(
    v.picklist(['wrongPasswords', 'canaryFailed', 'tokenRefused', 'manyFailures', 'you']),
  ),
});
export type RunView = v.InferOutput<typeof runView>;

export const nodeRunCalls = {
  /** Says what a run would do with each node. Asks nobody. */
  plan: call(
    v.strictObject({
      act: actKind,
      nodeIds,
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
  /** Main asks first and names the hosts that get secrets. The canary runs alone, then the others. */
  run: call(
    v.strictObject({
      act: actKind,
      nodeIds,
      canary: v.nullable(x.id),
      parallel,
      /** Secrets for this run only, which override kept ones and are never written. */
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
