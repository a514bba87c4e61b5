import { describe, expect, it } from 'vitest';
import { review, unfinishedFlow } from '../../../src-preload/contract/signing.ts';
import {
  CLAIM_ASSETS,
  FLOW_KINDS,
  SIGNING_KINDS,
  type FlowKind,
} from '../../../src-preload/contract/state-words.ts';
import { KIND_RULES } from '../../../src-main/records/signing-states.ts';
import { assetsOfIntent, payeesOfIntent, type IntentOf } from '../../../src-main/verify/index.ts';
import { KINDS } from '../../../src-main/verify/verdict/intent.ts';
import { RGB_CLAIMS } from '../../../src-main/verify/rgb/rgb-findings.ts';
import { genuineBtc } from '../../support/psbt/send-btc.ts';
import { genuineTrial } from '../../support/psbt/send.ts';
import { genuineSlots } from '../../support/psbt/builder.ts';

/** One intent of each kind, which a new kind does not compile without. */
const ONE: { readonly [Kind in FlowKind]: IntentOf<Kind> } = {
  createSlots: genuineSlots().intent,
  send: genuineTrial().intent,
  sendBtc: genuineBtc().intent,
};
const kindsOf = (options: readonly { readonly entries: { readonly kind: { readonly literal: string } } }[]) =>
  options.map(({ entries }) => entries.kind.literal).sort();

describe('the kinds of transactions', () => {
  it('are the same to the judge, to a review and among what is unfinished', () => {
    expect(Object.keys(KINDS).sort()).toEqual([...SIGNING_KINDS].sort());
    expect(kindsOf(review.entries.intent.options)).toEqual([...SIGNING_KINDS].sort());
    expect(kindsOf(unfinishedFlow.entries.intent.wrapped.options)).toEqual([...FLOW_KINDS].sort());
  });

  it.each(FLOW_KINDS)('go on as what was asked says: %s', (kind) => {
    const { movesAssets, listedIn, payees } = KIND_RULES[kind];
    expect(movesAssets).toBe(assetsOfIntent(ONE[kind]).length > 0);
    expect(payees === 'nobody').toBe(payeesOfIntent(ONE[kind], 'regtest').length === 0);
    // Only what moves assets is a transfer to a service.
    if (listedIn === 'transfers') expect(movesAssets).toBe(true);
  });
});

describe('the claims about assets', () => {
  it('hold what is claimed of a commitment, and of what it moves', () => {
    const moved = Object.entries(CLAIM_ASSETS).flatMap(([name, about]) => (about === 'moved' ? [name] : []));
    expect(moved.sort()).toEqual(['commitmentRecomputes', ...RGB_CLAIMS].sort());
  });
});
