import type { ClaimView, Review } from '../../src-preload/contract/index.ts';
import { listed, type AssetWords } from './asset-words.ts';
import { numberFact, type Sentences } from './claim-facts.ts';
import { grouped, plural, sats } from './numbers.ts';
import { refusal } from './refusals.ts';
import { sendReasons } from './send-reasons.ts';

/** What is claimed of a send, beside what is claimed of every transaction. */
export const sendSentences: Sentences = {
  recipientsAsAsked: (_, { intent }, assets) => {
    if (intent.kind !== 'send') return 'Each recipient gets what you confirmed.';
    const [first] = intent.recipients;
    if (first === undefined || intent.recipients.length > 1)
      return `Each of the ${plural(intent.recipients.length, 'recipient')} gets exactly what you confirmed: ${listed(asked(intent.recipients, assets))}.`;
    const amount = assets.amount(first.assetId, first.amount);
    if (first.kind === 'witness')
      return `Exactly ${amount} goes to an output of the recipient’s, which holds ${sats(first.witnessSats ?? 0)}.`;
    return `Exactly ${amount} goes to the slot that ${first.invoice === null ? 'you named' : 'the invoice names'}.`;
  },
  assetChangeOurs: (claim, review, assets) => {
    const own = review.assets.flatMap(({ assetId, given }) =>
      given.flatMap(({ to, amount, seal }) => (to === 'own' ? [{ assetId, amount, seal }] : [])),
    );
    if (own.length === 0) return 'No asset is left over to return.';
    const outputs = new Set(own.flatMap(({ seal }) => (seal.kind === 'output' ? [seal.vout] : [])));
    const parts = asked(own, assets);
    const amounts = `${listed(parts)} ${parts.length === 1 ? 'returns' : 'return'}`;
    const [output] = outputs;
    const where =
      output === undefined ? 'to slots of yours' : `to output ${String(output)}, which your keys derive`;
    // Their scripts are not in the PSBT: that they are ours was proved before, and the sentence says by what.
    return claim.ground !== 'book'
      ? `${amounts} ${where}.`
      : `${amounts} ${where}${output === undefined ? '' : ', and to slots'} that you have already. Your own record proves those yours.`;
  },
  assetsAsAsked: (_, review, assets) => {
    const riding = review.assets.filter(({ role }) => role === 'riding');
    return riding.length === 0
      ? 'It moves what you asked to send, and no other asset.'
      : `It moves what you asked to send, and ${listed(riding.map(({ assetId }) => assets.name(assetId)))}, which ${riding.length === 1 ? 'lies' : 'lie'} on the same slots. No other asset.`;
  },
  assetsWhole: () => 'All that is listed on the spent slots is moved: nothing is destroyed or left behind.',
  commitmentRecomputes: () =>
    'The commitment recomputes from what is shown here. Nothing hidden rides in it.',
  nothingToOthers: (claim) => {
    const recipients = numberFact(claim, 'recipients') ?? 0n;
    const recipientSats = numberFact(claim, 'recipientSats') ?? 0n;
    return recipients === 0n
      ? 'No bitcoin goes to anyone else.'
      : `Beside the ${sats(recipientSats.toString())} that you give to ${recipients === 1n ? 'the recipient' : plural(recipients.toString(), 'recipient')}, no bitcoin goes to anyone else.`;
  },
  changeOurs: (_, { outputs }) => {
    const change = outputs.find(({ kind }) => kind === 'change');
    if (change === undefined) return 'No bitcoin is left over to return.';
    return `${change.amountSats === null ? 'What is left' : sats(change.amountSats)} returns to output ${String(change.index)}, which your keys derive.`;
  },
  inputsAreSlots: (_, { inputs }) =>
    inputs.length === 1
      ? 'It is one of your asset slots, and needed for what you asked.'
      : 'All of them are asset slots of yours, each needed for what you asked.',
};

/** What cannot be told where the asset part cannot be read, or is not there. */
export const sendDoubts: Sentences = {
  recipientsAsAsked: () => 'Who would get which asset cannot be told from it.',
  assetChangeOurs: () => 'Whether the rest of your assets returns to you cannot be told from it.',
  assetsAsAsked: () => 'Which assets it moves cannot be told from it.',
  assetsWhole: () => 'Whether everything on the spent slots is moved cannot be told from it.',
  commitmentRecomputes: (claim) =>
    claim.code === 'RGB_UNREADABLE'
      ? 'Its asset part is written in a form that Ochre does not know: what it commits to cannot be recomputed.'
      : 'It has no commitment that could be recomputed.',
  inputsAreSlots: () => 'What lies on these inputs cannot be compared with a list of your own.',
};

/** Null: the words of the code say it. */
export function sendContradiction(claim: ClaimView, review: Review, assets: AssetWords): string | null {
  const { code } = claim;
  if (code === 'FOREIGN_OUTPUT' || code === 'OUTPUT_SPOOF') return strangers(code, review, assets);
  return code === null ? null : (sendReasons[code]?.(claim, assets) ?? null);
}

function strangers(code: string, { outputs }: Review, assets: AssetWords): string {
  const lines = outputs.filter(({ kind }) => kind === 'stranger');
  const total = lines.reduce((sum, { amountSats }) => sum + (amountSats ?? 0), 0);
  const parts = [
    ...asked(
      lines.flatMap((line) => line.assets),
      assets,
    ),
    sats(total),
  ];
  const where = lines.length > 1 ? 'to addresses that are not yours' : 'to an address that is not yours';
  const why =
    code === 'OUTPUT_SPOOF' ? refusal(code).would : 'It is none of the recipients that you confirmed.';
  return lines.length === 0 ? why : `${listed(parts)} would go ${where}. ${why}`;
}

/** Each asset once, with the sum of what stands there. */
function asked(
  parts: readonly { readonly assetId: string; readonly amount: string }[],
  assets: AssetWords,
): string[] {
  const sums = new Map<string, bigint>();
  for (const { assetId, amount } of parts) sums.set(assetId, (sums.get(assetId) ?? 0n) + BigInt(amount));
  const said = [...sums].map(([assetId, amount]) => assets.amount(assetId, amount));
  return said.length <= MOST_SAID
    ? said
    : [...said.slice(0, MOST_SAID), `${grouped(said.length - MOST_SAID)} more assets`];
}

const MOST_SAID = 4;
