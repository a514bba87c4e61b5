import type { CallInput } from '../../../src-preload/contract/index.ts';
import type { ChainName } from '../../headers/rules.ts';
import { fail } from '../../base/errors.ts';
import { asWeb, parseEndpoint, type Route } from '../../base/service/route.ts';
import type { RevealedSeal } from '../../verify/index.ts';
import { OWN_NUMBERING } from '../../base/service/abilities.ts';
import type { WalletConnection, WalletRecord } from '../../records/wallet.ts';
import type { ChainApi, WalletApi } from '../../ports/index.ts';
import type { WalletContext } from '../context/context.ts';
import { askedProxy } from './asked-proxy.ts';
import { routeOf, wayOf } from './service-secrets.ts';
import { findChain } from './find-chain.ts';
import { failureIn } from '../failures.ts';

type Own = Extract<WalletConnection, { kind: 'own' }>;
type Asked = Extract<CallInput<'wallet.connect'>['connection'], { kind: 'own' }>;

/** Throws URL_REFUSED, INVALID_INPUT for a proxy, and NOT_HERE if it can't run. */
export async function askedOwn(
  context: Pick<WalletContext, 'ownService' | 'parseBaseUrl' | 'parseChainAddress'>,
  { connection: before }: WalletRecord,
  asked: Asked,
): Promise<{ readonly connection: Own; readonly password: string | null }> {
  const { indexer, rgbProxy } = asked;
  const { proxy, password } = askedProxy(before, asked.proxy);
  const route = { proxy, pin: null };
  const connection = {
    kind: 'own',
    indexer: context.parseChainAddress(indexer, route).address,
    rgbProxy: rgbProxy === null ? null : askedRgbProxy(context, rgbProxy, route),
    isTestnet4: false,
    proxy,
  } as const;
  if ((await context.ownService.look()).missing !== null) throw fail('NOT_HERE', { reason: 'noOwnService' });
  return { connection, password };
}

function askedRgbProxy(
  { parseBaseUrl }: Pick<WalletContext, 'parseBaseUrl'>,
  typed: string,
  route: Route,
): string {
  const named = typed.replace(/^http(?=s?:)/, 'rpc');
  const endpoint = parseEndpoint(named);
  if (typeof endpoint === 'string' || !endpoint.isJsonRpc) throw fail('URL_REFUSED', { reason: 'syntax' });
  parseBaseUrl(asWeb(named), route);
  return named;
}

/** Before registering: rgb-lib must know which of two testnets it is. Throws CHAIN_REFUSED for another network. */
export async function learnChain(context: WalletContext, wallet: WalletRecord): Promise<WalletRecord> {
  const { connection, keys } = wallet;
  const api = await openOwnIndexer(context, wallet);
  if (connection.kind !== 'own' || api === null) return wallet;
  const { name } = await findChain(api, keys.network).catch((error: unknown) => {
    throw asIndexerAway(error, connection.indexer);
  });
  return context.wallets.update(wallet.id, () => ({
    connection: { ...connection, isTestnet4: name === 'testnet4' },
  }));
}

/** The service is Ochre itself, so a silent indexer must not look like a silent service. */
function asIndexerAway(error: unknown, indexer: string): unknown {
  if (failureIn(error, 'SERVICE_UNREACHABLE', 'SERVICE_SLOW') === null) return error;
  return indexerAway(indexer);
}

export function indexerAway(indexer: string): Error {
  const nothing = { name: null, message: null, retryAfterSeconds: null };
  const own = { host: 'own', endpoint: '', status: 0, ...nothing };
  return fail('SERVICE_ERROR', { ...own, meaning: 'indexerAway', indexer });
}

/** Null unless the wallet uses the own service. */
export async function openOwnIndexer(
  context: Pick<WalletContext, 'openChain' | 'parseChainAddress' | 'signer'>,
  wallet: WalletRecord,
): Promise<ChainApi | null> {
  const { connection } = wallet;
  if (connection.kind !== 'own') return null;
  const route = routeOf(wallet, null);
  const at = context.parseChainAddress(connection.indexer, route);
  return context.openChain({ ...at, way: await wayOf(context, wallet, route) });
}

export async function openOwn(
  context: Pick<WalletContext, 'openWalletApi' | 'ownService' | 'parseChainAddress' | 'signer'>,
  wallet: WalletRecord,
  connection: Own,
): Promise<WalletApi> {
  const { keys } = wallet;
  const servers = { ...(await indexerOf(context, wallet, connection)), rgbProxy: connection.rgbProxy };
  const own = { walletId: wallet.id, keys, chain: chainOf(wallet, connection) };
  const at = await context.ownService.serve({ ...own, ...servers });
  const { indexer } = servers;
  return context.openWalletApi({ ...at, dialect: 'own', numbering: OWN_NUMBERING, keys, indexer });
}

/** The indexer's address, and the wallet's way to it. Throws if this host may not reach it. */
export async function indexerOf(
  context: Pick<WalletContext, 'parseChainAddress' | 'signer'>,
  wallet: WalletRecord,
  connection: Own,
) {
  // Parsed again: the other host may have written the settings and may reach more.
  const route = routeOf(wallet, null);
  const indexer = context.parseChainAddress(connection.indexer, route).address;
  return { indexer, way: await wayOf(context, wallet, route) };
}

/** The output behind our invoice's secret seal, which only the own service knows; null if unknown. */
export async function openOwnSeal(
  { ownService }: Pick<WalletContext, 'ownService'>,
  wallet: WalletRecord,
  secretSeal: Uint8Array,
): Promise<RevealedSeal | null> {
  const { connection, keys } = wallet;
  if (connection.kind !== 'own') return null;
  return ownService.openSeal({ chain: chainOf(wallet, connection), keys }, secretSeal);
}

export function chainOf({ keys: { network } }: WalletRecord, { isTestnet4 }: Own): ChainName {
  if (network !== 'testnet') return network;
  return isTestnet4 ? 'testnet4' : 'testnet3';
}
