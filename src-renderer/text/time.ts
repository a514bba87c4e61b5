import { NO_BREAK_SPACE as GAP } from '../../src-preload/messages/digits.ts';
import { clockText } from './durations.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** “12 s ago”, “4 min ago”; a clock that was set back never gives a negative age. */
export function ago(thenMs: number, nowMs: number): string {
  const age = Math.max(0, nowMs - thenMs);
  if (age < 2 * SECOND) return 'just now';
  return `${span(age)} ago`;
}

/** The largest unit that says enough. */
function span(ms: number): string {
  if (ms < MINUTE) return `${String(Math.floor(ms / SECOND))}${GAP}s`;
  if (ms < HOUR) return `${String(Math.floor(ms / MINUTE))}${GAP}min`;
  if (ms < 2 * DAY) return `${String(Math.floor(ms / HOUR))}${GAP}h`;
  return `${String(Math.floor(ms / DAY))}${GAP}days`;
}

const exactly = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
const onTheDay = new Intl.DateTimeFormat(undefined, {
  dateStyle: 'medium',
  timeStyle: 'short',
  hour12: false,
});
const dayAlone = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const onTheClock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hour12: false });

const dayOnTheClock = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

/** What is left: on a clock below an hour, in words above, where the seconds say nothing. */
export function left(ms: number): string {
  return ms < HOUR ? clockText(ms) : span(ms);
}

/** How long something lasts in all, rounded: what ends a second before 25 min lasts “25 min”. */
export function lasting(ms: number): string {
  return span(ms < MINUTE ? Math.max(0, ms) : Math.round(ms / MINUTE) * MINUTE);
}

/** The exact moment, for a tooltip. */
export function exact(atMs: number): string {
  return exactly.format(atMs);
}

/** Hours and minutes: “listed at 12:04”. */
export function clockTime(atMs: number): string {
  return onTheClock.format(atMs);
}

/** Day and time, for a list: “20 Nov 2026, 12:04”. It does not change while one looks. */
export function moment(atMs: number): string {
  return onTheDay.format(atMs);
}

/** A day alone, where the hour would say too much: “25 Jan 2027”. */
export function day(atMs: number): string {
  return dayAlone.format(atMs);
}

/** For what is not of today: “3 Mar, 12:04”. */
export function dayAndTime(atMs: number): string {
  return dayOnTheClock.format(atMs);
}

/** In a sentence: “at 12:04” of today, “on 3 Mar, 12:04” of another day. */
export function atOrOn(atMs: number, nowMs: number): string {
  const isToday = new Date(atMs).toDateString() === new Date(nowMs).toDateString();
  return isToday ? `at ${clockTime(atMs)}` : `on ${dayAndTime(atMs)}`;
}
