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

/** Bigints in main, numbers in pages: every satoshi there can be is far below 2^53. */
const satoshis = v.pipe(
  v.union([v.number(), v.bigint()]),
  v.transform((amount) => Number(amount)),
  v.safeInteger(),
);
/** A transaction may write more than there can be. */
export const writtenSats = satoshis;
export const satsSchema = v.pipe(satoshis, v.minValue(0), v.maxValue(MAX_SATS));
export const signedSats = v.pipe(satoshis, v.minValue(-MAX_SATS), v.maxValue(MAX_SATS));
export const rateSatsPerVb = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(1),
  v.maxValue(BOUNDS.rateSatsPerVb),
);
export const timeMs = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** The end of the year 9999: later dates can't be written. */
export const LAST_MS = 253_402_300_799_999;
export const keptMs = v.pipe(timeMs, v.maxValue(LAST_MS));
export const textUpTo = (most: number) => v.pipe(v.string(), v.maxLength(most));
/** Each typed character (serverAddress) may have become nine. */
export const keptAddress = textUpTo(5_000);
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Bigints in main, decimal text in pages, since a JSON number loses digits above 2^53. */
const decimal = v.pipe(
  v.union([v.string(), v.bigint()]),
  v.transform((amount) => String(amount)),
);

/** A u64. */
export const baseUnits = v.pipe(
  decimal,
  v.regex(/^(0|[1-9]\d{0,19})$/),
  // By length first: the form may have failed already.
  v.check((text) => text.length < MAX_U64.length || text <= MAX_U64, 'more than 2^64 - 1'),
);

/** A service's sum may exceed any asset. */
export const summedBaseUnits = v.pipe(decimal, v.regex(/^(0|[1-9]\d{0,39})$/));

/** A difference or a sum may exceed 2^64. */
export const signedBaseUnits = v.pipe(decimal, v.regex(/^(0|-?[1-9]\d{0,39})$/));

export const txid = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
export const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
export const outpoint = v.strictObject({ txid, vout: v.pipe(count, v.maxValue(BOUNDS.vout)) });

/** 16 random bytes in hex. */
export const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
export const fingerprint = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/));
export const walletRef = v.strictObject({ walletId: id });
export const nothing = v.strictObject({});

export const walletName = nameSchema(BOUNDS.walletNameChars);
export const keptWalletName = textUpTo(BOUNDS.walletNameChars);

/** Refused if something in it is invisible or looks like something else. */
export function nameSchema(most: number) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(most),
    v.check(isTakenAsName, 'holds characters that are not seen, or blanks in a row'),
  );
}

export const balance = v.strictObject({
  settledSats: satsSchema,
  futureSats: satsSchema,
  spendableSats: satsSchema,
});
export type Balance = v.InferOutput<typeof balance>;
export const btcBalance = v.strictObject({ vanilla: balance, colored: balance });
export type BtcBalance = v.InferOutput<typeof btcBalance>;

export const assetId = v.pipe(v.string(), v.maxLength(BOUNDS.idChars));
/** As typed: main reads it. */
export const serverAddress = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(BOUNDS.addressChars));
export const aborted = v.strictObject({ outcome: v.literal('aborted') });
