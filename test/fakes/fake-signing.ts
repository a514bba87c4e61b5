import type {
  ClaimName,
  ClaimView,
  LineView,
  Review,
  UnspentView,
} from '../../src-preload/contract/index.ts';
import { aTransfer } from './asset-world.ts';
import { beginFakeSend } from './fake-send.ts';
import { beginFakeSendBtc, endFakeSendBtc, makeSendBtcPlans } from './fake-send-btc.ts';
import { FakeFailure, type ConfirmFake, type FakeHandlers, type TellFake } from './fake-types.ts';
import type { World } from './scenarios.ts';
import { anAddress, NOW_MS, txidOf, unspent } from './scenarios.ts';

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

const DIGEST = 'd1'.repeat(32);
const STRANGER = 'bcrt1pk7wq3rt0uexn5l2mzy8a7gdpw4c9k6s0vjh2f5q8tl3nxe7r9umd7tz5v2';

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

  return {
    ...makeSendBtcPlans(world),
    'signing.planSlots': (asked) => ({ ...plan(asked), asOfMs: Date.now() }),
    'signing.beginSlots': (asked) => {
      if (world.live !== null)
        throw new FakeFailure({ code: 'FLOW_LIVE', facts: { flowId: world.live.flowId, state: 'built' } });
      const planned = plan(asked);
      if (planned.toCreate === 0)
        throw new FakeFailure({ code: 'NOTHING_TO_DO', facts: { freeSlots: planned.freeNow } });
      if (planned.takesSats > planned.spendableSats)
        throw new FakeFailure({
          code: 'NOT_ENOUGH_BITCOIN',
          facts: { neededSats: planned.takesSats, spendableSats: planned.spendableSats },
        });
      const review = reviewOf(
        world,
        asked,
        planned.toCreate,
        planned.feeSatsEstimate,
        planned.vbytesEstimate,
      );
      world.live = review.outcome === 'contradicts' ? null : review;
      return review;
    },
    'signing.beginSend': (asked) => {
      if (world.live !== null)
        throw new FakeFailure({ code: 'FLOW_LIVE', facts: { flowId: world.live.flowId, state: 'built' } });
      const review = beginFakeSend(world, asked);
      world.live = review.outcome === 'contradicts' ? null : review;
      return review;
    },
    'signing.beginSendBtc': (asked) => {
      if (world.live !== null)
        throw new FakeFailure({ code: 'FLOW_LIVE', facts: { flowId: world.live.flowId, state: 'built' } });
      const review = beginFakeSendBtc(world, asked);
      world.live = review.outcome === 'contradicts' ? null : review;
      return review;
    },
    'signing.approve': async ({ flowId, digest, acceptNotProved }) => {
      const review = world.live;
      if (review?.flowId !== flowId) throw new FakeFailure({ code: 'FLOW_UNKNOWN', facts: {} });
      if (digest !== review.digest) throw new FakeFailure({ code: 'DIGEST_CHANGED', facts: {} });
      if (review.outcome === 'notProved' && !acceptNotProved)
        throw new FakeFailure({
          code: 'PSBT_REFUSED',
          facts: { code: 'LOCKTIME', sentence: 'A claim was not proved.' },
        });
      tell('signing.progress', { flowId, step: 'confirm', sinceMs: Date.now() });
      const { intent } = review;
      if (intent.kind === 'send') {
        const { donation, recipients } = intent;
        const agreed = await confirm({
          title: `Sign and send to ${String(recipients.length)} recipients?`,
          message: `The fee is ${String(review.sums?.feeSats ?? 0)} sats.`,
          details: [],
          confirmLabel: 'Sign',
          danger: false,
        });
        if (!agreed) return { outcome: 'aborted' };
        for (const step of ['sign', 'verify', 'end', 'read'] as const)
          tell('signing.progress', { flowId, step, sinceMs: Date.now() });
        world.live = null;
        world.transfers = [
          ...recipients.map(({ assetId, amount, recipientId }, at) =>
            aTransfer(200 + at, donation ? 'confirming' : 'waitingForThem', 'out', {
              assetId,
              amount,
              recipientId,
              txid: txidOf(60),
              createdAtMs: Date.now(),
            }),
          ),
          ...world.transfers,
        ];
        tell('wallet.changed', { walletId: review.walletId });
        const broadcast = donation ? 'told' : 'waitsForRecipient';
        return { outcome: 'handedOver', txid: txidOf(60), batchTransferIdx: 200, broadcast };
      }
      if (intent.kind === 'sendBtc') {
        const { amountSats, address } = intent;
        const agreed = await confirm({
          title: `Sign and send ${String(amountSats)} sats?`,
          message: `The fee is ${String(review.sums?.feeSats ?? 0)} sats.`,
          details: [`To ${address}`],
          confirmLabel: 'Sign',
          danger: false,
        });
        if (!agreed) return { outcome: 'aborted' };
        for (const step of ['sign', 'verify', 'end', 'read'] as const)
          tell('signing.progress', { flowId, step, sinceMs: Date.now() });
        world.live = null;
        tell('wallet.changed', { walletId: review.walletId });
        return endFakeSendBtc(world, review);
      }
      if (intent.kind === 'offline') throw new FakeFailure({ code: 'FLOW_UNKNOWN', facts: {} });
      const { num, sizeSats } = intent;
      const agreed = await confirm({
        title: `Sign and create ${String(num)} slots?`,
        message: `The fee is ${String(review.sums?.feeSats ?? 0)} sats.`,
        details: [],
        confirmLabel: `Sign and create ${String(num)} slots`,
        danger: false,
      });
      if (!agreed) return { outcome: 'aborted' };
      for (const step of ['sign', 'verify', 'end', 'read'] as const)
        tell('signing.progress', { flowId, step, sinceMs: Date.now() });
      world.live = null;
      const feeSats = review.sums?.feeSats ?? 0;
      const [spent, ...kept] = world.unspents.toSorted((a, b) => b.amountSats - a.amountSats);
      world.unspents = [
        ...kept,
        ...Array.from({ length: num }, (_, vout) => made(vout, sizeSats, 'free')),
        made(num, (spent?.amountSats ?? 0) - num * sizeSats - feeSats, 'plain'),
      ];
      world.mempool += 1;
      tell('wallet.changed', { walletId: review.walletId });
      const freeNow = world.unspents.filter(({ use }) => use === 'free').length;
      return { outcome: 'created', txid: txidOf(50), created: num, freeNow };
    },
    'signing.cancel': ({ flowId }) => {
      if (world.live?.flowId === flowId) world.live = null;
      return { outcome: 'dropped' };
    },
  };
}

function reviewOf(world: World, asked: Asked, num: number, feeSats: number, vbytes: number): Review {
  const { verdict } = world;
  const spent = world.unspents.filter(({ use }) => use === 'plain')[0] ?? unspent(1, 984_310, 'plain');
  const changeSats = spent.amountSats - num * asked.sizeSats - feeSats;
  const bad = verdict === 'contradicts';
  const line = (index: number, part: Partial<LineView>): LineView => ({
    index,
    kind: 'assetSlot',
    amountSats: asked.sizeSats,
    outcome: 'proved',
    path: `m/86'/827167'/0'/0/${String(index)}`,
    address: anAddress.address,
    outpoint: null,
    assets: [],
    ...part,
  });
  return {
    flowId: 'f0'.repeat(16),
    walletId: asked.walletId,
    digest: DIGEST,
    outcome: verdict,
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
      line(0, {
        kind: 'plainBitcoin',
        amountSats: spent.amountSats,
        outpoint: spent.outpoint,
        path: "m/86'/1'/0'/0/2",
      }),
    ],
    outputs: [
      ...Array.from({ length: num }, (_, index) =>
        line(index, { path: `m/86'/827167'/0'/0/${String((index + 3) % num)}` }),
      ),
      bad
        ? line(num, {
            kind: 'stranger',
            amountSats: changeSats,
            outcome: 'contradicts',
            path: null,
            address: STRANGER,
          })
        : line(num, { kind: 'change', amountSats: changeSats, path: "m/86'/1'/0'/1/4" }),
    ],
    sums: {
      inSats: spent.amountSats,
      outSats: spent.amountSats - feeSats,
      feeSats,
      vbytes,
      ownSats: num * asked.sizeSats + (bad ? 0 : changeSats),
      strangerSats: bad ? changeSats : 0,
    },
    preparedAtMs: NOW_MS,
    stops: [],
    clockAheadSeconds: null,
  };
}

function claimsOf(verdict: World['verdict']): ClaimView[] {
  const claim = (name: ClaimName, part: Partial<ClaimView> = {}): ClaimView => ({
    name,
    outcome: 'proved',
    ground: 'derived',
    code: null,
    facts: {},
    ...part,
  });
  return [
    claim('readable'),
    claim('inputsOurs'),
    claim(
      'inputsUncolored',
      verdict === 'onTrust' ? { outcome: 'onTrust', ground: 'told', facts: { told: `${txidOf(1)}:1` } } : {},
    ),
    claim('amountsAsListed', verdict === 'notProved' ? { outcome: 'notProved' } : {}),
    claim('slotsAsAsked'),
    ...(verdict === 'contradicts'
      ? [claim('nothingToOthers', { outcome: 'contradicts', code: 'FOREIGN_OUTPUT' })]
      : [claim('changeOurs'), claim('nothingToOthers')]),
    claim('feeAsAsked'),
    claim('signatureForm'),
    claim('lockTime', { facts: { lockTime: '0' } }),
  ];
}
