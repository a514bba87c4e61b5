import { taughtBy, type TransactionOutput } from '../../verify/index.ts';
import { blockHash, endOf, headerAt, NO_HEADERS, type Headers } from '../../headers/header.ts';
import type { ChainRules } from '../../headers/rules.ts';
import { isTaproot } from '../../keys/allowed-paths.ts';
import { outpointName, type Outpoint } from '../../base/bitcoin.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import type { ChainApi, LearntOutput, ProvedBlock } from '../../ports/index.ts';
import { BLOCK_PARTS } from '../../records/values.ts';
import { letLoopTurn } from '../../turns.ts';
import type { HeaderFile } from '../../records/header-file.ts';
import type { WalletContext } from '../context/context.ts';
import { ownPlaceOf } from './own-recipients.ts';

export interface ShownTransactions {
  readonly unspent: ChainApi['unspent'];
  /** By id; each whole transaction was checked against its id. */
  readonly outputs: ReadonlyMap<string, readonly TransactionOutput[]>;
  readonly spent: ReadonlySet<string>;
  readonly block: ProvedBlock;
}

/**
 * Writes a proved history into the wallet's own book: the asset's genesis, and amounts on slots that received an
 * invited payment or our change. Anyone can send a unit to an output of ours, and no service lists an unrequested one:
 * a book with it would be denied by every honest list and could never be sent. A secret seal (blinded invoice) hashes
 * an output with a number that only rgb-lib keeps: it stays the service's word until it is spent. `stillHere` throws
 * if the wallet was removed or Ochre ends meanwhile.
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
  const inBook = new Set(known.map(outpointName));
  // An amount that a transaction spends without closing its seal is burnt. A payment in pieces is one amount in a
  // service's list: a book with the pieces would be denied, and the payer could lock the paid amount that way.
  const there = [...byOutpoint].flatMap(([outpoint, lying]) =>
    shown.spent.has(outpoint) || lying.length > 1 ? [] : lying,
  );
  const learnt: LearntOutput[] = [];
  for (const place of there.filter((one) => !inBook.has(outpointName(one)))) {
    const output = await ownOutput(context, wallet, place, shown);
    if (output !== null) learnt.push(output);
  }
  const slots = known.filter(({ spent, branch }) => !spent && branch === 'colored');
  const ours = new Set([...slots, ...learnt].map(outpointName));
  stillHere();
  signings.keepHistory(wallet.id, {
    asset,
    outputs: learnt,
    allocations: there.filter((one) => ours.has(outpointName(one))),
    spent: [...inBook].filter((outpoint) => shown.spent.has(outpoint)),
    block: shown.block,
  });
}

/** A restored wallet's book doesn't know spent outputs: only a seal on a listed, mined one may be learnt. */
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

/** 40 KB; hashing them takes 2 ms. */
const READ_AT_ONCE = 512;

export async function goneFrom(
  blocks: readonly ProvedBlock[],
  { from }: Pick<ChainRules, 'from'>,
  file: HeaderFile,
): Promise<ReadonlySet<string>> {
  const gone = new Set<string>();
  let found: Headers = NO_HEADERS;
  let readTo = -1;
  for (const { height, hash } of blocks.toSorted((one, other) => one.height - other.height)) {
    // A built-in block is below the first header that is kept.
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

/** Forgets facts on reorganised blocks, once headers reach the newest block. True if it forgot any. */
export async function forgetReorganised(
  { signings, holdings }: Pick<WalletContext, 'signings' | 'holdings'>,
  walletId: string,
  ...chain: [Pick<ChainRules, 'from'>, HeaderFile]
): Promise<boolean> {
  const blocks: ProvedBlock[] = [];
  for (let part = 0; part < BLOCK_PARTS; part += 1) {
    await letLoopTurn();
    blocks.push(...signings.historyBlocks(walletId, part), ...holdings.verifiedBlocks(walletId, part));
  }
  await letLoopTurn();
  const gone = [...(await goneFrom(blocks, ...chain))];
  if (gone.length === 0) return false;
  signings.forgetBlocks(walletId, gone);
  holdings.forgetBlocks(walletId, gone);
  return true;
}
