import type { CallAnswer, CallInput, DoubleSpend } from '../../../src-preload/contract/index.ts';
import { say } from '../../../src-preload/messages/say.ts';
import { NO_CHAIN, readWholeTransaction } from '../../verify/index.ts';
import { outpointIn, type Outpoint } from '../../base/bitcoin.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import type { KeptTransfer } from '../../ports/index.ts';
import { holdingsOf, newestTransfers } from '../book/own-book.ts';
import { disputed, isSignedHere, ownTransactions } from '../book/own-recipients.ts';
import type { ChainKeeper, OpenedByBoth } from '../chain/chain-keeper.ts';
import { findMined, type ChainPosition } from '../chain/find-mined.ts';
import { findDoubleSpend, MOST_INPUTS, type KnownOutputs } from '../chain/find-double-spend.ts';
import type { WalletContext } from '../context/context.ts';
import { askOf } from '../book/history-ask.ts';
import { giveUpBesideBlock, settleByBlock } from '../pay/reconcile.ts';
import { readSpending, KIND_RULES, OUTCOME_UNKNOWN } from '../../records/signing.ts';
import { failureIn } from '../failures.ts';

type Rival = DoubleSpend['rival'];

/** No reorganisation is expected this deep. */
const BURIED = 6;
/** A replacement is reported for two weeks of blocks. */
const TOLD_FOR_BLOCKS = 2_016;
/** Only the newest, so that a round is a few dozen questions. */
const MOST_OWN = 10;
const MOST_INCOMING = 20;
const LOOKED_THROUGH = 50;

interface Watch {
  readonly by: string;
  readonly known: KnownOutputs;
  readonly spends: Map<string, readonly Outpoint[]>;
  readonly over: Set<string>;
  readonly found: Map<string, Rival>;
}

interface Watched {
  readonly txid: string;
  /** How many of our transactions, this one included, spend its coins: a new one has it followed again. */
  readonly rivals: number;
  readonly kind: DoubleSpend['kind'];
}

export type DoubleSpends = ReturnType<typeof createDoubleSpends>;

export function createDoubleSpends(context: WalletContext) {
  const watches = new Map<string, Watch>();
  const looking = new Map<string, Promise<void>>();

  function watchOf({ id, chainSource }: WalletRecord): Watch {
    const by = JSON.stringify(chainSource);
    const known = watches.get(id);
    if (known?.by === by) return known;
    const outputs = { scripts: new Map(), harmless: new Set<string>() };
    const watch: Watch = { by, known: outputs, spends: new Map(), over: new Set(), found: new Map() };
    watches.set(id, watch);
    return watch;
  }

  async function examine(
    wallet: WalletRecord,
    opened: OpenedByBoth,
    txid: string,
  ): Promise<{ readonly place: ChainPosition; readonly rival: Rival | null }> {
    const watch = watchOf(wallet);
    const place = await findByBoth(opened, txid);
    if (place.state !== 'unknown')
      keepSpends(
        watch,
        txid,
        firstOf(readWholeTransaction(place.raw).inputs.map(({ outpoint }) => outpoint)),
      );
    // A mined one has no rival in the chain.
    if (place.state === 'mined' || place.state === 'early') return { place, rival: null };
    const spends = watch.spends.get(txid) ?? (await spentBy(context, wallet, txid));
    if (spends === null) return { place, rival: null };
    keepSpends(watch, txid, spends);
    const first = await findDoubleSpend(opened, txid, spends, watch.known);
    const isProved = first !== null && first.height !== null;
    const second = isProved
      ? null
      : await opened.alsoAsk((api) => findDoubleSpend({ ...opened, api }, txid, spends, watch.known));
    const found = first === null || (second !== null && second.height !== null) ? second : first;
    return { place, rival: found && { ...found, own: isSignedHere(context, wallet.id, found.txid) } };
  }

  function settle(
    walletId: string,
    watch: Watch,
    { txid, rivals }: Watched,
    { place, rival }: { readonly place: ChainPosition; readonly rival: Rival | null },
  ): void {
    if (place.state === 'mined') {
      noteBroadcast(context, walletId, txid);
      if (settleByBlock(context, walletId, txid, place.confirmations >= BURIED))
        context.tell('wallet.changed', { walletId });
    }
    if (rival !== null && rival.own && rival.height !== null && giveUpBesideBlock(context, walletId, txid))
      context.tell('wallet.changed', { walletId });
    // A block may be reorganised: only a deep one excludes another.
    if (rival === null || rival.height === null || (rival.confirmations ?? 0) < BURIED)
      context.excluded.delete(txid);
    else context.excluded.add(txid);
    if (rival === null) watch.found.delete(txid);
    else watch.found.set(txid, rival);
    const mine = place.state === 'mined' ? place.confirmations : 0;
    const other = rival?.confirmations ?? 0;
    if (mine >= BURIED || place.state === 'early' || other >= (rival?.own ? BURIED : TOLD_FOR_BLOCKS)) {
      watch.over.add(`${txid} ${String(rivals)}`);
      watch.found.delete(txid);
    }
  }

  async function lookNow(walletId: string, opened: OpenedByBoth): Promise<void> {
    const wallet = context.wallets.require(walletId);
    const watch = watchOf(wallet);
    const watched = watchedOf(context, wallet);
    const tellNews = news(walletId, watch);
    for (const txid of watch.found.keys())
      if (!watched.some((one) => one.txid === txid)) watch.found.delete(txid);
    try {
      for (const one of watched) {
        if (watch.over.has(`${one.txid} ${String(one.rivals)}`)) continue;
        if (context.ended.aborted || context.wallets.app().offline) return;
        try {
          settle(walletId, watch, one, await examine(wallet, opened, one.txid));
        } catch (error) {
          // The server answers, so other questions may succeed.
          if (failureIn(error, 'SERVICE_ERROR', 'SERVICE_ANSWER', 'CHAIN_REFUSED') === null) throw error;
        }
      }
    } finally {
      tellNews();
    }
  }

  function news(walletId: string, { found }: Watch): () => void {
    const before = new Map(found);
    return () => {
      if (JSON.stringify([...found]) === JSON.stringify([...before])) return;
      context.tell('chain.changed', { walletId });
      if ([...found].some(([txid, { own }]) => !own && before.get(txid)?.own !== false))
        context.notifier.notify(say('chain-rival-told'), say('chain-rival-notice'));
    };
  }

  return {
    look: (walletId: string, opened: OpenedByBoth): Promise<void> => {
      const underWay = looking.get(walletId) ?? lookNow(walletId, opened);
      looking.set(walletId, underWay);
      return underWay.finally(() => looking.delete(walletId));
    },
    found: ({ walletId }: CallInput<'chain.doubleSpends'>): CallAnswer<'chain.doubleSpends'> => {
      const wallet = context.wallets.require(walletId);
      const { found } = watchOf(wallet);
      if (found.size === 0) return { found: [] };
      return {
        found: watchedOf(context, wallet).flatMap(({ txid, kind }): DoubleSpend[] => {
          const rival = found.get(txid);
          if (rival === undefined || rival.own) return [];
          return [{ txid, kind, key: keyOf(context, wallet, txid, kind), rival }];
        }),
      };
    },
    whereabouts: async (
      chain: ChainKeeper,
      { walletId, txid }: CallInput<'chain.whereabouts'>,
    ): Promise<CallAnswer<'chain.whereabouts'>> => {
      await chain.follow(walletId);
      const wallet = context.wallets.require(walletId);
      const { place, rival } = await examine(wallet, await chain.open(walletId), txid);
      const watch = watchOf(wallet);
      const tellNews = news(walletId, watch);
      const watched = watchedOf(context, wallet).find((one) => one.txid === txid);
      if (watched !== undefined) settle(walletId, watch, watched, { place, rival });
      tellNews();
      const { height, confirmations } =
        place.state === 'mined' ? place : { height: null, confirmations: null };
      return { state: place.state, height, confirmations, rival };
    },
  };
}

/** A commitment-only transaction shows in no list: only its block proves that nothing is to be resubmitted. */
function noteBroadcast(context: WalletContext, walletId: string, txid: string): void {
  for (const { id, state, signed } of context.signings.handedOver(walletId, [
    'accepted',
    'givenUp',
    ...OUTCOME_UNKNOWN,
  ]))
    if (readSpending(signed)?.txid === txid) {
      context.signings.advance(id, state, 'broadcast', { txid });
      context.tell('wallet.changed', { walletId });
    }
}

/** By the second server if the first shows no block: whoever proves one is right. */
async function findByBoth({ api, rules, file, alsoAsk }: OpenedByBoth, txid: string): Promise<ChainPosition> {
  const place = await findMined(api, rules, file, txid);
  if (place.state === 'mined' || place.state === 'early') return place;
  const other = await alsoAsk((second) => findMined(second, rules, file, txid));
  const isSilent = place.state === 'unknown' || (place.state === 'unsaid' && other?.state !== 'unknown');
  return other !== null && (other.state === 'mined' || isSilent) ? other : place;
}

/** The page may ask about any transaction, so their number is limited. */
const MOST_KEPT = 500;

function keepSpends({ spends }: Watch, txid: string, outpoints: readonly Outpoint[]): void {
  if (spends.size >= MOST_KEPT) spends.clear();
  spends.set(txid, outpoints);
}

function watchedOf(context: WalletContext, wallet: WalletRecord): Watched[] {
  const all = ownTransactions(context, wallet.id);
  const undecided = disputed(all);
  // One of two that spend a coin is followed until a deep block decides, however old it is.
  const own = all.filter(
    ({ txid, state }, at) => at >= all.length - MOST_OWN || (state !== 'settled' && undecided.has(txid)),
  );
  const spends = all.flatMap(({ inputs }) => inputs);
  const rows = newestOf(context, wallet, { direction: 'in' });
  const incoming = [...new Set(rows.flatMap(({ txid }) => txid ?? []))].slice(0, MOST_INCOMING);
  return [
    ...own.map(({ txid, kind, inputs }) => ({
      ...{ txid, kind, rivals: spends.filter((input) => inputs.includes(input)).length },
    })),
    ...incoming
      .filter((txid) => own.every((one) => one.txid !== txid))
      .map((txid) => ({ txid, kind: 'receive' as const, rivals: 0 })),
  ];
}

/** Inputs by the journal, else by the sender's asset data; the txid covers them. Null: unknown yet; none: unknowable. */
async function spentBy(
  context: WalletContext,
  wallet: WalletRecord,
  txid: string,
): Promise<readonly Outpoint[] | null> {
  const own = ownTransactions(context, wallet.id).find((one) => one.txid === txid);
  if (own !== undefined) return firstOf(own.inputs.flatMap(outpointIn));
  const kept = holdingsOf(context, wallet);
  const transfer = transferOf(context, wallet, txid, 'in');
  const left = transfer?.recipientId ? kept.consignment(transfer.recipientId) : null;
  if (transfer === undefined || left === null) return null;
  const verdict = await context.reader.validateHistory(left.file, askOf(wallet, transfer, left), NO_CHAIN);
  const names = verdict.outcome === 'refused' ? [] : (verdict.content?.paidFrom ?? []);
  return firstOf(names.flatMap(outpointIn));
}

function firstOf(outpoints: readonly Outpoint[]): readonly Outpoint[] {
  return outpoints.slice(0, MOST_INPUTS);
}

function keyOf(
  context: WalletContext,
  wallet: WalletRecord,
  txid: string,
  kind: DoubleSpend['kind'],
): string | null {
  if (kind !== 'receive' && KIND_RULES[kind].listedIn === 'unspents') return null;
  return transferOf(context, wallet, txid, kind === 'receive' ? 'in' : 'out')?.key ?? null;
}

function transferOf(
  context: WalletContext,
  wallet: WalletRecord,
  txid: string,
  direction: 'in' | 'out',
): KeptTransfer | undefined {
  return newestOf(context, wallet, { direction, txid })[0];
}

function newestOf(
  context: WalletContext,
  wallet: WalletRecord,
  named: Parameters<typeof newestTransfers>[1],
) {
  return newestTransfers(holdingsOf(context, wallet), named, LOOKED_THROUGH, context.clock.nowMs());
}
