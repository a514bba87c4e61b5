import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { assets } from './assets.ts';
import { claim, outcome, refusalCode } from './claims.ts';
import { call, notice } from './define.ts';
import { invoices } from './invoices.ts';
import { typedPassword } from './lock.ts';
import { stopView } from './rules.ts';
import {
  paymentRead,
  planSendBtcAsked,
  replacementAsked,
  replacementPlan,
  sendBtcAsked,
  sendBtcPlan,
} from './payments.ts';
import { FLOW_KINDS, wordsOfArea } from './state-words.ts';
import * as x from './values.ts';

const lineKind = v.picklist(['plainBitcoin', 'assetSlot', 'commitment', 'recipient', 'change', 'stranger']);

export const line = v.strictObject({
  index: x.count,
  kind: lineKind,
  amountSats: v.nullable(x.writtenSats),
  outcome,
  path: v.nullable(v.string()),
  address: v.nullable(v.string()),
  outpoint: v.nullable(x.outpoint),
  /** An input's assets as the service lists them, an output's by the proved commitment. */
  assets: v.array(v.strictObject({ assetId: v.string(), amount: v.nullable(x.summedBaseUnits) })),
});
export type LineView = v.InferOutput<typeof line>;

export const seal = v.variant('kind', [
  v.strictObject({ kind: v.literal('secret'), recipientId: v.string() }),
  v.strictObject({ kind: v.literal('output'), vout: x.count }),
  v.strictObject({ kind: v.literal('outpoint'), txid: x.txid, vout: x.count }),
]);

const movedAsset = v.strictObject({
  assetId: v.string(),
  /** `riding`: is on an output that is spent for another asset. `stranger`: moves although it wasn't requested. */
  role: v.picklist(['asked', 'riding', 'stranger']),
  inAmount: v.nullable(x.summedBaseUnits),
  given: v.array(
    v.strictObject({ to: v.picklist(['recipient', 'own', 'stranger']), amount: x.baseUnits, seal }),
  ),
});
export type MovedAssetView = v.InferOutput<typeof movedAsset>;

const intentView = v.variant('kind', [
  v.strictObject({
    kind: v.literal('createSlots'),
    num: x.count,
    sizeSats: x.satsSchema,
    rateSatsPerVb: x.count,
    upTo: v.boolean(),
    askedNum: x.count,
  }),
  v.strictObject({
    kind: v.literal('send'),
    recipients: v.array(
      v.strictObject({
        assetId: v.string(),
        amount: x.baseUnits,
        recipientId: v.string(),
        kind: v.picklist(['blinded', 'witness']),
        address: v.nullable(v.string()),
        witnessSats: v.nullable(x.satsSchema),
        invoice: v.nullable(v.string()),
      }),
    ),
    donation: v.boolean(),
    rateSatsPerVb: x.count,
    minConfirmations: x.count,
  }),
  v.strictObject({
    kind: v.literal('sendBtc'),
    /** Empty: the chosen coins come back as one. */
    recipients: v.array(v.strictObject({ address: v.string(), amountSats: x.satsSchema })),
    rateSatsPerVb: x.tenthRate,
    builtHere: v.exactOptional(v.literal(true)),
    coins: v.exactOptional(v.array(x.outpointText)),
  }),
  v.strictObject({
    kind: v.literal('replacement'),
    replaces: x.txid,
    act: v.picklist(['raise', 'cancel']),
    rateSatsPerVb: x.tenthRate,
  }),
]);

const reviewedIntent = v.variant('kind', [
  ...intentView.options,
  v.strictObject({ kind: v.literal('offline') }),
]);

/** What the person sees before signing; approving its `digest` covers exactly this. */
export const review = v.strictObject({
  flowId: x.id,
  walletId: x.id,
  digest: x.digest,
  outcome,
  code: v.nullable(refusalCode),
  intent: reviewedIntent,
  claims: v.array(claim),
  inputs: v.array(line),
  outputs: v.array(line),
  /** Only this list has blinded recipients, who get no output of the transaction. */
  assets: v.array(movedAsset),
  sums: v.nullable(
    v.strictObject({
      inSats: x.satsSchema,
      outSats: x.satsSchema,
      feeSats: x.signedSats,
      vbytes: x.count,
      ownSats: x.satsSchema,
      strangerSats: x.satsSchema,
      /** Others' part of `inSats`, as the PSBT claims; present only if others sign too. */
      othersInSats: v.exactOptional(x.satsSchema),
    }),
  ),
  preparedAtMs: x.timeMs,
  stops: v.optional(v.array(stopView), []),
});
export type Review = v.InferOutput<typeof review>;
export type SlotsReview = Review & { readonly intent: { readonly kind: 'createSlots' } };
export type BtcReview = Review & { readonly intent: { readonly kind: 'sendBtc' } };
export type ReplacementReview = Review & { readonly intent: { readonly kind: 'replacement' } };
export type SendReview = Review & { readonly intent: { readonly kind: 'send' } };
export type BareReview = Review & { readonly intent: { readonly kind: 'offline' } };

export const unfinishedFlow = v.strictObject({
  flowId: x.id,
  walletId: x.id,
  kind: v.picklist(FLOW_KINDS),
  intent: v.nullable(intentView),
  /** `away`: waits for a signature on another computer. `refused`: submitted, and the service declined. */
  state: v.picklist(wordsOfArea('signing')),
  createdAtMs: x.timeMs,
  sinceMs: x.timeMs,
  txid: v.nullable(x.txid),
  service: v.string(),
  connected: v.boolean(),
  expired: v.boolean(),
  /** Restored from a backup while `away`: the computer that made the backup may have gone on with it. */
  fromBackup: v.exactOptional(v.literal(true)),
  /** The service's words if the last refresh failed for this flow; may be empty. Null: it did not fail. */
  refreshFailed: v.nullable(v.string()),
  /** The submission got no matching answer, or was refused: then `because` is the service's own words. */
  noAnswer: v.nullable(
    v.strictObject({
      because: v.string(),
      named: v.nullable(x.txid),
      handedOverAtMs: x.timeMs,
      looks: x.count,
    }),
  ),
  can: v.strictObject({
    resume: v.boolean(),
    look: v.boolean(),
    /** When the signed bytes may be submitted, for the first time or again. */
    handOver: v.variant('when', [
      v.strictObject({ when: v.literal('now') }),
      /** `refused`: the service would always refuse them. `spent`: another transaction has one of the coins. */
      v.strictObject({
        when: v.literal('never'),
        because: v.exactOptional(v.picklist(['refused', 'spent'])),
      }),
      v.strictObject({ when: v.literal('later'), looksLeft: x.count, fromMs: x.timeMs }),
    ]),
    drop: v.boolean(),
    bringBack: v.boolean(),
  }),
});
export type InProgressFlow = v.InferOutput<typeof unfinishedFlow>;

export const waitingIntent = v.variant('act', [
  v.strictObject({ act: v.literal('invoice'), asked: invoices.create.input }),
  v.strictObject({ act: v.literal('issue'), asked: assets.issue.input }),
]);
const waiting = v.strictObject({
  intent: waitingIntent,
  slots: v.picklist(['none', 'notSubmitted', 'unconfirmed', 'there', 'ended', 'unsure']),
  sinceMs: x.timeMs,
});
export type WaitingView = v.InferOutput<typeof waiting>;

const approved = v.variant('outcome', [
  v.strictObject({ outcome: v.literal('created'), txid: x.txid, created: x.count }),
  /** `told`: listed as broadcast. `unsaid`: requested, not listed yet. `waitsForRecipient`: listed so, or requested. */
  v.strictObject({
    outcome: v.literal('handedOver'),
    txid: x.txid,
    batchTransferIdx: x.count,
    broadcast: v.picklist(['waitsForRecipient', 'told', 'unsaid']),
  }),
  /** The service broadcasts the payment. `listed`: its list shows the outputs, or the coins as spent. */
  v.strictObject({ outcome: v.literal('paid'), txid: x.txid, listed: v.boolean() }),
  x.aborted,
]);

const flowRef = v.strictObject({ flowId: x.id });

const step = v.picklist(['snapshot', 'begin', 'judge', 'confirm', 'sign', 'verify', 'end', 'read', 'taken']);

const slotSats = v.pipe(x.count, v.minValue(BOUNDS.leastSlotSats), v.maxValue(BOUNDS.slotSats));
const slotsAsked = v.strictObject({
  walletId: x.id,
  num: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(x.MAX_SLOTS_AT_ONCE)),
  sizeSats: slotSats,
  rateSatsPerVb: x.rateSatsPerVb,
  upTo: v.boolean(),
});

const sendAsked = v.strictObject({
  walletId: x.id,
  recipients: v.pipe(
    v.array(
      v.strictObject({
        /** The receiver's text, with which the other fields must agree; null: typed by hand. */
        invoice: v.nullable(v.pipe(v.string(), v.maxLength(BOUNDS.textChars))),
        recipientId: v.pipe(v.string(), v.maxLength(BOUNDS.recipientChars)),
        assetId: x.assetId,
        amount: x.baseUnits,
        /** Bitcoin that goes along with the asset; null for a blinded recipient. */
        witnessSats: v.nullable(slotSats),
      }),
    ),
    v.minLength(1),
    v.maxLength(BOUNDS.recipients),
  ),
  /** True: broadcast at once. False: only after the receiver acknowledges, at a later refresh. */
  donation: v.boolean(),
  rateSatsPerVb: x.rateSatsPerVb,
  minConfirmations: v.pipe(x.count, v.maxValue(BOUNDS.confirmations)),
});

export const signing = {
  planSlots: call(
    slotsAsked,
    v.strictObject({
      freeNow: x.count,
      toCreate: x.count,
      slotsSats: x.satsSchema,
      feeSatsEstimate: x.satsSchema,
      vbytesEstimate: x.count,
      takesSats: x.satsSchema,
      spendableSats: x.satsSchema,
      freeAfter: x.count,
    }),
  ),
  /** Touches no key. */
  beginSlots: call(slotsAsked, review),
  /** Touches no key. Throws NOT_ENOUGH_ASSET, NO_FREE_SLOT, INVOICE_REFUSED. */
  beginSend: call(sendAsked, review, { maxInputBytes: 4_000_000 }),
  /** Reads an address or a bitcoin: link (BIP21). Asks no service. */
  readPayment: call(
    v.strictObject({ walletId: x.id, text: v.pipe(v.string(), v.maxLength(BOUNDS.textChars)) }),
    paymentRead,
  ),
  planSendBtc: call(planSendBtcAsked, sendBtcPlan),
  /** Throws PAYMENT_REFUSED, NOT_ENOUGH_BITCOIN. */
  beginSendBtc: call(sendBtcAsked, review),
  /** Throws REPLACE_REFUSED, CHAIN_OFF. */
  planReplacement: call(replacementAsked, replacementPlan),
  /** Replaces an unconfirmed transaction by one with a higher fee, or by one that pays back to the wallet. */
  beginReplacement: call(replacementAsked, review),
  /** Signs what `digest` covers: main asks the person, the keyholder judges again and signs. */
  approve: call(
    v.strictObject({
      flowId: x.id,
      digest: x.digest,
      /** Signs unproved claims; contradictions never. */
      acceptNotProved: v.optional(v.boolean(), false),
      /** Required above the wallet's limit. */
      password: v.exactOptional(typedPassword),
    }),
    approved,
  ),
  /** Only before submitting. Main asks first if the flow is signed, or may be signed elsewhere. */
  cancel: call(flowRef, v.strictObject({ outcome: v.picklist(['dropped', 'aborted']) })),
  /** Asks no service. */
  unfinished: call(
    x.walletRef,
    v.strictObject({
      flows: v.array(unfinishedFlow),
      /** Ids of unreadable records, which keep their coins. */
      unreadable: v.exactOptional(v.array(v.string())),
      waiting: v.array(waiting),
    }),
  ),
  /** Main keeps at most one invoice and one issue until there are slots; then the page makes them. */
  wait: call(waitingIntent, x.nothing),
  stopWaiting: call(v.strictObject({ walletId: x.id, act: v.picklist(['invoice', 'issue']) }), x.nothing),
  /** Reviews the PSBT of an unsigned flow again. Touches no key. */
  resume: call(flowRef, review),
  look: call(
    flowRef,
    v.strictObject({
      flow: v.nullable(unfinishedFlow),
      became: v.picklist(['open', 'settled', 'failed', 'cancelled', 'dropped']),
    }),
  ),
  /** Submits the signed bytes, again only if lookups found nothing. Main asks first. Throws AGAIN_TOO_SOON. */
  handOver: call(flowRef, approved),
  moved: notice(x.walletRef),
  progress: notice(v.strictObject({ flowId: x.id, step, sinceMs: x.timeMs })),
} as const;
