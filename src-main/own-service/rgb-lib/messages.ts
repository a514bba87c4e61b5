import * as v from 'valibot';
import { binariesSchema } from './build.ts';

export const beginSchema = v.object({
  binaries: binariesSchema,
  webProxy: v.nullable(v.string()),
  /** The process refuses every call that isn't in `READING`. */
  onlyReads: v.boolean(),
});
export type Begin = v.InferOutput<typeof beginSchema>;

/** Sent instead of Begin to a process that only checks a database (requireGenuine). */
export const checkSchema = v.object({ database: v.string(), schema: v.string(), fork: v.string() });
export type Check = v.InferOutput<typeof checkSchema>;

/** The error's kind for a call that a process that only reads refuses. */
export const NOT_READING = 'NotReading';

/** The error's kind for a database that a fork of rgb-lib made. */
export const FORK = 'ForkDatabase';

export const requestSchema = v.object({
  id: v.number(),
  name: v.string(),
  /** JSON, as the answer's text: numbers stay whole. */
  args: v.string(),
});
export type RgbLibRequest = v.InferOutput<typeof requestSchema>;

export const replySchema = v.variant('ok', [
  v.object({ id: v.number(), ok: v.literal(true), text: v.string() }),
  /** `kind`: names rgb-lib's own errors; null for others. */
  v.object({ id: v.number(), ok: v.literal(false), kind: v.nullable(v.string()), text: v.string() }),
]);
export type RgbLibReply = v.InferOutput<typeof replySchema>;

export class RgbLibError extends Error {
  override readonly name = 'RgbLibError';
  readonly kind: string;

  constructor(kind: string, message: string) {
    super(message);
    this.kind = kind;
  }
}
