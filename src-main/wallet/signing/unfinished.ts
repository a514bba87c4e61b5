import * as v from 'valibot';
import type { CallAnswer } from '../../../src-preload/contract/index.ts';
import { unfinishedFlow } from '../../../src-preload/contract/signing.ts';
import { isAwayFromBackup } from '../../domain/backup/merge-flow.ts';
import { submitAgain } from '../../domain/signing/submit-again.ts';
import { isOneOf, UNANSWERED, type SigningState } from '../../domain/signing/states.ts';
import type { Signing } from '../../ports/index.ts';
import type { UseCaseNow, WalletContext } from '../context/context.ts';
import { readable } from '../readable.ts';
import { hostOf, serviceName } from '../context/wallet-list.ts';
import { readIntent, readService, readSpending, readUnanswered } from '../book/journal-schema.ts';
import { intentView } from './review.ts';
import { hasExpired } from './expiry-checks.ts';

type UnfinishedView = CallAnswer<'signing.unfinished'>['flows'][number];

/** What is not closed of a wallet, oldest first. Asks no service. */
export const listUnfinished: UseCaseNow<'signing.unfinished'> = (context, { walletId }) => {
  const { id } = context.wallets.require(walletId);
  const { shown, unreadable } = readable(context.signings.unfinished(id), {
    schema: unfinishedFlow,
    view: (flow) => viewOf(context, flow),
    name: (flow) => flow.id,
  });
  return { flows: shown, ...(unreadable.length === 0 ? {} : { unreadable }) };
};

/** Null: there is nothing to be told of, it is only being begun, or closed. */
export function viewOf(context: WalletContext, flow: Signing): UnfinishedView | null {
  const state = STATES[flow.state];
  if (state === null || flow.kind === 'offline') return null;
  const wallet = context.wallets.require(flow.walletId);
  const intent = readIntent(flow);
  const service = readService(flow);
  const unanswered = isOneOf(flow.state, UNANSWERED) ? readUnanswered(flow) : null;
  const again = unanswered === null ? null : submitAgain(unanswered);
  const isConnected = service === serviceName(wallet);
  const never = { when: 'never' } as const;
  return {
    flowId: flow.id,
    walletId: wallet.id,
    kind: flow.kind,
    intent: intent === null ? null : intentView(intent),
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
    refreshFailed: refreshFailureOf(context, flow),
    noAnswer:
      unanswered === null
        ? null
        : {
            because: unanswered.because,
            named: unanswered.named,
            handedOverAtMs: unanswered.handedOverAtMs,
            looks: unanswered.looks,
          },
    can: {
      resume: state === 'notSigned' && intent !== null && isConnected,
      look: ['noAnswer', 'refused', 'handingOver', 'handedOver', 'seen'].includes(state) && isConnected,
      handOver: !isConnected ? never : state === 'signed' ? { when: 'now' } : (again ?? never),
      drop:
        state === 'notSigned' ||
        state === 'away' ||
        state === 'signed' ||
        (state === 'refused' && unanswered !== null && unanswered.looks > 0),
      bringBack: state === 'away',
    },
  };
}

const batch = v.object({ batchTransferIdx: v.number() });

/** By the number under which the service took it. */
function refreshFailureOf(
  { refreshFailures }: WalletContext,
  { data, walletId, state }: Signing,
): string | null {
  const taken = state === 'accepted' ? v.safeParse(batch, data.accepted) : null;
  if (taken?.success !== true) return null;
  return refreshFailures.get(walletId)?.get(taken.output.batchTransferIdx) ?? null;
}

/** Null: nothing that a person needs to hear of. */
const STATES: Readonly<Record<SigningState, UnfinishedView['state'] | null>> = {
  asked: null,
  built: 'notSigned',
  away: 'away',
  approved: 'signing',
  signed: 'signed',
  handingOver: 'handingOver',
  handedOver: 'noAnswer',
  refused: 'refused',
  accepted: 'handedOver',
  broadcast: 'seen',
  contradicted: null,
  dropped: null,
  settled: null,
  givenUp: null,
};
