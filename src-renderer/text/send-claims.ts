import type { ClaimView, Review } from '../../src-preload/contract/index.ts';
import { list, say } from '../../src-preload/messages/say.ts';
import { type AssetWords } from './asset-words.ts';
import { numberFact, type Sentences } from './claim-facts.ts';
import { sats } from './numbers.ts';
import { sendReasons } from './send-reasons.ts';

/** What is claimed of a send, beside what is claimed of every transaction. */
export const sendSentences: Sentences = {
  recipientsAsAsked: (_, { intent }, assets, teller) => {
    if (intent.kind !== 'send') return say('claim-recipients-as-confirmed');
    const [first] = intent.recipients;
    if (first === undefined || intent.recipients.length > 1)
      return say('claim-recipients-each', {
        count: intent.recipients.length,
        amounts: list(asked(intent.recipients, assets)),
        teller,
      });
    const amount = assets.amount(first.assetId, first.amount);
    if (first.kind === 'witness')
      return say('claim-recipient-output', { amount, bitcoin: sats(first.witnessSats ?? 0) });
    return first.invoice === null
      ? say('claim-recipient-slot-named', { amount, teller })
      : say('claim-recipient-slot-invoice', { amount, teller });
  },
  assetChangeOurs: (claim, review, assets) => {
    const own = review.assets.flatMap(({ assetId, given }) =>
      given.flatMap(({ to, amount, seal }) => (to === 'own' ? [{ assetId, amount, seal }] : [])),
    );
    if (own.length === 0) return say('claim-asset-change-none');
    const outputs = new Set(own.flatMap(({ seal }) => (seal.kind === 'output' ? [seal.vout] : [])));
    const parts = asked(own, assets);
    const returned = { count: parts.length, amounts: list(parts) };
    const [first] = outputs;
    // Their scripts are not in the PSBT: that they are ours was proved before, and the sentence says by what.
    const byBook = claim.ground === 'book';
    if (first === undefined)
      return byBook ? say('claim-asset-change-book', returned) : say('claim-asset-change-slots', returned);
    const toOutput = { ...returned, output: String(first) };
    return byBook
      ? say('claim-asset-change-output-and-book', toOutput)
      : say('claim-asset-change-output', toOutput);
  },
  assetsAsAsked: (_, review, assets) => {
    const riding = review.assets.filter(({ role }) => role === 'riding');
    return riding.length === 0
      ? say('claim-assets-as-asked')
      : say('claim-assets-riding', {
          count: riding.length,
          assets: list(riding.map(({ assetId }) => assets.name(assetId))),
        });
  },
  assetsWhole: () => say('claim-assets-whole'),
  commitmentRecomputes: () => say('claim-commitment'),
  nothingToOthers: (claim) => {
    const count = Number(numberFact(claim, 'recipients') ?? 0n);
    const recipientSats = numberFact(claim, 'recipientSats') ?? 0n;
    return count === 0
      ? say('claim-nothing-to-others')
      : say('claim-nothing-beside-recipients', { count, amount: sats(recipientSats.toString()) });
  },
  changeOurs: (_, { outputs }) => {
    const change = outputs.find(({ kind }) => kind === 'change');
    if (change === undefined) return say('claim-bitcoin-change-none');
    const output = String(change.index);
    return change.amountSats === null
      ? say('claim-bitcoin-change-unknown', { output })
      : say('claim-bitcoin-change', { amount: sats(change.amountSats), output });
  },
  inputsAreSlots: (_, { inputs }) => say('claim-inputs-slots', { count: inputs.length }),
};

/** What cannot be told where the asset part cannot be read, or is not there. */
export const sendDoubts: Sentences = {
  recipientsAsAsked: () => say('claim-recipients-unknown'),
  assetChangeOurs: () => say('claim-asset-change-unknown'),
  assetsAsAsked: () => say('claim-assets-unknown'),
  assetsWhole: () => say('claim-assets-whole-unknown'),
  commitmentRecomputes: (claim) =>
    claim.code === 'RGB_UNREADABLE' ? say('claim-commitment-unreadable') : say('claim-commitment-none'),
  inputsAreSlots: () => say('claim-inputs-slots-unknown'),
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
  const why = code === 'OUTPUT_SPOOF' ? say('refusal-spoof') : say('claim-strangers-no-recipients');
  return lines.length === 0
    ? why
    : `${say('claim-strangers', { count: lines.length, amount: list(parts) })} ${why}`;
}

/** Each asset once, with the sum of what stands there. */
function asked(
  parts: readonly { readonly assetId: string; readonly amount: string | null }[],
  assets: AssetWords,
): string[] {
  const sums = new Map<string, bigint | null>();
  for (const { assetId, amount } of parts) {
    const sum = sums.has(assetId) ? (sums.get(assetId) ?? null) : 0n;
    sums.set(assetId, sum === null || amount === null ? null : sum + BigInt(amount));
  }
  const said = [...sums].map(([assetId, amount]) => assets.amount(assetId, amount));
  return said.length <= MOST_SAID
    ? said
    : [...said.slice(0, MOST_SAID), say('claim-more-assets', { count: said.length - MOST_SAID })];
}

const MOST_SAID = 4;
