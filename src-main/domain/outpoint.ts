/** An outpoint as text, `txid:vout`: by this it is compared, and written down. */
export function nameOf({ txid, vout }: { readonly txid: string; readonly vout: number }): string {
  return `${txid}:${String(vout)}`;
}
