import { fail } from '../domain/errors.ts';
import { KEY_BYTES, NONCE_BYTES, SALT_BYTES } from '../domain/sealed-box.ts';
import type { Cost } from '../domain/sealed-box.ts';
import { openLockEntry, writeLockEntry } from './lock-entry.ts';
import { isRecord, readRecord, writeRecord } from './record.ts';
import { besideOf } from './ring.ts';
import type { Ring } from './ring.ts';
import { isSecret, openRecord, readSealed, SECRET_ACCOUNT, sealRecord, secretOf } from './sealed-record.ts';
import type { FolderKey } from './sealed-record.ts';

/**
 * The app password, as it lies in the keychain: a folder key that the password closes, and the secrets that the folder
 * key closes. Each step leaves every secret readable with the old password or the new one, or without any; `open`
 * goes on where a step was cut short.
 */
export interface AppLock {
  /** Draws a folder key and closes it with the password. A lock of that id that is there already is kept, not replaced. */
  readonly make: (lockId: string, password: string) => Promise<FolderKey>;
  /** PASSWORD_WRONG; LOCK_MISSING where there is no such lock (KEYCHAIN_LOCKED where the ring cannot tell). */
  readonly open: (lockId: string, password: string) => Promise<FolderKey>;
  /** The same folder key under another password: one entry changes, whatever the number of wallets. */
  readonly change: (lockId: string, password: string, next: string) => Promise<void>;
  /** Closes every one of these secrets that is open. */
  readonly closeSecrets: (walletIds: readonly string[], key: FolderKey) => Promise<void>;
  /** Opens every one of these secrets that this lock closes. */
  readonly openSecrets: (walletIds: readonly string[], key: FolderKey) => Promise<void>;
  /** From which sum on this wallet's signatures want the password: SECRET_MISSING, SECRET_SEALED. */
  readonly askAbove: (
    wallet: { readonly id: string; readonly name: string },
    sats: number | null,
    key: FolderKey,
  ) => Promise<void>;
  /** Those of these secrets that no password closes. KEYCHAIN_LOCKED. */
  readonly lyingOpen: (walletIds: readonly string[]) => Promise<readonly string[]>;
  /** The secrets that are closed, by the lock that closes them: also of locks that no settings name. KEYCHAIN_LOCKED. */
  readonly closedBy: () => Promise<readonly ClosedBy[]>;
  /** Deletes the lock itself: what it still closes is lost. */
  readonly drop: (lockId: string) => Promise<void>;
}

export interface ClosedBy {
  readonly lockId: string;
  readonly walletIds: readonly string[];
}

export function createAppLock(
  ring: Ring,
  { randomBytes, cost }: { readonly randomBytes: (count: number) => Uint8Array; readonly cost: Cost },
): AppLock {
  const draw = () => ({ salt: randomBytes(SALT_BYTES), nonce: randomBytes(NONCE_BYTES) });
  const keyOf = (lockId: string, bytes: Uint8Array): FolderKey => ({ lockId, bytes, proved: true });

  async function open(lockId: string, password: string): Promise<FolderKey> {
    const account = lockOf(lockId);
    const text = await ring.get(account);
    const bytes = text === null ? null : await openLockEntry(text, lockId, password);
    const beside = await ring.get(besideOf(account));
    if (bytes !== null) {
      // A change that never came to its end: this password is still the one that counts.
      if (beside !== null) await ring.remove([besideOf(account)]);
      return keyOf(lockId, bytes);
    }
    const changed = beside === null ? null : await openLockEntry(beside, lockId, password);
    if (beside !== null && changed !== null) {
      await ring.replace(account, beside);
      return keyOf(lockId, changed);
    }
    if (text !== null || beside !== null) throw fail('PASSWORD_WRONG', { waitSeconds: 0 });
    await ring.refuseLocked('reading');
    throw fail('LOCK_MISSING', {});
  }

  async function eachSecret(
    walletIds: readonly string[],
    change: (text: string, walletId: string) => string | null,
  ): Promise<void> {
    for (const walletId of walletIds) {
      const account = secretOf(walletId);
      const text = await ring.read(account, isSecret);
      const next = text === null ? null : change(text, walletId);
      if (next !== null) await ring.replace(account, next);
    }
  }

  return {
    open,

    make: async (lockId, password) => {
      const account = lockOf(lockId);
      if ((await ring.get(account)) !== null) return open(lockId, password);
      const bytes = randomBytes(KEY_BYTES);
      const text = await writeLockEntry({ lockId, key: bytes, password }, draw(), cost);
      await ring.write(account, text);
      return keyOf(lockId, bytes);
    },

    change: async (lockId, password, next) => {
      const { bytes } = await open(lockId, password);
      try {
        await ring.replace(
          lockOf(lockId),
          await writeLockEntry({ lockId, key: bytes, password: next }, draw(), cost),
        );
      } finally {
        bytes.fill(0);
      }
    },

    closeSecrets: (walletIds, key) =>
      eachSecret(walletIds, (text, walletId) => {
        if (readSealed(text) !== null || !isRecord(text)) return null;
        const secret = readRecord(text);
        try {
          return sealRecord(secret, walletId, key, randomBytes(NONCE_BYTES));
        } finally {
          secret.wipe();
        }
      }),

    openSecrets: (walletIds, key) =>
      eachSecret(walletIds, (text, walletId) => {
        const sealed = readSealed(text);
        if (sealed?.lock !== key.lockId) return null;
        const secret = openRecord(sealed, { id: walletId, name: '' }, key);
        try {
          return writeRecord(secret);
        } finally {
          secret.wipe();
        }
      }),

    askAbove: async ({ id, name }, sats, key) => {
      const text = await ring.read(secretOf(id), isSecret);
      if (text === null) throw fail('SECRET_MISSING', { walletName: name });
      const sealed = readSealed(text);
      const secret = sealed === null ? readRecord(text) : openRecord(sealed, { id, name }, key);
      try {
        const changed = secret.asking(sats);
        await ring.replace(secretOf(id), sealRecord(changed, id, key, randomBytes(NONCE_BYTES)));
        changed.wipe();
      } finally {
        secret.wipe();
      }
    },

    lyingOpen: async (walletIds) => {
      await ring.refuseLocked('reading');
      const open: string[] = [];
      for (const walletId of walletIds) {
        const text = await ring.read(secretOf(walletId), isSecret);
        if (text !== null && isRecord(text)) open.push(walletId);
      }
      return open;
    },

    closedBy: async () => {
      await ring.refuseLocked('reading');
      const by = new Map<string, string[]>();
      for (const { account, value } of await ring.all()) {
        const walletId = SECRET_ACCOUNT.exec(account)?.[1];
        const lockId = walletId === undefined ? undefined : readSealed(value)?.lock;
        if (walletId !== undefined && lockId !== undefined)
          by.set(lockId, [...(by.get(lockId) ?? []), walletId]);
      }
      return [...by].map(([lockId, walletIds]) => ({ lockId, walletIds }));
    },

    drop: (lockId) => ring.remove([lockOf(lockId), besideOf(lockOf(lockId))]),
  };
}

const lockOf = (lockId: string): string => `lock:${lockId}`;
