import { fail, WalletError } from '../../domain/errors.ts';
import type { FoundLock, LockRecord, OpenedLock } from '../../ports/index.ts';
import type { UseCase, WalletContext } from '../context/context.ts';
import { FIRST_IDLE_MINUTES } from '../context/app-lock.ts';

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
export async function openAny(
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
