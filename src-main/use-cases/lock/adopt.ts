import type { CallInput, LockView } from '../../../src-preload/contract/index.ts';
import { fail, WalletError } from '../../domain/errors.ts';
import type { Context } from '../context.ts';
import { FIRST_IDLE_MINUTES } from './app-lock.ts';
import { inKeychain } from './password.ts';

type ClosedBy = Awaited<ReturnType<Context['signer']['password']['closedBy']>>[number];

/** What lies closed in the keychain by a lock that these settings do not name. */
export async function closedElsewhere({ signer, settings }: Context): Promise<readonly ClosedBy[]> {
  const here = settings.read().lock?.id;
  return (await signer.password.closedBy()).filter(({ lockId }) => lockId !== here);
}

/**
 * Settings that were lost name no lock, and the keychain still has it: with its password it is this data folder's
 * again, and Ochre is unlocked. Nothing is changed by a password that opens none.
 */
export async function adoptLock(context: Context, { password }: CallInput<'lock.adopt'>): Promise<LockView> {
  const { lock, signer } = context;
  const refuseSet = (): void => {
    if (lock.view().password === 'set') throw fail('PASSWORD_STATE', { isSet: true });
  };
  refuseSet();
  return lock.attempt(async () => {
    const lockId = await openedBy(context, password);
    refuseSet();
    const record = { id: lockId, state: 'setting', idleMinutes: FIRST_IDLE_MINUTES } as const;
    lock.keep(record);
    // Closes what lies open here, as a password that is set does.
    await signer.password.open({ lockId, password }, inKeychain(context));
    lock.keep({ ...record, state: 'on' });
    return lock.view();
  });
}

/** The lock that the password opens. PASSWORD_WRONG where it opens none of those that are there. */
async function openedBy(context: Context, password: string): Promise<string> {
  let last: WalletError = fail('LOCK_MISSING', {});
  for (const { lockId } of await closedElsewhere(context)) {
    try {
      await context.signer.password.open({ lockId, password }, []);
      return lockId;
    } catch (error) {
      if (!isOfTheLock(error)) throw error;
      // A wrong password is worth more than a lock that is gone: it may be mistyped.
      if (error.failure.code === 'PASSWORD_WRONG') last = error;
    }
  }
  throw last;
}

function isOfTheLock(error: unknown): error is WalletError {
  return (
    error instanceof WalletError &&
    (error.failure.code === 'PASSWORD_WRONG' || error.failure.code === 'LOCK_MISSING')
  );
}
