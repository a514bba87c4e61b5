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

/** `reasonHidden`: a server in between hides it. `serviceRefused`, `serviceError`: only the service's words say why. */
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
  'ofFork',
  'otherRelease',
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
  /** The address's index by our own keys, for `beyondGap`, `beyondSearch`, `beyondEnd` and `otherKeychain`. */
  index: v.nullable(count),
  keychain: v.nullable(count),
  searched: v.nullable(count),
});

/** What a Bitcoin server sent that no header or proof bears out. */
export const chainProblem = v.picklist([
  'coin',
  'otherChain',
  'link',
  'work',
  'target',
  'time',
  'future',
  'version',
  'checkpoint',
  'lessWork',
  'transaction',
  'proof',
]);

export const replaceRefused = v.strictObject({
  reason: v.picklist(['unknown', 'assets', 'mined', 'spent', 'replaced', 'rate']),
  leastRate: v.nullable(v.pipe(v.number(), v.finite())),
});
