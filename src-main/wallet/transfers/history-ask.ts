import type { Network } from '../../domain/network.ts';
import type { HistoryAsk } from '../../domain/rgb/history/history.ts';
import type { HistoryRecipient } from '../../domain/rgb/history/received.ts';
import { parseRecipientId } from '../../domain/rgb/recipient.ts';
import type { KeptConsignment, KeptTransfer } from '../../ports/index.ts';

/** As a genesis numbers them (rgb-history.md 2); there are two testnets. */
const CHAIN_NETS: Readonly<Record<Network, readonly number[]>> = {
  mainnet: [0],
  testnet: [1, 2],
  signet: [3],
  regtest: [4],
};

/** What a file that was left for a recipient has to bear out, whatever it is of. */
export function askedOf(
  network: Network,
  left: Pick<KeptTransfer, 'recipientId'> & Pick<KeptConsignment, 'txid' | 'vout'>,
): HistoryAsk {
  return {
    chainNets: CHAIN_NETS[network],
    contractId: null,
    txid: left.txid,
    recipient: recipientOf(left.recipientId, left.vout),
    amount: null,
  };
}

function recipientOf(recipientId: string | null, vout: number | null): HistoryRecipient | null {
  const parsed = parseRecipientId(recipientId ?? '');
  if (!parsed.ok) return null;
  const { recipient } = parsed;
  if (recipient.kind === 'witness') return { kind: 'witness', script: recipient.script, vout };
  return { kind: 'blinded', secretSeal: recipient.secretSeal, revealed: null };
}
