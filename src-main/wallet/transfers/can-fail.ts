import type { TransferDetail } from '../../../src-preload/contract/index.ts';
import { isOneOf, KIND_RULES, OUTCOME_UNKNOWN, readIntent, readSpending } from '../../records/signing.ts';
import { directionOf, isCancellable } from '../../records/transfer-state.ts';
import type { HandedOver, KeptStep, KeptTransfer } from '../../ports/index.ts';
import type { WalletContext } from '../context/context.ts';

export type CanFail = TransferDetail['canFail'];

/**
 * Nothing unnamed (G38) or unlisted is cancelled; no send while it is unknown whether the submit arrived (security.md,
 * F07), nor a donation once reported broadcast. Some services wait whatever they were asked. A cancelled send stays live
 * in the journal: whoever has the signed transaction may broadcast it, so paying its recipient again must exclude it
 * (F16; pay/refuse-second-payment.ts).
 */
export function canFail(
  context: Pick<WalletContext, 'signings' | 'clock'>,
  walletId: string,
  transfer: KeptTransfer,
  history: readonly Pick<KeptTransfer, 'statusName'>[],
): CanFail {
  const { statusName, kindName, alarm } = transfer;
  if (statusName === 'unknown' || kindName === 'unknown' || alarm === 'missing') return not('unknownState');
  if (!isCancellable(transfer, context.clock.nowMs())) return not('state');
  if (directionOf(kindName) === 'in') return { can: true };
  const sends = context.signings.handedOver(walletId).filter((flow) => mayBeThis(flow, transfer));
  if (sends.some(({ state }) => isOneOf(state, ['handingOver', ...OUTCOME_UNKNOWN])))
    return not('outcomeUnknown');
  const live = sends.filter(({ state }) => state !== 'givenUp');
  const contradicts =
    live.some(({ state }) => state !== 'accepted') || (statusName === 'initiated' && live.length > 0);
  const wasBroadcast = history.some((step) => !NOT_YET_OUT.includes(step.statusName));
  return contradicts || (wasBroadcast && live.some((flow) => isDonation(context, flow)))
    ? not('handedOver')
    : { can: true };
}

function not(because: Extract<CanFail, { can: false }>['because']): CanFail {
  return { can: false, because };
}

/** Without a txid it may be any pending asset transaction. */
function mayBeThis({ kind, state, signed }: HandedOver, { txid }: KeptTransfer): boolean {
  if (!KIND_RULES[kind].movesAssets) return false;
  return txid === null ? isOneOf(state, UNDER_WAY) : readSpending(signed)?.txid === txid;
}

/** While it waits for broadcast, the service may have broadcast it. */
const NOT_YET_OUT: readonly KeptStep['statusName'][] = ['initiated', 'waitingCounterparty'];
const UNDER_WAY = ['handingOver', 'accepted', ...OUTCOME_UNKNOWN] as const;

function isDonation({ signings }: Pick<WalletContext, 'signings'>, { id }: HandedOver): boolean {
  const flow = signings.read(id);
  const intent = flow === null ? null : readIntent(flow);
  return intent?.kind !== 'send' || intent.donation;
}
