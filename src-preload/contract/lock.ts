import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { call, notice } from './define.ts';
import * as x from './values.ts';
import { walletView } from './wallet.ts';

export const typedPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(BOUNDS.passwordChars));
const chosen = v.pipe(v.string(), v.minLength(BOUNDS.leastPasswordChars), v.maxLength(BOUNDS.passwordChars));
const words = v.pipe(v.string(), v.minLength(1), v.maxLength(BOUNDS.wordsChars));

export const idleMinutes = v.pipe(x.count, v.minValue(1), v.maxValue(BOUNDS.idleMinutes));

/** May be known while locked: counts, no name. */
export const lockView = v.strictObject({
  /** Without a password Ochre is never locked. `unknown`: the keychain hasn't answered; until then Ochre is locked. */
  password: v.picklist(['none', 'set', 'unknown']),
  locked: v.boolean(),
  /** A question that was open when it locked counts as a no. */
  questionCancelled: v.boolean(),
  idleMinutes,
  waitSeconds: x.count,
  /** Waiting ones can't be asked before the unlock, and are in no other count. */
  nodes: v.strictObject({ watched: x.count, locked: x.count, waiting: x.count }),
});
export type LockView = v.InferOutput<typeof lockView>;

export const lock = {
  state: call(x.nothing, lockView, { whileLocked: true }),
  /** Asks the keychain again if the lock is unknown. */
  look: call(x.nothing, lockView, { whileLocked: true }),
  unlock: call(v.strictObject({ password: typedPassword }), lockView, { secret: 'in', whileLocked: true }),
  now: call(x.nothing, lockView, { whileLocked: true }),
  active: call(x.nothing, x.nothing, { whileLocked: true }),
  /** Main asks first: on a no the view says that none is set. */
  setPassword: call(v.strictObject({ password: chosen }), lockView, { secret: 'in' }),
  /** PASSWORD_STATE if a password is set, LOCK_MISSING if nothing is closed or its key is gone. */
  adopt: call(v.strictObject({ password: typedPassword }), lockView, { secret: 'in' }),
  changePassword: call(v.strictObject({ password: typedPassword, next: chosen }), lockView, { secret: 'in' }),
  removePassword: call(v.strictObject({ password: typedPassword }), lockView, { secret: 'in' }),
  setIdle: call(v.strictObject({ minutes: idleMinutes }), lockView),
  askAbove: call(
    v.strictObject({ walletId: x.id, sats: v.nullable(x.satsSchema), password: typedPassword }),
    walletView,
    { secret: 'in' },
  ),
  /** Deletes other wallets' closed secrets; their records stay. Main asks first: after a no the view says it is locked. */
  forgot: call(v.strictObject({ words }), lockView, { secret: 'in', whileLocked: true }),
  changed: notice(lockView, { whileLocked: true }),
} as const;
