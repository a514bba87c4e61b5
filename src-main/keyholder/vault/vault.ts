import type { KeychainState } from '../../../src-preload/contract/index.ts';
import { fail, WalletError } from '../../base/errors.ts';
import { MAX_VALUE_CHARS, readRecord, writeRecord } from './record.ts';
import { besideOf, type Ring } from './ring.ts';
import {
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
} from './sealed-record.ts';
import type { Secret } from './secret.ts';

export type Vault = ReturnType<typeof createVault>;

/** The folder key, if the app password opened it for this process, and bytes to close a secret with. */
export interface Sealing {
  readonly key: () => FolderKey | null;
  /** 12 fresh random bytes. */
  readonly nonce: () => Uint8Array;
}

/** Without a password secrets lie open in the keychain, which guards them then. */
const UNSEALED: Sealing = { key: () => null, nonce: () => new Uint8Array(0) };

/** What Ochre keeps in the OS keychain, and never anywhere else: no file stands in for it. */
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

  /** Tokens in the ids' order; null: none, another lock's or another entry's. Throws APP_LOCKED without the key. */
  async function readTokens(ids: readonly string[]): Promise<readonly (string | null)[]> {
    const tokens: (string | null)[] = [];
    let isAbsent = false;
    // One after the other: nobody promises what hundreds of questions at once do to a keychain.
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
    /** Whether a secret could be kept now. Leaves nothing behind. */
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

    /** Writes a new secret and compares what it reads back (KEYCHAIN_READBACK). Never overwrites one. */
    keepSecret: async (walletId: string, secret: Secret): Promise<void> => {
      const account = walletEntry(walletId);
      // Ids are random, so this never happens; if it does, another wallet's words are at stake.
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

    /** Deletes a secret with its rules, unless they stay, and reads back that it is gone. A missing one is no error. */
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

    /** For *look in the keychain* alone. Leaves out what cannot be read: one bad record must not hide the good ones. */
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

    /** Reads these tokens once more and answers with them until the process ends, even when the key is gone. */
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
  // A keychain that takes what it is given and does not give it back can hold no secret.
  if (failure.code === 'KEYCHAIN_READBACK')
    return { state: 'absent', cause: 'other', detail: 'read back differs' };
  if (failure.code === 'KEYCHAIN_REFUSED') return { state: 'absent', cause: 'other', ...failure.facts };
  throw error;
}
