import { fail, WalletError } from '../../base/errors.ts';
import type { Keychain } from './keychain.ts';
import { MAX_ENTRY_CHARS } from './record.ts';

export type Ring = ReturnType<typeof createRing>;

/**
 * The keychain with what a careful writer adds: whether it is open, and each write and delete read back.
 * A locked ring answers null, the same as "no entry". So a marker lies beside the first secret: if it reads, the ring
 * is open and null is the truth. If not, only a write can tell: a short-lived entry is tried, always the same, so
 * that starts that are killed leave one at most. `probeId` tells what this start wrote from what others did.
 */
export function createRing(keychain: Keychain, probeId: () => string) {
  /** Whether something of ours can be read. False says nothing: the ring is locked, or empty. Writes nothing. */
  const isRead = async (): Promise<boolean> => (await keychain.get(MARKER)) !== null;

  /** Whether null can be believed now: false if the ring is locked. */
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
      // Another start, which tries at the same time, may have put its own there, or taken ours away.
      if (back === null) continue;
      if (!back.startsWith('probe ') || (await keychain.get(PROBE)) === value) break;
      return;
    }
    throw fail('KEYCHAIN_READBACK', {});
  }

  /** Takes away what a start left that was killed while it tried. Only for an open ring. */
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
    // The marker first: there is never a secret without one.
    if (!(await isRead())) await keychain.set(MARKER, MARKER_VALUE);
    await keychain.set(account, value);
    return (await keychain.get(account)) === value;
  }

  /** Writes what may be lost, and compares what it reads back. Throws KEYCHAIN_REFUSED, KEYCHAIN_READBACK. */
  async function write(account: string, value: string): Promise<void> {
    if (await set(account, value)) return;
    // What is there now is not what was asked, so it must not be taken for a secret later.
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

    /** Replaces what must not be lost, with a copy beside it: wherever this ends, one of them has the old or the new. */
    replace: async (account: string, value: string): Promise<void> => {
      await write(besideOf(account), value);
      // The one beside stays if this fails: it may be the only good one.
      if (!(await set(account, value))) throw fail('KEYCHAIN_READBACK', {});
      await keychain.delete(besideOf(account));
    },

    /** The entry; if it isn't ours by `isOurs`, what a cut-short `replace` left beside it. */
    read: async (account: string, isOurs: (text: string) => boolean): Promise<string | null> => {
      const text = await keychain.get(account);
      if (text !== null && isOurs(text)) return text;
      const beside = await keychain.get(besideOf(account));
      return beside !== null && isOurs(beside) ? beside : text;
    },

    /** Deletes, and reads back that they are gone. What was gone before is not an error. */
    remove: async (accounts: readonly string[]): Promise<void> => {
      await refuseLocked('writing');
      for (const account of accounts) {
        await keychain.delete(account);
        if ((await keychain.get(account)) !== null) throw fail('KEYCHAIN_READBACK', {});
      }
    },
  };
}

/** Where `replace` writes first. Matches no account that a secret is looked for under. */
export const besideOf = (account: string): string => `beside:${account}`;

const MARKER = 'marker';
const MARKER_VALUE = '{"v":1}';
const PROBE = 'probe';
/** How often other starts may get in the way of a probe. */
const MOST_TRIES = 3;
