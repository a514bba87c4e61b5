import { hash } from 'node:crypto';
import { toHex, sameBytes } from '../../base/bytes.ts';
import type { WholeTransaction, TransactionOutput } from '../psbt/transaction.ts';
import { bundleId } from '../rgb/bundle.ts';
import { applyAgain, applyBundle, type ContractRules } from './apply-bundle.ts';
import { seenWitness, type ChainFacts, type WitnessProblem } from './chain-facts.ts';
import type { Consignment, FileBundle } from './consignment.ts';
import { HistoryRefusal } from './history-refusal.ts';
import type { KnownBundle } from './known-bundles.ts';
import type { OpenState } from './open-state.ts';
import type { PayingBundle } from './received.ts';
import type { ShownWitness } from './witness-transaction.ts';
import { isTaproot } from '../../keys/allowed-paths.ts';
import { merkleNode } from '../rgb/merkle.ts';
import { messageLeaf, mpcCommitment, mpcPosition } from '../rgb/mpc.ts';
import type { MpcProof } from './history-bundle.ts';

export interface ChainCheck {
  readonly unshown: readonly { readonly txid: string; readonly code: WitnessProblem }[];
  /** Transactions that are only named, if the reading ended at one of them; null: it reached the end of the file. */
  readonly lost: readonly string[] | null;
  /** By bundle id, hex. */
  readonly byId: ReadonlyMap<string, FileBundle>;
  readonly digests: readonly string[];
  readonly last: PayingBundle | null;
  /** What was issued after the genesis, base units. */
  readonly issued: bigint;
  /** Bundles that are known from now on if no rule is broken, each with its place in the file. */
  readonly learnt: readonly (readonly [at: number, bundle: KnownBundle])[];
}

/** Step 3 of rgb-history.md 7; changes `open`. Throws HistoryRefusal, and Refusal RGB_UNREADABLE or TOO_LARGE. */
export function follow(
  { bundles, contractId, schema: { rules } }: Consignment,
  open: OpenState,
  chain: ChainFacts,
): ChainCheck {
  const txids = new Set<string>();
  const byId = new Map<string, FileBundle>();
  const digests: string[] = [];
  const unshown: { txid: string; code: WitnessProblem }[] = [];
  const learnt: [number, KnownBundle][] = [];
  let last: WholeTransaction | null = null;
  let issued = 0n;
  for (const [place, one] of bundles.entries()) {
    const { txid, known } = one;
    if (txids.has(txid)) throw new HistoryRefusal('DUPLICATE', { txid });
    txids.add(txid);
    // A known bundle had no witness data, so its id is all there is to compare.
    const seen = seenWitness(known === null ? one.read().witness : { txid, transaction: null }, chain);
    if (seen.unshown !== null) unshown.push({ txid, code: seen.unshown });
    last = seen.transaction;
    if (known === null && last === null) {
      unshown.push(...namesOf(bundles.slice(place + 1)));
      return {
        unshown,
        lost: namedIn(bundles.slice(place), chain),
        byId,
        digests,
        last: null,
        issued,
        learnt: [],
      };
    }
    const applied = inTransaction(txid, () => apply(one, seen.transaction, { contractId, rules, open }));
    if (known === null && hasNoStacks(one.read().witness)) learnt.push([one.at, applied]);
    issued += applied.issued;
    byId.set(applied.bundleId, one);
    digests.push(applied.digest);
  }
  return { unshown, lost: null, byId, digests, last: payingBy(bundles.at(-1), last), issued, learnt };
}

function hasNoStacks({ transaction }: ShownWitness): boolean {
  return transaction?.witnesses.every((stack) => stack.length === 0) ?? false;
}

/** `witness`: null only where the bundle is known. */
function apply(one: FileBundle, witness: WholeTransaction | null, contract: ContractRules): KnownBundle {
  const { known, txid, items } = one;
  if (known !== null) {
    applyAgain(known, contract.open);
    return known;
  }
  if (witness === null) throw new Error('a bundle is applied without its transaction');
  const bundle = one.read();
  const id = bundleId(bundle.inputMap);
  requireCommitment(witness, bundle.proof, { contractId: contract.contractId, bundleId: id });
  const effect = applyBundle(bundle, witness, contract);
  const { bytes } = bundle;
  return {
    ...effect,
    ...{ txid, items, length: bytes.length, bundleId: toHex(id), digest: hash('sha256', bytes, 'hex') },
  };
}

function payingBy(last: FileBundle | undefined, seen: WholeTransaction | null): PayingBundle | null {
  const bundle = last?.read();
  const witness = seen ?? bundle?.witness.transaction ?? null;
  if (bundle === undefined || witness === null) return null;
  return { bundle, bundleId: bundleId(bundle.inputMap), witness };
}

function inTransaction<T>(txid: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof HistoryRefusal) throw new HistoryRefusal(error.code, { txid, ...error.facts });
    throw error;
  }
}

function namesOf(bundles: readonly FileBundle[]): ChainCheck['unshown'] {
  return bundles.map(({ txid }) => ({ txid, code: 'NOT_MINED' }));
}

/** Named by the file and shown by nobody; a known bundle was shown whole. */
function namedIn(bundles: readonly FileBundle[], { witnesses }: ChainFacts): string[] {
  return bundles.flatMap(({ txid, known, read }) =>
    known === null && read().witness.transaction === null && !witnesses.has(txid) ? [txid] : [],
  );
}

/** The place in the tree is the contract's alone, so this is its only bundle (rgb-history.md 4). Ids have 32 bytes. */
function requireCommitment(
  { outputs }: WholeTransaction,
  { position, cofactor, path }: MpcProof,
  message: { readonly contractId: Uint8Array; readonly bundleId: Uint8Array },
): void {
  const host = outputs.find(({ script }) => script[0] === OP_RETURN || isTaproot(script));
  if (host === undefined || !isCommitment(host)) throw new HistoryRefusal('DBC');
  const depth = path.length;
  if (position !== mpcPosition(message.contractId, depth, cofactor))
    throw new HistoryRefusal('MPC', { position: `${position}` });
  const root = path.reduceRight(
    (below, sibling, level) =>
      isRight(position, depth, level)
        ? merkleNode(2, level, 2 ** depth, sibling, below)
        : merkleNode(2, level, 2 ** depth, below, sibling),
    messageLeaf(message),
  );
  if (!sameBytes(mpcCommitment(depth, cofactor, root), host.script.subarray(2)))
    throw new HistoryRefusal('COMMITMENT');
}

const OP_RETURN = 0x6a;
const PUSH_32 = 0x20;

function isCommitment({ script }: TransactionOutput): boolean {
  return script.length === 34 && script[0] === OP_RETURN && script[1] === PUSH_32;
}

/** Which way the leaf lies below a node of this level, the root's being 0. */
function isRight(position: number, depth: number, level: number): boolean {
  return ((position >>> (depth - 1 - level)) & 1) === 1;
}
