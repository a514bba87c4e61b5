import { MAX_PSBT_BYTES } from '../psbt/psbt-limits.ts';

/** The longest form of a PSBT that is read, hexadecimal, and room for the lines that some programs break it into. */
export const MAX_BROUGHT_BYTES = 2 * MAX_PSBT_BYTES + 128 * 1024;
