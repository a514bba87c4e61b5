import type { GenericSchema } from 'valibot';
import type { Ability } from '../../../../src-preload/contract/connection.ts';
import type { Lack } from '../../../base/service/abilities.ts';
import type { WalletApi } from '../../../ports/index.ts';

/** The calls of the port, which a dialect must all describe. */
export type Calls = Omit<WalletApi, 'host'>;

/** JSON as it is sent; bigints are written with all their digits. */
export type Json =
  string | number | bigint | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** The headers by which a wallet is named, of all times (service-facts.md 1.2). */
export type WalletHeader = 'xpub' | 'xpub-van' | 'xpub-col' | 'master-fingerprint';

export interface Endpoint<Asked extends readonly unknown[], Answer> {
  /** Under the base address and the dialect's prefix. */
  readonly path: string;
  /** Where a server of another date has this endpoint: asked there, once, where nothing is at `path`. */
  readonly elsewhere?: string;
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
  /** The most items of a list in its list: more is refused before it is parsed. */
  readonly mostInside?: number;
  /** Success may come without a body. */
  readonly mayBeEmpty?: true;
  /** Of a string answer: the form in which it may also come as bare text, without JSON's quotes. */
  readonly bare?: RegExp;
  /** Sent without the headers that name the wallet. */
  readonly withoutKeys?: true;
}

/** Nothing of the kind is there: it is not asked for. */
export interface Lacking {
  readonly lacks: Lack;
}

export function lacking(what: Ability): Lacking {
  return { lacks: { what, only: null } };
}

/** How a call is asked; a function where that follows from what is asked. */
export type Row<Asked extends readonly unknown[], Answer> =
  Endpoint<Asked, Answer> | Lacking | ((...asked: Asked) => Endpoint<Asked, Answer> | Lacking);

/** `inTransfers`: no endpoint tells it, and the invoice is looked for in the lists of transfers. */
type Rows = {
  readonly [K in keyof Calls]: Row<Parameters<Calls[K]>, Awaited<ReturnType<Calls[K]>>>;
};

export interface Dialect {
  /** Between the base address and every path. */
  readonly prefix: '' | '/api';
  readonly headers: readonly WalletHeader[];
  readonly calls: Omit<Rows, 'invoiceStatus'> & {
    readonly invoiceStatus: Rows['invoiceStatus'] | 'inTransfers';
  };
}
