import type { Mismatch } from '../../../src-preload/contract/wallet.ts';
import { groupBy, knownTotal } from '../../base/groups.ts';
import type { SnapshotEntry } from '../../verify/index.ts';
import { nameOf } from '../../base/outpoint.ts';

interface ToldFigures {
  readonly vanilla: { readonly futureSats: bigint };
  readonly colored: { readonly futureSats: bigint };
}

/** An asset of which nothing is under way: then its settled balance is what the list has of it. */
export interface QuietAsset {
  readonly assetId: string;
  readonly settled: bigint;
}

/**
 * Balances added again from the list of unspents. Future counts every output, in a block or not, and so does the list;
 * an output that only a pending transaction will make is in neither. A list that names an output twice is counted once.
 * Of two kinds servers differ in whether the balance counts them while they are listed (RGB-Node does neither): what a
 * transaction of ours that is under way spends (`leaving`, `txid:vout`), and what is listed and does not exist yet.
 */
export function addAgain(
  entries: readonly SnapshotEntry[],
  told: ToldFigures,
  quiet: readonly QuietAsset[],
  leaving: ReadonlySet<string> = new Set(),
): Mismatch[] {
  const outputs = [...new Map(entries.map((entry) => [nameOf(entry), entry])).values()];
  const bitcoin = (isColored: boolean, told: bigint): bigint => {
    const ofBranch = outputs.filter(({ colorable }) => colorable === isColored);
    const isSure = (entry: SnapshotEntry) => entry.exists && !leaving.has(nameOf(entry));
    const sure = sumOf(ofBranch.filter(isSure));
    const isEither = maySum(
      ofBranch.filter((entry) => !isSure(entry)).map(({ amountSats }) => amountSats),
      told - sure,
    );
    return isEither ? told : sumOf(ofBranch.filter(({ exists }) => exists));
  };
  const held = groupBy(
    outputs.flatMap(({ allocations }) => allocations),
    ({ assetId }) => assetId,
  );
  const [plain, slots] = [told.vanilla.futureSats, told.colored.futureSats];
  return [
    ...differing('plainBitcoin', '', bitcoin(false, plain), plain),
    ...differing('slotBitcoin', '', bitcoin(true, slots), slots),
    ...quiet.flatMap(({ assetId, settled }) => {
      const listed = knownTotal(held.get(assetId) ?? []);
      // What is not told cannot differ.
      return listed === null ? [] : differing('asset', assetId, listed, settled);
    }),
  ];
}

function sumOf(entries: readonly SnapshotEntry[]): bigint {
  return entries.reduce((sum, { amountSats }) => sum + amountSats, 0n);
}

/** More sums than these are not tried: of so many outputs under way any difference may come. */
const MOST_SUMS = 4_096;

/** Whether some of these amounts, all or none of them add up to it. Past `MOST_SUMS` sums: whether it is in their range. */
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

/** An output of ours that was seen in a block. */
export interface KnownCoin {
  /** `txid:vout` */
  readonly outpoint: string;
  readonly amountSats: bigint;
}

/** What of our own doing explains that outputs come and go. Outputs are `txid:vout`. */
export interface OwnDoing {
  /** Inputs of every transaction whose signature left this computer. */
  readonly spent: ReadonlySet<string>;
  /** Ids of these transactions, and of those by which something was received. */
  readonly txids: ReadonlySet<string>;
}

export interface CoinChanges {
  readonly mismatches: readonly Mismatch[];
  /** To be known from now on, and to be forgotten: everything that is explained. */
  readonly learn: readonly KnownCoin[];
  readonly forget: readonly string[];
}

/**
 * What changed in the set of outputs and nothing here did: one that was in a block is listed no more and nothing of ours
 * spends it, or a slot is there that nothing of ours made (one wallet, one device: rgb-lib keeps its state once). Plain
 * bitcoin that arrives is nobody's doing here. `known` null: this is the first look, and there is no before. `listed`:
 * those that are in a block, as far as that is told. `all`: every output of the list, in a block or not.
 */
export function compareCoins(
  known: readonly KnownCoin[] | null,
  listed: readonly SnapshotEntry[],
  all: readonly SnapshotEntry[],
  own: OwnDoing,
): CoinChanges {
  const inBlock = [...new Map(listed.map((entry) => [nameOf(entry), entry])).entries()];
  const before = new Set(known?.map(({ outpoint }) => outpoint));
  const fresh = inBlock.filter(([outpoint]) => !before.has(outpoint));
  const isOdd = ({ colorable, txid }: SnapshotEntry) => known !== null && colorable && !own.txids.has(txid);
  const there = new Set(all.map(nameOf));
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
