import * as v from 'valibot';
import { facts, type Failure, type FailureCode } from '../../../src-preload/contract/failures.ts';
import { fail, WalletError } from '../../domain/errors.ts';
import type { ChildLink } from '../../ports/index.ts';
import { watchChild, type KeychainTimeouts } from './keychain-timeouts.ts';
import { acts, message as messageSchema } from '../requests.ts';
import { toJsonValue } from '../../domain/intents/json.ts';
import type { Act, Answer, Asked, Message } from '../requests.ts';

export type Conversation = ReturnType<typeof converse>;

interface Pending {
  readonly act: Act;
  readonly take: (value: unknown) => void;
  readonly refuse: (error: Error) => void;
}

/** One child, asked and answered. */
export function converse(link: ChildLink, patience: KeychainTimeouts) {
  const pending = new Map<number, Pending>();
  const endListeners: (() => void)[] = [];
  let nextId = 1;
  let over = false;

  const watch = watchChild(patience, (because) => {
    if (because === 'hangs') finish(gone);
    else finish(() => fail('KEYCHAIN_TIMEOUT', { seconds: Math.round(patience.giveUpAfterMs / 1000) }));
  });

  function finish(errorFor: (act: Act) => Error): void {
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

  function ask<A extends Act>(act: A, asked: Asked<A>): Promise<Answer<A>> {
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
    /** Nothing is being asked. */
    isIdle: (): boolean => pending.size === 0,
    /** Ends the child. Whatever was asked fails with KEYHOLDER_GONE, and a late answer is not heard. */
    end: (): void => finish(gone),
  };
}

function gone(act: Act): Error {
  return fail('KEYHOLDER_GONE', { during: act });
}

/** A failure the contract knows, with facts of its form: whatever else the child says is a fault of ours. */
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
