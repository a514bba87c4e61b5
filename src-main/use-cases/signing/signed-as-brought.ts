import * as v from 'valibot';
import { fail } from '../../domain/errors.ts';
import type { Context } from '../context.ts';

/**
 * What was signed here of what was brought, beside the flows of the journal. Nobody tells this machine what became of it,
 * so whatever it signed may confirm at any time; two that share a coin never both do.
 */

const written = v.object({ kind: v.string(), inputs: v.array(v.string()), recipients: v.array(v.string()) });

/** What a transaction spends, and whom it pays, each by what it is recognised by. */
interface Pays {
  readonly kind: string;
  readonly inputs: readonly string[];
  readonly recipients: readonly string[];
}
export interface SignedAsBrought extends Pays {
  readonly txid: string;
  readonly name: string;
  readonly atMs: number;
}

type Books = Pick<Context, 'signings'>;

/** Newest first, with what is being signed at this moment. */
export function signedAsBrought({ signings }: Books, walletId: string): SignedAsBrought[] {
  return signings.imports.bound(walletId).map(({ txid, name, signedAtMs, spending }) => ({
    txid,
    name,
    atMs: signedAtMs,
    ...v.parse(written, spending),
  }));
}

/** Those that pay the same, or make slots too, and could confirm beside it. */
export function paidBeside(books: Books, walletId: string, wanted: Pays): SignedAsBrought[] {
  return signedAsBrought(books, walletId).filter(
    ({ kind, inputs, recipients }) =>
      kind === wanted.kind && !meets(inputs, wanted.inputs) && pays({ kind, recipients }, wanted),
  );
}

/** A recipient of assets is paid once: by no second transaction that could confirm beside the first. Throws SIGNED_BEFORE. */
export function refusePaidAsBrought(books: Books, walletId: string, wanted: Pays): void {
  if (wanted.kind !== 'send') return;
  const [before] = paidBeside(books, walletId, wanted);
  if (before !== undefined) throw fail('SIGNED_BEFORE', { txid: before.txid, atMs: before.atMs });
}

function pays({ kind, recipients }: Pick<Pays, 'kind' | 'recipients'>, wanted: Pays): boolean {
  return kind === 'createSlots' || meets(recipients, wanted.recipients);
}

function meets(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => others.includes(one));
}
