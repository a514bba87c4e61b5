import * as v from 'valibot';
import { decimal, type SchemaOf, type JudgeLimits, type HeldAmount } from '../../types.ts';
import { count, txid } from '../../../../src-preload/contract/values.ts';
import { MAX_PSBT_CHARS } from '../../../base/bitcoin.ts';
import { MAX_ALLOCATIONS, MAX_ALLOCATIONS_PER_OUTPUT } from '../../../base/assets.ts';
import { groupBy, known, totalOfAsset } from '../../../base/groups.ts';
import { Refusal } from '../../../base/errors.ts';
import type { OwnScript } from '../../../keys/allowed-paths.ts';
import { weakestBasis, type BookAllocation, type BookOutput, type Basis } from '../../book/book.ts';

/** Limit of one transaction: `num` of createutxos is a byte in the real servers (rgb-lib: u8). */
export const MAX_NEW_SLOTS = 255;

/** Below it no node relays a taproot output: 3 sat/vB for the 110 vbytes of making and spending it. */
export const DUST_SATS = 330n;

/** rgb-lib writes the height it knows; ours may lag an hour behind. */
export const LOCK_TIME_SLACK_BLOCKS = 6;
/** No test network is anywhere near: the tallest, testnet3, has not made a third of it in its first fifteen years. */
export const HIGHEST_TEST_HEIGHT = 20_000_000;
/** Sequences that set no relative lock (BIP68): final, lock time only, replaceable (BIP125). */
export const MIN_SEQUENCE = 0xffff_fffd;

/** A fee that is lower by the rounding of a size estimate is honest; one still lower is not what was asked. */
export const FEE_BELOW_PERCENT = 2n;
/** rgb-lib 0.3.0-beta.1 and beta.2 size a send without the commitment: 33 bytes of an unneeded output, the rest rounded. */
export const COMMITMENT_VBYTES = 34n;
/** Size estimates of real builders differ by some bytes per input; rgb-lib's genuine ones lie within 1 per cent. */
export const FEE_ABOVE_PERCENT = 10n;
/** Change too small to keep is left to the miner: up to one dust output. */
export const FEE_ABOVE_SATS = 330n;
/** If no change came back, the bytes of the change output may have been paid for as well. */
export const CHANGE_OUTPUT_VBYTES = 43n;

/** Absolute caps if the user set none: no honest day has needed more. `knownHeight` null: no tip is known. */
export function defaultLimits(knownHeight: number | null): JudgeLimits {
  return { knownHeight, maxRateSatsPerVb: 1_000, maxFeeSats: 1_000_000n, maxPsbtChars: MAX_PSBT_CHARS };
}

export const limitsJson: SchemaOf<JudgeLimits> = v.strictObject({
  knownHeight: v.nullable(count),
  maxRateSatsPerVb: v.pipe(v.number(), v.finite(), v.minValue(0)),
  maxFeeSats: decimal,
  maxPsbtChars: count,
});

/** One own unspent output as the service listed it before *begin*, kept for the flow. */
export interface SnapshotEntry {
  readonly txid: string;
  readonly vout: number;
  readonly amountSats: bigint;
  readonly colorable: boolean;
  /** False for an output that only a pending transaction of ours will create. */
  readonly exists: boolean;
  readonly allocations: readonly SnapshotAllocation[];
  /** Receives that wait for this output: it must not be spent. */
  readonly pendingBlinded: number;
  /** The index of its key by the service's word: a hint where to look, and no proof. Null or left out: not told. */
  readonly derivationIndex?: number | null;
}

/** What is held: units, a whole thing, or a right, which is no unit of anything. */
const FORMS = [
  'fungible',
  'nonFungible',
  'inflationRight',
  'replaceRight',
  'bridgeRight',
  'linkRight',
  'notKnown',
] as const;
type AllocationForm = (typeof FORMS)[number];

export interface SnapshotAllocation {
  readonly assetId: string;
  /** Units held, in base units, u64; a right holds 0. Null: not known, and something is held all the same. */
  readonly amount: bigint | null;
  /** Left out: fungible. */
  readonly form?: AllocationForm;
  /** How many more units an inflation right lets one make. Null or left out: it is none, or it is not told. */
  readonly right?: bigint | null;
  readonly settled: boolean;
  /** `opid/4000/no` of a send that we proved, added by its keeper and not by the list: only this one may be closed. */
  readonly opout?: string;
}

export interface Snapshot {
  readonly takenAtMs: number;
  /** This machine's own time, if another machine fetched the list; otherwise `takenAtMs` is by this clock already. */
  readonly nowMs?: number;
  readonly entries: readonly SnapshotEntry[];
}

/** When it was fetched, but no later than it is on this machine. Unix ms. */
export const earliestOf = ({ takenAtMs, nowMs }: Omit<Snapshot, 'entries'>): number =>
  Math.min(takenAtMs, nowMs ?? takenAtMs);

/** Checked before anything grows with it: the list may cost no more than its size. Throws Refusal TOO_LARGE. */
export function refuseLongLists({ entries }: Snapshot): void {
  let all = 0;
  for (const { txid, vout, allocations } of entries) {
    all += allocations.length;
    if (allocations.length > MAX_ALLOCATIONS_PER_OUTPUT)
      throw new Refusal('TOO_LARGE', {
        what: 'allocations of one output',
        limit: `${MAX_ALLOCATIONS_PER_OUTPUT}`,
        outpoint: `${txid}:${vout}`,
      });
  }
  if (all > MAX_ALLOCATIONS)
    throw new Refusal('TOO_LARGE', { what: 'allocations', limit: `${MAX_ALLOCATIONS}` });
}

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

/** Whether inputs that are not ours may stand in a transaction of this intent. */
export function isOnlyOurPart(intent: { readonly kind: string; readonly onlyOurPart?: true }): boolean {
  return intent.kind === 'offline' && intent.onlyOurPart === true;
}

/**
 * `asked`: a service built it for a wish, in its one known form. `bare`: another program made it, so every form is
 * taken in which nobody else could change what is signed. `part`: the same, and others put inputs into it.
 */
export type Scope = 'asked' | 'bare' | 'part';

export function scopeOf(intent: { readonly kind: string; readonly onlyOurPart?: true }): Scope {
  if (intent.kind !== 'offline') return 'asked';
  return isOnlyOurPart(intent) ? 'part' : 'bare';
}

export const snapshotJson: SchemaOf<Snapshot> = v.strictObject({
  takenAtMs: count,
  nowMs: v.exactOptional(count),
  entries: v.array(
    v.strictObject({
      txid,
      vout: count,
      amountSats: decimal,
      colorable: v.boolean(),
      exists: v.boolean(),
      allocations: v.array(
        v.strictObject({
          assetId: v.string(),
          amount: v.nullable(decimal),
          form: v.exactOptional(v.picklist(FORMS)),
          right: v.exactOptional(v.nullable(decimal)),
          settled: v.boolean(),
          opout: v.exactOptional(v.string()),
        }),
      ),
      pendingBlinded: count,
      derivationIndex: v.exactOptional(v.nullable(count)),
    }),
  ),
});
