import { nameOf, type Outpoint } from '../../base/outpoint.ts';
import { readWholeTransaction } from '../../verify/index.ts';
import type { ChainApi, ListedTransaction } from '../../ports/index.ts';
import type { Opened } from './chain-keeper.ts';
import { findMined, scriptOf } from './find-mined.ts';
import { failureIn } from '../failures.ts';

/** Another transaction that spends what this one spends: of the two one can be mined at most. */
export interface Rival {
  readonly txid: string;
  /** Of its block, proved by checked headers; null: the server shows it, and nothing proves that it is more than bytes. */
  readonly height: number | null;
  readonly confirmations: number | null;
}

/** What the id of a transaction fixes is asked for once: scripts of outputs, and which transaction does not spend which. */
export interface KnownOutputs {
  /** By outpoint. */
  readonly scripts: Map<string, Uint8Array>;
  /** A txid, a blank and an outpoint. */
  readonly harmless: Set<string>;
}

/** A transaction with more inputs is known by its first ones. */
export const MOST_INPUTS = 20;
/** What spends an output that was spent just now is among the newest on its script. */
const MOST_LISTED = 50;
const MOST_KNOWN = 5_000;

/**
 * Looks at what the server lists for the scripts of these outputs. One in a checked block counts before one that waits.
 * The server can hide every rival, and show one that no node would take. Throws CHAIN_REFUSED where its proof does not
 * lead to a checked header, and what ChainApi throws.
 */
export async function findRival(
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
  const name = nameOf(outpoint);
  const found: string[] = [];
  for (const other of newestFirst(await listedOn(api, script))) {
    const pair = `${other} ${name}`;
    if (other === txid || other === outpoint.txid || known.harmless.has(pair)) continue;
    const raw = await api.transaction(other);
    if (raw === null) continue;
    if (readWholeTransaction(raw).inputs.some((input) => nameOf(input.outpoint) === name)) found.push(other);
    else remember(known.harmless, () => known.harmless.add(pair));
  }
  return found;
}

async function knownScript(
  api: ChainApi,
  outpoint: Outpoint,
  { scripts }: KnownOutputs,
): Promise<Uint8Array | null> {
  const name = nameOf(outpoint);
  const before = scripts.get(name);
  if (before !== undefined) return before;
  const script = await scriptOf(api, outpoint);
  if (script !== null) remember(scripts, () => scripts.set(name, Uint8Array.from(script)));
  return script;
}

/** Servers refuse to list a script with thousands of transactions: nothing is known of it then. */
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
  // What waits is as new as the rest of what waits: a difference of two infinities is none.
  const sorted = listed.toSorted((one, other) => (age(one) === age(other) ? 0 : age(other) - age(one)));
  return [...new Set(sorted.map(({ txid }) => txid))].slice(0, MOST_LISTED);
}

function remember(what: { readonly size: number; readonly clear: () => void }, add: () => void): void {
  if (what.size >= MOST_KNOWN) what.clear();
  add();
}
