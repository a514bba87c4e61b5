import { type RgbInvoice, amountOf } from './invoice.ts';

/** Times in Unix milliseconds, amounts in base units. */
export interface ToldReading {
  readonly recipientId: string;
  readonly assetId: string | null;
  /** Null: left open; absent: not said. */
  readonly amount?: bigint | null;
  /** Null for none, and for an impossible time. */
  readonly expiresAtMs: number | null;
  readonly transportEndpoints: readonly string[];
}

export interface Difference {
  readonly field: 'recipient' | 'asset' | 'amount' | 'expiry' | 'endpoints' | 'answer';
  readonly here: string;
  readonly service: string;
}

/** Our reading decides; a difference is refused (security.md G09, G10). */
export function differences(here: RgbInvoice, told: ToldReading): Difference[] {
  const found: Difference[] = [];
  const compare = (field: Difference['field'], ours: string | null, theirs: string | null): void => {
    if (ours !== theirs) found.push({ field, here: ours ?? OPEN, service: theirs ?? OPEN });
  };
  compare('recipient', here.recipientId, told.recipientId);
  compare('asset', here.assetId, told.assetId);
  // UDA: no amount and 1 mean the same token.
  if (told.amount !== undefined && (here.asked.kind !== 'token' || told.amount !== null))
    compare('amount', textOf(amountOf(here.asked)), textOf(told.amount));
  compare('expiry', textOf(believable(here.expiryUnixSeconds)), textOf(secondsOf(told.expiresAtMs)));
  compare('endpoints', listOf(here.endpoints.map(({ text }) => text)), listOf(told.transportEndpoints));
  return found;
}

const OPEN = '~';
/** The client accepts no time before Bitcoin began, and none a century after that. */
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

function listOf(endpoints: readonly string[]): string {
  return [...endpoints].sort().join(' ');
}
