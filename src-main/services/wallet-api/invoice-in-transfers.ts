import { fail, WalletError } from '../../base/errors.ts';
import { parseInvoice } from '../../invoices/invoice.ts';
import type { ApiTransfer, WalletApi } from '../../ports/index.ts';

/** For services that report invoices in transfer lists only. Throws TRANSFER_UNKNOWN, and what listing throws. */
export async function findInTransfers(
  api: Pick<WalletApi, 'listAssets' | 'listTransfers'>,
  text: string,
): Promise<ApiTransfer> {
  const parsed = parseInvoice(text);
  if (!parsed.ok) throw fail('TRANSFER_UNKNOWN', {});
  const { assetId, recipientId } = parsed.invoice;
  const places =
    assetId === null ? ['', ...(await api.listAssets()).map((asset) => asset.assetId)] : [assetId];
  for (const place of places) {
    const found = (await listed(api, place)).find((transfer) => transfer.recipientId === recipientId);
    if (found !== undefined) return found;
  }
  throw fail('TRANSFER_UNKNOWN', {});
}

/** Empty for an unknown asset: servers before 2026 take the empty id for one. */
async function listed(
  api: Pick<WalletApi, 'listTransfers'>,
  assetId: string,
): Promise<readonly ApiTransfer[]> {
  try {
    return await api.listTransfers(assetId);
  } catch (error) {
    const isUnknown =
      assetId === '' && error instanceof WalletError && error.failure.code === 'SERVICE_ERROR';
    if (!isUnknown) throw error;
    return [];
  }
}
