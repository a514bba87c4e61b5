import { hash } from 'node:crypto';
import { type AssetFacts, assetFacts } from './asset-facts.ts';
import {
  type WitnessProblem,
  type KnownBundles,
  applyAgain,
  applyBundle,
  type ContractRules,
  type KnownBundle,
  type ShownWitness,
  type MpcProof,
  type ChainFacts,
  seenWitness,
} from './bundles.ts';
import { type HistoryCode, type HistoryFacts, HistoryRefusal } from './consignment-cursor.ts';
import { type Allocation, assignedBy, type OpenState } from './rules.ts';
import {
  type HistoryRecipient,
  readConsignment,
  type Consignment,
  receivedBy,
  requireTerminals,
  type PayingBundle,
  type FileBundle,
} from './consignment.ts';
import type { SchemaName } from './schemas.ts';
import { toHex, sameBytes } from '../../base/bytes.ts';
import { outpointName } from '../../base/bitcoin.ts';
import { Refusal } from '../../base/errors.ts';
import { formatAssetId } from '../../invoices/asset-id.ts';
import { isTaproot } from '../../keys/allowed-paths.ts';
import type { WholeTransaction, TransactionOutput } from '../psbt/transaction.ts';
import { bundleId } from '../rgb/bundle.ts';
import { merkleNode, messageLeaf, mpcCommitment, mpcPosition } from '../rgb/merkle.ts';
import { MAX_ASSIGNMENTS, ASSET_OWNER } from '../rgb/transition.ts';

/** What a consignment was asked for. Null: not asked. */
export interface HistoryQuery {
  /** The networks that the wallet may be on, as a genesis numbers them. */
  readonly chainNets: readonly number[] | null;
  /** Hex. Names and tickers prove nothing. */
  readonly contractId: string | null;
  /** The paying transaction, by the sender's word. */
  readonly txid: string | null;
  readonly recipient: HistoryRecipient | null;
  /** Base units that the invoice asked for. */
  readonly amount: bigint | null;
}

/** A contract, as its id commits to it. */
export interface ContractFacts extends AssetFacts {
  /** Hex; `assetId` is how people write it. */
  readonly contractId: string;
  readonly assetId: string;
  readonly schema: SchemaName;
  readonly schemaId: string;
  readonly chainNet: number;
  /** Unix seconds, as the issuer says. */
  readonly issuedAtSeconds: bigint;
  /** Base units: the genesis', and what this history shows of later issues. Null for a unique asset. */
  readonly supply: bigint | null;
}

/** What a file holds, whatever the chain says of it. */
export interface HistoryContent {
  readonly contract: ContractFacts;
  /** The bundles in the order of the file: the transaction, and the SHA-256 of the bytes, hex. */
  readonly bundles: readonly { readonly txid: string; readonly digest: string }[];
  /** Where parts of the file begin that other files of the contract have too. */
  readonly cuts: readonly number[];
  /** Everything that nothing in this history closes. */
  readonly open: readonly Allocation[];
  /** Outpoints, `txid:vout`, that the last transaction spends: the first hundred. */
  readonly paidFrom: readonly string[];
  /** What the query's recipient is given; empty if it names none. */
  readonly received: readonly Allocation[];
}

/**
 * `proved`: true by the contract's rules, and all of it is in the chain. `pending`: only the payment is not, and may
 * never be. `notMined`: the chain does not show an earlier transaction, so nothing is proved, and nothing refuted.
 */
export type HistoryVerdict =
  | { readonly outcome: 'proved'; readonly content: HistoryContent }
  | { readonly outcome: 'pending'; readonly unshown: readonly string[]; readonly content: HistoryContent }
  | {
      readonly outcome: 'notMined';
      readonly code: WitnessProblem;
      /** The transactions to ask the chain for. */
      readonly unshown: readonly string[];
      /** Null if a transaction is only named, so that the rest could not be followed. */
      readonly content: HistoryContent | null;
      readonly named: readonly string[];
    }
  | { readonly outcome: 'refused'; readonly code: HistoryCode; readonly facts: HistoryFacts };

const MOST_PAID_FROM = 100;

/**
 * Validates a history from its genesis (rgb-history.md 7). Total: any bytes get a verdict. A file that breaks a rule
 * is refused even if the chain shows nothing. Pure, but for what becomes known by it; 8 MB take some seconds.
 */
export function validateHistory(
  bytes: Uint8Array,
  ask: HistoryQuery,
  chain: ChainFacts,
  known: KnownBundles | null = null,
): HistoryVerdict {
  try {
    const consignment = readConsignment(bytes, known);
    const { verdict, learnt } = validate(consignment, ask, chain);
    known?.learn(toHex(consignment.contractId), bytes, learnt);
    return verdict;
  } catch (error) {
    if (error instanceof HistoryRefusal) return { outcome: 'refused', code: error.code, facts: error.facts };
    if (!(error instanceof Refusal)) throw error;
    const code = error.code === 'TOO_LARGE' ? 'TOO_LARGE' : 'UNREADABLE';
    return { outcome: 'refused', code, facts: { ...error.facts } };
  }
}

function validate(
  consignment: Consignment,
  ask: HistoryQuery,
  chain: ChainFacts,
): { readonly verdict: HistoryVerdict; readonly learnt: ChainCheck['learnt'] } {
  const { bundles, terminals, cuts } = consignment;
  const { contract, open } = begin(consignment, ask);
  const followed = follow(consignment, open, chain);
  const { unshown, lost, learnt, last } = followed;
  if (lost !== null) return { verdict: verdictOn(null, unshown, last, lost), learnt: [] };

  requireTerminals(terminals, followed.byId);
  if (ask.txid !== null && last?.bundle.witness.txid !== ask.txid)
    throw new HistoryRefusal('RECIPIENT', { txid: last?.bundle.witness.txid ?? '' });
  const content: HistoryContent = {
    contract: { ...contract, supply: contract.supply === null ? null : contract.supply + followed.issued },
    bundles: followed.digests.map((digest, i) => ({ txid: bundles[i]?.txid ?? '', digest })),
    cuts,
    open: [...open.values()],
    paidFrom: (last?.witness.inputs ?? [])
      .slice(0, MOST_PAID_FROM)
      .map(({ outpoint }) => outpointName(outpoint)),
    received: ask.recipient === null ? [] : receivedIn(ask, last, open, consignment),
  };
  return { verdict: verdictOn(content, unshown, last), learnt };
}

function verdictOn(
  content: HistoryContent | null,
  unshown: ChainCheck['unshown'],
  last: PayingBundle | null,
  named: readonly string[] = [],
): HistoryVerdict {
  if (content !== null && unshown.length === 0) return { outcome: 'proved', content };
  const txids = unshown.map(({ txid }) => txid);
  const code = unshown.some((one) => one.code === 'CHAIN') ? 'CHAIN' : 'NOT_MINED';
  const isLast = txids.length === 1 && txids[0] === last?.bundle.witness.txid;
  if (content !== null && isLast && code === 'NOT_MINED')
    return { outcome: 'pending', unshown: txids, content };
  return { outcome: 'notMined', code, unshown: txids, content, named };
}

function begin(
  { genesis, schema, contractId: id }: Consignment,
  ask: HistoryQuery,
): { readonly contract: ContractFacts; readonly open: OpenState } {
  const { chainNet, issuedAtSeconds, metadata, globals, assignments } = genesis;
  if (ask.chainNets !== null && !ask.chainNets.includes(chainNet))
    throw new HistoryRefusal('CHAIN_NET', { chainNet: `${chainNet}` });
  const contractId = toHex(id);
  if (ask.contractId !== null && ask.contractId !== contractId)
    throw new HistoryRefusal('CONTRACT', { contract: contractId });
  if (metadata.length > 0) throw new HistoryRefusal('SCHEMA', { problem: 'metadata' });
  const facts: AssetFacts = assetFacts(globals, schema.rules.globals);
  schema.rules.genesis(genesis, facts);
  const open: OpenState = new Map(assignedBy(contractId, assignments, ''));
  const contract: ContractFacts = {
    ...facts,
    contractId,
    assetId: formatAssetId(id),
    schema: schema.name,
    schemaId: schema.id,
    chainNet,
    issuedAtSeconds,
    supply: facts.issued,
  };
  return { contract, open };
}

function receivedIn(
  { recipient, amount }: HistoryQuery,
  last: PayingBundle | null,
  open: OpenState,
  { terminals }: Consignment,
): readonly Allocation[] {
  if (recipient === null || last === null) throw new HistoryRefusal('RECIPIENT');
  const received = receivedBy(recipient, last, open, terminals);
  const given = received.reduce(
    (sum, { type, state }) => (type === ASSET_OWNER && state.kind === 'fungible' ? sum + state.amount : sum),
    0n,
  );
  if (amount !== null && given !== amount)
    throw new HistoryRefusal('AMOUNT', { given: `${given}`, asked: `${amount}` });
  return received;
}

interface ChainCheck {
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
function follow(
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

/**
 * Keeps only what operations that pay the recipient gave, the sender's change among it: 8 MB may hold hundreds of
 * thousands of others, which stop their reader for seconds. TOO_LARGE above what our transactions may assign. Pure.
 */
export function paidPart(verdict: HistoryVerdict): HistoryVerdict {
  if (verdict.outcome === 'refused' || verdict.content === null) return verdict;
  const { content } = verdict;
  const open = givenByPaying(content);
  if (Math.max(open.length, content.received.length) > MAX_ASSIGNMENTS)
    return {
      outcome: 'refused',
      code: 'TOO_LARGE',
      facts: { items: `${open.length}`, limit: `${MAX_ASSIGNMENTS}` },
    };
  return { ...verdict, content: { ...content, open } };
}

export function givenByPaying({
  open,
  received,
}: Pick<HistoryContent, 'open' | 'received'>): readonly Allocation[] {
  const paying = new Set(received.map(({ opid }) => opid));
  return open.filter(({ opid }) => paying.has(opid));
}
