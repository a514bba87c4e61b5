import { LIKELY_NUMBERING } from '../../base/service/abilities.ts';
import { fail, WalletError } from '../../base/errors.ts';
import { keychainsOf } from '../../keys/account.ts';
import {
  hasLogin,
  proxyName,
  parsePin,
  samePin,
  type Route,
  type RouteWithPin,
  proxyReach,
  reach,
} from '../../base/service/route.ts';
import { hasSecrets, isOfPractice, serviceReaches } from '../context/reaches.ts';
import type { WalletConnection, WalletRecord } from '../../records/wallet.ts';
import type { WalletApi } from '../../ports/index.ts';
import { holdingsOf } from '../book/own-book.ts';
import type { UseCase, WalletContext } from '../context/context.ts';
import { askConsent, askPin, askReach, askRegisterAgain, askUnpin, isProvableService } from '../questions.ts';
import {
  refusePracticeBeyondRegtest,
  requireProvedKeys,
  serviceName,
  toView,
} from '../context/wallet-list.ts';
import { askedProxy, type TypedProxy } from './asked-proxy.ts';
import { askedOwn, learnChain } from './own-service.ts';
import { openService, registerWith } from './service.ts';
import { FIRST_PROFILE } from '../vault/new-wallet.ts';
import { toAddressView } from './describe.ts';
import {
  NO_SECRETS,
  readServiceSecrets,
  saveServiceSecrets,
  type ServiceSecrets,
  tokenFor,
  wayWith,
} from './service-secrets.ts';
import type { CallInput, WalletView } from '../../../src-preload/contract/index.ts';

/** Sends nothing: public keys leave at register, after consent. Main asks about other hosts (HOST_NOT_APPROVED). */
export const connectWallet: UseCase<'wallet.connect'> = async (context, { walletId, connection: asked }) => {
  const wallet = context.wallets.require(walletId);
  const { connection: before } = wallet;
  const had = hasSecrets(before);
  if (asked.kind === 'practice') refusePracticeBeyondRegtest(wallet.keys.network);
  const here = asked.kind === 'own' ? await askedOwn(context, wallet, asked) : null;
  if (here !== null)
    await context.door.require(serviceReaches({ id: walletId, connection: here.connection }), askReach);
  // The next call starts the own service again, with the new settings.
  if (before.kind === 'own') await context.ownService.end(walletId);
  if (here !== null) return connectOwn(context, walletId, here, had);
  if (asked.kind !== 'remote') {
    if (had) await context.signer.removeToken(walletId);
    return toView(context.wallets.update(walletId, (record) => connected(record, { kind: 'practice' })));
  }
  const place = askedPlace(context, before, asked);
  const { baseUrl, proxy, pin } = place;
  const { host } = new URL(baseUrl);
  if (place.losesPin && !(await context.confirm.ask(askUnpin(host))))
    return toView(context.wallets.require(walletId));
  if (pin !== null && place.isNewPin) {
    if (!(await context.confirm.ask(askPin(host, pin)))) throw fail('PIN_NOT_TAKEN', { host });
  }
  if (wallet.consentedTo.includes(baseUrl)) await context.door.require(proxyReach(proxy), askReach);
  // A token belongs to its service: a new address never gets the old one.
  const keepsToken = asked.token === undefined && place.isSame && before.kind === 'remote' && before.hasToken;
  const profile = before.kind === 'remote' ? before : FIRST_PROFILE;
  const { dialect, keychains = profile.keychains } = asked;
  const known = place.isSame && profile.dialect === dialect ? profile.numbering : LIKELY_NUMBERING[dialect];
  const { numbering = known } = asked;
  const connect = (hasToken: boolean) => {
    const connection: WalletConnection = {
      kind: 'remote',
      baseUrl,
      dialect,
      numbering,
      keychains,
      hasToken,
      proxy,
      pin,
    };
    return toView(context.wallets.update(walletId, (record) => connected(record, connection)));
  };
  const keepsPassword = hasLogin(place) && place.password === null;
  const kept = keepsToken || keepsPassword ? await keptFor(context, walletId, place, keepsToken) : NO_SECRETS;
  // Writes the address first, without the new secrets: after a failure no other service gets them.
  const view = connect(keepsToken);
  const token = typeof asked.token === 'string' ? { baseUrl, token: asked.token } : kept.token;
  const password = typedPassword(place) ?? kept.proxy;
  const isNew = typeof asked.token === 'string' || place.password !== null;
  const isLess = had && (token === null || password === null);
  if (isNew || isLess) await saveServiceSecrets(context, walletId, { token, proxy: password });
  return typeof asked.token === 'string' ? connect(true) : view;
};

/** Writes the service's address first, too; it has no token. */
async function connectOwn(
  context: WalletContext,
  walletId: string,
  { connection, password }: Awaited<ReturnType<typeof askedOwn>>,
  had: boolean,
): Promise<WalletView> {
  const place = { proxy: connection.proxy, password };
  const keeps = hasLogin(place) && password === null;
  const kept = keeps ? await keptFor(context, walletId, place, false) : NO_SECRETS;
  const view = toView(context.wallets.update(walletId, (record) => connected(record, connection)));
  const proxy = typedPassword(place) ?? kept.proxy;
  if (had || proxy !== null) await saveServiceSecrets(context, walletId, { token: null, proxy });
  return view;
}

function typedPassword({ proxy, password }: TypedProxy): ServiceSecrets['proxy'] {
  return proxy === null || password === null ? null : { of: proxyName(proxy), password };
}

async function keptFor(
  context: WalletContext,
  walletId: string,
  place: TypedProxy,
  keepsToken: boolean,
): Promise<ServiceSecrets> {
  const { token, proxy } = await readServiceSecrets(context, walletId);
  const isIts = place.proxy !== null && proxy?.of === proxyName(place.proxy);
  return { token: keepsToken ? token : null, proxy: isIts ? proxy : null };
}

/** The keychains came from the last service. Another service may use others. */
function connected(record: WalletRecord, connection: WalletConnection): Partial<WalletRecord> {
  const { connection: before, chainSource, lastAddress } = record;
  // Only practice wallets may see the practice chain.
  const isLeft = chainSource !== null && isOfPractice(record, chainSource) && connection.kind !== 'practice';
  const chain = isLeft ? { chainSource: null, secondSource: null } : {};
  const choiceOf = (one: WalletConnection) => (one.kind === 'remote' ? one.keychains : 'learned');
  const placeOf = (one: WalletConnection) => (one.kind === 'remote' ? one.baseUrl : one.kind);
  if (placeOf(before) === placeOf(connection) && choiceOf(before) === choiceOf(connection))
    return { connection, ...chain };
  const keychains = keychainsOf(choiceOf(connection));
  const isStillOurs = lastAddress !== null && keychains.vanilla.includes(lastAddress.keychain);
  return { connection, ...chain, keychains, lastAddress: isStillOurs ? lastAddress : null };
}

async function isForgotten(wallet: WalletRecord, api: WalletApi): Promise<boolean> {
  if (wallet.connection.kind === 'practice' || wallet.registeredWith !== serviceName(wallet)) return false;
  try {
    await api.btcBalance();
    return false;
  } catch (error) {
    if (!(error instanceof WalletError)) throw error;
    return error.failure.code === 'WALLET_NOT_REGISTERED';
  }
}

/** First contact with a service; for a remote one main asks for consent before anything is sent. */
export const registerWallet: UseCase<'wallet.register'> = async (context, { walletId }) => {
  let wallet = context.wallets.require(walletId);
  // Checked before the question: nobody should show keys to a service that can't use them.
  requireProvedKeys(wallet);
  const { connection } = wallet;
  const baseUrl = connection.kind === 'remote' ? connection.baseUrl : null;
  if (baseUrl === '') throw fail('URL_REFUSED', { reason: 'syntax' });
  const isNew = baseUrl !== null && !wallet.consentedTo.includes(baseUrl);
  const asking = wallet;
  const isAgreed = await context.door.ask(
    serviceReaches(wallet),
    (fresh) => (isNew ? askConsent(asking, new URL(baseUrl).host, fresh) : askReach(fresh)),
    // The question at detect named the keys, but not that Ochre can verify nothing.
    isNew && !isProvableService(wallet),
  );
  if (!isAgreed) return { outcome: 'aborted', address: null };
  // Written before anything is sent: consent stays known whatever happens next.
  if (isNew)
    wallet = context.wallets.update(walletId, ({ consentedTo }) => ({
      consentedTo: [...consentedTo, baseUrl],
    }));
  wallet = await learnChain(context, wallet);
  const api = await openService(context, wallet);
  if (await isForgotten(wallet, api)) {
    const kept = holdingsOf(context, wallet);
    const slots = kept.overview()?.slots;
    const known = { assets: kept.assets().assets.length, slots: (slots?.held ?? 0) + (slots?.carrying ?? 0) };
    if (!(await context.confirm.ask(askRegisterAgain(wallet, api.host, known))))
      return { outcome: 'aborted', address: null };
  }
  const registered = await registerWith(context, wallet, api);
  return { outcome: 'registered', address: toAddressView(registered) };
};

/** Guesses a dialect without showing a wallet; main asks about the host first. A kept token goes to its own service. */
export const detectConnection: UseCase<'wallet.detect'> = async (context, asked) => {
  const typed = asked.token ?? null;
  const { baseUrl, way, token } = await askedMeans(context, asked, typed === null);
  return context.detectService({ baseUrl, way, token: typed ?? token });
};

export const reachConnection: UseCase<'wallet.reach'> = async (context, asked) => {
  const { baseUrl, way } = await askedMeans(context, asked, false);
  return context.reachService({ baseUrl, way });
};

type Asked = Pick<CallInput<'wallet.reach'>, 'baseUrl' | 'proxy' | 'pin'>;

interface AskedPlace extends Route, TypedProxy {
  readonly baseUrl: string;
  readonly isSame: boolean;
  readonly isNewPin: boolean;
  readonly losesPin: boolean;
}

/** An absent pin stays for the same address only. Throws URL_REFUSED, PIN_REFUSED, and what askedProxy does. */
function askedPlace(
  { parseBaseUrl }: Pick<WalletContext, 'parseBaseUrl'>,
  before: WalletConnection | null,
  asked: Asked,
): AskedPlace {
  const was = before?.kind === 'remote' ? before : null;
  const { proxy, password } = askedProxy(before, asked.proxy);
  const typed = typeof asked.pin === 'string' ? parsePin(asked.pin) : null;
  const baseUrl = parseBaseUrl(asked.baseUrl, { proxy, pin: typed });
  const isSame = was?.baseUrl === baseUrl;
  const kept = was !== null && isSame ? was.pin : null;
  const pin = asked.pin === undefined ? kept : typed;
  const isNewPin = pin !== null && !samePin(pin, kept);
  return { baseUrl, proxy, pin, isSame, password, isNewPin, losesPin: pin === null && kept !== null };
}

async function askedMeans(
  context: WalletContext,
  asked: Asked & Pick<CallInput<'wallet.reach'>, 'walletId'>,
  wantsToken: boolean,
): Promise<{ readonly baseUrl: string; readonly way: RouteWithPin; readonly token: string | null }> {
  const { walletId } = asked;
  const wallet = walletId === undefined ? null : context.wallets.require(walletId);
  const before = wallet?.connection ?? null;
  const place = askedPlace(context, before, asked);
  const { baseUrl, proxy, pin, password } = place;
  await context.door.require(
    [reach('service', baseUrl, walletId ?? null), ...proxyReach(proxy)],
    // One question: agreeing here also counts for register.
    (fresh) =>
      wallet === null || fresh.every(({ purpose }) => purpose === 'proxy')
        ? askReach(fresh)
        : askConsent(wallet, new URL(baseUrl).host, fresh, true),
  );
  // A pin without consent may be anybody's: it gets no kept secrets.
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
