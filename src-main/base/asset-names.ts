import { named, outside, tickerName } from '../../src-preload/contract/outside.ts';

/** What somebody says an asset is called, and how its base units are counted. */
export interface AssetNames {
  readonly ticker: string | null;
  readonly name: string;
  readonly precision: number;
  /** NIA, CFA, UDA, IFA or BFA; another text: none that is known. */
  readonly schema: string;
}

/** Whether the two tell the same asset in every word: whoever swaps the words of two assets swaps what is sent. */
export function sameNames(one: AssetNames, other: AssetNames): boolean {
  return (
    one.ticker === other.ticker &&
    one.name === other.name &&
    one.precision === other.precision &&
    one.schema.toUpperCase() === other.schema.toUpperCase()
  );
}

/** Nobody knows a longer one. */
const SCHEMA_CHARS = 12;

/** In one line, for a sentence: `GOLD “Gold”, 2 decimals (NIA)`. The words stay the issuer's. */
export function namesText({ ticker, name, precision, schema }: AssetNames): string {
  const decimals = `${String(precision)} ${precision === 1 ? 'decimal' : 'decimals'}`;
  return `${ticker === null ? '' : `${tickerName(ticker)} `}${named(name)}, ${decimals} (${outside(schema, SCHEMA_CHARS)})`;
}
