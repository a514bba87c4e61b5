import { fail } from '../../base/errors.ts';
import type { KeySource } from '../../../src-preload/contract/wallet.ts';
import type { Conversation } from './conversation.ts';
import type { WrappedKey } from '../held-key.ts';
import type {
  KeyholderAct,
  KeyholderAnswer,
  KeyholderRequest,
  FoundLock,
  OpenedLock,
  PasswordProof,
} from '../requests.ts';

/** A child gets so long to read its tokens. Then it ends, and the key with it. */
const RETAIN_MS = 10_000;

export interface Children {
  readonly begin: (during: KeyholderAct) => Conversation;
  readonly askOnce: <A extends KeyholderAct>(
    act: A,
    asked: KeyholderRequest<A>,
  ) => Promise<KeyholderAnswer<A>>;
  readonly session: () => Conversation | null;
}

/**
 * The app password of this data folder closes the secrets in the keychain. While Ochre is unlocked, one child holds
 * the folder key and does nothing else; it never saw the password. Each act that needs the key is lent it. `shut` ends
 * this child and every borrower. Throws PASSWORD_WRONG, LOCK_MISSING, KEYCHAIN_*.
 */
export function createLockbox({ begin, askOnce, session }: Children) {
  let box: Conversation | null = null;
  /** The child for the time while Ochre is locked: it holds no key, only retained tokens. */
  let steward: Conversation | null = null;
  let isShut = false;
  const lent = new Set<Conversation>();
  const goneListeners: (() => void)[] = [];
  /** Shutting and opening take turns: a lock must not overtake the unlock before it. */
  let turn: Promise<unknown> = Promise.resolve();

  function inTurn<T>(act: () => Promise<T>): Promise<T> {
    const mine = turn.then(act, act);
    turn = mine.catch(() => undefined);
    return mine;
  }

  function note(child: Conversation): void {
    lent.add(child);
    child.onEnd(() => lent.delete(child));
  }

  async function lendTo(child: Conversation, from: Conversation): Promise<void> {
    const loan = await from.ask('lend', { to: await child.ask('greet', null) });
    await child.ask('borrow', loan);
  }

  /** Starts a child for the key alone. Another child opens the lock; every trace of the password ends with it. */
  async function fill<O extends { readonly loan: KeyholderAnswer<'lend'> }>(
    open: (to: string) => Promise<O>,
  ): Promise<O> {
    const next = begin('greet');
    let opened: O;
    try {
      opened = await open(await next.ask('greet', null));
      await next.ask('borrow', opened.loan);
    } catch (error) {
      next.end();
      throw error;
    }
    // Replaced before it ends, so that its end doesn't count as a loss.
    const last = box;
    box = next;
    last?.end();
    unshut();
    next.onEnd(() => {
      if (box !== next) return;
      box = null;
      for (const listener of goneListeners) listener();
    });
    await reopenSession(next);
    return opened;
  }

  function unshut(): void {
    isShut = false;
    steward?.end();
    steward = null;
  }

  async function open(proof: PasswordProof): Promise<OpenedLock> {
    const { isLeaving, idleMinutes } = await fill(async (to) => {
      const opened = await askOnce('openLock', { ...proof, to });
      if (opened === null) throw new Error('the keyholder opened the lock and lent nothing');
      return opened;
    });
    return { isLeaving, idleMinutes };
  }

  /** The child replaces the key by some tokens. If that fails, the child ends. */
  async function becomeSteward(child: Conversation, ids: readonly string[]): Promise<void> {
    const late = setTimeout(child.end, RETAIN_MS);
    try {
      await child.ask('retain', { ids: [...ids] });
      steward = child;
    } catch {
      child.end();
    } finally {
      clearTimeout(late);
    }
  }

  async function reopenSession(from: Conversation): Promise<void> {
    const child = session();
    if (child === null) return;
    await lendTo(child, from);
    await child.ask('openSession', null);
  }

  async function closeSession(from: Conversation): Promise<void> {
    const child = session();
    if (child === null) return;
    try {
      await lendTo(child, from);
      await child.ask('closeSession', null);
    } catch {
      // A key that cannot be closed must not stay open.
      child.end();
    }
  }

  async function prove(child: Conversation, proof: PasswordProof): Promise<WrappedKey> {
    return askOnce('prove', { ...proof, to: await child.ask('greet', null) });
  }

  return {
    /** Someone typed the password, and nothing was shut since. */
    isOpen: () => box !== null,

    /** Proves to this child, for one act, that the password was typed. Throws PASSWORD_WRONG. */
    prove,

    /** Opens the folder key if the password was typed for this act, else lends the key if it is held. */
    equip: async (child: Conversation, proof: PasswordProof | null): Promise<void> => {
      if (proof === null && box === null) return;
      note(child);
      if (proof !== null) await child.ask('openLock', { ...proof, to: null });
      else if (box !== null) await lendTo(child, box);
    },

    /** Waits its turn, then acts. While locked it runs `locked`, if a child kept tokens, or throws APP_LOCKED. */
    unlessShut: async <T>(
      act: () => Promise<T>,
      locked?: (steward: Conversation) => Promise<T>,
    ): Promise<T> => {
      await turn;
      if (!isShut) return act();
      if (locked === undefined || steward === null || steward.isOver()) throw fail('APP_LOCKED', {});
      return locked(steward);
    },

    /** Sets the password and stays unlocked. Completes a cut-short call. Spending rules stay open. */
    set: (proof: PasswordProof, idleMinutes: number): Promise<void> =>
      inTurn(async () => {
        await fill(async (to) => ({ loan: await askOnce('setLock', { ...proof, idleMinutes, to }) }));
      }),
    /** Unlocks until `shut`. Closes secrets beside the lock that lie open, unless the password is being removed. */
    open: (proof: PasswordProof) => inTurn(() => open(proof)),

    change: async (proof: PasswordProof, next: string): Promise<void> => {
      await askOnce('changeLock', { ...proof, next });
    },

    /** Removes the password: opens everything for good. After a cut-short call `open` says that it must go on. */
    remove: (proof: PasswordProof) =>
      inTurn(async () => {
        const holder = session();
        const told = holder === null ? null : await prove(holder, proof);
        await askOnce('removeLock', proof);
        if (holder !== null && told !== null) await holder.ask('askNoMore', { proof: told });
        const last = box;
        box = null;
        last?.end();
        unshut();
      }),

    /** Deletes the lock of a forgotten password and the tokens that it closes. Secrets that it closes are lost. */
    drop: async (lockId: string): Promise<void> => {
      await askOnce('dropLock', { lockId });
      unshut();
    },

    /** Unlocks, because the keychain has no lock after all. */
    none: unshut,

    /** Keeps the idle minutes, 1 to 240, beside the lock; `open` returns them. Throws APP_LOCKED while shut. */
    keepIdle: (minutes: number) =>
      inTurn(async () => {
        const child = begin('keepIdle');
        try {
          note(child);
          if (box === null) throw fail('APP_LOCKED', {});
          await lendTo(child, box);
          await child.ask('keepIdle', { minutes });
        } finally {
          child.end();
        }
      }),

    /** This keychain's locks, those that a password can open first. `mayBeUnread`: see app-lock.ts. */
    locks: (mayBeUnread: boolean): Promise<readonly FoundLock[]> => askOnce('locks', { mayBeUnread }),

    /** Which of these secrets in the keychain no password closes. Needs no password. */
    lyingOpen: (walletIds: readonly string[]) => askOnce('lyingOpen', { walletIds: [...walletIds] }),

    /** The wallet's signatures need the password from this sum on; null: never. */
    askAbove: async (
      proof: PasswordProof,
      { id, name, keySource }: { readonly id: string; readonly name: string; readonly keySource: KeySource },
      sats: number | null,
    ): Promise<void> => {
      if (keySource === 'session') {
        const holder = session();
        if (holder === null) throw fail('SESSION_ENDED', { walletName: name });
        const told = await prove(holder, proof);
        await holder.ask('askSessionAbove', { walletId: id, walletName: name, sats, proof: told });
        return;
      }
      const child = begin('askAbove');
      try {
        note(child);
        await child.ask('openLock', { ...proof, to: null });
        await child.ask('askAbove', { walletId: id, walletName: name, sats });
      } finally {
        child.end();
      }
    },

    /**
     * At once no child holds the key, and session-only secrets are closed. From then on no token is kept (APP_LOCKED).
     * Only `retained` tokens are read: one child keeps them until the next `open` or the end of the program.
     */
    shut: (retained: readonly string[] = []): Promise<void> => {
      isShut = true;
      // Every child with a lent key ends now. Only the session's child gets the time to close its secrets.
      for (const child of [...lent]) child.end();
      return inTurn(async () => {
        const last = box;
        box = null;
        // Without the key no secret can be closed, and an open one must not stay.
        if (last === null) {
          session()?.end();
          return;
        }
        await closeSession(last);
        if (retained.length === 0) last.end();
        else await becomeSteward(last, retained);
      });
    },

    /** Calls back if the opened key or secrets are lost without `shut`. */
    onGone: (listener: () => void) => void goneListeners.push(listener),
  };
}
