import { proxyReach, reach, type Reach, hasLogin, type ProxyPlace } from '../../base/service/route.ts';
import type { ChainSource, WalletConnection, WalletRecord } from '../../records/wallet.ts';

/** Practice's own chain server changes its port at every start. */
const PRACTICE_CHAIN = 'practice';

export function isOfPractice(
  { connection }: Pick<WalletRecord, 'connection'>,
  { address }: Pick<ChainSource, 'address'>,
): boolean {
  return connection.kind === 'practice' && address === PRACTICE_CHAIN;
}

/** Practice runs here. */
export function proxyOf(connection: WalletConnection): ProxyPlace | null {
  return connection.kind === 'practice' ? null : connection.proxy;
}

export function hasSecrets(connection: WalletConnection): boolean {
  return (connection.kind === 'remote' && connection.hasToken) || hasLogin({ proxy: proxyOf(connection) });
}

export function serviceReaches({ id, connection }: Pick<WalletRecord, 'id' | 'connection'>): Reach[] {
  if (connection.kind === 'practice') return [];
  if (connection.kind === 'own') {
    const { indexer, rgbProxy, proxy } = connection;
    const rgb = rgbProxy === null ? [] : [reach('rgbProxy', rgbProxy)];
    return [reach('bitcoin', indexer, id), ...rgb, ...proxyReach(proxy)];
  }
  const { baseUrl, proxy } = connection;
  return baseUrl === '' ? [] : [reach('service', baseUrl, id), ...proxyReach(proxy)];
}

export function chainReaches(wallet: WalletRecord, sources: readonly (ChainSource | null)[]): Reach[] {
  const asked = sources.flatMap((one) => (one === null || isOfPractice(wallet, one) ? [] : [one.address]));
  return asked.length === 0
    ? []
    : [...asked.map((one) => reach('bitcoin', one, wallet.id)), ...ownProxy(wallet)];
}

export function assetDataReaches(wallet: WalletRecord, endpoints: readonly string[]): Reach[] {
  return endpoints.length === 0
    ? []
    : [...endpoints.map((one) => reach('rgbProxy', one)), ...ownProxy(wallet)];
}

const ownProxy = ({ connection }: WalletRecord): readonly Reach[] => proxyReach(proxyOf(connection));
