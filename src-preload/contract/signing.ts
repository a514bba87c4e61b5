import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { assets } from './assets.ts';
import { claim, outcome, refusalCode } from './claims.ts';
import { call, notice } from './define.ts';
import { invoices } from './invoices.ts';
import { typedPassword } from './lock.ts';
import { stopView } from './rules.ts';
import { FLOW_KINDS, wordsOfArea } from './state-words.ts';
import * as x from './values.ts';

const lineKind = v.picklist(['plainBitcoin', 'assetSlot', 'commitment', 'recipient', 'change', 'stranger']);

export const line = v.strictObject({
  index: x.count,
  kind: lineKind,
  amountSats: v.nullable(x.writtenSats),
  outcome,
  /** Whose: the path of our own derivation, or null for a stranger's. */
  path: v.nullable(v.string()),
  address: v.nullable(v.string()),
  outpoint: v.nullable(x.outpoint),
  /** What it holds: on an input as listed, on an output as the proved commitment puts it there. */
  assets: v.array(v.strictObject({ assetId: v.string(), amount: v.nullable(x.summedBaseUnits) })),
});
export type LineView = v.InferOutput<typeof line>;

export const seal = v.variant('kind', [
  /** As an invoice writes it, so that it can be held against the one that was asked. */
  v.strictObject({ kind: v.literal('secret'), recipientId: v.string() }),
  v.strictObject({ kind: v.literal('output'), vout: x.count }),
  v.strictObject({ kind: v.literal('outpoint'), txid: x.txid, vout: x.count }),
]);

const movedAsset = v.strictObject({
  assetId: v.string(),
  /** `riding`: it only sits on an output that is spent for another. `stranger`: nobody asked for it. */
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
    sizeSats: x.sats,
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
        witnessSats: v.nullable(x.sats),
        invoice: v.nullable(v.string()),
      }),
    ),
    donation: v.boolean(),
    rateSatsPerVb: x.count,
    minConfirmations: x.count,
  }),
  v.strictObject({
    kind: v.literal('sendBtc'),
    address: v.string(),
    amountSats: x.sats,
    rateSatsPerVb: x.count,
  }),
]);

/** What was asked for, or a bare PSBT, of which nobody here asked for anything: it is only described. */
const reviewedIntent = v.variant('kind', [
  ...intentView.options,
  v.strictObject({ kind: v.literal('offline') }),
]);

/** What a person reviews before anything is signed. `digest` binds exactly this. */
export const review = v.strictObject({
  flowId: x.id,
  walletId: x.id,
  digest: x.digest,
  outcome,
  /** The first contradiction's stable code; null when nothing contradicts. */
  code: v.nullable(refusalCode),
  intent: reviewedIntent,
  claims: v.array(claim),
  inputs: v.array(line),
  outputs: v.array(line),
  /** What the proved commitment moves, asset by asset; blinded recipients are no output and stand here alone. */
  assets: v.array(movedAsset),
  /** Null where the PSBT could not be read far enough to know. */
  sums: v.nullable(
    v.strictObject({
      inSats: x.sats,
      outSats: x.sats,
      feeSats: x.signedSats,
      vbytes: x.count,
      ownSats: x.sats,
      strangerSats: x.sats,
      /** What others put in, by the PSBT's word; only where only our part is signed. Part of `inSats`. */
      othersInSats: v.exactOptional(x.sats),
    }),
  ),
  preparedAtMs: x.timeMs,
  stops: v.optional(v.array(stopView), []),
});
export type Review = v.InferOutput<typeof review>;
export type SlotsReview = Review & { readonly intent: { readonly kind: 'createSlots' } };
export type BtcReview = Review & { readonly intent: { readonly kind: 'sendBtc' } };
export type SendReview = Review & { readonly intent: { readonly kind: 'send' } };
export type BareReview = Review & { readonly intent: { readonly kind: 'offline' } };

/** A flow that is not closed: what happened, what is true, and what can be done now. */
export const unfinishedFlow = v.strictObject({
  flowId: x.id,
  walletId: x.id,
  kind: v.picklist(FLOW_KINDS),
  /** Null where that can no longer be read. */
  intent: v.nullable(intentView),
  /**
   * `away`: it waits for its signature on another machine. `refused`: it was handed over, and the service said that it
   * does not take it.
   */
  state: v.picklist(wordsOfArea('signing')),
  createdAtMs: x.timeMs,
  sinceMs: x.timeMs,
  /** As computed here; null before it is signed or went out to be. */
  txid: v.nullable(x.txid),
  service: v.string(),
  connected: v.boolean(),
  expired: v.boolean(),
  /** It went out to be signed before a backup brought it here: it may have gone on where that was made. */
  fromBackup: v.exactOptional(v.literal(true)),
  /** What the service said of it where the last refresh failed for it; empty: no reason. Null: it did not. */
  refreshFailed: v.nullable(v.string()),
  /** Of a hand-over without an answer that fits, or with one that refuses it: then `because` is the service's own words. */
  noAnswer: v.nullable(
    v.strictObject({
      because: v.string(),
      named: v.nullable(x.txid),
      handedOverAtMs: x.timeMs,
      /** How often the service was asked since, and lists nothing of it. */
      looks: x.count,
    }),
  ),
  can: v.strictObject({
    resume: v.boolean(),
    look: v.boolean(),
    /** The signed bytes are handed over: for the first time, or the very same once more. */
    handOver: v.variant('when', [
      v.strictObject({ when: v.literal('now') }),
      /** `because`: it would be refused for ever, or another transaction has a coin of it. */
      v.strictObject({
        when: v.literal('never'),
        because: v.exactOptional(v.picklist(['refused', 'spent'])),
      }),
      /** After so many more looks, and not before. */
      v.strictObject({ when: v.literal('later'), looksLeft: x.count, fromMs: x.timeMs }),
    ]),
    drop: v.boolean(),
    bringBack: v.boolean(),
  }),
});
export type UnfinishedFlow = v.InferOutput<typeof unfinishedFlow>;

/** What is to be done once there are slots, as its own call is asked. */
export const waitingIntent = v.variant('act', [
  v.strictObject({ act: v.literal('invoice'), asked: invoices.create.input }),
  v.strictObject({ act: v.literal('issue'), asked: assets.issue.input }),
]);
const waiting = v.strictObject({
  intent: waitingIntent,
  /** Of the transaction that makes them: `none` is known, it `ended` without them, or what became of it is not known. */
  slots: v.picklist(['none', 'notSubmitted', 'unconfirmed', 'there', 'ended', 'unsure']),
  sinceMs: x.timeMs,
});
export type WaitingView = v.InferOutput<typeof waiting>;

const approved = v.variant('outcome', [
  v.strictObject({
    outcome: v.literal('created'),
    txid: x.txid,
    created: x.count,
  }),
  /**
   * A send: the service has it. `waitsForRecipient`: it lists it so, or was asked to wait. `told`: it lists it as broadcast.
   * `unsaid`: it was asked to broadcast at once, and lists nothing of it yet.
   */
  v.strictObject({
    outcome: v.literal('handedOver'),
    txid: x.txid,
    batchTransferIdx: x.count,
    broadcast: v.picklist(['waitsForRecipient', 'told', 'unsaid']),
  }),
  /** Plain bitcoin: the service broadcasts it. `listed`: its list shows it, by what came back or by the coins that are gone. */
  v.strictObject({ outcome: v.literal('paid'), txid: x.txid, listed: v.boolean() }),
  x.aborted,
]);

const flowRef = v.strictObject({ flowId: x.id });

/** `taken`: the service said that it has it, and what came of it is being read. */
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
        /** The receiver's own text, which must agree with the rest; null: typed in by hand. */
        invoice: v.nullable(v.pipe(v.string(), v.maxLength(BOUNDS.textChars))),
        recipientId: v.pipe(v.string(), v.maxLength(BOUNDS.recipientChars)),
        assetId: x.assetId,
        amount: x.baseUnits,
        /** For a witness recipient: the bitcoin that goes with the asset. Null for a blinded one. */
        witnessSats: v.nullable(slotSats),
      }),
    ),
    v.minLength(1),
    v.maxLength(BOUNDS.recipients),
  ),
  /** True: broadcast at once. False: only once the receiver has acknowledged, at a later refresh. */
  donation: v.boolean(),
  rateSatsPerVb: x.rateSatsPerVb,
  minConfirmations: v.pipe(x.count, v.maxValue(BOUNDS.confirmations)),
});

const paymentRead = v.variant('payable', [
  v.strictObject({
    payable: v.literal(true),
    address: v.string(),
    leastSats: x.sats,
    /** What a link asks for; null where it leaves it open. Whatever it is, nobody has proved it. */
    amountSats: v.nullable(x.sats),
    label: v.nullable(v.string()),
    message: v.nullable(v.string()),
  }),
  v.strictObject({
    payable: v.literal(false),
    reason: v.picklist([
      'form',
      'network',
      'ours',
      'link',
      'needs',
      'asset',
      'means',
      'amountForm',
      'amountTooLarge',
      'amountTwice',
      'silentPayment',
      'paymentName',
      'lightning',
    ]),
  }),
]);

const planSendBtcAsked = v.strictObject({
  walletId: x.id,
  /** Null while none is known: then the longest kind is counted. */
  address: v.nullable(v.pipe(v.string(), v.maxLength(BOUNDS.bitcoinAddressChars))),
  amountSats: v.nullable(v.pipe(x.sats, v.minValue(1))),
  rateSatsPerVb: x.rateSatsPerVb,
});

const sendBtcPlan = v.strictObject({
  coins: x.count,
  spendableSats: x.sats,
  /** The largest amount that all of them together can pay; 0: none. */
  mostSats: x.sats,
  /** Null without an amount, and where the coins do not suffice. */
  cost: v.nullable(v.strictObject({ feeSatsEstimate: x.sats, remainsSats: x.sats })),
  slotTakesSats: x.sats,
});

const sendBtcAsked = v.strictObject({
  walletId: x.id,
  address: v.pipe(v.string(), v.maxLength(BOUNDS.bitcoinAddressChars)),
  /** What arrives; the fee comes on top. */
  amountSats: v.pipe(x.sats, v.minValue(1)),
  rateSatsPerVb: x.rateSatsPerVb,
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
    }),
  ),
  /** Asks the service for the PSBT and judges it. Touches no key. */
  beginSlots: call(slotsAsked, review),
  /** Asks the service for the PSBT of a send and judges it. Touches no key. Throws NOT_ENOUGH_ASSET, NO_FREE_SLOT, INVOICE_REFUSED. */
  beginSend: call(sendAsked, review, { maxInputBytes: 4_000_000 }),
  /** Reads an address or a bitcoin: link (BIP21). Asks no service. */
  readPayment: call(
    v.strictObject({ walletId: x.id, text: v.pipe(v.string(), v.maxLength(BOUNDS.textChars)) }),
    paymentRead,
  ),
  /** What sending plain bitcoin would take and leave, before anything is asked of the service's builder. Touches no key. */
  planSendBtc: call(planSendBtcAsked, sendBtcPlan),
  /** Begins a send of plain bitcoin, where the service has a call for it. Throws PAYMENT_REFUSED, NOT_ENOUGH_BITCOIN. */
  beginSendBtc: call(sendBtcAsked, review),
  /** Quotes the reviewed digest. Main confirms, the keyholder judges again and signs. */
  approve: call(
    v.strictObject({
      flowId: x.id,
      digest: x.digest,
      /** The user's deliberate second step where a claim is not proved. Never accepts a contradiction. */
      acceptNotProved: v.optional(v.boolean(), false),
      password: v.exactOptional(typedPassword),
    }),
    approved,
  ),
  /** Drops a flow that was not handed over. Where it is signed, or may be elsewhere, main asks first. */
  cancel: call(flowRef, v.strictObject({ outcome: v.picklist(['dropped', 'aborted']) })),
  /** What is not closed, oldest first. Asks no service. */
  unfinished: call(
    x.walletRef,
    v.strictObject({
      flows: v.array(unfinishedFlow),
      /** Ids of those whose record cannot be read; absent: of all it can. They stay, and hold what they hold. */
      unreadable: v.exactOptional(v.array(v.string())),
      /** What waits for slots, at most one of each act. */
      waiting: v.array(waiting),
    }),
  ),
  /** Keeps what waits for slots, in the place of another of that act. It is done by its own call, and by no other. */
  wait: call(waitingIntent, x.nothing),
  stopWaiting: call(v.strictObject({ walletId: x.id, act: v.picklist(['invoice', 'issue']) }), x.nothing),
  /** Of what was not signed: asks for the same PSBT anew, and judges it. Touches no key. */
  resume: call(flowRef, review),
  /** Asks the service what became of it: null once it is closed, with what came of it. */
  look: call(
    flowRef,
    v.strictObject({
      flow: v.nullable(unfinishedFlow),
      became: v.picklist(['open', 'settled', 'failed', 'cancelled', 'dropped']),
    }),
  ),
  /**
   * Hands over what was signed before: for the first time, or the very same bytes once more where the service is known
   * not to have them. Main asks first. Throws AGAIN_TOO_SOON.
   */
  handOver: call(flowRef, approved),
  moved: notice(x.walletRef),
  progress: notice(v.strictObject({ flowId: x.id, step, sinceMs: x.timeMs })),
} as const;
