import type { ClaimView, Review } from '../../src-preload/contract/index.ts';
import { say } from '../../src-preload/messages/say.ts';
import type { Teller } from './outcomes.ts';
import { assetWords, type AssetWords } from './asset-words.ts';
import { bookReason } from './book-reasons.ts';
import { fact, numberFact, type Sentence, type Sentences } from './claim-facts.ts';
import { exactRate, grouped, MOST_ADDRESSES, rate, RESTORED_ADDRESSES, sats } from './numbers.ts';
import { offlineContradiction, offlineDoubts, offlineSentences } from './offline-claims.ts';
import { refusal } from './refusals.ts';
import { sendContradiction, sendDoubts, sendSentences, strangers } from './send-claims.ts';
import { slotsContradiction, slotsSentences } from './slots-claims.ts';
import { clockOrDay, day } from './time.ts';
import { toldSentence } from './told-claims.ts';

const NO_ASSETS = assetWords(() => undefined);

/** `teller`: who told the list of coins. */
export function claimSentence(
  claim: ClaimView,
  review: Review,
  assets: AssetWords = NO_ASSETS,
  teller: Teller = 'service',
): string {
  if (claim.outcome === 'contradicts') return contradiction(claim, review, assets);
  const said = SENTENCES[review.intent.kind][claim.name] ?? common[claim.name] ?? unsaid;
  if (claim.outcome === 'proved') return said(claim, review, assets, teller);
  if (claim.outcome === 'onTrust')
    return toldSentence(claim, review, { assets, teller, otherwise: said(claim, review, assets, teller) });
  // On a test network a claim in doubt can carry a refusal's code. The code's words then fit the doubt, too.
  const reason = claim.code === 'RGB_UNREADABLE' ? null : reasonOf(claim, review, assets);
  if (reason !== null) return reason;
  const ofBare = review.intent.kind === 'offline' ? offlineDoubts[claim.name] : undefined;
  const doubt = ofBare ?? doubts[claim.name] ?? sendDoubts[claim.name];
  return doubt === undefined
    ? say('claim-unknown', { claim: said(claim, review, assets, teller) })
    : doubt(claim, review, assets, teller);
}

const btcSentences: Sentences = {
  ...slotsSentences,
  paymentAsAsked: ({ name }, { intent }, _assets, teller) => {
    if (intent.kind !== 'sendBtc') return say('claim-unnamed', { name });
    const { recipients } = intent;
    if (recipients.length === 0) return say('claim-merge');
    const amount = sats(recipients.reduce((sum, one) => sum + one.amountSats, 0));
    return recipients.length === 1
      ? say('claim-payment', { amount, teller })
      : say('claim-payments', { amount });
  },
  nothingToOthers: () => say('claim-payment-only'),
};

const SENTENCES: Readonly<Record<Review['intent']['kind'], Sentences>> = {
  createSlots: slotsSentences,
  send: sendSentences,
  sendBtc: btcSentences,
  replacement: { ...btcSentences, paymentAsAsked: () => say('claim-replaces') },
  offline: offlineSentences,
};

const unsaid: Sentence = ({ name }) => say('claim-unnamed', { name });

const common: Sentences = {
  readable: () => say('claim-readable'),
  inputsOurs: () => say('claim-inputs-ours'),
  amountsAsListed: (claim, review, _, teller) => {
    const listedAtMs = fact(claim, 'takenAtMs');
    // For a bare PSBT there is no list of coins with a time.
    if (listedAtMs === null) return say('claim-amounts-own');
    const isTime = Number.isSafeInteger(Number(listedAtMs));
    const time = clockOrDay(isTime ? Number(listedAtMs) : review.preparedAtMs, review.preparedAtMs);
    return say('claim-amounts-listed', { teller, time });
  },
  feeAsAsked: (claim, { sums, intent }) => {
    if (intent.kind === 'offline') return say('claim-unnamed', { name: claim.name });
    const asked = rate(intent.rateSatsPerVb);
    if (sums === null) return say('claim-fee-unknown');
    const fee = sats(sums.feeSats);
    if (leavesOut(claim)) return say('claim-fee-below', { fee, rate: asked });
    const is = exactRate(sums.feeSats, sums.vbytes);
    const isAsked = is === exactRate(intent.rateSatsPerVb, 1);
    return say('claim-fee-at', { fee, rate: isAsked ? asked : is, as: isAsked ? 'asked' : 'other' });
  },
  feeAboveAsked: (claim) =>
    say('claim-fee-above', {
      because: claim.facts.because === 'noChange' ? 'noChange' : 'estimate',
      above: sats(fact(claim, 'aboveSats') ?? '0'),
      rate: rate(fact(claim, 'rateSatsPerVb') ?? '0'),
    }),
  signatureForm: () => say('claim-signature-form'),
  lockTime: (claim) => {
    const [lockTime, reached] = [fact(claim, 'lockTime'), fact(claim, 'reached')];
    const latestMs = numberFact(claim, 'latestMs');
    // A proved lock date has passed, and so has a lock height without `reached`.
    if (lockTime === null || lockTime === '0' || numberFact(claim, 'dateMs') !== null)
      return say('claim-lock-none');
    if (reached === 'byDate' && latestMs !== null)
      return say('claim-lock-by-date', { height: grouped(lockTime), day: day(Number(latestMs)) });
    return reached === 'unknown'
      ? say('claim-lock-unknown', { height: grouped(lockTime) })
      : say('claim-lock-none');
  },
};

const leavesOut = (claim: ClaimView): boolean => fact(claim, 'leftOut') === 'commitment';

/** A note on a claim that holds; null if none. `searchLength`: how many addresses a restore searches. */
export function claimNote(claim: ClaimView, searchLength: number): string | null {
  if (claim.outcome !== 'proved' && claim.outcome !== 'onTrust') return null;
  const { name } = claim;
  if (name === 'feeAsAsked' && leavesOut(claim)) return say('claim-note-fee');
  if (name === 'lockTime' && fact(claim, 'reached') === 'unknown') return say('claim-note-lock');
  const data = name === 'relayed' ? numberFact(claim, 'dataBytes') : null;
  if (data !== null) return say('claim-note-data', { count: Number(data) });
  if (name !== 'changeOurs') return null;
  const longer = numberFact(claim, 'searchLength');
  if (longer !== null && longer > searchLength)
    return say('claim-note-search', { addresses: grouped(String(longer)) });
  const [keychain, lookThrough] = [fact(claim, 'keychain'), numberFact(claim, 'lookThrough')];
  if (keychain !== null) return say('claim-note-keychain', { keychain });
  if (lookThrough === null) return null;
  return say('claim-note-look-through', { addresses: grouped(String(lookThrough)) });
}

const doubts: Sentences = {
  amountsAsListed: () => say('claim-inputs-unlisted', { what: 'amounts' }),
  feeAsAsked: () => say('claim-fee-unknown'),
};

function contradiction(claim: ClaimView, review: Review, assets: AssetWords): string {
  const { intent, sums } = review;
  const { code } = claim;
  if (intent.kind !== 'offline' && (code === 'FEE_TOO_HIGH' || code === 'FEE_TOO_LOW') && sums !== null)
    return say('claim-fee-otherwise', {
      fee: sats(sums.feeSats),
      rate: rate(intent.rateSatsPerVb),
      asked: sats(sums.vbytes * intent.rateSatsPerVb),
    });
  return reasonOf(claim, review, assets) ?? refusal(code).says;
}

/** Why the claim contradicts; null if the code's words suffice. */
function reasonOf(claim: ClaimView, review: Review, assets: AssetWords): string | null {
  if (claim.code === null) return null;
  return bookReason(claim, assets) ?? kindReason(claim, review, assets) ?? outOfSight(claim, review);
}

/** For change at an address of ours that no restore would find; else null. */
function outOfSight(claim: ClaimView, { intent }: Review): string | null {
  const path = fact(claim, 'path');
  const last = numberFact(claim, 'last');
  const index = Number(path?.split('/').at(-1));
  if (path === null || last === null || !Number.isSafeInteger(index)) return null;
  if (claim.code === 'PATH_POLICY') {
    const which = { input: fact(claim, 'input') ?? '', index: grouped(index) };
    return say('claim-coin-beyond-words', { ...which, last: grouped(last.toString()) });
  }
  if (claim.code !== 'CHANGE_INDEX') return null;
  const which = { output: fact(claim, 'output') ?? '', index: grouped(index) };
  const beyond = { ...which, last: grouped(last.toString()) };
  // A restore's search ends at a whole thousand, a service's mostly 20 beyond the known addresses.
  const isOfSearch = Number(last) % RESTORED_ADDRESSES === 0;
  const isBare = intent.kind === 'offline';
  const how = isOfSearch ? (isBare ? 'words' : 'further') : isBare ? 'others' : 'restore';
  return say('claim-change-beyond', { ...beyond, how: Number(last) >= MOST_ADDRESSES ? 'all' : how });
}

function kindReason(claim: ClaimView, review: Review, assets: AssetWords): string | null {
  const { intent } = review;
  if ((claim.code === 'FOREIGN_OUTPUT' || claim.code === 'OUTPUT_SPOOF') && intent.kind !== 'offline')
    return strangers(claim.code, review, assets);
  switch (intent.kind) {
    case 'createSlots':
      return slotsContradiction(claim, review, intent);
    case 'send':
      return sendContradiction(claim, assets);
    case 'sendBtc':
    case 'replacement':
      return claim.code === 'OUTPUT_COUNT' || claim.code === 'OUTPUT_SIZE'
        ? sendContradiction(claim, assets)
        : null;
    case 'offline':
      return offlineContradiction(claim, review);
  }
}
