import { fail, WalletError } from '../../base/errors.ts';
import type { LockRecord } from '../../records/settings.ts';
import type { PasswordProof, FoundLock, OpenedLock } from '../../world/world.ts';
import type { UseCase, WalletContext } from '../context/context.ts';
import { askSetPassword } from '../questions.ts';
import { toView } from '../context/wallet-list.ts';
import { FIRST_IDLE_MINUTES } from '../context/app-lock.ts';
import { failureIn } from '../failures.ts';

/** Writes first that a password exists: if cut short, the next start asks for it and unlock finishes. */
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

/** Takes a half-set password back. If that fails, the lock record stays, and the next unlock finishes. */
async function undoSetting(context: WalletContext, proof: PasswordProof): Promise<void> {
  try {
    await context.signer.password.remove(proof);
    context.lock.keep(null);
  } catch (error) {
    // Without a lock no secret was closed yet, because the lock is written first.
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
    // The lock opens the session's secrets, so open them before it is gone.
    await signer.password.open(proof);
    await signer.password.remove(proof);
    context.wallets.updateEach(() => ({ askAboveSats: null }));
    lock.keep(null);
    return lock.view();
  });
};

/** Finishes a cut-short change: a password being set is set, one being removed is gone. */
export const unlock: UseCase<'lock.unlock'> = (context, { password }) => {
  const { lock, signer } = context;
  const known = lock.record();
  return lock.attempt(async () => {
    let opened: Awaited<ReturnType<typeof openAny>>;
    try {
      opened = await openAny(context, known, password);
    } catch (error) {
      const isGone = failureIn(error, 'LOCK_MISSING') !== null;
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
    // Older locks lack the minutes, which settings can't change there. If this fails, the next unlock writes them.
    if (idleMinutes === null) await signer.password.keepIdle(record.idleMinutes).catch(() => undefined);
    return lock.view();
  });
};

/** The minutes are kept beside the lock, because any program can write settings. */
export const setIdle: UseCase<'lock.setIdle'> = async (context, { minutes }) => {
  const { lock, signer } = context;
  lock.record();
  await signer.password.keepIdle(minutes);
  lock.keep({ ...lock.record(), idleMinutes: minutes });
  return lock.view();
};

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

/** Null if no password was typed. Throws PASSWORD_STATE without a lock. */
export function passwordProof({ lock }: WalletContext, password: string | undefined): PasswordProof | null {
  return password === undefined ? null : { lockId: lock.record().id, password };
}

export function inKeychain({ wallets }: WalletContext): readonly string[] {
  return wallets
    .list()
    .filter(({ keySource }) => keySource === 'keychain')
    .map(({ id }) => id);
}

export async function otherLocks({ signer, settings }: WalletContext): Promise<readonly FoundLock[]> {
  const here = settings.read().lock?.id;
  return (await signer.password.locks(false)).filter(({ lockId }) => lockId !== here);
}

/** Adopts and unlocks a lock that came into this keychain since the start; a wrong password changes nothing. */
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

/** Throws PASSWORD_WRONG, or LOCK_MISSING if there is no lock. */
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
      // Report a wrong password rather than a missing lock: it may be mistyped.
      if (error.failure.code === 'PASSWORD_WRONG') last = error;
      return null;
    }
  };
  const opened = known === null ? null : await open(known.id);
  if (opened !== null) return opened;
  for (const { lockId, isThere } of await otherLocks(context)) {
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
