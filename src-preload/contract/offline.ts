import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { call, notice } from './define.ts';
import { settingsView } from './settings.ts';
import { review, seal } from './signing.ts';
import { typedPassword } from './lock.ts';
import * as x from './values.ts';

/** The bytes of the largest thing that is read, as base64; see src-main/base/psbt-limits.ts. */
const MOST_CHARS = 4_600_000;
const MOST_PARTS = 20_000;

/** The person answers these one by one for a bare PSBT, which nobody here asked for. */
const question = v.variant('kind', [
  /** Not ours. `script` in hex, for one without an address. */
  v.strictObject({
    kind: v.literal('output'),
    id: v.string(),
    index: x.count,
    amountSats: x.satsSchema,
    address: v.nullable(v.string()),
    script: v.string(),
  }),
  /** Others own inputs too: only this wallet's are signed. */
  v.strictObject({
    kind: v.literal('part'),
    id: v.string(),
    ours: x.count,
    others: x.count,
    signedByOthers: x.count,
    oursSats: x.satsSchema,
    othersSats: x.satsSchema,
    backSats: x.satsSchema,
    idOpen: v.boolean(),
  }),
  /** Hex data in the chain without a proved meaning, and the sats burnt with it. */
  v.strictObject({
    kind: v.literal('data'),
    id: v.string(),
    index: x.count,
    data: v.string(),
    amountSats: x.satsSchema,
  }),
  v.strictObject({
    kind: v.literal('asset'),
    id: v.string(),
    assetId: v.string(),
    amount: x.baseUnits,
    seal,
  }),
  /** Our slots are spent without moving their assets, which are lost. Outpoints are `txid:vout`. */
  v.strictObject({
    kind: v.literal('slots'),
    id: v.string(),
    outpoints: v.array(v.string()),
    assets: v.array(v.strictObject({ assetId: v.string(), amount: v.nullable(x.summedBaseUnits) })),
  }),
  /** New addresses of a signing request: too many to be compared one by one. */
  v.strictObject({ kind: v.literal('payees'), id: v.string(), count: x.count }),
]);
export type BroughtQuestion = v.InferOutput<typeof question>;

/** A new address, to be compared with the recipient's message. Eight characters are hidden while `open` or `heldBack`. */
const compare = v.strictObject({
  id: v.string(),
  text: v.string(),
  state: v.picklist(['open', 'heldBack', 'same', 'skipped']),
  wrong: x.count,
  questionId: v.nullable(v.string()),
});

const signedBefore = v.strictObject({ txid: x.txid, atMs: x.timeMs });

export const broughtView = v.strictObject({
  broughtId: x.id,
  walletId: x.id,
  walletName: v.string(),
  name: v.string(),
  from: v.picklist(['pack', 'psbt']),
  broughtAtMs: x.timeMs,
  review,
  questions: v.array(question),
  compares: v.array(compare),
  /** Others sign too: only the PSBT goes out, incomplete. */
  onlyOurPart: v.boolean(),
  /** Every OP_RETURN's data in hex, proved or not. */
  data: v.array(v.strictObject({ index: x.count, data: v.string() })),
  txid: v.nullable(x.txid),
  /** Signing again gives the same bytes. */
  signedAtMs: v.nullable(x.timeMs),
  /** Signed here, or out to be signed, and spend the same coin: only one can confirm. */
  rivals: v.array(v.strictObject({ ...signedBefore.entries, isAway: v.boolean() })),
});
export type BroughtView = v.InferOutput<typeof broughtView>;

const coin = v.strictObject({ outpoint: x.outpoint, amountSats: v.nullable(x.satsSchema) });

const draft = v.strictObject({
  broughtId: x.id,
  name: v.string(),
  from: v.picklist(['pack', 'psbt']),
  broughtAtMs: x.timeMs,
  txid: x.txid,
  coins: v.array(coin),
});
export type DraftView = v.InferOutput<typeof draft>;

const form = v.picklist(['psbt', 'base64', 'unfinalised', 'transaction']);
export type SignedFormName = v.InferOutput<typeof form>;

const broughtRef = v.strictObject({ broughtId: x.id });

export const offline = {
  /** Judged for the wallet it belongs to, the given one first. Touches no key and asks nobody. Throws BROUGHT_REFUSED. */
  bring: call(
    v.strictObject({
      walletId: x.id,
      name: v.pipe(v.string(), v.maxLength(BOUNDS.fileNameChars)),
      content: v.variant('kind', [
        v.strictObject({
          kind: v.literal('bytes'),
          base64: v.pipe(v.string(), v.maxLength(MOST_CHARS)),
        }),
        v.strictObject({ kind: v.literal('text'), text: v.pipe(v.string(), v.maxLength(MOST_CHARS)) }),
        v.strictObject({
          kind: v.literal('parts'),
          parts: v.pipe(v.array(v.pipe(v.string(), v.maxLength(BOUNDS.codeChars))), v.maxLength(MOST_PARTS)),
        }),
      ]),
    }),
    broughtView,
    { secret: 'in', maxInputBytes: MOST_CHARS + 100_000 },
  ),
  /** Carries no name: `openedFile` gives it, which a locked app refuses. */
  fileOpened: notice(x.nothing, { whileLocked: true }),
  /** The last opened file until it is forgotten. Throws BROUGHT_REFUSED, FILE_UNREADABLE, each once. */
  openedFile: call(
    x.nothing,
    v.strictObject({
      file: v.nullable(
        v.strictObject({
          openedId: x.count,
          name: v.pipe(v.string(), v.maxLength(BOUNDS.fileNameChars)),
          base64: v.pipe(v.string(), v.maxLength(MOST_CHARS)),
        }),
      ),
    }),
  ),
  forgetOpenedFile: call(v.strictObject({ openedId: x.count }), x.nothing),
  list: call(
    x.walletRef,
    v.strictObject({
      drafts: v.array(draft),
      signed: v.array(v.strictObject({ broughtId: x.id, name: v.string(), ...signedBefore.entries })),
      damaged: v.array(v.strictObject({ broughtId: v.string(), name: v.string(), isSigned: v.boolean() })),
    }),
  ),
  read: call(broughtRef, broughtView),
  /** The typed hidden characters, null to skip. Two wrong answers hold the request back. */
  compare: call(
    v.strictObject({
      broughtId: x.id,
      id: v.string(),
      typed: v.nullable(v.pipe(v.string(), v.maxLength(BOUNDS.textChars))),
    }),
    broughtView,
  ),
  coinsThere: call(broughtRef, v.strictObject({ there: v.nullable(v.array(v.boolean())) })),
  /** Main asks, the keyholder judges again. A PSBT that was signed before is returned without touching a key. */
  sign: call(
    v.strictObject({
      broughtId: x.id,
      digest: x.digest,
      acceptNotProved: v.optional(v.boolean(), false),
      confirmed: v.optional(v.pipe(v.array(v.string()), v.maxLength(BOUNDS.confirmedChecks)), []),
      password: v.exactOptional(typedPassword),
    }),
    v.strictObject({
      outcome: v.picklist(['signed', 'before', 'aborted']),
      txid: v.nullable(x.txid),
      signedAtMs: v.nullable(x.timeMs),
    }),
    { maxInputBytes: 200_000 },
  ),
  /** Proved ones only, with one question. Others are refused with their reason. */
  signMany: call(
    v.strictObject({
      items: v.pipe(
        v.array(v.strictObject({ broughtId: x.id, digest: x.digest })),
        v.minLength(1),
        v.maxLength(BOUNDS.drafts),
      ),
    }),
    v.strictObject({
      outcome: v.picklist(['done', 'aborted']),
      results: v.array(
        v.strictObject({
          broughtId: x.id,
          txid: v.nullable(x.txid),
          because: v.nullable(v.string()),
        }),
      ),
    }),
    { maxInputBytes: 100_000 },
  ),
  save: call(v.strictObject({ broughtId: x.id, form }), v.strictObject({ savedAs: v.nullable(v.string()) })),
  saveMany: call(
    v.strictObject({
      broughtIds: v.pipe(v.array(x.id), v.minLength(1), v.maxLength(BOUNDS.drafts)),
      form,
    }),
    v.strictObject({ folder: v.nullable(v.string()), names: v.array(v.string()) }),
  ),
  copy: call(
    v.strictObject({ broughtId: x.id, form: v.picklist(['base64', 'transaction']) }),
    v.strictObject({ text: v.string() }),
  ),
  /** For codes.frames. */
  codes: call(broughtRef, v.strictObject({ heldId: x.id })),
  drop: call(broughtRef, x.nothing),
  /** No port of this machine sends while it is on. Main asks before turning it off. */
  setOfflineMode: call(v.strictObject({ on: v.boolean() }), settingsView),
  changed: notice(x.walletRef),
} as const;
