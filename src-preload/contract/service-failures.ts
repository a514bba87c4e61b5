import * as v from 'valibot';
import { count } from './values.ts';

export const answerProblem = v.picklist([
  'redirect',
  'html',
  'notJson',
  'empty',
  'tooLarge',
  'tooDeep',
  'encoding',
  'duplicateKey',
  'badNumber',
  'shape',
  'cutShort',
]);

export const tokenRefused = v.strictObject({
  host: v.string(),
  status: count,
  /** False if none is kept for it. */
  given: v.exactOptional(v.boolean()),
  /** The service's own words. */
  message: v.exactOptional(v.string()),
});

/**
 * One meaning for all servers' shapes. `reasonHidden`: a server in between left it out. `gatewayRefused`, `behindAway`,
 * `timeout`: from the gateway. `serviceRefused`, `serviceError`: only the service's own words.
 */
export const refusalMeaning = v.picklist([
  'walletHeaderMissing',
  'notFound',
  'fieldMissing',
  'networkMismatch',
  'bitcoindAway',
  'indexerAway',
  'proxyAway',
  'notEnoughBitcoin',
  'notEnoughAsset',
  'slotsMissing',
  'recipientUsed',
  'cannotFail',
  'invalidInvoice',
  'invoiceExpired',
  'nothingToDo',
  'reasonHidden',
  'dataDamaged',
  'rateLimited',
  'gatewayRefused',
  'behindAway',
  'timeout',
  'serviceRefused',
  'serviceError',
]);

export const addressNotOurs = v.strictObject({
  address: v.string(),
  reason: v.picklist([
    'foreign',
    'beyondGap',
    'beyondSearch',
    'beyondEnd',
    'form',
    'network',
    'otherKeychain',
  ]),
  /** Its index by our own keys, for `beyondGap`, `beyondSearch`, `beyondEnd` and `otherKeychain`. */
  index: v.nullable(count),
  /** For `otherKeychain`. */
  keychain: v.nullable(count),
  /** How far a restored wallet without known addresses was searched, null otherwise. */
  searched: v.nullable(count),
});
