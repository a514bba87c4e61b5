import type { RgbInvoice } from './invoice.ts';
import { amountOf } from './payable.ts';

/** What somebody else reads in an invoice; times are Unix milliseconds, amounts base units. */
export interface ToldReading {
  readonly recipientId: string;
  readonly assetId: string | null;
  /** Null: left open; absent: not said. */
  readonly amount?: bigint | null;
  /** Null for none, and for one that cannot be a time. */
  readonly expiresAtMs: number | null;
  readonly transportEndpoints: readonly string[];
}

export interface Difference {
  readonly field: 'recipient' | 'asset' | 'amount' | 'expiry' | 'endpoints' | 'answer';
  readonly here: string;
  readonly service: string;
}

/** Where another reading of the same text is not ours, field by field. Ours decides; a difference is refused (G09, G10). */
export function differences(here: RgbInvoice, told: ToldReading): Difference[] {
  const found: Difference[] = [];
  const compare = (field: Difference['field'], ours: string | null, theirs: string | null): void => {
    if (ours !== theirs) found.push({ field, here: ours ?? OPEN, service: theirs ?? OPEN });
  };
  compare('recipient', here.recipientId, told.recipientId);
  compare('asset', here.assetId, told.assetId);
  // Of a unique asset services name an amount or none: there is one of it.
  if (told.amount !== undefined && (here.asked.kind !== 'token' || told.amount !== null))
    compare('amount', textOf(amountOf(here.asked)), textOf(told.amount));
  compare('expiry', textOf(believable(here.expiryUnixSeconds)), textOf(secondsOf(told.expiresAtMs)));
  compare('endpoints', listOf(here.endpoints.map(({ text }) => text)), listOf(told.transportEndpoints));
  return found;
}

/** Left open. */
const OPEN = '~';
/** The client takes nothing before Bitcoin or a century after it for a time, so neither side can be compared there. */
const FIRST_SECOND = 1_231_006_505n;
const LAST_SECOND = 4_386_680_105n;

function believable(seconds: bigint | null): bigint | null {
  return seconds !== null && seconds >= FIRST_SECOND && seconds <= LAST_SECOND ? seconds : null;
}

function secondsOf(timeMs: number | null): bigint | null {
  return timeMs === null ? null : BigInt(Math.floor(timeMs / 1000));
}

function textOf(value: bigint | null): string | null {
  return value === null ? null : value.toString();
}

/** The order says nothing: all of them are tried. */
function listOf(endpoints: readonly string[]): string {
  return [...endpoints].sort().join(' ');
}
