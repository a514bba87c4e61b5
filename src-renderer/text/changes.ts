import type { AssetView, ChangeView } from '../../src-preload/contract/index.ts';
import { NO_BREAK_SPACE as GAP } from '../../src-preload/messages/digits.ts';
import { assetWords } from './asset-words.ts';

/** More are counted, not read out. */
const MOST_SAID = 3;

interface About {
  readonly find: (assetId: string) => AssetView | undefined;
  /** The person hides amounts: only the asset is named. */
  readonly hidden: boolean;
}

/** What a refresh found, for one note: the sentences that matter most, and how many more there are. Null: nothing. */
export function changesText(changes: readonly ChangeView[], about: About): string | null {
  const moved = new Set(changes.filter(({ kind }) => kind !== 'newAsset').map(({ assetId }) => assetId));
  const said = changes.flatMap((change) => {
    // An asset that came by a transfer is told of by the transfer.
    if (change.kind === 'newAsset' && moved.has(change.assetId)) return [];
    const sentence = changeSentence(change, about);
    return sentence === null ? [] : [sentence];
  });
  if (said.length === 0) return null;
  const more = said.length - MOST_SAID;
  return [...said.slice(0, MOST_SAID), ...(more > 0 ? [`and ${String(more)}${GAP}more`] : [])].join(' · ');
}

/** Null: the person did it just now, and needs no telling. */
function changeSentence(change: ChangeView, about: About): string | null {
  const what = whatOf(change, about);
  if (change.kind === 'alarm') return `The service now tells otherwise about ${what}`;
  if (change.kind === 'newAsset') return `A new asset: ${assetWords(about.find).name(change.assetId)}`;
  if (change.state === null || change.direction === 'none') return null;
  return (change.direction === 'in' ? incoming : outgoing)[change.state](what, change.kind === 'newTransfer');
}

type Sentences = Readonly<
  Record<NonNullable<ChangeView['state']>, (what: string, isNew: boolean) => string | null>
>;

const incoming: Sentences = {
  waitingForThem: () => null,
  waitingForYou: (what) => `${what} wait for you`,
  confirming: (what) => `${what} on its way: waiting for blocks`,
  settled: (what) => `${what} arrived: settled`,
  // What had failed before it was first heard of is no news.
  failed: (what, isNew) => (isNew ? null : `The invoice for ${what} was given up`),
  expired: (what) => `The invoice for ${what} expired and still holds its slot`,
  unknown: (what) => `${what}: the service tells a state that Ochre does not know`,
};

const outgoing: Sentences = {
  waitingForThem: () => null,
  waitingForYou: (what) => `${what} to send wait for you`,
  confirming: (what) => `${what} taken by the recipient: waiting for blocks`,
  settled: (what) => `${what} sent: settled`,
  failed: (what, isNew) => (isNew ? null : `The send of ${what} was given up`),
  expired: (what) => `The send of ${what} expired`,
  unknown: (what) => `${what}: the service tells a state that Ochre does not know`,
};

function whatOf({ assetId, amount }: ChangeView, { find, hidden }: About): string {
  const words = assetWords(find);
  // Without the precision the figure would be wrong by powers of ten.
  const known = amount !== null && !hidden && find(assetId) !== undefined;
  return known ? words.amount(assetId, amount) : words.name(assetId);
}
