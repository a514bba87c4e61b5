import type { Facts } from '../psbt/refusal.ts';
import type { ClaimName } from '../../../src-preload/contract/claims.ts';
import type { OpenBook } from '../book/open-book.ts';
import { inputFinding, type Finding } from './findings.ts';
import type { JudgedInput } from './judge-inputs.ts';
import { groupBy, totalOfAsset } from '../groups.ts';
import { weakest, type BookAllocation, type BookOutput, type Ground } from '../book/book.ts';
import type { Allocation, SnapshotEntry } from '../intents/snapshot.ts';
import type { OwnScript } from '../keys/own-paths.ts';
import type { AssetAmount } from '../verdict.ts';

/** On which claim of an intent's what stands. */
export interface BookClaims {
  /** What the coins hold. */
  readonly holds: ClaimName;
  /** That none of them is promised to anybody. */
  readonly free: ClaimName;
  /** Null where an input that holds anything is refused for that alone. */
  readonly settled: ClaimName | null;
}

/**
 * What the own book has against spending these inputs: the list denies what it proves of one (LIST_DENIES), another
 * transaction of ours spent it or holds it (RESERVED), an open invoice waits on it (INVOICE_SLOT), or what lies on it
 * is not settled (RGB_UNSETTLED). By input, and for each in this order.
 */
export function judgeBook(inputs: readonly JudgedInput[], book: OpenBook, claims: BookClaims): Finding[] {
  return inputs.flatMap((input, i) => {
    const { txid, vout } = input.outpoint;
    const outpoint = `${txid}:${vout}`;
    return [
      ...deniedFindings(input, i, outpoint, claims),
      ...reservedFindings(input, i, outpoint, book),
      ...(book.isAwaited(outpoint) ? [inputFinding('INVOICE_SLOT', claims.free, i, { outpoint })] : []),
      ...unsettledFindings(input, i, outpoint, claims),
    ];
  });
}

function deniedFindings(
  { entry, known, denied }: JudgedInput,
  i: number,
  outpoint: string,
  { holds }: BookClaims,
): Finding[] {
  const sats =
    entry === null || known === null || entry.amountSats === known.amountSats
      ? []
      : [
          inputFinding('LIST_DENIES', 'amountsAsListed', i, {
            outpoint,
            bookSats: `${known.amountSats}`,
            listSats: `${entry.amountSats}`,
          }),
        ];
  const assets = denied.map(({ assetId, book, list }) =>
    inputFinding('LIST_DENIES', holds, i, {
      outpoint,
      asset: assetId,
      book: `${book}`,
      list: `${list}`,
    }),
  );
  return [...sats, ...assets];
}

function reservedFindings({ known }: JudgedInput, i: number, outpoint: string, book: OpenBook): Finding[] {
  const by = book.holderOf(outpoint);
  if (known?.spent !== true && by === null) return [];
  const facts: Facts = {
    ...(by === null ? {} : { by }),
    ...(known?.spent === true ? { problem: 'spent' } : {}),
  };
  return [inputFinding('RESERVED', 'inputsOurs', i, { outpoint, ...facts })];
}

function unsettledFindings(
  { holdings }: JudgedInput,
  i: number,
  outpoint: string,
  { settled }: BookClaims,
): Finding[] {
  if (settled === null) return [];
  const assets = new Set(holdings.flatMap((one) => (one.settled ? [] : [one.assetId])));
  return [...assets].map((asset) => inputFinding('RGB_UNSETTLED', settled, i, { outpoint, asset }));
}

/** What lies on one input, and how we know. Base units. */
export interface Holding extends AssetAmount {
  /** False: by the list it is not there yet, or not for good. */
  readonly settled: boolean;
  /** `opid/type/no` where it is known: then a transition has to close it, and no other in its place. */
  readonly opout: string | null;
  readonly ground: Ground;
}

/** Of one asset on one output, where the list denies what the book has. Base units. */
export interface Denied {
  readonly assetId: string;
  readonly book: bigint;
  readonly list: bigint;
}

/**
 * What an output holds by the book and by the list together. Of an asset that the list denies, in whole or in part, the
 * book's word alone counts; what the list adds is told. `entry` null: it was not listed.
 */
export function weigh(
  proved: readonly BookAllocation[],
  entry: Pick<SnapshotEntry, 'allocations'> | null,
): { readonly holdings: readonly Holding[]; readonly denied: readonly Denied[] } {
  const listed = entry?.allocations ?? [];
  const places = groupBy(listed.entries(), ([, one]) => keyOf(one));
  const taken = new Set<number>();
  const denied = new Set<string>();
  const holdings = proved.map(({ assetId, amount, opout, ground }): Holding => {
    const [place, found] = takePlace(places.get(keyOf({ assetId, amount })), opout) ?? [];
    if (place !== undefined) taken.add(place);
    else if (entry !== null) denied.add(assetId);
    return { assetId, amount, settled: found?.settled !== false, opout, ground };
  });
  const told = listed.flatMap(({ assetId, amount, settled, opout = null }, i): Holding[] =>
    taken.has(i) || denied.has(assetId) ? [] : [{ assetId, amount, settled, opout, ground: 'told' }],
  );
  return {
    holdings: [...holdings, ...told],
    denied: [...denied].map((assetId) => ({
      assetId,
      book: totalOfAsset(proved, assetId),
      list: totalOfAsset(listed, assetId),
    })),
  };
}

/**
 * How far we know what an input holds. An own slot of which the book says nothing is empty only as far as the list is
 * true; plain bitcoin holds nothing by its keychain.
 */
export function groundOf(
  holdings: readonly Holding[],
  own: Pick<OwnScript, 'branch'> | null,
  known: Pick<BookOutput, 'branch'> | null,
): Ground {
  if (holdings.length > 0) return weakest(holdings.map(({ ground }) => ground));
  return own?.branch === 'colored' || known?.branch === 'colored' ? 'told' : 'derived';
}

/** Of equal ones the one of that name, so that none is left over under a name that is taken. */
function takePlace(
  places: [number, Allocation][] | undefined,
  opout: string,
): readonly [number, Allocation] | undefined {
  if (places === undefined) return undefined;
  const named = places.findIndex(([, one]) => one.opout === opout);
  const unnamed = places.findIndex(([, one]) => one.opout === undefined);
  return places.splice(named >= 0 ? named : Math.max(0, unnamed), 1)[0];
}

function keyOf({ assetId, amount }: AssetAmount): string {
  return `${assetId} ${amount}`;
}
