import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { call, notice } from './define.ts';
import * as x from './values.ts';
import { walletView } from './wallet.ts';

export const typedPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(BOUNDS.passwordChars));
const chosen = v.pipe(v.string(), v.minLength(BOUNDS.leastPasswordChars), v.maxLength(BOUNDS.passwordChars));
const words = v.pipe(v.string(), v.minLength(1), v.maxLength(BOUNDS.wordsChars));

/** Minutes without a key or a pointer, until it locks itself. */
export const idleMinutes = v.pipe(x.count, v.minValue(1), v.maxValue(BOUNDS.idleMinutes));

/** What may be known of the lock while it is shut: counts, no name. */
export const lockView = v.strictObject({
  /**
   * Whether an app password is set; without one Ochre is never locked. `unknown`: the keychain, where that lies, has not
   * said; until it has, Ochre is locked.
   */
  password: v.picklist(['none', 'set', 'unknown']),
  locked: v.boolean(),
  /** A question that main had asked stood open when it was locked: it counts as a no. */
  questionCancelled: v.boolean(),
  idleMinutes,
  /** Until the next password is looked at. */
  waitSeconds: x.count,
  /** Watching goes on; those that are waiting cannot be asked before the unlock, and are in no other count. */
  nodes: v.strictObject({ watched: x.count, locked: x.count, waiting: x.count }),
});
export type LockView = v.InferOutput<typeof lockView>;

export const lock = {
  state: call(x.nothing, lockView, { whileLocked: true }),
  /** Asks the keychain once more whether there is a lock, where that is unknown. */
  look: call(x.nothing, lockView, { whileLocked: true }),
  unlock: call(v.strictObject({ password: typedPassword }), lockView, { secret: 'in', whileLocked: true }),
  /** At once. Refused where no password is set. */
  now: call(x.nothing, lockView, { whileLocked: true }),
  /** Somebody is here: a key was pressed or a pointer moved in the window. */
  active: call(x.nothing, x.nothing, { whileLocked: true }),
  /** Main asks first: on a no the view says that none is set. */
  setPassword: call(v.strictObject({ password: chosen }), lockView, { secret: 'in' }),
  /**
   * A lock that came into the keychain since the start: what it closes is opened with its password, and locked with it.
   * PASSWORD_STATE where one is set, LOCK_MISSING where nothing is closed or what closes it is gone.
   */
  adopt: call(v.strictObject({ password: typedPassword }), lockView, { secret: 'in' }),
  changePassword: call(v.strictObject({ password: typedPassword, next: chosen }), lockView, { secret: 'in' }),
  removePassword: call(v.strictObject({ password: typedPassword }), lockView, { secret: 'in' }),
  setIdle: call(v.strictObject({ minutes: idleMinutes }), lockView),
  /** From which sum on signatures of this wallet want the password typed again; null: never. */
  askAbove: call(
    v.strictObject({ walletId: x.id, sats: v.nullable(x.sats), password: typedPassword }),
    walletView,
    { secret: 'in' },
  ),
  /**
   * A forgotten password: the words of one wallet that is listed here bring its secret back and take the lock away. The
   * closed secrets of the others are deleted, and their words bring them back; every record of theirs stays.
   * Main asks first: on a no the view says that it is locked still.
   */
  forgot: call(v.strictObject({ words }), lockView, { secret: 'in', whileLocked: true }),
  changed: notice(lockView, { whileLocked: true }),
} as const;
