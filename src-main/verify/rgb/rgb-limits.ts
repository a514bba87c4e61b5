import { BOUNDS } from '../../../src-preload/contract/bounds.ts';

/**
 * Closed inputs and assignments of all transitions together. Each costs two or three hashes; a PSBT of the largest
 * size we read could hold four times as many, and the main loop would wait for them.
 */
export const MAX_OPERATION_ITEMS = 10_000;
/**
 * Assignments in all: as many outputs as a transaction may have, and some change. rgb-lib never comes near; a list of
 * nothings a thousand times over is made for its readers to stumble on.
 */
export const MAX_ASSIGNMENTS = 2_100;
/** Assets moved by one transaction. Real sends move one to three; with more the commitment tree grows by their square. */
export const MAX_CONTRACTS = 100;
/** 4,096 leaves: a hundred contracts find places in a quarter of them. */
export const MAX_MPC_DEPTH = 12;

export const MAX_CONSIGNMENT_BYTES = BOUNDS.consignmentBytes;
/**
 * Everything that is listed in a consignment, counted while it is read. 5,000 transfers list 60,000 things, and 8 MB of
 * genuine ones 250,000; each takes a few hundred bytes of memory.
 */
export const MAX_CONSIGNMENT_ITEMS = 500_000;
/** What a proof of one contract may be deep: 32 bytes are shown for each level. */
export const MAX_PROOF_DEPTH = 31;
/** Attachments of a unique asset (its schema). */
export const MAX_ATTACHMENTS = 20;
