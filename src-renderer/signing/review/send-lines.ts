import type {
  BareReview,
  LineView,
  MovedAssetView,
  Outcome,
  SendReview,
} from '../../../src-preload/contract/index.ts';
import { CLAIM_ASSETS } from '../../../src-preload/contract/state-words.ts';
import { say } from '../../../src-preload/messages/say.ts';
import type { FlowAsset, FlowLine } from '../../components/flow-layout.ts';
import { foreign, shortOutpoint, type AssetWords } from '../../text/index.ts';
import { inputLine, outputLine, type Lines } from './lines.ts';

type Given = MovedAssetView['given'][number] & { readonly assetId: string };

type Moving = SendReview | BareReview;

const recipientsOf = ({ intent }: Moving): SendReview['intent']['recipients'] =>
  intent.kind === 'send' ? intent.recipients : [];

export function sendLines(review: Moving, assets: AssetWords): Lines {
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

export const areAssetsOpen = ({ claims }: SendReview): boolean =>
  claims.some(({ name, outcome }) => outcome === 'notProved' && CLAIM_ASSETS[name] === 'moved');

function withAssets(
  made: FlowLine,
  line: LineView,
  assets: AssetWords,
  riding: ReadonlySet<string>,
): FlowLine {
  const written = line.assets.map((asset) => ({
    ...flowAsset(asset, assets),
    ...(riding.has(asset.assetId) ? { aside: say('review-line-rides') } : {}),
  }));
  return { ...made, assets: written };
}

function sendOutput(line: LineView, review: Moving, assets: AssetWords): FlowLine {
  const made = withAssets(outputLine(line), line, assets, new Set());
  if (line.kind === 'commitment' && line.outcome !== 'proved')
    return { ...made, note: say('review-line-data') };
  if (line.kind !== 'recipient') return made;
  const recipients = recipientsOf(review);
  const at = recipients.findIndex(({ address }) => address !== null && address === line.address);
  return recipients.length > 1 && at >= 0 ? { ...made, label: `${made.label} ${String(at + 1)}` } : made;
}

/** Lines for assets that go to no output of this transaction: blinded recipients, and existing slots. */
function outsideLines(review: Moving, assets: AssetWords): FlowLine[] {
  const given: Given[] = review.assets.flatMap(({ assetId, given }) =>
    given.map((one) => ({ ...one, assetId })),
  );
  const told = review.claims.find(({ name }) => name === 'recipientsAsAsked')?.outcome ?? 'notProved';
  const asked = recipientsOf(review);
  const blinded = asked.flatMap((recipient, at) =>
    recipient.kind === 'blinded' ? [{ ...recipient, at }] : [],
  );
  const many = asked.length > 1;
  const met = new Set<Given>();
  const change = review.claims.find(({ name }) => name === 'assetChangeOurs')?.outcome ?? 'notProved';
  const recipients = blinded.map((recipient): FlowLine => {
    const mine = given.filter(
      ({ assetId, seal }) => assetId === recipient.assetId && goesTo(seal, recipient.recipientId),
    );
    for (const one of mine) met.add(one);
    const amount = mine.reduce((sum, one) => sum + BigInt(one.amount), 0n);
    const asAsked = mine.length === 1 && amount === BigInt(recipient.amount);
    const outcome: Outcome = asAsked ? atBest(told) : atBest(told) === told ? 'notProved' : told;
    return outsideLine({
      label: many ? `${say('review-line-blinded')} ${String(recipient.at + 1)}` : say('review-line-blinded'),
      ...(mine.length > 0 ? {} : { note: say('review-line-missing') }),
      outcome,
      assets: [
        flowAsset(
          { assetId: recipient.assetId, amount: mine.length > 0 ? amount.toString() : recipient.amount },
          assets,
        ),
      ],
    });
  });
  return [
    ...recipients,
    ...given.flatMap((one) =>
      met.has(one) ? [] : outsideSlotLine(one, assets, { change, isBare: review.intent.kind === 'offline' }),
    ),
  ];
}

/** Even a correct line is shown no better than the claims about lines of its kind. */
const atBest = (claimed: Outcome): Outcome => (claimed === 'onTrust' ? 'onTrust' : 'proved');

const goesTo = (seal: Given['seal'], recipientId: string): boolean =>
  seal.kind === 'secret' && seal.recipientId === recipientId;

/**
 * Lines for unrequested assets and for those that return to an existing slot; own outputs have their own. `change`:
 * outcome of the claim about returning assets. If it isn't proved, a foreign slot may be ours.
 */
function outsideSlotLine(
  one: Given,
  assets: AssetWords,
  { change, isBare }: { readonly change: Outcome; readonly isBare: boolean },
): FlowLine[] {
  const { seal, to } = one;
  if (seal.kind === 'output') return [];
  const own = to === 'own';
  const unknown = !own && !isBare && seal.kind === 'outpoint' && change === 'notProved';
  const place = seal.kind === 'outpoint' ? shortOutpoint(seal) : foreign(seal.recipientId, 60);
  return [
    outsideLine({
      label:
        !own && seal.kind === 'secret'
          ? say('review-line-unnamed-slot')
          : say('review-line-slot', { whose: own ? 'own' : unknown ? 'unknown' : 'other', outpoint: place }),
      ...(!own && seal.kind === 'secret' ? { note: place } : {}),
      outcome: to !== 'stranger' ? atBest(change) : isBare || unknown ? 'notProved' : 'contradicts',
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
  { assetId, amount }: { readonly assetId: string; readonly amount: string | null },
  assets: AssetWords,
): FlowAsset {
  // An unknown amount gets the narrowest strand, and its words say that it is unknown.
  return { assetId, amount: BigInt(amount ?? 0), ...assets.figure(assetId, amount) };
}
