import { pagesOf } from '../../base/groups.ts';
import type { CallInput } from '../../../src-preload/contract/index.ts';
import { notLabels } from '../../base/import-refused.ts';
import { secretIn } from '../../phrase/secret-in.ts';
import { labelLineOf, readLabels } from './label-lines.ts';
import type { KeptTransfer } from '../../ports/index.ts';
import type { UseCase, WalletContext } from '../context/context.ts';
import { holdingsOf } from '../book/own-book.ts';
import { openImported } from '../signing/opened-file.ts';
import { letLoopTurn } from '../../turns.ts';

/** BIP329, one line per transaction; transfers without one have no name there and are counted. */
export const exportLabels: UseCase<'transfers.exportLabels'> = async (context, { walletId }) => {
  const { keys } = context.wallets.require(walletId);
  const byTransaction = new Map<string, Set<string>>();
  let withoutTransaction = 0;
  for await (const { label, txid } of eachTransfer(context, walletId)) {
    if (label === null) continue;
    if (txid === null) withoutTransaction += 1;
    else byTransaction.set(txid, (byTransaction.get(txid) ?? new Set()).add(label));
  }
  const labels = byTransaction.size;
  if (labels === 0) return { savedAs: null, labels, withoutTransaction };
  const text = [...byTransaction].map(([txid, of]) => labelLineOf(txid, [...of].join('; '), keys)).join('');
  const name = `labels-${new Date(context.clock.nowMs()).toISOString().slice(0, 10)}.jsonl`;
  const savedAs = await context.files.save(name, new TextEncoder().encode(text));
  return { savedAs, labels, withoutTransaction };
};

/** BIP329. The person's own labels stay. Throws BROUGHT_REFUSED with `wanted` labels. */
export const importLabels: UseCase<'transfers.importLabels'> = async (context, { walletId, source }) => {
  const kept = holdingsOf(context, context.wallets.require(walletId));
  const text = await textOf(context, source);
  if (text === null) return { outcome: 'aborted' };
  if (text.trim() === '') throw notLabels('empty');
  const secret = secretIn(text.slice(0, LOOKED_AT_CHARS));
  if (secret !== null) throw notLabels(secret);
  const read = readLabels(text);
  if (read === null) throw notLabels('unknownText');
  const { ofTransactions, ...others } = read;
  const found = new Set<string>();
  const count = { set: 0, same: 0, ownStays: 0 };
  for await (const { key, label, txid } of eachTransfer(context, walletId)) {
    const told = txid === null ? undefined : ofTransactions.get(txid);
    if (txid === null || told === undefined) continue;
    found.add(txid);
    if (label === told) count.same += 1;
    else if (label !== null) count.ownStays += 1;
    else if (kept.labelTransfer(key, told) !== null) count.set += 1;
  }
  if (count.set > 0) context.tell('wallet.changed', { walletId });
  return { outcome: 'read', ...count, unknown: ofTransactions.size - found.size, ...others };
};

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
