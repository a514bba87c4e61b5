/**
 * Nothing was asked for: a bare PSBT, brought here to be signed. The judge says what it does instead of whether it is
 * what was asked; whoever signs it confirms each line that pays somebody else.
 */
export interface OfflineIntent {
  readonly kind: 'offline';
}
