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

test('has a sentence of its own for every claim of a send, proved or not', () => {
  for (const name of OF_SENDS) {
    expect(say({ name })).not.toMatch(/^Checked/);
    expect(say({ name })).toMatch(/\.$/);
    const open = say({ name, outcome: 'notProved', code: 'RGB_UNREADABLE' });
    expect(open).not.toBe(say({ name }));
  }
});

test('says of a send what goes where, with its figures', () => {
  expect(say({ name: 'recipientsAsAsked' })).toBe('Exactly 10.00 TUSD goes to the slot of the invoice.');
  expect(say({ name: 'assetChangeOurs' })).toBe('Back to you, on output 1: 480.00 TUSD and 3 VINE.');
  expect(say({ name: 'assetsAsAsked' })).toMatch(/from the same slots, VINE\. No other asset/);
  expect(say({ name: 'nothingToOthers', facts: { recipients: '0', recipientSats: '0' } })).toBe(
    'Nobody else gets bitcoin.',
  );
});

test('says that a fee leaves the commitment out, beside a claim that holds', () => {
  const claim = { name: 'feeAsAsked', facts: { leftOut: 'commitment' } } as const;
  expect(say(claim)).toMatch(/^The fee is .*, a little below the .* asked for\.$/);
  expect(claimNote({ ...claim, outcome: 'proved', ground: 'derived', code: null }, 1_000)).toMatch(
    /a little longer/,
  );
  // 308 sats for 154 vB.
  expect(say({ name: 'feeAsAsked', facts: {} })).toMatch(
    /, as asked\.$|^The fee is .* at \d+\.\d sat\/vB\.$/u,
  );
  const facts = { feeSats: '489', vbytes: '111', rateSatsPerVb: '2', aboveSats: '267' } as const;
  expect(say({ name: 'feeAboveAsked', facts: { ...facts, because: 'noChange' } })).toMatch(
    /^The fee is 267 sats above the 2 sat\/vB asked for: too little was left to return\.$/u,
  );
  expect(say({ name: 'feeAboveAsked', facts: { ...facts, because: 'estimate' } })).toMatch(
    /within what Ochre accepts\.$/,
  );
});

test('says from which block on it can be mined, and what is known of when that is', () => {
  const lockTime = (facts: ClaimFacts) => ({ name: 'lockTime', facts }) as const;
  const noteOf = (facts: ClaimFacts) =>
    claimNote({ ...lockTime(facts), outcome: 'proved', ground: 'derived', code: null }, 1_000);
  expect(say(lockTime({ lockTime: '0' }))).toBe('No lock time delays it.');
  expect(say(lockTime({ lockTime: '871204' }))).toBe('No lock time delays it.');
  const latestMs = `${Date.UTC(2027, 0, 25, 12)}` as const;
  expect(say(lockTime({ lockTime: '930000', reached: 'byDate', latestMs }))).toMatch(
    /^Can be mined from block 930,000 on, by about .*25.*2027.* at the latest\.$/,
  );
  expect([noteOf({ lockTime: '0' }), noteOf({ lockTime: '930000', reached: 'byDate', latestMs })]).toEqual([
    null,
    null,
  ]);
  const unknown = { lockTime: '265000', reached: 'unknown' } as const;
  expect(say(lockTime(unknown))).toBe('Can be mined from block 265,000 on. No other lock delays it.');
  expect(noteOf(unknown)).toMatch(/If that block is still ahead, the transaction waits/);
});

test('says that a slot which is there already is proved ours by the own record', () => {
  expect(say({ name: 'assetChangeOurs', ground: 'book', facts: { places: '2' } })).toMatch(
    /Slots you already have are verified with your own record\.$/,
  );
});

const A = 'ab12'.repeat(16);
const B = 'cd34'.repeat(16);
const told = (name: ClaimName, facts: ClaimFacts = { told: `${A}:0` }): string =>
  say({ name, outcome: 'onTrust', ground: 'told', facts });

test('says of every claim on trust who reports it, and of which coins', () => {
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

test('counts the coins of a claim on trust that are too many to name, and keeps odd ones harmless', () => {
  const many = Array.from({ length: 7 }, (_, vout) => `${A}:${String(vout)}`).join(' ');
  expect(told('inputsAreSlots', { told: many })).toBe(
    'The service reports what these slots hold: ab12…:0, ab12…:1, ab12…:2, ab12…:3 and 3 more.',
  );
  expect(told('inputsAreSlots', { told: '\u202egnp.exe' })).not.toContain('\u202e');
});

test('says the pack’s word of what was brought', () => {
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
  // Of what was asked for the sentence says whose word it is, and no person at this computer.
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

test('says the reason of a doubt that would be a contradiction on mainnet', () => {
  const doubt = { name: 'assetChangeOurs', outcome: 'notProved', code: 'RGB_CHANGE' } as const;
  expect(say({ ...doubt, facts: { asset: ids.tusd, amount: '24000', problem: 'notOurs' } })).toBe(
    '240.00 TUSD would return to an output that Ochre doesn’t know as your slot. Treat it as leaving your wallet.',
  );
});

test('counts units of an asset whose precision it does not know, and names it by its id', () => {
  expect(words.amount(ids.unknown, '12345').replaceAll('\u00a0', ' ')).toBe('12,345 units of Zz9yX8wV…');
});

test('tells assets of one ticker apart in a sentence, where no swatch stands', () => {
  const twins = assetWords((assetId) =>
    anAsset(assetId, {
      marks: { sameTicker: ['another'], looksLike: [], oddText: false, likeBitcoin: false },
    }),
  );
  expect(twins.amount(ids.otherTusd, '100').replaceAll('\u00a0', ' ')).toBe('1.00 TUSD (pX3nD8rQ…)');
});

test('keeps hostile facts of a contradiction harmless', () => {
  const said = against('assetsAsAsked', 'EXTRA_ASSET', { asset: 'rgb:\u202egnp.exe' });
  expect(said).not.toContain('\u202e');
});

test('says beside the change that the search grows, only where it is longer than the wallet’s so far', () => {
  const change: ClaimView = {
    name: 'changeOurs',
    outcome: 'proved',
    ground: 'derived',
    code: null,
    facts: { searchLength: '2000' },
  };
  expect(claimNote(change, 1_000)).toMatch(/searches 2,000 addresses from now on/);
  expect(claimNote(change, 2_000)).toBeNull();
  expect(claimNote({ ...change, facts: {} }, 1_000)).toBeNull();
});

test('says of an own output beyond the search what to do: search further, or move everything at its end', () => {
  const facts = (last: number) =>
    ({ path: `m/86'/1'/0'/0/${last + 5}`, last: `${last}`, output: '1' }) as const;
  const beyond = (last: number) => against('changeOurs', 'CHANGE_INDEX', facts(last));
  expect(beyond(24)).toMatch(/A restored wallet would search only up to 24\.$/);
  expect(beyond(4_000)).toMatch(/only up to 4,000\. Search further under Settings, Backup, Recovery/);
  expect(beyond(20_000)).toMatch(/Create a new wallet and move everything there: sends still work\.$/);
  expect(beyond(21_000)).toMatch(/Create a new wallet/);
});

const payment = aBtcReview('contradicts');

const sayPayment = (part: Partial<ClaimView>): string =>
  claimSentence(
    { name: 'readable', outcome: 'proved', ground: 'derived', code: null, facts: {}, ...part },
    payment,
  ).replaceAll('\u00a0', ' ');

test('has a sentence of its own for every claim of a payment', () => {
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
