import { sameBytes, toHex } from '../../psbt/bytes.ts';
import { nameOf } from '../../outpoint.ts';
import type { WholeTransaction } from '../../psbt/transaction.ts';
import { closesTheSame, readInputMap } from '../bundle.ts';
import { operationId } from '../operation-id.ts';
import type { Opout, Transition } from '../transition.ts';
import type { HistoryBundle } from './history-bundle.ts';
import { HistoryRefusal } from './history-refusal.ts';
import { keyOf, putAll, type Allocation, type OpenState } from './open-state.ts';
import type { SchemaRules } from './rules.ts';

/** What a bundle is applied to. */
export interface Contract {
  readonly contractId: Uint8Array;
  readonly rules: SchemaRules;
  readonly open: OpenState;
}

/**
 * Takes what the bundle closes out of the open state and puts what it gives into it (rgb-history.md 7, step 3). `known`:
 * these very bytes were validated before, so that no id is computed again. Gives what it issues anew, base units.
 * Throws HistoryRefusal, and Refusal RGB_UNREADABLE or TOO_LARGE.
 */
export function applyBundle(
  { inputMap, operations }: HistoryBundle,
  witness: WholeTransaction,
  contract: Contract,
  known: boolean,
): bigint {
  const closedBy = readInputMap(inputMap);
  const spent = new Set(witness.inputs.map(({ outpoint }) => nameOf(outpoint)));
  let issued = 0n;
  for (const { opid, transition } of operations) {
    const operation = toHex(opid);
    if (!known) requireOperation(opid, transition, contract);
    if (!closesTheSame(closedBy.get(operation) ?? [], transition.inputs))
      throw new HistoryRefusal('INPUT_MAP', { operation });
    closedBy.delete(operation);
    const closed = transition.inputs.map((input) => take(input, { open: contract.open, spent, operation }));
    issued += contract.rules.transition(transition, closed);
    requireOutputs(transition, witness.outputs.length, operation);
    putAll(contract.open, operation, transition.assignments, witness.txid);
  }
  // Another operation, which the file does not show, has closed these.
  for (const hidden of closedBy.values()) for (const opout of hidden) contract.open.delete(keyOf(opout));
  return issued;
}

function requireOperation(opid: Uint8Array, transition: Transition, { contractId }: Contract): void {
  const operation = toHex(opid);
  if (!sameBytes(operationId(transition), opid)) throw new HistoryRefusal('OPID', { operation });
  if (!sameBytes(transition.contractId, contractId)) throw new HistoryRefusal('CONTRACT', { operation });
  // No id covers it.
  if (transition.signature !== null) throw new HistoryRefusal('SIGNATURE', { operation });
}

function take(
  opout: Opout,
  where: { readonly open: OpenState; readonly spent: ReadonlySet<string>; readonly operation: string },
): Allocation {
  const { open, spent, operation } = where;
  const key = keyOf(opout);
  const allocation = open.get(key);
  if (allocation === undefined) throw new HistoryRefusal('NO_PREVIOUS_STATE', { operation, closes: key });
  const { seal } = allocation;
  if (seal.kind === 'secret') throw new HistoryRefusal('SEAL_HIDDEN', { operation, closes: key });
  if (!spent.has(nameOf(seal)))
    throw new HistoryRefusal('SEAL_NOT_CLOSED', { operation, closes: key, outpoint: nameOf(seal) });
  open.delete(key);
  return allocation;
}

function requireOutputs({ assignments }: Transition, outputs: number, operation: string): void {
  for (const { items } of assignments)
    for (const { seal } of items)
      if (seal.kind === 'revealed' && seal.txid === null && seal.vout >= outputs)
        throw new HistoryRefusal('SEAL_OUTPUT', { operation, vout: `${seal.vout}` });
}
