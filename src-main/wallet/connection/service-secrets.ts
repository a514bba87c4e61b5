import * as v from 'valibot';
import { fail } from '../../base/errors.ts';
import { hasSecrets, proxyOf } from '../context/reaches.ts';
import type { WalletConnection, WalletRecord } from '../../records/wallet.ts';
import { hasLogin, proxyName, type Route, type RouteWithPin } from '../../base/service/route.ts';
import type { WalletContext } from '../context/context.ts';

/** One keychain entry. Each secret names its service or proxy, so settings can't send it to another. */
export interface ServiceSecrets {
  readonly token: { readonly baseUrl: string; readonly token: string } | null;
  readonly proxy: { readonly of: string; readonly password: string } | null;
}

export const NO_SECRETS: ServiceSecrets = { token: null, proxy: null };
/** Every keychain's limit (src-main/keyholder/vault/record.ts). */
const MAX_KEPT_CHARS = 1_200;

const kept = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({
    baseUrl: v.exactOptional(v.string()),
    token: v.exactOptional(v.string()),
    proxy: v.exactOptional(v.strictObject({ of: v.string(), password: v.string() })),
  }),
);

type Keeper = Pick<WalletContext, 'signer'>;
type Remote = Extract<WalletConnection, { kind: 'remote' }>;

export async function readServiceSecrets({ signer }: Keeper, walletId: string): Promise<ServiceSecrets> {
  const read = v.safeParse(kept, await signer.readToken(walletId));
  if (!read.success) return NO_SECRETS;
  const { baseUrl, token, proxy = null } = read.output;
  return { token: baseUrl === undefined || token === undefined ? null : { baseUrl, token }, proxy };
}

export async function saveServiceSecrets(
  { signer }: Keeper,
  walletId: string,
  { token, proxy }: ServiceSecrets,
): Promise<void> {
  if (token === null && proxy === null) return signer.removeToken(walletId);
  // Keychains want plain ASCII.
  const text = JSON.stringify({ ...token, ...(proxy === null ? {} : { proxy }) }).replace(
    /[^\x20-\x7e]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  if (text.length > MAX_KEPT_CHARS)
    throw fail('INVALID_INPUT', { path: 'token', problem: 'longer than a keychain can hold' });
  return signer.saveToken(walletId, text);
}

export async function meansOf(
  context: Keeper,
  walletId: string,
  connection: Remote,
): Promise<{ readonly token: string | null; readonly way: RouteWithPin }> {
  const secrets = hasSecrets(connection) ? await readServiceSecrets(context, walletId) : NO_SECRETS;
  return {
    token: connection.hasToken ? tokenFor(connection.baseUrl, secrets) : null,
    way: wayWith(connection, secrets),
  };
}

export function tokenFor(baseUrl: string, { token }: ServiceSecrets): string {
  if (token?.baseUrl !== baseUrl) throw fail('TOKEN_MISSING', { name: new URL(baseUrl).host });
  return token.token;
}

/** The route with the kept password, if that belongs to exactly this proxy. */
export function wayWith({ proxy, pin }: Route, secrets: ServiceSecrets): RouteWithPin {
  if (proxy === null) return { proxy, pin };
  const given = proxy.user === null ? null : secrets.proxy;
  return { proxy: { ...proxy, password: given?.of === proxyName(proxy) ? given.password : null }, pin };
}

/** Always the wallet's own proxy: another server never bypasses it. */
export function routeOf({ connection }: WalletRecord, pin: Route['pin']): Route {
  return { proxy: proxyOf(connection), pin };
}

export async function wayOf(context: Keeper, { id }: WalletRecord, route: Route): Promise<RouteWithPin> {
  return wayWith(route, hasLogin(route) ? await readServiceSecrets(context, id) : NO_SECRETS);
}
