import type { AssetView } from '../../src-preload/contract/index.ts';
import { say } from '../../src-preload/messages/say.ts';
import { foreign, nameText } from './foreign.ts';

type Renamed = NonNullable<AssetView['renamed']>;
type Called = Renamed['now'];

const TICKER_CHARS = 20;
const NAME_CHARS = 60;

/** “GOLD”, 2 decimals */
export const calledFirst = (renamed: Renamed): string => calledBeside(renamed, renamed.now);

export const calledNow = (renamed: Renamed): string => calledBeside(renamed.now, renamed);

/** Ticker and decimals; name and schema only if they differ. */
export function calledBeside(one: Called, other: Called): string {
  const short = one.ticker ?? one.name;
  const isNamed = one.ticker !== null && one.name !== other.name;
  const isAlike = one.schema.toLowerCase() === other.schema.toLowerCase();
  return [
    nameText(short, one.ticker === null ? NAME_CHARS : TICKER_CHARS),
    ...(isNamed ? [nameText(one.name, NAME_CHARS)] : []),
    say('asset-called-decimals', { count: one.precision }),
    ...(isAlike ? [] : [foreign(one.schema.toUpperCase(), TICKER_CHARS)]),
  ].join(', ');
}
