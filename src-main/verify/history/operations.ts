import { groupBy } from '../../base/groups.ts';
import { objectFromJson } from '../../base/json.ts';
import { toHex } from '../../base/bytes.ts';
import {
  MAX_CONSIGNMENT_BYTES,
  ASSET_OWNER,
  type AssignmentItem,
  type Seal,
  type State,
  writeRevealed,
} from '../rgb/transition.ts';
import { taggedHash } from '../rgb/merkle.ts';
import { NO_CHAIN, type HistoryBundle, createKnownBundles, type KnownBundles } from './bundles.ts';
import { readConsignment, type Consignment } from './consignment.ts';
import { opoutKey, tokenOf } from './rules.ts';
import { validateHistory } from './validate.ts';

export interface KeptFile {
  readonly file: Uint8Array;
  /** JSON: heights of blocks by transaction id; null: not all of them are known to be in blocks. */
  readonly heights: string | null;
}

export interface ListedTransfer {
  readonly txid: string;
  readonly isOurs: boolean;
  /** The hash of a secret seal, or the script of an output; hex. */
  readonly pays: { readonly secretSeal: string } | { readonly script: string };
}

export interface OperationPart {
  /** Base units; the fraction of a unique asset. */
  readonly amount: bigint;
  /** `txid:vout`; null: on a secret seal. */
  readonly outpoint: string | null;
  /** Whom it pays by the list of transfers; null: nobody that is listed. */
  readonly paid: 'us' | 'them' | null;
}

/** What one transaction, or the genesis, does to a contract. Parts go by name: `opid/type/no`. */
export interface Step {
  /** Transaction id; the contract id for the genesis. */
  readonly id: string;
  readonly kind: 'genesis' | 'transfer' | 'other';
  height: number | null;
  readonly closes: Set<string>;
  readonly gives: Map<string, OperationPart>;
}

export interface Operations {
  /** The genesis first; empty if nothing is readable. */
  readonly steps: ReadonlyMap<string, Step>;
  readonly operations: number;
  /** How many files are no longer valid, or would have been too much. */
  readonly leftOut: number;
}

/** Nobody reads a larger graph. */
export const MOST_OPERATIONS = 20_000;
/** Bytes of all files together. */
export const MOST_BYTES = 4 * MAX_CONSIGNMENT_BYTES;
const TRANSFER_TYPE = 10_000;

/** Validates every file again, since nothing on a disk is believed but the heights of its transactions. Pure. */
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
      for (const input of transition.inputs) if (input.type === ASSET_OWNER) step.closes.add(opoutKey(input));
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

type Payees = (item: AssignmentItem) => OperationPart['paid'];

/** If one file hides a seal and another shows it, the shown one counts. */
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

/** What a seal is hidden as; null if it names an output of its own transaction, which nobody hides. */
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

function isValid(file: Uint8Array, contractId: string, known: KnownBundles): boolean {
  const ask = { chainNets: null, contractId, txid: null, recipient: null, amount: null };
  const verdict = validateHistory(file, ask, NO_CHAIN, known);
  return verdict.outcome !== 'refused' && verdict.content !== null;
}

/** Ochre wrote this text; a value that is no height is skipped. */
function heightsIn(text: string | null): ReadonlyMap<string, number> {
  const entries = Object.entries(objectFromJson(text ?? '{}') ?? {}) as [string, unknown][];
  return new Map(entries.flatMap(([txid, height]) => (isHeight(height) ? [[txid, height] as const] : [])));
}

function isHeight(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
