export interface AssetShare<A extends bigint | null> {
  readonly assetId: string;
  readonly amount: A;
}

/** Keeps the order. Map.groupBy isn't in Node 20. */
export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

export function pagesOf<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size));
}

export function totalOf(parts: readonly { readonly amount: bigint }[]): bigint {
  return parts.reduce((sum, { amount }) => sum + amount, 0n);
}

export function sumOfSats(parts: readonly { readonly amountSats: bigint | null }[]): bigint {
  return parts.reduce((sum, { amountSats }) => sum + (amountSats ?? 0n), 0n);
}

/** Null if one amount is unknown, since a partial sum would pass for the whole. */
export function knownTotal(parts: readonly { readonly amount: bigint | null }[]): bigint | null {
  return parts.reduce<bigint | null>(
    (sum, { amount }) => (sum === null || amount === null ? null : sum + amount),
    0n,
  );
}

export function known<P extends { readonly amount: bigint | null }>(
  parts: readonly P[],
): (P & { readonly amount: bigint })[] {
  return parts.flatMap((part) => (part.amount === null ? [] : [{ ...part, amount: part.amount }]));
}

export function totalOfAsset(parts: readonly AssetShare<bigint>[], assetId: string): bigint {
  return parts.reduce((sum, one) => (one.assetId === assetId ? sum + one.amount : sum), 0n);
}

export function sumByAsset(parts: readonly AssetShare<bigint>[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { assetId, amount } of parts) sums.set(assetId, (sums.get(assetId) ?? 0n) + amount);
  return sums;
}

/** `amount` null if one amount of the asset is unknown. */
export function onePerAsset(parts: readonly AssetShare<bigint | null>[]): AssetShare<bigint | null>[] {
  return [...groupBy(parts, ({ assetId }) => assetId)].map(([assetId, some]) => ({
    assetId,
    amount: knownTotal(some),
  }));
}

export function meets(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => others.includes(one));
}

/** The names that occur more than once. */
export function twiceIn(names: readonly string[]): ReadonlySet<string> {
  const once = new Set<string>();
  const twice = new Set<string>();
  for (const name of names) (once.has(name) ? twice : once).add(name);
  return twice;
}

/** Computes once for each object, by identity, and forgets with the object. Boxed, since a result may be undefined. */
export function onceFor<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const made = new WeakMap<Of, { readonly it: Made }>();
  return (of) => {
    const known = made.get(of) ?? { it: make(of) };
    made.set(of, known);
    return known.it;
  };
}
