import * as v from 'valibot';
import { binariesSchema } from './build.ts';

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

/** A refusal of the library's: the name of its kind, and its own words. */
export class RgbLibError extends Error {
  override readonly name = 'RgbLibError';
  /** As `InsufficientBitcoins`. */
  readonly kind: string;

  constructor(kind: string, message: string) {
    super(message);
    this.kind = kind;
  }
}

/**
 * The C ABI hands errors over as Rust writes them for debugging: `RgbLib(AssetNotFound { asset_id: "…" })`, and
 * `JSONConversion(…)` and the like for what it could not read. The sentences that other bindings show are not in it.
 */
export function rgbLibError(text: string): RgbLibError {
  const inner = /^RgbLib\((.*)\)$/s.exec(text)?.[1] ?? text;
  const kind = /^[A-Za-z]+/.exec(inner)?.[0] ?? 'Unknown';
  // Its own words are quoted as in a source: they are handed on as other bindings say them.
  const details = /^[A-Za-z]+ \{ details: "((?:[^"\\]|\\.)*)" \}$/s.exec(inner)?.[1];
  return new RgbLibError(
    kind,
    details?.replace(/\\([nrt"'\\])/g, (_, one: string) => QUOTED[one] ?? one) ?? inner,
  );
}

const QUOTED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };
