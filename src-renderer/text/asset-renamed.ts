import type { AssetView } from '../../src-preload/contract/index.ts';
import { say } from '../../src-preload/messages/say.ts';
import { foreign, named } from './foreign.ts';

type Renamed = NonNullable<AssetView['renamed']>;
type Called = Renamed['now'];

const TICKER_CHARS = 20;
const NAME_CHARS = 60;

/** “GOLD”, 2 decimals: what differs from how the asset is told now, beside its ticker. */
export const calledFirst = (renamed: Renamed): string => calledBeside(renamed, renamed.now);

export const calledNow = (renamed: Renamed): string => calledBeside(renamed.now, renamed);

export function calledBeside(one: Called, other: Called): string {
  const short = one.ticker ?? one.name;
  const isNamed = one.ticker !== null && one.name !== other.name;
  const isAlike = one.schema.toLowerCase() === other.schema.toLowerCase();
  return [
    named(short, one.ticker === null ? NAME_CHARS : TICKER_CHARS),
    ...(isNamed ? [named(one.name, NAME_CHARS)] : []),
    say('asset-called-decimals', { count: one.precision }),
    ...(isAlike ? [] : [foreign(one.schema.toUpperCase(), TICKER_CHARS)]),
  ].join(', ');
}
