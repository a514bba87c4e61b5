import { fail } from '../../domain/errors.ts';
import { openRecord, readSealed, sealRecord, type FolderKey } from './sealed-record.ts';
import type { Secret } from './secret.ts';

/** Secrets and tokens that live in this process alone and end with it. */
export interface SessionStore {
  readonly keepSecret: (walletId: string, secret: Secret) => void;
  /** A copy that knows its sum, for the caller to wipe. Throws SESSION_ENDED. */
  readonly readSecret: (walletId: string, walletName: string) => Secret;
  /** Forgets the token and the rules as well. */
  readonly removeSecret: (walletId: string) => void;
  /**
   * From which sum on its signatures want the password whose lock has this print (held-key.ts); null: none. Throws
   * PASSWORD_NEEDED where a sum stands that was set with another, SESSION_ENDED.
   */
  readonly askAbove: (walletId: string, walletName: string, sats: number | null, print: string) => void;
  /** Whether that is the print with which the sum was set. */
  readonly isProvedBy: (walletId: string, print: string) => boolean;
  /** Drops the sums that were set with it: there is no such password any more. */
  readonly askNoMore: (print: string) => void;
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
  const sums = new Map<string, { readonly sats: number; readonly print: string }>();
  const isProvedBy = (walletId: string, print: string): boolean => sums.get(walletId)?.print === print;
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
      return secret.asking(sums.get(walletId)?.sats ?? null);
    },
    removeSecret: (walletId) => {
      secrets.get(walletId)?.wipe();
      secrets.delete(walletId);
      closed.delete(walletId);
      tokens.delete(walletId);
      rules.delete(walletId);
      sums.delete(walletId);
    },
    askAbove: (walletId, walletName, sats, print) => {
      if (!secrets.has(walletId) && !closed.has(walletId)) throw fail('SESSION_ENDED', { walletName });
      if (sums.has(walletId) && !isProvedBy(walletId, print)) throw fail('PASSWORD_NEEDED', {});
      if (sats === null) sums.delete(walletId);
      else sums.set(walletId, { sats, print });
    },
    isProvedBy,
    askNoMore: (print) => {
      for (const walletId of sums.keys()) if (isProvedBy(walletId, print)) sums.delete(walletId);
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
