import type { LockedHistory } from '../../../src-preload/contract/nodes.ts';
import { say } from '../../../src-preload/messages/say.ts';
import { clockTime, minutesText, moment } from '../../text/index.ts';

export type Hours = 24 | 168;

/** A piece of the time that is plotted. */
interface LockedBar {
  readonly fromMs: number;
  readonly toMs: number;
  /** Of all nodes together; null: nothing is known of that time. */
  readonly seconds: number | null;
}

/** What is plotted, oldest first. */
export function lockedBars({ fromMs, toMs, lockedSeconds, knownSinceMs }: LockedHistory): LockedBar[] {
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

export const barTime = ({ fromMs, toMs }: LockedBar): string => `${moment(fromMs)} – ${clockTime(toMs)}`;

export function lockedWords(seconds: number | null): string {
  if (seconds === null) return say('nodes-plot-bar', { of: 'unknown' });
  if (seconds === 0) return say('nodes-plot-bar', { of: 'none' });
  return seconds < 60 ? say('nodes-plot-bar', { of: 'short' }) : minutesText(Math.round(seconds / 60));
}
