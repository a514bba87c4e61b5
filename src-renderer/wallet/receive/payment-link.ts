import { BOUNDS } from '../../../src-preload/contract/bounds.ts';
import { visible } from '../../../src-preload/contract/outside.ts';
import { formatUnits } from '../../../src-preload/contract/units.ts';

interface PaymentRequest {
  readonly address: string;
  /** Null: the payer chooses the amount. */
  readonly amountSats: number | null;
  readonly label: string;
}

const BTC_DECIMALS = 8;

/** A BIP321 link with the exact amount in BTC. Keys are in lower case for older wallets. Throws RangeError. Pure. */
export function paymentLink({ address, amountSats, label }: PaymentRequest): string {
  if (
    amountSats !== null &&
    !(Number.isSafeInteger(amountSats) && amountSats > 0 && amountSats <= BOUNDS.sats)
  )
    throw new RangeError('not an amount of bitcoin');
  const amount = amountSats === null ? '' : formatUnits(BigInt(amountSats), BTC_DECIMALS);
  const parts = [
    ['amount', amount.replace(/\.?0+$/, '')],
    ['label', shownLabel(label)],
  ].flatMap(([key = '', value = '']) => (value === '' ? [] : [`${key}=${encodeURIComponent(value)}`]));
  return `bitcoin:${address}${parts.length === 0 ? '' : `?${parts.join('&')}`}`;
}

/** The label in one line, and no longer than our own labels. */
function shownLabel(label: string): string {
  const clean = visible(label).trim();
  if (clean.length <= BOUNDS.labelChars) return clean;
  // Cuts no character in half.
  const cut = clean.slice(0, BOUNDS.labelChars);
  return (/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut).trim();
}
