import type { LineView, MovedAssetView, Outcome, SendReview } from '../../../src-preload/contract/index.ts';
import type { FlowAsset, FlowLine } from '../../components/flow-layout.ts';
import type { AssetWords } from '../../text/asset-words.ts';
import { foreign } from '../../text/foreign.ts';
import { shortOutpoint } from '../../text/numbers.ts';
import { inputLine, outputLine } from './lines.ts';

type Given = MovedAssetView['given'][number] & { readonly assetId: string };

/** Both sides of a send, as lines of the picture: with the assets on them, and beside the commitment what it gives. */
export function sendLines(
  review: SendReview,
  assets: AssetWords,
): { readonly inputs: FlowLine[]; readonly outputs: FlowLine[] } {
  const riding = new Set(review.assets.flatMap(({ assetId, role }) => (role === 'riding' ? [assetId] : [])));
  const outside = outsideLines(review, assets);
  const at = review.outputs.findLastIndex(({ kind }) => kind === 'commitment');
  return {
    inputs: review.inputs.map((line) => withAssets(inputLine(line), line, assets, riding)),
    outputs: [
      ...review.outputs.slice(0, at + 1).map((line) => sendOutput(line, review, assets)),
      ...outside,
      ...review.outputs.slice(at + 1).map((line) => sendOutput(line, review, assets)),
    ],
  };
}

function withAssets(
  made: FlowLine,
  line: LineView,
  assets: AssetWords,
  riding: ReadonlySet<string>,
): FlowLine {
  const written = line.assets.map((asset) => ({
    ...flowAsset(asset, assets),
    ...(riding.has(asset.assetId) ? { aside: 'rides along' } : {}),
  }));
  return { ...made, assets: written };
}

function sendOutput(line: LineView, review: SendReview, assets: AssetWords): FlowLine {
  const made = withAssets(outputLine(line), line, assets, new Set());
  if (line.kind === 'commitment') return { ...made, note: 'seals where the assets go' };
  if (line.kind !== 'recipient') return made;
  const many = review.intent.recipients.length > 1;
  const place = review.intent.recipients.findIndex(
    ({ address }) => address !== null && address === line.address,
  );
  const who = many && place >= 0 ? ` ${String(place + 1)}` : '';
  return { ...made, label: `Output ${String(line.index)} · recipient${who}’s own` };
}

/** What is given to places that are no output of this transaction: blinded recipients, slots that are there already. */
function outsideLines(review: SendReview, assets: AssetWords): FlowLine[] {
  const given: Given[] = review.assets.flatMap(({ assetId, given }) =>
    given.map((one) => ({ ...one, assetId })),
  );
  const told = review.claims.find(({ name }) => name === 'recipientsAsAsked')?.outcome ?? 'notProved';
  const blinded = review.intent.recipients.flatMap((recipient, at) =>
    recipient.kind === 'blinded' ? [{ ...recipient, at }] : [],
  );
  const many = review.intent.recipients.length > 1;
  const met = new Set<Given>();
  const recipients = blinded.map((recipient): FlowLine => {
    const mine = given.filter(
      ({ assetId, seal }) => assetId === recipient.assetId && goesTo(seal, recipient.recipientId),
    );
    for (const one of mine) met.add(one);
    const amount = mine.reduce((sum, one) => sum + BigInt(one.amount), 0n);
    const asAsked = mine.length === 1 && amount === BigInt(recipient.amount);
    const outcome: Outcome = asAsked ? 'proved' : told === 'proved' ? 'notProved' : told;
    return outsideLine({
      label: `Recipient${many ? ` ${String(recipient.at + 1)}` : ''}’s slot, blinded`,
      note: mine.length > 0 ? 'not an output of this transaction' : 'asked for, and not found in it',
      outcome,
      assets: [
        flowAsset(
          { assetId: recipient.assetId, amount: mine.length > 0 ? amount.toString() : recipient.amount },
          assets,
        ),
      ],
    });
  });
  return [...recipients, ...given.flatMap((one) => (met.has(one) ? [] : elsewhere(one, assets)))];
}

const goesTo = (seal: Given['seal'], recipientId: string): boolean =>
  seal.kind === 'secret' && seal.recipientId === recipientId;

/** What nobody asked for, and what returns to a slot that is there already. On an own output it stands there. */
function elsewhere(one: Given, assets: AssetWords): FlowLine[] {
  const { seal, to } = one;
  if (seal.kind === 'output') return [];
  const own = to === 'own';
  const place = seal.kind === 'outpoint' ? shortOutpoint(seal) : foreign(seal.recipientId, 60);
  return [
    outsideLine({
      label: own
        ? `Your slot ${place}`
        : seal.kind === 'secret'
          ? 'A slot that nobody named'
          : `Not your slot, ${place}`,
      note: own
        ? 'there already: no output of this'
        : seal.kind === 'secret'
          ? place
          : 'not an output of this transaction',
      outcome: to === 'stranger' ? 'contradicts' : 'proved',
      assets: [flowAsset(one, assets)],
    }),
  ];
}

const outsideLine = (part: Pick<FlowLine, 'label' | 'note' | 'outcome' | 'assets'>): FlowLine => ({
  ...part,
  amountSats: null,
  kind: 'recipient',
  outside: true,
});

function flowAsset(
  { assetId, amount }: { readonly assetId: string; readonly amount: string },
  assets: AssetWords,
): FlowAsset {
  return { assetId, amount: BigInt(amount), ...assets.figure(assetId, amount) };
}
