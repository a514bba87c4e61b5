import { hash } from 'node:crypto';
import { toHex } from '../../psbt/bytes.ts';
import { bundleId } from '../bundle.ts';
import { applyBundle } from './apply-bundle.ts';
import { seenWitness, type ChainFacts, type Unshown } from './chain-facts.ts';
import { requireCommitment } from './check-commitment.ts';
import type { Consignment } from './consignment.ts';
import type { HistoryBundle } from './history-bundle.ts';
import { HistoryRefusal } from './history-refusal.ts';
import type { KnownHistory } from './history.ts';
import type { OpenState } from './open-state.ts';
import type { Paying } from './received.ts';

export interface Followed {
  readonly unshown: readonly { readonly txid: string; readonly code: Unshown }[];
  /** A transaction is named that nobody has shown: what follows it was not looked at. */
  readonly lost: boolean;
  readonly byId: ReadonlyMap<string, HistoryBundle>;
  readonly digests: readonly string[];
  readonly last: Paying | null;
  /** What was issued after the genesis, base units. */
  readonly issued: bigint;
}

/**
 * Every bundle in the order of the file, each against what is open before it (rgb-history.md 7, step 3). Changes `open`.
 * Throws HistoryRefusal, and Refusal RGB_UNREADABLE or TOO_LARGE.
 */
export function follow(
  { bundles, schema: { rules } }: Consignment,
  contractId: Uint8Array,
  open: OpenState,
  { chain, known }: { readonly chain: ChainFacts; readonly known: KnownHistory | null },
): Followed {
  const txids = new Set<string>();
  const byId = new Map<string, HistoryBundle>();
  const digests: string[] = [];
  const unshown: { txid: string; code: Unshown }[] = [];
  let last: Paying | null = null;
  let issued = 0n;
  for (const bundle of bundles) {
    const { txid } = bundle.witness;
    if (txids.has(txid)) throw new HistoryRefusal('DUPLICATE', { txid });
    txids.add(txid);
    const digest = hash('sha256', bundle.bytes, 'hex');
    const isKnown = known?.bundles.has(digest) ?? false;
    const { transaction, unshown: code } = seenWitness(bundle.witness, chain);
    if (code !== null && (chain.witnesses.has(txid) || !wasMined(bundle, known, isKnown)))
      unshown.push({ txid, code });
    if (transaction === null) {
      unshown.push(...namesOf(bundles.slice(bundles.indexOf(bundle) + 1)));
      return { unshown, lost: true, byId, digests, last, issued };
    }
    const id = bundleId(bundle.inputMap);
    if (!isKnown) requireCommitment(transaction, bundle.proof, { contractId, bundleId: id });
    issued += applyBundle(bundle, transaction, { contractId, rules, open }, isKnown);
    byId.set(toHex(id), bundle);
    digests.push(digest);
    last = { bundle, bundleId: id, witness: transaction };
  }
  return { unshown, lost: false, byId, digests, last, issued };
}

/** The chain has shown it before. Of witness data, which no id covers, that says something where the bytes are the same. */
function wasMined({ witness }: HistoryBundle, known: KnownHistory | null, isKnown: boolean): boolean {
  const hasStacks = witness.transaction?.witnesses.some((stack) => stack.length > 0) ?? false;
  return known !== null && known.mined.has(witness.txid) && (isKnown || !hasStacks);
}

function namesOf(bundles: readonly HistoryBundle[]): Followed['unshown'] {
  return bundles.map(({ witness: { txid } }) => ({ txid, code: 'NOT_MINED' }));
}
