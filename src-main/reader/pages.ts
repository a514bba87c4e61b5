import { WalletError } from '../base/errors.ts';
import type { Where } from '../net/faults.ts';
import type { SentBody } from '../net/read-sent.ts';
import type { acts } from './acts.ts';
import type { ReaderAct } from './act-names.ts';

/** Reading a structured clone blocks main: 20,000 values take about 5 ms. */
const MOST_ROWS = 1_000;
const MOST_VALUES = 20_000;
/** A text counts as a value per 64 characters. */
const CHARS_OF_A_VALUE = 64;

/** Long lists are empty in `value`; later pages fill them in the order of `lists`. */
export interface AnswerPage {
  readonly value: unknown;
  /** The emptied lists themselves: a structured clone keeps identity. */
  readonly lists: readonly unknown[][];
  readonly more: boolean;
}

/** At most 1,000 rows and 20,000 values a page, a larger row alone. */
export function createPages(whole: unknown): { readonly next: () => AnswerPage } {
  const waiting: (readonly unknown[])[] = [];
  let isBegun = false;
  let at = 0;
  return {
    next: () => {
      const cut = createCut(waiting);
      if (!isBegun) {
        isBegun = true;
        return { value: cut.look(whole), lists: cut.lists, more: false };
      }
      const [rows] = waiting;
      if (rows === undefined) throw new Error('there are no more pages');
      const value: unknown[] = [];
      for (; at < rows.length && value.length < MOST_ROWS && !cut.isFull(); at += 1)
        value.push(cut.look(rows[at]));
      const more = at < rows.length;
      if (!more) {
        waiting.shift();
        at = 0;
      }
      return { value, lists: cut.lists, more };
    },
  };
}

function createCut(waiting: (readonly unknown[])[]) {
  const lists: unknown[][] = [];
  let values = 0;
  const cutLists = (value: unknown): unknown => {
    values += typeof value === 'string' ? 1 + value.length / CHARS_OF_A_VALUE : 1;
    if (!Array.isArray(value)) return isPlain(value) ? kept(value) : value;
    if (value.length <= MOST_ROWS && (values < MOST_VALUES || value.length === 0)) return kept(value);
    const empty: unknown[] = [];
    lists.push(empty);
    waiting.push(value);
    return empty;
  };
  /** Copies what is cut, since others refer to the original. */
  const kept = (value: object): object => {
    const changed = Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
      const looked = cutLists(inner);
      return looked === inner ? [] : [[name, looked] as const];
    });
    if (changed.length === 0) return value;
    const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
    return Object.assign(copy, Object.fromEntries(changed));
  };
  return { lists, look: cutLists, isFull: () => values >= MOST_VALUES };
}

export function createJoiner() {
  const lists: unknown[][] = [];
  let whole: unknown;
  let isBegun = false;
  return {
    take: ({ value, lists: further, more }: AnswerPage): boolean => {
      if (isBegun) {
        for (const row of value as readonly unknown[]) lists[0]?.push(row);
        if (!more) lists.shift();
      } else whole = value;
      isBegun = true;
      lists.push(...further);
      return lists.length > 0;
    },
    whole: () => whole,
  };
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

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
