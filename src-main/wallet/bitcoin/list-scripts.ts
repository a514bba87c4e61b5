import { sameBytes, toHex } from '../../base/bytes.ts';
import { fail } from '../../base/errors.ts';
import type { Branch } from '../../base/bitcoin.ts';
import { searchedKeychains } from '../../keys/allowed-paths.ts';
import { MAX_SEARCH } from '../../keys/account.ts';
import type { ListedTransaction } from '../../ports/index.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import { readWholeTransaction, type TransactionOutput } from '../../verify/index.ts';
import { GAP, judgeAccount } from '../book/own-recipients.ts';
import type { OpenedByBoth } from '../chain/chain-keeper.ts';
import { atMost } from '../connection/service-reading.ts';
import type { WalletContext } from '../context/context.ts';
import { failureIn } from '../failures.ts';

export interface ChainMemory {
  /** By txid; each transaction was checked against it. */
  readonly read: Map<string, Pick<ReturnType<typeof readWholeTransaction>, 'inputs' | 'outputs'>>;
  /** The hash of the block that has it, by txid. */
  readonly proved: Map<string, string>;
  bytes: number;
  /** How many addresses the look under way has read. */
  looked: number;
  /** How many scripts and transactions the server didn't give in this look. */
  lacking: number;
}

export interface Scan {
  readonly context: WalletContext;
  readonly wallet: WalletRecord;
  readonly memory: ChainMemory;
  readonly opened: OpenedByBoth;
  /** Throws if the wallet or its server was removed. */
  readonly step: () => void;
}

export interface ListedScripts {
  /** By script, as hex. */
  readonly own: Map<string, Branch>;
  /** By txid; null: in no block. */
  readonly heights: Map<string, number | null>;
}

/** Null: the server refused to list the script. */
type History = readonly ListedTransaction[] | null;

export const ASKED_AT_ONCE = 8;
const MOST_TRANSACTIONS = 20_000;
const MOST_BYTES = 64 * 1024 * 1024;
/** Servers refuse a script with thousands of transactions, and forget replaced ones. Beyond this they refuse us. */
const MOST_LACKING = 100;

/** Lists the known indexes of each keychain and the gap behind them, and goes on while it finds used ones. */
export async function listScripts(scan: Scan): Promise<ListedScripts> {
  const { context, wallet, memory } = scan;
  const account = judgeAccount(wallet);
  const listed: ListedScripts = { own: new Map(), heights: new Map() };
  [memory.looked, memory.lacking] = [0, 0];
  for (const branch of ['vanilla', 'colored'] as const)
    for (const keychain of searchedKeychains(account, branch)) {
      let last = wallet.keychains[branch].includes(keychain) ? wallet.highestIndex[branch] : -1;
      let index = 0;
      for (; index <= Math.min(last + GAP, MAX_SEARCH); index += GAP) {
        const scripts = await context.reader.ownScripts(account, { branch, keychain, index }, GAP);
        for (const script of scripts) listed.own.set(toHex(script), branch);
        const used = await listThese(scan, scripts, listed);
        if (used >= 0) last = Math.max(last, index + used);
      }
      if (index <= last + GAP) memory.lacking += 1;
    }
  return listed;
}

/** The position of the last used script, or -1. */
async function listThese(
  scan: Scan,
  scripts: readonly Uint8Array[],
  { heights }: ListedScripts,
): Promise<number> {
  const { read } = scan.memory;
  const histories = await atMost(ASKED_AT_ONCE, scripts, async (script) => {
    scan.step();
    const history = await historyOf(scan, script);
    scan.memory.looked += 1;
    // A height outranks null, because another script's list may be older.
    for (const { txid, height } of history ?? []) heights.set(txid, height ?? heights.get(txid) ?? null);
    if (heights.size > MOST_TRANSACTIONS) throw tooMuch(scan);
    return history;
  });
  await readTransactions(
    scan,
    histories.flatMap((history) => (history ?? []).map(({ txid }) => txid)),
  );
  return histories.findLastIndex((history, i) => {
    const script = scripts[i] ?? new Uint8Array();
    const pays = (one: TransactionOutput | null) => one !== null && sameBytes(one.script, script);
    // A transaction that doesn't touch the script, though listed, must not prolong the search.
    const isUsed = ({ txid }: ListedTransaction): boolean =>
      [...(read.get(txid)?.outputs ?? []), ...spentOutputs(scan.memory, txid)].some(pays);
    return history === null || history.some(isUsed);
  });
}

async function historyOf({ memory, opened }: Scan, script: Uint8Array): Promise<History> {
  try {
    return await opened.api.history(script, true);
  } catch (error) {
    if (failureIn(error, 'SERVICE_ERROR') === null || memory.lacking >= MOST_LACKING) throw error;
    memory.lacking += 1;
    return null;
  }
}

/** The outputs that a transaction spends; null for one whose transaction wasn't read. */
export function spentOutputs({ read }: ChainMemory, txid: string): readonly (TransactionOutput | null)[] {
  const { inputs = [] } = read.get(txid) ?? {};
  return inputs.map(({ outpoint }) => read.get(outpoint.txid)?.outputs[outpoint.vout] ?? null);
}

export async function readTransactions(scan: Scan, txids: readonly string[]): Promise<void> {
  const { memory, opened } = scan;
  const unread = [...new Set(txids)].filter((txid) => !memory.read.has(txid));
  await atMost(ASKED_AT_ONCE, unread, async (txid) => {
    scan.step();
    const raw = await opened.api.transaction(txid);
    if (raw === null) memory.lacking += 1;
    else {
      const { inputs, outputs } = readWholeTransaction(raw);
      memory.read.set(txid, { inputs, outputs });
      memory.bytes += raw.length;
    }
    if (memory.lacking > MOST_LACKING || memory.bytes > MOST_BYTES) throw tooMuch(scan);
  });
}

function tooMuch({ memory, opened }: Scan) {
  // Some transactions may have been replaced meanwhile, so the next look reads all anew.
  memory.read.clear();
  memory.bytes = 0;
  const where = { host: opened.api.host, endpoint: 'history' };
  return fail('SERVICE_ANSWER', { ...where, problem: 'tooLarge', detail: 'more than a wallet has' });
}
