import type { AssetView } from '../../../src-preload/contract/index.ts';
import { units } from '../../text/units.ts';
import { amountProblem, refusedText } from './invoice-words.ts';
import type { Recipient } from './recipient.svelte.ts';

/** What stands against sending, and at which place of the recipient it is said. */
export interface Problem {
  readonly at: 'whole' | 'asset' | 'amount' | 'sats';
  readonly text: string;
  /** It is only not filled in yet: no mistake. */
  readonly missing?: boolean;
}

interface About {
  readonly find: (assetId: string) => AssetView | undefined;
  readonly nowMs: number;
}

/** rgb-lib begins no transfer on an invoice that ends within a minute; nor does main. */
const SOON_MS = 60_000;

/** Where each recipient stands first, from 1: whoever stands there again later is named twice. */
export function firstPlaces(all: readonly Recipient[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  all.forEach(({ read: { recipientId } }, at) => {
    if (!places.has(recipientId)) places.set(recipientId, at + 1);
  });
  return places;
}

/** Everything against paying this recipient, who stands at `place`. Empty: nothing. */
export function problemsOf(
  one: Recipient,
  place: number,
  first: ReadonlyMap<string, number>,
  { find, nowMs }: About,
): Problem[] {
  const { read, assetId } = one;
  const asset = assetId === null ? undefined : find(assetId);
  const problems: Problem[] = [];
  const leftMs = read.expiresAtMs === null ? null : read.expiresAtMs - nowMs;
  // A countdown that ran out here is newer than what main read.
  const ended =
    leftMs !== null && leftMs <= 0 ? 'expired' : leftMs !== null && leftMs < SOON_MS ? 'expiresSoon' : null;
  const refusal = ended ?? read.refusal;
  if (refusal !== null) problems.push({ at: 'whole', text: refusedText(refusal, read) });

  const before = first.get(read.recipientId) ?? place;
  if (before < place && refusal !== 'repeated')
    problems.push({
      at: 'whole',
      text: `It is the same recipient as number ${String(before)}. One of the two must go.`,
    });

  if (assetId === null) problems.push({ at: 'asset', text: 'Choose what to send.', missing: true });
  else if (asset === undefined)
    problems.push({ at: 'asset', text: 'They ask for an asset that this wallet does not have.' });

  const typed = one.typedAmount(asset);
  if (read.amount === null && asset !== undefined) {
    if (typed === null) problems.push({ at: 'amount', text: 'Say how much.', missing: true });
    else if (!typed.ok) problems.push({ at: 'amount', text: amountProblem(typed.problem, asset) });
    else if (typed.amount === 0n) problems.push({ at: 'amount', text: 'There is nothing to send in zero.' });
  }
  const amount = one.amount(asset);
  const spendable = asset?.balance?.spendable;
  if (asset !== undefined && amount !== null && spendable !== undefined && amount > BigInt(spendable))
    problems.push({ at: 'amount', text: `More than the ${units(spendable, asset)} that can be spent now.` });
  if (read.kind === 'witness' && one.witnessSats === null)
    problems.push({ at: 'sats', text: 'Say how much bitcoin their output holds.', missing: true });
  return problems;
}

export interface Leaving {
  readonly assetId: string;
  readonly amount: bigint;
  /** Null: not told. */
  readonly spendable: bigint | null;
  readonly short: boolean;
}

/** What leaves in all, asset by asset, in the order in which they are first sent. */
export function leaving(all: readonly Recipient[], find: About['find']): Leaving[] {
  const sums = new Map<string, bigint>();
  for (const one of all) {
    const { assetId } = one;
    if (assetId === null) continue;
    const amount = one.amount(find(assetId)) ?? 0n;
    sums.set(assetId, (sums.get(assetId) ?? 0n) + amount);
  }
  return [...sums].map(([assetId, amount]) => {
    const told = find(assetId)?.balance?.spendable;
    const spendable = told === undefined ? null : BigInt(told);
    return { assetId, amount, spendable, short: spendable !== null && amount > spendable };
  });
}

/** What of an asset is left for this recipient once all others have theirs. Null: not known. */
export function restFor(one: Recipient, all: readonly Recipient[], asset: AssetView): bigint | null {
  const told = asset.balance?.spendable;
  if (told === undefined) return null;
  const others = leaving(
    all.filter((other) => other !== one),
    (assetId) => (assetId === asset.assetId ? asset : undefined),
  );
  const rest = BigInt(told) - (others.find(({ assetId }) => assetId === asset.assetId)?.amount ?? 0n);
  return rest > 0n ? rest : 0n;
}
