import * as v from 'valibot';
import { assets } from './assets.ts';
import { invoices } from './invoices.ts';
import * as x from './values.ts';

const invoiceAsked = { act: v.literal('invoice'), asked: invoices.create.input };
const issueAsked = { act: v.literal('issue'), asked: assets.issue.input };
/** What is to be done once there are slots, as its own call is asked. */
export const waitingIntent = v.variant('act', [v.strictObject(invoiceAsked), v.strictObject(issueAsked)]);
export type WaitingIntent = v.InferOutput<typeof waitingIntent>;

const waitsFor = {
  /**
   * The transaction that makes its slots: `none` is known, it is prepared and not submitted, it waits for a block, its
   * slots are there, or it `ended` without them.
   */
  slots: v.picklist(['none', 'notSubmitted', 'unconfirmed', 'there', 'ended']),
  sinceMs: x.timeMs,
};
export const waitingView = v.variant('act', [
  v.strictObject({ ...invoiceAsked, ...waitsFor }),
  v.strictObject({ ...issueAsked, ...waitsFor }),
]);
export type WaitingView = v.InferOutput<typeof waitingView>;
