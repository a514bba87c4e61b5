import * as v from 'valibot';
import { call } from './define.ts';
import * as x from './values.ts';

/** As the practice service names a node: not the id that a connection gives it here. */
const practiceNodeId = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const plan = v.picklist(['node', 'scale', 'wallet']);
const seconds = v.pipe(x.count, v.maxValue(86_400));

const status = v.strictObject({
  latestImage: v.string(),
  /** How long upgrades take from now on. */
  upgradeSeconds: x.count,
  /** How far the clock of the practice nodes was moved ahead. */
  aheadSeconds: x.count,
  nodes: v.array(
    v.strictObject({
      nodeId: practiceNodeId,
      name: v.string(),
      plan,
      image: v.string(),
      state: v.picklist([
        'unlocked',
        'locked',
        'unlocking',
        'notInitialised',
        'upgrading',
        'failed',
        'vanished',
      ]),
      unlockSeconds: x.count,
      refusesPasswords: v.boolean(),
      unlockCalls: x.count,
      /** Unlock calls that were right and began: one for each time that it was locked, or something asks twice. */
      unlocksAccepted: x.count,
      upgradesAccepted: x.count,
    }),
  ),
});

/** Simulated nodes, for whoever practises. A connection to practice asks them over HTTP like any other. */
export const practiceNodeCalls = {
  /** What is really so: nobody can ask this of a real service. */
  nodes: call(x.nothing, status),
  /** Connections to practice that are there take the new nodes at once, with their passwords in the keychain. */
  makeNodes: call(
    v.strictObject({
      count: v.pipe(x.count, v.minValue(1), v.maxValue(5_000)),
      plan,
      state: v.picklist(['unlocked', 'outdated', 'locked', 'notInitialised', 'vanished']),
    }),
    status,
  ),
  /**
   * A new image. Nodes of the Scale and Wallet plans are upgraded to it unasked, spread over so many seconds; with
   * `upgrades` false they wait for upgradeAutomatic.
   */
  releaseImage: call(
    v.strictObject({ overSeconds: v.optional(seconds, 0), upgrades: v.exactOptional(v.boolean()) }),
    status,
  ),
  /** Nodes of the Scale and Wallet plans that do not run the newest image are upgraded now, unasked. */
  upgradeAutomatic: call(v.strictObject({ overSeconds: v.optional(seconds, 0) }), status),
  /** What is left out stays as it is. Null: every node. */
  setNodes: call(
    v.strictObject({
      nodeIds: v.nullable(v.pipe(v.array(practiceNodeId), v.maxLength(5_000))),
      /** Of the whole service. */
      upgradeSeconds: v.exactOptional(seconds),
      locked: v.exactOptional(v.boolean()),
      /** Answers nobody; what it was is as before when it comes back. */
      vanished: v.exactOptional(v.boolean()),
      /** Every password is wrong. */
      refusesPasswords: v.exactOptional(v.boolean()),
      unlockSeconds: v.exactOptional(seconds),
      nextUpgradeFails: v.exactOptional(v.boolean()),
      /** Somebody changed it elsewhere: the one in the keychain is wrong from now on. */
      newPassword: v.exactOptional(v.boolean()),
    }),
    status,
    { maxInputBytes: 400_000 },
  ),
  /** Moves the clock of the practice nodes ahead, so that nobody waits for a slow one. */
  passTime: call(v.strictObject({ seconds: v.pipe(seconds, v.minValue(1)) }), status),
  /** What to type: the practice service knows the passwords of its own nodes. They guard nothing. */
  nodePassword: call(v.strictObject({ nodeId: practiceNodeId }), v.strictObject({ password: v.string() }), {
    secret: 'out',
  }),
} as const;
