import { mostPayable, planPayment } from '../../src-main/domain/intents/payment-cost.ts';
import { slotCost } from '../../src-main/domain/intents/slot-cost.ts';
import { readPaymentLink } from '../../src-main/domain/payments/payment-link.ts';
import type {
  BtcReview,
  CallInput,
  CallOutput,
  ClaimName,
  ClaimView,
  LineView,
  Review,
} from '../../src-preload/contract/index.ts';
import { STRANGER } from './fake-send.ts';
import { FakeFailure, type FakeHandlers } from './fake-types.ts';
import type { World } from './scenarios.ts';
import { anAddress, NOW_MS, txidOf, unspent } from './scenarios.ts';

type Asked = CallInput<'signing.beginSendBtc'>;
type Read = CallOutput<'signing.readPayment'>;
type PlanHandlers = Pick<FakeHandlers, 'signing.readPayment' | 'signing.planSendBtc'>;

/** P2WPKH and P2TR of regtest by their looks alone: nothing is decoded here. */
const SCRIPT_BYTES = { 44: 22, 64: 34 } as const;
const LEAST_SATS = { 22: 294, 34: 330 } as const;

export function makeSendBtcPlans(world: World): PlanHandlers {
  return {
    'signing.readPayment': ({ text }) => readFake(world, text),
    'signing.planSendBtc': ({ address, amountSats, rateSatsPerVb }) => {
      const coins = coinsOf(world).map((coin) => BigInt(coin.amountSats));
      const asked = { scriptBytes: scriptBytesOf(address ?? '') ?? 34, rateSatsPerVb };
      const plan =
        amountSats === null ? null : planPayment(coins, { ...asked, amountSats: BigInt(amountSats) });
      return {
        coins: coins.length,
        spendableSats: Number(coins.reduce((sum, sats) => sum + sats, 0n)),
        mostSats: Number(mostPayable(coins, asked)),
        cost: plan && {
          feeSatsEstimate: Number(plan.feeSats),
          takesSats: Number(plan.takesSats),
          remainsSats: Number(plan.remainsSats),
        },
        slotTakesSats: Number(slotCost({ num: 1, sizeSats: 1_000n, rateSatsPerVb, inputs: 1 }).takesSats),
        asOfMs: Date.now(),
      };
    },
  };
}

/** Refused before it is built, as the real one does, or by the world's verdict. */
export function beginFakeSendBtc(world: World, asked: Asked): BtcReview {
  const read = readFake(world, asked.address);
  if (!read.payable)
    throw new FakeFailure({ code: 'PAYMENT_REFUSED', facts: { reason: read.reason, leastSats: null } });
  if (asked.amountSats < read.leastSats)
    throw new FakeFailure({
      code: 'PAYMENT_REFUSED',
      facts: { reason: 'dust', leastSats: read.leastSats },
    });
  const coins = coinsOf(world);
  const inSats = coins.reduce((sum, { amountSats }) => sum + amountSats, 0);
  const vbytes = Math.ceil(10.5 + 57.5 * coins.length + 31 + 43);
  const feeSats = vbytes * asked.rateSatsPerVb;
  const changeSats = inSats - asked.amountSats - feeSats;
  if (changeSats < 0)
    throw new FakeFailure({
      code: 'NOT_ENOUGH_BITCOIN',
      facts: { neededSats: asked.amountSats + feeSats, spendableSats: inSats },
    });
  const { verdict } = world;
  const bad = verdict === 'contradicts';
  return {
    flowId: 'f2'.repeat(16),
    walletId: asked.walletId,
    digest: 'd3'.repeat(32),
    outcome: verdict,
    code: bad ? 'FOREIGN_OUTPUT' : null,
    intent: {
      kind: 'sendBtc',
      address: read.address,
      amountSats: asked.amountSats,
      rateSatsPerVb: asked.rateSatsPerVb,
    },
    claims: claimsOf(verdict, asked),
    assets: [],
    inputs: coins.map(({ amountSats, outpoint }, at) =>
      line(at, { kind: 'plainBitcoin', amountSats, outpoint, path: `m/86'/1'/0'/0/${String(at)}` }),
    ),
    outputs: [
      line(0, {
        kind: bad ? 'stranger' : 'recipient',
        amountSats: asked.amountSats,
        path: null,
        address: bad ? STRANGER : read.address,
        outcome: bad ? 'contradicts' : 'proved',
      }),
      ...(changeSats === 0
        ? []
        : [line(1, { kind: 'change', amountSats: changeSats, path: "m/86'/1'/0'/0/9" })]),
    ],
    sums: {
      inSats,
      outSats: inSats - feeSats,
      feeSats,
      vbytes,
      ownSats: changeSats,
      strangerSats: asked.amountSats,
    },
    preparedAtMs: NOW_MS,
    stops: [],
    clockAheadSeconds: null,
  };
}

/** What comes back stands in the list; every plain coin was spent. */
export function endFakeSendBtc(world: World, { outputs }: Review): CallOutput<'signing.approve'> {
  const change = outputs.find(({ kind }) => kind === 'change');
  world.unspents = [
    ...world.unspents.filter(({ use }) => use !== 'plain'),
    ...(change === undefined
      ? []
      : [
          {
            ...unspent(70, change.amountSats ?? 0, 'plain', false),
            outpoint: { txid: txidOf(70), vout: change.index },
          },
        ]),
  ];
  world.mempool += 1;
  return { outcome: 'paid', txid: txidOf(70), listed: change !== undefined };
}

function readFake(world: World, text: string): Read {
  const read = readPaymentLink(text, 'regtest');
  if (!read.ok) return { payable: false, reason: read.reason };
  const { address, amountSats, label, message } = read.asked;
  if (world.addresses.some((one) => one.address === address) || address === anAddress.address)
    return { payable: false, reason: 'ours' };
  const bytes = scriptBytesOf(address);
  if (bytes === null) return { payable: false, reason: address.startsWith('bc1') ? 'network' : 'form' };
  return {
    payable: true,
    address,
    leastSats: LEAST_SATS[bytes],
    amountSats: amountSats === null ? null : Number(amountSats),
    label,
    message,
  };
}

function scriptBytesOf(address: string): 22 | 34 | null {
  if (!/^bcrt1[a-z0-9]+$/.test(address)) return null;
  return address.length === 44 || address.length === 64 ? SCRIPT_BYTES[address.length] : null;
}

const coinsOf = ({ unspents }: World) => unspents.filter(({ use }) => use === 'plain');

const line = (index: number, part: Partial<LineView>): LineView => ({
  index,
  kind: 'plainBitcoin',
  amountSats: 0,
  outcome: 'proved',
  path: null,
  address: anAddress.address,
  outpoint: null,
  assets: [],
  ...part,
});

/** In the judge's own order, with the facts that it names. */
function claimsOf(verdict: World['verdict'], { address, amountSats }: Asked): ClaimView[] {
  const claim = (name: ClaimName, part: Partial<ClaimView> = {}): ClaimView => ({
    name,
    outcome: 'proved',
    ground: 'derived',
    code: null,
    facts: {},
    ...part,
  });
  const bad = verdict === 'contradicts';
  return [
    claim('readable'),
    bad
      ? claim('paymentAsAsked', {
          outcome: 'contradicts',
          code: 'OUTPUT_COUNT',
          facts: { agreedSats: `${amountSats}` },
        })
      : claim('paymentAsAsked', { facts: { address, amountSats: `${amountSats}` } }),
    bad
      ? claim('nothingToOthers', { outcome: 'contradicts', code: 'FOREIGN_OUTPUT' })
      : claim('nothingToOthers'),
    claim('changeOurs'),
    claim('feeAsAsked'),
    claim('inputsOurs'),
    claim('inputsUncolored', { facts: { inputs: '1' } }),
    claim('amountsAsListed', verdict === 'notProved' ? { outcome: 'notProved' } : {}),
    claim('signatureForm'),
    claim('lockTime', { facts: { lockTime: '0' } }),
  ];
}
