import type { CallInput, CallOutput } from '../../../src-preload/contract/index.ts';
import type { WalletApi } from '../../ports.ts';
import type { Context } from '../context.ts';
import { withService } from '../service.ts';
import { acceptAddress, proveOwn } from './accept-address.ts';
import { countSlots, isThere, toAddressView, toBtcBalance, toUnspentView } from './describe.ts';
import { whoHolds } from './who-holds.ts';

/** Balances and slots as the service tells them now. */
export function readOverview(
  context: Context,
  { walletId }: CallInput<'wallet.overview'>,
): Promise<CallOutput<'wallet.overview'>> {
  return withService(context, walletId, async (api) => {
    const { balance, unspents } = await readCoins(api);
    return { balance: toBtcBalance(balance), slots: countSlots(unspents), asOfMs: context.clock.nowMs() };
  });
}

export function readUnspents(
  context: Context,
  { walletId }: CallInput<'wallet.unspents'>,
): Promise<CallOutput<'wallet.unspents'>> {
  return withService(context, walletId, async (api, wallet) => {
    const { balance, unspents } = await readCoins(api);
    const there = unspents.filter(isThere);
    const holdersOf = whoHolds(context, wallet, there);
    return {
      unspents: there.map((entry) => toUnspentView(entry, balance, holdersOf(entry))),
      asOfMs: context.clock.nowMs(),
    };
  });
}

/**
 * The list first: some servers look at the chain for it and not for the balance (service-facts.md 1.3), which would
 * leave out what has just arrived.
 */
async function readCoins(api: WalletApi) {
  const unspents = await api.listUnspents();
  return { unspents, balance: await api.btcBalance() };
}

/** One more receiving address, proved ours before it is shown. Throws ADDRESS_NOT_OURS. */
export function newAddress(
  context: Context,
  { walletId }: CallInput<'wallet.newAddress'>,
): Promise<CallOutput<'wallet.newAddress'>> {
  return withService(context, walletId, async (api, wallet) => {
    return shown(acceptAddress(context, wallet.id, await api.address()));
  });
}

/** The last address, derived again from the public keys that are kept with it. */
export function lastAddress(
  context: Context,
  { walletId }: CallInput<'wallet.lastAddress'>,
): CallOutput<'wallet.lastAddress'> {
  const wallet = context.wallets.require(walletId);
  if (wallet.lastAddress === null) return null;
  proveOwn(wallet, wallet.lastAddress.address);
  return toAddressView(wallet);
}

function shown(wallet: Parameters<typeof toAddressView>[0]): CallOutput<'wallet.newAddress'> {
  const view = toAddressView(wallet);
  if (view === null) throw new Error('an accepted address was not kept');
  return view;
}
