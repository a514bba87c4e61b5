import { BOUNDS } from '../../../src-preload/contract/bounds.ts';

/** Closed inputs and assignments. Each costs the main loop 2 or 3 hashes; the largest PSBT could hold four times as many. */
export const MAX_OPERATION_ITEMS = 10_000;
/** As many outputs as a transaction may have, and change. rgb-lib never comes near; more is made to trip its readers. */
export const MAX_ASSIGNMENTS = 2_100;
/** Real sends move one to three assets; with more the commitment tree grows by their square. */
export const MAX_CONTRACTS = 100;
/** 4,096 leaves: a hundred contracts find places in a quarter of them. */
export const MAX_MPC_DEPTH = 12;

export const MAX_CONSIGNMENT_BYTES = BOUNDS.consignmentBytes;
/** 5,000 transfers list 60,000 things, 8 MB of genuine ones 250,000; each takes a few hundred bytes of memory. */
export const MAX_CONSIGNMENT_ITEMS = 500_000;
/** A proof of one contract shows 32 bytes for each level. */
export const MAX_PROOF_DEPTH = 31;
/** Attachments of a unique asset (its schema). */
export const MAX_ATTACHMENTS = 20;
