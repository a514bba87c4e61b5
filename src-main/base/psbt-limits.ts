import { BOUNDS } from '../../src-preload/contract/bounds.ts';

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
