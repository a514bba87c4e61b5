export interface AssetNames {
  readonly ticker: string | null;
  readonly name: string;
  readonly precision: number;
  /** NIA, CFA, UDA, IFA or BFA; any other text is a schema that Ochre does not know. */
  readonly schema: string;
}

/** All four must match, since swapped names would send the wrong asset. Services differ in a schema's case. */
export function sameNames(one: AssetNames, other: AssetNames): boolean {
  return (
    one.ticker === other.ticker &&
    one.name === other.name &&
    one.precision === other.precision &&
    one.schema.toUpperCase() === other.schema.toUpperCase()
  );
}

/** Allocations on one output; rgb-lib puts up to five there by default. */
export const MAX_ALLOCATIONS_PER_OUTPUT = 256;
/** Allocations in one list; a wallet with a thousand slots of five lists 5,000. */
export const MAX_ALLOCATIONS = 20_000;

export function hasTooManyAllocations(
  entries: readonly { readonly allocations: readonly unknown[] }[],
): boolean {
  let all = 0;
  for (const { allocations } of entries) {
    all += allocations.length;
    if (allocations.length > MAX_ALLOCATIONS_PER_OUTPUT || all > MAX_ALLOCATIONS) return true;
  }
  return false;
}

/** rgb-lib's `future` counts a payment to a new output twice until a block has it (service-facts.md 2.3). */
export function futureUpTo<B extends { readonly future: bigint }>(balance: B, most: bigint): B {
  return balance.future > most ? { ...balance, future: most } : balance;
}
