import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import type { Ability } from '../../../../src-preload/contract/connection.ts';
import type { MissingAbility } from '../../../base/service/abilities.ts';
import type { WalletApi, ApiRefreshed } from '../../../ports/index.ts';
import * as w from './wire-values.ts';

export type Calls = Omit<WalletApi, 'host'>;

/** Bigints with all their digits. */
export type WireJson =
  string | number | bigint | boolean | null | readonly WireJson[] | { readonly [key: string]: WireJson };

/** Wallet headers of all eras (service-facts.md 1.2). */
export type WalletHeader = 'xpub' | 'xpub-van' | 'xpub-col' | 'master-fingerprint';

export interface DialectEndpoint<Asked extends readonly unknown[], Answer> {
  readonly path: string;
  /** Another era's path, tried once if `path` is missing. */
  readonly elsewhere?: string;
  /** Only a `read` is repeated: `begin` reserves, `end` spends, `other` changes something. */
  readonly kind: 'read' | 'begin' | 'end' | 'other';
  readonly ok: readonly number[];
  readonly body: (...asked: Asked) => WireJson;
  readonly answer: GenericSchema<unknown, Answer>;
  /** The service syncs or builds before it answers. */
  readonly isLong?: true;
  readonly isList?: true;
  /** More items in a nested list are refused before parsing. */
  readonly mostInside?: number;
  readonly mayBeEmpty?: true;
  /** A string answer's form as bare text, without JSON's quotes. */
  readonly bare?: RegExp;
  readonly withoutKeys?: true;
}

export interface Lacking {
  readonly lacks: MissingAbility;
}

export function lacking(what: Ability): Lacking {
  return { lacks: { what, only: null } };
}

export type Row<Asked extends readonly unknown[], Answer> =
  DialectEndpoint<Asked, Answer> | Lacking | ((...asked: Asked) => DialectEndpoint<Asked, Answer> | Lacking);

/** `inTransfers`: no endpoint; looked up in the transfer lists. */
type Rows = {
  readonly [K in keyof Calls]: Row<Parameters<Calls[K]>, Awaited<ReturnType<Calls[K]>>>;
};

export interface WalletDialect {
  readonly prefix: '' | '/api';
  readonly headers: readonly WalletHeader[];
  readonly calls: Omit<Rows, 'invoiceStatus'> & {
    readonly invoiceStatus: Rows['invoiceStatus'] | 'inTransfers';
  };
}

/** Objects from rgb-node-api where others, and itself before 0.2.0, answer a bare value. */

export const address = w.perhapsInField('address', w.someText);
export const utxosMade = w.perhapsInField('created', w.count);
export const failOutcome = v.pipe(
  w.perhapsInField('changed', v.boolean()),
  v.transform((anyFailed): { anyFailed: boolean | null } => ({ anyFailed })),
);
export const refreshOutcome = v.pipe(
  v.nullable(v.pipe(v.custom<object>(w.isObject), v.strictObject({}))),
  v.transform((): ApiRefreshed => ({ moved: null, failed: null })),
);
export const consignment = v.pipe(
  w.fields({ bytes_hex: v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2})+$/i)) }),
  v.transform(({ bytes_hex }): Uint8Array => Uint8Array.from(Buffer.from(bytes_hex, 'hex'))),
);
