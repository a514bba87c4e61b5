import type { SendReview, InProgressFlow } from '../../src-preload/contract/index.ts';
import { type AssetWords } from './asset-words.ts';
import { sats } from './numbers.ts';
import { refusedText } from './service-errors.ts';
import { ago, atOrOn } from './time.ts';
import { refreshFailedWords } from './transfers.ts';
import { sayList, say, type MessageArguments } from '../../src-preload/messages/say.ts';

type Story = MessageArguments<'progress-story'>['story'];
type Truth = MessageArguments<'progress-truth'>['truth'];

/** “Send 10.00 TUSD”; if amounts are hidden, only the assets are named. */
export function unfinishedTitle({ intent }: InProgressFlow, assets: AssetWords, hidden: boolean): string {
  if (intent === null) return say('progress-title-unreadable');
  switch (intent.kind) {
    case 'createSlots':
      return say('progress-title-slots', { count: intent.askedNum });
    case 'sendBtc':
      return hidden
        ? say('progress-title-bitcoin-hidden')
        : say('progress-title-bitcoin', {
            amount: sats(intent.recipients.reduce((sum, one) => sum + one.amountSats, 0)),
          });
    case 'replacement':
      return say('question-replace', { act: intent.act });
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
  const named = ids.length > 3 ? say('question-sign-send.assets', { count: ids.length }) : sayList(sums);
  return say('progress-title-send', { assets: named, recipients });
}

export function unfinishedStory(flow: InProgressFlow, nowMs: number): string {
  const { state, kind, sinceMs, noAnswer, refreshFailed } = flow;
  const tell = (story: Story, atMs = sinceMs, more = '') =>
    say('progress-story', { story, ago: ago(atMs, nowMs), more });
  switch (state) {
    case 'noAnswer':
      if (noAnswer === null) return tell(state);
      return noAnswer.named === null
        ? tell('noneFits', noAnswer.handedOverAtMs, refusedText(noAnswer.because))
        : tell('otherNamed', noAnswer.handedOverAtMs, noAnswer.named.slice(0, 8));
    case 'handedOver':
      if (refreshFailed !== null) return `${tell('taken')} ${refreshFailedWords(refreshFailed)}`;
      return tell(kind === 'send' ? 'takenSend' : 'takenUnlisted');
    case 'refused': {
      const { because = '', handedOverAtMs } = noAnswer ?? {};
      return because === ''
        ? tell('refusedUntold', handedOverAtMs)
        : tell('refused', handedOverAtMs, refusedText(because));
    }
    default:
      return tell(state);
  }
}

export function unfinishedTruth(flow: InProgressFlow): string {
  const { state, noAnswer, expired, connected, service, can } = flow;
  // `never` without a reason is no objection to the transaction: there is just nothing to submit.
  const never = can.handOver.when === 'never' ? can.handOver.because : undefined;
  const looks = noAnswer !== null && (state === 'noAnswer' || state === 'refused') ? noAnswer.looks : 0;
  const truths: (Truth | false)[] = [
    knownState(state, noAnswer),
    looks > 0 && 'looks',
    flow.fromBackup === true && 'fromBackup',
    expired && 'expired',
    never === 'refused' && 'neverRefused',
    never === 'spent' && 'neverSpent',
    !connected && 'elsewhere',
  ];
  return truths
    .flatMap((one) => (one === false ? [] : [say('progress-truth', { truth: one, looks, service })]))
    .join(' ');
}

function knownState(state: InProgressFlow['state'], noAnswer: InProgressFlow['noAnswer']): Truth {
  if (state === 'notSigned' || state === 'signing') return 'here';
  if (state !== 'noAnswer') return state;
  return noAnswer !== null && noAnswer.named !== null ? 'otherNamed' : 'handingOver';
}

/** Why the bytes may not be submitted yet; null if they may, or never will be. */
export function notYet({ can }: InProgressFlow, nowMs: number): string | null {
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
