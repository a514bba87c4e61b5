import { readPayableAddress } from '../keys/payable-address.ts';
import type { Network } from '../network.ts';

/** What the user confirmed when sending plain bitcoin to one address. */
export interface SendBtcIntent {
  readonly kind: 'sendBtc';
  /** In its one spelling. */
  readonly address: string;
  /** What arrives there. The fee comes on top. */
  readonly amountSats: bigint;
  readonly rateSatsPerVb: number;
}

/** Every satoshi there can be: 21 million bitcoin. */
const MAX_SATS = 2_100_000_000_000_000n;

/** The first reason why no transaction can be what this intent says, or null. */
export function sendBtcProblem(intent: SendBtcIntent, network: Network): string | null {
  const read = readPayableAddress(intent.address, network);
  if (!read.ok) return 'address';
  if (intent.amountSats < read.address.dustSats || intent.amountSats > MAX_SATS) return 'amountSats';
  if (!Number.isSafeInteger(intent.rateSatsPerVb) || intent.rateSatsPerVb < 1) return 'rateSatsPerVb';
  return null;
}
