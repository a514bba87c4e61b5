import type { KeychainState } from '../../../src-preload/contract/index.ts';
import { fail, WalletError } from '../../base/errors.ts';
import type { Keychain } from './keychain.ts';
import {
  MAX_VALUE_CHARS,
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
  tokenEntry,
  type Secret,
  MAX_ENTRY_CHARS,
} from './record.ts';

export type Vault = ReturnType<typeof createVault>;

/** The folder key, if the app password opened it for this process, and random bytes to close a secret with. */
interface Sealing {
  readonly key: () => FolderKey | null;
  /** 12 fresh random bytes. */
  readonly nonce: () => Uint8Array;
}

/** Without a password secrets lie open in the keychain, and only the system guards them. */
const UNSEALED: Sealing = { key: () => null, nonce: () => new Uint8Array(0) };

/** Ochre's secrets in the OS keychain. They lie nowhere else: no file replaces the keychain. */
export function createVault(ring: Ring, sealing: Sealing = UNSEALED) {
  const { isOpen, refuseLocked, write } = ring;
  const retained = new Map<string, string | null>();

  async function writeToken(id: string, token: string): Promise<void> {
    const key = sealing.key();
    if (token.length > MAX_VALUE_CHARS)
      throw fail('KEYCHAIN_REFUSED', { detail: 'longer than every keychain can hold' });
    await write(
      tokenEntry(id),
      key === null ? token : sealToken(token, tokenEntry(id), key, sealing.nonce()),
    );
  }

  function openedToken(id: string, text: string): string | null {
    const sealed = readSealedToken(text);
    if (sealed === null) return text;
    const key = sealing.key();
    if (key === null) throw fail('APP_LOCKED', {});
    return openToken(sealed, tokenEntry(id), key);
  }

  /** Tokens in the ids' order; null: none, or another lock's or entry's. Throws APP_LOCKED without the key. */
  async function readTokens(ids: readonly string[]): Promise<readonly (string | null)[]> {
    const tokens: (string | null)[] = [];
    let isAbsent = false;
    // One after the other: hundreds of questions at once might be too much for a keychain.
    for (const id of ids) {
      const kept = retained.get(id);
      const text = kept === undefined ? await ring.get(tokenEntry(id)) : null;
      isAbsent ||= kept === undefined && text === null;
      tokens.push(text === null ? (kept ?? null) : openedToken(id, text));
    }
    if (isAbsent) await refuseLocked('reading');
    return tokens;
  }

  function open(text: string, id: string, name: string): Secret {
    const sealed = readSealed(text);
    return sealed === null ? readRecord(text) : openRecord(sealed, { id, name }, sealing.key());
  }

  function readable(text: string, walletId: string): Secret | null {
    try {
      return open(text, walletId, '');
    } catch (error) {
      if (error instanceof WalletError) return null;
      throw error;
    }
  }

  return {
    /** Whether the keychain would take a secret now. Leaves nothing behind. */
    probe: async (): Promise<KeychainState> => {
      try {
        if (!(await isOpen())) return { state: 'locked' };
        await ring.tidy();
        return { state: 'ready' };
      } catch (error) {
        return absence(error);
      }
    },

    looksOpen: ring.looksOpen,

    /** Writes a new secret and compares what it reads back (KEYCHAIN_READBACK). Never overwrites a secret. */
    keepSecret: async (walletId: string, secret: Secret): Promise<void> => {
      const account = walletEntry(walletId);
      // Ids are random, so this never happens. If it does, another wallet's words are at stake.
      if ((await ring.get(account)) !== null) throw fail('KEYCHAIN_REFUSED', { detail: 'entry exists' });
      const key = sealing.key();
      await write(
        account,
        key === null ? writeRecord(secret) : sealRecord(secret, walletId, key, sealing.nonce()),
      );
    },

    /** Throws SECRET_MISSING, SECRET_UNREADABLE, KEYCHAIN_LOCKED and the rest of KEYCHAIN_*. */
    readSecret: async (walletId: string, walletName: string): Promise<Secret> => {
      const text = await ring.read(walletEntry(walletId), isSecret);
      if (text !== null) return open(text, walletId, walletName);
      await refuseLocked('reading');
      throw fail('SECRET_MISSING', { walletName });
    },

    /** Deletes a secret and, unless they stay, its rules, and reads back. A missing secret is no error. */
    removeSecret: (walletId: string, rules: 'too' | 'stay'): Promise<void> =>
      ring.remove([
        walletEntry(walletId),
        besideOf(walletEntry(walletId)),
        ...(rules === 'too' ? [rulesOf(walletId)] : []),
      ]),

    /** The rules as rules-record.ts writes them; null if none were set. */
    readRules: async (walletId: string): Promise<string | null> => {
      const text = await ring.get(rulesOf(walletId));
      if (text === null) await refuseLocked('reading');
      return text;
    },

    saveRules: (walletId: string, text: string): Promise<void> => write(rulesOf(walletId), text),

    /** For *look in the keychain* alone. Skips unreadable records: a bad record must not hide the good ones. */
    findSecrets: async (): Promise<readonly { readonly walletId: string; readonly secret: Secret }[]> => {
      await refuseLocked('reading');
      return (await ring.all()).flatMap(({ account, value }) => {
        const walletId = SECRET_ACCOUNT.exec(account)?.[1];
        const secret = walletId === undefined ? null : readable(value, walletId);
        return walletId === undefined || secret === null ? [] : [{ walletId, secret }];
      });
    },

    saveToken: writeToken,

    readToken: async (walletId: string): Promise<string | null> => (await readTokens([walletId]))[0] ?? null,

    removeToken: (walletId: string): Promise<void> => ring.remove([tokenEntry(walletId)]),

    readTokens,

    saveTokens: async (
      entries: readonly { readonly id: string; readonly token: string }[],
    ): Promise<void> => {
      for (const { id, token } of entries) await writeToken(id, token);
    },

    removeTokens: async (ids: readonly string[]): Promise<void> => {
      if (ids.length > 0) await ring.remove(ids.map(tokenEntry));
    },

    /** Reads these tokens again and answers with them until the process ends, even without the key. */
    retainTokens: async (ids: readonly string[]): Promise<void> => {
      const tokens = await readTokens(ids);
      ids.forEach((id, index) => retained.set(id, tokens[index] ?? null));
    },
  };
}

const rulesOf = (walletId: string): string => `rules:${walletId}`;

function absence(error: unknown): KeychainState {
  if (!(error instanceof WalletError)) throw error;
  const { failure } = error;
  if (failure.code === 'KEYCHAIN_ABSENT') return { state: 'absent', ...failure.facts };
  // A keychain that doesn't return what was written can hold no secret.
  if (failure.code === 'KEYCHAIN_READBACK')
    return { state: 'absent', cause: 'other', detail: 'read back differs' };
  if (failure.code === 'KEYCHAIN_REFUSED') return { state: 'absent', cause: 'other', ...failure.facts };
  throw error;
}

export type Ring = ReturnType<typeof createRing>;

/**
 * A careful writer on the keychain: it knows whether the ring is open, and reads back each write and delete. A locked
 * ring answers null, the same as "no entry". So a marker lies beside the first secret: if it is readable, the ring is
 * open and null is the truth. If not, only a write can tell: a short-lived entry is tried, always under the same name,
 * so that killed starts leave one at most. `probeId` tells this start's entry from others'.
 */
export function createRing(keychain: Keychain, probeId: () => string) {
  /** Whether an entry of ours is readable. False proves nothing: the ring is locked, or empty. Writes nothing. */
  const isRead = async (): Promise<boolean> => (await keychain.get(MARKER)) !== null;

  /** Whether null means "no entry": false if the ring is locked. */
  async function isOpen(): Promise<boolean> {
    if (await isRead()) return true;
    try {
      await tryWriting();
      return true;
    } catch (error) {
      if (error instanceof WalletError && error.failure.code === 'KEYCHAIN_LOCKED') return false;
      throw error;
    }
  }

  async function tryWriting(): Promise<void> {
    const value = `probe ${probeId()}`;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      await keychain.set(PROBE, value);
      const back = await keychain.get(PROBE);
      await keychain.delete(PROBE);
      // Another start may have replaced or deleted our probe at the same time.
      if (back === null) continue;
      if (!back.startsWith('probe ') || (await keychain.get(PROBE)) === value) break;
      return;
    }
    throw fail('KEYCHAIN_READBACK', {});
  }

  /** Deletes a probe that a killed start left. Only for an open ring. */
  async function tidy(): Promise<void> {
    if ((await keychain.get(PROBE)) !== null) await keychain.delete(PROBE);
  }

  async function refuseLocked(during: 'reading' | 'writing'): Promise<void> {
    if (!(await isOpen())) throw fail('KEYCHAIN_LOCKED', { during });
  }

  async function set(account: string, value: string): Promise<boolean> {
    if (value.length > MAX_ENTRY_CHARS || !/^[\x20-\x7e]+$/.test(value)) {
      throw fail('KEYCHAIN_REFUSED', { detail: 'longer than every keychain can hold, or not plain ASCII' });
    }
    // The marker comes first: there is never a secret without it.
    if (!(await isRead())) await keychain.set(MARKER, MARKER_VALUE);
    await keychain.set(account, value);
    return (await keychain.get(account)) === value;
  }

  /** Writes a replaceable value, and compares what it reads back. Throws KEYCHAIN_REFUSED, KEYCHAIN_READBACK. */
  async function write(account: string, value: string): Promise<void> {
    if (await set(account, value)) return;
    // The stored value isn't the wanted one, so it must not pass for a secret later.
    await keychain.delete(account);
    throw fail('KEYCHAIN_READBACK', {});
  }

  return {
    get: keychain.get,
    all: keychain.all,
    looksOpen: keychain.looksOpen,
    isRead,
    isOpen,
    tidy,
    refuseLocked,
    write,

    /** Replaces an irreplaceable value, with a copy beside it: at any end one of them has the old or the new value. */
    replace: async (account: string, value: string): Promise<void> => {
      await write(besideOf(account), value);
      // The copy beside stays if this fails: it may be the only good one.
      if (!(await set(account, value))) throw fail('KEYCHAIN_READBACK', {});
      await keychain.delete(besideOf(account));
    },

    /** The entry. If it isn't ours by `isOurs`, the copy that a cut-short `replace` left. */
    read: async (account: string, isOurs: (text: string) => boolean): Promise<string | null> => {
      const text = await keychain.get(account);
      if (text !== null && isOurs(text)) return text;
      const beside = await keychain.get(besideOf(account));
      return beside !== null && isOurs(beside) ? beside : text;
    },

    /** Deletes entries, and reads back that they are gone. A missing entry is no error. */
    remove: async (accounts: readonly string[]): Promise<void> => {
      await refuseLocked('writing');
      for (const account of accounts) {
        await keychain.delete(account);
        if ((await keychain.get(account)) !== null) throw fail('KEYCHAIN_READBACK', {});
      }
    },
  };
}

/** `replace` writes here first. The name matches no account of a secret. */
export const besideOf = (account: string): string => `beside:${account}`;

const MARKER = 'marker';
const MARKER_VALUE = '{"v":1}';
const PROBE = 'probe';
/** How many times other starts may disturb a probe. */
const MOST_TRIES = 3;

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Secrets and tokens that live in this process alone and end with it. */
export function createSessionStore() {
  const secrets = new Map<string, Secret>();
  const closed = new Map<string, string>();
  const tokens = new Map<string, string>();
  const rules = new Map<string, string>();
  const sums = new Map<string, { readonly sats: number; readonly print: string }>();
  const isProvedBy = (walletId: string, print: string): boolean => sums.get(walletId)?.print === print;
  return {
    keepSecret: (walletId: string, secret: Secret): void => {
      if (secrets.has(walletId) || closed.has(walletId))
        throw new Error('a session already holds this wallet');
      secrets.set(walletId, secret.copy());
    },
    /** A copy with its sum, which the caller wipes. Throws SECRET_SEALED, SESSION_ENDED. */
    readSecret: (walletId: string, walletName: string): Secret => {
      const secret = secrets.get(walletId);
      if (closed.has(walletId)) throw fail('SECRET_SEALED', { walletName });
      if (secret === undefined) throw fail('SESSION_ENDED', { walletName });
      return secret.asking(sums.get(walletId)?.sats ?? null);
    },
    removeSecret: (walletId: string): void => {
      secrets.get(walletId)?.wipe();
      secrets.delete(walletId);
      closed.delete(walletId);
      tokens.delete(walletId);
      rules.delete(walletId);
      sums.delete(walletId);
    },
    /** Signatures need the password above this sum; null: never. PASSWORD_NEEDED for another print, SESSION_ENDED. */
    askAbove: (walletId: string, walletName: string, sats: number | null, print: string): void => {
      if (!secrets.has(walletId) && !closed.has(walletId)) throw fail('SESSION_ENDED', { walletName });
      if (sums.has(walletId) && !isProvedBy(walletId, print)) throw fail('PASSWORD_NEEDED', {});
      if (sats === null) sums.delete(walletId);
      else sums.set(walletId, { sats, print });
    },
    isProvedBy,
    /** Drops the sums set with this print, because its password was removed. */
    askNoMore: (print: string): void => {
      for (const walletId of sums.keys()) if (isProvedBy(walletId, print)) sums.delete(walletId);
    },
    readRules: (walletId: string): string | null => rules.get(walletId) ?? null,
    saveRules: (walletId: string, text: string): void => void rules.set(walletId, text),
    saveToken: (walletId: string, token: string): void => void tokens.set(walletId, token),
    readToken: (walletId: string): string | null => tokens.get(walletId) ?? null,
    removeToken: (walletId: string): void => void tokens.delete(walletId),
    /** While Ochre is locked only closed secrets are left. */
    close: (key: FolderKey, nonce: () => Uint8Array): void => {
      for (const [walletId, secret] of secrets) {
        closed.set(walletId, sealRecord(secret, walletId, key, nonce()));
        secret.wipe();
      }
      secrets.clear();
    },
    /** Secrets that another key closed stay closed. */
    open: (key: FolderKey): void => {
      for (const [walletId, text] of closed) {
        const record = readSealed(text);
        if (record?.lock !== key.lockId) continue;
        secrets.set(walletId, openRecord(record, { id: walletId, name: '' }, key));
        closed.delete(walletId);
      }
    },
  };
}
