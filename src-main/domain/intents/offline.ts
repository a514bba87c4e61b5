/**
 * Nothing was asked for: a bare PSBT, brought here to be signed. The judge says what it does instead of whether it is
 * what was asked; whoever signs it confirms each line that pays somebody else.
 */
export interface OfflineIntent {
  readonly kind: 'offline';
  /** Others put inputs into it too: our own are signed and no others, and it is not finalised. */
  readonly onlyOurPart?: true;
}

/** Whether inputs that are not ours may stand in a transaction of this intent. */
export function isOnlyOurPart(intent: { readonly kind: string; readonly onlyOurPart?: true }): boolean {
  return intent.kind === 'offline' && intent.onlyOurPart === true;
}
