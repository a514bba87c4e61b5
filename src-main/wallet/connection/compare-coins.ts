import type { Mismatch } from '../../../src-preload/contract/wallet.ts';
import type { SnapshotEntry } from '../../verify/index.ts';
import { outpointName } from '../../base/bitcoin.ts';
import { inPages, inTurns } from '../../turns.ts';

interface ToldFigures {
  readonly vanilla: { readonly futureSats: bigint };
  readonly colored: { readonly futureSats: bigint };
}

/** An asset with nothing pending, so its settled balance equals the list. */
export interface QuietAsset {
  readonly assetId: string;
  readonly settled: bigint;
}

type Listed = ReadonlyMap<string, SnapshotEntry>;

/** Each output once, however often a list repeats it. */
export async function byOutpoint(entries: readonly SnapshotEntry[]): Promise<Listed> {
  return new Map(await inPages(entries, (some) => some.map((one) => [outpointName(one), one] as const)));
}

/** Balances unlike the list; `future` counts unmined outputs. Servers differ on `leaving` inputs and new outputs. */
export async function addAgain(
  listed: Listed,
  told: ToldFigures,
  quiet: readonly QuietAsset[],
  leaving: ReadonlySet<string> = new Set(),
): Promise<Mismatch[]> {
  const [plain, slots] = [told.vanilla, told.colored].map(createTally) as [Tally, Tally];
  const held = new Map<string, bigint | null>();
  await inTurns([...listed], ([name, { colorable, exists, amountSats, allocations }]) => {
    const tally = colorable ? slots : plain;
    if (exists) tally.thereSats += amountSats;
    if (exists && !leaving.has(name)) tally.sureSats += amountSats;
    else tally.unsure.push(amountSats);
    for (const { assetId, amount } of allocations) {
      const sum = held.get(assetId) ?? 0n;
      held.set(assetId, amount === null || held.get(assetId) === null ? null : sum + amount);
    }
  });
  return [
    ...bitcoin('plainBitcoin', plain),
    ...bitcoin('slotBitcoin', slots),
    ...quiet.flatMap(({ assetId, settled }) => {
      const sum = held.get(assetId);
      return sum === null ? [] : differing('asset', assetId, sum ?? 0n, settled);
    }),
  ];
}

type Tally = ReturnType<typeof createTally>;

function createTally({ futureSats }: ToldFigures['vanilla']) {
  return { toldSats: futureSats, thereSats: 0n, sureSats: 0n, unsure: [] as bigint[] };
}

function bitcoin(kind: Mismatch['kind'], { toldSats, thereSats, sureSats, unsure }: Tally): Mismatch[] {
  return maySum(unsure, toldSats - sureSats) ? [] : differing(kind, '', thereSats, toldSats);
}

/** Beyond this many additions, so many pending outputs explain any difference. */
const MOST_ADDITIONS = 4_096;

/** Whether some, all or none of the amounts add up to it. Past `MOST_ADDITIONS`: whether it is in their range. */
function maySum(amounts: readonly bigint[], wanted: bigint): boolean {
  let sums = new Set([0n]);
  let additions = 0;
  for (const amount of amounts) {
    additions += sums.size;
    sums = new Set([...sums].flatMap((sum) => [sum, sum + amount]));
    if (additions > MOST_ADDITIONS)
      return wanted >= 0n && wanted <= amounts.reduce((all, one) => all + one, 0n);
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
 * Unexplained changes: a mined output gone without our spending it, or a slot that no transaction of ours made (one
 * wallet, one device: rgb-lib keeps its state once). Incoming plain bitcoin needs no explanation. `known` null: first
 * look. `isMined`: by the service's report.
 */
export async function compareCoins(
  known: readonly KnownCoin[] | null,
  listed: Listed,
  isMined: (entry: SnapshotEntry) => boolean,
  own: OwnDoing,
): Promise<CoinChanges> {
  const before = new Set(known?.map(({ outpoint }) => outpoint));
  const [mismatches, learn, forget]: [Mismatch[], KnownCoin[], string[]] = [[], [], []];
  await inTurns(known ?? [], ({ outpoint, amountSats }) => {
    if (listed.has(outpoint)) return;
    if (own.spent.has(outpoint)) forget.push(outpoint);
    else mismatches.push({ kind: 'coinGone', subject: outpoint, here: amountSats.toString(), told: '' });
  });
  await inTurns([...listed], ([outpoint, entry]) => {
    if (!isMined(entry) || before.has(outpoint)) return;
    const { amountSats, colorable, txid } = entry;
    if (known === null || !colorable || own.txids.has(txid)) learn.push({ outpoint, amountSats });
    else mismatches.push({ kind: 'slotAppeared', subject: outpoint, here: '', told: amountSats.toString() });
  });
  return { mismatches, learn, forget };
}
