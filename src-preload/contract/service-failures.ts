import * as v from 'valibot';
import { count } from './values.ts';

/** Why an answer of a service is none. */
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

/** A token was refused, or is missing. */
export const tokenRefused = v.strictObject({
  host: v.string(),
  status: count,
  /** False: none is kept for it. */
  given: v.exactOptional(v.boolean()),
  /** The service's own words. */
  message: v.exactOptional(v.string()),
});

/**
 * What a service's refusal means, whatever server says it and in whichever shape. `nothingToDo`: it was so already.
 * `reasonHidden`: a server in between left the reason out. `gatewayRefused`, `behindAway` and `timeout` are those of
 * whatever stands before the server. `serviceRefused`, `serviceError`: in words of its own alone.
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

/** Why an address that a service names is not shown. */
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
  /** Where our own keys have it, for `beyondGap`, `beyondSearch`, `beyondEnd` and `otherKeychain`. */
  index: v.nullable(count),
  /** The keychain that it lies on, for `otherKeychain`. */
  keychain: v.nullable(count),
  /** How far a restored wallet was searched of whose addresses none was heard of yet. Null: its addresses are known. */
  searched: v.nullable(count),
});
