import { expect, test } from 'vitest';
import type { ClaimView, SendReview } from '../../../src-preload/contract/index.ts';
import type { ClaimFacts, ClaimName, RefusalCode } from '../../../src-preload/contract/claims.ts';
import { claimName } from '../../../src-preload/contract/claims.ts';
import { assetWords } from '../../../src-renderer/text/asset-words.ts';
import { claimNote, claimSentence } from '../../../src-renderer/text/claims.ts';
import { anAsset, ids } from '../../fakes/asset-world.ts';
import { aBtcReview, aRecipient, aSendReview } from '../../fakes/reviews.ts';

const known = [anAsset(ids.tusd, {}), anAsset(ids.vine, { ticker: 'VINE', precision: 0 })];
const words = assetWords((assetId) => known.find((asset) => asset.assetId === assetId));

const review: SendReview = aSendReview({ recipients: [aRecipient()] });

const say = (part: Partial<ClaimView>): string =>
  claimSentence(
    { name: 'readable', outcome: 'proved', ground: 'derived', code: null, facts: {}, ...part },
    review,
    words,
  ).replaceAll('\u00a0', ' ');
const against = (name: ClaimName, code: RefusalCode, facts: ClaimFacts): string =>
  say({ name, outcome: 'contradicts', code, facts });

const OF_SENDS = claimName.options.filter(
  (name) =>
    ![
      'inputsUncolored',
      'slotsAsAsked',
      'paymentAsAsked',
      'spentAssetsKnown',
      'onlyOurPart',
      'feeWithinLimits',
      'relayed',
    ].includes(name),
);

test('every claim of a send has its own sentence, proved or not', () => {
  for (const name of OF_SENDS) {
    expect(say({ name })).not.toMatch(/^Checked/);
    expect(say({ name })).toMatch(/\.$/);
    const open = say({ name, outcome: 'notProved', code: 'RGB_UNREADABLE' });
    expect(open).not.toBe(say({ name }));
  }
});

const fee = { feeSats: '489', vbytes: '111', rateSatsPerVb: '2', aboveSats: '267' } as const;
const latestMs = `${Date.UTC(2027, 0, 25, 12)}` as const;

test.each<[ClaimName, ClaimFacts, RegExp, note: RegExp | null]>([
  ['feeAsAsked', { leftOut: 'commitment' }, /, a little below the .* asked for\.$/, /a little longer/],
  [
    'feeAboveAsked',
    { ...fee, because: 'noChange' },
    /267 sats above the 2 sat\/vB asked for: too little/,
    null,
  ],
  ['feeAboveAsked', { ...fee, because: 'estimate' }, /within what Ochre accepts\.$/, null],
  ['lockTime', { lockTime: '871204' }, /^No lock time delays it\.$/, null],
  [
    ...(['lockTime', { lockTime: '930000', reached: 'byDate', latestMs }] as const),
    ...([/^Can be mined from block 930,000 on, by about .*25.*2027.* at the latest\.$/, null] as const),
  ],
  [
    ...(['lockTime', { lockTime: '265000', reached: 'unknown' }] as const),
    ...([/^Can be mined from block 265,000 on\. No other/, /If that block is still ahead/] as const),
  ],
])('says of %s of a send with %j what is, and what follows', (name, facts, words, note) => {
  expect(say({ name, facts })).toMatch(words);
  const said = claimNote({ name, facts, outcome: 'proved', ground: 'derived', code: null }, 1_000);
  expect(said).toEqual(note === null ? null : expect.stringMatching(note));
});

const A = 'ab12'.repeat(16);
const B = 'cd34'.repeat(16);
const told = (name: ClaimName, facts: ClaimFacts = { told: `${A}:0` }): string =>
  say({ name, outcome: 'onTrust', ground: 'told', facts });

test('every reported claim names who reports it, and of which coins', () => {
  expect(told('inputsAreSlots', { told: `${A}:0 ${B}:12` })).toBe(
    'The service reports what these slots hold: ab12…:0 and cd34…:12.',
  );
  for (const name of OF_SENDS) {
    const sentence = told(name);
    expect(sentence).toMatch(/The service reports/);
    expect(sentence).toContain('ab12…:0');
    expect(sentence).not.toBe(say({ name }));
  }
});

test('a reported claim about many coins counts them, and shows odd ones harmlessly', () => {
  const many = Array.from({ length: 7 }, (_, vout) => `${A}:${String(vout)}`).join(' ');
  expect(told('inputsAreSlots', { told: many })).toBe(
    'The service reports what these slots hold: ab12…:0, ab12…:1, ab12…:2, ab12…:3 and 3 more.',
  );
  expect(told('inputsAreSlots', { told: '\u202egnp.exe' })).not.toContain('\u202e');
});

test('claims of an imported pack name the pack as their source', () => {
  const claim: ClaimView = {
    name: 'inputsAreSlots',
    outcome: 'onTrust',
    ground: 'told',
    code: null,
    facts: { told: `${A}:0` },
  };
  expect(claimSentence(claim, review, words, 'pack')).toBe(
    'The signing request reports what these slots hold: ab12…:0.',
  );
  // A sentence about an imported intent names the pack as its source, and no person here.
  const asked = (name: ClaimName) => claimSentence({ ...claim, name, facts: {} }, review, words, 'pack');
  for (const name of ['recipientsAsAsked', 'assetsAsAsked', 'nothingToOthers', 'feeAsAsked'] as const)
    expect(asked(name)).not.toMatch(/\byou (asked|confirmed|named)\b|Reported by/);
  expect(asked('recipientsAsAsked')).toMatch(/signing request/);
  const amounts = (facts: ClaimView['facts']) =>
    claimSentence({ ...claim, name: 'amountsAsListed', outcome: 'proved', facts }, review, words, 'pack');
  expect(amounts({ takenAtMs: `${review.preparedAtMs}` })).toMatch(/listed them at \d\d:\d\d\./);
  expect(amounts({ takenAtMs: '1750000000000' })).toMatch(
    /^Amounts as the signing request listed them at Jun 15, \d\d:\d\d\./,
  );
  expect(amounts({})).toMatch(/^Amounts as Ochre recorded them\./);
});

const asset = ids.tusd;
const denied = { outpoint: `${A}:1`, asset, book: '25000', list: '24999' } as const;
const held = { by: B, outpoint: `${A}:0` };

test.each<[RefusalCode, ClaimName, ClaimFacts, string]>([
  [
    ...(['RGB_AMOUNT', 'recipientsAsAsked', { asset, asked: '1000', given: '100' }] as const),
    'A recipient would get 1.00 TUSD instead of 10.00 TUSD.',
  ],
  [
    ...(['RGB_RECIPIENT', 'recipientsAsAsked'] as const),
    { asset, recipient: 'seal ab', asked: '1000', given: '0', times: '0' },
    'A recipient would get nothing instead of 10.00 TUSD.',
  ],
  [
    ...(['RGB_CHANGE', 'assetChangeOurs'] as const),
    { asset, amount: '24000', outpoint: `${A}:0`, problem: 'spentHere' },
    '240.00 TUSD would return to a slot that this transaction spends, and be lost.',
  ],
  [
    ...(['RGB_BALANCE', 'assetsWhole', { asset, in: '25000', out: '24000' }] as const),
    'In: 250.00 TUSD, out: 240.00 TUSD. 10.00 TUSD would be destroyed.',
  ],
  [
    ...(['RGB_BURN', 'assetsAsAsked', { asset: ids.vine, amount: '3' }] as const),
    '3 VINE on a spent slot would be destroyed.',
  ],
  [
    ...(['OUTPUT_SIZE', 'recipientsAsAsked', { agreedSats: '1000', amountSats: '500' }] as const),
    'A recipient’s output would hold 500 sats instead of 1,000 sats.',
  ],
  [
    ...(['LIST_DENIES', 'assetsWhole', denied] as const),
    'The service reports that ab12…:1 holds 249.99 TUSD, but your own verified record shows 250.00 TUSD. Refresh.',
  ],
  ['LIST_DENIES', 'assetsWhole', { ...denied, list: '0' }, 'ab12…:1 holds no TUSD,'],
  [
    ...(['LIST_DENIES', 'inputsOurs', { outpoint: `${A}:1`, bookSats: '1000', listSats: '999' }] as const),
    'holds 999 sats, but your own verified record shows 1,000 sats',
  ],
  [
    ...(['RESERVED', 'inputsAreSlots', held] as const),
    'ab12…:0 is reserved by another transaction of yours (cd34cd34…). First finish or discard that one on Home.',
  ],
  [
    ...(['RESERVED', 'inputsAreSlots', { ...held, problem: 'spent' }] as const),
    'ab12…:0 is spent by another transaction of yours (cd34cd34…). Refresh and try again.',
  ],
  [
    ...(['INVOICE_SLOT', 'inputsAreSlots', { outpoint: `${A}:0` }] as const),
    'ab12…:0 is reserved by your open invoice: a payment to it would be lost.',
  ],
  ['RGB_STATE', 'assetsWhole', { asset }, 'TUSD would move in a form'],
  ['RGB_UNSETTLED', 'assetsWhole', { asset, outpoint: `${A}:0` }, 'TUSD on ab12…:0 isn’t settled.'],
  [
    ...(['UNEXPECTED_INPUT', 'inputsAreSlots', { input: '1', problem: 'notNeeded' }] as const),
    'An empty slot would be spent without need, at your cost.',
  ],
])('says of a send that contradicts by %s (%s) what would happen', (code, name, facts, words) => {
  expect(against(name, code, facts)).toContain(words);
});

test('sentences tell assets with one ticker apart without a swatch', () => {
  const twins = assetWords((assetId) =>
    anAsset(assetId, {
      marks: { sameTicker: ['another'], looksLike: [], oddText: false, likeBitcoin: false },
    }),
  );
  expect(twins.amount(ids.otherTusd, '100').replaceAll('\u00a0', ' ')).toBe('1.00 TUSD (pX3nD8rQ…)');
});

test('hostile facts of a contradiction are made harmless', () => {
  const said = against('assetsAsAsked', 'EXTRA_ASSET', { asset: 'rgb:\u202egnp.exe' });
  expect(said).not.toContain('\u202e');
});

test.each([
  [24, /A restored wallet would search only up to 24\.$/],
  [4_000, /only up to 4,000\. Search further under Settings, Backup, Recovery/],
  [20_000, /Create a new wallet and move everything there: sends still work\.$/],
  [21_000, /Create a new wallet/],
])('says of an own output beyond a search of %i what to do', (last, words) => {
  const facts = { path: `m/86'/1'/0'/0/${last + 5}`, last: `${last}`, output: '1' } as const;
  expect(against('changeOurs', 'CHANGE_INDEX', facts)).toMatch(words);
});

const payment = aBtcReview('contradicts');

const sayPayment = (part: Partial<ClaimView>): string =>
  claimSentence(
    { name: 'readable', outcome: 'proved', ground: 'derived', code: null, facts: {}, ...part },
    payment,
  ).replaceAll('\u00a0', ' ');

test('every claim of a payment has its own sentence', () => {
  for (const { name } of payment.claims) {
    expect(sayPayment({ name })).not.toMatch(/^Checked/);
    expect(sayPayment({ name })).toMatch(/\.$/);
  }
  expect(sayPayment({ name: 'paymentAsAsked' })).toBe(
    'Pays exactly 30,000 sats to the address you entered, once.',
  );
});

test.each<[RefusalCode, ClaimName, ClaimFacts, RegExp]>([
  [
    'FOREIGN_OUTPUT',
    'nothingToOthers',
    {},
    /^30,000 sats would go to an address that isn’t yours\. You didn’t ask for that\.$/,
  ],
  [
    'OUTPUT_COUNT',
    'paymentAsAsked',
    { agreedSats: '30000' },
    /^A recipient’s own output of 30,000 sats is missing\.$/,
  ],
  ['OUTPUT_COUNT', 'changeOurs', { plain: '2' }, /^Your change would be spread over 2 outputs\.$/],
  [
    'OUTPUT_SIZE',
    'paymentAsAsked',
    { agreedSats: '30000', amountSats: '29999' },
    /^A recipient’s output would hold 29,999 sats instead of 30,000 sats\.$/,
  ],
  ['SPENDS_COLORED', 'inputsUncolored', {}, /Assets or bitcoin could be lost, or move unseen/],
  ['UNEXPECTED_OP_RETURN', 'nothingToOthers', {}, /differs from the request/],
])('says of a payment that contradicts by %s (%s) what would happen', (code, name, facts, words) => {
  expect(sayPayment({ name, outcome: 'contradicts', code, facts })).toMatch(words);
});
