import { fail } from '../../base/errors.ts';
import type { IntentOf, Snapshot } from '../../verify/index.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import { expiryProblem } from '../../invoices/invoice.ts';
import type { WalletContext } from '../context/context.ts';
import { hostOf, routeKey } from '../context/wallet-list.ts';
import type { BegunIntent } from '../../records/signing.ts';
import { invoicesOf, recipientRefused } from './send-recipients.ts';

/** Older amounts and slots may be outdated (security.md, F13). */
const SNAPSHOT_LIFE_MS = 10 * 60_000;
/** Beyond that nobody knows whether an invoice has expired. */
const CLOCKS_TORN_MS = 600_000;

/** The wall clock counts sleep, the monotonic one survives a reset: the larger age counts. Throws SNAPSHOT_OLD. */
export function refuseOldSnapshot(
  { clock, begunAtMs }: Pick<WalletContext, 'clock' | 'begunAtMs'>,
  flowId: string,
  { takenAtMs }: Pick<Snapshot, 'takenAtMs'>,
): void {
  const onTheWallMs = clock.nowMs() - takenAtMs;
  const begun = begunAtMs.get(flowId);
  const ageMs = begun === undefined ? onTheWallMs : Math.max(onTheWallMs, clock.monotonicMs() - begun);
  if (ageMs > SNAPSHOT_LIFE_MS || onTheWallMs < 0)
    throw fail('SNAPSHOT_OLD', { ageSeconds: Math.abs(Math.round(ageMs / 1000)) });
}

/**
 * Checked again before signing and submitting: a dialog may be open for hours (security.md, F13). The later of our and
 * the service's clock counts; if they are far apart, nothing that expires is sent. Throws INVOICE_REFUSED, CLOCKS_TORN.
 */
export function refuseLate(
  { clock, clocks }: Pick<WalletContext, 'clock' | 'clocks'>,
  wallet: WalletRecord,
  intent: BegunIntent,
): void {
  if (intent.kind !== 'send') return;
  const aheadMs = clocks.aheadMs(routeKey(wallet)) ?? 0;
  const invoices = invoicesOf(intent);
  if (Math.abs(aheadMs) > CLOCKS_TORN_MS && invoices.some((one) => (one?.expiryUnixSeconds ?? null) !== null))
    throw fail('CLOCKS_TORN', { host: hostOf(wallet), aheadSeconds: Math.round(aheadMs / 1000) });
  for (const [index, invoice] of invoices.entries()) {
    const problem = invoice && expiryProblem(invoice, clock.nowMs() + Math.max(0, aheadMs));
    if (problem !== null) throw recipientRefused(index, problem, '');
  }
}

export function hasExpired(intent: IntentOf<'send'>, nowMs: number): boolean {
  return invoicesOf(intent).some((invoice) => invoice && expiryProblem(invoice, nowMs) === 'expired');
}
