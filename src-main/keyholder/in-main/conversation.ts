import * as v from 'valibot';
import { facts, type Failure, type FailureCode } from '../../../src-preload/contract/failures.ts';
import { fail, WalletError } from '../../base/errors.ts';
import type { ChildLink, Clock } from '../../ports/index.ts';
import {
  acts,
  message as messageSchema,
  type KeyholderAct,
  type KeyholderAnswer,
  type KeyholderRequest,
  type Message,
} from '../requests.ts';
import { toJsonValue } from '../../base/json.ts';

export type Conversation = ReturnType<typeof converse>;

interface Pending {
  readonly act: KeyholderAct;
  readonly take: (value: unknown) => void;
  readonly refuse: (error: Error) => void;
}

export function converse(link: ChildLink, patience: KeychainTimeouts) {
  const pending = new Map<number, Pending>();
  const endListeners: (() => void)[] = [];
  let nextId = 1;
  let over = false;

  const watch = watchChild(patience, (because) => {
    if (because === 'hangs') finish(gone);
    else finish(() => fail('KEYCHAIN_TIMEOUT', { seconds: Math.round(patience.giveUpAfterMs / 1000) }));
  });

  function finish(errorFor: (act: KeyholderAct) => Error): void {
    if (over) return;
    over = true;
    watch.resting();
    link.kill();
    for (const { act, refuse } of pending.values()) refuse(errorFor(act));
    pending.clear();
    for (const listener of endListeners) listener();
  }

  function goOn(): void {
    if (pending.size > 0) watch.working();
    else watch.resting();
  }

  function hear(said: Message): void {
    if (said.kind === 'keychain') {
      if (said.waiting) watch.waiting();
      else goOn();
      return;
    }
    const asked = pending.get(said.id);
    if (asked === undefined) return;
    pending.delete(said.id);
    goOn();
    if (said.kind === 'answer') asked.take(said.value);
    else if (said.kind === 'failure') asked.refuse(failureOf(said.failure));
    else asked.refuse(new Error(`the keyholder failed in ${asked.act}: ${said.fault}`));
  }

  link.ended(() => finish(gone));
  link.hear((raw) => {
    if (over) return;
    const read = v.safeParse(messageSchema, raw);
    if (read.success) hear(read.output);
    else finish(() => new Error('the keyholder said something that is not its own'));
  });

  function ask<A extends KeyholderAct>(act: A, asked: KeyholderRequest<A>): Promise<KeyholderAnswer<A>> {
    if (over) return Promise.reject(gone(act));
    const id = nextId++;
    return new Promise((resolve, reject) => {
      const take = (value: unknown): void => {
        const read = v.safeParse<(typeof acts)[A]['answer']>(acts[act].answer, value);
        if (read.success) resolve(read.output);
        else reject(new Error(`the keyholder answered ${act} in a form that is not its own`));
      };
      pending.set(id, { act, take, refuse: reject });
      goOn();
      link.post({ id, act, asked: toJsonValue(asked) });
    });
  }

  return {
    ask,
    onEnd: (listener: () => void): void => void endListeners.push(listener),
    isOver: (): boolean => over,
    isIdle: (): boolean => pending.size === 0,
    /** Ends the child. Open requests fail with KEYHOLDER_GONE, and a late answer is ignored. */
    end: (): void => finish(gone),
  };
}

function gone(act: KeyholderAct): Error {
  return fail('KEYHOLDER_GONE', { during: act });
}

/** A failure with a known code and facts of its form: anything else that the child says is a fault of ours. */
function failureOf({ code, facts: claimed }: { readonly code: string; readonly facts: unknown }): Error {
  if (!isFailureCode(code)) return new Error('the keyholder failed with a code that nobody knows');
  const read = v.safeParse(facts[code], claimed);
  return read.success
    ? new WalletError({ code, facts: read.output } as Failure)
    : new Error(`the keyholder failed with ${code} in a form that is not its own`);
}

function isFailureCode(code: string): code is FailureCode {
  return Object.hasOwn(facts, code);
}

export interface KeychainTimeouts {
  readonly clock: Pick<Clock, 'nowMs'>;
  /** The keychain has not answered for a while, and may show a prompt elsewhere. `false` ends the wait. */
  readonly onWaiting: (waiting: boolean, sinceMs: number) => void;
  /** After this time the screen says that the keychain is waited for (security.md, item 34). */
  readonly sayAfterMs: number;
  /** After this time the child ends and the call fails: KEYCHAIN_TIMEOUT. */
  readonly giveUpAfterMs: number;
  /** An act that takes so long without waiting for the keychain hangs: KEYHOLDER_GONE. */
  readonly actMs: number;
}

/** A person may look for the password of a keychain prompt. Nothing else here takes a second. */
export const KEYCHAIN_TIMEOUTS = { sayAfterMs: 5_000, giveUpAfterMs: 120_000, actMs: 60_000 } as const;

/** A child is idle, works, or waits for the keychain. */
function watchChild(
  { clock, onWaiting, sayAfterMs, giveUpAfterMs, actMs }: KeychainTimeouts,
  giveUp: (because: 'keychain' | 'hangs') => void,
) {
  let timers: NodeJS.Timeout[] = [];
  let saidSinceMs: number | null = null;

  function change(...next: NodeJS.Timeout[]): void {
    for (const timer of timers) clearTimeout(timer);
    timers = next;
    if (saidSinceMs === null) return;
    const sinceMs = saidSinceMs;
    saidSinceMs = null;
    onWaiting(false, sinceMs);
  }

  return {
    resting: () => change(),
    working: () => change(setTimeout(() => giveUp('hangs'), actMs)),
    waiting: () => {
      const sinceMs = clock.nowMs();
      const say = (): void => {
        saidSinceMs = sinceMs;
        onWaiting(true, sinceMs);
      };
      change(
        setTimeout(say, sayAfterMs),
        setTimeout(() => giveUp('keychain'), giveUpAfterMs),
      );
    },
  };
}
