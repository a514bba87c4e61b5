/** Whether inputs that are not ours may stand in a transaction of this intent. */
export function isOnlyOurPart(intent: { readonly kind: string; readonly onlyOurPart?: true }): boolean {
  return intent.kind === 'offline' && intent.onlyOurPart === true;
}

/**
 * How strictly the form of a PSBT is held. `asked`: a service built it for a wish, and its one form is known. `bare`:
 * some other program made it, so that every form is taken in which nobody else could change what is signed. `part`: as
 * that, and others put inputs into it.
 */
export type Scope = 'asked' | 'bare' | 'part';

export function scopeOf(intent: { readonly kind: string; readonly onlyOurPart?: true }): Scope {
  if (intent.kind !== 'offline') return 'asked';
  return isOnlyOurPart(intent) ? 'part' : 'bare';
}
