import type { SendReview, UnfinishedFlow } from '../../src-preload/contract/index.ts';
import { type AssetWords } from './asset-words.ts';
import { sats } from './numbers.ts';
import { refusedText } from './service-errors.ts';
import { ago, atOrOn } from './time.ts';
import { refreshFailedWords } from './transfers.ts';
import { list, say } from '../../src-preload/messages/say.ts';

/** What is said of a flow that is not closed: what it is, what happened, and what is true now. */

/** “Send 10.00 TUSD”; the assets alone while amounts are hidden. */
export function unfinishedTitle({ intent }: UnfinishedFlow, assets: AssetWords, hidden: boolean): string {
  if (intent === null) return say('progress-title-unreadable');
  switch (intent.kind) {
    case 'createSlots':
      return say('progress-title-slots', { count: intent.askedNum });
    case 'sendBtc':
      return hidden
        ? say('progress-title-bitcoin-hidden')
        : say('progress-title-bitcoin', { amount: sats(intent.amountSats) });
    case 'send':
      return sendTitle(intent, assets, hidden);
  }
}

function sendTitle(intent: SendReview['intent'], assets: AssetWords, hidden: boolean): string {
  const ids = [...new Set(intent.recipients.map(({ assetId }) => assetId))];
  const sums = ids.map((assetId) => {
    const units = intent.recipients.reduce(
      (sum, one) => (one.assetId === assetId ? sum + BigInt(one.amount) : sum),
      0n,
    );
    return hidden ? assets.name(assetId) : assets.amount(assetId, units);
  });
  const recipients = intent.recipients.length;
  const named = ids.length > 3 ? say('question-sign-send.assets', { count: ids.length }) : list(sums);
  return say('progress-title-send', { assets: named, recipients });
}

export function unfinishedStory(
  { state, kind, sinceMs, noAnswer, refreshFailed }: UnfinishedFlow,
  nowMs: number,
): string {
  const since = { ago: ago(sinceMs, nowMs) };
  switch (state) {
    case 'signing':
    case 'notSigned':
    case 'away':
    case 'signed':
    case 'handingOver':
    case 'seen':
      return say('progress-story', { state, ...since });
    case 'noAnswer': {
      if (noAnswer === null) return say('progress-story', { state, ...since });
      const handedOver = ago(noAnswer.handedOverAtMs, nowMs);
      if (noAnswer.named !== null)
        return say('progress-story-other-named', { ago: handedOver, txid: noAnswer.named.slice(0, 8) });
      return say('progress-story-none-fits', { ago: handedOver, reason: refusedText(noAnswer.because) });
    }
    case 'handedOver':
      if (refreshFailed !== null)
        return `${say('progress-story-taken', { kind: 'bare', ...since })} ${refreshFailedWords(refreshFailed)}`;
      return say('progress-story-taken', { kind: kind === 'send' ? 'send' : 'unlisted', ...since });
    case 'refused': {
      const refused = noAnswer === null ? since : { ago: ago(noAnswer.handedOverAtMs, nowMs) };
      const because = noAnswer?.because ?? '';
      return because === ''
        ? say('progress-story', { state, ...refused })
        : say('progress-story-refused', { ...refused, reason: refusedText(because) });
    }
  }
}

export function unfinishedTruth(flow: UnfinishedFlow): string {
  const { state, noAnswer, expired, connected, service, can } = flow;
  const neverWhy = can.handOver.when === 'never' ? can.handOver.because : undefined;
  return [
    truth(state, noAnswer),
    ...(noAnswer !== null && noAnswer.looks > 0 && (state === 'noAnswer' || state === 'refused')
      ? [say('progress-truth-looks', { looks: noAnswer.looks })]
      : []),
    ...(flow.fromBackup === true ? [say('progress-truth-from-backup')] : []),
    ...(expired ? [say('progress-truth-expired')] : []),
    ...(neverWhy === undefined ? [] : [say(`progress-never-${neverWhy}`)]),
    ...(connected ? [] : [say('progress-truth-elsewhere', { service })]),
  ].join(' ');
}

function truth(state: UnfinishedFlow['state'], noAnswer: UnfinishedFlow['noAnswer']): string {
  switch (state) {
    case 'notSigned':
    case 'signing':
      return say('progress-truth-here');
    case 'noAnswer':
      return say(
        noAnswer !== null && noAnswer.named !== null
          ? 'progress-truth-other-named'
          : 'progress-truth-handingOver',
      );
    default:
      return say(`progress-truth-${state}`);
  }
}

/** Why the same bytes do not go again yet; null: they may go, or never will. */
export function notYet({ can }: UnfinishedFlow, nowMs: number): string | null {
  const { handOver } = can;
  if (handOver.when !== 'later') return null;
  const waits = handOver.fromMs > nowMs;
  const looks = waits ? handOver.looksLeft : Math.max(1, handOver.looksLeft);
  const moments = [
    ...(looks === 0 ? [] : [say('progress-not-yet-looks', { looks })]),
    ...(waits ? [say('progress-not-yet-time', { when: atOrOn(handOver.fromMs, nowMs) })] : []),
  ];
  return say('progress-not-yet', { moments: moments.join(', ') });
}
