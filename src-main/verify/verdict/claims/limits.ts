import { MAX_PSBT_CHARS } from '../../../base/bitcoin.ts';
import type { JudgeLimits } from '../../types.ts';

/** Limit of one transaction: `num` of createutxos is a byte in the real servers (rgb-lib: u8). */
export const MAX_NEW_SLOTS = 255;

/** Below it no node relays a taproot output: 3 sat/vB for the 110 vbytes of making and spending it. */
export const DUST_SATS = 330n;

/** rgb-lib writes the height it knows; ours may lag an hour behind. */
export const LOCK_TIME_SLACK_BLOCKS = 6;
/** No test network is anywhere near: the tallest, testnet3, has not made a third of it in its first fifteen years. */
export const HIGHEST_TEST_HEIGHT = 20_000_000;
/** Sequences that set no relative lock (BIP68): final, lock time only, replaceable (BIP125). */
export const MIN_SEQUENCE = 0xffff_fffd;

/** A fee that is lower by the rounding of a size estimate is honest; one still lower is not what was asked. */
export const FEE_BELOW_PERCENT = 2n;
/** rgb-lib 0.3.0-beta.1 and beta.2 size a send without the commitment: 33 bytes of an unneeded output, the rest rounded. */
export const COMMITMENT_VBYTES = 34n;
/** Size estimates of real builders differ by some bytes per input; rgb-lib's genuine ones lie within 1 per cent. */
export const FEE_ABOVE_PERCENT = 10n;
/** Change too small to keep is left to the miner: up to one dust output. */
export const FEE_ABOVE_SATS = 330n;
/** If no change came back, the bytes of the change output may have been paid for as well. */
export const CHANGE_OUTPUT_VBYTES = 43n;

/** Absolute caps if the user set none: no honest day has needed more. `knownHeight` null: no tip is known. */
export function defaultLimits(knownHeight: number | null): JudgeLimits {
  return { knownHeight, maxRateSatsPerVb: 1_000, maxFeeSats: 1_000_000n, maxPsbtChars: MAX_PSBT_CHARS };
}
