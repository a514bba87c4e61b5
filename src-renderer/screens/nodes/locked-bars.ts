import { minutesText } from '../../text/nodes.ts';
import { clockTime, moment } from '../../text/time.ts';
import type { LockedHistoryView } from './locked-history.svelte.ts';

/** A piece of the time that is plotted. */
export interface LockedBar {
  readonly fromMs: number;
  readonly toMs: number;
  /** Of all nodes together; null: nothing is known of that time. */
  readonly seconds: number | null;
}

/** What is plotted, oldest first. */
export function lockedBars({ fromMs, toMs, lockedSeconds, knownSinceMs }: LockedHistoryView): LockedBar[] {
  const count = Math.max(1, lockedSeconds.length);
  const each = (toMs - fromMs) / count;
  const unknown =
    knownSinceMs === null
      ? lockedSeconds.length
      : Math.floor(((knownSinceMs - fromMs) / (toMs - fromMs)) * lockedSeconds.length);
  return lockedSeconds.map((seconds, at) => ({
    fromMs: fromMs + at * each,
    toMs: fromMs + (at + 1) * each,
    seconds: at < unknown ? null : seconds,
  }));
}

export const barTime = ({ fromMs, toMs }: LockedBar): string => `${moment(fromMs)} to ${clockTime(toMs)}`;

export function lockedWords(seconds: number | null): string {
  if (seconds === null) return 'nothing is known';
  if (seconds === 0) return 'none locked';
  return seconds < 60 ? 'under a minute' : minutesText(Math.round(seconds / 60));
}
