import { BOUNDS } from '../../src-preload/contract/bounds.ts';
import type { Failure } from '../../src-preload/contract/index.ts';
import { say } from '../../src-preload/messages/say.ts';

export function wantsPassword({ code }: Failure): boolean {
  return code === 'PASSWORD_NEEDED' || code === 'PASSWORD_WRONG' || code === 'PASSWORD_WAIT';
}

/** Why a new password can't be set; null if it can. */
export function whyNotPassword(chosen: string, repeated: string): string | null {
  if (chosen.length < BOUNDS.leastPasswordChars)
    return say('failure-new-password-short', { least: BOUNDS.leastPasswordChars });
  return chosen === repeated ? null : say('failure-new-password-differs');
}
