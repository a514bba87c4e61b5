import { expect, it } from 'vitest';
import { CLAIM_ASSETS, FLOW_KINDS, type FlowKind } from '../../../src-preload/contract/state-words.ts';
import { KIND_RULES } from '../../../src-main/records/signing.ts';
import { assetsOfIntent, payeesOfIntent, type IntentOf } from '../../../src-main/verify/index.ts';
import { RGB_CLAIMS } from '../../../src-main/verify/rgb/rgb-findings.ts';
import { genuineBtc } from '../../support/psbt/send-btc.ts';
import { genuineTrial } from '../../support/psbt/send.ts';
import { genuineReplacement } from '../../support/psbt/replacement.ts';
import { genuineSlots } from '../../support/psbt/builder.ts';

/** One intent of each kind, which a new kind does not compile without. */
const ONE: { readonly [Kind in FlowKind]: IntentOf<Kind> } = {
  createSlots: genuineSlots().intent,
  send: genuineTrial().intent,
  sendBtc: genuineBtc().intent,
  replacement: genuineReplacement().intent,
};

it.each(FLOW_KINDS)('the kinds of transactions go on as what was asked says: %s', (kind) => {
  const { movesAssets, listedIn, payees } = KIND_RULES[kind];
  expect(movesAssets).toBe(assetsOfIntent(ONE[kind]).length > 0);
  expect(payees === 'nobody').toBe(payeesOfIntent(ONE[kind], 'regtest').length === 0);
  // Only what moves assets is a transfer to a service.
  if (listedIn === 'transfers') expect(movesAssets).toBe(true);
});

it('the claims about assets hold what is claimed of a commitment, and of what it moves', () => {
  const moved = Object.entries(CLAIM_ASSETS).flatMap(([name, about]) => (about === 'moved' ? [name] : []));
  expect(moved.sort()).toEqual(['commitmentRecomputes', ...RGB_CLAIMS].sort());
});
