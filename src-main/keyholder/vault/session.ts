import { fail } from '../../base/errors.ts';
import { openRecord, readSealed, sealRecord, type FolderKey } from './sealed-record.ts';
import type { Secret } from './secret.ts';

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
    /** A copy that knows its sum, for the caller to wipe. Throws SECRET_SEALED, SESSION_ENDED. */
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
    /** From this sum on (null: none) signatures want the password. PASSWORD_NEEDED for another print, SESSION_ENDED. */
    askAbove: (walletId: string, walletName: string, sats: number | null, print: string): void => {
      if (!secrets.has(walletId) && !closed.has(walletId)) throw fail('SESSION_ENDED', { walletName });
      if (sums.has(walletId) && !isProvedBy(walletId, print)) throw fail('PASSWORD_NEEDED', {});
      if (sats === null) sums.delete(walletId);
      else sums.set(walletId, { sats, print });
    },
    isProvedBy,
    /** Drops the sums set with this print: there is no such password any more. */
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
    /** What another key closed stays closed. */
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
