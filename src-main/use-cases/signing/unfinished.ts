import type { CallInput, CallOutput, UnfinishedFlow } from '../../../src-preload/contract/index.ts';
import { isAwayFromBackup } from '../../domain/backup/merge-flow.ts';
import { handOverAgain } from '../../domain/flows/again.ts';
import type { FlowState } from '../../domain/flows/states.ts';
import type { Flow } from '../../ports.ts';
import type { Context } from '../context.ts';
import { hostOf, serviceName } from '../wallet-book.ts';
import { readIntent, readService, readSpending, readUnknown } from './records.ts';
import { toIntent } from './review.ts';
import { hasExpired } from './timely.ts';

/** What is not closed of a wallet, oldest first. Asks no service. */
export function listUnfinished(
  context: Context,
  { walletId }: CallInput<'signing.unfinished'>,
): CallOutput<'signing.unfinished'> {
  const { id } = context.wallets.require(walletId);
  const flows = context.journal.unfinished(id).flatMap((flow) => viewOf(context, flow) ?? []);
  return { flows };
}

/** Null: there is nothing to be told of, it is only being begun. */
export function viewOf(context: Context, flow: Flow): UnfinishedFlow | null {
  const state = STATES[flow.state];
  if (state === null || (flow.state === 'begun' && context.begunAtMs.has(flow.id))) return null;
  const wallet = context.wallets.require(flow.walletId);
  const intent = readIntent(flow);
  const service = readService(flow);
  const unknown = flow.state === 'unknown' ? readUnknown(flow) : null;
  const again = unknown === null ? null : handOverAgain(unknown);
  const isConnected = service === serviceName(wallet);
  const never = { when: 'never' } as const;
  return {
    flowId: flow.id,
    walletId: wallet.id,
    kind: flow.kind,
    intent: intent === null ? null : toIntent(intent),
    state,
    createdAtMs: flow.createdAtMs,
    sinceMs: flow.updatedAtMs,
    txid: readSpending(flow.data.signed ?? flow.data.away)?.txid ?? null,
    service: isConnected ? hostOf(wallet) : (service ?? ''),
    connected: isConnected,
    ...((state === 'away' || state === 'signed') && isAwayFromBackup(flow.data.away)
      ? { fromBackup: true }
      : {}),
    expired: intent?.kind === 'send' && hasExpired(intent, context.clock.nowMs()),
    noAnswer:
      unknown === null
        ? null
        : {
            because: unknown.because,
            named: unknown.named,
            handedOverAtMs: unknown.handedOverAtMs,
            looks: unknown.looks,
          },
    can: {
      resume: state === 'notSigned' && intent !== null && isConnected,
      look: ['noAnswer', 'handingOver', 'handedOver', 'seen'].includes(state) && isConnected,
      handOver: !isConnected ? never : state === 'signed' ? { when: 'now' } : (again ?? never),
      drop: state === 'notSigned' || state === 'away' || state === 'signed',
      bringBack: state === 'away',
    },
  };
}

/** Null: nothing that a person needs to hear of. */
const STATES: Readonly<Record<FlowState, UnfinishedFlow['state'] | null>> = {
  intent: null,
  begun: 'notSigned',
  judged: 'notSigned',
  away: 'away',
  approved: 'signing',
  signed: 'signed',
  ending: 'handingOver',
  unknown: 'noAnswer',
  ended: 'handedOver',
  seen: 'seen',
  refused: null,
  dropped: null,
  settled: null,
  failed: null,
};
