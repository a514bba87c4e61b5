import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { call } from './define.ts';
import * as x from './values.ts';

/** Denser frames hold more letters, so there are fewer of them with smaller squares. */
export const density = v.picklist(['low', 'medium', 'high']);
export type Density = v.InferOutput<typeof density>;

/** The older Uniform Resource, which all programs for such codes read; the newer one; Coldcard's BBQr. */
export const codeForm = v.picklist(['crypto-psbt', 'psbt', 'bbqr']);
export type CodeForm = v.InferOutput<typeof codeForm>;

const told = v.variant('kind', [
  v.strictObject({ kind: v.literal('more'), have: x.count, of: x.count }),
  v.strictObject({ kind: v.literal('whole') }),
  /** `form`: the text is no part. `other`: a part of something else. `broken`: the parts don't fit, so begin anew. */
  v.strictObject({
    kind: v.literal('refused'),
    because: v.picklist(['form', 'other', 'large', 'broken']),
  }),
]);

const MAX_FRAMES_AT_ONCE = 64;
/** `MAX_BROUGHT_BYTES` (src-main/base/bitcoin.ts), the largest PSBT as hexadecimal text, and JSON around it. */
const MAX_TEXT_CHARS = 3_300_000;
/** The largest PSBT as base64. */
const MAX_BASE64_CHARS = 4_400_000;

const ofFileOrText = [
  v.strictObject({ from: v.literal('file') }),
  v.strictObject({ from: v.literal('text'), text: v.pipe(v.string(), v.maxLength(MAX_TEXT_CHARS)) }),
  v.strictObject({
    from: v.literal('bytes'),
    base64: v.pipe(v.string(), v.maxLength(MAX_BASE64_CHARS), v.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
  }),
] as const;
export const fileOrText = v.variant('from', ofFileOrText);

export const source = v.variant('from', [
  ...ofFileOrText,
  v.strictObject({ from: v.literal('codes'), gatherId: x.id }),
]);
export type Source = v.InferOutput<typeof source>;
export const MAX_SOURCE_BYTES = MAX_BASE64_CHARS + 1_000;

export const codes = {
  /** Frames have no end: those beyond `parts` mix several parts. `parts` 0: too large for codes. Throws GONE. */
  frames: call(
    v.strictObject({
      heldId: x.id,
      density,
      form: v.exactOptional(codeForm),
      from: v.pipe(x.count, v.minValue(1), v.maxValue(BOUNDS.fragment)),
      count: v.pipe(x.count, v.minValue(1), v.maxValue(MAX_FRAMES_AT_ONCE)),
    }),
    v.strictObject({ parts: x.count, frames: v.array(v.string()) }),
  ),
  /** Adds the text of one code to what was gathered. A null or unknown id begins anew. */
  gather: call(
    v.strictObject({
      gatherId: v.nullable(x.id),
      text: v.pipe(v.string(), v.maxLength(BOUNDS.codeChars)),
    }),
    v.strictObject({ gatherId: x.id, told }),
  ),
  /** The page may ask the system for the camera only while `on`. */
  camera: call(v.strictObject({ on: v.boolean() }), x.nothing),
} as const;
