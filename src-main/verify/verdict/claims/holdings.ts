import { groupBy, known, totalOfAsset } from '../../../base/groups.ts';
import { weakestBasis, type BookAllocation, type BookOutput, type Basis } from '../../book/book.ts';
import type { SnapshotAllocation, SnapshotEntry } from './snapshot.ts';
import type { OwnScript } from '../../../keys/allowed-paths.ts';
import type { HeldAmount } from '../../types.ts';

/** What lies on one input, and how we know. Base units; null: the list does not tell how much. */
export interface Holding extends HeldAmount, Pick<SnapshotAllocation, 'form' | 'right'> {
  /** False: by the list it is not there yet, or not for good. */
  readonly settled: boolean;
  /** `opid/type/no` where it is known: then a transition has to close it, and no other in its place. */
  readonly opout: string | null;
  readonly ground: Basis;
}

/** What the list denies of the book's, for one asset on one output. Base units. */
export interface Denied {
  readonly assetId: string;
  readonly book: bigint;
  readonly list: bigint;
}

/**
 * Joins what book and list say of an output. If the list denies an asset, in whole or in part, the book's word alone
 * counts for it. What the list adds is told, and so is a right, of which the book proves nothing. A list that names
 * an asset without an amount denies nothing. `entry` null: it was not listed.
 */
export function mergeHoldings(
  proved: readonly BookAllocation[],
  entry: Pick<SnapshotEntry, 'allocations'> | null,
): { readonly holdings: readonly Holding[]; readonly denied: readonly Denied[] } {
  const listed = entry?.allocations ?? [];
  const places = groupBy(listed.entries(), ([, one]) => keyOf(one));
  const taken = new Map<number, bigint>();
  const denied = new Set<string>();
  const holdings = proved.map(({ assetId, amount, opout, ground }): Holding => {
    const [place, found] =
      takePlace(places.get(keyOf({ assetId, amount })), opout) ??
      takePlace(places.get(keyOf({ assetId, amount: null })), opout) ??
      [];
    if (place !== undefined) taken.set(place, amount);
    else if (entry !== null) denied.add(assetId);
    return { assetId, amount, settled: found?.settled !== false, opout, ground };
  });
  const told = listed.flatMap(({ opout = null, ...one }, i): Holding[] =>
    taken.has(i) || (denied.has(one.assetId) && !isRight(one)) ? [] : [{ ...one, opout, ground: 'told' }],
  );
  return {
    holdings: [...holdings, ...told],
    denied: [...denied].map((assetId) => ({
      assetId,
      book: totalOfAsset(proved, assetId),
      list: totalOfAsset(
        known(listed.map((one, i) => ({ ...one, amount: taken.get(i) ?? one.amount }))),
        assetId,
      ),
    })),
  };
}

/** An own slot unknown to the book is empty only by the list's word; plain bitcoin holds nothing by its keychain. */
export function groundOf(
  holdings: readonly Holding[],
  own: Pick<OwnScript, 'branch'> | null,
  known: Pick<BookOutput, 'branch'> | null,
): Basis {
  if (holdings.length > 0) return weakestBasis(holdings.map(({ ground }) => ground));
  return own?.branch === 'colored' || known?.branch === 'colored' ? 'told' : 'derived';
}

/** Among equal ones the one with that name comes first, so that none is left under a name that is taken. */
function takePlace(
  places: [number, SnapshotAllocation][] | undefined,
  opout: string,
): readonly [number, SnapshotAllocation] | undefined {
  if (places === undefined || places.length === 0) return undefined;
  const named = places.findIndex(([, one]) => one.opout === opout);
  const unnamed = places.findIndex(([, one]) => one.opout === undefined);
  return places.splice(named >= 0 ? named : Math.max(0, unnamed), 1)[0];
}

const RIGHTS: ReadonlySet<SnapshotAllocation['form']> = new Set([
  'inflationRight',
  'replaceRight',
  'bridgeRight',
  'linkRight',
]);

function isRight({ form }: Pick<SnapshotAllocation, 'form'>): boolean {
  return RIGHTS.has(form);
}

function keyOf({ assetId, amount }: HeldAmount): string {
  return `${assetId} ${String(amount)}`;
}
