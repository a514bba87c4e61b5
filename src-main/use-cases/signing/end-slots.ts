import type { CallOutput } from '../../../src-preload/contract/index.ts';
import { fail, WalletError } from '../../domain/errors.ts';
import type { WalletRecord } from '../../domain/keys/wallet-record.ts';
import type { FlowState, WalletApi } from '../../ports.ts';
import type { Context } from '../context.ts';
import { openService } from '../service.ts';
import { countSlots, useOf } from '../wallet/describe.ts';
import { progressOf } from './progress.ts';
import { refuseSecondSpend } from './live-flows.ts';
import type { SignedStep } from './records.ts';

/**
 * Hands the signed transaction over, once, and then reads what came of it. Where the answer is lost, reading decides:
 * the transaction id computed here is looked for in the unspents. Never repeated, never guessed (OUTCOME_UNKNOWN).
 */
export async function endSlots(
  context: Context,
  wallet: WalletRecord,
  flowId: string,
  signed: SignedStep,
): Promise<CallOutput<'signing.approve'>> {
  const api = await openService(context, wallet);
  const progress = progressOf(context, flowId);
  progress('end');
  refuseSecondSpend(context, wallet.id, flowId, signed.inputs);
  context.journal.advance(flowId, 'signed', 'ending', { txid: signed.txid });
  try {
    const answer = await api.createUtxosEnd(signed.psbt);
    context.journal.advance(flowId, 'ending', 'ended', { answer });
  } catch (error) {
    if (neverSent(error)) {
      // The connection was refused before a byte of it left: the same bytes may be handed over later.
      context.journal.advance(flowId, 'ending', 'signed', signed);
      throw error;
    }
    context.journal.advance(flowId, 'ending', 'unknown', { because: reasonOf(error) });
    return whatCameOfIt(context, api, flowId, signed, error instanceof Error ? error : new Error('unknown'));
  }
  progress('read');
  return whatCameOfIt(context, api, flowId, signed, null);
}

/** The service's count is not believed: the slots are counted in its list, by the id computed here. */
async function whatCameOfIt(
  context: Context,
  api: WalletApi,
  flowId: string,
  signed: SignedStep,
  /** Why the answer is not known; null where the service said that it took it. */
  trouble: Error | null,
): Promise<CallOutput<'signing.approve'>> {
  const from: readonly FlowState[] = ['ended', 'unknown'];
  try {
    const entries = await api.listUnspents();
    const listed = entries.filter((entry) => entry.txid === signed.txid && useOf(entry) !== 'plain');
    // Each once, and those alone that the transaction has: a list may repeat itself.
    const made = signed.slots.filter((vout) => listed.some((entry) => entry.vout === vout)).length;
    if (made > 0) {
      context.journal.advance(flowId, from, 'seen', { slots: made });
      const walletId = context.journal.read(flowId)?.walletId;
      if (walletId !== undefined) context.tell('wallet.changed', { walletId });
      return { outcome: 'created', txid: signed.txid, created: made, freeNow: countSlots(entries).free };
    }
  } catch (error) {
    if (!(error instanceof WalletError)) throw error;
  }
  // The service took it but does not list it yet: handed over, and said so by the count of 0.
  if (trouble === null) return { outcome: 'created', txid: signed.txid, created: 0, freeNow: null };
  throw fail('OUTCOME_UNKNOWN', { txid: signed.txid, because: reasonOf(trouble) });
}

/** Only failures from before anything was sent; a reset or a time-out may come after the service took it. */
function neverSent(error: unknown): boolean {
  if (!(error instanceof WalletError)) return false;
  const { failure } = error;
  return failure.code === 'SERVICE_UNREACHABLE' && ['refused', 'dns'].includes(failure.facts.kind);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof WalletError)) return 'an unexpected fault';
  const { failure } = error;
  if (failure.code === 'SERVICE_ERROR')
    return failure.facts.message ?? `status ${String(failure.facts.status)}`;
  return failure.code;
}
