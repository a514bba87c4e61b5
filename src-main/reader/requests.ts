import { WalletError } from '../base/errors.ts';
import type { Where } from '../net/faults.ts';
import type { SentBody } from '../net/read-sent.ts';
import type { acts } from './acts.ts';
import type { ReaderAct } from './act-names.ts';
import type { AnswerPage } from './pages.ts';

export type ReaderArguments<A extends ReaderAct> = Parameters<(typeof acts)[A]>;
export type ReaderAnswer<A extends ReaderAct> = ReturnType<(typeof acts)[A]>;

export type WorkerTask =
  | { readonly act: ReaderAct; readonly given: readonly unknown[] }
  | {
      readonly reading: string;
      readonly sent: SentBody;
      readonly where: Where;
      readonly given: readonly unknown[];
    };

/** Requests cross as structured clones. `more` asks for the next page of the last answer. */
export type ReaderRequest = { readonly id: number } & (WorkerTask | { readonly more: true });

export type ReaderReply = { readonly id: number } & (
  | { readonly ok: true; readonly page: AnswerPage }
  | { readonly ok: false; readonly failure: WalletError['failure'] }
  | { readonly ok: false; readonly fault: string }
);

/** Never throws: an Error loses its class in a clone. */
export function replyTo(id: number, next: () => AnswerPage): ReaderReply {
  try {
    return { id, ok: true, page: next() };
  } catch (error) {
    if (error instanceof WalletError) return { id, ok: false, failure: error.failure };
    return { id, ok: false, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Throws what the worker threw. */
export function pageIn(heard: ReaderReply): AnswerPage {
  if (heard.ok) return heard.page;
  if ('failure' in heard) throw new WalletError(heard.failure);
  throw new Error(`the reader: ${heard.fault}`);
}
