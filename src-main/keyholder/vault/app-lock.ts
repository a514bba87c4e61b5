import * as v from 'valibot';
import { fromHex, toHex } from '../../base/bytes.ts';
import { fail } from '../../base/errors.ts';
import { fromJson } from '../../base/json.ts';
import {
  KEY_BYTES,
  NONCE_BYTES,
  SALT_BYTES,
  type Cost,
  isBearable,
  passwordKey,
  seal,
  unseal,
} from '../../base/sealed-box.ts';
import type { FoundLock, OpenedLock } from '../requests.ts';
import {
  isRecord,
  readRecord,
  writeRecord,
  isSecret,
  openRecord,
  readSealed,
  SECRET_ACCOUNT,
  sealRecord,
  walletEntry,
  type FolderKey,
  openToken,
  readSealedToken,
  sealToken,
  TOKEN_ACCOUNT,
  tokenEntry,
} from './record.ts';
import { besideOf, type Ring } from './vault.ts';

export type VaultLock = ReturnType<typeof createVaultLock>;

/**
 * The password closes a folder key, which closes every wallet's secret, every token and every password of a node or
 * proxy, named in settings or not. Spending rules lie open: they outlive a forgotten password. Each step leaves every
 * entry readable by the old password, the new one or none. `closeAll` and `openAll` complete a cut-short run.
 */
export function createVaultLock(
  ring: Ring,
  { randomBytes, cost }: { readonly randomBytes: (count: number) => Uint8Array; readonly cost: Cost },
) {
  const draw = () => ({ salt: randomBytes(SALT_BYTES), nonce: randomBytes(NONCE_BYTES) });
  const keyOf = (lockId: string, bytes: Uint8Array): FolderKey => ({ lockId, bytes, proved: true });

  /** Throws PASSWORD_WRONG; LOCK_MISSING if there is no such lock (KEYCHAIN_LOCKED if the ring cannot tell). */
  async function open(lockId: string, password: string): Promise<FolderKey> {
    const account = lockOf(lockId);
    const text = await ring.get(account);
    const bytes = text === null ? null : await openLockEntry(text, lockId, password);
    const beside = await ring.get(besideOf(account));
    if (bytes !== null) {
      // A change of the password was cut short, so the old password still counts.
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

  /** Changes every entry that a password closes or should close; null: it stays. Completes cut-short changes. */
  async function each(change: (text: string, account: string) => string | null): Promise<void> {
    await ring.refuseLocked('writing');
    const found = new Map((await ring.all()).map(({ account, value }) => [account, value]));
    const accounts = new Set([...found.keys()].map(withoutBeside));
    for (const account of accounts) {
      if (!isOurs(account)) continue;
      const isAsItWas = !found.has(besideOf(account)) && change(found.get(account) ?? '', account) === null;
      if (isAsItWas) continue;
      // Read again: the entry may have changed by now.
      const own = await ring.get(account);
      const beside = await ring.get(besideOf(account));
      const good = betterOf(account, own, beside);
      if (good === null) continue;
      const next = change(good, account) ?? good;
      if (next !== own) await ring.replace(account, next);
      else if (beside !== null) await ring.remove([besideOf(account)]);
    }
  }

  const noteOf = (lockId: string): string => `note:${lockId}`;

  return {
    open,

    /** Makes a lock, or opens an existing lock with that id. */
    make: async (lockId: string, password: string): Promise<FolderKey> => {
      const account = lockOf(lockId);
      if ((await ring.get(account)) !== null) return open(lockId, password);
      const bytes = randomBytes(KEY_BYTES);
      const text = await writeLockEntry({ lockId, key: bytes, password }, draw(), cost);
      await ring.write(account, text);
      return keyOf(lockId, bytes);
    },

    /** Only one entry changes, whatever the number of wallets. */
    change: async (lockId: string, password: string, next: string): Promise<void> => {
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

    /** Throws KEYCHAIN_LOCKED. */
    closeAll: (key: FolderKey): Promise<void> =>
      each((text, account) => {
        const walletId = SECRET_ACCOUNT.exec(account)?.[1];
        if (walletId === undefined)
          return readSealedToken(text) === null
            ? sealToken(text, account, key, randomBytes(NONCE_BYTES))
            : null;
        if (!isRecord(text)) return null;
        const secret = readRecord(text);
        try {
          return sealRecord(secret, walletId, key, randomBytes(NONCE_BYTES));
        } finally {
          secret.wipe();
        }
      }),

    /** Throws KEYCHAIN_LOCKED. */
    openAll: (key: FolderKey): Promise<void> =>
      each((text, account) => {
        const walletId = SECRET_ACCOUNT.exec(account)?.[1];
        if (walletId === undefined) {
          const token = readSealedToken(text);
          return token === null ? null : openToken(token, account, key);
        }
        const sealed = readSealed(text);
        if (sealed?.lock !== key.lockId) return null;
        const secret = openRecord(sealed, { id: walletId, name: '' }, key);
        try {
          return writeRecord(secret);
        } finally {
          secret.wipe();
        }
      }),

    /** The idle minutes and state beside the lock. A note that another key wrote is ignored. */
    readNote: async (key: FolderKey): Promise<OpenedLock> => {
      const account = noteOf(key.lockId);
      const sealed = readSealedToken((await ring.get(account)) ?? '');
      const read = v.safeParse(note, sealed === null ? null : openToken(sealed, account, key));
      return read.success ? read.output : { isLeaving: false, idleMinutes: null };
    },

    writeNote: (key: FolderKey, { isLeaving, idleMinutes }: OpenedLock): Promise<void> => {
      const account = noteOf(key.lockId);
      const text = JSON.stringify({ isLeaving, idleMinutes });
      return ring.write(account, sealToken(text, account, key, randomBytes(NONCE_BYTES)));
    },

    /** The wallet's signatures need the password from this sum on. Throws SECRET_MISSING, SECRET_SEALED. */
    askAbove: async (
      { id, name }: { readonly id: string; readonly name: string },
      sats: number | null,
      key: FolderKey,
    ): Promise<void> => {
      const text = await ring.read(walletEntry(id), isSecret);
      if (text === null) throw fail('SECRET_MISSING', { walletName: name });
      const sealed = readSealed(text);
      const secret = sealed === null ? readRecord(text) : openRecord(sealed, { id, name }, key);
      try {
        const changed = secret.asking(sats);
        await ring.replace(walletEntry(id), sealRecord(changed, id, key, randomBytes(NONCE_BYTES)));
        changed.wipe();
      } finally {
        secret.wipe();
      }
    },

    /** Returns the secrets that no password closes. Throws KEYCHAIN_LOCKED. */
    lyingOpen: async (walletIds: readonly string[]): Promise<readonly string[]> => {
      await ring.refuseLocked('reading');
      const open: string[] = [];
      for (const walletId of walletIds) {
        const text = await ring.read(walletEntry(walletId), isSecret);
        if (text !== null && isRecord(text)) open.push(walletId);
      }
      return open;
    },

    /**
     * Every lock that has an entry or closes something, even if no settings name it; those with an entry first. Throws
     * KEYCHAIN_LOCKED. With `mayBeUnread` it writes no probe, and returns none if it can read no entry of ours.
     */
    locks: async (mayBeUnread: boolean): Promise<readonly FoundLock[]> => {
      if (mayBeUnread && !(await ring.isRead())) return [];
      await ring.refuseLocked('reading');
      return knownLocks(await ring.all());
    },

    /** Deletes the lock, and the tokens that it closes. Secrets that it closes stay, and are lost. */
    drop: async (lockId: string): Promise<void> => {
      await ring.refuseLocked('writing');
      const closed = knownLocks(await ring.all()).find((one) => one.lockId === lockId)?.tokenIds ?? [];
      await ring.remove([
        ...closed.flatMap((id) => [tokenEntry(id), besideOf(tokenEntry(id))]),
        lockOf(lockId),
        besideOf(lockOf(lockId)),
        noteOf(lockId),
      ]);
    },
  };
}

const lockOf = (lockId: string): string => `lock:${lockId}`;
const LOCK_ACCOUNT = /^(?:beside:)?lock:([0-9a-f]{32})$/;

const note = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({
    isLeaving: v.boolean(),
    idleMinutes: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(240))),
  }),
);

function withoutBeside(account: string): string {
  return account.startsWith(besideOf('')) ? account.slice(besideOf('').length) : account;
}

/** The password closes no marker, no lock and no spending rules. */
function isOurs(account: string): boolean {
  return SECRET_ACCOUNT.test(account) || TOKEN_ACCOUNT.test(account);
}

/** Falls back to the second copy: it was read back before the entry changed. */
function betterOf(account: string, own: string | null, beside: string | null): string | null {
  const isGood = (text: string | null): boolean =>
    text !== null && (SECRET_ACCOUNT.test(account) ? isSecret(text) : readSealedToken(text) !== null);
  if (isGood(own)) return own;
  if (isGood(beside)) return beside;
  return SECRET_ACCOUNT.test(account) ? null : (beside ?? own);
}

function knownLocks(
  entries: readonly { readonly account: string; readonly value: string }[],
): readonly FoundLock[] {
  const locks = new Map<string, { isThere: boolean; walletIds: string[]; tokenIds: string[] }>();
  const of = (lockId: string) => {
    const known = locks.get(lockId) ?? { isThere: false, walletIds: [], tokenIds: [] };
    locks.set(lockId, known);
    return known;
  };
  for (const { account, value } of entries) {
    const lockId = LOCK_ACCOUNT.exec(account)?.[1];
    if (lockId !== undefined) of(lockId).isThere = true;
    const walletId = SECRET_ACCOUNT.exec(account)?.[1];
    const secret = walletId === undefined ? null : readSealed(value);
    if (walletId !== undefined && secret !== null) of(secret.lock).walletIds.push(walletId);
    const tokenId = TOKEN_ACCOUNT.exec(account)?.[1];
    const token = tokenId === undefined ? null : readSealedToken(value);
    if (tokenId !== undefined && token !== null) of(token.lock).tokenIds.push(tokenId);
  }
  return [...locks]
    .map(([lockId, known]) => ({ lockId, ...known }))
    .toSorted((a, b) => Number(b.isThere) - Number(a.isThere));
}

/** The app password closes the folder key in the keychain. Everything beside the box is authenticated. */
const lockV1 = v.strictObject({
  v: v.literal(1),
  logN: v.number(),
  r: v.number(),
  p: v.number(),
  salt: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  nonce: v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/)),
  box: v.pipe(v.string(), v.regex(/^[0-9a-f]{96}$/)),
});
type LockEntry = v.InferOutput<typeof lockV1>;

/** Fresh random bytes for each entry: 16 and 12. */
interface Draw {
  readonly salt: Uint8Array;
  readonly nonce: Uint8Array;
}

async function writeLockEntry(
  { lockId, key, password }: { readonly lockId: string; readonly key: Uint8Array; readonly password: string },
  { salt, nonce }: Draw,
  cost: Cost,
): Promise<string> {
  const head = { v: 1, logN: cost.logN, r: cost.r, p: cost.p, salt: toHex(salt) } as const;
  const wrapping = await passwordKey(password, salt, cost);
  try {
    const box = seal(wrapping, nonce, headerOf(head, lockId), key);
    return JSON.stringify({ ...head, nonce: toHex(nonce), box: toHex(box) } satisfies LockEntry);
  } finally {
    wrapping.fill(0);
  }
}

/** The folder key, which the caller wipes; null for a wrong password or a changed entry. */
async function openLockEntry(text: string, lockId: string, password: string): Promise<Uint8Array | null> {
  const entry = parse(text);
  if (entry === null) return null;
  const { nonce, box, ...head } = entry;
  const wrapping = await passwordKey(password, fromHex(head.salt), head);
  try {
    return unseal(wrapping, fromHex(nonce), headerOf(head, lockId), fromHex(box));
  } finally {
    wrapping.fill(0);
  }
}

function parse(text: string): LockEntry | null {
  const read = v.safeParse(lockV1, fromJson(text));
  return read.success && isBearable(read.output) ? read.output : null;
}

function headerOf(head: Omit<LockEntry, 'nonce' | 'box'>, lockId: string): Uint8Array {
  return Buffer.from(JSON.stringify([head.v, lockId, head.logN, head.r, head.p, head.salt]));
}
