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

/** What the person answers one by one of a bare PSBT, which nobody here asked for. */
const question = v.variant('kind', [
  /** An output that is not ours. `script` in hex, for one that has no address. */
  v.strictObject({
    kind: v.literal('output'),
    id: v.string(),
    index: x.count,
    amountSats: x.sats,
    address: v.nullable(v.string()),
    script: v.string(),
  }),
  /** Others put inputs into it too, and only those of this wallet are signed. */
  v.strictObject({
    kind: v.literal('part'),
    id: v.string(),
    ours: x.count,
    others: x.count,
    signedByOthers: x.count,
    oursSats: x.sats,
    othersSats: x.sats,
    backSats: x.sats,
    idOpen: v.boolean(),
  }),
  /** Data written into the chain, in hex, of which no meaning is proved, and the sats that are burnt with it. */
  v.strictObject({
    kind: v.literal('data'),
    id: v.string(),
    index: x.count,
    data: v.string(),
    amountSats: x.sats,
  }),
  /** An asset that is given to somebody else. */
  v.strictObject({
    kind: v.literal('asset'),
    id: v.string(),
    assetId: v.string(),
    amount: x.baseUnits,
    seal,
  }),
  /** Slots of ours that are spent without moving what lies on them: it is lost. Outpoints are `txid:vout`. */
  v.strictObject({
    kind: v.literal('slots'),
    id: v.string(),
    outpoints: v.array(v.string()),
    assets: v.array(v.strictObject({ assetId: v.string(), amount: v.nullable(x.summedBaseUnits) })),
  }),
  /** So many addresses of a signing request that this wallet never paid: too many to be compared one by one. */
  v.strictObject({ kind: v.literal('payees'), id: v.string(), count: x.count }),
]);
export type BroughtQuestion = v.InferOutput<typeof question>;

/**
 * An address that this wallet never paid, to be compared with the recipient's own message. While it is `open` or
 * `heldBack` eight of its characters are hidden in all of the view.
 */
const compare = v.strictObject({
  id: v.string(),
  /** The address or recipient id, as it stands everywhere else in the view. */
  text: v.string(),
  state: v.picklist(['open', 'heldBack', 'same', 'skipped']),
  /** How often other characters were typed. */
  wrong: x.count,
  /** Of a bare PSBT: the question that is answered with yes once this is compared. */
  questionId: v.nullable(v.string()),
});

const signedBefore = v.strictObject({ txid: x.txid, atMs: x.timeMs });

/** A thing that was brought to be signed, judged here. Main holds what it names. */
export const broughtView = v.strictObject({
  broughtId: x.id,
  walletId: x.id,
  walletName: v.string(),
  /** What it was called where it came from; may be empty. */
  name: v.string(),
  from: v.picklist(['pack', 'psbt']),
  broughtAtMs: x.timeMs,
  review,
  questions: v.array(question),
  compares: v.array(compare),
  /** What is signed of it is not complete: others sign too, and only the PSBT goes out. */
  onlyOurPart: v.boolean(),
  /** Every OP_RETURN's data, in hex, whether it is proved or not. */
  data: v.array(v.strictObject({ index: x.count, data: v.string() })),
  txid: v.nullable(x.txid),
  /** It was signed here: signing again gives the same bytes. */
  signedAtMs: v.nullable(x.timeMs),
  /** Others that were signed here, or are out to be signed, and spend one of the same coins: one of them can confirm. */
  rivals: v.array(v.strictObject({ ...signedBefore.entries, isAway: v.boolean() })),
});
export type BroughtView = v.InferOutput<typeof broughtView>;

const coin = v.strictObject({ outpoint: x.outpoint, amountSats: v.nullable(x.sats) });

/** What was brought and left unsigned. */
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
  /**
   * Reads what was opened, dropped, pasted or scanned, and judges it for the wallet that it belongs to: the given one
   * before others of this machine. Touches no key and asks nobody. Throws BROUGHT_REFUSED.
   */
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
        /** Parts of a Uniform Resource, in the order in which they were seen. */
        v.strictObject({
          kind: v.literal('parts'),
          parts: v.pipe(v.array(v.pipe(v.string(), v.maxLength(BOUNDS.codeChars))), v.maxLength(MOST_PARTS)),
        }),
      ]),
    }),
    broughtView,
    { secret: 'in', maxInputBytes: MOST_CHARS + 100_000 },
  ),
  /** Ochre was opened with a file. Says nothing of it: that is told by `openedFile`, which a locked app does not answer. */
  fileOpened: notice(x.nothing, { whileLocked: true }),
  /**
   * The file that Ochre was opened with last, to be brought, until it is forgotten; null: with none. Throws
   * BROUGHT_REFUSED where nothing can be signed in it, FILE_UNREADABLE; each is said once.
   */
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
  /** It was brought, or left. */
  forgetOpenedFile: call(v.strictObject({ openedId: x.count }), x.nothing),
  /** What was brought before and not signed, newest first; and what was signed, newest first, at most fifty. */
  list: call(
    x.walletRef,
    v.strictObject({
      drafts: v.array(draft),
      signed: v.array(v.strictObject({ broughtId: x.id, name: v.string(), ...signedBefore.entries })),
      /** What can no longer be read: set aside, and named. It can be forgotten where it was not signed. */
      damaged: v.array(v.strictObject({ broughtId: v.string(), name: v.string(), isSigned: v.boolean() })),
    }),
  ),
  /** Judges again what is held here. */
  read: call(broughtRef, broughtView),
  /**
   * The hidden characters of an address, as the person typed them; null: they do not compare it. Wrong twice holds the
   * request back.
   */
  compare: call(
    v.strictObject({
      broughtId: x.id,
      id: v.string(),
      typed: v.nullable(v.pipe(v.string(), v.maxLength(BOUNDS.textChars))),
    }),
    broughtView,
  ),
  /** Which of a draft's coins the service still lists; null: it cannot be asked, or there is none. */
  coinsThere: call(broughtRef, v.strictObject({ there: v.nullable(v.array(v.boolean())) })),
  /**
   * Quotes the digest that was shown, and the questions that were answered with yes. Main asks itself, the keyholder
   * judges again. What was signed before is answered as it is, and no key touched.
   */
  sign: call(
    v.strictObject({
      broughtId: x.id,
      digest: x.digest,
      acceptNotProved: v.optional(v.boolean(), false),
      confirmed: v.optional(v.pipe(v.array(v.string()), v.maxLength(BOUNDS.confirmedChecks)), []),
      /** The app password, where more leaves the wallet than it is asked for. */
      password: v.exactOptional(typedPassword),
    }),
    v.strictObject({
      outcome: v.picklist(['signed', 'before', 'aborted']),
      txid: v.nullable(x.txid),
      signedAtMs: v.nullable(x.timeMs),
    }),
    { maxInputBytes: 200_000 },
  ),
  /** Several that are proved, with one question. What is not proved is refused, each with its reason. */
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
          /** Null: it is not signed. */
          txid: v.nullable(x.txid),
          /** The code of the failure, and of the judge where it refused. */
          because: v.nullable(v.string()),
        }),
      ),
    }),
    { maxInputBytes: 100_000 },
  ),
  /** Saves what was signed where the person chooses; null when they turn back. */
  save: call(v.strictObject({ broughtId: x.id, form }), v.strictObject({ savedAs: v.nullable(v.string()) })),
  /** Saves several into one folder that the person chooses; null when they turn back. */
  saveMany: call(
    v.strictObject({
      broughtIds: v.pipe(v.array(x.id), v.minLength(1), v.maxLength(BOUNDS.drafts)),
      form,
    }),
    v.strictObject({ folder: v.nullable(v.string()), names: v.array(v.string()) }),
  ),
  /** Puts it on the clipboard as text, and answers the text. */
  copy: call(
    v.strictObject({ broughtId: x.id, form: v.picklist(['base64', 'transaction']) }),
    v.strictObject({ text: v.string() }),
  ),
  /** Holds what was signed to be shown as codes, by codes.frames. */
  codes: call(broughtRef, v.strictObject({ heldId: x.id })),
  /** Forgets what was not signed. */
  drop: call(broughtRef, x.nothing),
  /** From then on no port of this machine sends anything. Main asks before it lets the network in again. */
  setOfflineMode: call(v.strictObject({ on: v.boolean() }), settingsView),
  /** What is kept of a wallet changed. */
  changed: notice(x.walletRef),
} as const;
