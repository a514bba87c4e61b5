import { say } from '../../src-preload/messages/say.ts';
import { ago } from './time.ts';

/** After half a year the paper may have faded, moved house or been thrown away. */
const CHECK_AGAIN_MS = 182 * 86_400_000;

export function wantsCheck(checkedAtMs: number | null, nowMs: number): boolean {
  return checkedAtMs === null || nowMs - checkedAtMs > CHECK_AGAIN_MS;
}

export function checkedText(checkedAtMs: number | null, nowMs: number): string {
  return checkedAtMs === null
    ? say('settings-words-unchecked')
    : say('settings-words-checked', { ago: ago(checkedAtMs, nowMs) });
}
