import { toHex } from '../../base/bytes.ts';
import { parseAssetId } from '../../invoices/asset-id.ts';
import { directionOf } from '../../records/transfer-state.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import type { Network } from '../../base/bitcoin.ts';
import type { HistoryQuery } from '../../verify/index.ts';
import { parseRecipientId } from '../../invoices/recipient.ts';
import type { KeptConsignment, KeptTransfer } from '../../ports/index.ts';

/** A genesis' chain numbers (rgb-history.md 2); there are two testnets. */
const CHAIN_NETS: Readonly<Record<Network, readonly number[]>> = {
  mainnet: [0],
  testnet: [1, 2],
  signet: [3],
  regtest: [4],
};

export function askedOf(
  network: Network,
  left: Pick<KeptTransfer, 'recipientId'> & Pick<KeptConsignment, 'txid' | 'vout'>,
): HistoryQuery {
  return {
    chainNets: CHAIN_NETS[network],
    contractId: null,
    txid: left.txid,
    recipient: recipientOf(left.recipientId, left.vout),
    amount: null,
  };
}

/** `left` is the sender's claim of transaction and output, which the file has to prove. */
export function askOf(
  { keys }: Pick<WalletRecord, 'keys'>,
  transfer: KeptTransfer,
  left: KeptConsignment,
): HistoryQuery {
  const { recipientId, assetId, kindName, amount } = transfer;
  const contract = parseAssetId(assetId);
  return {
    ...askedOf(keys.network, { recipientId, txid: transfer.txid ?? left.txid, vout: left.vout }),
    contractId: contract === null ? null : toHex(contract),
    amount: directionOf(kindName) === 'out' ? amount : null,
  };
}

function recipientOf(
  recipientId: string | null,
  vout: number | null,
): NonNullable<HistoryQuery['recipient']> | null {
  const parsed = parseRecipientId(recipientId ?? '');
  if (!parsed.ok) return null;
  const { recipient } = parsed;
  if (recipient.kind === 'witness') return { kind: 'witness', script: recipient.script, vout };
  return { kind: 'blinded', secretSeal: recipient.secretSeal, revealed: null };
}
