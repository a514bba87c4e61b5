import * as v from 'valibot';
import { binariesSchema } from './binaries.ts';

/** What crosses between a wallet's process and ours: JSON values only. */

/** Told first, once. */
export const beginSchema = v.object({
  binaries: binariesSchema,
  /** By which proxy everything of the web is asked; null: by none. */
  webProxy: v.nullable(v.string()),
});
export type Begin = v.InferOutput<typeof beginSchema>;

/** Told first instead, to a process that does nothing else: whether this database is of that schema (requireGenuine). */
export const checkSchema = v.object({ database: v.string(), schema: v.string() });
export type Check = v.InferOutput<typeof checkSchema>;

export const requestSchema = v.object({
  id: v.number(),
  /** A function of the C ABI. */
  name: v.string(),
  args: v.record(v.string(), v.nullable(v.union([v.string(), v.boolean()]))),
  /** What it answers stays in the child under this name, for later arguments of the same name. */
  keepAs: v.optional(v.string()),
});
export type Request = v.InferOutput<typeof requestSchema>;

export const replySchema = v.variant('ok', [
  v.object({ id: v.number(), ok: v.literal(true), text: v.nullable(v.string()) }),
  v.object({ id: v.number(), ok: v.literal(false), byLibrary: v.boolean(), text: v.string() }),
]);
export type Reply = v.InferOutput<typeof replySchema>;
