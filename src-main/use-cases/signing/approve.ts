import type { CallInput, CallOutput } from '../../../src-preload/contract/index.ts';
import { fail } from '../../domain/errors.ts';
import type { CreateSlotsIntent } from '../../domain/intents/create-slots.ts';
import type { WalletRecord } from '../../domain/keys/wallet-record.ts';
import { judgeInSlices } from '../../domain/psbt/judge.ts';
import { verifySignedInSlices } from '../../domain/psbt/verify.ts';
import type { Verdict } from '../../domain/psbt/verdict.ts';
import type { Flow } from '../../ports.ts';
import type { Context } from '../context.ts';
import { askSignSlots } from '../questions.ts';
import { secretOf } from '../vault/words.ts';
import { judgeAccount, ownPaths, pinnedKeychains } from '../wallet/own-indexes.ts';
import { serviceName } from '../wallet-book.ts';
import { breathe } from './breathe.ts';
import { endSlots } from './end-slots.ts';
import { dropKeptHere, outpointsOf, refuseSecondSpend } from './live-flows.ts';
import { progressOf } from './progress.ts';
import { readJudgedSlots, readSigned, type JudgedFlow, type SignedStep } from './records.ts';

/** Amounts and slots of an older snapshot may no longer be true (security.md, F13). */
const SNAPSHOT_LIFE_MS = 10 * 60_000;

type Approved = CallOutput<'signing.approve'>;

/**
 * What was shown is what is signed: the quoted digest must be that of the verdict reached again from the journal.
 * Main confirms, the keyholder judges once more and signs, the signatures are verified here, and only then is it
 * handed over. A flow that was signed before is handed over again with the same bytes.
 */
export async function approve(context: Context, asked: CallInput<'signing.approve'>): Promise<Approved> {
  const flow = context.journal.read(asked.flowId);
  if (flow === null) throw fail('FLOW_UNKNOWN', {});
  const wallet = context.wallets.require(flow.walletId);
  const judged = readJudgedSlots(flow);
  if (judged.digest !== asked.digest) throw fail('DIGEST_CHANGED', {});

  if (judged.service !== serviceName(wallet))
    throw fail('FLOW_STATE', { state: 'begun with another service' });

  const before = flow.state === 'signed' ? readSigned(flow) : null;
  if (before !== null) return endSlots(context, wallet, flow.id, before);
  if (flow.state !== 'judged') throw fail('FLOW_STATE', { state: flow.state });
  refuseOld(context, judged);
  const verdict = await judgeAgain(wallet, judged, asked.acceptNotProved);
  const progress = progressOf(context, flow.id);
  progress('confirm');
  if (!(await context.confirm.ask(askSignSlots(wallet, judged.intent, verdict))))
    return { outcome: 'aborted' };
  if (!(await context.presence.prove(`sign for “${wallet.name}”`))) return { outcome: 'aborted' };
  // The question may have stood there for hours, and other flows have moved on meanwhile.
  refuseOld(context, judged);
  refuseSecondSpend(context, wallet.id, flow.id, outpointsOf(verdict));
  const signed = await sign(context, flow, wallet, judged, verdict);
  return endSlots(context, wallet, flow.id, signed);
}

function refuseOld(context: Context, judged: JudgedFlow): void {
  const ageMs = context.clock.nowMs() - judged.snapshot.takenAtMs;
  // A clock that was set back makes an age below zero: then nothing is known about it.
  if (ageMs > SNAPSHOT_LIFE_MS || ageMs < 0) {
    throw fail('SNAPSHOT_OLD', { ageSeconds: Math.abs(Math.round(ageMs / 1000)) });
  }
}

async function judgeAgain(
  wallet: WalletRecord,
  judged: JudgedFlow<CreateSlotsIntent>,
  acceptNotProved: boolean,
): Promise<Verdict> {
  const { psbt, intent, snapshot, limits } = judged;
  const account = judgeAccount(wallet);
  const verdict = await judgeInSlices({ psbt, intent, snapshot, account, limits }, breathe());
  if (verdict.digest !== judged.digest) throw fail('DIGEST_CHANGED', {});
  if (verdict.outcome === 'contradicts') {
    throw fail('PSBT_REFUSED', { code: verdict.code ?? 'INTENT_MISMATCH', sentence: '' });
  }
  if (verdict.outcome === 'notProved' && !acceptNotProved) {
    throw fail('PSBT_REFUSED', { code: 'NOT_PROVED', sentence: '' });
  }
  return verdict;
}

async function sign(
  context: Context,
  flow: Flow,
  wallet: WalletRecord,
  judged: JudgedFlow<CreateSlotsIntent>,
  verdict: Verdict,
): Promise<SignedStep> {
  const { psbt, intent, snapshot, limits, digest } = judged;
  const account = judgeAccount(wallet);
  const progress = progressOf(context, flow.id);
  // The state moves from `judged` once only: of two clicks the second stops here.
  context.journal.advance(flow.id, 'judged', 'approved', { digest });
  dropKeptHere(context, wallet.id, flow.id);
  try {
    progress('sign');
    const answer = await context.signer.sign({
      secret: secretOf(wallet),
      psbt,
      intent,
      snapshot,
      account,
      limits,
      digest,
    });
    progress('verify');
    const { txid } = await verifySignedInSlices(psbt, answer.psbt, account, breathe());
    if (txid !== answer.txid || txid !== verdict.txid) throw fail('SIGNATURE_INVALID', { input: 0 });
    const slots = verdict.outputs.flatMap(({ kind, index }) => (kind === 'assetSlot' ? [index] : []));
    const signed = { psbt: answer.psbt, txid, inputs: outpointsOf(verdict), slots };
    context.journal.advance(flow.id, 'approved', 'signed', signed);
    context.wallets.update(wallet.id, (record) => pinnedKeychains(record, ownPaths(verdict)));
    return signed;
  } catch (error) {
    // Nothing left the keyholder: the person may try again, for instance once the keychain is unlocked.
    if (context.journal.read(flow.id)?.state === 'approved')
      context.journal.advance(flow.id, 'approved', 'judged', flow.data.judged);
    throw error;
  }
}
