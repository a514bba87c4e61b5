import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { isTakenAsName } from './outside.ts';

/** Every satoshi there can be: 21 million bitcoin. */
export const MAX_SATS = BOUNDS.sats;
/** In real servers `num` of createutxos is a byte (rgb-lib: u8). */
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
/** A bad transaction may write more sats than there can be. */
export const writtenSats = satoshis;
export const satsSchema = v.pipe(satoshis, v.minValue(0), v.maxValue(MAX_SATS));
export const signedSats = v.pipe(satoshis, v.minValue(-MAX_SATS), v.maxValue(MAX_SATS));
export const rateSatsPerVb = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(1),
  v.maxValue(BOUNDS.rateSatsPerVb),
);
/** A fee rate in steps of a tenth. */
export const tenthRate = v.pipe(
  v.number(),
  v.minValue(1),
  v.maxValue(BOUNDS.rateSatsPerVb),
  v.check((rate) => Math.round(rate * 10) / 10 === rate),
);
export const timeMs = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** The end of the year 9999, after which dates can't be written with four digits. */
export const LAST_MS = 253_402_300_799_999;
export const keptMs = v.pipe(timeMs, v.maxValue(LAST_MS));
export const textUpTo = (most: number) => v.pipe(v.string(), v.maxLength(most));
/** Each character typed for `serverAddress` may become nine when the address is encoded. */
export const keptAddress = textUpTo(5_000);
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Bigints in main, decimal text in pages, since a JSON number loses digits above 2^53. */
const decimal = v.pipe(
  v.union([v.string(), v.bigint()]),
  v.transform((amount) => String(amount)),
);

/** A u64 in decimal digits. */
export const baseUnits = v.pipe(
  decimal,
  v.regex(/^(0|[1-9]\d{0,19})$/),
  // Compares the length first, since the text may be of any form here.
  v.check((text) => text.length < MAX_U64.length || text <= MAX_U64, 'more than 2^64 - 1'),
);

/** A sum that a service reports may exceed any asset's supply. */
export const summedBaseUnits = v.pipe(decimal, v.regex(/^(0|[1-9]\d{0,39})$/));

/** A difference or a sum may exceed 2^64. */
export const signedBaseUnits = v.pipe(decimal, v.regex(/^(0|-?[1-9]\d{0,39})$/));

export const txid = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
export const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
export const outpoint = v.strictObject({ txid, vout: v.pipe(count, v.maxValue(BOUNDS.vout)) });

/** `txid:vout`. */
export const outpointText = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}:(0|[1-9]\d{0,9})$/));

/** A taproot address as our keys make it (BIP350), in lower case. Main checks the checksum. */
export const taprootText = v.pipe(v.string(), v.regex(/^(?:bc|tb|bcrt)1p[02-9ac-hj-np-z]{58}$/));

/** The person's own label, kept on this computer alone; null removes it. */
export const ownLabel = v.nullable(
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(BOUNDS.labelChars)),
);

/** A part of a long list. */
export const listPart = { offset: count, limit: v.pipe(count, v.minValue(1), v.maxValue(BOUNDS.page)) };

/** 16 random bytes in hex. */
export const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
export const fingerprint = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/));
export const walletRef = v.strictObject({ walletId: id });
export const nothing = v.strictObject({});

export const walletName = nameSchema(BOUNDS.walletNameChars);
export const keptWalletName = textUpTo(BOUNDS.walletNameChars);

/** A name in which every character is visible and blanks stand singly. */
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
/** As typed; main parses it. */
export const serverAddress = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(BOUNDS.addressChars));
export const aborted = v.strictObject({ outcome: v.literal('aborted') });
