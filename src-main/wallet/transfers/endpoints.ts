import { asWeb, parseEndpoint } from '../../base/service/route.ts';
import { recipientName } from '../../invoices/recipient.ts';
import { MAX_ENDPOINTS } from '../../invoices/invoice.ts';
import { directionOf } from '../../records/transfer-state.ts';
import { assetDataReaches } from '../context/reaches.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import type { KeptTransfer } from '../../ports/index.ts';
import type { WalletHoldings } from '../../records/holdings/holdings.ts';
import type { WalletContext } from '../context/context.ts';

/** The first few, since each takes time: our invoice's first. `isOpen`: only agreed hosts; null: any, main will ask. */
export function createEndpoints(
  kept: Pick<WalletHoldings, 'invoices'>,
  isOpen: ((endpoint: string) => boolean) | null,
): (transfer: Pick<KeptTransfer, 'kindName' | 'recipientId' | 'transportEndpoints'>) => readonly string[] {
  let invoices: ReadonlyMap<string, readonly string[]> | null = null;
  const invoiced = (recipientId: string): readonly string[] => {
    invoices ??= new Map(kept.invoices().map((one) => [recipientName(one.recipientId), one.endpoints]));
    return invoices.get(recipientName(recipientId)) ?? [];
  };
  return ({ kindName, recipientId, transportEndpoints }) => {
    const own = recipientId !== null && directionOf(kindName) === 'in' ? invoiced(recipientId) : [];
    const all = [...own, ...transportEndpoints.map(({ endpoint }) => endpoint)].map(asWeb);
    return [...new Set(all)]
      .filter((endpoint) => isAskable(endpoint) && (isOpen?.(endpoint) ?? true))
      .slice(0, MAX_ENDPOINTS);
  };
}

function isAskable(text: string): boolean {
  const endpoint = parseEndpoint(text);
  return typeof endpoint !== 'string' && ['http', 'https'].includes(endpoint.scheme);
}

export function mayAskAlone(
  { door }: Pick<WalletContext, 'door'>,
  wallet: WalletRecord,
): (endpoint: string) => boolean {
  if (wallet.connection.kind === 'practice') return () => true;
  return (endpoint) => assetDataReaches(wallet, [endpoint]).every(door.isOpen);
}
