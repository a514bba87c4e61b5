import type { CallInput } from '../../../src-preload/contract/index.ts';
import { parsePin, type Reach } from '../../base/service/route.ts';
import { isOfPractice, chainReaches } from '../context/reaches.ts';
import type { ChainSource, WalletRecord } from '../../records/wallet.ts';
import type { ChainApi, ChainAddress } from '../../ports/index.ts';
import { notApproved } from '../../net/door.ts';
import { askChainSource, askReach } from '../questions.ts';
import { routeOf, wayOf } from '../connection/service-secrets.ts';
import type { WalletContext } from '../context/context.ts';

export interface AskedSource extends ChainSource {
  readonly kind: ChainAddress['kind'];
}

export function askedSource(
  { parseChainAddress }: Pick<WalletContext, 'parseChainAddress'>,
  wallet: WalletRecord,
  asked: CallInput<'chain.use'>,
): AskedSource {
  const named = { kind: 'electrum', address: asked.address.trim(), pin: null } as const;
  if (isOfPractice(wallet, named)) return named;
  const typed = typeof asked.pin === 'string' ? parsePin(asked.pin) : null;
  const { kind, address } = parseChainAddress(asked.address, routeOf(wallet, typed));
  const kept = [wallet.chainSource, wallet.secondSource].find((one) => one?.address === address)?.pin ?? null;
  const pin = asked.pin === undefined ? kept : typed;
  return { kind, address, pin };
}

/** Main asks before a server learns of the wallet; `which`: why. Replacing a pin (`repins`) has its own question. */
export function agreeToSource(
  { door }: Pick<WalletContext, 'door'>,
  wallet: WalletRecord,
  source: ChainSource,
  which: 'chain' | 'second',
  repins = false,
): Promise<boolean> {
  const reaches = chainReaches(wallet, [source]);
  const question = (fresh: readonly Reach[]) => askChainSource(wallet, source, which, fresh);
  return door.ask(reaches, question, repins && reaches.length > 0);
}

/** Asks again because a backup may have brought the servers. */
export async function requireSources(
  { door }: Pick<WalletContext, 'door'>,
  wallet: WalletRecord,
): Promise<void> {
  await door.require(chainReaches(wallet, [wallet.chainSource, wallet.secondSource]), askReach);
}

/** A client for an agreed server; a test alone is no consent. Throws HOST_NOT_APPROVED. */
export async function openAgreed(
  context: Pick<WalletContext, 'door' | 'openChain' | 'parseChainAddress' | 'practice' | 'signer'>,
  wallet: WalletRecord,
  source: ChainSource,
): Promise<ChainApi> {
  const closed = chainReaches(wallet, [source]).filter((one) => !context.door.isOpen(one));
  if (closed.length > 0) throw notApproved(closed);
  return openSource(context, wallet, source);
}

export async function openSource(
  context: Pick<WalletContext, 'openChain' | 'parseChainAddress' | 'practice' | 'signer'>,
  wallet: WalletRecord,
  source: ChainSource,
): Promise<ChainApi> {
  const { pin } = source;
  const address = isOfPractice(wallet, source) ? (await context.practice()).chainAddress : source.address;
  const route = routeOf(wallet, pin);
  const way = await wayOf(context, wallet, route);
  // Parsed again: the other host may have written the settings and may reach more.
  return context.openChain({ ...context.parseChainAddress(address, route), way });
}
