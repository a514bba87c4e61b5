import { nameText, outside, tickerName } from '../../src-preload/contract/outside.ts';

export interface AssetNames {
  readonly ticker: string | null;
  readonly name: string;
  readonly precision: number;
  /** NIA, CFA, UDA, IFA or BFA; another text: none that is known. */
  readonly schema: string;
}

/** Every word counts: whoever swaps the words of two assets swaps what is sent. */
export function sameNames(one: AssetNames, other: AssetNames): boolean {
  return (
    one.ticker === other.ticker &&
    one.name === other.name &&
    one.precision === other.precision &&
    one.schema.toUpperCase() === other.schema.toUpperCase()
  );
}

const SCHEMA_CHARS = 12;

/** `GOLD “Gold”, 2 decimals (NIA)`. The words stay the issuer's. */
export function namesText({ ticker, name, precision, schema }: AssetNames): string {
  const decimals = `${String(precision)} ${precision === 1 ? 'decimal' : 'decimals'}`;
  return `${ticker === null ? '' : `${tickerName(ticker)} `}${nameText(name)}, ${decimals} (${outside(schema, SCHEMA_CHARS)})`;
}
