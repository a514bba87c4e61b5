import type { ClaimView, Review } from '../../src-preload/contract/index.ts';
import type { Teller } from './outcomes.ts';
import { assetWords, type AssetWords } from './asset-words.ts';
import { bookReason } from './book-reasons.ts';
import { fact, numberFact, type Sentence, type Sentences } from './claim-facts.ts';
import { grouped, plural, rate, RESTORED_ADDRESSES, sats } from './numbers.ts';
import { offlineContradiction, offlineDoubts, offlineSentences } from './offline-claims.ts';
import { refusal } from './refusals.ts';
import { sendContradiction, sendDoubts, sendSentences } from './send-claims.ts';
import { slotsContradiction, slotsSentences } from './slots-claims.ts';
import { clockTime, day } from './time.ts';
import { toldSentence } from './told-claims.ts';

const NO_ASSETS = assetWords(() => undefined);

/**
 * One checked thing as a sentence in the present tense. Numbers come from what the person asked and what the judge
 * read. `teller`: whose the list of coins is.
 */
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
  // What is refused elsewhere can be a doubt on a test network: then the same is said of it.
  const reason = claim.code === 'RGB_UNREADABLE' ? null : reasonOf(claim, review, assets);
  if (reason !== null) return reason;
  const ofBare = review.intent.kind === 'offline' ? offlineDoubts[claim.name] : undefined;
  const doubt = ofBare ?? doubts[claim.name] ?? sendDoubts[claim.name];
  return doubt === undefined
    ? `Ochre cannot tell whether this holds: ${said(claim, review, assets, teller)}`
    : doubt(claim, review, assets, teller);
}

/** What is claimed of a payment of plain bitcoin, beside what is claimed of every transaction. */
const btcSentences: Sentences = {
  ...slotsSentences,
  paymentAsAsked: (_, { intent }) =>
    intent.kind === 'sendBtc'
      ? `Exactly ${sats(intent.amountSats)} goes to the address that you confirmed, once.`
      : 'What you confirmed is paid, once.',
  nothingToOthers: () => 'No bitcoin goes to anyone else, and nothing is written into the chain.',
};

/** Of what was asked, beside what is claimed of every transaction. */
const SENTENCES: Readonly<Record<Review['intent']['kind'], Sentences>> = {
  createSlots: slotsSentences,
  send: sendSentences,
  sendBtc: btcSentences,
  offline: offlineSentences,
};

/** The judge claims nothing of a transaction that has no words here. */
const unsaid: Sentence = ({ name }) => `Checked: ${name}.`;

/** Of every transaction, whatever was asked. */
const common: Sentences = {
  readable: () => 'The transaction is read completely. Nothing in it is skipped.',
  inputsOurs: (_, review) =>
    review.inputs.length === 1
      ? 'The coin that it spends is yours: your keys derive it.'
      : `All ${plural(review.inputs.length, 'coin')} that it spends are yours: your keys derive them.`,
  amountsAsListed: (claim, review, _, teller) => {
    const listedAtMs = Number(fact(claim, 'takenAtMs') ?? Number.NaN);
    const when = Number.isSafeInteger(listedAtMs) ? clockTime(listedAtMs) : clockTime(review.preparedAtMs);
    const whose = teller === 'pack' ? 'that came with the pack, of' : 'that the service gave at';
    return `Amounts are those of the list ${whose} ${when}. With any other amount your signature is worth nothing.`;
  },
  feeAsAsked: (claim, { sums, intent }) => {
    if (sums === null) return `The fee is near ${askedRate(intent)}, as you asked.`;
    return leavesOut(claim)
      ? `The fee is ${sats(sums.feeSats)}, a little below the ${askedRate(intent)} that you asked for.`
      : `The fee is ${sats(sums.feeSats)} at ${askedRate(intent)}, as you asked.`;
  },
  signatureForm: () => 'Your signature covers all of it. Nobody can change it afterwards.',
  lockTime: (claim) => {
    const dateMs = numberFact(claim, 'dateMs');
    if (dateMs !== null) return `It can confirm at once: its lock time, ${day(Number(dateMs))}, has passed.`;
    const height = fact(claim, 'lockTime');
    if (height === null || height === '0') return 'It can confirm at once: no lock time holds it back.';
    const block = `block ${grouped(height)}`;
    const reached = fact(claim, 'reached');
    const latestMs = numberFact(claim, 'latestMs');
    if (reached === 'byDate' && latestMs !== null)
      return `It can be mined from ${block} on. That block is there by about ${day(Number(latestMs))} at the latest.`;
    if (reached === 'unknown')
      return `It can be mined from ${block} on. No date and no other lock holds it back.`;
    return `It can confirm at once: its lock time, ${block}, is not ahead.`;
  },
};

const leavesOut = (claim: ClaimView): boolean => fact(claim, 'leftOut') === 'commitment';

/** What is to be known beside a proved claim, and is no doubt that wants an answer. */
export function claimNote(claim: ClaimView): string | null {
  if (claim.outcome === 'proved' && claim.name === 'feeAsAsked' && leavesOut(claim))
    return 'The service left the bytes of the commitment out of its estimate, as older ones do. It may confirm a little later; nothing else follows from it.';
  const keychain = claim.name === 'changeOurs' ? fact(claim, 'keychain') : null;
  if (claim.outcome === 'proved' && keychain !== null)
    return `It returns to keychain ${keychain} of your keys, and this service looks at the other. It is yours all the same: another wallet with your words finds it, and so does Ochre where the connection’s settings name keychain ${keychain}.`;
  const lookThrough = claim.name === 'changeOurs' ? numberFact(claim, 'lookThrough') : null;
  if (claim.outcome === 'proved' && lookThrough !== null)
    return `Your keys derive it, further out than most wallets look. After a restore from your words, another wallet finds it if it looks through the first ${grouped(String(lookThrough))} addresses (its gap limit); Ochre looks through ${grouped(RESTORED_ADDRESSES)}.`;
  const data = claim.name === 'relayed' ? numberFact(claim, 'dataBytes') : null;
  if (claim.outcome === 'proved' && data !== null)
    return `It writes ${plural(String(data), 'byte')} into the chain. Older nodes, and some newer ones, do not pass on more than 83, or more than one such output; others do.`;
  return claim.outcome === 'proved' && claim.name === 'lockTime' && fact(claim, 'reached') === 'unknown'
    ? 'Ochre knows no block height of this network. If that block is still ahead, the transaction only waits: that moves nothing, and until it is mined it can be dropped or replaced.'
    : null;
}

const doubts: Sentences = {
  amountsAsListed: () => 'The amounts of these inputs cannot be compared with a list of your own.',
  feeAsAsked: (_, { intent }) =>
    `The fee cannot be told from it, so not whether it is near ${askedRate(intent)}.`,
};

/** Of a bare PSBT nobody asked for any. */
function askedRate(intent: Review['intent']): string {
  return intent.kind === 'offline' ? 'no rate' : rate(intent.rateSatsPerVb);
}

function contradiction(claim: ClaimView, review: Review, assets: AssetWords): string {
  const { intent, sums } = review;
  const { code } = claim;
  if (intent.kind !== 'offline' && (code === 'FEE_TOO_HIGH' || code === 'FEE_TOO_LOW') && sums !== null)
    return `The fee would be ${sats(sums.feeSats)}; you asked for ${rate(intent.rateSatsPerVb)}, which is about ${sats(sums.vbytes * intent.rateSatsPerVb)}. ${refusal(code).would}`;
  return reasonOf(claim, review, assets) ?? refusal(code).would;
}

/** Null: the words of the code say it, where there is one. */
function reasonOf(claim: ClaimView, review: Review, assets: AssetWords): string | null {
  if (claim.code === null) return null;
  return bookReason(claim, assets) ?? particular(claim, review, assets) ?? outOfSight(claim, review);
}

/** An address of ours that no restore would find is said to be ours, and which one it is. */
function outOfSight(claim: ClaimView, { intent }: Review): string | null {
  const path = fact(claim, 'path');
  const last = numberFact(claim, 'last');
  const index = Number(path?.split('/').at(-1));
  if (claim.code !== 'CHANGE_INDEX' || path === null || last === null || !Number.isSafeInteger(index))
    return null;
  const which = `Output ${fact(claim, 'output') ?? ''} goes to an address of your own, number ${grouped(index)}`;
  if (intent.kind === 'offline')
    return Number(last) >= RESTORED_ADDRESSES
      ? `${which}, but a restore from your words looks no further than number ${grouped(last.toString())}. In the program that made it, choose an address before that for what comes back.`
      : `${which}. Where others put inputs in, Ochre takes no further one than number ${grouped(last.toString())} for what comes back. In the program that made it, choose an address before that.`;
  return Number(last) >= RESTORED_ADDRESSES
    ? `${which}, but a restore from the words looks at the first ${grouped(RESTORED_ADDRESSES)}, and this wallet has used them. Create a new wallet and move what is here to it.`
    : `${which}, but a restored wallet would look no further than number ${grouped(Number(last))}.`;
}

function particular(claim: ClaimView, review: Review, assets: AssetWords): string | null {
  const { intent } = review;
  switch (intent.kind) {
    case 'createSlots':
      return slotsContradiction(claim, review, intent);
    case 'send':
      return sendContradiction(claim, review, assets);
    case 'sendBtc':
      return btcContradiction(claim, review);
    case 'offline':
      return offlineContradiction(claim, review);
  }
}

/** Null: the words of the code say it. */
function btcContradiction(claim: ClaimView, { outputs }: Review): string | null {
  const { code, name } = claim;
  if (code === 'FOREIGN_OUTPUT' || code === 'OUTPUT_SPOOF') {
    const strangers = outputs.filter(({ kind }) => kind === 'stranger');
    const lost = strangers.reduce((sum, { amountSats }) => sum + (amountSats ?? 0), 0);
    if (lost === 0) return null;
    const to =
      strangers.length > 1
        ? 'addresses that are neither yours nor the one that you confirmed'
        : 'an address that is neither yours nor the one that you confirmed';
    return `${sats(lost)} would go to ${to}.${code === 'OUTPUT_SPOOF' ? ` ${refusal(code).would}` : ''}`;
  }
  if (code === 'OUTPUT_COUNT')
    return name === 'paymentAsAsked'
      ? 'The address that you confirmed would get nothing.'
      : 'What is left would return in several outputs instead of one.';
  if (code !== 'OUTPUT_SIZE') return null;
  const [agreed, given] = [numberFact(claim, 'agreedSats'), numberFact(claim, 'amountSats')];
  if (agreed === null || given === null) return null;
  return `The address that you confirmed would get ${sats(Number(given))}; you confirmed ${sats(Number(agreed))}.`;
}
