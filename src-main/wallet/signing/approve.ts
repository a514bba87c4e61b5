import type { CallInput } from '../../../src-preload/contract/index.ts';
import { fail } from '../../domain/errors.ts';
import type { WalletRecord } from '../../domain/wallet/wallet-record.ts';
import type { Signing } from '../../ports/index.ts';
import type { UseCase, WalletContext } from '../context/context.ts';
import { judgeAccount } from '../book/own-indexes.ts';
import { serviceName, secretOf } from '../context/wallet-list.ts';
import { ownBook } from '../book/own-book.ts';
import { askSign } from './ask-sign.ts';
import { dropUnsigned } from './refuse-second-payment.ts';
import { endAnyFlow, type Approved } from './end-flow.ts';
import { recipientsOf } from './send-recipients.ts';
import {
  requireFlow,
  readJudged,
  readSigned,
  type JudgedFlow,
  type SignedStep,
} from '../book/journal-schema.ts';
import { confirmAndSign, judgeAgain, type ToSign } from './sign.ts';
import { refuseLate, refuseOldSnapshot } from './expiry-checks.ts';

/**
 * What was shown is what is signed: the quoted digest must be that of the verdict reached again from the record. Main
 * confirms, the keyholder judges once more and signs, the signatures are verified here, and only then is it handed
 * over. One that was signed before is handed over again with the same bytes.
 */
export const approve: UseCase<'signing.approve'> = async (context, asked) => {
  const { flow, wallet, judged } = quotedFlow(context, asked);
  // What came back signed is handed over by its own question alone.
  if (flow.data.away !== undefined) throw fail('FLOW_STATE', { state: flow.state });
  const before = flow.state === 'signed' ? readSigned(flow.data.signed) : null;
  if (before !== null) return end(context, wallet, flow, judged, before);
  if (flow.state !== 'built') throw fail('FLOW_STATE', { state: flow.state });
  // Before anything is asked of the person: without a key here it goes another way (handoff.ts).
  secretOf(wallet);
  const refuse = () => {
    refuseOldSnapshot(context, flow.id, judged.snapshot);
    refuseLate(context, wallet, judged.intent);
  };
  refuse();
  const one = toSignOf(context, wallet, flow.id, judged);
  const verdict = await judgeAgain(context, one, asked);
  const question = askSign(wallet, judged.intent, verdict, judged.assets);
  const signed = await confirmAndSign(
    context,
    { ...one, verdict, refuse },
    { question, password: asked.password },
  );
  if (signed === null) return { outcome: 'aborted' };
  dropUnsigned(context, wallet.id, flow.id);
  return end(context, wallet, flow, judged, signed);
};

/** What the digest of a review stands for, with the service that it was begun with. Throws FLOW_UNKNOWN, DIGEST_CHANGED, FLOW_STATE. */
export function quotedFlow(
  context: WalletContext,
  { flowId, digest }: Pick<CallInput<'signing.approve'>, 'flowId' | 'digest'>,
) {
  const flow = requireFlow(context, flowId);
  const wallet = context.wallets.require(flow.walletId);
  const judged = readJudged(flow);
  if (judged.digest !== digest) throw fail('DIGEST_CHANGED', {});
  if (judged.service !== serviceName(wallet))
    throw fail('FLOW_STATE', { state: 'begun with another service' });
  return { flow, wallet, judged };
}

/** What was kept of it, weighed by the own book as it is now. */
export function toSignOf(
  context: Pick<WalletContext, 'signings' | 'holdings' | 'clock'>,
  wallet: WalletRecord,
  id: string,
  { psbt, intent, snapshot, limits }: JudgedFlow,
): Omit<ToSign, 'verdict' | 'refuse'> {
  const book = ownBook(context, wallet.id, snapshot.entries);
  const input = { psbt, intent, snapshot, book, account: judgeAccount(wallet), limits };
  const pays = { kind: intent.kind, recipients: recipientsOf(intent, wallet.keys.network) };
  return { id, wallet, input, imported: false, pays };
}

function end(
  context: WalletContext,
  wallet: WalletRecord,
  { id }: Signing,
  { intent, snapshot }: JudgedFlow,
  signed: SignedStep,
): Promise<Approved> {
  refuseLate(context, wallet, intent);
  return endAnyFlow(context, wallet, { id, intent, signed, listed: snapshot.entries, before: null });
}
