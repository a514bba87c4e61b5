import type { KeychainState } from '../../src-preload/contract/index.ts';
import { fail, WalletError } from '../domain/errors.ts';
import type { Keychain } from './keychain.ts';
import { MAX_VALUE_CHARS, readRecord, writeRecord } from './record.ts';
import type { Secret } from './secret.ts';

/** What Ochre keeps in the OS keychain, and never anywhere else: no file stands in for it. */
export interface Vault {
  /** Whether a secret could be kept now. Leaves nothing behind. */
  readonly probe: () => Promise<KeychainState>;
  /** Writes a new secret and compares what it reads back (KEYCHAIN_READBACK). Never overwrites one. */
  readonly keepSecret: (walletId: string, secret: Secret) => Promise<void>;
  /** SECRET_MISSING, SECRET_UNREADABLE, KEYCHAIN_LOCKED and the rest of KEYCHAIN_*. */
  readonly readSecret: (walletId: string, walletName: string) => Promise<Secret>;
  /** Deletes, and reads back that it is gone. What was gone before is not an error. */
  readonly removeSecret: (walletId: string) => Promise<void>;
  /** The spending rules beside a secret, as rules-record.ts writes them; null where none were set. */
  readonly readRules: (walletId: string) => Promise<string | null>;
  readonly saveRules: (walletId: string, text: string) => Promise<void>;
  /** For *look in the keychain* alone. Leaves out what cannot be read: one bad record must not hide the good ones. */
  readonly findSecrets: () => Promise<readonly { readonly walletId: string; readonly secret: Secret }[]>;
  readonly saveToken: (walletId: string, token: string) => Promise<void>;
  readonly readToken: (walletId: string) => Promise<string | null>;
  readonly removeToken: (walletId: string) => Promise<void>;
  /** Several, in their order; whether the ring is open is asked once for all. */
  readonly readTokens: (ids: readonly string[]) => Promise<readonly (string | null)[]>;
  /** Writes each, and compares what it reads back. */
  readonly saveTokens: (entries: readonly { readonly id: string; readonly token: string }[]) => Promise<void>;
  /** Deletes each, and reads back that it is gone. */
  readonly removeTokens: (ids: readonly string[]) => Promise<void>;
}

/**
 * A locked ring answers null, the same as "no entry". So the first secret is stored with a marker beside it: where the
 * marker reads, the ring is open, and null is the truth. Where it does not, only a write can tell, and a short-lived
 * entry is tried. `probeId` names that entry, once for each call.
 */
export function createVault(keychain: Keychain, probeId: () => string): Vault {
  /** Whether null can be believed now: true, or false where the ring is locked. */
  async function isOpen(): Promise<boolean> {
    if ((await keychain.get(MARKER)) !== null) return true;
    try {
      await tryWriting();
      return true;
    } catch (error) {
      if (error instanceof WalletError && error.failure.code === 'KEYCHAIN_LOCKED') return false;
      throw error;
    }
  }

  /** Writes, reads back and deletes an entry that means nothing. */
  async function tryWriting(): Promise<void> {
    const account = `probe:${probeId()}`;
    await keychain.set(account, PROBE_VALUE);
    const back = await keychain.get(account);
    await keychain.delete(account);
    if (back !== PROBE_VALUE || (await keychain.get(account)) !== null) throw fail('KEYCHAIN_READBACK', {});
  }

  async function refuseLocked(during: 'reading' | 'writing'): Promise<void> {
    if (!(await isOpen())) throw fail('KEYCHAIN_LOCKED', { during });
  }

  async function write(account: string, value: string): Promise<void> {
    if (value.length > MAX_VALUE_CHARS || !/^[\x20-\x7e]+$/.test(value)) {
      throw fail('KEYCHAIN_REFUSED', { detail: 'longer than every keychain can hold, or not plain ASCII' });
    }
    // The marker first: there is never a secret without one.
    if ((await keychain.get(MARKER)) === null) await keychain.set(MARKER, MARKER_VALUE);
    await keychain.set(account, value);
    if ((await keychain.get(account)) === value) return;
    // What is there now is not what was asked, so it must not be taken for a secret later.
    await keychain.delete(account);
    throw fail('KEYCHAIN_READBACK', {});
  }

  async function remove(...accounts: readonly string[]): Promise<void> {
    await refuseLocked('writing');
    for (const account of accounts) {
      await keychain.delete(account);
      if ((await keychain.get(account)) !== null) throw fail('KEYCHAIN_READBACK', {});
    }
  }

  return {
    probe: async () => {
      try {
        return { state: (await isOpen()) ? 'ready' : 'locked' };
      } catch (error) {
        return absence(error);
      }
    },

    keepSecret: async (walletId, secret) => {
      const account = secretOf(walletId);
      // Ids are random, so this never happens; if it does, another wallet's words are at stake.
      if ((await keychain.get(account)) !== null) throw fail('KEYCHAIN_REFUSED', { detail: 'entry exists' });
      await write(account, writeRecord(secret));
    },

    readSecret: async (walletId, walletName) => {
      const text = await keychain.get(secretOf(walletId));
      if (text !== null) return readRecord(text);
      await refuseLocked('reading');
      throw fail('SECRET_MISSING', { walletName });
    },

    removeSecret: (walletId) => remove(secretOf(walletId), rulesOf(walletId)),

    readRules: async (walletId) => {
      const text = await keychain.get(rulesOf(walletId));
      if (text === null) await refuseLocked('reading');
      return text;
    },

    saveRules: (walletId, text) => write(rulesOf(walletId), text),

    findSecrets: async () => {
      await refuseLocked('reading');
      return (await keychain.all()).flatMap(({ account, value }) => {
        const walletId = SECRET_ACCOUNT.exec(account)?.[1];
        const secret = walletId === undefined ? null : readable(value);
        return walletId === undefined || secret === null ? [] : [{ walletId, secret }];
      });
    },

    saveToken: (walletId, token) => write(tokenOf(walletId), token),

    readToken: async (walletId) => {
      const token = await keychain.get(tokenOf(walletId));
      if (token === null) await refuseLocked('reading');
      return token;
    },

    removeToken: (walletId) => remove(tokenOf(walletId)),

    readTokens: async (ids) => {
      const tokens: (string | null)[] = [];
      // One after the other: what hundreds of questions at once do to a keychain is nobody's promise.
      for (const id of ids) tokens.push(await keychain.get(tokenOf(id)));
      if (tokens.includes(null)) await refuseLocked('reading');
      return tokens;
    },

    saveTokens: async (entries) => {
      for (const { id, token } of entries) await write(tokenOf(id), token);
    },

    removeTokens: async (ids) => {
      if (ids.length > 0) await remove(...ids.map(tokenOf));
    },
  };
}

const MARKER = 'marker';
const MARKER_VALUE = '{"v":1}';
const PROBE_VALUE = 'probe';
const SECRET_ACCOUNT = /^wallet:([0-9a-f]{32})$/;
const secretOf = (walletId: string): string => `wallet:${walletId}`;
const rulesOf = (walletId: string): string => `rules:${walletId}`;
const tokenOf = (walletId: string): string => `token:${walletId}`;

function readable(value: string): Secret | null {
  try {
    return readRecord(value);
  } catch (error) {
    if (error instanceof WalletError) return null;
    throw error;
  }
}

function absence(error: unknown): KeychainState {
  if (!(error instanceof WalletError)) throw error;
  const { failure } = error;
  if (failure.code === 'KEYCHAIN_ABSENT') return { state: 'absent', ...failure.facts };
  // A keychain that takes what it is given and does not give it back can hold no secret.
  if (failure.code === 'KEYCHAIN_READBACK')
    return { state: 'absent', cause: 'other', detail: 'read back differs' };
  if (failure.code === 'KEYCHAIN_REFUSED') return { state: 'absent', cause: 'other', ...failure.facts };
  throw error;
}
