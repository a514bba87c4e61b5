import type { BaseIssue, BaseSchema, InferInput, InferOutput } from 'valibot';

export type Schema<T = unknown> = BaseSchema<unknown, T, BaseIssue<unknown>>;

/** Whether words, a token or another secret travels in the input, in the answer, or in neither. */
export type SecretFlow = 'none' | 'in' | 'out';

export interface CallSpec<I extends Schema = Schema, O extends Schema = Schema> {
  readonly kind: 'call';
  readonly input: I;
  readonly output: O;
  readonly whileLocked: boolean;
  readonly secret: SecretFlow;
  /** In bytes of JSON. A larger input is refused before it is parsed. */
  readonly maxInputBytes: number;
}

export interface NoticeSpec<P extends Schema = Schema> {
  readonly kind: 'notice';
  readonly payload: P;
  readonly whileLocked: boolean;
}

/** Enough for any form, and far too little to slow main down. */
const SMALL_INPUT_BYTES = 16_384;

export function call<I extends Schema, O extends Schema>(
  input: I,
  output: O,
  options: Partial<Pick<CallSpec, 'whileLocked' | 'secret' | 'maxInputBytes'>> = {},
): CallSpec<I, O> {
  const usual = { whileLocked: false, secret: 'none', maxInputBytes: SMALL_INPUT_BYTES } as const;
  return { kind: 'call', input, output, ...usual, ...options };
}

export function notice<P extends Schema>(payload: P, options: { whileLocked?: boolean } = {}): NoticeSpec<P> {
  return { kind: 'notice', payload, whileLocked: options.whileLocked ?? false };
}

export type AskOf<C> = C extends CallSpec<infer I> ? Unchanged<InferInput<I>> : never;
export type InputOf<C> = C extends CallSpec<infer I> ? InferOutput<I> : never;
/** Main's answer, with bigints where the schema gives the page numbers and text. */
export type AnswerOf<C> = C extends CallSpec<Schema, infer O> ? Unchanged<InferInput<O>> : never;
/** Deeply read-only, since several holders share the value. */
export type Unchanged<T> = T extends object ? { readonly [K in keyof T]: Unchanged<T[K]> } : T;
export type OutputOf<C> = C extends CallSpec<Schema, infer O> ? InferOutput<O> : never;
export type PayloadOf<N> = N extends NoticeSpec<infer P> ? InferOutput<P> : never;

/** The kinds without the schemas, so that the preload stays small. */
export type NamesOf<C> = { readonly [G in keyof C]: { readonly [K in keyof C[G]]: KindOf<C[G][K]> } };
type KindOf<S> = S extends { readonly kind: infer Kind } ? Kind : never;

/** The union of `group.member` over all calls, or over all notices. */
export type NameOf<C, Spec> = {
  [G in keyof C & string]: {
    [K in keyof C[G] & string]: C[G][K] extends Spec ? `${G}.${K}` : never;
  }[keyof C[G] & string];
}[keyof C & string];
