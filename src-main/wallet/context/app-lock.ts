import type { LockView } from '../../../src-preload/contract/index.ts';
import { fail, WalletError } from '../../base/errors.ts';
import type { Confirmation, Files, Clock } from '../../ports/index.ts';
import type { LockRecord } from '../../records/settings.ts';
import type { Ports } from '../../world/world.ts';
import { failureIn } from '../failures.ts';
import { shutBy, watchKeychain } from './keychain-watch.ts';

export const FIRST_IDLE_MINUTES = 10;
/** A slower keychain is reported on the screen; Ochre goes on once it answers. */
const LOOK_MS = 3_000;

/** The keychain decides whether a lock exists; settings are believed only if they say yes. */
export type AppLock = ReturnType<typeof createAppLock>;

export function createAppLock(ports: Ports) {
  const { settings, signer, clock, timers, tell } = ports;
  const tries = createTries(clock);
  let locked = settings.read().lock !== null;
  let unknown = false;
  let wasOpen = !locked;
  let known: Promise<void> = Promise.resolve();
  /** Counts the locks: a call from before a lock must not continue after the unlock. */
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

  /** A child that doesn't end in order is killed: don't wait. */
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
      // Timers stop in sleep, and not every host announces it.
      ifSet(() => {
        if (clock.nowMs() - sinceMs >= record().idleMinutes * 60_000) lock();
      });
    },
    sessionLocked: () => ifSet(lock),
  });
  signer.password.onGone(() => ifSet(lock));

  /** The answer throws LOCKED_MEANWHILE if locked since now, even if open again. */
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
    record,
    /** Locks at once: calls, questions and children's keys end. Throws PASSWORD_STATE without a password. */
    lock,
    keep: (next: LockRecord | null): void => {
      settings.write({ ...settings.read(), lock: next });
      if (next === null) open();
      armIdle();
      changed();
    },
    unlocked: (): void => {
      open();
      changed();
    },
    /** If settings know no lock, Ochre stays locked until the keychain answers, unless there is nothing to guard. */
    look: (isAnythingHere: boolean): Promise<void> => {
      const looking = look(isAnythingHere);
      let cancel = (): void => undefined;
      const late = new Promise<'late'>((resolve) => {
        cancel = timers.after(LOOK_MS, () => resolve('late'));
      });
      known = Promise.race([looking, late]).then((what) => {
        if (what !== 'late') cancel();
        else void looking.then(changed);
      });
      return known;
    },
    known: () => known,
    isWithoutTokens: () => (locked && !wasOpen) || keychain.trouble() !== null,
    isKeychainShut: () => keychain.trouble() !== null,
    /** Background reads skip an unreadable keychain until it opens: else a system dialog would return again and again. */
    readTokens: async <T>(read: () => Promise<T>): Promise<T> => {
      keychain.throwIfShut();
      try {
        const tokens = await read();
        // A keychain that failed during this read may hold a lock that settings forgot.
        keychain.throwIfShut();
        return tokens;
      } catch (error) {
        const why = shutBy(error);
        if (why !== null) {
          keychain.shut(why);
          changed();
        }
        throw error;
      }
    },
    retryKeychain: (): void => {
      if (keychain.trouble() === null) return;
      keychain.opened();
      changed();
    },
    active: (): void => {
      lastActiveMs = clock.monotonicMs();
      keychain.soon();
    },
    /** Questions answer no and LOCKED_MEANWHILE if locked while open. */
    guarded: {
      confirm: { ...ports.confirm, ask: (asked: Confirmation) => guard(() => ports.confirm.ask(asked)) },
      presence: { prove: (reason: string) => guard(() => ports.presence.prove(reason)) },
      files: guardedFiles(ports.files, notLockedSince),
    },
    askWhileLocked: (question: Confirmation) => ports.confirm.ask(question),
    /** `count`: null until read. `ids`: tokens that watching needs while locked. */
    watchNodes: (count: () => LockView['nodes'] | null, ids: () => readonly string[]): void => {
      nodes = count;
      needed = ids;
    },
    onChange: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
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

async function lockInKeychain(
  { password }: Ports['signer'],
  isAnythingHere: boolean,
): Promise<string | WalletError | null> {
  try {
    const locks = await password.locks(!isAnythingHere);
    return locks.find(({ isThere }) => isThere)?.lockId ?? null;
  } catch (error) {
    // A keychain that is absent or returns nothing holds no lock and nothing locked.
    if (failureIn(error, 'KEYCHAIN_ABSENT', 'KEYCHAIN_REFUSED', 'KEYCHAIN_READBACK') !== null) return null;
    if (!isAnythingHere) return null;
    return error instanceof WalletError ? error : fail('KEYCHAIN_LOCKED', { during: 'reading' });
  }
}

/** Nothing is read or written if Ochre was locked during a dialog, because locking can't close a system dialog. */
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
    chooseFolder: reading(files.chooseFolder),
    open: reading(files.open),
    ...{ openLong: reading(files.openLong), openMany: reading(files.openMany) },
  };
}

/** Two slips cost nothing; then the wait doubles, up to a minute. */
const FREE_TRIES = 2;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/** One try at a time. A restart resets the wait; slow key derivation protects a copied keychain file. */
function createTries(clock: Pick<Clock, 'monotonicMs'>) {
  let wrong = 0;
  let notBeforeMs = -Infinity;
  let busy = false;
  const waitSeconds = (): number => Math.max(0, Math.ceil((notBeforeMs - clock.monotonicMs()) / 1_000));
  return {
    /** Whole seconds until the next try. */
    waitSeconds,
    attempt: async <T>(act: () => Promise<T>): Promise<T> => {
      // Concurrent tries would all start before the first is found wrong.
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
