import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { call } from './define.ts';
import * as x from './values.ts';

/** A frame holds more letters the denser it is: fewer frames, smaller squares. */
export const density = v.picklist(['low', 'medium', 'high']);
export type Density = v.InferOutput<typeof density>;

/**
 * How a PSBT is shown: the Uniform Resource of older name, which every program that reads any takes, that of the newer
 * one, or Coldcard's BBQr.
 */
export const codeForm = v.picklist(['crypto-psbt', 'psbt', 'bbqr']);
export type CodeForm = v.InferOutput<typeof codeForm>;

/** What one more code led to. */
const told = v.variant('kind', [
  v.strictObject({ kind: v.literal('more'), have: x.count, of: x.count }),
  /** All of it is here: who asked for it may take it by the id. */
  v.strictObject({ kind: v.literal('whole') }),
  /** `form`: no part of anything. `other`: a part of something else. `broken`: it did not add up, begin anew. */
  v.strictObject({
    kind: v.literal('refused'),
    because: v.picklist(['form', 'other', 'large', 'broken']),
  }),
]);

const MAX_FRAMES_AT_ONCE = 64;
/** A PSBT as hexadecimal text of the largest size that is read (MAX_BROUGHT_BYTES of base/psbt-limits.ts), and the JSON around it. */
const MAX_TEXT_CHARS = 3_300_000;
/** The bytes of the same. */
const MAX_BASE64_CHARS = 4_400_000;

const ofFileOrText = [
  /** Main asks which. */
  v.strictObject({ from: v.literal('file') }),
  v.strictObject({ from: v.literal('text'), text: v.pipe(v.string(), v.maxLength(MAX_TEXT_CHARS)) }),
  /** A file that the page was given, as base64: dropped on it, or where main has no dialog. */
  v.strictObject({
    from: v.literal('bytes'),
    base64: v.pipe(v.string(), v.maxLength(MAX_BASE64_CHARS), v.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
  }),
] as const;
export const fileOrText = v.variant('from', ofFileOrText);

/** Where something comes from that another machine made. */
export const source = v.variant('from', [
  ...ofFileOrText,
  v.strictObject({ from: v.literal('codes'), gatherId: x.id }),
]);
export type Source = v.InferOutput<typeof source>;
export const MAX_SOURCE_BYTES = MAX_BASE64_CHARS + 1_000;

/** QR codes as the way between two machines. */
export const codes = {
  /**
   * The texts of the next frames of something that main holds to be shown, from number `from`, which has no end: beyond
   * the first `parts` each mixes several, so that some may be lost. `parts` 0: it is more than codes can carry.
   * Throws GONE.
   */
  frames: call(
    v.strictObject({
      heldId: x.id,
      density,
      /** Of a PSBT alone; `crypto-psbt` unless told. */
      form: v.exactOptional(codeForm),
      from: v.pipe(x.count, v.minValue(1), v.maxValue(BOUNDS.fragment)),
      count: v.pipe(x.count, v.minValue(1), v.maxValue(MAX_FRAMES_AT_ONCE)),
    }),
    v.strictObject({ parts: x.count, frames: v.array(v.string()) }),
  ),
  /** Takes what one code says. Null: the first of something new. An id that is not known any more begins anew too. */
  gather: call(
    v.strictObject({
      gatherId: v.nullable(x.id),
      text: v.pipe(v.string(), v.maxLength(BOUNDS.codeChars)),
    }),
    v.strictObject({ gatherId: x.id, told }),
  ),
  /** Whether a screen that scans is open: while one is, the page may ask the system for the camera. */
  camera: call(v.strictObject({ on: v.boolean() }), x.nothing),
} as const;
