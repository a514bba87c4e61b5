import { outpointName, type Outpoint } from '../../base/bitcoin.ts';
import { readWholeTransaction } from '../../verify/index.ts';
import type { ChainApi, ListedTransaction } from '../../ports/index.ts';
import type { Opened } from './chain-keeper.ts';
import { findMined, outputAt } from './find-mined.ts';
import { failureIn } from '../failures.ts';

/** Another transaction that spends the same output: at most one of them can be mined. */
export interface Rival {
  readonly txid: string;
  /** Its proved block height; null: the server's bytes without a proof. */
  readonly height: number | null;
  readonly confirmations: number | null;
}

export interface KnownOutputs {
  readonly scripts: Map<string, Uint8Array>;
  /** Each entry: a txid, a blank and an outpoint that this transaction doesn't spend. */
  readonly harmless: Set<string>;
}

/** The first inputs are enough to find a rival. */
export const MOST_INPUTS = 20;
/** A fresh spender is among the newest on its script. */
const MOST_LISTED = 50;
const MOST_KNOWN = 5_000;

/**
 * Reads the server's lists for these outputs' scripts; a mined rival counts first; null: none is listed. A server can
 * hide one or show one no node takes. Throws CHAIN_REFUSED if a proof leads to no checked header, and as ChainApi.
 */
export async function findDoubleSpend(
  { api, rules, file }: Pick<Opened, 'api' | 'rules' | 'file'>,
  txid: string,
  spends: readonly Outpoint[],
  known: KnownOutputs,
): Promise<Rival | null> {
  const others = new Set<string>();
  for (const outpoint of spends.slice(0, MOST_INPUTS))
    for (const other of await spendersOf(api, outpoint, txid, known)) others.add(other);
  let told: Rival | null = null;
  for (const other of others) {
    const found = await findMined(api, rules, file, other);
    if (found.state === 'mined')
      return { txid: other, height: found.height, confirmations: found.confirmations };
    if (found.state !== 'unknown') told ??= { txid: other, height: null, confirmations: null };
  }
  return told;
}

async function spendersOf(
  api: ChainApi,
  outpoint: Outpoint,
  txid: string,
  known: KnownOutputs,
): Promise<readonly string[]> {
  const script = await knownScript(api, outpoint, known);
  if (script === null) return [];
  const name = outpointName(outpoint);
  const found: string[] = [];
  for (const other of newestFirst(await listedOn(api, script))) {
    const pair = `${other} ${name}`;
    if (other === txid || other === outpoint.txid || known.harmless.has(pair)) continue;
    const raw = await api.transaction(other);
    if (raw === null) continue;
    if (readWholeTransaction(raw).inputs.some((input) => outpointName(input.outpoint) === name))
      found.push(other);
    else remember(known.harmless, () => known.harmless.add(pair));
  }
  return found;
}

async function knownScript(
  api: ChainApi,
  outpoint: Outpoint,
  { scripts }: KnownOutputs,
): Promise<Uint8Array | null> {
  const name = outpointName(outpoint);
  const before = scripts.get(name);
  if (before !== undefined) return before;
  const script = (await outputAt(api, outpoint))?.script ?? null;
  if (script !== null) remember(scripts, () => scripts.set(name, Uint8Array.from(script)));
  return script;
}

/** Servers refuse to list a script with thousands of transactions: treated as unknown. */
async function listedOn(api: ChainApi, script: Uint8Array): Promise<readonly ListedTransaction[]> {
  try {
    return await api.history(script);
  } catch (error) {
    if (failureIn(error, 'SERVICE_ERROR') !== null) return [];
    throw error;
  }
}

function newestFirst(listed: readonly ListedTransaction[]): string[] {
  const age = ({ height }: ListedTransaction): number => height ?? Infinity;
  // Unmined ones are equally new: Infinity minus Infinity is NaN.
  const sorted = listed.toSorted((one, other) => (age(one) === age(other) ? 0 : age(other) - age(one)));
  return [...new Set(sorted.map(({ txid }) => txid))].slice(0, MOST_LISTED);
}

function remember(what: { readonly size: number; readonly clear: () => void }, add: () => void): void {
  if (what.size >= MOST_KNOWN) what.clear();
  add();
}
