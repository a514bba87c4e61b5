import type { Mismatch } from '../../../src-preload/contract/wallet.ts';
import { groupBy, knownTotal, sumOfSats } from '../../base/groups.ts';
import type { SnapshotEntry } from '../../verify/index.ts';
import { outpointName } from '../../base/outpoint.ts';

interface ToldFigures {
  readonly vanilla: { readonly futureSats: bigint };
  readonly colored: { readonly futureSats: bigint };
}

/** An asset with nothing pending, so its settled balance equals the list. */
export interface QuietAsset {
  readonly assetId: string;
  readonly settled: bigint;
}

/** Balances unlike the list; future counts unmined outputs. Servers differ on `leaving` inputs and outputs to come. */
export function addAgain(
  entries: readonly SnapshotEntry[],
  told: ToldFigures,
  quiet: readonly QuietAsset[],
  leaving: ReadonlySet<string> = new Set(),
): Mismatch[] {
  const named = [...new Map(entries.map((entry) => [outpointName(entry), entry]))];
  const bitcoin = (isColored: boolean, told: bigint): bigint => {
    const ofBranch = named.filter(([, { colorable }]) => colorable === isColored);
    const isSure = groupBy(ofBranch, ([name, { exists }]) => exists && !leaving.has(name));
    const [sure, unsure] = [true, false].map((is) => (isSure.get(is) ?? []).map(([, entry]) => entry));
    const isEither = maySum(
      (unsure ?? []).map(({ amountSats }) => amountSats),
      told - sumOfSats(sure ?? []),
    );
    return isEither ? told : sumOfSats(ofBranch.flatMap(([, entry]) => (entry.exists ? [entry] : [])));
  };
  const held = groupBy(
    named.flatMap(([, { allocations }]) => allocations),
    ({ assetId }) => assetId,
  );
  const [plain, slots] = [told.vanilla.futureSats, told.colored.futureSats];
  return [
    ...differing('plainBitcoin', '', bitcoin(false, plain), plain),
    ...differing('slotBitcoin', '', bitcoin(true, slots), slots),
    ...quiet.flatMap(({ assetId, settled }) => {
      const listed = knownTotal(held.get(assetId) ?? []);
      return listed === null ? [] : differing('asset', assetId, listed, settled);
    }),
  ];
}

/** Beyond this many sums, so many pending outputs explain any difference. */
const MOST_SUMS = 4_096;

/** Whether some, all or none of the amounts add up to it. Past `MOST_SUMS`: whether it is in their range. */
function maySum(amounts: readonly bigint[], wanted: bigint): boolean {
  let sums = new Set([0n]);
  for (const amount of amounts) {
    sums = new Set([...sums].flatMap((sum) => [sum, sum + amount]));
    if (sums.size > MOST_SUMS) return wanted >= 0n && wanted <= amounts.reduce((all, one) => all + one, 0n);
  }
  return sums.has(wanted);
}

function differing(kind: Mismatch['kind'], subject: string, here: bigint, told: bigint): Mismatch[] {
  return here === told ? [] : [{ kind, subject, here: here.toString(), told: told.toString() }];
}

export interface KnownCoin {
  readonly outpoint: string;
  readonly amountSats: bigint;
}

/** Our acts that explain changes. Outputs are `txid:vout`. */
export interface OwnDoing {
  readonly spent: ReadonlySet<string>;
  readonly txids: ReadonlySet<string>;
}

export interface CoinChanges {
  readonly mismatches: readonly Mismatch[];
  readonly learn: readonly KnownCoin[];
  readonly forget: readonly string[];
}

/**
 * Unexplained changes: a mined output gone without our spending it, or a slot nothing of ours made (one wallet, one
 * device: rgb-lib keeps its state once). Incoming plain bitcoin needs no explanation. `known` null: first look. `listed`:
 * mined as far as reported. `all`: the whole list.
 */
export function compareCoins(
  known: readonly KnownCoin[] | null,
  listed: readonly SnapshotEntry[],
  all: readonly SnapshotEntry[],
  own: OwnDoing,
): CoinChanges {
  const inBlock = [...new Map(listed.map((entry) => [outpointName(entry), entry])).entries()];
  const before = new Set(known?.map(({ outpoint }) => outpoint));
  const fresh = inBlock.filter(([outpoint]) => !before.has(outpoint));
  const isOdd = ({ colorable, txid }: SnapshotEntry) => known !== null && colorable && !own.txids.has(txid);
  const there = new Set(all.map(outpointName));
  const gone = (known ?? []).filter(({ outpoint }) => !there.has(outpoint));
  return {
    mismatches: [
      ...gone
        .filter(({ outpoint }) => !own.spent.has(outpoint))
        .map(({ outpoint, amountSats }): Mismatch => {
          return { kind: 'coinGone', subject: outpoint, here: amountSats.toString(), told: '' };
        }),
      ...fresh.flatMap(([subject, entry]): Mismatch[] =>
        isOdd(entry) ? [{ kind: 'slotAppeared', subject, here: '', told: entry.amountSats.toString() }] : [],
      ),
    ],
    learn: fresh.flatMap(([outpoint, entry]) =>
      isOdd(entry) ? [] : [{ outpoint, amountSats: entry.amountSats }],
    ),
    forget: gone.filter(({ outpoint }) => own.spent.has(outpoint)).map(({ outpoint }) => outpoint),
  };
}
