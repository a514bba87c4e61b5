import { nameOf } from '../../outpoint.ts';
import { toHex } from '../../psbt/bytes.ts';
import { Refusal } from '../../psbt/refusal.ts';
import { formatAssetId } from '../asset-id.ts';
import { ASSET_OWNER } from '../transition.ts';
import { assetFacts, type AssetFacts } from './asset-facts.ts';
import type { ChainFacts } from './chain-facts.ts';
import { readConsignment, type Consignment } from './consignment.ts';
import { follow } from './follow.ts';
import { contractIdOf } from './genesis.ts';
import { HistoryRefusal } from './history-refusal.ts';
import type { ContractFacts, HistoryAsk, HistoryContent, HistoryVerdict, KnownHistory } from './history.ts';
import { putAll, type Allocation, type OpenState } from './open-state.ts';
import { receivedBy, requireTerminals, type Paying } from './received.ts';

const MOST_PAID_FROM = 100;

/**
 * Validates a contract's history from its genesis, as a consignment shows it, against what a chain says (rgb-history.md
 * 7). Total: whatever the bytes are, they get a verdict. A file that breaks a rule is refused even where the chain shows
 * nothing. Pure; 8 MB take some seconds.
 */
export function validateHistory(
  bytes: Uint8Array,
  ask: HistoryAsk,
  chain: ChainFacts,
  known: KnownHistory | null = null,
): HistoryVerdict {
  try {
    return validate(readConsignment(bytes), ask, chain, known);
  } catch (error) {
    if (error instanceof HistoryRefusal) return { outcome: 'refused', code: error.code, facts: error.facts };
    if (!(error instanceof Refusal)) throw error;
    const code = error.code === 'TOO_LARGE' ? 'TOO_LARGE' : 'UNREADABLE';
    return { outcome: 'refused', code, facts: { ...error.facts } };
  }
}

function validate(
  consignment: Consignment,
  ask: HistoryAsk,
  chain: ChainFacts,
  known: KnownHistory | null,
): HistoryVerdict {
  const { bundles, terminals, cuts } = consignment;
  const { contract, contractId, open } = begin(consignment, ask);
  const followed = follow(consignment, contractId, open, {
    chain,
    known: known?.contractId === contract.contractId ? known : null,
  });
  const { unshown } = followed;
  const code = unshown.some((one) => one.code === 'CHAIN') ? 'CHAIN' : 'NOT_MINED';
  const txids = unshown.map(({ txid }) => txid);
  if (followed.lost) return { outcome: 'notMined', code, unshown: txids, content: null };

  requireTerminals(terminals, followed.byId);
  const { last } = followed;
  if (ask.txid !== null && last?.bundle.witness.txid !== ask.txid)
    throw new HistoryRefusal('RECIPIENT', { txid: last?.bundle.witness.txid ?? '' });
  const received = ask.recipient === null ? [] : receivedIn(ask, last, open, consignment);
  const content: HistoryContent = {
    contract: { ...contract, supply: contract.supply === null ? null : contract.supply + followed.issued },
    bundles: followed.digests.map((digest, i) => ({ txid: bundles[i]?.witness.txid ?? '', digest })),
    cuts,
    open: [...open.values()].map(alone),
    paidFrom: (last?.witness.inputs ?? []).slice(0, MOST_PAID_FROM).map(({ outpoint }) => nameOf(outpoint)),
    received: received.map(alone),
  };
  if (unshown.length === 0) return { outcome: 'proved', content };
  const isLast = unshown.length === 1 && unshown[0]?.txid === last?.bundle.witness.txid;
  if (isLast && code === 'NOT_MINED') return { outcome: 'pending', unshown: txids, content };
  return { outcome: 'notMined', code, unshown: txids, content };
}

/** The genesis, by the rules of its schema, and everything that it allocates. */
function begin(
  { genesis, schema }: Consignment,
  ask: HistoryAsk,
): { readonly contract: ContractFacts; readonly contractId: Uint8Array; readonly open: OpenState } {
  const { chainNet, issuedAtSeconds, metadata, globals, assignments } = genesis;
  if (ask.chainNets !== null && !ask.chainNets.includes(chainNet))
    throw new HistoryRefusal('CHAIN_NET', { chainNet: `${chainNet}` });
  const id = contractIdOf(genesis);
  const contractId = toHex(id);
  if (ask.contractId !== null && ask.contractId !== contractId)
    throw new HistoryRefusal('CONTRACT', { contract: contractId });
  if (metadata.length > 0) throw new HistoryRefusal('SCHEMA', { problem: 'metadata' });
  const facts: AssetFacts = assetFacts(globals, schema.rules.globals);
  schema.rules.genesis(genesis, facts);
  const open: OpenState = new Map();
  putAll(open, contractId, assignments, '');
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
  return { contract, contractId: id, open };
}

function receivedIn(
  { recipient, amount }: HistoryAsk,
  last: Paying | null,
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

/** Without the file that its bytes are a view of: an answer does not carry megabytes along. */
function alone(allocation: Allocation): Allocation {
  const { state } = allocation;
  if (state.kind !== 'structured') return allocation;
  return { ...allocation, state: { ...state, bytes: Uint8Array.from(state.bytes) } };
}
