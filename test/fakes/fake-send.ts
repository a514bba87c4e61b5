import type {
  CallInput,
  ClaimView,
  MovedAssetView,
  Review,
  SendReview,
} from '../../src-preload/contract/index.ts';
import { ids } from './asset-world.ts';
import { refuse } from './fake-types.ts';
import type { World } from './scenarios.ts';
import { anAddress, txidOf } from './scenarios.ts';
import { aClaim, aLine, aLineToStranger, lastClaims, reviewed } from './fake-review.ts';

export type SendAsked = CallInput<'signing.beginSend'>;

const SLOT_SATS = 10_000;
/** Lies on the same slot as what is sent. */
const RIDING = { assetId: ids.vine, amount: '3' };

/** A send as the fake main's judge reads it: refused before it is built, as the real one does, or by the world's verdict. */
export function beginFakeSend(world: World, asked: SendAsked): Review {
  const sums = new Map<string, bigint>();
  for (const { assetId, amount } of asked.recipients)
    sums.set(assetId, (sums.get(assetId) ?? 0n) + BigInt(amount));
  for (const [assetId, needed] of sums) {
    const asset = world.assets.find((one) => one.assetId === assetId) ?? refuse('ASSET_UNKNOWN', { assetId });
    const spendable = asset.balance?.spendable ?? '0';
    if (needed > BigInt(spendable))
      refuse('NOT_ENOUGH_ASSET', { assetId, needed: needed.toString(), spendable });
  }
  if (!world.unspents.some(({ use }) => use === 'free')) refuse('NO_FREE_SLOT', { purpose: 'send' });
  const held = (assetId: string): string =>
    world.assets.find((one) => one.assetId === assetId)?.balance?.spendable ?? '0';
  return aSendReview(
    asked,
    [...sums].map(([assetId, amount]) => ({ assetId, held: BigInt(held(assetId)), amount })),
    world.verdict,
  );
}

interface Sent {
  readonly assetId: string;
  readonly held: bigint;
  readonly amount: bigint;
}

/** One slot for each asset, another asset riding on the first; the commitment, witness outputs and change. */
export function aSendReview(asked: SendAsked, sent: readonly Sent[], verdict: Review['outcome']): SendReview {
  const bad = verdict === 'contradicts';
  const rides = sent.some(({ assetId }) => assetId === RIDING.assetId) ? [] : [RIDING];
  const witnesses = asked.recipients.filter(({ witnessSats }) => witnessSats !== null);
  const changeAt = 1 + witnesses.length;
  const inputs = sent.map(({ assetId, held }, at) =>
    aLine(at, {
      amountSats: SLOT_SATS,
      outpoint: { txid: txidOf(30 + at), vout: at },
      assets: [{ assetId, amount: held.toString() }, ...(at === 0 ? rides : [])],
    }),
  );
  const recipientSats = witnesses.reduce((sum, { witnessSats }) => sum + (witnessSats ?? 0), 0);
  const vbytes = Math.ceil(10.5 + 57.5 * inputs.length + 43 * (changeAt + 1));
  const feeSats = vbytes * asked.rateSatsPerVb;
  const inSats = SLOT_SATS * inputs.length;
  const changeSats = inSats - feeSats - recipientSats;
  const rest = [
    ...sent.flatMap(({ assetId, held, amount }) =>
      held > amount ? [{ assetId, amount: (held - amount).toString() }] : [],
    ),
    ...rides,
  ];
  const own = bad ? 'stranger' : 'own';
  const given = (assetId: string): MovedAssetView['given'] => [
    ...asked.recipients.flatMap((one): MovedAssetView['given'] => {
      if (one.assetId !== assetId) return [];
      const seal =
        one.witnessSats === null
          ? ({ kind: 'secret', recipientId: one.recipientId } as const)
          : ({ kind: 'output', vout: 1 + witnesses.indexOf(one) } as const);
      return [{ to: 'recipient', amount: one.amount, seal }];
    }),
    ...rest.flatMap((one): MovedAssetView['given'] =>
      one.assetId === assetId
        ? [{ to: own, amount: one.amount, seal: { kind: 'output', vout: changeAt } }]
        : [],
    ),
  ];
  return {
    ...reviewed(1, asked.walletId, verdict),
    code: bad ? 'OUTPUT_SPOOF' : null,
    intent: {
      kind: 'send',
      recipients: asked.recipients.map((one) => ({
        ...one,
        kind: one.witnessSats === null ? 'blinded' : 'witness',
        address: one.witnessSats === null ? null : anAddress.address,
      })),
      donation: asked.donation,
      rateSatsPerVb: asked.rateSatsPerVb,
      minConfirmations: asked.minConfirmations,
    },
    claims: claimsOf(verdict, { witnesses: witnesses.length, recipientSats }, rest[0]),
    inputs,
    outputs: [
      aLine(0, { kind: 'commitment', amountSats: 0, path: null, address: null }),
      ...witnesses.map((one, at) =>
        aLine(1 + at, {
          kind: 'recipient',
          amountSats: one.witnessSats,
          path: null,
          assets: [{ assetId: one.assetId, amount: one.amount }],
        }),
      ),
      {
        ...(bad
          ? aLineToStranger(changeAt, changeSats)
          : aLine(changeAt, { kind: 'change', amountSats: changeSats, path: "m/86'/827167'/0'/0/14" })),
        assets: rest,
      },
    ],
    assets: [
      ...sent.map(({ assetId, held }): MovedAssetView => ({
        assetId,
        role: 'asked',
        inAmount: held.toString(),
        given: given(assetId),
      })),
      ...rides.map(({ assetId, amount }): MovedAssetView => ({
        assetId,
        role: 'riding',
        inAmount: amount,
        given: given(assetId),
      })),
    ],
    sums: {
      inSats,
      outSats: inSats - feeSats,
      feeSats,
      vbytes,
      ownSats: bad ? 0 : changeSats,
      strangerSats: recipientSats + (bad ? changeSats : 0),
    },
  };
}

/** In the judge's own order, with the facts that it names. */
function claimsOf(
  verdict: Review['outcome'],
  paid: { readonly witnesses: number; readonly recipientSats: number },
  rest: { readonly assetId: string; readonly amount: string } | undefined,
): ClaimView[] {
  const bad = verdict === 'contradicts';
  const told: Partial<ClaimView> =
    verdict === 'onTrust' ? { outcome: 'onTrust', ground: 'told', facts: { told: `${txidOf(30)}:0` } } : {};
  return [
    aClaim('readable'),
    aClaim('recipientsAsAsked'),
    bad
      ? aClaim('assetChangeOurs', {
          outcome: 'contradicts',
          code: 'RGB_CHANGE',
          facts: {
            asset: rest?.assetId ?? '',
            amount: `${BigInt(rest?.amount ?? '0')}`,
            problem: 'notOurs',
          },
        })
      : aClaim('assetChangeOurs', { facts: { places: '1' } }),
    aClaim('assetsAsAsked'),
    aClaim('assetsWhole', told),
    aClaim('commitmentRecomputes'),
    bad
      ? aClaim('nothingToOthers', { outcome: 'contradicts', code: 'OUTPUT_SPOOF' })
      : aClaim('nothingToOthers', {
          facts: { recipients: `${paid.witnesses}`, recipientSats: `${paid.recipientSats}` },
        }),
    aClaim('changeOurs'),
    aClaim('feeAsAsked'),
    aClaim('inputsOurs'),
    aClaim('inputsAreSlots', told),
    ...lastClaims(verdict),
  ];
}
