import { fail, WalletError } from '../../base/errors.ts';
import type { LockRecord } from '../../records/settings.ts';
import type { PasswordProof, FoundLock, OpenedLock } from '../../world/world.ts';
import type { UseCase, WalletContext } from '../context/context.ts';
import { askSetPassword } from '../questions.ts';
import { toView } from '../context/wallet-list.ts';
import { FIRST_IDLE_MINUTES } from '../context/app-lock.ts';
import { failureIn } from '../failures.ts';

/**
 * Sets the app password. What is kept first is that there is one: where this ends early, the next start asks for the
 * password, and the unlock goes on with what is left. Main asks first: on a no nothing is set.
 */
export const setPassword: UseCase<'lock.setPassword'> = async (context, { password }) => {
  const { lock, signer, random, settings } = context;
  const refuseSet = (): void => {
    if (settings.read().lock !== null) throw fail('PASSWORD_STATE', { isSet: true });
  };
  refuseSet();
  if (!(await context.confirm.ask(askSetPassword(inKeychain(context).length)))) return lock.view();
  refuseSet();
  const record = { id: random.id(), idleMinutes: FIRST_IDLE_MINUTES };
  lock.keep(record);
  try {
    await signer.password.set({ lockId: record.id, password }, record.idleMinutes);
  } catch (error) {
    await undoSetting(context, { lockId: record.id, password });
    throw error;
  }
  return lock.view();
};

/** Where it can be undone it is; where not, the lock stays as it is kept: the unlock goes on with it. */
async function undoSetting(context: WalletContext, proof: PasswordProof): Promise<void> {
  try {
    await context.signer.password.remove(proof);
    context.lock.keep(null);
  } catch (error) {
    // Nothing was closed yet: the lock is written before the first secret is.
    if (failureIn(error, 'LOCK_MISSING') !== null) context.lock.keep(null);
  }
}

export const changePassword: UseCase<'lock.changePassword'> = (context, { password, next }) => {
  const { lock, signer } = context;
  const { id: lockId } = lock.record();
  return lock.attempt(async () => {
    await signer.password.change({ lockId, password }, next);
    return lock.view();
  });
};

export const removePassword: UseCase<'lock.removePassword'> = (context, { password }) => {
  const { lock, signer } = context;
  const record = lock.record();
  return lock.attempt(async () => {
    const proof = { lockId: record.id, password };
    // What the session holds is opened by the lock, so before there is none.
    await signer.password.open(proof);
    await signer.password.remove(proof);
    context.wallets.updateEach(() => ({ askAboveSats: null }));
    lock.keep(null);
    return lock.view();
  });
};

/** Opens, and ends what was cut short: a password that was being set is set then, one that was being removed is gone. */
export const unlock: UseCase<'lock.unlock'> = (context, { password }) => {
  const { lock, signer } = context;
  const known = lock.record();
  return lock.attempt(async () => {
    let opened: Awaited<ReturnType<typeof openAny>>;
    try {
      opened = await openAny(context, known, password);
    } catch (error) {
      const isGone = failureIn(error, 'LOCK_MISSING') !== null;
      // Of a lock that is no more, and closes nothing: half set, or removed but for the last step.
      if (!isGone || (await signer.password.locks(false)).some(({ lockId }) => lockId === known.id))
        throw error;
      await signer.password.drop(known.id);
      lock.keep(null);
      return lock.view();
    }
    const { record, isLeaving, idleMinutes } = opened;
    if (isLeaving) {
      await removeOpened(context, { lockId: record.id, password });
      context.wallets.updateEach(() => ({ askAboveSats: null }));
      lock.keep(null);
      return lock.view();
    }
    if (record.id !== known.id || record.idleMinutes !== known.idleMinutes) lock.keep(record);
    lock.unlocked();
    // Older locks have no such note: from now on it is not settings that say so. Else the next unlock writes it.
    if (idleMinutes === null) await signer.password.keepIdle(record.idleMinutes).catch(() => undefined);
    return lock.view();
  });
};

/** Kept beside the lock: settings could be written by anybody. */
export const setIdle: UseCase<'lock.setIdle'> = async (context, { minutes }) => {
  const { lock, signer } = context;
  lock.record();
  await signer.password.keepIdle(minutes);
  lock.keep({ ...lock.record(), idleMinutes: minutes });
  return lock.view();
};

/** It is locked still where this fails: then what was opened for it is shut again. */
async function removeOpened(context: WalletContext, proof: PasswordProof): Promise<void> {
  const { password } = context.signer;
  try {
    await password.remove(proof);
  } catch (error) {
    await password.shut();
    throw error;
  }
}

export const setAskAbove: UseCase<'lock.askAbove'> = async (context, { walletId, sats, password }) => {
  const { lock, signer, wallets } = context;
  const { id: lockId } = lock.record();
  const wallet = wallets.require(walletId);
  if (wallet.keySource === 'none') throw fail('NO_KEY_HERE', { walletName: wallet.name });
  const proof = { lockId, password };
  await lock.attempt(() => signer.password.askAbove(proof, wallet, sats));
  return toView(wallets.update(walletId, () => ({ askAboveSats: sats })));
};

/** The app password as it was typed, for the lock that is set; null where none is typed. PASSWORD_STATE without a lock. */
export function proofOf({ lock }: WalletContext, password: string | undefined): PasswordProof | null {
  return password === undefined ? null : { lockId: lock.record().id, password };
}

/** The wallets whose secrets lie in the keychain. */
export function inKeychain({ wallets }: WalletContext): readonly string[] {
  return wallets
    .list()
    .filter(({ keySource }) => keySource === 'keychain')
    .map(({ id }) => id);
}

/** What lies closed in the keychain by a lock that is not the one in use here. */
export async function closedElsewhere({ signer, settings }: WalletContext): Promise<readonly FoundLock[]> {
  const here = settings.read().lock?.id;
  return (await signer.password.locks(false)).filter(({ lockId }) => lockId !== here);
}

/**
 * A lock that came into this keychain since the start is taken over with its password, and Ochre is unlocked. Nothing is
 * changed by a password that opens none.
 */
export const adoptLock: UseCase<'lock.adopt'> = async (context, { password }) => {
  const { lock } = context;
  const refuseSet = (): void => {
    if (lock.view().password === 'set') throw fail('PASSWORD_STATE', { isSet: true });
  };
  refuseSet();
  return lock.attempt(async () => {
    const { record } = await openAny(context, null, password);
    refuseSet();
    lock.keep(record);
    return lock.view();
  });
};

/**
 * Opens the lock that is known here, or whichever of this keychain the password opens. PASSWORD_WRONG where it opens
 * none of those that are there; LOCK_MISSING where there is none, though something is closed with `known`.
 */
async function openAny(
  context: WalletContext,
  known: LockRecord | null,
  password: string,
): Promise<OpenedLock & { readonly record: LockRecord }> {
  let last: WalletError = fail('LOCK_MISSING', {});
  const open = async (lockId: string) => {
    try {
      const opened = await context.signer.password.open({ lockId, password });
      const idleMinutes = opened.idleMinutes ?? known?.idleMinutes ?? FIRST_IDLE_MINUTES;
      return { ...opened, record: { id: lockId, idleMinutes } };
    } catch (error) {
      if (!isOfTheLock(error)) throw error;
      // A wrong password is worth more than a lock that is gone: it may be mistyped.
      if (error.failure.code === 'PASSWORD_WRONG') last = error;
      return null;
    }
  };
  const opened = known === null ? null : await open(known.id);
  if (opened !== null) return opened;
  for (const { lockId, isThere } of await closedElsewhere(context)) {
    const other = isThere ? await open(lockId) : null;
    if (other !== null) return other;
  }
  throw last;
}

function isOfTheLock(error: unknown): error is WalletError {
  return (
    error instanceof WalletError &&
    (error.failure.code === 'PASSWORD_WRONG' || error.failure.code === 'LOCK_MISSING')
  );
}
