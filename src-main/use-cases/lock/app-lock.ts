import type { LockView } from '../../../src-preload/contract/index.ts';
import { fail } from '../../domain/errors.ts';
import type { Confirm, Files, LockRecord, Ports, Presence } from '../../ports.ts';
import { guardedFiles } from './guarded-files.ts';
import { createTries, type Tries } from './tries.ts';

/** Whether Ochre is locked, and what locks it: a person, time without one, the machine going to sleep. */
export interface AppLock extends Tries {
  readonly isLocked: () => boolean;
  readonly view: () => LockView;
  /** The lock as settings keep it; PASSWORD_STATE where no password is set. */
  readonly record: () => LockRecord;
  /** Keeps it in settings, and tells. Null: no password any more, and nothing is locked. */
  readonly keep: (record: LockRecord | null) => void;
  /** At once: no call is answered, no question stands, no child holds a key. PASSWORD_STATE without a password. */
  readonly lock: () => void;
  /** The password was right. */
  readonly unlocked: () => void;
  /** Somebody is here. */
  readonly active: () => void;
  /** Main's questions, which end as no and LOCKED_MEANWHILE where it is locked while they stand. */
  readonly guarded: {
    readonly confirm: Confirm;
    readonly presence: Presence;
    readonly files: Files;
  };
  /** Main's question about the lock itself, which is asked although it is locked, and names no wallet's affairs. */
  readonly askWhileLocked: Confirm['ask'];
  /** From now on its counts are asked of whoever watches nodes. */
  readonly watchNodes: (count: () => LockView['nodes']) => void;
  /** It was locked or unlocked. Answers what ends the telling. */
  readonly onChange: (listener: () => void) => () => void;
  /** The counts of nodes are others: a locked screen shows them. */
  readonly told: () => void;
  readonly close: () => void;
}

export const FIRST_IDLE_MINUTES = 10;

export function createAppLock(
  ports: Pick<
    Ports,
    | 'settings'
    | 'signer'
    | 'clock'
    | 'timers'
    | 'sleep'
    | 'tell'
    | 'confirm'
    | 'files'
    | 'presence'
    | 'screen'
    | 'camera'
  >,
): AppLock {
  const { settings, signer, clock, timers, tell } = ports;
  const tries = createTries(clock);
  let locked = settings.read().lock !== null;
  /** Each lock is another one: what began before it must not go on after an unlock. */
  let locks = 0;
  let standing = 0;
  let questionCancelled = false;
  let lastActiveMs = clock.monotonicMs();
  let cancelIdle: (() => void) | null = null;
  const listeners = new Set<() => void>();
  let nodes = (): LockView['nodes'] => ({ watched: 0, locked: 0 });

  const view = (): LockView => ({
    password: settings.read().lock === null ? 'none' : 'set',
    locked,
    questionCancelled,
    idleMinutes: settings.read().lock?.idleMinutes ?? FIRST_IDLE_MINUTES,
    waitSeconds: tries.waitSeconds(),
    nodes: nodes(),
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
    // A child that does not end in order is ended all the same: nothing here waits for it.
    signer.password.shut().catch(() => undefined);
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
    asleep: () => {
      ifSet(lock);
    },
    awake: (sinceMs) => {
      // Timers stand still in sleep, and not every host says before that it will.
      ifSet(() => {
        if (clock.nowMs() - sinceMs >= record().idleMinutes * 60_000) lock();
      });
    },
    sessionLocked: () => {
      ifSet(lock);
    },
  });
  signer.password.onGone(() => {
    ifSet(lock);
  });

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

  armIdle();
  return {
    ...tries,
    isLocked: () => locked,
    view,
    record,
    lock,
    keep: (next) => {
      settings.write({ ...settings.read(), lock: next });
      if (next === null) locked = false;
      armIdle();
      changed();
    },
    unlocked: () => {
      locked = false;
      questionCancelled = false;
      lastActiveMs = clock.monotonicMs();
      armIdle();
      changed();
    },
    active: () => {
      lastActiveMs = clock.monotonicMs();
    },
    guarded: {
      confirm: { ...ports.confirm, ask: (question) => guard(() => ports.confirm.ask(question)) },
      presence: { prove: (reason) => guard(() => ports.presence.prove(reason)) },
      files: guardedFiles(ports.files, notLockedSince),
    },
    askWhileLocked: (question) => ports.confirm.ask(question),
    watchNodes: (count) => {
      nodes = count;
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    told: () => {
      if (locked) tell('lock.changed', view());
    },
    close: () => {
      endSleep();
      cancelIdle?.();
    },
  };
}
