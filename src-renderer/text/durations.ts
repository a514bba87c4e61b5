import { say } from '../../src-preload/messages/say.ts';

export function durationText(elapsedMs: number): string {
  const seconds = Math.max(0, Math.floor(elapsedMs / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours > 0) return say('time-hours-minutes', { hours, minutes: minutes % 60 });
  if (minutes > 0) return say('time-minutes-seconds', { minutes, seconds: seconds % 60 });
  return say('time-seconds', { count: seconds });
}

export function clockText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}

export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
