import type { CallInput } from '../../../src-preload/contract/index.ts';
import type { ChainName } from '../../headers/rules.ts';
import { fail } from '../../base/errors.ts';
import { asWeb, parseEndpoint } from '../../base/service/endpoint.ts';
import type { RevealedSeal } from '../../verify/index.ts';
import { OWN_NUMBERING } from '../../base/service/abilities.ts';
import type { WalletConnection, WalletRecord } from '../../records/wallet.ts';
import type { ChainApi, WalletApi } from '../../ports/index.ts';
import type { WalletContext } from '../context/context.ts';
import { findChain } from './find-chain.ts';
import { failureIn } from '../failures.ts';

type Own = Extract<WalletConnection, { kind: 'own' }>;
type Asked = Extract<CallInput<'wallet.connect'>['connection'], { kind: 'own' }>;

/**
 * Ochre's own service, as it was asked for. Sends nothing. Throws NOT_HERE where it cannot run or the wallet goes by a
 * proxy, which rgb-lib would go around, and URL_REFUSED.
 */
export async function askedOwn(
  context: Pick<WalletContext, 'ownService' | 'parseBaseUrl' | 'parseChainAddress'>,
  { connection: before }: WalletRecord,
  { indexer, rgbProxy }: Asked,
): Promise<Own> {
  if (before.kind === 'remote' && before.proxy !== null)
    throw fail('NOT_HERE', { reason: 'ownServiceByProxy' });
  const own = {
    kind: 'own',
    indexer: context.parseChainAddress(indexer).address,
    rgbProxy: rgbProxy === null ? null : askedRgbProxy(context, rgbProxy),
    isTestnet4: false,
  } as const;
  if ((await context.ownService.look()).missing !== null) throw fail('NOT_HERE', { reason: 'noOwnService' });
  return own;
}

/** As invoices name it. A web address is taken for what answers there. */
function askedRgbProxy({ parseBaseUrl }: Pick<WalletContext, 'parseBaseUrl'>, typed: string): string {
  const named = typed.replace(/^http(?=s?:)/, 'rpc');
  const endpoint = parseEndpoint(named);
  if (typeof endpoint === 'string' || !endpoint.isJsonRpc) throw fail('URL_REFUSED', { reason: 'syntax' });
  parseBaseUrl(asWeb(named));
  return named;
}

/**
 * Before the first registration: rgb-lib has to be told which chain the indexer tells of, and there are two testnets.
 * Throws CHAIN_REFUSED where it is none of the wallet's network, and what says why the indexer is not reached.
 */
export async function learnChain(context: WalletContext, wallet: WalletRecord): Promise<WalletRecord> {
  const { connection, keys } = wallet;
  const api = openOwnIndexer(context, wallet);
  if (connection.kind !== 'own' || api === null) return wallet;
  const { name } = await findChain(api, keys.network).catch((error: unknown) => {
    throw asIndexerAway(error, connection.indexer);
  });
  return context.wallets.update(wallet.id, () => ({
    connection: { ...connection, isTestnet4: name === 'testnet4' },
  }));
}

/** Nobody takes the silence of the indexer for that of the service, which is Ochre itself. */
function asIndexerAway(error: unknown, indexer: string): unknown {
  if (failureIn(error, 'SERVICE_UNREACHABLE', 'SERVICE_SLOW') === null) return error;
  const nothing = { name: null, message: null, retryAfterSeconds: null };
  const own = { host: 'own', endpoint: '', status: 0, ...nothing };
  return fail('SERVICE_ERROR', { ...own, meaning: 'indexerAway', indexer });
}

/** A client for the indexer that the own service asks, too; null where the wallet has another service. */
export function openOwnIndexer(
  context: Pick<WalletContext, 'openChain' | 'parseChainAddress'>,
  { connection }: WalletRecord,
): ChainApi | null {
  if (connection.kind !== 'own') return null;
  const at = context.parseChainAddress(connection.indexer);
  return context.openChain({ ...at, way: { proxy: null, pin: null } });
}

/** A client for a wallet's own service, which is started where it does not run. */
export async function openOwn(
  context: Pick<WalletContext, 'openWalletApi' | 'ownService' | 'parseChainAddress'>,
  wallet: WalletRecord,
  connection: Own,
): Promise<WalletApi> {
  // Parsed again: settings may have been written by the other host, which may reach more.
  const indexer = context.parseChainAddress(connection.indexer).address;
  const at = await context.ownService.serve({
    walletId: wallet.id,
    chain: chainOf(wallet, connection),
    indexer,
    rgbProxy: connection.rgbProxy,
  });
  return context.openWalletApi({
    ...at,
    dialect: 'own',
    numbering: OWN_NUMBERING,
    keys: wallet.keys,
    indexer,
  });
}

/** On which output a secret seal of our invoice lies, which the own service alone can say. Null: not known. */
export async function openOwnSeal(
  { ownService }: Pick<WalletContext, 'ownService'>,
  wallet: WalletRecord,
  secretSeal: Uint8Array,
): Promise<RevealedSeal | null> {
  const { connection, keys } = wallet;
  if (connection.kind !== 'own') return null;
  return ownService.openSeal({ chain: chainOf(wallet, connection), keys }, secretSeal);
}

function chainOf({ keys: { network } }: WalletRecord, { isTestnet4 }: Own): ChainName {
  if (network !== 'testnet') return network;
  return isTestnet4 ? 'testnet4' : 'testnet3';
}
