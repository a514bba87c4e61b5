import { fail } from '../base/errors.ts';
import { NONCE_BYTES } from '../base/sealed-box.ts';
import type { VaultLock } from './vault/app-lock.ts';
import type { SessionStore } from './vault/vault.ts';
import type { HeldKey, WrappedKey } from './held-key.ts';
import type { KeyholderAnswer, KeyholderRequest } from './requests.ts';

export interface PasswordTools {
  readonly lock: VaultLock;
  readonly held: HeldKey;
  readonly session: SessionStore;
  readonly randomBytes: (count: number) => Uint8Array;
}

/** Draws a folder key, closes it with the password, and closes every secret with the key. Lends the key to `to`. */
export async function setLock(
  asked: KeyholderRequest<'setLock'>,
  { lock, held }: PasswordTools,
): Promise<WrappedKey> {
  held.keep(await lock.make(asked.lockId, asked.password));
  await lock.writeNote(keyOf(held), { isLeaving: false, idleMinutes: asked.idleMinutes });
  await lock.closeAll(keyOf(held));
  return held.lend(asked.to);
}

/**
 * Opens the lock, then closes open secrets unless the password is being removed. Lends the key to `to`. Without `to`
 * only this child holds the key, as proof for its next request, and nothing is closed.
 */
export async function openLock(
  asked: KeyholderRequest<'openLock'>,
  { lock, held }: PasswordTools,
): Promise<KeyholderAnswer<'openLock'>> {
  held.keep(await lock.open(asked.lockId, asked.password));
  if (asked.to === null) return null;
  const note = await lock.readNote(keyOf(held));
  if (!note.isLeaving) await lock.closeAll(keyOf(held));
  return { loan: { ...held.lend(asked.to) }, ...note };
}

/** Proves to the child `to` that the password was typed just now. This child ends with the password. */
export async function prove(
  asked: KeyholderRequest<'prove'>,
  { lock, held }: PasswordTools,
): Promise<WrappedKey> {
  held.keep(await lock.open(asked.lockId, asked.password));
  return held.prove(asked.to);
}

/** Opens every secret again, and deletes the lock last. After a cut the next unlock goes on. */
export async function removeLock(
  asked: KeyholderRequest<'removeLock'>,
  { lock, held }: PasswordTools,
): Promise<null> {
  held.keep(await lock.open(asked.lockId, asked.password));
  await lock.writeNote(keyOf(held), { isLeaving: true, idleMinutes: null });
  await lock.openAll(keyOf(held));
  await lock.drop(asked.lockId);
  held.forget();
  return null;
}

export async function askAbove(
  asked: KeyholderRequest<'askAbove'>,
  { lock, held }: PasswordTools,
): Promise<null> {
  const key = keyOf(held);
  // Anyone who may raise the sum may sign any sum.
  if (!key.proved) throw fail('PASSWORD_NEEDED', {});
  await lock.askAbove({ id: asked.walletId, name: asked.walletName }, asked.sats, key);
  return null;
}

/** Only for the child with the session-only secrets, which keeps their sums too. */
export function askSessionAbove(
  { walletId, walletName, sats, proof }: KeyholderRequest<'askSessionAbove'>,
  { session, held }: PasswordTools,
): null {
  session.askAbove(walletId, walletName, sats, held.readProof(proof));
  return null;
}

export function askNoMore({ proof }: KeyholderRequest<'askNoMore'>, { session, held }: PasswordTools): null {
  session.askNoMore(held.readProof(proof));
  return null;
}

export function isProved(
  { secret: { walletId, keySource }, proof }: KeyholderRequest<'sign'>,
  { session, held }: PasswordTools,
): boolean {
  if (keySource !== 'session') return held.read()?.proved === true;
  return proof !== undefined && session.isProvedBy(walletId, held.readProof(proof));
}

/** Keeps the idle minutes beside the lock: each unlock reports them, whatever settings say. */
export async function keepIdle(
  { minutes }: KeyholderRequest<'keepIdle'>,
  { lock, held }: PasswordTools,
): Promise<null> {
  await lock.writeNote(keyOf(held), { isLeaving: false, idleMinutes: minutes });
  return null;
}

/** The child with the session-only secrets closes them with the key that was lent, then forgets the key. */
export function closeSession({ session, held, randomBytes }: PasswordTools): null {
  session.close(keyOf(held), () => randomBytes(NONCE_BYTES));
  held.forget();
  return null;
}

export function openSession({ session, held }: PasswordTools): null {
  session.open(keyOf(held));
  held.forget();
  return null;
}

function keyOf(held: HeldKey) {
  const key = held.read();
  if (key === null) throw new Error('this child holds no key');
  return key;
}
