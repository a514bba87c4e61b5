import type { CallInput, CallOutput } from '../../../src-preload/contract/index.ts';
import { fail, WalletError } from '../../domain/errors.ts';
import { toJsonValue } from '../../domain/intents/json.ts';
import type { BroughtContent } from '../../domain/offline/content.ts';
import { MAX_BROUGHT_BYTES } from '../../domain/offline/limits.ts';
import { notSignedBack } from '../../domain/offline/refused.ts';
import { openBrought } from '../../use-cases/codes/open-brought.ts';
import type { Context } from '../../use-cases/context.ts';
import { countSpending } from '../../use-cases/rules/hold-to-rules.ts';
import { refuseConflict } from './conflicts.ts';
import { judgeAgain } from './judge-again.ts';
import { readJudged } from './records.ts';
import { signedStepOf } from './signed-step.ts';
import { judgeAccount, ownPaths, pinnedKeychains } from '../../use-cases/wallet/own-indexes.ts';
import { awayView } from './away-view.ts';

/**
 * Takes back what was signed elsewhere. What is kept is the PSBT that went out with the signatures put in: nothing else
 * of what came back has a say. Judged once more first, so that what the journal calls signed is what was reviewed here.
 * Hands nothing over. Throws BROUGHT_REFUSED, FLOW_UNKNOWN, FLOW_STATE, DIGEST_CHANGED, FLOW_LIVE, PAID_BEFORE.
 */
export async function bringBack(
  context: Context,
  { flowId, source }: CallInput<'handoff.bringBack'>,
): Promise<CallOutput<'handoff.bringBack'>> {
  const flow = context.signings.read(flowId);
  if (flow === null) throw fail('FLOW_UNKNOWN', {});
  if (flow.state !== 'away') throw fail('FLOW_STATE', { state: flow.state });
  const wallet = context.wallets.require(flow.walletId);
  const brought = await bring(context, source);
  if (brought === null) return { outcome: 'aborted' };
  const judged = readJudged(flow);
  // What is not proved was accepted when it went out; a contradiction never is.
  const verdict = await judgeAgain(context, wallet, judged, true);
  const { psbt, txid } = await context.judging.takeBack(judged.psbt, brought, judgeAccount(wallet));
  if (txid !== verdict.txid) throw notSignedBack('backOther');
  const step = signedStepOf(judged.intent, verdict, wallet.keys.network);
  refuseConflict(context, wallet.id, flow.id, { kind: judged.intent.kind, ...step });
  // From `away` alone: of two that come back at once the second stops here.
  context.signings.advance(flow.id, 'away', 'signed', toJsonValue({ ...step, psbt }));
  context.wallets.update(wallet.id, (record) => pinnedKeychains(record, ownPaths(verdict)));
  countSpending(context, wallet, { ...judged, verdict });
  return { outcome: 'signed', away: awayView(context, context.signings.read(flow.id) ?? flow) };
}

/** The base64 of what came back, signed or not; null where the person turned back. */
async function bring(
  context: Context,
  source: CallInput<'handoff.bringBack'>['source'],
): Promise<string | null> {
  try {
    const content = await contentOf(context, source);
    if (content === null) return null;
    const read = await context.judging.readBrought(content);
    // A pack is what went out: it says so by having no signature.
    return read.kind === 'pack' ? read.pack.psbt : read.psbt;
  } catch (error) {
    if (error instanceof WalletError && error.failure.code === 'BROUGHT_REFUSED')
      throw notSignedBack(error.failure.facts.problem);
    throw error;
  }
}

async function contentOf(
  context: Context,
  source: CallInput<'handoff.bringBack'>['source'],
): Promise<BroughtContent | null> {
  if (source.from === 'text') return { kind: 'text', text: source.text };
  if (source.from === 'bytes')
    return { kind: 'bytes', bytes: new Uint8Array(Buffer.from(source.base64, 'base64')) };
  if (source.from === 'codes') return context.codes.whole(source.gatherId);
  const extensions = ['psbt', 'txt', 'json'];
  const bytes = await openBrought(context.files, extensions, MAX_BROUGHT_BYTES, notSignedBack);
  return bytes === null ? null : { kind: 'bytes', bytes };
}
