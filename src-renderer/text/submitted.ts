import type { CallOutput, InProgressFlow } from '../../src-preload/contract/index.ts';
import { say } from '../../src-preload/messages/say.ts';

export type Submitted = Exclude<CallOutput<'signing.approve'>, { outcome: 'aborted' }>;

/** What came of a submitted transaction. `intent`: what was requested; null if that can't be read. */
export function submittedText(done: Submitted, intent: InProgressFlow['intent']): string {
  switch (done.outcome) {
    case 'paid':
      return done.listed
        ? `${say('review-btc-sent')}. ${say('review-btc-listed')}`
        : submitted(say('review-btc-unlisted'));
    case 'created': {
      // With 0 the service has taken the transaction, but lists no slots yet.
      if (done.created === 0) return submitted(say('review-slots-unlisted'));
      const isFewer = intent?.kind === 'createSlots' && intent.num !== done.created;
      const fewer = isFewer ? [say('review-slots-fewer', { listed: done.created, made: intent.num })] : [];
      return [
        `${say('review-slots-made', { count: done.created })}.`,
        say('review-slots-wait'),
        ...fewer,
      ].join(' ');
    }
    case 'handedOver': {
      if (done.broadcast === 'unsaid') return submitted(say('review-send-unsaid'));
      if (done.broadcast === 'told') return submitted(say('review-send-without-waiting'));
      const isDonation = intent?.kind === 'send' && intent.donation;
      const allTheSame = isDonation ? [say('review-send-waits-all-the-same')] : [];
      return submitted([...allTheSame, say('review-send-waits')].join(' '));
    }
  }
}

const submitted = (more: string): string => `${say('review-done-handed-over')}. ${more}`;
