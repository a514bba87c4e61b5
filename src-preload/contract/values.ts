import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { isTakenAsName } from './outside.ts';

/** Every satoshi there can be: 21 million bitcoin. */
export const MAX_SATS = BOUNDS.sats;
/** `num` of createutxos is a byte in the real servers (rgb-lib: u8), and 0 makes no sense. */
export const MAX_SLOTS_AT_ONCE = BOUNDS.slots;

/** 2^64 - 1, in decimal digits. */
const MAX_U64 = '18446744073709551615';

export const network = v.picklist(['mainnet', 'testnet', 'signet', 'regtest']);
export type Network = v.InferOutput<typeof network>;

/** Main counts in bigints, a page gets numbers: every satoshi there can be is far below 2^53. */
const satoshis = v.pipe(
  v.union([v.number(), v.bigint()]),
  v.transform((amount) => Number(amount)),
  v.safeInteger(),
);
/** What a transaction writes as an amount, whatever there can be. */
export const writtenSats = satoshis;
export const sats = v.pipe(satoshis, v.minValue(0), v.maxValue(MAX_SATS));
export const signedSats = v.pipe(satoshis, v.minValue(-MAX_SATS), v.maxValue(MAX_SATS));
export const rateSatsPerVb = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(1),
  v.maxValue(BOUNDS.rateSatsPerVb),
);
export const timeMs = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** The last millisecond of the year 9999: no date is written of what is later. */
export const LAST_MS = 253_402_300_799_999;
/** A time as it is kept. */
export const keptMs = v.pipe(timeMs, v.maxValue(LAST_MS));
/** A text that is shown as it is kept, at most so long. */
export const textUpTo = (most: number) => v.pipe(v.string(), v.maxLength(most));
/** Of a server, as it is kept: of what was typed (serverAddress) each character may have become nine. */
export const keptAddress = textUpTo(5_000);
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Base units: bigints in main, decimal text for a page, since a JSON number loses digits above 2^53. */
const decimal = v.pipe(
  v.union([v.string(), v.bigint()]),
  v.transform((amount) => String(amount)),
);

/** An asset amount in base units: a u64. */
export const baseUnits = v.pipe(
  decimal,
  v.regex(/^(0|[1-9]\d{0,19})$/),
  // By its digits: this is asked of any text, also where the form was found wrong before.
  v.check((text) => text.length < MAX_U64.length || text <= MAX_U64, 'more than 2^64 - 1'),
);

/** A sum of base units as somebody else lists them: it may be more than there can be of an asset. */
export const summedBaseUnits = v.pipe(decimal, v.regex(/^(0|[1-9]\d{0,39})$/));

/** A difference of base units, or a sum of several: it may be more than 2^64. */
export const signedBaseUnits = v.pipe(decimal, v.regex(/^(0|-?[1-9]\d{0,39})$/));

export const txid = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
export const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
export const outpoint = v.strictObject({ txid, vout: v.pipe(count, v.maxValue(BOUNDS.vout)) });

/** Wallets and flows are named by 16 random bytes, in hex. */
export const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
export const fingerprint = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/));
export const walletRef = v.strictObject({ walletId: id });
export const nothing = v.strictObject({});

/** What a person calls a wallet: nothing in it would have to be replaced where it is shown. */
export const walletName = nameOf(BOUNDS.walletNameChars);
export const keptWalletName = textUpTo(BOUNDS.walletNameChars);

/** A name that a person types: refused where something in it is not seen, or is seen as something else. */
export function nameOf(most: number) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(most),
    v.check(isTakenAsName, 'holds characters that are not seen, or blanks in a row'),
  );
}

export const balance = v.strictObject({ settledSats: sats, futureSats: sats, spendableSats: sats });
export type Balance = v.InferOutput<typeof balance>;
export const btcBalance = v.strictObject({ vanilla: balance, colored: balance });
export type BtcBalance = v.InferOutput<typeof btcBalance>;

/** The id of an asset, as somebody names it. */
export const assetId = v.pipe(v.string(), v.maxLength(BOUNDS.idChars));
/** Of a server, as it was typed: main reads it. */
export const serverAddress = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(BOUNDS.addressChars));
/** The person was asked by main and said no, or turned back. */
export const aborted = v.strictObject({ outcome: v.literal('aborted') });
