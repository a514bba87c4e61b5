import { MAX_PSBT_BYTES } from '../base/bitcoin.ts';

/** The largest PSBT and what our signing pack lays beside it. */
export const MAX_UR_BYTES = 2 * MAX_PSBT_BYTES;
/** At two frames a second a quarter of an hour. For more parts a file is better, and choosing fragments takes time. */
export const MAX_UR_PARTS = 2_000;
/** No QR code holds this many characters. */
export const MAX_PART_CHARS = 8_000;
