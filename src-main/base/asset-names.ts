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
