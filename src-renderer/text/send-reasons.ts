import type { AssetView, ClaimProblem, ClaimView, RefusalCode } from '../../src-preload/contract/index.ts';
import { type AssetWords, assetWords } from './asset-words.ts';
import { fact, numberFact } from './claim-facts.ts';
import { grouped, sats, plural } from './numbers.ts';

/** Why a send is refused, by its code: with the facts that the judge names. Null: the words of the code say it. */
type Reason = (claim: ClaimView, assets: AssetWords) => string | null;

export const sendReasons: Readonly<Partial<Record<RefusalCode, Reason>>> = {
  WRONG_ASSET: (claim, assets) =>
    about(claim, (asset) => `${assets.name(asset)}, which you asked to send, would not be moved.`),
  EXTRA_ASSET: (claim, assets) =>
    about(claim, (asset) => `It would move ${assets.name(asset)}, which you did not ask to send.`),
  RGB_BURN: (claim, assets) =>
    about(claim, (asset) => {
      const amount = numberFact(claim, 'amount');
      const what = amount === null ? assets.name(asset) : assets.amount(asset, amount);
      return `${what} on a spent slot would not be moved anywhere: it would be destroyed.`;
    }),
  RGB_AMOUNT: (claim, assets) =>
    about(claim, (asset) => {
      const [given, asked] = [numberFact(claim, 'given'), numberFact(claim, 'asked')];
      if (given === null || asked === null) return null;
      return `A recipient would get ${assets.amount(asset, given)}; you confirmed ${assets.amount(asset, asked)}.`;
    }),
  RGB_RECIPIENT: (claim, assets) => {
    if (claim.facts.problem === 'notOneOutput')
      return 'A recipient’s own output is not there, or stands there twice.';
    return about(claim, (asset) => {
      const times = numberFact(claim, 'times');
      const amount = numberFact(claim, 'amount');
      const asked = numberFact(claim, 'asked');
      if (times === 0n && asked !== null)
        return `A recipient that you confirmed would not get ${assets.amount(asset, asked)}, but nothing.`;
      if (times !== null)
        return `A recipient would be given ${assets.name(asset)} ${grouped(times.toString())} times; you confirmed one.`;
      if (amount === null) return null;
      return `${assets.amount(asset, amount)} would go to a slot that none of your recipients named.`;
    });
  },
  RGB_CHANGE: (claim, assets) =>
    about(claim, (asset) => {
      const amount = numberFact(claim, 'amount');
      const what = amount === null ? `The rest of ${assets.name(asset)}` : assets.amount(asset, amount);
      const { problem } = claim.facts;
      if (problem === 'spentHere')
        return `${what} would return to a slot that this very transaction spends, and be lost.`;
      if (problem === 'holdsNoAssets')
        return `${what} would return to an output of yours that is no asset slot.`;
      if (problem === 'noSuchOutput')
        return `${what} would return to an output that is not there, and be lost.`;
      return `${what} would return to something that Ochre does not know as an asset slot of yours. Count it as leaving.`;
    }),
  RGB_BALANCE: (claim, assets) =>
    about(claim, (asset) => {
      const [before, after] = [numberFact(claim, 'in'), numberFact(claim, 'out')];
      if (before === null || after === null) return null;
      const sums = `${assets.amount(asset, before)} would go in and ${assets.amount(asset, after)} come out`;
      return after < before
        ? `${sums}: ${assets.amount(asset, before - after)} would be destroyed.`
        : `${sums}: the list of your slots, or this, is wrong.`;
    }),
  RGB_INPUTS: (claim, assets) =>
    about(claim, (asset) => {
      const [listed, closed] = [numberFact(claim, 'allocations'), numberFact(claim, 'closed')];
      const name = assets.name(asset);
      return listed === null || closed === null
        ? `It would not move the ${name} that lies on the spent slots, but something else.`
        : `The spent slots hold ${name} in ${count(listed)}, and ${closed === 1n ? '1 is' : `${grouped(closed.toString())} are`} moved.`;
    }),
  OUTPUT_SIZE: (claim) => {
    const [agreed, found] = [numberFact(claim, 'agreedSats'), numberFact(claim, 'amountSats')];
    if (agreed === null || found === null) return null;
    return `A recipient’s output would hold ${sats(found.toString())}; you confirmed ${sats(agreed.toString())}.`;
  },
  OUTPUT_COUNT: (claim) => {
    const agreed = numberFact(claim, 'agreedSats');
    const slots = numberFact(claim, 'slots');
    if (agreed !== null)
      return `A recipient’s own output, which should hold ${sats(agreed.toString())}, is not there.`;
    return slots === null
      ? null
      : `What returns to you would be spread over ${grouped(slots.toString())} outputs instead of one.`;
  },
  UNEXPECTED_INPUT: (claim) => {
    const { problem } = claim.facts;
    if (problem === 'plainBitcoin')
      return 'It would spend plain bitcoin of yours. A send of assets pays its fee from the slots.';
    if (problem === 'onlyOtherAssets')
      return 'It would spend a slot that holds other assets only. Nothing you asked needs it.';
    return problem === 'notNeeded'
      ? 'It would spend an empty slot that is not needed, and you would pay for it.'
      : null;
  },
  BRANCH: () => 'What returns to you would go to an address for plain bitcoin, where no asset can lie.',
  INTENT_MISMATCH: (claim) => {
    const { problem } = claim.facts;
    const where = problem === undefined ? undefined : ASKED[problem];
    return where === undefined ? null : `No transaction can be what was asked. Check ${where}.`;
  },
};

/** What of the wish cannot be met. */
const ASKED: Readonly<Partial<Record<ClaimProblem, string>>> = {
  num: 'the number of slots',
  askedNum: 'the number of slots',
  sizeSats: 'the size of the slots',
  rateSatsPerVb: 'the fee rate',
  minConfirmations: 'the confirmations',
  recipients: 'the number of recipients',
  recipientId: 'the recipients: one cannot be read',
  network: 'the recipients: one is of another network',
  invoice: 'the invoices: one says otherwise',
  witnessSats: 'the bitcoin that goes with the asset',
  assetId: 'the asset',
  amount: 'the amounts',
  duplicate: 'the recipients: one is named twice',
  address: 'the address',
  amountSats: 'the amount',
  ours: 'the address: it is your own',
};

function about(claim: ClaimView, say: (assetId: string) => string | null): string | null {
  const asset = fact(claim, 'asset');
  return asset === null ? null : say(asset);
}

const count = (listed: bigint): string =>
  listed === 1n ? '1 place' : `${grouped(listed.toString())} places`;

/** The act as a button repeats it: “send 10.00 TUSD”, “send 2 assets to 3 recipients”. */
export function sendAct(
  recipients: readonly { readonly assetId: string; readonly amount: bigint | string }[],
  find: (assetId: string) => AssetView | undefined,
): string {
  const ids = new Set(recipients.map(({ assetId }) => assetId));
  const [only] = ids;
  const to = recipients.length > 1 ? ` to ${plural(recipients.length, 'recipient')}` : '';
  if (only === undefined) return 'send';
  if (ids.size > 1) return `send ${plural(ids.size, 'asset')}${to}`;
  const total = recipients.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  const { figure, unit } = assetWords(find).figure(only, total);
  return `send ${figure}\u00a0${unit}${to}`;
}
