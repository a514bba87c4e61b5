import { BOUNDS } from '../../../src-preload/contract/bounds.ts';
import type { BitcoinTransaction } from '../../../src-preload/contract/index.ts';
import { toHex } from '../../base/bytes.ts';
import { sumOfSats } from '../../base/groups.ts';
import { fail } from '../../base/errors.ts';
import { blockHash, endOf, headerAt, timeOf } from '../../headers/header.ts';
import { isInBlock } from '../../headers/merkle.ts';
import { letLoopTurn } from '../../turns.ts';
import type { TransactionOutput } from '../../verify/index.ts';
import { atMost } from '../connection/service-reading.ts';
import {
  ASKED_AT_ONCE,
  readTransactions,
  spentOutputs,
  type ListedScripts,
  type Scan,
} from './list-scripts.ts';

/** What a transaction does to the wallet's coins, by its own scripts. */
interface Movement {
  readonly txid: string;
  readonly kind: Exclude<BitcoinTransaction['kind'], 'assets' | 'assetsIn'>;
  /** Plain coins only, no slots. */
  readonly changeSats: bigint;
  /** Null: others paid it. */
  readonly feeSats: bigint | null;
  readonly slots: number;
  /** The script of the only recipient. */
  readonly payee: Uint8Array | null;
  /** The block height that the server lists; null: none. */
  readonly height: number | null;
}

/** A transaction as the wallet's own Bitcoin server reports it; the server can hide some. */
export interface ChainTransaction extends Movement {
  /** `unsaid`: in a block that isn't checked yet; its height is null. */
  readonly state: 'mined' | 'waiting' | 'unsaid';
  /** A proof leads to the checked header of its block. */
  readonly isChecked: boolean;
  /** That header's time; null: the header isn't kept, or there is none. */
  readonly timeMs: number | null;
}

/** How many inputs of one transaction are looked up. */
const MOST_FOREIGN = 500;
/** One look proves this many, the newest first; the next look goes on. */
const PROVED_AT_ONCE = 500;
const MOST_SATS = BigInt(BOUNDS.sats);
const OP_RETURN = 0x6a;

/** Throws CHAIN_REFUSED for a transaction that doesn't touch the wallet, or moves more bitcoin than exists. */
export async function ownMovements(
  scan: Scan,
  { own, heights }: ListedScripts,
): Promise<readonly Movement[]> {
  const { memory, opened } = scan;
  const isOurs = (one: TransactionOutput | null): boolean => one !== null && own.has(toHex(one.script));
  const open = new Set<string>();
  for (const txid of heights.keys()) {
    await letLoopTurn();
    // Other inputs may be a stranger's, or ours whose transactions the server doesn't list.
    if (memory.lacking > 0 || spentOutputs(memory, txid).some(isOurs)) open.add(txid);
  }
  const parents = [...open].flatMap((txid) => memory.read.get(txid)?.inputs.slice(0, MOST_FOREIGN) ?? []);
  await readTransactions(
    scan,
    parents.map(({ outpoint }) => outpoint.txid),
  );
  const found: Movement[] = [];
  for (const [txid, height] of heights) {
    await letLoopTurn();
    const spent = spentOutputs(memory, txid);
    const outputs = memory.read.get(txid)?.outputs ?? [];
    const isKnown = [...spent, ...outputs].some(isOurs);
    const movement = { txid, height, ...movementOf(own, spent, outputs) };
    const { changeSats, feeSats } = movement;
    const isPossible = changeSats <= MOST_SATS && changeSats >= -MOST_SATS && (feeSats ?? 0n) >= 0n;
    if (!isPossible || (!isKnown && memory.lacking === 0))
      throw fail('CHAIN_REFUSED', { host: opened.api.host, problem: 'transaction', height: null });
    if (isKnown && !(open.has(txid) && spent.includes(null))) found.push(movement);
    else memory.lacking += 1;
  }
  return found;
}

function movementOf(
  own: ListedScripts['own'],
  spent: readonly (TransactionOutput | null)[],
  outputs: readonly TransactionOutput[],
): Omit<Movement, 'txid' | 'height'> {
  const known = spent.filter((one) => one !== null);
  const ofBranch = (all: readonly TransactionOutput[], branch: string | undefined) =>
    all.filter(({ script }) => own.get(toHex(script)) === branch);
  const [plainIn, slotsIn] = [ofBranch(known, 'vanilla'), ofBranch(known, 'colored')];
  const [plainOut, slotsOut] = [ofBranch(outputs, 'vanilla'), ofBranch(outputs, 'colored')];
  const paid = ofBranch(outputs, undefined).filter(({ script }) => script[0] !== OP_RETURN);
  const isPaidByUs = plainIn.length + slotsIn.length > 0 && known.length === spent.length;
  const fromPlain = paid.length > 0 ? 'sent' : slotsOut.length > 0 ? 'slots' : 'moved';
  const incoming = plainOut.length > 0 ? 'received' : 'inSlot';
  return {
    kind: slotsIn.length > 0 ? 'outOfSlot' : plainIn.length > 0 ? fromPlain : incoming,
    changeSats: sumOfSats(plainOut) - sumOfSats(plainIn),
    feeSats: isPaidByUs ? sumOfSats(known) - sumOfSats(outputs) : null,
    slots: slotsOut.length,
    payee: plainIn.length > 0 && paid.length === 1 ? (paid[0]?.script ?? null) : null,
  };
}

/** Throws CHAIN_REFUSED for a proof that leads elsewhere. */
export async function placeInBlocks(scan: Scan, found: readonly Movement[]): Promise<ChainTransaction[]> {
  const { api, rules, file } = scan.opened;
  const { proved } = scan.memory;
  const end = await file.end();
  const newest = found.toSorted((one, other) => (other.height ?? end) - (one.height ?? end));
  let asked = 0;
  return atMost(ASKED_AT_ONCE, newest, async (movement) => {
    scan.step();
    const { txid, height } = movement;
    if (height === null || height >= end)
      return {
        ...{ ...movement, height: null, isChecked: false, timeMs: null },
        state: height === null ? 'waiting' : 'unsaid',
      };
    const headers = height < rules.from ? null : await file.read(height, height + 1);
    // The header may be older than the first kept one, or lost to a reorganisation.
    if (headers === null || endOf(headers) <= height)
      return { ...movement, state: 'mined', isChecked: false, timeMs: null };
    const header = headerAt(headers, height);
    const block = blockHash(header);
    if (proved.get(txid) !== block && asked < PROVED_AT_ONCE) {
      asked += 1;
      const branch = await api.proof(txid, height);
      if (branch !== null && !isInBlock(txid, branch, header))
        throw fail('CHAIN_REFUSED', { host: api.host, problem: 'proof', height });
      if (branch !== null) proved.set(txid, block);
    }
    const isChecked = proved.get(txid) === block;
    return { ...movement, state: 'mined', isChecked, timeMs: timeOf(header) * 1000 };
  });
}
