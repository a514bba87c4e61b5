import type { CallInput, CallOutput } from '../../../src-preload/contract/index.ts';
import { fail } from '../../domain/errors.ts';
import type { WalletConnection } from '../../domain/keys/wallet-record.ts';
import type { Context } from '../context.ts';
import { askConsent } from '../questions.ts';
import { refusePracticeBeyondRegtest } from '../rules.ts';
import { openService, registerWith } from '../service.ts';
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
    return toView(context.wallets.update(walletId, () => ({ connection: { kind: 'practice' } })));
  }
  const baseUrl = context.parseBaseUrl(asked.baseUrl);
  const sameService = before.kind === 'remote' && before.baseUrl === baseUrl;
  // A token belongs to the service it was given for: a new address never gets the old one.
  const keepsToken = asked.token === undefined && sameService && hadToken;
  const numbering = asked.numbering ?? (before.kind === 'remote' ? before.numbering : 'documentEra');
  const connect = (hasToken: boolean) => {
    const { dialect } = asked;
    const connection: WalletConnection = { kind: 'remote', baseUrl, dialect, numbering, hasToken };
    return toView(context.wallets.update(walletId, () => ({ connection })));
  };
  // The address first, without a token: whatever fails after that, none is sent to a service it was not given for.
  const connected = connect(keepsToken);
  if (typeof asked.token === 'string') {
    await saveServiceToken(context, walletId, baseUrl, asked.token);
    return connect(true);
  }
  if (hadToken && !keepsToken) await context.signer.removeToken(walletId);
  return connected;
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
