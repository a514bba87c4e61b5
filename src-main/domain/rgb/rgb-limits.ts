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

/** rgb-invoice: no limit. Real invoices have 180 to 330 characters; the rest is for keys that we do not know. */
export const MAX_INVOICE_CHARS = 4_096;
/** rgb-lib refuses more (MAX_TRANSPORT_ENDPOINTS). */
export const MAX_ENDPOINTS = 3;
