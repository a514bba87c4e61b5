import type { ClaimView, RefusalCode, Review } from '../../src-preload/contract/index.ts';
import { sayList, say } from '../../src-preload/messages/say.ts';
import { type AssetWords } from './asset-words.ts';
import { numberFact, type Sentences } from './claim-facts.ts';
import { sats } from './numbers.ts';
import { slotsSentences } from './slots-claims.ts';
import { sendReasons } from './send-reasons.ts';

export const sendSentences: Sentences = {
  ...slotsSentences,
  recipientsAsAsked: ({ name }, { intent }, assets, teller) => {
    if (intent.kind !== 'send') return say('claim-unnamed', { name });
    const [first] = intent.recipients;
    if (first === undefined || intent.recipients.length > 1)
      return say('claim-recipients-each', {
        count: intent.recipients.length,
        amounts: sayList(sumTexts(intent.recipients, assets)),
        teller,
      });
    const amount = assets.amount(first.assetId, first.amount);
    if (first.kind === 'witness')
      return say('claim-recipient-output', { amount, bitcoin: sats(first.witnessSats ?? 0) });
    const slot = first.invoice === null ? 'typed' : 'invoice';
    return say('claim-recipient-slot', { amount, slot: teller === 'pack' ? `${slot}Pack` : slot });
  },
  assetChangeOurs: (claim, review, assets) => {
    const own = review.assets.flatMap(({ assetId, given }) =>
      given.flatMap(({ to, amount, seal }) => (to === 'own' ? [{ assetId, amount, seal }] : [])),
    );
    if (own.length === 0) return say('claim-asset-change-none');
    const outputs = new Set(own.flatMap(({ seal }) => (seal.kind === 'output' ? [seal.vout] : [])));
    const parts = sumTexts(own, assets);
    const amounts = sayList(parts);
    const [first] = outputs;
    const back =
      first === undefined
        ? say('claim-asset-change-slots', { amounts })
        : say('claim-asset-change-output', { amounts, output: String(first) });
    // The PSBT lacks the slots' scripts, but our book has proved before that they are ours.
    return claim.ground === 'book' ? `${back} ${say('claim-asset-change-book')}` : back;
  },
  assetsAsAsked: (_, review, assets) => {
    const riding = review.assets.filter(({ role }) => role === 'riding');
    return riding.length === 0
      ? say('claim-assets-as-asked')
      : say('claim-assets-riding', {
          assets: sayList(riding.map(({ assetId }) => assets.name(assetId))),
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
  inputsAreSlots: () => say('claim-inputs-slots'),
};

export const sendDoubts: Sentences = {
  recipientsAsAsked: () => say('claim-recipients-unknown'),
  assetChangeOurs: () => say('claim-asset-change-unknown'),
  assetsAsAsked: () => say('claim-assets-unknown'),
  assetsWhole: () => say('claim-assets-whole-unknown'),
  commitmentRecomputes: (claim) =>
    claim.code === 'RGB_UNREADABLE' ? say('claim-commitment-unreadable') : say('claim-commitment-none'),
  inputsAreSlots: () => say('claim-inputs-unlisted', { what: 'assets' }),
};

/** Why a send's claim contradicts; null if the code's words suffice. */
export function sendContradiction(claim: ClaimView, assets: AssetWords): string | null {
  const { code } = claim;
  return code === null ? null : (sendReasons[code]?.(claim, assets) ?? null);
}

/** What goes to strangers' outputs; null if the code's words suffice. */
export function strangers(code: RefusalCode, { outputs }: Review, assets: AssetWords): string | null {
  const lines = outputs.filter(({ kind }) => kind === 'stranger');
  const total = lines.reduce((sum, { amountSats }) => sum + (amountSats ?? 0), 0);
  const parts = [
    ...sumTexts(
      lines.flatMap((line) => line.assets),
      assets,
    ),
    ...(total === 0 ? [] : [sats(total)]),
  ];
  return parts.length === 0
    ? null
    : `${say('claim-strangers', { count: lines.length, amount: sayList(parts) })} ${say(code === 'OUTPUT_SPOOF' ? 'refusal-spoof' : 'claim-strangers-unasked')}`;
}

function sumTexts(
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
    : [...said.slice(0, MOST_SAID), say('part-flow-more', { count: said.length - MOST_SAID })];
}

const MOST_SAID = 4;
