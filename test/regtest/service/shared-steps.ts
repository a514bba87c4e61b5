import { plainError } from '../../../src-main/practice/chain/answers.ts';
import type { RgbWallet, SendAsked, SlotsAsked } from '../rgb-lib/wallet.ts';
import { nowSeconds, type Call, type Service } from './endpoint.ts';

/** What both dialects do alike over rgb-lib, whatever they call it. */

/** An hour, as the real server lets a send offer last (service-facts.md 2.4). */
const OFFER_SECONDS = 3_600n;

interface Begun {
  readonly psbt: string;
  /** Null: nothing is kept of it. */
  readonly batchTransferIdx: bigint | null;
}

export async function beginSend(
  { service, name }: Call,
  wallet: RgbWallet,
  asked: Omit<SendAsked, 'expiresAt' | 'keepsBegun'>,
): Promise<Begun> {
  const { keepsBegun } = service.settings;
  const begun = await wallet.sendBegin({ ...asked, keepsBegun, expiresAt: nowSeconds() + OFFER_SECONDS });
  return { ...begun, psbt: service.lies.apply(name, begun.psbt) };
}

export async function beginSlots(
  { service, name }: Call,
  wallet: RgbWallet,
  asked: Omit<SlotsAsked, 'keepsBegun'>,
): Promise<string> {
  const { keepsBegun } = service.settings;
  return service.lies.apply(name, await wallet.createUtxosBegin({ ...asked, keepsBegun }));
}

export async function beginPayment(
  { service, name }: Call,
  wallet: RgbWallet,
  asked: { readonly address: string; readonly amount: bigint; readonly fee_rate: bigint },
): Promise<string> {
  return service.lies.apply(name, await wallet.sendBtcBegin(asked.address, asked.amount, asked.fee_rate));
}

export async function endPayment(
  { service, name }: Call,
  wallet: RgbWallet,
  signedPsbt: string,
): Promise<string> {
  const profit = await service.lies.profit(await service.signed.judge(name, signedPsbt));
  return profit ?? (await wallet.sendBtcEnd(signedPsbt));
}

/** Judged by the node first, then handed to rgb-lib, finalised or not. */
export async function endSend({ service, name }: Call, wallet: RgbWallet, signedPsbt: string) {
  const profit = await service.lies.profit(await service.signed.judge(name, signedPsbt));
  return profit === null ? wallet.sendEnd(signedPsbt) : { txid: profit, batchTransferIdx: 1n, entropy: null };
}

export async function endSlots(
  { service, name }: Call,
  wallet: RgbWallet,
  signedPsbt: string,
): Promise<bigint> {
  const profit = await service.lies.profit(await service.signed.judge(name, signedPsbt));
  return profit === null ? wallet.createUtxosEnd(signedPsbt) : 1n;
}

/** The transfer that an invoice text belongs to, whatever its asset became. Refuses with 404. */
export async function transferOf({ lies }: Pick<Service, 'lies'>, wallet: RgbWallet, invoice: string) {
  const { nia, uda, cfa } = await wallet.assets();
  const ids = [nia, uda, cfa].flatMap((list) => (list ?? []).map(({ assetId }) => assetId));
  for (const assetId of [null, ...ids]) {
    const listed = lies.lists.transfers(await wallet.transfers(assetId));
    const found = listed.find(({ invoiceString }) => invoiceString === invoice);
    if (found !== undefined) return found;
  }
  throw plainError(404, 'No transfer of this wallet belongs to the invoice');
}
