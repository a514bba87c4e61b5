import type { GenericSchema } from 'valibot';
import type { WalletApi } from '../../../ports.ts';

/** The calls of the port, which a dialect must all describe. */
export type Calls = Omit<WalletApi, 'host'>;

/** JSON as it is sent; bigints are written with all their digits. */
export type Json =
  string | number | bigint | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export interface Endpoint<Asked extends readonly unknown[], Answer> {
  /** Under `{base_url}/api`. */
  readonly path: string;
  /** Only a `read` is ever repeated: `begin` reserves, `end` spends, `other` changes something too. */
  readonly kind: 'read' | 'begin' | 'end' | 'other';
  /** The success codes; any other below 300 is an odd answer. */
  readonly ok: readonly number[];
  /** Null: no body at all. */
  readonly body: (...asked: Asked) => Json;
  readonly answer: GenericSchema<unknown, Answer>;
  /** The service synchronises with the chain or builds a transaction before it answers. */
  readonly isLong?: true;
  /** The answer grows with the wallet. */
  readonly isList?: true;
  /** Success may come without a body. */
  readonly mayBeEmpty?: true;
  /** Of a string answer: the form in which it may also come as bare text, without JSON's quotes. */
  readonly bare?: RegExp;
  /** Sent without the headers that name the wallet. */
  readonly withoutKeys?: true;
}

export type Dialect = {
  readonly [K in keyof Calls]: Endpoint<Parameters<Calls[K]>, Awaited<ReturnType<Calls[K]>>>;
};
