import { fail } from '../../domain/errors.ts';
import type { AppPassword, OpenedLock, PasswordProof } from '../../ports/index.ts';
import type { Conversation } from './conversation.ts';
import type { Loan } from '../held-key.ts';
import type { Act, Answer, Asked } from '../requests.ts';

export interface Lockbox extends AppPassword {
  /** Whether the password has been typed and nothing was shut since. */
  readonly isOpen: () => boolean;
  /** Gives this child the folder key: by the password where it was typed for this act, else lent; else nothing. */
  readonly equip: (child: Conversation, proof: PasswordProof | null) => Promise<void>;
  /** That the password was typed, for this child and one act of it. PASSWORD_WRONG. */
  readonly prove: (child: Conversation, proof: PasswordProof) => Promise<Loan>;
  /**
   * Runs `act` once what is being opened or shut is. While Ochre is locked it is not run: `locked` is asked instead, with
   * the child that kept some tokens; without one, or where there is nothing to ask, APP_LOCKED at once.
   */
  readonly unlessShut: <T>(
    act: () => Promise<T>,
    locked?: (steward: Conversation) => Promise<T>,
  ) => Promise<T>;
}

/** So long may a child take to read what it is to keep; then it ends, and the key with it. */
const RETAIN_MS = 10_000;

/** What the lockbox needs of the link that starts children. */
export interface Children {
  readonly begin: (during: Act) => Conversation;
  readonly askOnce: <A extends Act>(act: A, asked: Asked<A>) => Promise<Answer<A>>;
  /** The child that holds session-only secrets; null where there is none. */
  readonly session: () => Conversation | null;
}

/**
 * The one child that holds the folder key while Ochre is unlocked, and nothing else; it never saw the password. Every
 * act that needs the key is lent it. `shut` ends this child and every one that was lent to.
 */
export function createLockbox({ begin, askOnce, session }: Children): Lockbox {
  let box: Conversation | null = null;
  /** While Ochre is locked: holds no key, and of the tokens only those that it was told to keep. */
  let steward: Conversation | null = null;
  let isShut = false;
  const lent = new Set<Conversation>();
  const goneListeners: (() => void)[] = [];
  /** Of shutting and opening, one after the other: a lock must not overtake the unlock before it. */
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

  /** A child for the key alone, filled by one that opens the lock and ends, and with it every trace of the password. */
  async function fill<O extends { readonly loan: Answer<'lend'> }>(
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
    // Taken over before it ends: its end is no loss.
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

  /** In place of the key this child keeps some tokens; where it cannot, it ends. */
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
      // What cannot be closed must not stay open.
      child.end();
    }
  }

  async function prove(child: Conversation, proof: PasswordProof): Promise<Loan> {
    return askOnce('prove', { ...proof, to: await child.ask('greet', null) });
  }

  return {
    isOpen: () => box !== null,

    prove,

    equip: async (child, proof) => {
      if (proof === null && box === null) return;
      note(child);
      if (proof !== null) await child.ask('openLock', { ...proof, to: null });
      else if (box !== null) await lendTo(child, box);
    },

    unlessShut: async (act, locked) => {
      await turn;
      if (!isShut) return act();
      if (locked === undefined || steward === null || steward.isOver()) throw fail('APP_LOCKED', {});
      return locked(steward);
    },

    set: (proof, idleMinutes) =>
      inTurn(async () => {
        await fill(async (to) => ({ loan: await askOnce('setLock', { ...proof, idleMinutes, to }) }));
      }),
    open: (proof) => inTurn(() => open(proof)),

    change: async (proof, next) => {
      await askOnce('changeLock', { ...proof, next });
    },

    remove: (proof) =>
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

    drop: async (lockId) => {
      await askOnce('dropLock', { lockId });
      unshut();
    },

    none: unshut,

    keepIdle: (minutes) =>
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

    locks: (mayBeUnread) => askOnce('locks', { mayBeUnread }),

    lyingOpen: (walletIds) => askOnce('lyingOpen', { walletIds: [...walletIds] }),

    askAbove: async (proof, { id, name, keySource }, sats) => {
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

    shut: (retained = []) => {
      isShut = true;
      // Whoever holds the key for an act ends now; only the session's child is given the time to close its own.
      for (const child of [...lent]) child.end();
      return inTurn(async () => {
        const last = box;
        box = null;
        // Without the key nothing can be closed, and what cannot be closed must not stay open.
        if (last === null) {
          session()?.end();
          return;
        }
        await closeSession(last);
        if (retained.length === 0) last.end();
        else await becomeSteward(last, retained);
      });
    },

    onGone: (listener) => void goneListeners.push(listener),
  };
}
