import type { RoomCalls } from '../../ports/index.ts';
import type { ChainContext } from '../chain/chain-keeper.ts';
import type { VerifyingContext } from '../context/context.ts';
import { createInvoice } from './create-invoice.ts';
import { invoiceStatus, listInvoices } from './own-invoices.ts';
import { readInvoices } from './read-invoices.ts';

export const receiveCalls = {
  'invoices.create': createInvoice,
  'invoices.list': listInvoices,
  'invoices.status': async (context, asked) => {
    const told = await invoiceStatus(context, asked);
    // Paid since it was last looked at; the page asks again every few seconds.
    if (told.txid !== null && told.assetData === null) context.verifySoon(asked.walletId);
    return told;
  },
  'invoices.read': readInvoices,
} satisfies RoomCalls<ChainContext & VerifyingContext>;
