import { fail, WalletError } from '../../base/errors.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import type { ApiNumbering, WalletApi } from '../../ports/index.ts';
import { holdingsOf, warmSigned } from '../book/own-book.ts';
import type { WalletContext } from '../context/context.ts';
import { acceptAddress } from './accept-address.ts';
import { entriesOf, type WalletService } from './service-reading.ts';
import { openOwn } from './own-service.ts';
import { meansOf } from './service-secrets.ts';
import { requireProvedKeys, serviceName, routeKey } from '../context/wallet-list.ts';
import { inPages } from '../../turns.ts';

/** Every call carries public keys: a shown xpub can't be taken back (CONSENT_NEEDED). Unproved keys: KEYS_UNPROVED. */
export async function openService(context: WalletContext, wallet: WalletRecord): Promise<WalletService> {
  const api = await openClient(context, wallet);
  return {
    ...api,
    listUnspents: async () => {
      const listed = await api.listUnspents();
      // Looked up after the list, which may have changed the numbering, and once per asset, since lists are long.
      const kept = holdingsOf(context, context.wallets.require(wallet.id));
      const unique = new Map<string, boolean>();
      const isUnique = (assetId: string): boolean => {
        const known = unique.get(assetId) ?? kept.asset(assetId)?.schema === 'uda';
        unique.set(assetId, known);
        return known;
      };
      return inPages(listed, (some) => entriesOf(some, isUnique));
    },
  };
}

async function openClient(context: WalletContext, wallet: WalletRecord): Promise<WalletApi> {
  requireProvedKeys(wallet);
  const { connection } = wallet;
  const onHeard = ({ serverDateMs }: { readonly serverDateMs: number }) => {
    context.clocks.hear(routeKey(wallet), serverDateMs);
  };
  if (connection.kind === 'practice') {
    return context.openWalletApi({
      onHeard,
      baseUrl: (await context.practice()).baseUrl,
      dialect: 'practice',
      token: null,
      keys: wallet.keys,
    });
  }
  if (connection.kind === 'own') return openOwn(context, wallet, connection);
  if (connection.baseUrl === '') throw fail('NOT_CONNECTED', { host: '' });
  if (!wallet.consentedTo.includes(connection.baseUrl)) {
    throw fail('CONSENT_NEEDED', { host: new URL(connection.baseUrl).host });
  }
  return context.openWalletApi({
    onHeard,
    // Parsed again: the other host may have written the settings and may reach more.
    baseUrl: context.parseBaseUrl(connection.baseUrl, connection),
    dialect: connection.dialect,
    numbering: connection.numbering,
    onNumbering: (numbering) => keepNumbering(context, wallet, numbering),
    earlier: () => holdingsOf(context, context.wallets.require(wallet.id)).transferForms(),
    ...(await meansOf(context, wallet.id, connection)),
    keys: wallet.keys,
  });
}

export function keepNumbering(
  { wallets }: Pick<WalletContext, 'wallets'>,
  wallet: WalletRecord,
  numbering: ApiNumbering,
): void {
  // The wallet was connected elsewhere meanwhile: the result is about another service.
  if (serviceName(wallets.require(wallet.id)) !== serviceName(wallet)) return;
  wallets.update(wallet.id, ({ connection }) =>
    connection.kind === 'remote' ? { connection: { ...connection, numbering } } : {},
  );
}

/** Concurrent callers share one registration: each uses up an address. Proves the address. */
export function registerWith(
  context: WalletContext,
  wallet: WalletRecord,
  api: WalletApi,
): Promise<WalletRecord> {
  const underWay = context.registering.get(wallet.id);
  if (underWay !== undefined) return underWay;
  const registered = api
    .register()
    .then(({ address }) =>
      acceptAddress(context, wallet.id, address, { registeredWith: serviceName(wallet) }),
    )
    .finally(() => context.registering.delete(wallet.id));
  context.registering.set(wallet.id, registered);
  return registered;
}

/** Only practice registers again by itself. Throws NOT_CONNECTED, WALLET_NOT_REGISTERED if a service forgot it. */
export async function withService<T>(
  context: WalletContext,
  walletId: string,
  act: (api: WalletService, wallet: WalletRecord) => Promise<T>,
): Promise<T> {
  await warmSigned(context, walletId);
  const wallet = context.wallets.require(walletId);
  const isRegistered = wallet.registeredWith === serviceName(wallet);
  if (wallet.connection.kind === 'own' && !isRegistered) throw fail('NOT_CONNECTED', { host: 'own' });
  const api = await openService(context, wallet);
  if (!isRegistered) throw fail('NOT_CONNECTED', { host: api.host });
  try {
    return await act(api, wallet);
  } catch (error) {
    const unknown = error instanceof WalletError && error.failure.code === 'WALLET_NOT_REGISTERED';
    if (!unknown || wallet.connection.kind !== 'practice') throw error;
    return act(api, await registerWith(context, wallet, api));
  }
}
