import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { call, notice } from './define.ts';
import { settingsView } from './settings.ts';
import { review, seal } from './signing.ts';
import { typedPassword } from './lock.ts';
import * as x from './values.ts';

/** The largest import (src-main/base/bitcoin.ts) as base64. */
const MOST_CHARS = 4_600_000;
const MOST_PARTS = 20_000;

/** Nothing tells what a bare PSBT should do, so the person answers each of these questions. */
const question = v.variant('kind', [
  /** An output that isn't ours. `script`: in hex, for an output without an address. */
  v.strictObject({
    kind: v.literal('output'),
    id: v.string(),
    index: x.count,
    amountSats: x.satsSchema,
    address: v.nullable(v.string()),
    script: v.string(),
  }),
  /** Others own inputs too, and only this wallet's are signed. */
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
  /** Data for the chain, in hex and without a proved meaning, and the sats burnt with it. */
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
  /** Our slots are spent without moving their assets, which would be lost. Outpoints are `txid:vout`. */
  v.strictObject({
    kind: v.literal('slots'),
    id: v.string(),
    outpoints: v.array(v.string()),
    assets: v.array(v.strictObject({ assetId: v.string(), amount: v.nullable(x.summedBaseUnits) })),
  }),
  /** A signing request has too many new addresses to compare them one by one. */
  v.strictObject({ kind: v.literal('payees'), id: v.string(), count: x.count }),
]);
export type BroughtQuestion = v.InferOutput<typeof question>;

/** A new address to compare with the recipient's message. Eight characters are hidden while `open` or `heldBack`. */
const compare = v.strictObject({
  id: v.string(),
  text: v.string(),
  state: v.picklist(['open', 'heldBack', 'same', 'skipped']),
  wrong: x.count,
  questionId: v.nullable(v.string()),
});

/** Imported content of a still unknown kind. */
const content = [
  v.strictObject({ kind: v.literal('bytes'), base64: v.pipe(v.string(), v.maxLength(MOST_CHARS)) }),
  v.strictObject({ kind: v.literal('text'), text: v.pipe(v.string(), v.maxLength(MOST_CHARS)) }),
  v.strictObject({
    kind: v.literal('parts'),
    parts: v.pipe(v.array(v.pipe(v.string(), v.maxLength(BOUNDS.codeChars))), v.maxLength(MOST_PARTS)),
  }),
] as const;

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
  /** Others sign too, so only the still incomplete PSBT can be given out. */
  onlyOurPart: v.boolean(),
  /** The data of every OP_RETURN in hex, proved or not. */
  data: v.array(v.strictObject({ index: x.count, data: v.string() })),
  txid: v.nullable(x.txid),
  /** Null: not signed yet. Signing again gives the same bytes. */
  signedAtMs: v.nullable(x.timeMs),
  /** Transactions that spend one of the same coins, signed here or away to be signed: only one can confirm. */
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

const combined = v.strictObject({
  combinedId: x.id,
  /** How many PSBTs were combined. */
  count: x.count,
  txid: x.txid,
  inputs: v.array(
    v.strictObject({
      ...coin.entries,
      isOurs: v.boolean(),
      /** `signed`: there is a signature that only the other program can verify. */
      state: v.picklist(['unsigned', 'signed', 'verified']),
    }),
  ),
  /** The signatures suffice to make the transaction that is broadcast. */
  isWhole: v.boolean(),
});
export type CombinedView = v.InferOutput<typeof combined>;

const form = v.picklist(['psbt', 'base64', 'unfinalised', 'transaction']);
export type SignedFormName = v.InferOutput<typeof form>;

const broughtRef = v.strictObject({ broughtId: x.id });

export const offline = {
  /** Judges an import for its wallet, trying the given one first. No key, no service. Throws BROUGHT_REFUSED. */
  bring: call(
    v.strictObject({
      walletId: x.id,
      name: v.pipe(v.string(), v.maxLength(BOUNDS.fileNameChars)),
      content: v.variant('kind', [
        ...content,
        v.strictObject({ kind: v.literal('combined'), combinedId: x.id }),
      ]),
    }),
    broughtView,
    { secret: 'in', maxInputBytes: MOST_CHARS + 100_000 },
  ),
  /** Carries no file name: only `openedFile` gives it, which a locked app refuses. */
  fileOpened: notice(x.nothing, { whileLocked: true }),
  /** The last file opened with Ochre, until it is forgotten. Throws BROUGHT_REFUSED, FILE_UNREADABLE, each once. */
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
  /** `typed`: the hidden characters, null to skip. After two wrong answers the request is held back. */
  compare: call(
    v.strictObject({
      broughtId: x.id,
      id: v.string(),
      typed: v.nullable(v.pipe(v.string(), v.maxLength(BOUNDS.textChars))),
    }),
    broughtView,
  ),
  coinsThere: call(broughtRef, v.strictObject({ there: v.nullable(v.array(v.boolean())) })),
  /** Main asks first, and the keyholder judges again. For a PSBT signed before (`before`) no key is touched. */
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
  /** Signs the proved items after a single question, and says for each other item why not. */
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
        v.strictObject({ broughtId: x.id, txid: v.nullable(x.txid), because: v.nullable(v.string()) }),
      ),
    }),
    { maxInputBytes: 100_000 },
  ),
  /** Adds a PSBT (BIP174's combiner); null begins. Throws BROUGHT_REFUSED, COMBINE_OTHER, COMBINE_DIFFERS, GONE. */
  combine: call(
    v.strictObject({ walletId: x.id, combinedId: v.nullable(x.id), content: v.variant('kind', content) }),
    combined,
    { secret: 'in', maxInputBytes: MOST_CHARS + 100_000 },
  ),
  save: call(v.strictObject({ broughtId: x.id, form }), v.strictObject({ savedAs: v.nullable(v.string()) })),
  saveMany: call(
    v.strictObject({ broughtIds: v.pipe(v.array(x.id), v.minLength(1), v.maxLength(BOUNDS.drafts)), form }),
    v.strictObject({ folder: v.nullable(v.string()), names: v.array(v.string()) }),
  ),
  copy: call(
    v.strictObject({ broughtId: x.id, form: v.picklist(['base64', 'transaction']) }),
    v.strictObject({ text: v.string() }),
  ),
  /** The id that `codes.frames` takes. */
  codes: call(broughtRef, v.strictObject({ heldId: x.id })),
  drop: call(broughtRef, x.nothing),
  /** Ochre sends nothing while offline mode is on. Main asks before turning it off. */
  setOfflineMode: call(v.strictObject({ on: v.boolean() }), settingsView),
  changed: notice(x.walletRef),
} as const;
