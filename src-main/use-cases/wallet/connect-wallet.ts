import type { CallInput, CallOutput } from '../../../src-preload/contract/index.ts';
import { fail } from '../../domain/errors.ts';
import { keychainsOf } from '../../domain/keys/keychains.ts';
import type { WalletConnection, WalletRecord } from '../../domain/keys/wallet-record.ts';
import type { Context } from '../context.ts';
import { askConsent } from '../questions.ts';
import { refusePracticeBeyondRegtest } from '../rules.ts';
import { openService, registerWith } from '../service.ts';
import { FIRST_PROFILE } from '../vault/new-wallet.ts';
import { toView } from '../wallet-book.ts';
import { toAddressView } from './describe.ts';
import { saveServiceToken } from './service-token.ts';

/** Names the service of a wallet. Sends nothing: the public keys leave at register, after consent. */
export async function connectWallet(
  context: Context,
  { walletId, connection: asked }: CallInput<'wallet.connect'>,
): Promise<CallOutput<'wallet.connect'>> {
  const wallet = context.wallets.require(walletId);
  const before = wallet.connection;
  const hadToken = before.kind === 'remote' && before.hasToken;
  if (asked.kind === 'practice') {
    refusePracticeBeyondRegtest(wallet.keys.network);
    if (hadToken) await context.signer.removeToken(walletId);
    return toView(context.wallets.update(walletId, (record) => connected(record, { kind: 'practice' })));
  }
  const baseUrl = context.parseBaseUrl(asked.baseUrl);
  const sameService = before.kind === 'remote' && before.baseUrl === baseUrl;
  // A token belongs to the service it was given for: a new address never gets the old one.
  const keepsToken = asked.token === undefined && sameService && hadToken;
  const profile = before.kind === 'remote' ? before : FIRST_PROFILE;
  const { dialect, numbering = profile.numbering, keychains = profile.keychains } = asked;
  const connect = (hasToken: boolean) => {
    const connection: WalletConnection = { kind: 'remote', baseUrl, dialect, numbering, keychains, hasToken };
    return toView(context.wallets.update(walletId, (record) => connected(record, connection)));
  };
  // The address first, without a token: whatever fails after that, none is sent to a service it was not given for.
  const view = connect(keepsToken);
  if (typeof asked.token === 'string') {
    await saveServiceToken(context, walletId, baseUrl, asked.token);
    return connect(true);
  }
  if (hadToken && !keepsToken) await context.signer.removeToken(walletId);
  return view;
}

/**
 * What a new connection changes of a wallet. Keychains were learned of the service before: another may use others, and
 * so may the same one where the person says so.
 */
function connected(record: WalletRecord, connection: WalletConnection): Partial<WalletRecord> {
  const { connection: before, lastAddress } = record;
  const choiceOf = (one: WalletConnection) => (one.kind === 'remote' ? one.keychains : 'learned');
  const urlOf = (one: WalletConnection) => (one.kind === 'remote' ? one.baseUrl : null);
  if (urlOf(before) === urlOf(connection) && choiceOf(before) === choiceOf(connection)) return { connection };
  const keychains = keychainsOf(choiceOf(connection));
  const isStillOurs = lastAddress !== null && keychains.vanilla.includes(lastAddress.keychain);
  return { connection, keychains, lastAddress: isStillOurs ? lastAddress : null };
}

/** The first time a service sees this wallet. For a remote one main asks for consent before anything is sent. */
export async function registerWallet(
  context: Context,
  { walletId }: CallInput<'wallet.register'>,
): Promise<CallOutput<'wallet.register'>> {
  let wallet = context.wallets.require(walletId);
  const { connection } = wallet;
  if (connection.kind === 'remote') {
    if (connection.baseUrl === '') throw fail('URL_REFUSED', { reason: 'syntax' });
    if (!wallet.consentedTo.includes(connection.baseUrl)) {
      const { host } = new URL(connection.baseUrl);
      if (!(await context.confirm.ask(askConsent(wallet, host))))
        return { outcome: 'aborted', address: null };
      // Written before anything is sent: what was shown stays known as shown, whatever happens next.
      wallet = context.wallets.update(walletId, ({ consentedTo }) => ({
        consentedTo: [...consentedTo, connection.baseUrl],
      }));
    }
  }
  const registered = await registerWith(context, wallet, await openService(context, wallet));
  return { outcome: 'registered', address: toAddressView(registered) };
}
