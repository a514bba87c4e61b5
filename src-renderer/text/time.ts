import { language, say } from '../../src-preload/messages/say.ts';
import { clockText } from './durations.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** “2 min ago”. A clock that was set back gives no negative age. */
export function ago(thenMs: number, nowMs: number): string {
  const age = Math.max(0, nowMs - thenMs);
  if (age < 2 * SECOND) return say('time-now');
  if (age >= 2 * DAY) return say('time-days-ago', { count: Math.floor(age / DAY) });
  return say('time-ago', { span: span(age) });
}

function span(ms: number): string {
  if (ms < MINUTE) return say('time-seconds', { count: Math.floor(ms / SECOND) });
  if (ms < HOUR) return say('time-minutes', { count: Math.floor(ms / MINUTE) });
  if (ms < 2 * DAY) return say('time-hours', { count: Math.floor(ms / HOUR) });
  return say('time-days', { count: Math.floor(ms / DAY) });
}

const FORMATS = {
  exactly: { dateStyle: 'medium', timeStyle: 'medium' },
  onTheDay: { dateStyle: 'medium', timeStyle: 'short', hour12: false },
  dayAlone: { dateStyle: 'medium' },
  monthAlone: { month: 'long', year: 'numeric' },
  onTheClock: { hour: '2-digit', minute: '2-digit', hour12: false },
  dayOnTheClock: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hour12: false },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

const made = new Map<string, Intl.DateTimeFormat>();

/** Keeps formats, since making one takes long and lists have a moment in each row. */
function written(format: keyof typeof FORMATS, atMs: number): string {
  const key = `${locale()} ${format}`;
  const before = made.get(key);
  if (before !== undefined) return before.format(atMs);
  const now = new Intl.DateTimeFormat(locale(), FORMATS[format]);
  made.set(key, now);
  return now.format(atMs);
}

/** The time left: as `1:48`, and from an hour on in words, because seconds say nothing there. */
export const left = (ms: number): string => (ms < HOUR ? clockText(ms) : span(ms));

/** A duration in rounded minutes: a second below 25 min is “25 min”. */
export function lasting(ms: number): string {
  return span(ms < MINUTE ? Math.max(0, ms) : Math.round(ms / MINUTE) * MINUTE);
}

export const exact = (atMs: number): string => written('exactly', atMs);

/** “12:04” */
export const clockTime = (atMs: number): string => written('onTheClock', atMs);

/** “20 Nov 2026, 12:04” */
export const moment = (atMs: number): string => written('onTheDay', atMs);

/** “25 Jan 2027” */
export const day = (atMs: number): string => written('dayAlone', atMs);

/** “November 2026” */
export const monthAndYear = (atMs: number): string => written('monthAlone', atMs);

/** “3 Mar, 12:04” */
export const dayAndTime = (atMs: number): string => written('dayOnTheClock', atMs);

const isToday = (atMs: number, nowMs: number): boolean =>
  new Date(atMs).toDateString() === new Date(nowMs).toDateString();

export const clockOrDay = (atMs: number, nowMs: number): string =>
  isToday(atMs, nowMs) ? clockTime(atMs) : dayAndTime(atMs);

/** “at 12:04”, “on 3 Mar, 12:04” */
export function atOrOn(atMs: number, nowMs: number): string {
  return isToday(atMs, nowMs)
    ? say('time-at', { time: clockTime(atMs) })
    : say('time-on', { moment: dayAndTime(atMs) });
}

/** The language for Intl, in the variant of the person's region if their system has the same language. */
function locale(): string {
  const spoken = language();
  const { navigator } = globalThis as { readonly navigator?: { readonly language: string } };
  const own = navigator?.language ?? spoken;
  return own.toLowerCase().split('-')[0] === spoken ? own : spoken;
}
