import type { CallInput, CallOutput } from '../../../src-preload/contract/index.ts';
import { WalletError } from '../../domain/errors.ts';
import type { WalletRecord } from '../../domain/keys/wallet-record.ts';
import type { WalletApi } from '../../ports.ts';
import type { WalletContext } from '../context.ts';
import { holdingsOf } from '../book/holdings-of.ts';
import { withService } from './service.ts';
import { requireProvedKeys } from '../wallet-list.ts';
import { acceptAddress, proveOwn } from './accept-address.ts';
import { countSlots, isThere, toAddressView, toBtcBalance, toUnspentView } from './describe.ts';
import { whoHolds } from './who-holds.ts';

/** Balances and slots as the service tells them now; kept, to be shown at the next start before it has answered. */
export function readOverview(
  context: WalletContext,
  { walletId }: CallInput<'wallet.overview'>,
): Promise<CallOutput<'wallet.overview'>> {
  return withService(context, walletId, async (api, wallet) => {
    const { balance, unspents } = await readCoins(api);
    const asOfMs = context.clock.nowMs();
    const overview = { balance: toBtcBalance(balance), slots: countSlots(unspents), asOfMs };
    keep(context, wallet, overview);
    return overview;
  });
}

/** A disk that refuses takes nothing away: the answer is there, only the next start will not begin with it. */
function keep(context: WalletContext, { id }: WalletRecord, overview: CallOutput<'wallet.overview'>): void {
  // Removed meanwhile: nothing of it is written any more.
  const wallet = context.wallets.require(id);
  try {
    holdingsOf(context, wallet).keepOverview(overview);
  } catch (error) {
    if (!(error instanceof WalletError) || error.failure.code !== 'DISK_REFUSED') throw error;
  }
}

export function readUnspents(
  context: WalletContext,
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
  context: WalletContext,
  { walletId }: CallInput<'wallet.newAddress'>,
): Promise<CallOutput<'wallet.newAddress'>> {
  return withService(context, walletId, async (api, wallet) => {
    return shown(acceptAddress(context, wallet.id, await api.address()));
  });
}

/** The last address, derived again from the public keys that are kept with it. */
export function lastAddress(
  context: WalletContext,
  { walletId }: CallInput<'wallet.lastAddress'>,
): CallOutput<'wallet.lastAddress'> {
  const wallet = context.wallets.require(walletId);
  if (wallet.lastAddress === null) return null;
  requireProvedKeys(wallet);
  proveOwn(wallet, wallet.lastAddress.address);
  return toAddressView(wallet);
}

function shown(wallet: Parameters<typeof toAddressView>[0]): CallOutput<'wallet.newAddress'> {
  const view = toAddressView(wallet);
  if (view === null) throw new Error('an accepted address was not kept');
  return view;
}
