import type { Review } from '../../../src-preload/contract/index.ts';
import { EMPTY_BOOK } from '../../domain/book/book.ts';
import { toJsonValue } from '../../domain/intents/json.ts';
import type { Snapshot } from '../../domain/intents/snapshot.ts';
import type { WalletRecord } from '../../domain/keys/wallet-record.ts';
import type { FlowKind, WalletApi } from '../../ports.ts';
import type { Context } from '../context.ts';
import { meetRecipients, stopsNow, stopViews } from '../rules/hold-to-rules.ts';
import { withService } from '../service.ts';
import { serviceName } from '../wallet-book.ts';
import { grownIndexes, judgeAccount, reachedPaths } from '../wallet/own-indexes.ts';
import { knownOutputs, type MissingOutput } from './known-outputs.ts';
import { dropUnsigned, refuseConflict } from './conflicts.ts';
import { judgeLimits } from './limits.ts';
import { outpointsOf } from './outpoints.ts';
import { progressOf } from './progress.ts';
import { recipientsOf } from './recipients.ts';
import type { BegunIntent, NamedAsset } from './records.ts';
import { toReview } from './review.ts';
import { settleByLists } from './follow.ts';
import { clockAheadSeconds } from './timely.ts';

/** What begins differently from one kind of flow to another. */
export interface BeginKind {
  readonly kind: FlowKind;
  /** From the form and what is listed to what can be asked. Asks the service to build nothing. Throws where it cannot. */
  readonly prepare: (at: Preparing) => Prepared | Promise<Prepared>;
}

export interface Preparing {
  readonly api: WalletApi;
  readonly wallet: WalletRecord;
  readonly snapshot: Snapshot;
  /** Own outputs that the service's list leaves out (G40). */
  readonly missing: readonly MissingOutput[];
}

export interface Prepared {
  readonly intent: BegunIntent;
  readonly assets: readonly NamedAsset[];
  /** Asks the service's builder. Answers the PSBT. */
  readonly begin: () => Promise<string>;
  /** A refusal of the service's in our own words; others as they are. */
  readonly explain: (error: unknown) => unknown;
}

/**
 * Snapshot of own unspents → intent → begin → verdict, each written to the journal before the next. The service's
 * builder is asked once. Touches no key. Throws what the kind throws, FLOW_LIVE and what the service's failures are.
 */
export function beginFlow(context: Context, walletId: string, kind: BeginKind): Promise<Review> {
  return withService(context, walletId, async (api, wallet) => {
    const flowId = context.random.id();
    const progress = progressOf(context, flowId);
    progress('snapshot');
    context.judging.warm();
    const begunAtMs = context.clock.monotonicMs();
    const { snapshot, missing } = await readOwn(context, api, wallet);
    const { intent, assets, begin, explain } = await kind.prepare({ api, wallet, snapshot, missing });
    dropUnsigned(context, wallet.id);

    const data = toJsonValue({ intent, snapshot, service: serviceName(wallet), assets });
    context.begunAtMs.set(flowId, begunAtMs);
    context.journal.open({ id: flowId, walletId: wallet.id, kind: kind.kind, data });
    progress('begin');
    let psbt: string;
    try {
      psbt = await begin();
    } catch (error) {
      context.journal.advance(flowId, 'intent', 'dropped', { because: 'begin failed' });
      throw explain(error);
    }
    context.journal.advance(flowId, 'intent', 'begun', { psbt });

    progress('judge');
    const limits = await judgeLimits(context, wallet);
    const account = judgeAccount(context.wallets.require(wallet.id));
    const verdict = await context.judging.judge({
      psbt,
      intent,
      snapshot,
      book: EMPTY_BOOK,
      account,
      limits,
    });
    const { outcome, code, digest, txid } = verdict;
    const judged = { outcome, code, digest, txid, limits: toJsonValue(limits) };
    context.journal.advance(flowId, 'begun', 'judged', judged);
    // Of a refused one too: the service has used its addresses up, and an honest one's lie behind them.
    context.wallets.update(wallet.id, (record) =>
      grownIndexes(record, reachedPaths(record, intent, verdict)),
    );
    if (outcome === 'contradicts') context.journal.advance(flowId, 'judged', 'refused', { code });
    else {
      try {
        const spending = { inputs: outpointsOf(verdict), recipients: recipientsOf(intent, account.network) };
        refuseConflict(context, wallet.id, flowId, { kind: kind.kind, ...spending });
      } catch (error) {
        context.journal.advance(flowId, 'judged', 'dropped', { because: 'another flow is live' });
        throw error;
      }
      await meetRecipients(context, context.wallets.require(wallet.id), { psbt, intent, verdict });
      if (wallet.keySource !== 'none') context.signer.warm();
      context.wallets.setApp({ lastRateSatsPerVb: intent.rateSatsPerVb });
    }
    return toReview({
      flowId,
      walletId: wallet.id,
      intent,
      verdict,
      preparedAtMs: context.clock.nowMs(),
      stops: stopViews(stopsNow(context, context.wallets.require(wallet.id), { psbt, intent, verdict })),
      clockAheadSeconds: clockAheadSeconds(context, wallet),
      network: account.network,
    });
  });
}

/** The unspents as listed now, with what the journal knows of them; flows that the lists settle are settled by the way. */
async function readOwn(
  context: Context,
  api: WalletApi,
  wallet: WalletRecord,
): Promise<Pick<Preparing, 'snapshot' | 'missing'>> {
  const takenAtMs = context.clock.nowMs();
  const entries = await api.listUnspents();
  await settleByLists(context, api, wallet.id, entries);
  const known = knownOutputs(context, wallet.id);
  return { snapshot: { takenAtMs, entries: known.named(entries) }, missing: known.missing(entries) };
}
