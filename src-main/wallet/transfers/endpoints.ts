import { asWeb, parseEndpoint } from '../../domain/rgb/endpoint.ts';
import { recipientName } from '../../domain/rgb/recipient-name.ts';
import { MAX_ENDPOINTS } from '../../domain/rgb/rgb-limits.ts';
import { isLoopbackHost } from '../../domain/services/route.ts';
import { directionOf } from '../../domain/transfers/state.ts';
import { parseUrl } from '../../domain/url.ts';
import type { WalletRecord } from '../../domain/wallet/wallet-record.ts';
import type { KeptTransfer, WalletHoldings } from '../../ports/index.ts';

/**
 * Tells of each transfer where its asset data may lie, the first ones alone, since each may take its time: of a receive
 * what our own invoice says, then what the service lists, which may leave it out, or name thousands. `byItself`: no
 * person asked for it.
 */
export function createEndpoints(
  kept: Pick<WalletHoldings, 'invoices'>,
  wallet: WalletRecord,
  byItself: boolean,
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
      .filter((endpoint) => isAskable(endpoint, wallet, byItself))
      .slice(0, MAX_ENDPOINTS);
  };
}

/**
 * A service lists what it likes: by itself Ochre asks no program of this computer because of it, unless the service is
 * one of them, too.
 */
function isAskable(text: string, { connection }: WalletRecord, byItself: boolean): boolean {
  const endpoint = parseEndpoint(text);
  if (typeof endpoint === 'string' || !['http', 'https'].includes(endpoint.scheme)) return false;
  if (!byItself || endpoint.hostKind !== 'loopback') return true;
  return isLoopbackHost(parseUrl(chosenBy(connection))?.hostname ?? '');
}

/** What the person said of where the service is, or where its senders leave asset data. */
function chosenBy(connection: WalletRecord['connection']): string {
  if (connection.kind === 'own') return asWeb(connection.rgbProxy ?? '');
  return connection.kind === 'remote' ? connection.baseUrl : '';
}
