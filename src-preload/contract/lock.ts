import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { call, notice } from './define.ts';
import * as x from './values.ts';
import { walletView } from './wallet.ts';

export const typedPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(BOUNDS.passwordChars));
const chosen = v.pipe(v.string(), v.minLength(BOUNDS.leastPasswordChars), v.maxLength(BOUNDS.passwordChars));
const words = v.pipe(v.string(), v.minLength(1), v.maxLength(BOUNDS.wordsChars));

export const idleMinutes = v.pipe(x.count, v.minValue(1), v.maxValue(BOUNDS.idleMinutes));

/** A page may know this while Ochre is locked, so it has counts and no names. */
export const lockView = v.strictObject({
  /** `none`: Ochre never locks. `unknown`: the keychain hasn't answered, and until then Ochre is locked. */
  password: v.picklist(['none', 'set', 'unknown']),
  locked: v.boolean(),
  /** Ochre locked while a question was open; the question counts as answered with no. */
  questionCancelled: v.boolean(),
  idleMinutes,
  waitSeconds: x.count,
  /** `waiting`: nodes that Ochre can't ask before the unlock. `watched` and `locked` leave them out. */
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
  /** Main asks first. If the person says no, the view has `password` none. */
  setPassword: call(v.strictObject({ password: chosen }), lockView, { secret: 'in' }),
  /** Takes over another folder's app password. PASSWORD_STATE if one is set here, LOCK_MISSING if there is no other. */
  adopt: call(v.strictObject({ password: typedPassword }), lockView, { secret: 'in' }),
  changePassword: call(v.strictObject({ password: typedPassword, next: chosen }), lockView, { secret: 'in' }),
  removePassword: call(v.strictObject({ password: typedPassword }), lockView, { secret: 'in' }),
  setIdle: call(v.strictObject({ minutes: idleMinutes }), lockView),
  askAbove: call(
    v.strictObject({ walletId: x.id, sats: v.nullable(x.satsSchema), password: typedPassword }),
    walletView,
    { secret: 'in' },
  ),
  /** Opens with a wallet's words, and deletes other wallets' closed secrets. Main asks; after a no it stays locked. */
  forgot: call(v.strictObject({ words }), lockView, { secret: 'in', whileLocked: true }),
  changed: notice(lockView, { whileLocked: true }),
} as const;
