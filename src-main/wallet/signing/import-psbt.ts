import { outpointName } from '../../base/bitcoin.ts';
import type { CallAnswer, CallInput, DraftView } from '../../../src-preload/contract/index.ts';
import { fail } from '../../base/errors.ts';
import {
  earliestOf,
  type ImportedToSign,
  scopeOf,
  type JudgedImport,
  type Verdict,
  writePack,
} from '../../verify/index.ts';
import type { ImportCoin, ImportDraft } from '../../ports/index.ts';
import type { UseCase, Imported, WalletContext } from '../context/context.ts';
import { letLoopTurn } from '../../turns.ts';
import { rememberRecipients, currentStops, stopViews } from '../rules/wallet-rules.ts';
import { conflictingTransactionsOf } from '../pay/refuse-second-payment.ts';
import { answerComparison, comparisonsOf, withComparisons } from './ask-imported.ts';
import { requireCombined } from './combine-psbts.ts';
import { contentOf, hold, isSignedFor, judgeImport, paysOf, requireImported } from './imported.ts';
import { finest, reviewOf, sealView } from '../pay/review.ts';
import { withService } from '../connection/service.ts';
import { serviceName } from '../context/wallet-list.ts';
import { failureIn } from '../failures.ts';

type ImportedView = CallAnswer<'offline.read'>;

/** Keeps on disk what may be signed, a contradiction for viewing only. Throws BROUGHT_REFUSED. Touches no key. */
export const importPsbt: UseCase<'offline.bring'> = async (context, { walletId, name, content }) => {
  const brought = await context.reader.readBrought(
    content.kind === 'combined'
      ? { kind: 'text', text: requireCombined(context, content.combinedId).psbt }
      : contentOf(content),
  );
  const { owner, judged } = await judgeForOwner(context, walletId, brought);
  const { txid, outcome } = judged.verdict;
  const from = brought.kind;
  const made = { id: context.random.id(), walletId: owner, name, from } as const;
  if (txid === null || outcome === 'contradicts')
    return importedView(context, hold(context, { ...made, broughtAtMs: context.clock.nowMs(), ...judged }));
  const { psbt, intent } = judged.input;
  // Starts the rules' pause for recipients that are new here.
  await rememberRecipients(context, context.wallets.require(owner), {
    psbt,
    intent,
    verdict: judged.verdict,
  });
  const kept = context.signings.imports.keep({
    ...made,
    txid,
    commits: judged.commits,
    text: brought.kind === 'pack' ? writePack(brought.pack) : brought.psbt,
    coins: ownCoins(judged.verdict),
  });
  context.tell('offline.changed', { walletId: owner });
  // A thousand inputs make storing and showing long work: others get their turn between.
  await letLoopTurn(0);
  const { id, broughtAtMs } = kept;
  return importedView(context, hold(context, { ...made, id, broughtAtMs, ...judged }));
};

export const readImported: UseCase<'offline.read'> = async (context, { broughtId }) =>
  importedView(context, await requireImported(context, broughtId));

export const comparePayee: UseCase<'offline.compare'> = async (context, { broughtId, ...answer }) => {
  const held = await requireImported(context, broughtId);
  answerComparison(context, held, answer);
  return importedView(context, held);
};

/** Drops an unsigned import. Main doesn't ask, since it can be imported again; the screen does. */
export function dropImported(context: WalletContext, { broughtId }: CallInput<'offline.drop'>): void {
  const { imports } = context.signings;
  const walletId = context.held.get(broughtId)?.walletId ?? imports.read(broughtId)?.walletId;
  imports.drop(broughtId);
  context.held.delete(broughtId);
  if (walletId !== undefined) context.tell('offline.changed', { walletId });
}

function importedView(context: WalletContext, held: Imported): ImportedView {
  const { id, walletId, verdict, input } = held;
  const wallet = context.wallets.require(walletId);
  const { network } = wallet.keys;
  const kept = context.signings.imports.read(id);
  const view = {
    broughtId: id,
    walletId,
    walletName: wallet.name,
    name: held.name,
    from: held.from,
    broughtAtMs: held.broughtAtMs,
    review: reviewOf({
      flowId: id,
      walletId,
      intent: input.intent,
      verdict,
      preparedAtMs: earliestOf(input.snapshot),
      stops: stopViews(currentStops(context, wallet, { psbt: input.psbt, intent: input.intent, verdict })),
      network,
    }),
    questions: held.questions.map((question) => {
      if (!('seal' in question)) return question;
      return { ...question, seal: sealView(question.seal, finest(network)) };
    }),
    onlyOurPart: scopeOf(input.intent) === 'part',
    data: held.data,
    txid: verdict.txid,
    signedAtMs: isSignedFor(held, kept) ? kept.signedAtMs : null,
    rivals: conflictingTransactionsOf(context, walletId, { txid: verdict.txid, inputs: paysOf(held).inputs }),
  };
  return withComparisons(view, held, comparisonsOf(context, held, kept));
}

/** Only our inputs: other parties watch theirs. */
function ownCoins({ inputs }: Verdict): ImportCoin[] {
  return inputs.flatMap(({ path, outpoint, amountSats }) =>
    path === null || outpoint === null
      ? []
      : [{ ...outpoint, amountSats: amountSats === null ? null : Number(amountSats) }],
  );
}

/** Tries the open wallet first; if the PSBT is no wallet's, the open one's reason is reported. */
async function judgeForOwner(
  context: WalletContext,
  walletId: string,
  brought: ImportedToSign,
): Promise<{ readonly owner: string; readonly judged: JudgedImport }> {
  try {
    return { owner: walletId, judged: await judgeImport(context, walletId, brought) };
  } catch (error) {
    if (!isOfAnother(error)) throw error;
    for (const { id } of context.wallets.list().filter((wallet) => wallet.id !== walletId)) {
      const judged = await judgeImport(context, id, brought).catch(() => null);
      if (judged !== null) return { owner: id, judged };
    }
    throw error;
  }
}

function isOfAnother(error: unknown): boolean {
  const problem = failureIn(error, 'BROUGHT_REFUSED')?.facts.problem ?? '';
  // Our part is signed; another wallet here may have a part too.
  return ['notOurs', 'otherNetwork', 'alreadySigned'].includes(problem);
}

const MOST_SIGNED = 50;

export function listImported(
  context: Pick<WalletContext, 'wallets' | 'signings'>,
  { walletId }: CallInput<'offline.list'>,
): CallAnswer<'offline.list'> {
  context.wallets.require(walletId);
  const { imports } = context.signings;
  return {
    drafts: imports.unsigned(walletId).map(toDraft),
    damaged: imports.damaged(walletId).map(({ id, ...one }) => ({ broughtId: id, ...one })),
    signed: imports
      .signed(walletId)
      .slice(0, MOST_SIGNED)
      .map(({ id, name, txid, signedAtMs }) => ({ broughtId: id, name, txid, atMs: signedAtMs })),
  };
}

/** Which inputs are listed, in their order; null without a service or offline. Throws GONE, as the service does. */
export const coinsThere: UseCase<'offline.coinsThere'> = async (context, { broughtId }) => {
  const kept = context.signings.imports.read(broughtId);
  if (kept === null) throw fail('GONE', { what: 'import' });
  const wallet = context.wallets.require(kept.walletId);
  if (context.wallets.app().offline || wallet.registeredWith !== serviceName(wallet)) return { there: null };
  const entries = await withService(context, wallet.id, (api) => api.listUnspents());
  const listed = new Set(entries.filter(({ exists }) => exists).map(outpointName));
  return { there: kept.coins.map((coin) => listed.has(outpointName(coin))) };
};

function toDraft({ id, name, from, broughtAtMs, txid, coins }: ImportDraft): DraftView {
  return {
    ...{ broughtId: id, name, from, broughtAtMs, txid },
    coins: coins.map(({ amountSats, ...outpoint }) => ({ outpoint, amountSats })),
  };
}
