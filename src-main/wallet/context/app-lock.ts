import type { LockView } from '../../../src-preload/contract/index.ts';
import { fail, WalletError } from '../../base/errors.ts';
import type { Asked, Files, Clock } from '../../ports/index.ts';
import type { LockRecord } from '../../records/settings.ts';
import type { Ports } from '../../world/world.ts';
import { failureIn } from '../failures.ts';
import { shutBy, watchKeychain } from './keychain-watch.ts';

export const FIRST_IDLE_MINUTES = 10;
/** A keychain that takes longer is said on the screen; when it answers or opens, Ochre goes on by itself. */
const LOOK_MS = 3_000;

/**
 * Whether Ochre is locked, and what locks it: a person, time without one, the machine going to sleep. Whether there is a
 * lock at all is in the keychain: what settings say of it is a memory, and theirs only where it says that there is one.
 */
export type AppLock = ReturnType<typeof createAppLock>;

export function createAppLock(ports: Ports) {
  const { settings, signer, clock, timers, tell } = ports;
  const tries = createTries(clock);
  let locked = settings.read().lock !== null;
  /** No lock is known, and the keychain has not said that there is none. */
  let unknown = false;
  let wasOpen = !locked;
  let known: Promise<void> = Promise.resolve();
  /** Each lock is another one: what began before it must not go on after an unlock. */
  let locks = 0;
  let standing = 0;
  let questionCancelled = false;
  let lastActiveMs = clock.monotonicMs();
  let cancelIdle: (() => void) | null = null;
  const listeners = new Set<() => void>();
  let nodes = (): LockView['nodes'] | null => null;
  let needed = (): readonly string[] => [];
  const keychain = watchKeychain(ports, reopen);

  const view = (): LockView => ({
    password: unknown ? 'unknown' : settings.read().lock === null ? 'none' : 'set',
    locked,
    questionCancelled,
    idleMinutes: settings.read().lock?.idleMinutes ?? FIRST_IDLE_MINUTES,
    waitSeconds: tries.waitSeconds(),
    nodes: nodes() ?? { watched: 0, locked: 0, waiting: 0 },
  });
  const changed = (): void => {
    tell('lock.changed', view());
    for (const heard of listeners) heard();
  };
  const record = (): LockRecord => {
    const { lock } = settings.read();
    if (lock === null) throw fail('PASSWORD_STATE', { isSet: false });
    return lock;
  };

  function lock(): void {
    record();
    if (locked) return;
    locked = true;
    locks += 1;
    questionCancelled = standing > 0;
    cancelIdle?.();
    ports.confirm.turnBack();
    ports.screen.keepPrivate(false);
    ports.camera.allow(false);
    ports.screen.forget();
    changed();
    shut(needed());
  }

  /** A child that does not end in order is ended all the same: nothing here waits for it. */
  function shut(retained: readonly string[]): void {
    signer.password.shut(retained).catch(() => undefined);
  }

  function open(): void {
    locked = false;
    unknown = false;
    wasOpen = true;
    questionCancelled = false;
    lastActiveMs = clock.monotonicMs();
    armIdle();
  }

  async function look(isAnythingHere: boolean): Promise<void> {
    if (settings.read().lock !== null) return;
    locked = true;
    unknown = true;
    wasOpen = false;
    shut([]);
    const found = await lockInKeychain(signer, isAnythingHere);
    // Meanwhile somebody may have looked again.
    if (view().password !== 'unknown') return;
    if (found instanceof WalletError) keychain.shut(found);
    else keychain.opened();
    if (found === null) {
      signer.password.none();
      open();
    } else if (typeof found === 'string') takeOver(found);
    for (const heard of listeners) heard();
  }

  function takeOver(id: string): void {
    unknown = false;
    settings.write({ ...settings.read(), lock: { id, idleMinutes: FIRST_IDLE_MINUTES } });
  }

  /** The keychain is open: whoever waited for what is in it goes on, unless it holds a lock that nobody knew of. */
  async function reopen(): Promise<boolean> {
    if (view().password === 'unknown') {
      await look(true);
      if (view().password === 'unknown') return false;
    } else {
      const found = settings.read().lock === null ? await lockInKeychain(signer, true) : null;
      if (found instanceof WalletError) return false;
      keychain.opened();
      if (found !== null && settings.read().lock === null) {
        takeOver(found);
        lock();
        return true;
      }
    }
    changed();
    return true;
  }

  /** Looks again when the time may be over; somebody may have been here meanwhile. */
  function armIdle(): void {
    cancelIdle?.();
    const { lock: kept } = settings.read();
    if (kept === null || locked) return;
    const leftMs = lastActiveMs + kept.idleMinutes * 60_000 - clock.monotonicMs();
    cancelIdle = timers.after(Math.max(0, leftMs), () => {
      if (clock.monotonicMs() - lastActiveMs >= kept.idleMinutes * 60_000) lock();
      else armIdle();
    });
  }

  const ifSet = (act: () => void): void => {
    if (settings.read().lock !== null) act();
  };
  const endSleep = ports.sleep.watch({
    asleep: () => ifSet(lock),
    awake: (sinceMs) => {
      keychain.soon();
      // Timers stand still in sleep, and not every host says before that it will.
      ifSet(() => {
        if (clock.nowMs() - sinceMs >= record().idleMinutes * 60_000) lock();
      });
    },
    sessionLocked: () => ifSet(lock),
  });
  signer.password.onGone(() => ifSet(lock));

  /** Answers what throws LOCKED_MEANWHILE where it was locked since now, also where it is open again. */
  function notLockedSince(): () => void {
    const before = locks;
    return () => {
      if (locked || locks !== before) throw fail('LOCKED_MEANWHILE', {});
    };
  }

  async function guard<T>(ask: () => Promise<T>): Promise<T> {
    const before = locks;
    if (locked) throw fail('LOCKED_MEANWHILE', {});
    standing += 1;
    try {
      const answer = await ask();
      if (locks !== before) throw fail('LOCKED_MEANWHILE', {});
      return answer;
    } finally {
      standing -= 1;
    }
  }

  if (locked) shut([]);
  armIdle();
  return {
    ...tries,
    isLocked: () => locked,
    view,
    /** The lock as settings keep it; PASSWORD_STATE where no password is set. */
    record,
    /** At once: no call is answered, no question stands, no child holds a key. PASSWORD_STATE without a password. */
    lock,
    /** Keeps it in settings, and tells. Null: no password any more, and nothing is locked. */
    keep: (next: LockRecord | null): void => {
      settings.write({ ...settings.read(), lock: next });
      if (next === null) open();
      armIdle();
      changed();
    },
    /** The password was right. */
    unlocked: (): void => {
      open();
      changed();
    },
    /**
     * Where settings know of no lock the keychain is asked, and until it has answered Ochre is locked. `isAnythingHere`:
     * false where there is nothing that a lock would guard; then nothing is written to the keychain to find out more.
     */
    look: (isAnythingHere: boolean): Promise<void> => {
      const looking = look(isAnythingHere);
      let cancel = (): void => undefined;
      const late = new Promise<'late'>((resolve) => {
        cancel = timers.after(LOOK_MS, () => resolve('late'));
      });
      known = Promise.race([looking, late]).then((what) => {
        if (what !== 'late') cancel();
        // The page was told by then that nobody knows.
        else void looking.then(changed);
      });
      return known;
    },
    /** Resolves when it is known whether there is a lock, or that it cannot be known now. */
    known: () => known,
    /** No token can be read: Ochre was locked before anything was opened, or the keychain could not be read. */
    isWithoutTokens: () => (locked && !wasOpen) || keychain.trouble() !== null,
    isKeychainShut: () => keychain.trouble() !== null,
    /**
     * What goes on by itself reads tokens by this: a keychain that could not be read is not asked until it opens. A
     * dialog of the system would stand there again and again.
     */
    readTokens: async <T>(read: () => Promise<T>): Promise<T> => {
      const trouble = keychain.trouble();
      if (trouble !== null) throw trouble;
      try {
        return await read();
      } catch (error) {
        const why = shutBy(error);
        if (why !== null) {
          keychain.shut(why);
          changed();
        }
        throw error;
      }
    },
    /** A person wants it asked now, whatever was found out. */
    retryKeychain: (): void => {
      if (keychain.trouble() === null) return;
      keychain.opened();
      changed();
    },
    /** Somebody is here. */
    active: (): void => {
      lastActiveMs = clock.monotonicMs();
      keychain.soon();
    },
    /** Main's questions, which end as no and LOCKED_MEANWHILE where it is locked while they stand. */
    guarded: {
      confirm: { ...ports.confirm, ask: (question: Asked) => guard(() => ports.confirm.ask(question)) },
      presence: { prove: (reason: string) => guard(() => ports.presence.prove(reason)) },
      files: guardedFiles(ports.files, notLockedSince),
    },
    /** Main's question about the lock itself, which is asked although it is locked, and names no wallet's affairs. */
    askWhileLocked: (question: Asked) => ports.confirm.ask(question),
    /**
     * From now on its counts are asked of whoever watches nodes (null: they are not read yet), and the ids of the tokens that are needed to go on with
     * that while it is locked.
     */
    watchNodes: (count: () => LockView['nodes'] | null, ids: () => readonly string[]): void => {
      nodes = count;
      needed = ids;
    },
    /** It was locked or unlocked. Answers what ends the telling. */
    onChange: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** The counts of nodes are others: a locked screen shows them, and the board those that wait for the keychain. */
    told: (): void => {
      if (locked || keychain.trouble() !== null) tell('lock.changed', view());
    },
    close: (): void => {
      endSleep();
      keychain.opened();
      cancelIdle?.();
    },
  };
}

/** The lock that the keychain has; null: none. A failure: it has not said, and why. */
async function lockInKeychain(
  { password }: Ports['signer'],
  isAnythingHere: boolean,
): Promise<string | WalletError | null> {
  try {
    const locks = await password.locks(!isAnythingHere);
    return locks.find(({ isThere }) => isThere)?.lockId ?? null;
  } catch (error) {
    // What is not there, or gives nothing back, holds no lock and nothing that one closes.
    if (failureIn(error, 'KEYCHAIN_ABSENT', 'KEYCHAIN_REFUSED', 'KEYCHAIN_READBACK') !== null) return null;
    if (!isAnythingHere) return null;
    return error instanceof WalletError ? error : fail('KEYCHAIN_LOCKED', { during: 'reading' });
  }
}

/**
 * Wraps the file dialogs so that nothing is written and nothing handed on where Ochre was locked while a dialog stood: nobody
 * closes the system's dialog for it. `begin` is asked before the dialog, and what it answers after it.
 */
function guardedFiles(files: Files, begin: () => () => void): Files {
  const reading =
    <G extends readonly unknown[], T>(open: (...given: G) => Promise<T>) =>
    async (...given: G): Promise<T> => {
      const mayRead = begin();
      const opened = await open(...given);
      mayRead();
      return opened;
    };
  return {
    save: (suggestedName, bytes) => files.save(suggestedName, bytes, begin()),
    // It takes a while: no part of it is written where Ochre was locked meanwhile.
    saveLong: (suggestedName, write) => {
      const mayWrite = begin();
      const guarded: typeof write = (append) =>
        write((bytes) => {
          mayWrite();
          return append(bytes);
        });
      return files.saveLong(suggestedName, guarded, mayWrite);
    },
    saveMany: (all) => files.saveMany(all, begin()),
    open: reading(files.open),
    openLong: reading(files.openLong),
    openMany: reading(files.openMany),
  };
}

/** Two slips of the finger cost nothing; from then on the wait doubles, up to a minute. */
const FREE_TRIES = 2;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Passwords that are tried, one at a time, and the wait that wrong ones cost. Starts anew with the program: the slow key
 * derivation is what guards against whoever has the keychain's file.
 */
function createTries(clock: Pick<Clock, 'monotonicMs'>) {
  let wrong = 0;
  let notBeforeMs = -Infinity;
  let busy = false;
  const waitSeconds = (): number => Math.max(0, Math.ceil((notBeforeMs - clock.monotonicMs()) / 1_000));
  return {
    /** Whole seconds until the next one is looked at. */
    waitSeconds,
    /** Runs `act`, which is refused with PASSWORD_WRONG where the password is wrong. PASSWORD_WAIT before its time. */
    attempt: async <T>(act: () => Promise<T>): Promise<T> => {
      // Several at once would each be let in before the first is found wrong.
      if (busy) throw fail('PASSWORD_WAIT', { waitSeconds: Math.max(1, waitSeconds()) });
      if (waitSeconds() > 0) throw fail('PASSWORD_WAIT', { waitSeconds: waitSeconds() });
      busy = true;
      try {
        const value = await act();
        wrong = 0;
        return value;
      } catch (error) {
        if (failureIn(error, 'PASSWORD_WRONG') === null) throw error;
        wrong += 1;
        if (wrong > FREE_TRIES)
          notBeforeMs =
            clock.monotonicMs() + Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (wrong - FREE_TRIES - 1));
        throw fail('PASSWORD_WRONG', { waitSeconds: waitSeconds() });
      } finally {
        busy = false;
      }
    },
  };
}
