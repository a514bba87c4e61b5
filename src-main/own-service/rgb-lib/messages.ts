import * as v from 'valibot';
import { binariesSchema } from './build.ts';

export const beginSchema = v.object({
  binaries: binariesSchema,
  webProxy: v.nullable(v.string()),
});
export type Begin = v.InferOutput<typeof beginSchema>;

/** Sent instead of Begin to a process that only checks a database (requireGenuine). */
export const checkSchema = v.object({ database: v.string(), schema: v.string() });
export type Check = v.InferOutput<typeof checkSchema>;

export const requestSchema = v.object({
  id: v.number(),
  name: v.string(),
  args: v.record(v.string(), v.nullable(v.union([v.string(), v.boolean()]))),
  keepAs: v.optional(v.string()),
});
export type RgbLibRequest = v.InferOutput<typeof requestSchema>;

export const replySchema = v.variant('ok', [
  v.object({ id: v.number(), ok: v.literal(true), text: v.nullable(v.string()) }),
  v.object({ id: v.number(), ok: v.literal(false), byLibrary: v.boolean(), text: v.string() }),
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

/** The C ABI writes errors as Rust's debug text: `RgbLib(AssetNotFound { asset_id: "…" })`, or `JSONConversion(…)`. */
export function rgbLibError(text: string): RgbLibError {
  const inner = /^RgbLib\((.*)\)$/s.exec(text)?.[1] ?? text;
  const kind = /^[A-Za-z]+/.exec(inner)?.[0] ?? 'Unknown';
  // Quoted as in source: unquote, as other bindings do.
  const details = /^[A-Za-z]+ \{ details: "((?:[^"\\]|\\.)*)" \}$/s.exec(inner)?.[1];
  return new RgbLibError(
    kind,
    details?.replace(/\\([nrt"'\\])/g, (_, one: string) => QUOTED[one] ?? one) ?? inner,
  );
}

const QUOTED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };
