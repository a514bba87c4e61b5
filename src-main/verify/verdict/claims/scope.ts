/** Whether inputs that are not ours may stand in a transaction of this intent. */
export function isOnlyOurPart(intent: { readonly kind: string; readonly onlyOurPart?: true }): boolean {
  return intent.kind === 'offline' && intent.onlyOurPart === true;
}

/**
 * `asked`: a service built it for a wish, in its one known form. `bare`: another program made it, so every form is
 * taken in which nobody else could change what is signed. `part`: the same, and others put inputs into it.
 */
export type Scope = 'asked' | 'bare' | 'part';

export function scopeOf(intent: { readonly kind: string; readonly onlyOurPart?: true }): Scope {
  if (intent.kind !== 'offline') return 'asked';
  return isOnlyOurPart(intent) ? 'part' : 'bare';
}
