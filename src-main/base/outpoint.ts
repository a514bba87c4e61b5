export interface Outpoint {
  readonly txid: string;
  readonly vout: number;
}

/** An outpoint as text, `txid:vout`: by this it is compared, and written down. */
export function nameOf({ txid, vout }: { readonly txid: string; readonly vout: number }): string {
  return `${txid}:${String(vout)}`;
}

/** Read back; none where it is no outpoint. */
export function outpointIn(name: string): { readonly txid: string; readonly vout: number }[] {
  const [txid = '', vout = ''] = name.split(':');
  return /^\d{1,10}$/.test(vout) ? [{ txid, vout: Number(vout) }] : [];
}
