import { fail } from '../domain/errors.ts';
import { openRecord, readSealed, sealRecord } from './sealed-record.ts';
import type { FolderKey } from './sealed-record.ts';
import type { Secret } from './secret.ts';

/** Secrets and tokens that live in this process alone and end with it. */
export interface SessionStore {
  readonly keepSecret: (walletId: string, secret: Secret) => void;
  /** A copy, for the caller to wipe. Throws SESSION_ENDED. */
  readonly readSecret: (walletId: string, walletName: string) => Secret;
  /** Forgets the token and the rules as well. */
  readonly removeSecret: (walletId: string) => void;
  readonly readRules: (walletId: string) => string | null;
  readonly saveRules: (walletId: string, text: string) => void;
  readonly saveToken: (walletId: string, token: string) => void;
  readonly readToken: (walletId: string) => string | null;
  readonly removeToken: (walletId: string) => void;
  /** While Ochre is locked: only closed secrets are left. */
  readonly close: (key: FolderKey, nonce: () => Uint8Array) => void;
  /** Takes them back into use. What another key closed stays closed. */
  readonly open: (key: FolderKey) => void;
}

export function createSessionStore(): SessionStore {
  const secrets = new Map<string, Secret>();
  const closed = new Map<string, string>();
  const tokens = new Map<string, string>();
  const rules = new Map<string, string>();
  return {
    keepSecret: (walletId, secret) => {
      if (secrets.has(walletId) || closed.has(walletId))
        throw new Error('a session already holds this wallet');
      secrets.set(walletId, secret.copy());
    },
    readSecret: (walletId, walletName) => {
      const secret = secrets.get(walletId);
      if (closed.has(walletId)) throw fail('SECRET_SEALED', { walletName });
      if (secret === undefined) throw fail('SESSION_ENDED', { walletName });
      return secret.copy();
    },
    removeSecret: (walletId) => {
      secrets.get(walletId)?.wipe();
      secrets.delete(walletId);
      closed.delete(walletId);
      tokens.delete(walletId);
      rules.delete(walletId);
    },
    readRules: (walletId) => rules.get(walletId) ?? null,
    saveRules: (walletId, text) => void rules.set(walletId, text),
    saveToken: (walletId, token) => void tokens.set(walletId, token),
    readToken: (walletId) => tokens.get(walletId) ?? null,
    removeToken: (walletId) => void tokens.delete(walletId),
    close: (key, nonce) => {
      for (const [walletId, secret] of secrets) {
        closed.set(walletId, sealRecord(secret, walletId, key, nonce()));
        secret.wipe();
      }
      secrets.clear();
    },
    open: (key) => {
      for (const [walletId, text] of closed) {
        const record = readSealed(text);
        if (record?.lock !== key.lockId) continue;
        secrets.set(walletId, openRecord(record, { id: walletId, name: '' }, key));
        closed.delete(walletId);
      }
    },
  };
}
