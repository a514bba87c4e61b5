import type { ClaimFacts } from '../../../src-preload/contract/claims.ts';
import type { Book, BookAllocation, BookOutput, Reservation } from './book.ts';
import { nameOf } from '../outpoint.ts';

/** The book as one transaction looks at it. Outpoints are `txid:vout`. */
export interface OpenBook {
  readonly outputAt: (outpoint: string) => BookOutput | null;
  readonly allocationsOn: (outpoint: string) => readonly BookAllocation[];
  /** The outpoint on which the allocation lies that is closed by this name (`opid/type/no`). */
  readonly placeOf: (opout: string) => string | null;
  /** Id of the other transaction of ours that spends this, or whose seals name it. */
  readonly holderOf: (outpoint: string) => string | null;
  /** An open invoice of ours waits on it. */
  readonly isAwaited: (outpoint: string) => boolean;
  /** Why a seal may not name it, as facts; null: it is a slot of ours, and free. */
  readonly sealProblem: (outpoint: string) => SealProblem | null;
  /** As it was first seen. */
  readonly schemaOf: (assetId: string) => string | null;
}

/** `by`: the other transaction. */
export type SealProblem = Required<Pick<ClaimFacts, 'problem' | 'outpoint'>> & Pick<ClaimFacts, 'by'>;

/** What asks: its id, and what it spends. */
export interface Looking {
  readonly txid: string;
  readonly spends: ReadonlySet<string>;
}

/** Indexes the book once, so that each question costs the same whatever is asked. Pure. */
export function openBook(book: Book, { txid, spends }: Looking): OpenBook {
  const outputs = new Map(book.outputs.map((output) => [nameOf(output), output]));
  const allocations = new Map<string, BookAllocation[]>();
  const places = new Map<string, string>();
  for (const allocation of book.allocations) {
    const outpoint = nameOf(allocation);
    places.set(allocation.opout, outpoint);
    const others = allocations.get(outpoint);
    if (others === undefined) allocations.set(outpoint, [allocation]);
    else others.push(allocation);
  }
  const binding = book.reserved.filter((one) => binds(one, { txid, spends }));
  const held = new Map<string, string>();
  const made = new Map<string, string>();
  for (const { by, outpoints, makes } of binding) {
    for (const outpoint of outpoints) if (!held.has(outpoint)) held.set(outpoint, by);
    for (const outpoint of makes) if (!made.has(outpoint)) made.set(outpoint, by);
  }
  const awaited = new Set(book.invoices.flatMap(({ outpoint, open }) => (open ? [outpoint] : [])));
  const schemas = new Map(book.assets.map(({ assetId, schema }) => [assetId, schema]));

  function sealProblem(outpoint: string): SealProblem | null {
    const output = outputs.get(outpoint);
    if (output === undefined) return { outpoint, problem: 'notOurs' };
    if (output.branch !== 'colored') return { outpoint, problem: 'holdsNoAssets' };
    if (spends.has(outpoint)) return { outpoint, problem: 'spentHere' };
    if (output.spent) return { outpoint, problem: 'spent' };
    const by = held.get(outpoint) ?? made.get(outpoint);
    if (by !== undefined) return { outpoint, problem: 'held', by };
    return awaited.has(outpoint) ? { outpoint, problem: 'awaited' } : null;
  }

  return {
    outputAt: (outpoint) => outputs.get(outpoint) ?? null,
    allocationsOn: (outpoint) => allocations.get(outpoint) ?? [],
    placeOf: (opout) => places.get(opout) ?? null,
    holderOf: (outpoint) => held.get(outpoint) ?? null,
    isAwaited: (outpoint) => awaited.has(outpoint),
    sealProblem,
    schemaOf: (assetId) => schemas.get(assetId) ?? null,
  };
}

/**
 * None binds itself. One that may be broadcast though it was given up binds nothing that spends a coin of it: only one
 * of the two can ever confirm, so what the other does to the rest cannot meet what this one does.
 */
function binds({ by, spends, mayShare }: Reservation, looking: Looking): boolean {
  if (by === looking.txid) return false;
  return !(mayShare && spends.some((outpoint) => looking.spends.has(outpoint)));
}

/**
 * What a book says of these outpoints, `txid:vout`, and of these assets: as much as a judgement of them needs. The rest
 * is nobody's business but the wallet's. Pure.
 */
export function bookPart(book: Book, outpoints: ReadonlySet<string>, assetIds: ReadonlySet<string>): Book {
  const isAbout = (outpoint: string): boolean => outpoints.has(outpoint);
  return {
    outputs: book.outputs.filter((one) => isAbout(nameOf(one))),
    allocations: book.allocations.filter((one) => isAbout(nameOf(one))),
    reserved: book.reserved
      .filter((one) => [...one.outpoints, ...one.makes].some(isAbout))
      .map(({ by, outpoints, spends, makes, mayShare }) => ({
        ...{ by, mayShare },
        outpoints: outpoints.filter(isAbout),
        spends: spends.filter(isAbout),
        makes: makes.filter(isAbout),
      })),
    invoices: book.invoices.filter(({ outpoint }) => isAbout(outpoint)),
    assets: book.assets.filter(({ assetId }) => assetIds.has(assetId)),
  };
}
