export interface Outpoint {
  readonly txid: string;
  readonly vout: number;
}

/** `txid:vout`, for comparison and storage. */
export function outpointName({ txid, vout }: { readonly txid: string; readonly vout: number }): string {
  return `${txid}:${String(vout)}`;
}

export function outpointNames(inputs: readonly { readonly outpoint: Outpoint }[]): string[] {
  return inputs.map(({ outpoint }) => outpointName(outpoint));
}

export function outpointIn(name: string): { readonly txid: string; readonly vout: number }[] {
  const [txid = '', vout = ''] = name.split(':');
  return /^\d{1,10}$/.test(vout) ? [{ txid, vout: Number(vout) }] : [];
}

export function sealKey(secretSeal: string): string {
  return `seal ${secretSeal}`;
}

export function scriptKey(script: string): string {
  return `script ${script}`;
}
