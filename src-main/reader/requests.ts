import { WalletError } from '../domain/errors.ts';
import type { Reader } from '../ports/index.ts';

/** What can be asked. */
export type Act = Exclude<keyof Reader, 'warm'>;
export type Given<A extends Act> = Parameters<Reader[A]>;
export type Answer<A extends Act> = Awaited<ReturnType<Reader[A]>>;

/** Each act as a plain function, for whoever runs it here. */
export type Acts = { readonly [A in Act]: (...given: Given<A>) => Answer<A> };

/** What goes to the worker, as a structured clone. */
export interface Request {
  readonly id: number;
  readonly act: Act;
  readonly given: readonly unknown[];
}

/** What comes back: an answer, a foreseen failure, or what is told of a fault of ours. */
export type Reply = { readonly id: number } & (
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly failure: WalletError['failure'] }
  | { readonly ok: false; readonly fault: string }
);

/** Does what is asked. Never throws: an Error loses its class on the way through a clone, so it is told in plain values. */
export function reply(acts: Acts, { id, act, given }: Request): Reply {
  try {
    const perform = acts[act] as (...values: readonly unknown[]) => unknown;
    return { id, ok: true, value: perform(...given) };
  } catch (error) {
    if (error instanceof WalletError) return { id, ok: false, failure: error.failure };
    return { id, ok: false, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Gives what a reply holds, or throws what the worker threw. */
export function openReply(heard: Reply): unknown {
  if (heard.ok) return heard.value;
  if ('failure' in heard) throw new WalletError(heard.failure);
  throw new Error(`the reader: ${heard.fault}`);
}
