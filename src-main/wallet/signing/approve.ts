import type { CallInput } from '../../../src-preload/contract/index.ts';
import { EMPTY_BOOK } from '../../domain/book/book.ts';
import { fail } from '../../domain/errors.ts';
import { toJsonValue } from '../../domain/intents/json.ts';
import type { WalletRecord } from '../../domain/keys/wallet-record.ts';
import type { Verdict } from '../../domain/psbt/verdict.ts';
import { leavesMoreThan } from '../../domain/psbt/leaving.ts';
import type { Signing, PasswordProof } from '../../ports.ts';
import type { Context } from '../../use-cases/context.ts';
import { proofOf } from '../../use-cases/lock/password.ts';
import { countSpending, refuseByRules } from '../../use-cases/rules/hold-to-rules.ts';
import { secretOf } from '../../use-cases/vault/words.ts';
import { judgeAccount, ownPaths, pinnedKeychains } from '../../use-cases/wallet/own-indexes.ts';
import { serviceName } from '../../use-cases/wallet-book.ts';
import { askSignBtc, askSignSend, askSignSlots } from './ask-sign.ts';
import { dropUnsigned, refuseConflict } from './conflicts.ts';
import { endAnyFlow } from './end-any-flow.ts';
import type { Approved } from './end-flow.ts';
import { judgeAgain } from './judge-again.ts';
import { progressOf } from './progress.ts';
import { readJudged, readSigned, type JudgedFlow, type SignedStep } from './records.ts';
import { signJudged } from './sign-judged.ts';
import { signedStepOf } from './signed-step.ts';
import { refuseLate, refuseOldSnapshot } from './timely.ts';

/**
 * What was shown is what is signed: the quoted digest must be that of the verdict reached again from the journal.
 * Main confirms, the keyholder judges once more and signs, the signatures are verified here, and only then is it
 * handed over. A flow that was signed before is handed over again with the same bytes.
 */
export async function approve(context: Context, asked: CallInput<'signing.approve'>): Promise<Approved> {
  const flow = context.signings.read(asked.flowId);
  if (flow === null) throw fail('FLOW_UNKNOWN', {});
  const wallet = context.wallets.require(flow.walletId);
  const judged = readJudged(flow);
  if (judged.digest !== asked.digest) throw fail('DIGEST_CHANGED', {});

  if (judged.service !== serviceName(wallet))
    throw fail('FLOW_STATE', { state: 'begun with another service' });

  // What came back signed is handed over by its own question alone: its coins are looked at first (hand-over.ts).
  if (flow.data.away !== undefined) throw fail('FLOW_STATE', { state: flow.state });
  const before = flow.state === 'signed' ? readSigned(flow.data.signed) : null;
  if (before !== null) return end(context, wallet, flow, judged, before);
  if (flow.state !== 'built') throw fail('FLOW_STATE', { state: flow.state });
  // Before anything is asked of the person: without a key here it goes another way (handoff/begin-away.ts).
  secretOf(wallet);
  refuseStale(context, flow.id, wallet, judged);
  const verdict = await judgeAgain(context, wallet, judged, asked.acceptNotProved);
  refuseByRules(context, wallet, { ...judged, verdict });
  const proof = proofOf(context, asked.password);
  // Said before the question; the keyholder holds to the sum beside the secret all the same.
  if (proof === null && leavesMoreThan(wallet.askAboveSats, verdict)) throw fail('PASSWORD_NEEDED', {});
  const progress = progressOf(context, flow.id);
  progress('confirm');
  if (!(await context.confirm.ask(questionOf(wallet, judged, verdict)))) return { outcome: 'aborted' };
  if (!(await context.presence.prove(`sign for “${wallet.name}”`))) return { outcome: 'aborted' };
  // The question may have stood there for hours, and other flows have moved on meanwhile.
  refuseStale(context, flow.id, wallet, judged);
  const step = signedStepOf(judged.intent, verdict, wallet.keys.network);
  refuseConflict(context, wallet.id, flow.id, { kind: judged.intent.kind, ...step });
  refuseByRules(context, context.wallets.require(wallet.id), { ...judged, verdict });
  const signed = await sign(context, flow, { wallet, judged, verdict, step, proof });
  return end(context, wallet, flow, judged, signed);
}

function end(
  context: Context,
  wallet: WalletRecord,
  { id }: Signing,
  { intent }: JudgedFlow,
  signed: SignedStep,
): Promise<Approved> {
  refuseLate(context, wallet, intent);
  return endAnyFlow(context, wallet, { id, intent, signed, before: null });
}

function questionOf(wallet: WalletRecord, { intent, assets }: JudgedFlow, verdict: Verdict) {
  switch (intent.kind) {
    case 'createSlots':
      return askSignSlots(wallet, intent, verdict);
    case 'sendBtc':
      return askSignBtc(wallet, intent, verdict);
    case 'send':
      return askSignSend(wallet, intent, verdict, assets);
  }
}

function refuseStale(
  context: Context,
  flowId: string,
  wallet: WalletRecord,
  { snapshot, intent }: JudgedFlow,
): void {
  refuseOldSnapshot(context, flowId, snapshot);
  refuseLate(context, wallet, intent);
}

interface ToSign {
  readonly wallet: WalletRecord;
  readonly judged: JudgedFlow;
  readonly verdict: Verdict;
  readonly step: Omit<SignedStep, 'psbt'>;
  readonly proof: PasswordProof | null;
}

async function sign(
  context: Context,
  flow: Signing,
  { wallet, judged, verdict, step, proof }: ToSign,
): Promise<SignedStep> {
  const { psbt, intent, snapshot, limits, digest } = judged;
  const input = { psbt, intent, snapshot, book: EMPTY_BOOK, account: judgeAccount(wallet), limits };
  const progress = progressOf(context, flow.id);
  // The state moves from `built` once only: of two clicks the second stops here.
  context.signings.advance(flow.id, 'built', 'approved', { digest });
  dropUnsigned(context, wallet.id, flow.id);
  try {
    const signed = { ...step, psbt: await signJudged(context, wallet, { input, verdict, proof, progress }) };
    context.signings.advance(flow.id, 'approved', 'signed', toJsonValue(signed));
    context.wallets.update(wallet.id, (record) => pinnedKeychains(record, ownPaths(verdict)));
    countSpending(context, wallet, { psbt, intent, verdict });
    return signed;
  } catch (error) {
    // Nothing left the keyholder: the person may try again, for instance once the keychain is unlocked.
    if (context.signings.read(flow.id)?.state === 'approved')
      context.signings.advance(flow.id, 'approved', 'built', flow.data.built);
    throw error;
  }
}
