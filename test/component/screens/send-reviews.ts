import type { ClaimView, MovedAssetView, Review, SendReview } from '../../../src-preload/contract/index.ts';
import { ids } from '../../fakes/asset-world.ts';
import { aRecipient, aSendReview, withClaims } from '../../fakes/reviews.ts';
import { txidOf } from '../../fakes/scenarios.ts';

/** A genuine send of 10.00 of 490.00 TUSD. */
export const genuine = aSendReview({ recipients: [aRecipient()] });

type Given = MovedAssetView['given'][number];

/** These recipients' assets go to a stranger by another seal. */
const strayed = (to: Given['to'], seal: Given['seal']): SendReview => ({
  ...genuine,
  assets: genuine.assets.map((asset) => ({
    ...asset,
    given: asset.given.map((one) => (one.to === to ? { ...one, to: 'stranger', seal } : one)),
  })),
});

/** The assets go to another slot than the requested one. */
export const toAnotherSlot = withClaims(
  strayed('recipient', { kind: 'secret', recipientId: 'bcrt:utxob:7hRmQ2vX-K8s3Jf0-q5Vt7Bn-w2Xe9Ld-1' }),
  ['recipientsAsAsked'],
  {
    ...{ outcome: 'contradicts', code: 'RGB_RECIPIENT' },
    facts: { asset: ids.tusd, amount: '1000', secretSeal: 'ab'.repeat(32) },
  },
  'RGB_RECIPIENT',
);

/** The change goes to an existing slot that nothing here proves to be ours. */
export const backElsewhere = (outcome: 'notProved' | 'contradicts'): SendReview =>
  withClaims(
    strayed('own', { kind: 'outpoint', txid: txidOf(44), vout: 3 }),
    ['assetChangeOurs'],
    { outcome, code: 'RGB_CHANGE', facts: { asset: ids.tusd, amount: '48000', problem: 'notOurs' } },
    outcome === 'contradicts' ? 'RGB_CHANGE' : null,
  );

const UNREADABLE: { outcome: ClaimView['outcome']; code: Review['code'] } = {
  outcome: 'notProved',
  code: 'RGB_UNREADABLE',
};

/** The asset part has an unknown layout. */
export const unreadable: SendReview = {
  ...withClaims(
    genuine,
    ['recipientsAsAsked', 'assetChangeOurs', 'assetsAsAsked', 'assetsWhole', 'commitmentRecomputes'],
    UNREADABLE,
    UNREADABLE.code,
  ),
  assets: [],
};
