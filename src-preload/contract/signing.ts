import * as v from 'valibot';
import { call, notice } from './define.ts';
import * as x from './values.ts';

/** The three outcomes of a claim, and of a whole verdict: its worst claim. */
export const outcome = v.picklist(['proved', 'notProved', 'contradicts']);
export type Outcome = v.InferOutput<typeof outcome>;

/** One thing that was checked, as a sentence's key with its facts; words live in the renderer. */
export const claim = v.strictObject({
  /** What is claimed, e.g. `inputsOurs`, `outputsOurs`, `feeAsAsked`. */
  name: v.string(),
  outcome,
  /** The stable refusal code, where the claim is contradicted. */
  code: v.nullable(v.string()),
  /** Numbers and names for the sentence: sats as integers in text, outpoints, indexes. */
  facts: v.record(v.string(), v.string()),
});
export type ClaimView = v.InferOutput<typeof claim>;

const lineKind = v.picklist(['plainBitcoin', 'assetSlot', 'commitment', 'recipient', 'change', 'stranger']);

/** One input or output of the transaction as the judge read it. */
export const line = v.strictObject({
  index: x.count,
  kind: lineKind,
  amountSats: v.nullable(v.pipe(v.number(), v.safeInteger())),
  outcome,
  /** Whose: the path of our own derivation, or null for a stranger's. */
  path: v.nullable(v.string()),
  address: v.nullable(v.string()),
  outpoint: v.nullable(x.outpoint),
  /** What it holds: on an input as listed, on an output as the proved commitment puts it there. */
  assets: v.array(v.strictObject({ assetId: v.string(), amount: x.baseUnits })),
});
export type LineView = v.InferOutput<typeof line>;

/** What a person reviews before anything is signed. `digest` binds exactly this. */
export const review = v.strictObject({
  flowId: x.id,
  walletId: x.id,
  digest: x.digest,
  outcome,
  /** The first contradiction's stable code; null when nothing contradicts. */
  code: v.nullable(v.string()),
  intent: v.strictObject({
    kind: v.literal('createSlots'),
    num: x.count,
    sizeSats: x.sats,
    rateSatsPerVb: x.count,
    upTo: v.boolean(),
    askedNum: x.count,
  }),
  claims: v.array(claim),
  inputs: v.array(line),
  outputs: v.array(line),
  /** Null where the PSBT could not be read far enough to know. */
  sums: v.nullable(
    v.strictObject({
      inSats: x.sats,
      outSats: x.sats,
      feeSats: x.signedSats,
      vbytes: x.count,
      ownSats: x.sats,
      strangerSats: x.sats,
    }),
  ),
  preparedAtMs: x.timeMs,
});
export type Review = v.InferOutput<typeof review>;

const step = v.picklist(['snapshot', 'begin', 'judge', 'confirm', 'sign', 'verify', 'end', 'read']);

const slotsAsked = v.strictObject({
  walletId: x.id,
  num: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(x.MAX_SLOTS_AT_ONCE)),
  /** rgb-lib: u32, and 0 is an error; below 330 sats a taproot output is dust. */
  sizeSats: v.pipe(v.number(), v.safeInteger(), v.minValue(330), v.maxValue(0xffff_ffff)),
  rateSatsPerVb: x.rateSatsPerVb,
  upTo: v.boolean(),
});

export const signing = {
  /** What creating slots would cost, before anything is asked of the service's builder. Touches no key. */
  planSlots: call(
    slotsAsked,
    v.strictObject({
      freeNow: x.count,
      toCreate: x.count,
      slotsSats: x.sats,
      feeSatsEstimate: x.sats,
      vbytesEstimate: x.count,
      takesSats: x.sats,
      spendableSats: x.sats,
      freeAfter: x.count,
      asOfMs: x.timeMs,
    }),
  ),
  /** Asks the service for the PSBT and judges it. Touches no key. */
  beginSlots: call(slotsAsked, review),
  /** Quotes the reviewed digest. Main confirms, the keyholder judges again and signs. */
  approveSlots: call(
    v.strictObject({
      flowId: x.id,
      digest: x.digest,
      /** The user's deliberate second step where a claim is not proved. Never accepts a contradiction. */
      acceptNotProved: v.optional(v.boolean(), false),
    }),
    v.variant('outcome', [
      v.strictObject({
        outcome: v.literal('created'),
        txid: x.txid,
        created: x.count,
        freeNow: v.nullable(x.count),
      }),
      v.strictObject({ outcome: v.literal('aborted') }),
    ]),
  ),
  /** Drops a flow that was not handed over. */
  cancel: call(v.strictObject({ flowId: x.id }), x.nothing),
  progress: notice(v.strictObject({ flowId: x.id, step, sinceMs: x.timeMs })),
} as const;
