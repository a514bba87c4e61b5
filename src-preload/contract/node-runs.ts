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
    'ownNode',
  ]),
  /** Names of secrets that the unlock needs and nobody keeps, or that were wrong the last time. */
  missing: v.array(v.string()),
});
export type PlanRow = Unchanged<v.InferOutput<typeof planRow>>;

/** What the node refused in an unlock's body. `data`: its own are damaged, whatever is sent. */
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

/** `unknown`: no answer, or a restart before it; never asked again unread. */
export const runNode = v.strictObject({
  nodeId: x.id,
  name: keptNodeName,
  outcome: v.picklist(['waiting', 'running', 'done', 'already', 'failed', 'skipped', 'unknown']),
  /** A stable word (`wrongPassword`, `tokenRefused`, …), or the service's own text. */
  text: x.textUpTo(4_000),
  /** The node's own refusal (its Bitcoin node is away, it was never set up): the run continues. */
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
  /** The pattern that stopped it; null: none did. */
  stoppedBecause: v.nullable(
    v.picklist(['wrongPasswords', 'canaryFailed', 'tokenRefused', 'manyFailures', 'you']),
  ),
});
export type RunView = v.InferOutput<typeof runView>;

export const nodeRunCalls = {
  /** A dry run. Asks nobody. */
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
      /** For this run only: kept in memory, never written. They override kept ones. */
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
