import { outpointName } from '../../base/outpoint.ts';
import { toHex } from '../../base/bytes.ts';
import { Refusal } from '../../base/refused.ts';
import { formatAssetId } from '../../invoices/asset-id.ts';
import { ASSET_OWNER } from '../rgb/transition.ts';
import { assetFacts, type AssetFacts } from './asset-facts.ts';
import type { ChainFacts } from './chain-facts.ts';
import { readConsignment, type Consignment } from './consignment.ts';
import { follow, type ChainCheck } from './follow.ts';
import { HistoryRefusal } from './history-refusal.ts';
import type { ContractFacts, HistoryQuery, HistoryContent, HistoryVerdict } from './history.ts';
import type { KnownBundles } from './known-bundles.ts';
import { assignedBy, type Allocation, type OpenState } from './open-state.ts';
import { receivedBy, requireTerminals, type PayingBundle } from './received.ts';

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
