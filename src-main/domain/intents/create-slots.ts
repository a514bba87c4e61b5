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
