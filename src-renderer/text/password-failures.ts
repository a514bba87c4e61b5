import type { Failure } from '../../src-preload/contract/index.ts';
import { say } from '../../src-preload/messages/say.ts';

/** Whether this is answered by typing the app password, once more or again. */
export function wantsPassword({ code }: Failure): boolean {
  return code === 'PASSWORD_NEEDED' || code === 'PASSWORD_WRONG' || code === 'PASSWORD_WAIT';
}

/** What a new one must be. Null: it may be taken. */
export function whyNotPassword(chosen: string, repeated: string): string | null {
  if (chosen.length < LEAST_CHARS) return say('failure-new-password-short', { least: LEAST_CHARS });
  return chosen === repeated ? null : say('failure-new-password-differs');
}

/** As the contract has it. */
const LEAST_CHARS = 8;
