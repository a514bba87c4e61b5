import type { CallInput, CallAnswer } from '../../../src-preload/contract/index.ts';
import type { WalletContext } from '../context/context.ts';
import { askedMeans } from './asked-place.ts';

/**
 * What a service seems to speak, for the person to take over or not. Shows it nothing of a wallet, so that no consent
 * is needed; a token is sent to the service that it was given for, or that it is typed for now.
 */
export async function detectConnection(
  context: WalletContext,
  asked: CallInput<'wallet.detect'>,
): Promise<CallAnswer<'wallet.detect'>> {
  const typed = asked.token ?? null;
  const { baseUrl, way, token } = await askedMeans(context, asked, typed === null);
  return context.detectService({ baseUrl, way, token: typed ?? token });
}

/** Whether a service can be reached by the way that is named, and which certificate it shows. Sends no question. */
export async function reachConnection(
  context: WalletContext,
  asked: CallInput<'wallet.reach'>,
): Promise<CallAnswer<'wallet.reach'>> {
  const { baseUrl, way } = await askedMeans(context, asked, false);
  return context.reachService({ baseUrl, way });
}
