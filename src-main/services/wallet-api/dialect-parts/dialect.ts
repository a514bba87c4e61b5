import type { GenericSchema } from 'valibot';
import type { Ability } from '../../../../src-preload/contract/connection.ts';
import type { Lack } from '../../../base/service/abilities.ts';
import type { WalletApi } from '../../../ports/index.ts';

export type Calls = Omit<WalletApi, 'host'>;

/** Bigints with all their digits. */
export type Json =
  string | number | bigint | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Wallet headers of all eras (service-facts.md 1.2). */
export type WalletHeader = 'xpub' | 'xpub-van' | 'xpub-col' | 'master-fingerprint';

export interface Endpoint<Asked extends readonly unknown[], Answer> {
  readonly path: string;
  /** Another era's path, tried once if `path` is missing. */
  readonly elsewhere?: string;
  /** Only a `read` is repeated: `begin` reserves, `end` spends, `other` changes something. */
  readonly kind: 'read' | 'begin' | 'end' | 'other';
  /** Other codes below 300 are odd answers. */
  readonly ok: readonly number[];
  readonly body: (...asked: Asked) => Json;
  readonly answer: GenericSchema<unknown, Answer>;
  /** The service syncs or builds before it answers. */
  readonly isLong?: true;
  /** The answer grows with the wallet. */
  readonly isList?: true;
  /** More items in a nested list are refused before parsing. */
  readonly mostInside?: number;
  /** Success may have no body. */
  readonly mayBeEmpty?: true;
  /** A string answer's form as bare text, without JSON's quotes. */
  readonly bare?: RegExp;
  /** Without the wallet's headers. */
  readonly withoutKeys?: true;
}

export interface Lacking {
  readonly lacks: Lack;
}

export function lacking(what: Ability): Lacking {
  return { lacks: { what, only: null } };
}

/** A function if it depends on the arguments. */
export type Row<Asked extends readonly unknown[], Answer> =
  Endpoint<Asked, Answer> | Lacking | ((...asked: Asked) => Endpoint<Asked, Answer> | Lacking);

/** `inTransfers`: no endpoint; looked up in the transfer lists. */
type Rows = {
  readonly [K in keyof Calls]: Row<Parameters<Calls[K]>, Awaited<ReturnType<Calls[K]>>>;
};

export interface Dialect {
  /** Between base address and path. */
  readonly prefix: '' | '/api';
  readonly headers: readonly WalletHeader[];
  readonly calls: Omit<Rows, 'invoiceStatus'> & {
    readonly invoiceStatus: Rows['invoiceStatus'] | 'inTransfers';
  };
}
