import { groupBy } from '../../base/groups.ts';
import { objectFromJson } from '../../base/texts.ts';
import { toHex } from '../../base/bytes.ts';
import { MAX_CONSIGNMENT_BYTES } from '../rgb/rgb-limits.ts';
import { taggedHash } from '../rgb/merkle.ts';
import { ASSET_OWNER, type AssignmentItem, type Seal, type State, writeRevealed } from '../rgb/transition.ts';
import { NO_CHAIN } from './chain-facts.ts';
import { readConsignment, type Consignment } from './consignment.ts';
import type { HistoryBundle } from './history-bundle.ts';
import { createKnownBundles, type KnownBundles } from './known-bundles.ts';
import { keyOf } from './open-state.ts';
import { tokenOf } from './rules.ts';
import { validateHistory } from './validate.ts';

/** A consignment that is kept, and what was found out of it. */
export interface KeptFile {
  readonly file: Uint8Array;
  /** By transaction id the height of its block, JSON; null: not all of them are known to be in blocks. */
  readonly heights: string | null;
}

/** A transfer as the service lists it, by which one sees what is ours. */
export interface ListedTransfer {
  readonly txid: string;
  /** Whose the recipient is. */
  readonly isOurs: boolean;
  /** The hash of a secret seal, or the script of an output; hex. */
  readonly pays: { readonly secretSeal: string } | { readonly script: string };
}

/** Of the asset itself, at one place of its history. */
export interface Part {
  /** Base units; of a unique asset the fraction. */
  readonly amount: bigint;
  /** `txid:vout`; null: on a secret seal. */
  readonly outpoint: string | null;
  /** Who is known by the list of transfers to be paid by it. */
  readonly paid: 'us' | 'them' | null;
}

/** What one transaction does to a contract, or what its genesis does. */
export interface Step {
  /** Transaction id; of the genesis the contract id. */
  readonly id: string;
  readonly kind: 'genesis' | 'transfer' | 'other';
  height: number | null;
  /** Names of the parts that it closes. */
  readonly closes: Set<string>;
  /** By name. */
  readonly gives: Map<string, Part>;
}

export interface Operations {
  /** The genesis first; none where nothing is readable. */
  readonly steps: ReadonlyMap<string, Step>;
  readonly operations: number;
  /** Files that were not what they had been, or that would have been too much. */
  readonly leftOut: number;
}

/** Above it nobody walks. */
export const MOST_OPERATIONS = 20_000;
/** Of all files together. */
export const MOST_BYTES = 4 * MAX_CONSIGNMENT_BYTES;
const TRANSFER_TYPE = 10_000;

/**
 * All that the kept files of a contract show of it, each operation once. Every file is validated again by the rules, since
 * what lies on a disk is not believed; that its transactions are in blocks is taken as it was found out before. Pure.
 */
export function unite(
  files: readonly KeptFile[],
  contractId: string,
  listed: readonly ListedTransfer[],
  known: KnownBundles = createKnownBundles(),
): Operations {
  const steps = new Map<string, Step>();
  const seen = new Set<string>();
  const transfers = groupBy(listed, ({ txid }) => txid);
  let [bytes, leftOut] = [0, 0];
  for (const { file, heights } of files) {
    const isTooMuch = bytes > MOST_BYTES || seen.size > MOST_OPERATIONS;
    if (isTooMuch || !isValid(file, contractId, known)) {
      leftOut += 1;
      continue;
    }
    bytes += file.length;
    add(readConsignment(file), { contractId, steps, seen, transfers, heights: heightsIn(heights) });
  }
  return { steps, operations: seen.size, leftOut };
}

interface Adding {
  readonly contractId: string;
  readonly steps: Map<string, Step>;
  readonly seen: Set<string>;
  readonly transfers: ReadonlyMap<string, readonly ListedTransfer[]>;
  readonly heights: ReadonlyMap<string, number>;
}

function add({ genesis, bundles }: Consignment, adding: Adding): void {
  const { contractId, steps, seen, heights } = adding;
  const first = stepOf(steps, contractId, 'genesis');
  seen.add(contractId);
  for (const { type, items } of genesis.assignments) give(first, { type, items, opid: contractId }, '', null);
  for (const one of bundles) {
    const bundle = one.read();
    const { txid } = bundle.witness;
    const isPlain = bundle.operations.every(({ transition }) => transition.type === TRANSFER_TYPE);
    const step = stepOf(steps, txid, isPlain ? 'transfer' : 'other');
    step.height ??= heights.get(txid) ?? null;
    for (const { opid, transition } of bundle.operations) {
      const operation = toHex(opid);
      seen.add(operation);
      for (const input of transition.inputs) if (input.type === ASSET_OWNER) step.closes.add(keyOf(input));
      for (const { type, items } of transition.assignments)
        give(step, { type, items, opid: operation }, txid, payees(bundle, adding));
    }
  }
}

function stepOf(steps: Map<string, Step>, id: string, kind: Step['kind']): Step {
  const before = steps.get(id);
  if (before !== undefined) return before;
  const step: Step = { id, kind, height: null, closes: new Set(), gives: new Map() };
  steps.set(id, step);
  return step;
}

type Payees = (item: AssignmentItem) => Part['paid'];

/** Of one type, what an operation gives. Where one file hides a seal and another shows it, it is shown. */
function give(
  step: Step,
  group: { readonly type: number; readonly items: readonly AssignmentItem[]; readonly opid: string },
  txid: string,
  paidBy: Payees | null,
): void {
  const { type, items, opid } = group;
  if (type !== ASSET_OWNER) return;
  items.forEach((item, no) => {
    const name = `${opid}/${String(type)}/${String(no)}`;
    const before = step.gives.get(name);
    step.gives.set(name, {
      amount: amountOf(item.state),
      outpoint: before?.outpoint ?? outpointOf(item.seal, txid),
      paid: before?.paid ?? paidBy?.(item) ?? null,
    });
  });
}

/** Who is paid by what a bundle gives, as far as the list of transfers says. */
function payees({ witness }: HistoryBundle, { transfers }: Adding): Payees | null {
  const listed = transfers.get(witness.txid);
  if (listed === undefined) return null;
  return ({ seal }) => {
    const secret = secretOf(seal);
    const output = seal.kind === 'revealed' && seal.txid === null ? seal.vout : -1;
    const script = witness.transaction?.outputs[output]?.script;
    const found = listed.find(({ pays }) =>
      'script' in pays ? script !== undefined && pays.script === toHex(script) : pays.secretSeal === secret,
    );
    if (found === undefined) return null;
    return found.isOurs ? 'us' : 'them';
  };
}

/** What a seal is hidden as; null where it names an output of its own transaction, which nobody hides. */
function secretOf(seal: Seal): string | null {
  if (seal.kind === 'secret') return toHex(seal.secretSeal);
  return seal.txid === null ? null : toHex(taggedHash('seal', writeRevealed(seal)));
}

function outpointOf(seal: Seal, txid: string): string | null {
  if (seal.kind === 'secret') return null;
  return `${seal.txid === null ? txid : toHex(Uint8Array.from(seal.txid).reverse())}:${String(seal.vout)}`;
}

function amountOf(state: State): bigint {
  if (state.kind === 'fungible') return state.amount;
  return state.kind === 'structured' ? tokenOf(state).fraction : 0n;
}

/** It breaks no rule, and could be followed to its end. */
function isValid(file: Uint8Array, contractId: string, known: KnownBundles): boolean {
  const ask = { chainNets: null, contractId, txid: null, recipient: null, amount: null };
  const verdict = validateHistory(file, ask, NO_CHAIN, known);
  return verdict.outcome !== 'refused' && verdict.content !== null;
}

/** Written by Ochre; whatever else stands there is no height. */
function heightsIn(text: string | null): ReadonlyMap<string, number> {
  const entries = Object.entries(objectFromJson(text ?? '{}') ?? {}) as [string, unknown][];
  return new Map(entries.flatMap(([txid, height]) => (isHeight(height) ? [[txid, height] as const] : [])));
}

function isHeight(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
