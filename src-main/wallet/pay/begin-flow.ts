import { letLoopTurn } from '../../turns.ts';
import {
  lastServiceData,
  ANEW,
  listCoins,
  SHOWN,
  withBalance,
  type WantedAge,
  type WalletService,
} from '../connection/service-reading.ts';
import type { NoticePayload } from '../../../src-preload/contract/index.ts';
import { toJsonValue } from '../../base/json.ts';
import {
  defaultLimits,
  type JudgeLimits,
  payeesOfIntent,
  type Snapshot,
  type Verdict,
} from '../../verify/index.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import type { WalletContext } from '../context/context.ts';
import { rememberRecipients, currentStops, stopViews } from '../rules/wallet-rules.ts';
import { withService } from '../connection/service.ts';
import { serviceName } from '../context/wallet-list.ts';
import { advancedIndexes, judgeAccount, learnablePaths } from '../book/own-recipients.ts';
import { type MissingOutput, missingOutputs, ownBook } from '../book/own-book.ts';
import { dropUnsigned, refuseConflict, replacing, outpointsOf } from './refuse-second-payment.ts';
import { settleByLists } from './reconcile.ts';
import type { BegunIntent, NamedAsset } from '../../records/signing.ts';
import { reviewOf, type ReviewAnswer } from './review.ts';
import { failureIn } from '../failures.ts';

/**
 * Height of the headers checked here: the service isn't believed. Blocks possibly mined since are added, or a lagging
 * server would have an honest lock time refused; after an hour, or in bursts (testnet), it is unknown.
 */
async function judgeLimits(
  { practice, checkedTips, clock }: Pick<WalletContext, 'practice' | 'checkedTips' | 'clock'>,
  { id, connection, keys }: WalletRecord,
): Promise<JudgeLimits> {
  if (connection.kind === 'practice') return defaultLimits((await practice()).status().height);
  const tip = checkedTips.get(id);
  if (tip === undefined || keys.network === 'testnet') return defaultLimits(null);
  const ageMs = Math.max(0, clock.nowMs() - tip.timeMs);
  const isFresh = clock.monotonicMs() - tip.atMs < FOLLOWED_WITHIN_MS && ageMs < MINED_WITHIN_MS;
  return defaultLimits(isFresh ? tip.height + Math.floor(ageMs / FASTEST_BLOCK_MS) : null);
}

/** Three missed polls. */
const FOLLOWED_WITHIN_MS = 3 * 60_000;
/** A stalled server looks like a stalled chain; one block in 400 takes longer. */
const MINED_WITHIN_MS = 60 * 60_000;
/** A third of a block's time: no hour has three times the usual. */
const FASTEST_BLOCK_MS = 200_000;

export interface FlowInput {
  readonly api: WalletService;
  readonly wallet: WalletRecord;
  readonly snapshot: Snapshot;
  /** Own outputs missing in the service's list (security.md G40). */
  readonly missing: readonly MissingOutput[];
}

export interface FlowPlan {
  readonly intentBy: (entries: Snapshot['entries']) => BegunIntent;
  readonly assets: readonly NamedAsset[];
  readonly begin: () => Promise<string>;
  readonly explain: (error: unknown) => unknown;
}

export const NOTHING_ELSE = () => Promise.resolve(null);

/** Journals each step before the next and asks the builder once. Only a fresh list may refuse. Touches no key. */
export function beginFlow<T>(
  context: WalletContext,
  walletId: string,
  ask: (api: WalletService) => Promise<T>,
  prepare: (at: FlowInput, told: T) => FlowPlan,
): Promise<ReviewAnswer> {
  return withService(context, walletId, async (api, wallet) => {
    const firstId = context.random.id();
    const progress = progressOf(context, firstId);
    progress('snapshot');
    context.reader.warm();
    const told = ask(api);
    const prepareBy = async (own: Own): Promise<Ready> => ({
      ...own,
      ...prepare({ api, wallet, ...own }, await told),
    });
    const at: Beginning = {
      ...{ context, api, wallet, progress },
      prepareAnew: async () => prepareBy(await readOwn(context, api, wallet, ANEW)),
    };
    const shown = await readOwn(context, api, wallet, SHOWN);
    await letLoopTurn(0);
    const ready = await prepareBy(shown).catch((error: unknown) => {
      if (shown.isOfBefore) return at.prepareAnew();
      throw error;
    });
    await letLoopTurn();
    dropUnsigned(context, wallet.id);
    const opened = openFlow(at, firstId, ready);
    const judged = await judgeBuilt(at, opened, await build(at, opened));
    await keepJudged(at, judged);
    const { flowId, intent, verdict, psbt } = judged;
    return reviewOf({
      flowId,
      walletId: wallet.id,
      intent,
      verdict,
      preparedAtMs: context.clock.nowMs(),
      stops: stopViews(currentStops(context, context.wallets.require(wallet.id), { psbt, intent, verdict })),
      network: wallet.keys.network,
    });
  });
}

type Ready = Own & FlowPlan;

interface Beginning {
  readonly context: WalletContext;
  readonly api: WalletService;
  readonly wallet: WalletRecord;
  readonly progress: ReturnType<typeof progressOf>;
  readonly prepareAnew: () => Promise<Ready>;
}

interface Opened {
  readonly flowId: string;
  readonly intent: BegunIntent;
  readonly ready: Ready;
}

interface JudgedBuilt extends Omit<Opened, 'ready'> {
  readonly psbt: string;
  readonly verdict: Verdict;
  readonly limits: JudgeLimits;
}

function openFlow({ context, wallet }: Beginning, flowId: string, ready: Ready): Opened {
  const { intentBy, snapshot, assets, begunAtMs } = ready;
  const intent = intentBy(snapshot.entries);
  const data = toJsonValue({ intent, snapshot, service: serviceName(wallet), assets });
  context.begunAtMs.set(flowId, begunAtMs);
  context.signings.open({ id: flowId, walletId: wallet.id, kind: intent.kind, data });
  return { flowId, intent, ready };
}

async function build(at: Beginning, { flowId, ready }: Opened): Promise<string> {
  at.progress('begin');
  try {
    return await ready.begin();
  } catch (error) {
    at.context.signings.advance(flowId, 'asked', 'dropped', { because: 'begin failed' });
    const isRefused = failureIn(error, 'SERVICE_ERROR') !== null;
    throw (isRefused && ready.isOfBefore ? await at.prepareAnew() : ready).explain(error);
  }
}

/** If an older list contradicts, judges again by a new one. */
async function judgeBuilt(at: Beginning, opened: Opened, psbt: string): Promise<JudgedBuilt> {
  const { context, wallet, progress } = at;
  progress('judge');
  const limits = await judgeLimits(context, wallet);
  const account = judgeAccount(context.wallets.require(wallet.id));
  const judge = ({ intent, ready: { snapshot } }: Opened) => {
    const book = ownBook(context, wallet.id, snapshot.entries, replacing(intent).replaces);
    return context.reader.judge({ psbt, intent, snapshot, book, account, limits });
  };
  let judged = opened;
  let verdict = await judge(judged);
  if (verdict.outcome === 'contradicts' && opened.ready.isOfBefore) {
    context.signings.advance(opened.flowId, 'asked', 'dropped', { because: 'built by a newer list' });
    judged = openFlow(at, context.random.id(), await at.prepareAnew());
    verdict = await judge(judged);
  }
  return { flowId: judged.flowId, intent: judged.intent, psbt, verdict, limits };
}

async function keepJudged(
  { context, wallet }: Beginning,
  { flowId, intent, psbt, verdict, limits }: JudgedBuilt,
): Promise<void> {
  const { outcome, code, digest, txid } = verdict;
  const built = { psbt, outcome, code, digest, txid, limits: toJsonValue(limits) };
  context.signings.advance(flowId, 'asked', 'built', built);
  // Also if refused: the service has used up these indexes.
  context.wallets.update(wallet.id, (record) =>
    advancedIndexes(record, learnablePaths(record, intent, verdict)),
  );
  // refuseConflict names the transaction that reserves the coin.
  if (outcome !== 'contradicts' || code === 'RESERVED') {
    try {
      const recipients = payeesOfIntent(intent, wallet.keys.network);
      const pays = { inputs: outpointsOf(verdict), recipients };
      refuseConflict(context, wallet.id, {
        ...{ id: flowId, txid, kind: intent.kind, imported: false, ...pays },
        ...replacing(intent),
      });
    } catch (error) {
      context.signings.advance(flowId, 'built', 'dropped', { because: 'another one is live' });
      throw error;
    }
  }
  if (outcome === 'contradicts') {
    context.signings.advance(flowId, 'built', 'contradicted', { code });
    return;
  }
  await rememberRecipients(context, context.wallets.require(wallet.id), { psbt, intent, verdict });
  if (wallet.keySource !== 'none') context.signer.warm();
  context.wallets.setApp({ lastRateSatsPerVb: intent.rateSatsPerVb });
}

interface Own extends Pick<FlowInput, 'snapshot' | 'missing'> {
  /** By the monotonic clock. */
  readonly begunAtMs: number;
  readonly isOfBefore: boolean;
}

async function readOwn(
  context: WalletContext,
  api: WalletService,
  wallet: WalletRecord,
  wanted: WantedAge,
): Promise<Own> {
  const nowMs = context.clock.monotonicMs();
  const reading = listCoins(context, wallet, api, wanted);
  const { takenAtMs, begunAtMs } = reading;
  const entries = await lastServiceData(context, wallet, await reading.listed);
  await settleByLists(context, api, wallet, entries, async () => {
    const { balance } = await withBalance(context, wallet, api, reading, 'shows');
    return balance;
  });
  await letLoopTurn();
  return {
    snapshot: { takenAtMs, entries },
    missing: missingOutputs(context, wallet.id, entries),
    begunAtMs,
    isOfBefore: begunAtMs < nowMs,
  };
}

type Step = NoticePayload<'signing.progress'>['step'];

/** Reports each step with its start, so that a wait can say what it waits for. */
export function progressOf(
  context: Pick<WalletContext, 'tell' | 'clock'>,
  flowId: string,
): (step: Step) => void {
  return (step) => context.tell('signing.progress', { flowId, step, sinceMs: context.clock.nowMs() });
}
