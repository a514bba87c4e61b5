import * as v from 'valibot';
import * as x from '../../../src-preload/contract/values.ts';
import { pagesOf } from '../../base/groups.ts';
import type { CallInput } from '../../../src-preload/contract/index.ts';
import { notLabels } from '../../base/errors.ts';
import { secretIn } from '../../phrase/secret-in.ts';
import { labelLineOf, readLabels, type ReadLabels } from './label-lines.ts';
import { ownAddressesAmong } from '../bitcoin/addresses.ts';
import { transactionIds, type HistoryContext } from '../bitcoin/transactions.ts';
import type { KeptTransfer } from '../../ports/index.ts';
import type { UseCase, WalletContext } from '../context/context.ts';
import { holdingsOf, seenCoins } from '../book/own-book.ts';
import { openImported } from '../signing/opened-file.ts';
import { letLoopTurn } from '../../turns.ts';

/** BIP329. A transfer without a transaction has no name there, and is counted. */
export const exportLabels: UseCase<'transfers.exportLabels'> = async (context, { walletId }) => {
  const { keys } = context.wallets.require(walletId);
  const byTransaction = new Map<string, Set<string>>();
  let withoutTransaction = 0;
  for await (const { label, txid } of eachTransfer(context, walletId)) {
    if (label === null) continue;
    if (txid === null) withoutTransaction += 1;
    else byTransaction.set(txid, (byTransaction.get(txid) ?? new Set()).add(label));
  }
  const others = context.holdings.labels.list(walletId).filter(({ ref }) => !byTransaction.has(ref));
  const labels = byTransaction.size + others.length;
  if (labels === 0) return { savedAs: null, labels, withoutTransaction };
  const named = [...byTransaction].map(([ref, of]) => ({ ref, label: [...of].join('; '), frozen: false }));
  const text = [...named, ...others]
    .map(({ ref, label, frozen }) => {
      const of = { type: typeOf(ref), ref, ...(label === null ? {} : { label }) };
      return labelLineOf(frozen ? { ...of, spendable: false } : of, keys);
    })
    .join('');
  const name = `labels-${new Date(context.clock.nowMs()).toISOString().slice(0, 10)}.jsonl`;
  const savedAs = await context.files.save(name, new TextEncoder().encode(text));
  return { savedAs, labels, withoutTransaction };
};

function typeOf(ref: string): 'tx' | 'addr' | 'output' {
  if (v.is(x.txid, ref)) return 'tx';
  return v.is(x.outpointText, ref) ? 'output' : 'addr';
}

/** Reads BIP329; the person's own labels stay. Throws BROUGHT_REFUSED with `wanted` labels. */
export const importLabels: UseCase<'transfers.importLabels', HistoryContext> = async (
  context,
  { walletId, source },
) => {
  const kept = holdingsOf(context, context.wallets.require(walletId));
  const text = await textOf(context, source);
  if (text === null) return { outcome: 'aborted' };
  if (text.trim() === '') throw notLabels('empty');
  const secret = secretIn(text.slice(0, LOOKED_AT_CHARS));
  if (secret !== null) throw notLabels(secret);
  const read = readLabels(text);
  if (read === null) throw notLabels('unknownText');
  const { ofTransactions, ofAddresses, ofOutputs, ...others } = read;
  const found = new Set<string>();
  const count = { set: 0, same: 0, ownStays: 0, unknown: 0 };
  for await (const { key, label, txid } of eachTransfer(context, walletId)) {
    const told = txid === null ? undefined : ofTransactions.get(txid);
    if (txid === null || told === undefined) continue;
    found.add(txid);
    if (label === told) count.same += 1;
    else if (label !== null) count.ownStays += 1;
    else if (kept.labelTransfer(key, told) !== null) count.set += 1;
  }
  const told = [
    ...[...ofTransactions].flatMap(([ref, label]) => (found.has(ref) ? [] : [{ ref, label, frozen: false }])),
    ...[...ofAddresses].map(([ref, label]) => ({ ref, label, frozen: false })),
    ...[...ofOutputs].map(([ref, one]) => ({ ref, ...one })),
  ];
  const isOwn = await ownRefs(context, walletId, read);
  // Frozen coins are read by their column alone: an unreadable label must not thaw its coin.
  const stays = new Set(context.holdings.labels.frozen(walletId));
  for (const one of told) {
    const frozen = one.frozen || stays.has(one.ref);
    count[isOwn(one.ref) ? bringLabel(context, walletId, { ...one, frozen }) : 'unknown'] += 1;
    await letLoopTurn();
  }
  if (count.set > 0) context.tell('wallet.changed', { walletId });
  return { outcome: 'read', ...count, ...others };
};

/** Transactions and coins that this wallet has seen, and its own addresses. */
async function ownRefs(
  context: HistoryContext,
  walletId: string,
  { ofTransactions, ofAddresses }: ReadLabels,
): Promise<(ref: string) => boolean> {
  const wallet = context.wallets.require(walletId);
  const coins = await seenCoins(context, wallet);
  const transactions = ofTransactions.size === 0 ? null : await transactionIds(context, wallet);
  const addresses = await ownAddressesAmong(wallet, new Set(ofAddresses.keys()));
  return (ref) => coins?.has(ref) === true || transactions?.has(ref) === true || addresses.has(ref);
}

/** The person's own label stays. A file freezes coins and thaws none. */
function bringLabel(
  { holdings }: Pick<WalletContext, 'holdings'>,
  walletId: string,
  { ref, label, frozen }: { readonly ref: string; readonly label: string; readonly frozen: boolean },
): 'set' | 'same' | 'ownStays' {
  const own = holdings.labels.find(walletId, ref);
  const next = { label: own?.label ?? (label === '' ? null : label), frozen };
  if (own?.label !== next.label || own.frozen !== frozen) {
    holdings.labels.put({ walletId, ref, ...next });
    return 'set';
  }
  return label === '' || own.label === label ? 'same' : 'ownStays';
}

const LIMIT_BYTES = 4 * 1024 * 1024;
/** Words or a key pasted by mistake stand at the beginning. */
const LOOKED_AT_CHARS = 64 * 1024;

async function textOf(
  context: WalletContext,
  source: CallInput<'transfers.importLabels'>['source'],
): Promise<string | null> {
  if (source.from === 'text') return source.text;
  const bytes =
    source.from === 'bytes'
      ? Buffer.from(source.base64, 'base64')
      : await openImported(context.files, ['jsonl', 'json', 'csv', 'txt'], LIMIT_BYTES, notLabels);
  if (bytes === null) return null;
  if (bytes.length > LIMIT_BYTES) throw notLabels('tooLarge');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw notLabels('unknownBytes');
  }
}

/** Rows per turn of the loop: the screen is served between. */
const ROWS_AT_ONCE = 100;
const ALL = { assetId: null, states: [], direction: null, text: '' } as const;

async function* eachTransfer(context: WalletContext, walletId: string): AsyncGenerator<KeptTransfer> {
  const kept = holdingsOf(context, context.wallets.require(walletId));
  const nowMs = context.clock.nowMs();
  for (const some of pagesOf(await kept.transferIds(ALL, nowMs), ROWS_AT_ONCE)) {
    yield* kept.transfersAt(some);
    await letLoopTurn(0);
  }
}
