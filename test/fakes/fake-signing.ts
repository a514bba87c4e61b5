import type { CallOutput, ClaimView, Review, UnspentView } from '../../src-preload/contract/index.ts';
import { aTransfer } from './asset-world.ts';
import { beginFakeSend } from './fake-send.ts';
import { beginFakeSendBtc, endFakeSendBtc, makeSendBtcPlans } from './fake-send-btc.ts';
import { type ConfirmFake, type FakeHandlers, refuse, type TellFake } from './fake-types.ts';
import type { World } from './scenarios.ts';
import { txidOf, unspent } from './scenarios.ts';
import { aClaim, aLine, aLineToStranger, lastClaims, reviewed } from './fake-review.ts';

type SigningHandlers = Pick<
  FakeHandlers,
  | 'signing.planSlots'
  | 'signing.beginSlots'
  | 'signing.beginSend'
  | 'signing.readPayment'
  | 'signing.planSendBtc'
  | 'signing.beginSendBtc'
  | 'signing.approve'
  | 'signing.cancel'
>;
type Asked = Parameters<FakeHandlers['signing.planSlots']>[0];

/** An output of the transaction that was signed: in no block yet. */
const made = (vout: number, amountSats: number, use: UnspentView['use']): UnspentView => ({
  ...unspent(50, amountSats, use, false),
  outpoint: { txid: txidOf(50), vout },
});

export function makeSigningHandlers(world: World, tell: TellFake, confirm: ConfirmFake): SigningHandlers {
  const plan = (asked: Asked) => {
    const settled = world.unspents.filter(({ use, settled }) => use === 'plain' && settled);
    const spendableSats = settled.reduce((total, { amountSats }) => total + amountSats, 0);
    const freeNow = world.unspents.filter(({ use }) => use === 'free').length;
    const toCreate = asked.upTo ? Math.max(0, asked.num - freeNow) : asked.num;
    const slotsSats = toCreate * asked.sizeSats;
    // P2TR: 57.5 vB an input, 43 vB an output, 10.5 vB around them; one input and one change suffice here.
    const vbytesEstimate = Math.ceil(10.5 + 57.5 + 43 * (toCreate + 1));
    const feeSatsEstimate = vbytesEstimate * asked.rateSatsPerVb;
    const takesSats = slotsSats + feeSatsEstimate;
    const freeAfter = freeNow + toCreate;
    return {
      freeNow,
      toCreate,
      slotsSats,
      feeSatsEstimate,
      vbytesEstimate,
      takesSats,
      spendableSats,
      freeAfter,
    };
  };

  /** One at a time; one that contradicts is over at once. */
  const begin = <R extends Review>(make: () => R): R => {
    if (world.live !== null) refuse('FLOW_LIVE', { flowId: world.live.flowId, state: 'built' });
    const review = make();
    world.live = review.outcome === 'contradicts' ? null : review;
    return review;
  };

  return {
    ...makeSendBtcPlans(world),
    'signing.planSlots': plan,
    'signing.beginSlots': (asked) =>
      begin(() => {
        const planned = plan(asked);
        if (planned.toCreate === 0) refuse('NOTHING_TO_DO', { freeSlots: planned.freeNow });
        const { takesSats: neededSats, spendableSats } = planned;
        if (neededSats > spendableSats) refuse('NOT_ENOUGH_BITCOIN', { neededSats, spendableSats });
        return reviewOf(world, asked, planned.toCreate, planned.feeSatsEstimate, planned.vbytesEstimate);
      }),
    'signing.beginSend': (asked) => begin(() => beginFakeSend(world, asked)),
    'signing.beginSendBtc': (asked) => begin(() => beginFakeSendBtc(world, asked)),
    'signing.approve': async ({ flowId, digest, acceptNotProved }) => {
      const review = world.live;
      if (review?.flowId !== flowId) refuse('FLOW_UNKNOWN');
      if (digest !== review.digest) refuse('DIGEST_CHANGED');
      if (review.outcome === 'notProved' && !acceptNotProved)
        refuse('PSBT_REFUSED', { code: 'LOCKTIME', sentence: 'A claim was not proved.' });
      tell('signing.progress', { flowId, step: 'confirm', sinceMs: Date.now() });
      const { intent } = review;
      if (intent.kind === 'offline') refuse('FLOW_UNKNOWN');
      if (!(await confirm(...questionOf(intent)))) return { outcome: 'aborted' };
      for (const step of ['sign', 'verify', 'end', 'taken'] as const)
        tell('signing.progress', { flowId, step, sinceMs: Date.now() });
      world.live = null;
      if (intent.kind === 'createSlots') {
        world.waiting = world.waiting.map((one) => ({ ...one, slots: 'unconfirmed' }));
        tell('signing.moved', { walletId: review.walletId });
      }
      const done =
        intent.kind === 'send'
          ? endFakeSend(world, intent)
          : intent.kind === 'sendBtc'
            ? endFakeSendBtc(world, review)
            : endFakeSlots(world, intent, review.sums?.feeSats ?? 0);
      tell('wallet.changed', { walletId: review.walletId });
      return done;
    },
    'signing.cancel': ({ flowId }) => {
      if (world.live?.flowId === flowId) world.live = null;
      return { outcome: 'dropped' };
    },
  };
}

type Intent = Exclude<Review['intent'], { kind: 'offline' }>;

function questionOf(intent: Intent): [title: string, confirmLabel: string] {
  if (intent.kind === 'send') return [`Send to ${String(intent.recipients.length)} recipients?`, 'Sign'];
  if (intent.kind === 'sendBtc') return [`Send ${String(intent.amountSats)} sats?`, 'Sign'];
  return [`Create ${String(intent.num)} slots?`, 'Sign'];
}

type Done = CallOutput<'signing.approve'>;

function endFakeSend(world: World, { donation, recipients }: Extract<Intent, { kind: 'send' }>): Done {
  world.transfers = [
    ...recipients.map(({ assetId, amount, recipientId }, at) =>
      aTransfer(200 + at, donation ? 'confirming' : 'waitingForThem', 'out', {
        ...{ assetId, amount, recipientId, txid: txidOf(60), createdAtMs: Date.now() },
      }),
    ),
    ...world.transfers,
  ];
  const broadcast = donation ? 'told' : 'waitsForRecipient';
  return { outcome: 'handedOver', txid: txidOf(60), batchTransferIdx: 200, broadcast };
}

function endFakeSlots(
  world: World,
  { num, sizeSats }: Extract<Intent, { kind: 'createSlots' }>,
  feeSats: number,
): Done {
  const [spent, ...kept] = world.unspents.toSorted((a, b) => b.amountSats - a.amountSats);
  world.unspents = [
    ...kept,
    ...Array.from({ length: num }, (_, vout) => made(vout, sizeSats, 'free')),
    made(num, (spent?.amountSats ?? 0) - num * sizeSats - feeSats, 'plain'),
  ];
  world.mempool += 1;
  return { outcome: 'created', txid: txidOf(50), created: num };
}

function reviewOf(world: World, asked: Asked, num: number, feeSats: number, vbytes: number): Review {
  const { verdict } = world;
  const spent = world.unspents.filter(({ use }) => use === 'plain')[0] ?? unspent(1, 984_310, 'plain');
  const changeSats = spent.amountSats - num * asked.sizeSats - feeSats;
  const bad = verdict === 'contradicts';
  return {
    ...reviewed(0, asked.walletId, verdict),
    code: bad ? 'FOREIGN_OUTPUT' : null,
    intent: {
      kind: 'createSlots',
      num,
      askedNum: asked.num,
      sizeSats: asked.sizeSats,
      rateSatsPerVb: asked.rateSatsPerVb,
      upTo: asked.upTo,
    },
    claims: claimsOf(verdict),
    assets: [],
    inputs: [
      aLine(0, {
        kind: 'plainBitcoin',
        amountSats: spent.amountSats,
        outpoint: spent.outpoint,
        path: "m/86'/1'/0'/0/2",
      }),
    ],
    outputs: [
      ...Array.from({ length: num }, (_, index) =>
        aLine(index, {
          amountSats: asked.sizeSats,
          path: `m/86'/827167'/0'/0/${String((index + 3) % num)}`,
        }),
      ),
      bad
        ? aLineToStranger(num, changeSats)
        : aLine(num, { kind: 'change', amountSats: changeSats, path: "m/86'/1'/0'/1/4" }),
    ],
    sums: {
      inSats: spent.amountSats,
      outSats: spent.amountSats - feeSats,
      feeSats,
      vbytes,
      ownSats: num * asked.sizeSats + (bad ? 0 : changeSats),
      strangerSats: bad ? changeSats : 0,
    },
  };
}

function claimsOf(verdict: World['verdict']): ClaimView[] {
  return [
    aClaim('readable'),
    aClaim('inputsOurs'),
    aClaim(
      'inputsUncolored',
      verdict === 'onTrust' ? { outcome: 'onTrust', ground: 'told', facts: { told: `${txidOf(1)}:1` } } : {},
    ),
    aClaim('slotsAsAsked'),
    ...(verdict === 'contradicts'
      ? [aClaim('nothingToOthers', { outcome: 'contradicts', code: 'FOREIGN_OUTPUT' })]
      : [aClaim('changeOurs'), aClaim('nothingToOthers')]),
    aClaim('feeAsAsked'),
    ...lastClaims(verdict),
  ];
}
