import { mostPayable, planPayment } from '../../src-main/wallet/pay/payment-cost.ts';
import { slotCost } from '../../src-main/wallet/pay/slot-cost.ts';
import { readPaymentLink } from '../../src-main/invoices/payment-link.ts';
import type {
  BtcReview,
  CallInput,
  CallOutput,
  ClaimView,
  Review,
} from '../../src-preload/contract/index.ts';
import { type FakeHandlers, refuse } from './fake-types.ts';
import type { World } from './scenarios.ts';
import { anAddress, txidOf, unspent } from './scenarios.ts';
import { aClaim, aLine, aLineToStranger, lastClaims, reviewed } from './fake-review.ts';

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
          remainsSats: Number(plan.remainsSats),
        },
        slotTakesSats: Number(slotCost({ num: 1, sizeSats: 1_000n, rateSatsPerVb, inputs: 1 }).takesSats),
      };
    },
  };
}

/** Refused before it is built, as the real one does, or by the world's verdict. */
export function beginFakeSendBtc(world: World, asked: Asked): BtcReview {
  const read = readFake(world, asked.address);
  if (!read.payable) refuse('PAYMENT_REFUSED', { reason: 'form', leastSats: null });
  if (asked.amountSats < read.leastSats)
    refuse('PAYMENT_REFUSED', { reason: 'dust', leastSats: read.leastSats });
  const coins = coinsOf(world);
  const inSats = coins.reduce((sum, { amountSats }) => sum + amountSats, 0);
  const vbytes = Math.ceil(10.5 + 57.5 * coins.length + 31 + 43);
  const feeSats = vbytes * asked.rateSatsPerVb;
  const changeSats = inSats - asked.amountSats - feeSats;
  if (changeSats < 0)
    refuse('NOT_ENOUGH_BITCOIN', { neededSats: asked.amountSats + feeSats, spendableSats: inSats });
  const { verdict } = world;
  const bad = verdict === 'contradicts';
  return {
    ...reviewed(2, asked.walletId, verdict),
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
      aLine(at, { kind: 'plainBitcoin', amountSats, outpoint, path: `m/86'/1'/0'/0/${String(at)}` }),
    ),
    outputs: [
      bad
        ? aLineToStranger(0, asked.amountSats)
        : aLine(0, { kind: 'recipient', amountSats: asked.amountSats, path: null, address: read.address }),
      ...(changeSats === 0
        ? []
        : [aLine(1, { kind: 'change', amountSats: changeSats, path: "m/86'/1'/0'/0/9" })]),
    ],
    sums: {
      inSats,
      outSats: inSats - feeSats,
      feeSats,
      vbytes,
      ownSats: changeSats,
      strangerSats: asked.amountSats,
    },
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

/** In the judge's own order, with the facts that it names. */
function claimsOf(verdict: World['verdict'], { address, amountSats }: Asked): ClaimView[] {
  const bad = verdict === 'contradicts';
  return [
    aClaim('readable'),
    bad
      ? aClaim('paymentAsAsked', {
          outcome: 'contradicts',
          code: 'OUTPUT_COUNT',
          facts: { agreedSats: `${amountSats}` },
        })
      : aClaim('paymentAsAsked', { facts: { address, amountSats: `${amountSats}` } }),
    bad
      ? aClaim('nothingToOthers', { outcome: 'contradicts', code: 'FOREIGN_OUTPUT' })
      : aClaim('nothingToOthers'),
    aClaim('changeOurs'),
    aClaim('feeAsAsked'),
    aClaim('inputsOurs'),
    aClaim('inputsUncolored', { facts: { inputs: '1' } }),
    ...lastClaims(verdict),
  ];
}
