import type { CallInput } from '../../../src-preload/contract/index.ts';
import { fail } from '../../domain/errors.ts';
import type { WalletConnection } from '../../domain/wallet/wallet-record.ts';
import {
  parsePin,
  parseProxyPlace,
  proxyName,
  requirePassword,
  samePin,
  type Route,
  type RouteWithPin,
} from '../../domain/services/route.ts';
import type { WalletContext } from '../context/context.ts';
import { hasLogin, NO_SECRETS, readServiceSecrets, tokenFor, wayWith } from './service-secrets.ts';

type Asked = Pick<CallInput<'wallet.reach'>, 'baseUrl' | 'proxy' | 'pin'>;

/** Where a service is and the way to it, of what was asked and of what is kept. */
export interface AskedPlace extends Route {
  readonly baseUrl: string;
  /** The address is the one that is kept, so what was given for it is too. */
  readonly isSame: boolean;
  /** The proxy's, as it was typed now; null: none was. */
  readonly password: string | null;
  /** The person is still to be asked whether to take the pin. */
  readonly isNewPin: boolean;
  /** The same address loses the pin that it has: the person is still to be asked. */
  readonly losesPin: boolean;
}

/**
 * What is absent stays as it is: a proxy whatever the address, so that a wallet behind one never goes straight because
 * its service moved; a pin for the same address alone. Throws URL_REFUSED, PIN_REFUSED and INVALID_INPUT, also where a
 * proxy has a user and no password is typed or kept for it.
 */
export function askedPlace(
  { parseBaseUrl }: Pick<WalletContext, 'parseBaseUrl'>,
  before: WalletConnection | null,
  asked: Asked,
): AskedPlace {
  const was = before?.kind === 'remote' ? before : null;
  const proxy =
    asked.proxy === undefined
      ? (was?.proxy ?? null)
      : asked.proxy === null
        ? null
        : parseProxyPlace(asked.proxy);
  const password = asked.proxy?.password === undefined ? null : requirePassword(asked.proxy.password);
  const isKept =
    was !== null && was.proxy !== null && proxy !== null && proxyName(was.proxy) === proxyName(proxy);
  if (proxy !== null && proxy.user !== null && password === null && !isKept)
    throw fail('INVALID_INPUT', { path: 'proxy.password', problem: 'needed with a user name' });
  const typed = typeof asked.pin === 'string' ? parsePin(asked.pin) : null;
  const baseUrl = parseBaseUrl(asked.baseUrl, { proxy, pin: typed });
  const isSame = was?.baseUrl === baseUrl;
  const kept = was !== null && isSame ? was.pin : null;
  const pin = asked.pin === undefined ? kept : typed;
  const isNewPin = pin !== null && !samePin(pin, kept);
  return { baseUrl, proxy, pin, isSame, password, isNewPin, losesPin: pin === null && kept !== null };
}

/** What a question needs that is asked before anything is saved: the way to ask, and the token that is kept. */
export async function askedMeans(
  context: WalletContext,
  asked: Asked & Pick<CallInput<'wallet.reach'>, 'walletId'>,
  wantsToken: boolean,
): Promise<{ readonly baseUrl: string; readonly way: RouteWithPin; readonly token: string | null }> {
  const { walletId } = asked;
  const before = walletId === undefined ? null : context.wallets.require(walletId).connection;
  const place = askedPlace(context, before, asked);
  const { baseUrl, proxy, pin, password } = place;
  // A pin that nobody agreed to yet may be anybody's: what is kept is not for them.
  const isTokenKept =
    wantsToken && before?.kind === 'remote' && before.hasToken && place.isSame && samePin(pin, before.pin);
  const isRead = walletId !== undefined && (isTokenKept || (hasLogin(place) && password === null));
  const secrets = isRead ? await readServiceSecrets(context, walletId) : NO_SECRETS;
  const way: RouteWithPin =
    proxy !== null && password !== null
      ? { proxy: { ...proxy, password }, pin }
      : wayWith({ proxy, pin }, secrets);
  return { baseUrl, way, token: isTokenKept ? tokenFor(baseUrl, secrets) : null };
}
