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
  given: v.exactOptional(v.boolean()),
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
  keychain: v.nullable(count),
  searched: v.nullable(count),
});
