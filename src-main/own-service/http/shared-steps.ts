import { plainError } from '../../serving/answers.ts';
import type { RgbWallet, RgbLibSend, RgbLibSlots } from '../rgb-lib/wallet.ts';
import { nowSeconds, type Service } from './endpoint.ts';

/** An hour, the releases' default for a send (service-facts.md 2.4). */
const OFFER_SECONDS = 3_600n;

/** Begins a send that expires with its invoices, or after an hour. */
export async function serveBeginSend(
  { settings: { keepsBegun } }: Service,
  wallet: RgbWallet,
  asked: Omit<RgbLibSend, 'keepsBegun' | 'expiresAt'> & { readonly expiresAt: bigint | null },
) {
  const expiresAt = asked.expiresAt ?? nowSeconds() + OFFER_SECONDS;
  return wallet.sendBegin({ ...asked, keepsBegun, expiresAt });
}

export async function serveBeginSlots(
  { settings: { keepsBegun } }: Service,
  wallet: RgbWallet,
  asked: Omit<RgbLibSlots, 'keepsBegun'>,
): Promise<string> {
  return wallet.createUtxosBegin({ ...asked, keepsBegun });
}

/** The transfer of an invoice's text, in any asset. Refuses with 404. */
export async function transferOf(wallet: RgbWallet, invoice: string) {
  const { nia, uda, cfa } = await wallet.assets();
  const ids = [nia, uda, cfa].flatMap((list) => (list ?? []).map(({ assetId }) => assetId));
  for (const assetId of [null, ...ids]) {
    const found = (await wallet.transfers(assetId)).find(({ invoiceString }) => invoiceString === invoice);
    if (found !== undefined) return found;
  }
  throw plainError(404, 'No transfer of this wallet belongs to the invoice');
}
