import * as v from 'valibot';

/**
 * What a service speaks: the interface document, or a public server of one time. The dates are those from which such
 * a server was seen; it speaks so until the next.
 */
export const dialect = v.picklist([
  'document',
  'rgb-node-2025-04',
  'rgb-node-2025-05',
  'rgb-node-2025-06',
  'rgb-node-2025-07',
  'rgb-node-2025-08',
  'rgb-node-2026-03',
  'thunderlink',
]);
export type Dialect = v.InferOutput<typeof dialect>;

/** Which release's numbers a service uses for a transfer's status: no endpoint tells it. */
export const numbering = v.picklist(['documentEra', 'beta5', 'beta6', 'beta7']);

/** What only some services can do. A failure SERVICE_CANNOT names the one that was wanted. */
export const ability = v.picklist([
  'makeKeys',
  'witnessInvoice',
  'anyAssetInvoice',
  'manyRecipients',
  'witnessRecipient',
  'waitForReceivers',
  'broadcastAtOnce',
  'feeRate',
  'minConfirmations',
  'sendBitcoin',
]);
export type Ability = v.InferOutput<typeof ability>;
