import type { TransferDetail } from '../../src-preload/contract/index.ts';
import { say } from '../../src-preload/messages/say.ts';
import { isInDoubt } from './transfers.ts';
import { ago, clockTime, dayAndTime, left } from './time.ts';

type Doctor = NonNullable<TransferDetail['doctor']>;

/** Whose move it is, and what the move is. */
export function moveWords(doctor: Doctor, one: TransferDetail, nowMs: number): string {
  const { turn, refresh, endsAtMs, overdue } = doctor;
  if (overdue !== undefined) return say(`transfer-move-${overdue}`);
  switch (turn) {
    case 'unsure':
      return say(isInDoubt(one) ? 'transfer-move-doubt' : 'transfer-move-unsure');
    case 'chain':
      return say('transfer-move-chain');
    case 'them':
      if (one.direction === 'out') return say('transfer-move-recipient');
      return one.statusName === 'waitingBroadcast'
        ? say('transfer-move-sender-broadcasts')
        : say('transfer-move-sender-pays');
    case 'you':
      if (refresh === 'broadcasts') return say('transfer-move-you-broadcast');
      if (refresh === 'takesArrived') return say('transfer-move-you-take');
      return endsAtMs !== null && endsAtMs <= nowMs
        ? say('transfer-move-you-over')
        : say('transfer-move-you-begun');
  }
}

/** “18:20, until 12:29”. Below an hour it runs like a clock. */
export function timeLeft(endsAtMs: number | null, nowMs: number): string {
  if (endsAtMs === null) return say('transfer-time-no-end');
  if (endsAtMs <= nowMs) return say('transfer-time-over', { ago: ago(endsAtMs, nowMs) });
  const ends = endsAtMs - nowMs < 20 * 3_600_000 ? clockTime(endsAtMs) : dayAndTime(endsAtMs);
  return say('transfer-time-left', { left: left(endsAtMs - nowMs), ends });
}

/** What the last refresh said of a transfer for which it failed. */
export function refreshFailedWords(words: string): string {
  return words === ''
    ? say('transfer-refresh-failed-silently')
    : say('transfer-refresh-failed', { reason: words });
}

/** What giving it up does and may lose, or why it is not right now. */
export function giveUpWords(giveUp: Doctor['giveUp'], together: number): string {
  const sentences = giveUp.right
    ? [
        giveUp.frees === 'slot' ? say('transfer-give-up-slot') : say('transfer-give-up-send'),
        ...(together === 0 ? [] : [say('transfer-give-up-together', { count: together })]),
        say(`transfer-give-up-risk-${giveUp.risk}`),
      ]
    : [say('transfer-give-up-off'), say(`transfer-give-up-off-${giveUp.because}`)];
  return sentences.join(' ');
}
