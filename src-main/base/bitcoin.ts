import { BOUNDS } from '../../src-preload/contract/bounds.ts';

export type { Network } from '../../src-preload/contract/values.ts';

/** Plain bitcoin (vanilla) and bitcoin that holds assets (colored). */
export type Branch = 'vanilla' | 'colored';

export interface Outpoint {
  readonly txid: string;
  readonly vout: number;
}

/** `txid:vout`, for comparison and storage. */
export function outpointName({ txid, vout }: { readonly txid: string; readonly vout: number }): string {
  return `${txid}:${String(vout)}`;
}

export function outpointNames(inputs: readonly { readonly outpoint: Outpoint }[]): string[] {
  return inputs.map(({ outpoint }) => outpointName(outpoint));
}

export function outpointIn(name: string): { readonly txid: string; readonly vout: number }[] {
  const [txid = '', vout = ''] = name.split(':');
  return /^\d{1,10}$/.test(vout) ? [{ txid, vout: Number(vout) }] : [];
}

export function sealKey(secretSeal: string): string {
  return `seal ${secretSeal}`;
}

export function scriptKey(script: string): string {
  return `script ${script}`;
}

/** Fee rates are sat/vB in steps of a tenth: they are counted in tenths, so that no sum is rounded twice. */
export function isTenths(value: number): boolean {
  const tenths = Math.round(value * 10);
  return Number.isSafeInteger(tenths) && tenths / 10 === value;
}

/** Whether the rate is at least one and no finer than a tenth. */
export function isRate(satsPerVb: number): boolean {
  return satsPerVb >= 1 && isTenths(satsPerVb);
}

export function tenthsOf(satsPerVb: number): bigint {
  return BigInt(Math.round(satsPerVb * 10));
}

/** Sats for so many vbytes at that rate, rounded up: nodes refuse a sat too little. */
export function feeAt(satsPerVb: number, vbytes: bigint | number): bigint {
  return (tenthsOf(satsPerVb) * BigInt(vbytes) + 9n) / 10n;
}

/** Base64. Far above rgb-lib's largest PSBT, and a person still waits for the verdict on this much. */
export const MAX_PSBT_CHARS = BOUNDS.psbtChars;
export const MAX_PSBT_BYTES = (MAX_PSBT_CHARS / 4) * 3;
/** A transaction with more would pass 100,000 vbytes, which no node relays (Bitcoin Core, MAX_STANDARD_TX_WEIGHT). */
export const MAX_INPUTS = 2_000;
export const MAX_OUTPUTS = 2_000;
/** 2,000 inputs and outputs with a dozen fields each, and room for RGB's; bounds memory whatever the bytes claim. */
export const MAX_FIELDS = 65_536;

export const MAX_MONEY_SATS = 2_100_000_000_000_000n;
/** BIP65, BIP113: from here on a lock time is a date, and rgb-lib never sets one. */
export const LOCK_TIME_IS_DATE = 500_000_000;
/** The largest PSBT as hexadecimal, which is the longest form, with the line breaks of some programs. */
export const MAX_BROUGHT_BYTES = BOUNDS.importBytes;
