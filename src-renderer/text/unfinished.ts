import type { UnfinishedFlow } from '../../src-preload/contract/index.ts';
import { type AssetWords, listed } from './asset-words.ts';
import { refreshFailedWords } from './doctor.ts';
import { foreign } from './foreign.ts';
import { plural, sats } from './numbers.ts';
import { reasonText, refusedText } from './service-errors.ts';
import { ago, atOrOn } from './time.ts';

/** What is said of a flow that is not closed: what it is, what happened, and what is true now. */

/** “Send 10.00 TUSD”; the assets alone while amounts are hidden. */
export function unfinishedTitle({ intent }: UnfinishedFlow, assets: AssetWords, hidden: boolean): string {
  if (intent === null) return 'A transaction whose beginning can no longer be read';
  if (intent.kind === 'createSlots') return `Create ${plural(intent.askedNum, 'slot')}`;
  if (intent.kind === 'sendBtc') return hidden ? 'Send bitcoin' : `Send ${sats(intent.amountSats)}`;
  const ids = [...new Set(intent.recipients.map(({ assetId }) => assetId))];
  const sums = ids.map((assetId) => {
    const units = intent.recipients.reduce(
      (sum, one) => (one.assetId === assetId ? sum + BigInt(one.amount) : sum),
      0n,
    );
    return hidden ? assets.name(assetId) : assets.amount(assetId, units);
  });
  const { length } = intent.recipients;
  const to = length > 1 ? ` to ${plural(length, 'recipient')}` : '';
  return `Send ${ids.length > 3 ? plural(ids.length, 'asset') : listed(sums)}${to}`;
}

export const unfinishedState: Readonly<Record<UnfinishedFlow['state'], string>> = {
  notSigned: 'Not signed',
  away: 'To be signed elsewhere',
  signing: 'Being signed',
  signed: 'Signed, not sent',
  handingOver: 'Being handed over',
  noAnswer: 'No answer that fits',
  refused: 'Refused by the service',
  handedOver: 'Handed over',
  seen: 'Waits for a block',
};

/** What happened, and since when. */
export function unfinishedStory(
  { state, kind, sinceMs, noAnswer, refreshFailed }: UnfinishedFlow,
  nowMs: number,
): string {
  const since = ago(sinceMs, nowMs);
  switch (state) {
    case 'notSigned':
      return `It was prepared ${since}, and not signed.`;
    case 'away':
      return `It went out ${since} to be signed on another machine.`;
    case 'signing':
      return `Its signature is being made.`;
    case 'signed':
      return `You signed it ${since}, and it was not handed over.`;
    case 'handingOver':
      return `It is being handed over since ${since}, and no answer came yet.`;
    case 'noAnswer': {
      if (noAnswer === null) return 'It was handed over, and no answer came.';
      const handedOver = `It was handed over ${ago(noAnswer.handedOverAtMs, nowMs)}`;
      if (noAnswer.named !== null)
        return `${handedOver}, and the service says that it took another one, ${noAnswer.named.slice(0, 8)}….`;
      return `${handedOver}. No answer of the service fits: ${reasonText(noAnswer.because)}.`;
    }
    case 'handedOver':
      if (refreshFailed !== null) return `The service took it ${since}. ${refreshFailedWords(refreshFailed)}`;
      return kind === 'send'
        ? `The service took it ${since}, and waits for the recipient.`
        : `The service took it ${since}, and its list does not show it yet.`;
    case 'seen':
      return `The service has shown it since ${since}.`;
    case 'refused':
      return `The service refused it${noAnswer === null ? ` ${since}` : ` ${ago(noAnswer.handedOverAtMs, nowMs)}`}${refusedWords(noAnswer?.because ?? '')}.`;
  }
}

/** Words of a stranger, in quotes; a reason that is known in our own. Nothing where it gave none. */
function refusedWords(because: string): string {
  if (because === '') return ', and gave no reason';
  return `: ${refusedText(because)}`;
}

/** What is true because of that. */
export function unfinishedTruth(flow: UnfinishedFlow): string {
  const { state, noAnswer, expired, connected, service } = flow;
  const backup =
    flow.fromBackup === true
      ? ' It came from a backup: where that was made it may have been handed over already, or replaced. Ochre looks at the chain and at its coins before it goes from here.'
      : '';
  const late = expired ? ' An invoice of it has expired meanwhile.' : '';
  const elsewhere = connected
    ? ''
    : ` It was begun with ${foreign(service)}: connect this wallet to it again to go on.`;
  return `${truths(state, noAnswer)}${backup}${late}${elsewhere}`;
}

function truths(state: UnfinishedFlow['state'], noAnswer: UnfinishedFlow['noAnswer']): string {
  switch (state) {
    case 'away':
      return 'Nothing is spent before it comes back and you hand it over. Nothing else replaces it meanwhile.';
    case 'notSigned':
    case 'signing':
      return 'Nothing of it has left this computer, and nothing can be spent by it.';
    case 'signed':
      return 'The service does not have it. Its coins stay free until it is handed over.';
    case 'handingOver':
      return 'It may have arrived. What would pay the same again is refused until that is known.';
    case 'noAnswer':
      if (noAnswer !== null && noAnswer.named !== null)
        return `Yours may have been sent, or not${looked(noAnswer.looks)}. Sign nothing new with this service before that is known.`;
      return `The service may have it, or not${looked(noAnswer?.looks ?? 0)}. What would pay the same again is refused until that is known.`;
    case 'refused':
      return `The service has what you signed, and could still broadcast it${looked(noAnswer?.looks ?? 0)}. What would pay the same again is refused.`;
    case 'handedOver':
      return 'It can still be broadcast by whoever has it. There is nothing for you to do.';
    case 'seen':
      return 'It is final once blocks hold it. There is nothing for you to do.';
  }
}

function looked(looks: number): string {
  return looks === 0 ? '' : `: asked ${plural(looks, 'time')} since, it lists nothing of it`;
}

/** Why the same bytes do not go again yet; null: they may go, or never will. */
export function notYet({ can }: UnfinishedFlow, nowMs: number): string | null {
  const { handOver } = can;
  if (handOver.when !== 'later') return null;
  const left = handOver.looksLeft === 0 ? '' : `after ${plural(handOver.looksLeft, 'more look')}`;
  const from = handOver.fromMs > nowMs ? `not before ${atOrOn(handOver.fromMs, nowMs)}` : '';
  const when = [left, from].filter((part) => part !== '').join(', and ');
  return `It may have arrived. The same bytes may go ${when === '' ? 'after one more look' : when}.`;
}

/** What a look told. */
export const becameWords = {
  open: 'The service still tells nothing of it',
  settled: 'It went through',
  failed: 'The service gave it up',
  dropped: 'It was dropped',
} as const;
