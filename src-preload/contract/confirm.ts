import * as v from 'valibot';
import { call, notice } from './define.ts';
import * as x from './values.ts';

/**
 * Main's own question, asked in the page where the host has no native dialog (the loopback host).
 * Weaker than a native dialog, and named so on screen: a compromised page could answer for the user.
 * In Electron nothing is asked here and `answer` refuses.
 */
export const question = v.strictObject({
  questionId: x.id,
  title: v.string(),
  message: v.string(),
  details: v.array(v.string()),
  confirmLabel: v.string(),
  /** Where “Cancel” would be taken for what is asked: “Keep transfer”. */
  dismissLabel: v.optional(v.string()),
  danger: v.boolean(),
});
export type Question = v.InferOutput<typeof question>;

export const confirm = {
  /** While Ochre is locked only about the lock itself. */
  asked: notice(question, { whileLocked: true }),
  /** The question was answered elsewhere or is no longer needed. */
  closed: notice(v.strictObject({ questionId: x.id }), { whileLocked: true }),
  answer: call(v.strictObject({ questionId: x.id, agreed: v.boolean() }), x.nothing, { whileLocked: true }),
} as const;
