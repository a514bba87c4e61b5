import type { AwayView, CallInput } from '../../../src-preload/contract/index.ts';
import { fail } from '../../domain/errors.ts';
import { toJsonValue } from '../../domain/intents/json.ts';
import type { Context } from '../../use-cases/context.ts';
import { refuseByRules } from '../../use-cases/rules/hold-to-rules.ts';
import { refuseConflict } from './conflicts.ts';
import { judgeAgain } from './judge-again.ts';
import { readJudged } from './records.ts';
import { signedStepOf } from './signed-step.ts';
import { refuseLate, refuseOldSnapshot } from './timely.ts';
import { serviceName } from '../../use-cases/wallet-book.ts';
import { awayView } from './away-view.ts';

/**
 * What was reviewed goes out to be signed elsewhere. Everything that is asked before a signature here is asked before
 * it leaves, and the journal knows that it may be signed before anything of it is shown. Touches no key. Throws
 * FLOW_UNKNOWN, FLOW_STATE, DIGEST_CHANGED, PSBT_REFUSED, SNAPSHOT_OLD, INVOICE_REFUSED, FLOW_LIVE, PAID_BEFORE and what a rule of spending
 * refuses.
 */
export async function beginAway(context: Context, asked: CallInput<'handoff.begin'>): Promise<AwayView> {
  const flow = context.signings.read(asked.flowId);
  if (flow === null) throw fail('FLOW_UNKNOWN', {});
  const wallet = context.wallets.require(flow.walletId);
  const judged = readJudged(flow);
  if (judged.digest !== asked.digest) throw fail('DIGEST_CHANGED', {});
  if (judged.service !== serviceName(wallet))
    throw fail('FLOW_STATE', { state: 'begun with another service' });
  if (flow.state === 'away') return awayView(context, flow);
  if (flow.state !== 'built') throw fail('FLOW_STATE', { state: flow.state });
  refuseOldSnapshot(context, flow.id, judged.snapshot);
  refuseLate(context, wallet, judged.intent);
  const verdict = await judgeAgain(context, wallet, judged, asked.acceptNotProved);
  refuseByRules(context, wallet, { ...judged, verdict });
  const step = signedStepOf(judged.intent, verdict, wallet.keys.network);
  refuseConflict(context, wallet.id, flow.id, { kind: judged.intent.kind, ...step });
  context.signings.advance(flow.id, 'built', 'away', toJsonValue(step));
  return awayView(context, context.signings.read(flow.id) ?? flow);
}
