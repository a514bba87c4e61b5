import type {
  BtcReview,
  CallInput,
  ClaimName,
  ClaimView,
  LineView,
  MovedAssetView,
  Outcome,
  Review,
  SendReview,
  SlotsReview,
} from '../../src-preload/contract/index.ts';
import { ids } from './asset-world.ts';
import { anAddress, NOW_MS, practiceWallet, txidOf } from './scenarios.ts';

/** A look-alike with the same ends, against people who compare only those. */
export const STRANGER = 'bcrt1pk7wq3rt0uexn5l2mzy8a7gdpw4c9k6s0vjh2f5q8tl3nxe7r9umd7tz5v2';

export const aClaim = (name: ClaimName, part: Partial<ClaimView> = {}): ClaimView => ({
  ...{ name, outcome: 'proved', ground: 'derived', code: null, facts: {} },
  ...part,
});

export const aLine = (index: number, part: Partial<LineView>): LineView => ({
  ...{ index, kind: 'assetSlot', amountSats: 0, outcome: 'proved', outpoint: null, assets: [] },
  path: `m/86'/827167'/0'/0/${String(index)}`,
  address: anAddress.address,
  ...part,
});

const aLineToStranger = (index: number, amountSats: number): LineView =>
  aLine(index, { kind: 'stranger', amountSats, outcome: 'contradicts', path: null, address: STRANGER });

/** Shared members of each review. Unless it contradicts, all claims are proved except the doubtful one. */
const aReview = (seed: 0 | 1 | 2, outcome: Outcome, claims: readonly ClaimView[]) => ({
  ...{ flowId: `f${String(seed)}`.repeat(16), digest: `d${String(seed + 1)}`.repeat(32) },
  ...{ walletId: practiceWallet.id, outcome, preparedAtMs: NOW_MS, stops: [], assets: [] },
  claims: [
    aClaim('readable'),
    ...claims,
    aClaim('feeAsAsked'),
    aClaim('inputsOurs'),
    aClaim('amountsAsListed', outcome === 'notProved' ? { outcome: 'notProved' } : {}),
    aClaim('signatureForm'),
    aClaim('lockTime', { facts: { lockTime: '0' } }),
  ],
});

/** Five slots from a coin of 984,310 sats; a contradicting one sends the change to a stranger. */
export function aSlotsReview(outcome: Outcome, part: Partial<SlotsReview> = {}): SlotsReview {
  const bad = outcome === 'contradicts';
  const code = bad ? 'FOREIGN_OUTPUT' : null;
  const [inSats, changeSats] = [984_310, 978_658];
  return {
    ...aReview(0, outcome, [
      aClaim('inputsUncolored'),
      aClaim('slotsAsAsked'),
      aClaim('nothingToOthers', bad ? { outcome, code } : {}),
      ...(bad ? [] : [aClaim('changeOurs')]),
    ]),
    code,
    intent: { kind: 'createSlots', num: 5, askedNum: 5, sizeSats: 1_000, rateSatsPerVb: 2, upTo: false },
    inputs: [aLine(0, { kind: 'plainBitcoin', amountSats: inSats, outpoint: { txid: txidOf(1), vout: 1 } })],
    outputs: [
      ...Array.from({ length: 5 }, (_, index) => aLine(index, { amountSats: 1_000 })),
      bad ? aLineToStranger(5, changeSats) : aLine(5, { kind: 'change', amountSats: changeSats }),
    ],
    sums: {
      ...{ inSats, outSats: inSats - 652, feeSats: 652, vbytes: 326 },
      ...{ ownSats: 5_000 + (bad ? 0 : changeSats), strangerSats: bad ? changeSats : 0 },
    },
    ...part,
  };
}

/** 30,000 of 984,310 sats to a stranger. */
export function aBtcReview(outcome: Outcome, part: Partial<BtcReview> = {}): BtcReview {
  const bad = outcome === 'contradicts';
  const code = bad ? 'FOREIGN_OUTPUT' : null;
  const [inSats, amountSats, feeSats] = [984_310, 30_000, 284];
  const ownSats = inSats - amountSats - feeSats;
  const address = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';
  return {
    ...aReview(2, outcome, [
      aClaim('paymentAsAsked', { facts: { address, amountSats: '30000' } }),
      aClaim('nothingToOthers', bad ? { outcome, code } : {}),
      aClaim('changeOurs'),
      aClaim('inputsUncolored', { facts: { inputs: '1' } }),
    ]),
    code,
    intent: { kind: 'sendBtc', recipients: [{ address, amountSats }], rateSatsPerVb: 2 },
    inputs: [aLine(0, { kind: 'plainBitcoin', amountSats: inSats, outpoint: { txid: txidOf(1), vout: 1 } })],
    outputs: [
      bad ? aLineToStranger(0, amountSats) : aLine(0, { kind: 'recipient', amountSats, path: null, address }),
      aLine(1, { kind: 'change', amountSats: ownSats }),
    ],
    sums: {
      ...{ inSats, outSats: inSats - feeSats, feeSats, vbytes: 142, ownSats, strangerSats: amountSats },
    },
    ...part,
  };
}

type Sent = CallInput<'signing.beginSend'>['recipients'][number];

/** A recipient of 10.00 TUSD on a blinded slot. */
export const aRecipient = (part: Partial<Sent> = {}): Sent => ({
  ...{ invoice: 'rgb:an-invoice', recipientId: 'bcrt:utxob:7hRmQ2vX-c9Ld4Wk-t6Zp1Fs-3Nb8yGe-1' },
  ...{ assetId: ids.tusd, amount: '1000', witnessSats: null },
  ...part,
});

/** Pays the first recipient's asset from a slot of 49,000. The slot also holds 3 VINE, unless VINE is the asset. */
export function aSendReview(
  asked: Pick<CallInput<'signing.beginSend'>, 'recipients'> & Partial<CallInput<'signing.beginSend'>>,
  outcome: Outcome = 'proved',
): SendReview {
  const { recipients, donation = false, rateSatsPerVb = 2, minConfirmations = 1 } = asked;
  const bad = outcome === 'contradicts';
  const assetId = recipients[0]?.assetId ?? '';
  const riding = assetId === ids.vine ? [] : [{ assetId: ids.vine, amount: '3' }];
  const sent = recipients.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  const back = { assetId, amount: String(49_000n - sent) };
  const [inSats, feeSats] = [10_000, 308];
  const changeSats = inSats - feeSats;
  const change = { kind: 'output', vout: 1 } as const;
  const returns = (amount: string) => ({
    to: bad ? ('stranger' as const) : ('own' as const),
    amount,
    seal: change,
  });
  const given: MovedAssetView['given'] = recipients.map(({ amount, recipientId }) => ({
    ...{ to: 'recipient', amount, seal: { kind: 'secret', recipientId } },
  }));
  return {
    ...aReview(1, outcome, [
      aClaim('recipientsAsAsked'),
      bad
        ? aClaim('assetChangeOurs', {
            ...{ outcome, code: 'RGB_CHANGE' },
            facts: { asset: assetId, amount: back.amount as `${bigint}`, problem: 'notOurs' },
          })
        : aClaim('assetChangeOurs', { facts: { places: '1' } }),
      aClaim('assetsAsAsked'),
      aClaim('assetsWhole'),
      aClaim('commitmentRecomputes'),
      bad
        ? aClaim('nothingToOthers', { outcome, code: 'OUTPUT_SPOOF' })
        : aClaim('nothingToOthers', { facts: { recipients: '0', recipientSats: '0' } }),
      aClaim('changeOurs'),
      aClaim('inputsAreSlots'),
    ]),
    code: bad ? 'OUTPUT_SPOOF' : null,
    walletId: asked.walletId ?? practiceWallet.id,
    intent: {
      ...{ kind: 'send', donation, rateSatsPerVb, minConfirmations },
      recipients: recipients.map((one) => ({ ...one, kind: 'blinded', address: null })),
    },
    inputs: [
      aLine(0, {
        ...{ amountSats: inSats, outpoint: { txid: txidOf(30), vout: 0 } },
        assets: [{ assetId, amount: '49000' }, ...riding],
      }),
    ],
    outputs: [
      aLine(0, { kind: 'commitment', path: null, address: null }),
      {
        ...(bad ? aLineToStranger(1, changeSats) : aLine(1, { kind: 'change', amountSats: changeSats })),
        assets: [back, ...riding],
      },
    ],
    assets: [
      { assetId, role: 'asked', inAmount: '49000', given: [...given, returns(back.amount)] },
      ...riding.map((one): MovedAssetView => ({
        ...{ assetId: one.assetId, role: 'riding', inAmount: one.amount },
        given: [returns(one.amount)],
      })),
    ],
    sums: {
      ...{ inSats, outSats: changeSats, feeSats, vbytes: 154 },
      ...{ ownSats: bad ? 0 : changeSats, strangerSats: bad ? changeSats : 0 },
    },
  };
}

/** The same review with some claims changed. */
export const withClaims = (
  review: SendReview,
  names: readonly string[],
  part: Partial<ClaimView>,
  code: Review['code'] = null,
): SendReview => ({
  ...{ ...review, outcome: part.outcome ?? review.outcome, code },
  claims: review.claims.map((claim) => (names.includes(claim.name) ? { ...claim, ...part } : claim)),
});
