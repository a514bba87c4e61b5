import { recipientName, decodeRecipientId } from '../../invoices/recipient.ts';
import { directionOf } from '../../records/transfer-state.ts';
import type { KeptTransfer, KeptVerification } from '../../ports/index.ts';
import type { WalletHoldings } from '../../records/holdings/holdings.ts';

/** Identity of a verification: other values make it another transfer. Null if the transfer has no asset data. */
function aboutOf(transfer: KeptTransfer): KeptVerification['about'] | null {
  const { recipientId, idx, assetId, txid, amount } = transfer;
  const direction = directionOf(transfer.kindName);
  if (recipientId === null || direction === 'none') return null;
  const sent = direction === 'out' ? (amount?.toString() ?? null) : null;
  return { recipientId: recipientName(recipientId), direction, idx, assetId, txid, amount: sent };
}

/** True for a secret seal that the service reports as an output: its findings would pass for an output's. */
export function isOfAnotherKind({ kindName, recipientId }: KeptTransfer): boolean {
  if (kindName !== 'receiveWitness' || recipientId === null) return false;
  const parsed = decodeRecipientId(recipientId);
  return parsed.ok && parsed.recipient.kind === 'blinded';
}

export function verificationsOf(
  kept: Pick<WalletHoldings, 'verifications'>,
  transfers: readonly KeptTransfer[],
): ReadonlyMap<string, KeptVerification> {
  const recipients = transfers.flatMap(({ recipientId }) =>
    recipientId === null ? [] : [recipientName(recipientId)],
  );
  const known = new Map(
    kept.verifications(recipients).map((one) => [JSON.stringify(one.about, ABOUT_MEMBERS), one]),
  );
  return new Map(
    transfers.flatMap((transfer): [string, KeptVerification][] => {
      const about = aboutOf(transfer);
      const found = about === null ? undefined : known.get(JSON.stringify(about, ABOUT_MEMBERS));
      if (found === undefined || (found.found.outcome !== 'refused' && isOfAnotherKind(transfer))) return [];
      return [[transfer.key, found]];
    }),
  );
}

/** A fixed order gives equal values the same text. */
const ABOUT_MEMBERS = ['recipientId', 'direction', 'idx', 'assetId', 'txid', 'amount'];

type Outcome = KeptVerification['found']['outcome'];

const OF_THE_CHAIN: readonly Outcome[] = ['notMined', 'pending', 'proved', 'reorganised'];
const OF_THE_FILE: readonly Outcome[] = ['refused', 'unasked', ...OF_THE_CHAIN];
/** By new outcome, the earlier ones it doesn't overrule: a missing answer takes nothing back. */
const WEAKER: Partial<Record<Outcome, readonly Outcome[]>> = {
  absent: OF_THE_FILE,
  unreachable: OF_THE_FILE,
  fetched: OF_THE_FILE,
  unasked: OF_THE_CHAIN,
};

export function keepFound(
  kept: WalletHoldings,
  transfer: KeptTransfer,
  now: Pick<KeptVerification, 'found' | 'block' | 'tipHeight'>,
  heights?: ReadonlyMap<string, number>,
): boolean {
  const about = aboutOf(transfer);
  const before = verificationsOf(kept, [transfer]).get(transfer.key);
  const { found } = now;
  if (about === null || (before && WEAKER[found.outcome]?.includes(before.found.outcome))) return false;
  const sinceMs = before?.found.outcome === found.outcome ? before.sinceMs : found.atMs;
  kept.keepVerification({ ...now, about, sinceMs }, heights);
  return JSON.stringify({ ...before?.found, atMs: 0 }) !== JSON.stringify({ ...found, atMs: 0 });
}
