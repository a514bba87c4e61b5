import type { ClaimFacts } from '../../../src-preload/contract/claims.ts';
import type { Book, BookAllocation, BookInvoice, BookOutput, PinnedAsset, Reservation } from './book.ts';
import { groupBy } from '../../base/groups.ts';
import { outpointName } from '../../base/outpoint.ts';

export type OpenBook = ReturnType<typeof openBook>;

export type SealProblem = Required<Pick<ClaimFacts, 'problem' | 'outpoint'>> & Pick<ClaimFacts, 'by'>;

/** `replaces`: what the original of a replacement spends. */
type Looking = Readonly<{ txid: string; spends: ReadonlySet<string>; replaces?: ReadonlySet<string> }>;

/** The book as one transaction sees it, indexed once so that no question costs more. Outpoints are `txid:vout`. Pure. */
export function openBook(book: Book, looking: Looking) {
  const { spends } = looking;
  const outputs = new Map(book.outputs.map((output) => [outpointName(output), output]));
  const allocations = groupBy(book.allocations, outpointName);
  const places = new Map(book.allocations.map((one) => [one.opout, outpointName(one)]));
  const binding = book.reserved.filter((one) => binds(one, looking));
  const held = new Map<string, string>();
  const made = new Map<string, string>();
  for (const { by, outpoints, makes } of binding) {
    for (const outpoint of outpoints) if (!held.has(outpoint)) held.set(outpoint, by);
    for (const outpoint of makes) if (!made.has(outpoint)) made.set(outpoint, by);
  }
  const awaited = awaitedBy(book.invoices);
  const frozen = new Set(book.frozen);
  const assets = new Map(book.assets.map((asset) => [asset.assetId, asset]));

  /** Why a seal may not name this outpoint, as facts; null: it is a free slot of ours. */
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
    outputAt: (outpoint: string): BookOutput | null => outputs.get(outpoint) ?? null,
    allocationsOn: (outpoint: string): readonly BookAllocation[] => allocations.get(outpoint) ?? [],
    /** Where the allocation of this name (`opid/type/no`) lies; null: not known. */
    placeOf: (opout: string): string | null => places.get(opout) ?? null,
    /** Id of the other transaction of ours that spends this, or whose seals name it; null: none. */
    holderOf: (outpoint: string): string | null => held.get(outpoint) ?? null,
    isFrozen: (outpoint: string): boolean => frozen.has(outpoint),
    isAwaited: (outpoint: string): boolean => awaited.has(outpoint),
    /** An open invoice of ours asks for an output with this script, hex. */
    isInvoiced: (script: string): boolean => awaited.has(script),
    sealProblem,
    /** As it was first seen, null if it never was; `ground` says whether more than the service's word is behind it. */
    assetOf: (assetId: string): PinnedAsset | null => assets.get(assetId) ?? null,
  };
}

/** What open invoices of ours wait for: slots by their outpoint, outputs by their script. */
export function awaitedBy(invoices: readonly BookInvoice[]): ReadonlySet<string> {
  return new Set(
    invoices.flatMap((one) => (one.open ? ['outpoint' in one ? one.outpoint : one.script] : [])),
  );
}

/** A given-up transaction doesn't bind one that spends its coin, nor an original its replacement: one can confirm. */
function binds({ by, spends, mayShare }: Reservation, looking: Looking): boolean {
  if (by === looking.txid) return false;
  const shares = (others?: ReadonlySet<string>) => spends.some((outpoint) => others?.has(outpoint));
  return !((mayShare && shares(looking.spends)) || shares(looking.replaces));
}

/** The part that a judgement of these outpoints (`txid:vout`), scripts and assets needs; the rest stays here. Pure. */
export function bookPart(
  book: Book,
  outpoints: ReadonlySet<string>,
  scripts: ReadonlySet<string>,
  assetIds: ReadonlySet<string>,
): Book {
  const isAbout = (outpoint: string): boolean => outpoints.has(outpoint);
  return {
    outputs: book.outputs.filter((one) => isAbout(outpointName(one))),
    allocations: book.allocations.filter((one) => isAbout(outpointName(one))),
    reserved: book.reserved
      .filter((one) => [...one.outpoints, ...one.makes].some(isAbout))
      .map(({ by, outpoints, spends, makes, mayShare }) => ({
        ...{ by, mayShare },
        outpoints: outpoints.filter(isAbout),
        spends: spends.filter(isAbout),
        makes: makes.filter(isAbout),
      })),
    invoices: book.invoices.filter((one) =>
      'outpoint' in one ? isAbout(one.outpoint) : scripts.has(one.script),
    ),
    assets: book.assets.filter(({ assetId }) => assetIds.has(assetId)),
  };
}
