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
