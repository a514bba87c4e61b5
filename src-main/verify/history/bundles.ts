import { hash } from 'node:crypto';
import { sameBytes, toHex, compactSize, concat } from '../../base/bytes.ts';
import { outpointName } from '../../base/bitcoin.ts';
import { type WholeTransaction, readWholeTransaction, transactionId } from '../psbt/transaction.ts';
import { closesTheSame, readInputMap, operationId, ENTRY_BYTES } from '../rgb/bundle.ts';
import { MAX_PROOF_DEPTH, type Transition, transitionAt, readTag } from '../rgb/transition.ts';
import { type ConsignmentCursor, HistoryRefusal } from './consignment-cursor.ts';
import { assignedBy, opoutKey, type Allocation, type OpenState, type SchemaRules } from './rules.ts';
import { Refusal } from '../../base/errors.ts';

export interface ContractRules {
  readonly contractId: Uint8Array;
  readonly rules: SchemaRules;
  readonly open: OpenState;
}

/** What a bundle does to the open state, whatever file it is in. Ids are hex. */
interface BundleEffect {
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

/** What a bundle whose bytes were validated does to the open state of its contract. Ids are hex. */
export interface KnownBundle extends BundleEffect {
  readonly txid: string;
  readonly bundleId: string;
  /** SHA-256 of its bytes, hex. */
  readonly digest: string;
  readonly length: number;
  /** How much it lists, as counted while it is read. */
  readonly items: number;
}

/** Bundles of files that broke no rule, by contract (rgb-history.md 8). */
export interface KnownBundles {
  /** Null unless these very bytes are known of this contract. `left`: how many bytes of the file may still be hashed. */
  readonly find: (contractId: string, bytes: Uint8Array, at: number, left?: BytesLeft) => KnownBundle | null;
  /** `file`: the bytes from which the bundles were read; `at`: where each begins. */
  readonly learn: (
    contractId: string,
    file: Uint8Array,
    bundles: readonly (readonly [at: number, bundle: KnownBundle])[],
  ) => void;
}

/** One for each file, at first as large as the file, so that look-alikes of known bundles cost no more hashing. */
interface BytesLeft {
  bytes: number;
}

/** Operations and what they close and give, of all contracts: some 60 MB. */
const MOST_PARTS = 100_000;
/** Bundles that begin alike: a transaction and what replaced it, or one bundle with other seals revealed. */
const MOST_ALIKE = 4;
/** The form of the witness, its version, the count of its inputs and the first outpoint that it spends. */
const HEAD_BYTES = 1 + 4 + 4 + 36;
/** Compared before anything is hashed: what a transaction pays and its last recipient tell most bundles apart. */
const COMPARED_BYTES = { first: 256, last: 64 } as const;

interface Kept {
  readonly bundle: KnownBundle;
  readonly ends: string;
}

/** Above the limit the contract that was met longest ago is forgotten. */
export function createKnownBundles(mostParts = MOST_PARTS): KnownBundles {
  const contracts = new Map<string, { byHead: Map<string, Kept[]>; parts: number }>();
  return {
    find: (contractId, bytes, at, left = { bytes: bytes.length - at }) => {
      const alike = contracts.get(contractId)?.byHead.get(text(bytes, at, at + HEAD_BYTES)) ?? [];
      const likely = alike.find(
        ({ bundle: { length }, ends }) => at + length <= bytes.length && endsAt(bytes, at, length) === ends,
      )?.bundle;
      // One bundle at each place, so that what begins and ends alike is hashed once.
      if (likely === undefined || likely.length > left.bytes) return null;
      left.bytes -= likely.length;
      const digest = hash('sha256', bytes.subarray(at, at + likely.length), 'hex');
      return digest === likely.digest ? likely : null;
    },
    learn: (contractId, file, bundles) => {
      const before = contracts.get(contractId);
      if (before === undefined && bundles.length === 0) return;
      const of = before ?? { byHead: new Map<string, Kept[]>(), parts: 0 };
      contracts.delete(contractId);
      contracts.set(contractId, of);
      for (const [at, bundle] of bundles) {
        const head = text(file, at, at + HEAD_BYTES);
        const others = of.byHead.get(head) ?? [];
        const [digest, ends] = [bundle.digest, endsAt(file, at, bundle.length)];
        const next = [{ bundle, ends }, ...others.filter((one) => one.bundle.digest !== digest)];
        const kept = next.slice(0, MOST_ALIKE);
        of.byHead.set(head, kept);
        of.parts += partsIn(kept) - partsIn(others);
      }
      let parts = [...contracts.values()].reduce((sum, one) => sum + one.parts, 0);
      for (const [oldest, { parts: freed }] of contracts) {
        if (parts <= mostParts) return;
        contracts.delete(oldest);
        parts -= freed;
      }
    },
  };
}

function text(bytes: Uint8Array, from: number, to: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1', from, to);
}

function endsAt(bytes: Uint8Array, at: number, length: number): string {
  const { first, last } = COMPARED_BYTES;
  return (
    text(bytes, at, at + Math.min(first, length)) + text(bytes, at + Math.max(length - last, 0), at + length)
  );
}

/** What a bundle closes lies on outputs that its transaction spends, and it may spend many more. */
function partsIn(kept: readonly Kept[]): number {
  return kept.reduce((all, { bundle: { operations, hidden, spent } }) => {
    const closed = operations.reduce((sum, { closes }) => sum + closes.length, 0);
    const given = operations.reduce((sum, { gives }) => sum + 1 + gives.length, 0);
    return all + hidden.length + given + Math.max(closed, spent.size);
  }, 0);
}

/** What one transaction does to the contract (rgb-history.md 4), nothing of it judged. */
export interface HistoryBundle {
  readonly bytes: Uint8Array;
  readonly witness: ShownWitness;
  readonly proof: MpcProof;
  /** Without its count. */
  readonly inputMap: Uint8Array;
  readonly operations: readonly ShownOperation[];
}

/** The way from the contract's leaf to the commitment. */
export interface MpcProof {
  readonly position: number;
  readonly cofactor: number;
  /** 32 bytes each; the sibling right below the root first. */
  readonly path: readonly Uint8Array[];
}

interface ShownOperation {
  /** As the file says. */
  readonly opid: Uint8Array;
  readonly transition: Transition;
}

/** Throws Refusal RGB_UNREADABLE, ENCODING, HistoryRefusal TOO_LARGE. */
export function bundleAt(cursor: ConsignmentCursor): HistoryBundle {
  const from = cursor.at;
  const witness = witnessAt(cursor);
  const proof = proofAt(cursor);
  // Tapret is legal, but rgb-lib makes none.
  cursor.known(OPRET, 'proof of the commitment');
  const entries = cursor.u16();
  cursor.count(entries);
  const inputMap = cursor.take(entries * ENTRY_BYTES);
  const operations = cursor.list(cursor.u16(), LEAST_OPERATION_BYTES, () => ({
    opid: cursor.take(32),
    transition: transitionAt(cursor),
  }));
  if (operations.length === 0) throw cursor.fault('has a bundle without a transition');
  return { bytes: cursor.since(from), witness, proof, inputMap, operations };
}

/** The id and a transition that closes one thing and assigns nothing. */
const LEAST_OPERATION_BYTES = 32 + 87;
const OPRET = 2;

function proofAt(cursor: ConsignmentCursor): MpcProof {
  const position = cursor.u32();
  const cofactor = cursor.u16();
  const depth = cursor.u8();
  if (depth > MAX_PROOF_DEPTH) throw cursor.fault(`has a proof of depth ${depth}`);
  return { position, cofactor, path: cursor.list(depth, 32, () => cursor.take(32)) };
}

/** The transaction that closes the seals of a bundle, as far as the file has it. */
export interface ShownWitness {
  /** As people write it. */
  readonly txid: string;
  /** Null if the file only names it. Its id is recomputed, and covers all but its witness data. */
  readonly transaction: WholeTransaction | null;
}

/** Throws Refusal RGB_UNREADABLE, ENCODING, HistoryRefusal TOO_LARGE. */
export function witnessAt(cursor: ConsignmentCursor): ShownWitness {
  if (readTag(cursor, 'witness') === 0)
    return { txid: toHex(Uint8Array.from(cursor.take(32)).reverse()), transaction: null };
  const version = cursor.take(4);
  const witnesses: (readonly Uint8Array[])[] = [];
  const inputs = cursor.list(cursor.u32(), LEAST_INPUT_BYTES, () => {
    const outpoint = cursor.take(36);
    const script = cursor.sized32();
    const sequence = cursor.take(4);
    witnesses.push(cursor.list(cursor.u32(), 4, () => cursor.sized32()));
    return [outpoint, compactSize(script.length), script, sequence];
  });
  // Without inputs the ordinary form would be taken for one with witness data.
  if (inputs.length === 0) throw cursor.fault('has a transaction without inputs');
  const outputs = cursor.list(cursor.u32(), LEAST_OUTPUT_BYTES, () => {
    const value = cursor.take(8);
    const script = cursor.sized32();
    return [value, compactSize(script.length), script];
  });
  const lockTime = cursor.take(4);
  const ordinary = concat([
    version,
    compactSize(inputs.length),
    ...inputs.flat(),
    compactSize(outputs.length),
    ...outputs.flat(),
    lockTime,
  ]);
  return {
    txid: transactionId(ordinary),
    transaction: { ...readWholeTransaction(ordinary), witnesses },
  };
}

/** Outpoint, script length, sequence, number of stack items. */
const LEAST_INPUT_BYTES = 48;
/** Amount, script length. */
const LEAST_OUTPUT_BYTES = 12;

export interface WitnessFact {
  readonly raw: Uint8Array;
  /** Height of its block, proved by whoever hands it over; null, or as Electrum has it 0 or -1, if it is in none. */
  readonly height: number | null;
}

/** What was asked of the chain for a history (rgb-history.md 8). */
export interface ChainFacts {
  /** Height of the last block; null if no chain was asked. */
  readonly tipHeight: number | null;
  /** How many blocks, its own counted, a transaction needs. At least 1. */
  readonly minConfirmations: number;
  /** By transaction id. The chain does not know a transaction that is missing here. */
  readonly witnesses: ReadonlyMap<string, WitnessFact>;
}

export const NO_CHAIN: ChainFacts = { tipHeight: null, minConfirmations: 1, witnesses: new Map() };

/** Why the chain does not show a witness, no fault of the file's. CHAIN: the source gave something else under its id. */
export type WitnessProblem = 'NOT_MINED' | 'CHAIN';

export interface SeenWitness {
  /** Null if neither file nor chain has it. */
  readonly transaction: WholeTransaction | null;
  /** Null if it is mined, and deep enough. */
  readonly unshown: WitnessProblem | null;
}

/** The chain's copy, else the file's, as its id covers all but witness data. Throws HistoryRefusal WITNESS_STACK. */
export function seenWitness(shown: ShownWitness, chain: ChainFacts): SeenWitness {
  const fact = chain.witnesses.get(shown.txid);
  if (fact === undefined) return { transaction: shown.transaction, unshown: 'NOT_MINED' };
  const given = readRaw(fact.raw);
  if (given === null || !isTheSame(given, shown)) return { transaction: shown.transaction, unshown: 'CHAIN' };
  const stacks = shown.transaction?.witnesses ?? [];
  if (
    stacks.some((stack) => stack.length > 0) &&
    !stacks.every((stack, i) => sameStack(stack, given.witnesses[i]))
  )
    throw new HistoryRefusal('WITNESS_STACK', { txid: shown.txid });
  return { transaction: given, unshown: isDeepEnough(fact, chain) ? null : 'NOT_MINED' };
}

function isDeepEnough({ height }: WitnessFact, { tipHeight, minConfirmations }: ChainFacts): boolean {
  if (height === null || tipHeight === null) return false;
  return height > 0 && tipHeight - height + 1 >= Math.max(minConfirmations, 1);
}

function isTheSame(given: WholeTransaction, { txid, transaction }: ShownWitness): boolean {
  const { unsigned } = given;
  return transaction === null ? transactionId(unsigned) === txid : sameBytes(unsigned, transaction.unsigned);
}

function readRaw(raw: Uint8Array): WholeTransaction | null {
  try {
    return readWholeTransaction(raw);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function sameStack(a: readonly Uint8Array[], b: readonly Uint8Array[] = []): boolean {
  return a.length === b.length && a.every((item, i) => sameBytes(item, b[i] ?? new Uint8Array(0)));
}
