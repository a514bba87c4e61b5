import type { CallOutput } from '../../../src-preload/contract/index.ts';
import { fail, WalletError } from '../../domain/errors.ts';
import type { WalletRecord } from '../../domain/keys/wallet-record.ts';
import type { FlowState, WalletApi } from '../../ports.ts';
import type { Context } from '../context.ts';
import { openService } from '../service.ts';
import { refuseConflict } from './live-flows.ts';
import { progressOf } from './progress.ts';
import type { BegunIntent, SignedStep } from './records.ts';

export type Approved = CallOutput<'signing.approve'>;

/** What a flow ends with differently from one kind to another. */
export interface EndKind<A extends EndAnswer> {
  /** Hands the signed bytes over. Answers what the journal keeps of the answer. */
  readonly handOver: (api: WalletApi) => Promise<A>;
  /** What reading shows: the outcome, or null where it shows nothing of this transaction. */
  readonly read: (api: WalletApi) => Promise<Approved | null>;
  /** The outcome where the service said that it took it and reading shows nothing of it yet. */
  readonly taken: (answer: A) => Approved;
}

interface EndAnswer {
  /** Null where the service names none. */
  readonly txid: string | null;
}

/**
 * Hands the signed transaction over, once, and then reads what came of it. Where the answer is lost, or names another
 * transaction, reading decides. Never repeated, never guessed (OUTCOME_UNKNOWN).
 */
export async function endFlow<A extends EndAnswer>(
  context: Context,
  wallet: WalletRecord,
  flow: { readonly id: string; readonly intent: BegunIntent; readonly signed: SignedStep },
  kind: EndKind<A>,
): Promise<Approved> {
  const { id, intent, signed } = flow;
  const api = await openService(context, wallet);
  const progress = progressOf(context, id);
  progress('end');
  refuseConflict(context, wallet.id, id, { kind: intent.kind, ...signed });
  context.journal.advance(id, 'signed', 'ending', { txid: signed.txid });
  let answer: A | null = null;
  let because = 'the service names another transaction';
  try {
    const told = await kind.handOver(api);
    if (told.txid === null || told.txid === signed.txid) answer = told;
  } catch (error) {
    if (neverSent(error)) {
      // The connection was refused before a byte of it left: the same bytes may be handed over later.
      context.journal.advance(id, 'ending', 'signed', signed);
      throw error;
    }
    because = reasonOf(error);
  }
  note(context, id, answer === null ? 'unknown' : 'ended', answer ?? { because });
  progress('read');
  const read = await whatReadingShows(kind, api);
  const outcome = read ?? (answer === null ? null : kind.taken(answer));
  if (outcome === null) throw fail('OUTCOME_UNKNOWN', { txid: signed.txid, because });
  context.tell('wallet.changed', { walletId: wallet.id });
  return outcome;
}

/** A list that was read meanwhile may have been faster than the answer: what it showed stands. */
export function note(context: Pick<Context, 'journal'>, flowId: string, to: FlowState, data: unknown): void {
  const from: readonly FlowState[] =
    to === 'unknown' ? ['ending', 'unknown'] : ['ending', 'ended', 'unknown'];
  const state = context.journal.read(flowId)?.state;
  if (state !== undefined && from.includes(state)) context.journal.advance(flowId, from, to, data);
}

async function whatReadingShows(
  kind: Pick<EndKind<never>, 'read'>,
  api: WalletApi,
): Promise<Approved | null> {
  try {
    return await kind.read(api);
  } catch (error) {
    if (!(error instanceof WalletError)) throw error;
    return null;
  }
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
