import type { FactsOf } from '../../../src-preload/contract/index.ts';
import { plainSpelling, readPayableAddress, type PayableAddress } from '../../domain/keys/payable-address.ts';
import type { WalletRecord } from '../../domain/keys/wallet-record.ts';
import type { Context } from '../../use-cases/context.ts';
import { ownPlaceOf } from '../../use-cases/invoices/own-recipients.ts';

type Reason = Exclude<FactsOf<'PAYMENT_REFUSED'>['reason'], 'dust' | 'link' | 'needs'>;

export type Payee =
  | { readonly ok: true; readonly address: string; readonly payable: PayableAddress }
  | { readonly ok: false; readonly reason: Reason };

/** Whom an address pays, on this wallet's network and not this wallet itself. Asks no service. */
export async function readPayee(
  context: Pick<Context, 'judging'>,
  wallet: WalletRecord,
  text: string,
): Promise<Payee> {
  const address = plainSpelling(text.trim());
  const read = readPayableAddress(address, wallet.keys.network);
  if (!read.ok) return read;
  if ((await ownPlaceOf(context, wallet, read.address.script)) !== null) return { ok: false, reason: 'ours' };
  return { ok: true, address, payable: read.address };
}
