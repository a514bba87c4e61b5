import * as v from 'valibot';
import { binariesSchema } from './build.ts';
import type { WayFailure } from './indexer-relay.ts';

export const beginSchema = v.object({
  binaries: binariesSchema,
  webProxy: v.nullable(v.string()),
  /** The process refuses every call that isn't in `READING`. */
  onlyReads: v.boolean(),
});
export type Begin = v.InferOutput<typeof beginSchema>;

/** The first message instead of Begin, for a process that only checks a database (requireGenuine). */
export const checkSchema = v.object({
  database: v.string(),
  schema: v.string(),
  fork: v.string(),
  /** Whether the answer lists the database's contents. */
  lists: v.boolean(),
});
export type Check = v.InferOutput<typeof checkSchema>;

/** Each entry begins with the name that rgb-lib's own lists use. */
const rows = v.array(v.array(v.union([v.string(), v.number(), v.null()])));
export const contentsSchema = v.object({ assets: rows, unspents: rows, transfers: rows });
export type DatabaseContents = v.InferOutput<typeof contentsSchema>;

/** The kind of a refused call: the process only reads. */
export const NOT_READING = 'NotReading';

/** The kind of a refused database: a fork of rgb-lib made it. */
export const FORK = 'ForkDatabase';

export const requestSchema = v.object({
  id: v.number(),
  name: v.string(),
  /** JSON text, so that numbers keep all digits. */
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

/** The call failed because Ochre couldn't reach the indexer. */
export class IndexerAway extends Error {
  override readonly name = 'IndexerAway';
  readonly failure: WayFailure;

  constructor(failure: WayFailure) {
    super(failure.code);
    this.failure = failure;
  }
}
