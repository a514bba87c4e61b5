import type {
  Balance,
  BtcBalance,
  CallAnswer,
  UnspentView,
  AddressView,
} from '../../../src-preload/contract/index.ts';
import type { SnapshotEntry } from '../../verify/index.ts';
import { accountPath } from '../../keys/derive.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import type { ApiBalance, ApiBtcBalance } from '../../ports/index.ts';

const toBalance = (balance: ApiBalance): Balance => ({
  settledSats: Number(balance.settledSats),
  futureSats: Number(balance.futureSats),
  spendableSats: Number(balance.spendableSats),
});

export function toBtcBalance(balance: ApiBtcBalance): BtcBalance {
  return { vanilla: toBalance(balance.vanilla), colored: toBalance(balance.colored) };
}

type Unspent = CallAnswer<'wallet.unspents'>['unspents'][number];

export function useOf(entry: SnapshotEntry): UnspentView['use'] {
  if (!entry.colorable) return 'plain';
  if (entry.allocations.length > 0) return 'carrying';
  return entry.pendingBlinded > 0 ? 'held' : 'free';
}

/** The interface doesn't report mined outputs (interface.md 2): balances tell if all or none are, else null. */
export function isSettled(
  entry: Pick<SnapshotEntry, 'exists' | 'colorable'>,
  balance: ApiBtcBalance,
): boolean | null {
  if (!entry.exists) return false;
  const { settledSats, futureSats } = entry.colorable ? balance.colored : balance.vanilla;
  if (settledSats === futureSats) return true;
  return settledSats === 0n ? false : null;
}

export function toUnspentView(
  entry: SnapshotEntry & Pick<Unspent, 'denied'>,
  balance: ApiBtcBalance,
  holders: Unspent['holders'],
): Unspent {
  return {
    outpoint: { txid: entry.txid, vout: entry.vout },
    amountSats: entry.amountSats,
    use: useOf(entry),
    settled: isSettled(entry, balance),
    allocations: entry.allocations.map(({ assetId, amount, form, right, settled }) => ({
      assetId,
      amount,
      form: form ?? 'fungible',
      right: right ?? null,
      settled,
    })),
    denied: entry.denied,
    holders,
  };
}

/** False for the empty change of a send never broadcast: servers list it on, also once the send failed. */
export function isThere({ exists, allocations }: SnapshotEntry): boolean {
  return exists || allocations.length > 0;
}

export function countSlots(entries: readonly SnapshotEntry[]) {
  const uses = entries.filter(isThere).map(useOf);
  const count = (use: UnspentView['use']) => uses.filter((one) => one === use).length;
  return { free: count('free'), held: count('held'), carrying: count('carrying') };
}

/** The address that was shown last; null before the first. */
export function toAddressView(wallet: WalletRecord): AddressView | null {
  const last = wallet.lastAddress;
  if (last === null) return null;
  return {
    address: last.address,
    path: `${accountPath(wallet.keys.network, 'vanilla')}/${String(last.keychain)}/${String(last.index)}`,
    index: last.index,
    seenBefore: last.seenBefore,
    shownAtMs: last.shownAtMs,
  };
}
