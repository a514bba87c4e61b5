import * as v from 'valibot';
import { call, notice } from './define.ts';
import * as x from './values.ts';

/** Main's question without a native dialog: weaker, as a compromised page could answer. Electron refuses `answer`. */
export const question = v.strictObject({
  questionId: x.id,
  title: v.string(),
  message: v.string(),
  details: v.array(v.string()),
  confirmLabel: v.string(),
  dismissLabel: v.optional(v.string()),
  danger: v.boolean(),
});
export type Question = v.InferOutput<typeof question>;

export const confirm = {
  asked: notice(question, { whileLocked: true }),
  closed: notice(v.strictObject({ questionId: x.id }), { whileLocked: true }),
  answer: call(v.strictObject({ questionId: x.id, agreed: v.boolean() }), x.nothing, { whileLocked: true }),
} as const;
