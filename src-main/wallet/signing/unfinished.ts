import * as v from 'valibot';
import { isForGood } from '../../base/service/refusals.ts';
import type { Signing, Tell } from '../../ports/index.ts';
import {
  readSpending,
  readUnanswered,
  type SigningState,
  isOneOf,
  BEFORE_SUBMIT,
  OUTCOME_UNKNOWN,
  type UnansweredState,
  requireFlow,
  readIntent,
  readService,
  readJudged,
} from '../../records/signing.ts';
import type { WalletContext, UseCaseNow, UseCase } from '../context/context.ts';
import { failureIn } from '../failures.ts';
import type { Signings } from '../../records/journal/journal.ts';
import type { CallAnswer } from '../../../src-preload/contract/index.ts';
import { unfinishedFlow } from '../../../src-preload/contract/signing.ts';
import { isAwayFromBackup } from '../../records/journal/merge-signing.ts';
import { readable } from '../readable.ts';
import { hostOf, serviceName } from '../context/wallet-list.ts';
import { intentView } from '../pay/review.ts';
import { hasExpired } from '../pay/send-recipients.ts';
import { fail } from '../../base/errors.ts';
import { paymentKind } from '../pay/kinds/index.ts';
import { askDrop } from './ask-hand-over.ts';
import { listWaiting } from '../pay/waiting.ts';

export function whenAgain(context: Pick<WalletContext, 'signings' | 'excluded'>, flow: Signing): SubmitAgain {
  return submitAgain({ ...readUnanswered(flow), isSpent: isSpent(context, flow) });
}

/** True if its coins are spent, as our Bitcoin server or another broadcast transaction of ours tells. */
function isSpent(
  { signings, excluded }: Pick<WalletContext, 'signings' | 'excluded'>,
  { id, walletId, kind, data }: Signing,
): boolean {
  const mine = readSpending(data.signed);
  if (mine === null) return false;
  if (excluded.has(mine.txid)) return true;
  // A replacement’s original is always there: only a block decides between the two.
  const sure = kind === 'replacement' ? (['settled'] as const) : (['broadcast', 'settled'] as const);
  return signings
    .handedOver(walletId, sure)
    .some((one) => one.id !== id && readSpending(one.signed)?.inputs.some((at) => mine.inputs.includes(at)));
}

/** After so many looks and so long without a sign the service most likely never had it (security.md, F05). */
const LOOKS_NEEDED = 3;
const WAIT_MS = 10 * 60_000;

/** A submit without a fitting answer. Times in Unix milliseconds. */
interface Unanswered {
  /** By the service's word. */
  readonly refused: boolean;
  readonly because: string;
  readonly isSpent: boolean;
  readonly handedOverAtMs: number;
  /** Later looks that found nothing of it, and the last one's time. */
  readonly looks: number;
  readonly lookedAtMs: number | null;
}

type SubmitAgain =
  | { readonly when: 'now' }
  | { readonly when: 'later'; readonly looksLeft: number; readonly fromMs: number }
  | { readonly when: 'never'; readonly because: 'refused' | 'spent' };

/**
 * The same bytes can't confirm twice, so waiting only lets the truth show; a refusal shows it sooner. The last look must
 * come after the wait: a clock set back restarts it. A service that named another txid (security.md F03) has these bytes,
 * so they tell it nothing, and not resending would leave the outcome unknown for ever.
 */
function submitAgain(unanswered: Unanswered): SubmitAgain {
  const { refused, because, isSpent, handedOverAtMs, looks, lookedAtMs } = unanswered;
  if (isSpent) return { when: 'never', because: 'spent' };
  if (refused && isForGood(because)) return { when: 'never', because: 'refused' };
  const hasWaited = lookedAtMs !== null && lookedAtMs - handedOverAtMs >= WAIT_MS;
  if ((refused && looks > 0) || (looks >= LOOKS_NEEDED && hasWaited)) return { when: 'now' };
  const looksLeft = refused ? 1 : Math.max(hasWaited ? 0 : 1, LOOKS_NEEDED - looks);
  return { when: 'later', looksLeft, fromMs: refused ? handedOverAtMs : handedOverAtMs + WAIT_MS };
}

/** At the start an asked flow is gone; one being signed never left the keyholder, one being submitted may be there. */
export function recoverFlows(context: Pick<WalletContext, 'signings' | 'settings'>): void {
  for (const { id } of context.settings.read().wallets)
    for (const flow of context.signings.interrupted(id)) {
      const next = nextOf(flow);
      try {
        if (next !== null) context.signings.advance(flow.id, flow.state, next.to, next.data);
      } catch (error) {
        if (failureIn(error, 'DISK_REFUSED') === null) throw error;
      }
    }
}

function nextOf({ state, data, updatedAtMs }: Signing): { to: SigningState; data: unknown } | null {
  switch (state) {
    case 'asked':
      return { to: 'dropped', data: { because: 'Ochre ended before the service answered' } };
    case 'approved':
      return { to: 'built', data: data.built };
    case 'handingOver':
      return {
        to: 'handedOver',
        data: { because: 'Ochre ended while it was handed over', handedOverAtMs: updatedAtMs },
      };
    default:
      return null;
  }
}

export function tellingSignings(signings: Signings, tell: Tell): Signings {
  const wallets = new Map<string, string>();
  const moved = (signingId: string): void => {
    const walletId = wallets.get(signingId) ?? signings.read(signingId)?.walletId;
    if (walletId === undefined) return;
    wallets.set(signingId, walletId);
    tell('signing.moved', { walletId });
  };
  return {
    ...signings,
    open: (signing) => {
      signings.open(signing);
      wallets.set(signing.id, signing.walletId);
      moved(signing.id);
    },
    advance: (signingId, from, to, data) => {
      signings.advance(signingId, from, to, data);
      moved(signingId);
    },
    // Called late, so that a test may put another answer in the journal's place.
    read: (signingId) => signings.read(signingId),
    unfinished: (walletId) => signings.unfinished(walletId),
    handedOver: (walletId, states) => signings.handedOver(walletId, states),
    book: (walletId, listed) => signings.book(walletId, listed),
  };
}

type UnfinishedView = CallAnswer<'signing.unfinished'>['flows'][number];

export const listUnfinished: UseCaseNow<'signing.unfinished'> = (context, { walletId }) => {
  const { id } = context.wallets.require(walletId);
  const { shown, ...beside } = readable(context.signings.unfinished(id), {
    schema: unfinishedFlow,
    view: (flow) => viewOf(context, flow),
    name: (flow) => flow.id,
  });
  return { flows: shown, ...beside, waiting: listWaiting(context, id) };
};

/** Null for a flow that just began or is closed. Throws if its signed step can't be read. */
export function viewOf(context: WalletContext, flow: Signing): UnfinishedView | null {
  const state = WORD_OF_STATE[flow.state];
  if (state === null || flow.kind === 'offline') return null;
  const wallet = context.wallets.require(flow.walletId);
  const intent = readIntent(flow);
  const service = readService(flow);
  const unanswered = isOneOf(flow.state, OUTCOME_UNKNOWN) ? readUnanswered(flow) : null;
  const again = unanswered === null ? null : whenAgain(context, flow);
  const isConnected = service === serviceName(wallet);
  const step = flow.data.signed ?? flow.data.away ?? null;
  const spending = readSpending(step);
  if (step !== null && spending === null)
    throw fail('STORAGE_DAMAGED', { file: 'journal.sqlite', keptAs: null });
  const never = { when: 'never' } as const;
  return {
    flowId: flow.id,
    walletId: wallet.id,
    kind: flow.kind,
    intent: intent === null ? null : intentView(intent),
    state,
    createdAtMs: flow.createdAtMs,
    sinceMs: flow.updatedAtMs,
    txid: spending?.txid ?? null,
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
      handOver:
        again?.when === 'never'
          ? again
          : !isConnected
            ? never
            : state === 'signed'
              ? { when: 'now' }
              : (again ?? never),
      drop:
        state === 'notSigned' ||
        state === 'away' ||
        state === 'signed' ||
        (unanswered !== null && unanswered.looks > 0 && (state === 'refused' || again?.when === 'never')),
      bringBack: state === 'away',
    },
  };
}

const batch = v.object({ batchTransferIdx: v.number() });

function refreshFailureOf(
  { refreshFailures }: WalletContext,
  { data, walletId, state }: Signing,
): string | null {
  const taken = state === 'accepted' ? v.safeParse(batch, data.accepted) : null;
  if (taken?.success !== true) return null;
  return refreshFailures.get(walletId)?.get(taken.output.batchTransferIdx) ?? null;
}

export const WORD_OF_STATE: Readonly<Record<SigningState, UnfinishedView['state'] | null>> = {
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

/** Begins anew, since things may have moved on, and replaces the earlier flow. Throws FLOW_UNKNOWN, FLOW_STATE. */
export const resume: UseCase<'signing.resume'> = async (context, { flowId }) => {
  const flow = requireFlow(context, flowId);
  const intent = readIntent(flow);
  if (intent === null) throw fail('FLOW_UNKNOWN', {});
  const { walletId, state } = flow;
  if (state !== 'built') throw fail('FLOW_STATE', { state });
  return paymentKind(intent).again(context, walletId, intent);
};

/**
 * Drops a flow before submit, with its signed bytes. Asks first if signed (work is lost) or away (may be signed by now).
 * Refused ones, and unanswered ones with spent coins, are asked about and stay recorded as failed; a closed one needs
 * nothing. Throws FLOW_UNKNOWN, and FLOW_STATE for one submitted or not looked for yet.
 */
export const cancelFlow: UseCase<'signing.cancel'> = async (context, { flowId }) => {
  const flow = requireFlow(context, flowId);
  // An import goes another way (import-psbt.ts).
  if (flow.origin === 'imported') throw fail('FLOW_UNKNOWN', {});
  if (flow.state === 'contradicted' || flow.state === 'dropped') return { outcome: 'dropped' };
  if (isOneOf(flow.state, OUTCOME_UNKNOWN)) return dropUnanswered(context, flow, flow.state);
  const { state } = flow;
  const bound = state === 'signed' || state === 'away' ? readSpending(flow.data[state]) : null;
  if (bound !== null && !(await mayDrop(context, flow, state === 'away' ? 'away' : 'signed', bound.txid)))
    return { outcome: 'aborted' };
  // Drops only from the state asked about, which stops a signing under way; one signed meanwhile is asked about again.
  const from = BEFORE_SUBMIT.filter((one) => one === state || (one !== 'signed' && one !== 'away'));
  context.signings.advance(flowId, from, 'dropped', { because: 'cancelled' });
  return { outcome: 'dropped' };
};

/** Its bytes left, so no coin becomes free, and the flow is followed as long as anyone could broadcast it. */
async function dropUnanswered(
  context: WalletContext,
  flow: Signing,
  state: UnansweredState,
): Promise<CallAnswer<'signing.cancel'>> {
  const signed = readSpending(flow.data.signed);
  const isOver = state === 'refused' || whenAgain(context, flow).when === 'never';
  if (signed === null || !isOver || readUnanswered(flow).looks === 0) throw fail('FLOW_STATE', { state });
  const how = state === 'refused' ? 'refused' : 'spent';
  if (!(await mayDrop(context, flow, how, signed.txid))) return { outcome: 'aborted' };
  context.signings.advance(flow.id, state, 'givenUp', { because: 'dropped' });
  return { outcome: 'dropped' };
}

function mayDrop(
  context: WalletContext,
  flow: Signing,
  how: Parameters<typeof askDrop>[1],
  txid: string,
): Promise<boolean> {
  const wallet = context.wallets.require(flow.walletId);
  const { intent, assets } = readJudged(flow);
  return context.confirm.ask(askDrop(wallet, how, { intent, assets, txid }));
}
