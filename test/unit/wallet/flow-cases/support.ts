import type { InProgressFlow } from '../../../../src-preload/contract/index.ts';
import { unspentsBody, wireTransfer, type AssetApp } from '../asset-app.ts';
import { answerInstead } from '../app.ts';

export const MINUTE = 60_000;

/** The only one that is unfinished and that somebody has to do something about. */
export async function onlyUnfinished({ app, walletId }: AssetApp): Promise<InProgressFlow> {
  const [flow, ...others] = (await app.get('signing.unfinished', { walletId })).flows;
  if (flow === undefined || others.length > 0) throw new Error('there is not one');
  return flow;
}

/** From now on the service lists an output more than it has. */
export async function inventUnspent(
  { app, api }: AssetApp,
  invented: {
    readonly txid: string;
    readonly vout: number;
    readonly sats: number;
    readonly colorable: boolean;
  },
): Promise<void> {
  const { sats, ...place } = invented;
  const one = { ...place, amountSats: BigInt(sats), exists: true, allocations: [], pendingBlinded: 0 };
  answerInstead(app, 'listunspends', unspentsBody([...(await api.listUnspents()), one]), { always: true });
}

/** From now on the service lists a send more than it has. */
export function inventTransfer(
  { app }: AssetApp,
  invented: { readonly txid: string; readonly status: number },
): void {
  const row = wireTransfer({ idx: 900, batch_transfer_idx: 900, kind: 3, ...invented });
  answerInstead(app, 'listtransfers', [row], { always: true });
}

/** The service's numbers of the document's era. */
export const SETTLED = 2;
export const FAILED = 3;
