import { sameBytes, toHex } from '../../base/bytes.ts';
import { outpointName } from '../../base/outpoint.ts';
import type { WholeTransaction } from '../psbt/transaction.ts';
import { closesTheSame, readInputMap, operationId } from '../rgb/bundle.ts';
import type { Transition } from '../rgb/transition.ts';
import type { HistoryBundle } from './history-bundle.ts';
import { HistoryRefusal } from './history-refusal.ts';
import { assignedBy, opoutKey, type Allocation, type OpenState } from './open-state.ts';
import type { SchemaRules } from './rules.ts';

export interface ContractRules {
  readonly contractId: Uint8Array;
  readonly rules: SchemaRules;
  readonly open: OpenState;
}

/** What a bundle does to the open state, whatever file it is in. Ids are hex. */
export interface BundleEffect {
  /** Outpoints that its transaction spends. */
  readonly spent: ReadonlySet<string>;
  readonly operations: readonly {
    readonly opid: string;
    readonly closes: readonly string[];
    readonly gives: ReturnType<typeof assignedBy>;
  }[];
  /** Names of allocations closed by operations that the file does not show. */
  readonly hidden: readonly string[];
  /** What it issues anew, base units. */
  readonly issued: bigint;
}

/** Step 3 of rgb-history.md 7. Throws HistoryRefusal, and Refusal RGB_UNREADABLE or TOO_LARGE. */
export function applyBundle(
  { inputMap, operations, witness: { txid } }: HistoryBundle,
  witness: WholeTransaction,
  contract: ContractRules,
): BundleEffect {
  const { open, rules } = contract;
  const closedBy = readInputMap(inputMap);
  const spent = new Set(witness.inputs.map(({ outpoint }) => outpointName(outpoint)));
  let issued = 0n;
  const applied = operations.map(({ opid, transition }) => {
    const operation = toHex(opid);
    requireOperation(opid, transition, contract);
    if (!closesTheSame(closedBy.get(operation) ?? [], transition.inputs))
      throw new HistoryRefusal('INPUT_MAP', { operation });
    closedBy.delete(operation);
    const closes = transition.inputs.map(opoutKey);
    issued += rules.transition(
      transition,
      closes.map((key) => take(key, { open, spent, operation })),
    );
    requireOutputs(transition, witness.outputs.length, operation);
    const gives = assignedBy(operation, transition.assignments, txid);
    for (const [name, given] of gives) open.set(name, given);
    return { opid: operation, closes, gives };
  });
  const hidden = [...closedBy.values()].flatMap((opouts) => opouts.map(opoutKey));
  // An operation that the file does not show has closed these.
  for (const name of hidden) open.delete(name);
  return { spent, operations: applied, hidden, issued };
}

/** Applies a validated bundle anew. Throws HistoryRefusal NO_PREVIOUS_STATE, SEAL_HIDDEN, SEAL_NOT_CLOSED. */
export function applyAgain({ spent, operations, hidden }: BundleEffect, open: OpenState): void {
  for (const { opid: operation, closes, gives } of operations) {
    for (const name of closes) take(name, { open, spent, operation });
    for (const [name, given] of gives) open.set(name, given);
  }
  for (const name of hidden) open.delete(name);
}

function requireOperation(opid: Uint8Array, transition: Transition, { contractId }: ContractRules): void {
  const operation = toHex(opid);
  if (!sameBytes(operationId(transition), opid)) throw new HistoryRefusal('OPID', { operation });
  if (!sameBytes(transition.contractId, contractId)) throw new HistoryRefusal('CONTRACT', { operation });
  // No id covers the signature.
  if (transition.signature !== null) throw new HistoryRefusal('SIGNATURE', { operation });
}

function take(
  key: string,
  where: { readonly open: OpenState; readonly spent: ReadonlySet<string>; readonly operation: string },
): Allocation {
  const { open, spent, operation } = where;
  const allocation = open.get(key);
  if (allocation === undefined) throw new HistoryRefusal('NO_PREVIOUS_STATE', { operation, closes: key });
  const { seal } = allocation;
  if (seal.kind === 'secret') throw new HistoryRefusal('SEAL_HIDDEN', { operation, closes: key });
  if (!spent.has(outpointName(seal)))
    throw new HistoryRefusal('SEAL_NOT_CLOSED', { operation, closes: key, outpoint: outpointName(seal) });
  open.delete(key);
  return allocation;
}

function requireOutputs({ assignments }: Transition, outputs: number, operation: string): void {
  for (const { items } of assignments)
    for (const { seal } of items)
      if (seal.kind === 'revealed' && seal.txid === null && seal.vout >= outputs)
        throw new HistoryRefusal('SEAL_OUTPUT', { operation, vout: `${seal.vout}` });
}
