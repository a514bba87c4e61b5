import { taughtBy, type TransactionOutput } from '../../verify/index.ts';
import { blockHash, endOf, headerAt, NO_HEADERS, type Headers } from '../../headers/header.ts';
import type { ChainRules } from '../../headers/rules.ts';
import { isTaproot } from '../../keys/own-paths.ts';
import { nameOf, type Outpoint } from '../../base/outpoint.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import type { ChainApi, LearntOutput, ProvedBlock } from '../../ports/index.ts';
import { letLoopTurn } from '../../turns.ts';
import type { HeaderFile } from '../../records/header-file.ts';
import type { WalletContext } from '../context/context.ts';
import { ownPlaceOf } from './own-recipients.ts';

/** What the chain showed of a history's transactions: all of them, each in a block that was checked. */
export interface ShownTransactions {
  /** By the wallet's servers of the chain. */
  readonly unspent: ChainApi['unspent'];
  /** By id: the outputs of the whole transaction, which hashes to it. */
  readonly outputs: ReadonlyMap<string, readonly TransactionOutput[]>;
  /** Outpoints that they spend, `txid:vout`. */
  readonly spent: ReadonlySet<string>;
  /** The highest that one of them is in. */
  readonly block: ProvedBlock;
}

/**
 * Writes into a wallet's own book what a proved history says of it: the asset as its genesis has it, and what lies on
 * slots of ours because we asked for it or sent it there.
 *
 * Nothing else that lies on outputs of ours is written, true as it is. Anybody can make an asset, or send a unit of one,
 * and name an output of ours that the chain shows; no service lists what nobody asked for, so a book that had it would be
 * denied by every honest list, and what lay there before could never be sent again. A plain coin is spent as bitcoin.
 *
 * Only of seals that are shown. A secret seal, by which a blinded invoice is paid, is the hash of an output and of a
 * number that rgb-lib keeps to itself, so nobody here can say that it is the slot that the service names: that stays the
 * service's word until the seal is opened by being spent, and is not written.
 *
 * The chain is asked meanwhile: `stillHere` throws where the wallet was removed since, or Ochre ends.
 */
export async function learnHistory(
  context: Pick<WalletContext, 'signings' | 'reader'>,
  wallet: WalletRecord,
  teaching: Parameters<typeof taughtBy>[0],
  shown: ShownTransactions,
  stillHere: () => void,
): Promise<void> {
  const { signings } = context;
  const { asset, byOutpoint } = taughtBy(teaching);
  const { outputs: known } = signings.book(wallet.id, [...byOutpoint.keys()]);
  const inBook = new Set(known.map(nameOf));
  // What a transaction here spends without closing it is burnt. A payment in pieces is one amount in a service's list,
  // so a book that had the pieces would be denied by it, and whoever pays could so lock what they paid.
  const there = [...byOutpoint].flatMap(([outpoint, lying]) =>
    shown.spent.has(outpoint) || lying.length > 1 ? [] : lying,
  );
  const learnt: LearntOutput[] = [];
  for (const place of there.filter((one) => !inBook.has(nameOf(one)))) {
    const output = await ownOutput(context, wallet, place, shown);
    if (output !== null) learnt.push(output);
  }
  const slots = known.filter(({ spent, branch }) => !spent && branch === 'colored');
  const ours = new Set([...slots, ...learnt].map(nameOf));
  stillHere();
  signings.keepHistory(wallet.id, {
    asset,
    outputs: learnt,
    allocations: there.filter((one) => ours.has(nameOf(one))),
    spent: [...inBook].filter((outpoint) => shown.spent.has(outpoint)),
    block: shown.block,
  });
}

/**
 * The output, if it is ours by its script, on the asset keychain, and there: a transaction in a block made it, and the
 * server lists it as unspent. A seal of ours may name it from then on, so one that was spent since must not be learnt:
 * a wallet that was restored has spent outputs of which its book knows nothing.
 */
async function ownOutput(
  context: Pick<WalletContext, 'reader'>,
  wallet: WalletRecord,
  { txid, vout }: Outpoint,
  { outputs, unspent }: ShownTransactions,
): Promise<LearntOutput | null> {
  const output = outputs.get(txid)?.[vout];
  if (output === undefined || !isTaproot(output.script)) return null;
  const place = await ownPlaceOf(context, wallet, output.script);
  if (place?.branch !== 'colored') return null;
  const coins = await unspent(output.script);
  if (!coins.some((coin) => coin.txid === txid && coin.vout === vout)) return null;
  return {
    txid,
    vout,
    amountSats: output.amountSats,
    branch: 'colored',
    index: place.index,
    ground: 'chain',
  };
}

/** 40 KB, and their hashes take two ms. */
const READ_AT_ONCE = 512;

/** Hashes of those blocks that are not in the chain whose headers are here. Thousands of them are read by a few hands full. */
export async function goneFrom(
  blocks: readonly ProvedBlock[],
  { from }: Pick<ChainRules, 'from'>,
  file: HeaderFile,
): Promise<ReadonlySet<string>> {
  const gone = new Set<string>();
  let found: Headers = NO_HEADERS;
  let readTo = -1;
  for (const { height, hash } of blocks.toSorted((one, other) => one.height - other.height)) {
    // Below the first header that is kept lies a block that this program has by heart.
    if (height < from) continue;
    if (height >= readTo) {
      readTo = height + READ_AT_ONCE;
      found = await file.read(height, readTo);
      await letLoopTurn();
    }
    if (endOf(found) <= height || blockHash(headerAt(found, height)) !== hash) gone.add(hash);
  }
  return gone;
}

/**
 * Forgets what rests on blocks that are not in the chain any more: nobody here can make that a transaction is in another
 * one, so what it gave us is the service's word again until its history is validated anew, and no transfer is called
 * verified by it. To be asked for once the headers here reach the newest block. Answers whether anything was forgotten.
 */
export async function forgetReorganised(
  { signings, holdings }: Pick<WalletContext, 'signings' | 'holdings'>,
  walletId: string,
  ...chain: [Pick<ChainRules, 'from'>, HeaderFile]
): Promise<boolean> {
  const blocks = [...signings.historyBlocks(walletId), ...holdings.verifiedBlocks(walletId)];
  const gone = [...(await goneFrom(blocks, ...chain))];
  if (gone.length === 0) return false;
  signings.forgetBlocks(walletId, gone);
  holdings.forgetBlocks(walletId, gone);
  return true;
}
