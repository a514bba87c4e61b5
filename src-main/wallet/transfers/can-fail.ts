import type { TransferDetail } from '../../../src-preload/contract/index.ts';
import { isOneOf, KIND_RULES, UNANSWERED } from '../../records/signing-states.ts';
import { directionOf, mayBeGivenUp } from '../../records/transfer-state.ts';
import type { HandedOver, KeptStep, KeptTransfer } from '../../ports/index.ts';
import type { WalletContext } from '../context/context.ts';
import { readIntent, readSpending } from '../../records/signing.ts';

export type CanFail = TransferDetail['canFail'];

/**
 * Whether giving a transfer up is right now. Only what the service would fail can be; what has no name is never acted
 * on (G38), and nor is what the service no longer lists. Of whatever does not come in the journal is asked too: while it
 * is not known whether the hand-over arrived nothing may be given up (security.md, F07), and a donation that was once
 * told of as broadcast may be in a block whatever the service says of it since. One that it has only ever told of as
 * waiting may be: some services wait whatever they were asked.
 *
 * A send whose hand-over was answered and that waits for its recipient may be given up. Its flow stays live in the
 * journal nevertheless, since whoever holds the signed transaction may still broadcast it: paying the same recipient
 * again must exclude it (F16; pay/refuse-second-payment.ts).
 */
export function canFail(
  context: Pick<WalletContext, 'signings' | 'clock'>,
  walletId: string,
  transfer: KeptTransfer,
  history: readonly Pick<KeptTransfer, 'statusName'>[],
): CanFail {
  const { statusName, kindName, alarm } = transfer;
  if (statusName === 'unknown' || kindName === 'unknown' || alarm === 'missing') return not('unknownState');
  if (!mayBeGivenUp(transfer, context.clock.nowMs())) return not('state');
  if (directionOf(kindName) === 'in') return { can: true };
  const sends = context.signings.handedOver(walletId).filter((flow) => mayBeThis(flow, transfer));
  if (sends.some(({ state }) => isOneOf(state, ['handingOver', ...UNANSWERED]))) return not('outcomeUnknown');
  const live = sends.filter(({ state }) => state !== 'givenUp');
  // It was seen on the chain or told of as settled; or begun and not handed over, says the service of one that it took.
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

/** A transfer without a transaction id may be whatever moves assets and is under way. */
function mayBeThis({ kind, state, signed }: HandedOver, { txid }: KeptTransfer): boolean {
  if (!KIND_RULES[kind].movesAssets) return false;
  return txid === null ? isOneOf(state, UNDER_WAY) : readSpending(signed)?.txid === txid;
}

/** Of a send that waits for its broadcast the service may have broadcast already. */
const NOT_YET_OUT: readonly KeptStep['statusName'][] = ['initiated', 'waitingCounterparty'];
const UNDER_WAY = ['handingOver', 'accepted', ...UNANSWERED] as const;

/** What cannot be read back counts as one: it is refused sooner than given up. */
function isDonation({ signings }: Pick<WalletContext, 'signings'>, { id }: HandedOver): boolean {
  const flow = signings.read(id);
  const intent = flow === null ? null : readIntent(flow);
  return intent?.kind !== 'send' || intent.donation;
}
