/** What the user confirmed when asking for new asset slots (interface.md 4, createutxosbegin). */
export interface CreateSlotsIntent {
  readonly kind: 'createSlots';
  /** How many the PSBT must create, 1 to 255: with `upTo`, already less the free slots of the snapshot. */
  readonly num: number;
  /** How many the user asked for. */
  readonly askedNum: number;
  /** Sats in each slot. */
  readonly sizeSats: bigint;
  readonly rateSatsPerVb: number;
  readonly upTo: boolean;
}

/** `num` of createutxos is a byte in the real servers (rgb-lib: u8). */
export const MAX_NUM = 255;
/** rgb-lib: u32. */
const MAX_SIZE_SATS = 0xffff_ffffn;
/** Below it no node relays a taproot output (Bitcoin Core's default dust rate). */
const MIN_SIZE_SATS = 330n;

/** The first reason why no transaction can be what this intent says, or null. */
export function createSlotsProblem(intent: CreateSlotsIntent): string | null {
  if (!isCount(intent.num) || !isCount(intent.askedNum)) return 'num';
  if (intent.num > intent.askedNum || (!intent.upTo && intent.num !== intent.askedNum)) return 'askedNum';
  if (intent.sizeSats < MIN_SIZE_SATS || intent.sizeSats > MAX_SIZE_SATS) return 'sizeSats';
  // A fraction of a sat per vbyte is not on offer: createutxosbegin takes an integer.
  if (!Number.isSafeInteger(intent.rateSatsPerVb) || intent.rateSatsPerVb < 1) return 'rateSatsPerVb';
  return null;
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1 && value <= MAX_NUM;
}
