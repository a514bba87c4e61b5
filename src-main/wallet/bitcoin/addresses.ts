import { BOUNDS } from '../../../src-preload/contract/bounds.ts';
import type { CallInput, OwnAddress } from '../../../src-preload/contract/index.ts';
import { outpointName } from '../../base/bitcoin.ts';
import { createOutputCache, taprootAddress } from '../../keys/address.ts';
import { accountPath } from '../../keys/derive.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import { letLoopTurn } from '../../turns.ts';
import { disputed, ownTransactions } from '../book/own-recipients.ts';
import { proveOwn } from '../connection/accept-address.ts';
import { listCoins, SHOWN } from '../connection/service-reading.ts';
import { withService } from '../connection/service.ts';
import type { UseCase, WalletContext } from '../context/context.ts';
import { requireProvedKeys } from '../context/wallet-list.ts';
import { orOnFailure } from '../failures.ts';

export const listAddresses: UseCase<'wallet.addresses'> = async (context, { walletId, offset, limit }) => {
  const wallet = context.wallets.require(walletId);
  requireProvedKeys(wallet);
  const { highestIndex, keychains } = wallet;
  const total = (highestIndex.vanilla + 1) * keychains.vanilla.length;
  const received = await receivedByIndex(context, wallet);
  await letLoopTurn();
  const labels = new Map(context.holdings.labels.list(walletId).map(({ ref, label }) => [ref, label]));
  const rows: OwnAddress[] = [];
  for await (const { address, path, index } of derived(wallet, { first: offset, end: offset + limit })) {
    const sats = received.get(index);
    // A service may list more bitcoin than exists.
    const receivedSats = sats === undefined ? null : Math.min(Number(sats), BOUNDS.sats);
    rows.push({ address, path, index, receivedSats, label: labels.get(address) ?? null });
  }
  return { rows, total };
};

/** Throws ADDRESS_NOT_OURS. */
export const labelAddress = async (context: WalletContext, asked: CallInput<'wallet.labelAddress'>) => {
  const { walletId, address, label } = asked;
  await proveOwn(context, context.wallets.require(walletId), address);
  context.holdings.labels.put({ walletId, ref: address, label, frozen: false });
};

/** The addresses in `asked` that are on the plain branch, as far as a restore looks. */
export async function ownAddressesAmong(
  wallet: WalletRecord,
  asked: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  if (asked.size === 0) return found;
  const { searchLength } = wallet;
  const everywhere = { ...wallet, highestIndex: { ...wallet.highestIndex, vanilla: searchLength } };
  for await (const { address } of derived(everywhere, { first: 0, end: Infinity })) {
    if (asked.has(address)) found.add(address);
    if (found.size === asked.size) return found;
  }
  return found;
}

/** From the highest index down, on each keychain that the branch may use. */
async function* derived(
  { keys, keychains: { vanilla: keychains }, highestIndex }: WalletRecord,
  { first, end }: { readonly first: number; readonly end: number },
) {
  const { accountXpubVanilla, network } = keys;
  const cache = createOutputCache();
  for (let at = first; at < Math.min(end, (highestIndex.vanilla + 1) * keychains.length); at += 1) {
    const index = highestIndex.vanilla - Math.floor(at / keychains.length);
    const keychain = keychains[at % keychains.length] ?? 0;
    const address = taprootAddress(cache.output(accountXpubVanilla, keychain, index, network), network);
    yield { address, index, path: `${accountPath(network, 'vanilla')}/${String(keychain)}/${String(index)}` };
    await letLoopTurn();
  }
}

/** Sats received at each index: from what we signed, and from listed coins whose index the service names. */
async function receivedByIndex(
  context: WalletContext,
  wallet: WalletRecord,
): Promise<ReadonlyMap<number, bigint>> {
  const listed = await orOnFailure(
    withService(context, wallet.id, (api) => listCoins(context, wallet, api, SHOWN).listed),
    [],
  );
  const coins = new Map<string, { readonly index: number; readonly sats: bigint }>();
  for (const entry of listed) {
    const { colorable, amountSats: sats, derivationIndex: index } = entry;
    if (!colorable && index !== undefined && index !== null) coins.set(outpointName(entry), { index, sats });
  }
  await letLoopTurn();
  const own = ownTransactions(context, wallet.id);
  const undecided = disputed(own);
  await letLoopTurn();
  for (const { txid, state, made, coins: spent } of own) {
    const arrived = state === 'givenUp' || undecided.has(txid) ? [] : made.map((one) => ({ ...one, txid }));
    for (const { colored, index, sats, ...at } of [...arrived, ...spent])
      if (!colored && sats !== undefined) coins.set(outpointName(at), { index, sats });
  }
  await letLoopTurn();
  const sums = new Map<number, bigint>();
  for (const { index, sats } of coins.values()) sums.set(index, (sums.get(index) ?? 0n) + sats);
  return sums;
}
