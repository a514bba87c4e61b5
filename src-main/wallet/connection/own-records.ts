import * as v from 'valibot';
import { WalletError } from '../../domain/errors.ts';
import type { WalletRecord } from '../../domain/keys/wallet-record.ts';
import { extractTransaction } from '../../domain/psbt/verify.ts';
import { parseInvoice } from '../../domain/rgb/invoice.ts';
import type { Mismatch } from '../../domain/wallet/consistency.ts';
import type { WalletContext } from '../context.ts';
import { holdingsOf } from '../book/holdings-of.ts';
import { ownPlaceOf } from '../book/own-recipients.ts';
import { isAwaited, type OwnTransaction } from '../book/own-transactions.ts';
import { readUnanswered } from '../book/journal-schema.ts';
import { proveOwn } from './accept-address.ts';

const signedBytes = v.object({ psbt: v.string() });

/** What was shown and signed here, worked out once more: the address, open witness invoices, ids of transactions. */
export async function ownRecords(
  context: WalletContext,
  wallet: WalletRecord,
  own: readonly OwnTransaction[],
): Promise<Mismatch[]> {
  const invoices = await witnessInvoices(context, wallet);
  return [...address(wallet), ...invoices, ...own.filter(isAwaited).flatMap((one) => txids(context, one))];
}

function address(wallet: WalletRecord): Mismatch[] {
  const { lastAddress: last } = wallet;
  if (last === null) return [];
  const told = `${String(last.keychain)}/${String(last.index)}`;
  const here = placeOf(wallet, last.address);
  return here === told ? [] : [{ kind: 'address', subject: last.address, here, told }];
}

/** Empty: nowhere in our own keys. */
function placeOf(wallet: WalletRecord, address: string): string {
  try {
    const { keychain, index } = proveOwn(wallet, address);
    return `${String(keychain)}/${String(index)}`;
  } catch (error) {
    if (error instanceof WalletError) return '';
    throw error;
  }
}

async function witnessInvoices(context: WalletContext, wallet: WalletRecord): Promise<Mismatch[]> {
  const found: Mismatch[] = [];
  for (const { invoice, provedOurs, recipientId, told } of holdingsOf(context, wallet).invoices()) {
    if (provedOurs === null || told?.statusName === 'settled' || told?.statusName === 'failed') continue;
    const parsed = parseInvoice(invoice);
    const script =
      parsed.ok && parsed.invoice.recipient.kind === 'witness' ? parsed.invoice.recipient.script : null;
    const here = script === null ? null : await ownPlaceOf(context, wallet, script);
    if (here?.path === provedOurs.path) continue;
    found.push({ kind: 'invoice', subject: recipientId, here: here?.path ?? '', told: provedOurs.path });
  }
  return found;
}

/** The id that was written down, that of the signed bytes, and the one that the service named instead (F03). */
function txids(context: WalletContext, { id, txid }: OwnTransaction): Mismatch[] {
  const flow = context.signings.read(id);
  if (flow === null) return [];
  const signed = v.safeParse(signedBytes, flow.data.signed);
  const here = signed.success ? recomputed(signed.output.psbt) : '';
  const named =
    flow.data.handedOver === undefined ? null : readUnanswered({ ...flow, state: 'handedOver' }).named;
  return [
    ...(here === txid ? [] : [{ kind: 'txid' as const, subject: txid, here, told: txid }]),
    ...(named === null || named === txid
      ? []
      : [{ kind: 'txid' as const, subject: txid, here, told: named }]),
  ];
}

/** Empty: the bytes are no transaction. */
function recomputed(psbt: string): string {
  try {
    return extractTransaction(psbt).txid;
  } catch (error) {
    if (error instanceof WalletError) return '';
    throw error;
  }
}
