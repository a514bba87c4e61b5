import type { CallInput, CallOutput } from '../../../src-preload/contract/index.ts';
import type { Context } from '../context.ts';
import { readServiceToken } from './service-token.ts';

/**
 * What a service seems to speak, for the person to take over or not. Shows it nothing of a wallet, so that no consent
 * is needed; a token is sent to the service that it was given for, or that it is typed for now.
 */
export async function detectConnection(
  context: Context,
  { walletId, baseUrl: typed, token }: CallInput<'wallet.detect'>,
): Promise<CallOutput<'wallet.detect'>> {
  const baseUrl = context.parseBaseUrl(typed);
  return context.detectService({ baseUrl, token: token ?? (await keptToken(context, walletId, baseUrl)) });
}

async function keptToken(
  context: Context,
  walletId: string | undefined,
  baseUrl: string,
): Promise<string | null> {
  if (walletId === undefined) return null;
  const { connection } = context.wallets.require(walletId);
  const isKept = connection.kind === 'remote' && connection.hasToken && connection.baseUrl === baseUrl;
  return isKept ? readServiceToken(context, walletId, baseUrl) : null;
}
