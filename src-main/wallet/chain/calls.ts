import type { CallAnswer } from '../../../src-preload/contract/index.ts';
import type { RoomCalls } from '../../ports/index.ts';
import type { ChainContext } from './chain-keeper.ts';
import { findChain } from '../connection/find-chain.ts';
import { fail } from '../../base/errors.ts';
import { samePin } from '../../base/service/route.ts';
import { isOfPractice, chainReaches } from '../context/reaches.ts';
import type { ChainSource } from '../../records/wallet.ts';
import { askReach } from '../questions.ts';
import { agreeToSource, askedSource, openSource } from './source.ts';

/** In blocks: about ten minutes, half an hour, an hour, a day. */
const ESTIMATED = [1, 3, 6, 144] as const;

export const chainCalls = {
  'chain.read': ({ chain }, { walletId }) => chain.view(walletId),
  'chain.test': async (context, asked) => {
    const wallet = context.wallets.require(asked.walletId);
    const source = askedSource(context, wallet, asked);
    // A test tells the server nothing about the wallet. Using the server asks consent for that.
    const reaches = chainReaches(wallet, [source]).map((one) => ({ ...one, of: null }));
    await context.door.require(reaches, askReach);
    const beganMs = context.clock.monotonicMs();
    const api = await openSource(context, wallet, source);
    const { name } = await findChain(api, wallet.keys.network);
    const { height } = await api.tip();
    return {
      kind: source.kind,
      chain: name,
      height,
      tookMs: Math.round(context.clock.monotonicMs() - beganMs),
    };
  },
  /** A compromised page must not choose who learns the wallet's transactions: main asks. */
  'chain.use': async (context, asked) => {
    const { walletId } = asked;
    const { chain } = context;
    const wallet = context.wallets.require(walletId);
    const { address, pin } = askedSource(context, wallet, asked);
    const { secondSource } = wallet;
    const isPractice = isOfPractice(wallet, { address });
    const repins = !samePin(pin, wallet.chainSource?.address === address ? wallet.chainSource.pin : null);
    if (!(await agreeToSource(context, wallet, { address, pin }, 'chain', repins)))
      return { outcome: 'aborted', view: chain.view(walletId) };
    const keepsSecond = !isPractice && secondSource?.address !== address;
    context.wallets.update(walletId, () => ({
      chainSource: { address, pin },
      secondSource: keepsSecond ? secondSource : null,
    }));
    chain.forget(walletId);
    if (wallet.keys.network === 'regtest' && !isPractice) await chain.beginRegtestAnew();
    chain.follow(walletId).catch(() => undefined);
    return { outcome: 'used', view: chain.view(walletId) };
  },
  /** Main asks, as for `chain.use`. The first server would always agree with itself; practice has no second one. */
  'chain.useSecond': async (context, asked) => {
    const { walletId } = asked;
    const wallet = context.wallets.require(walletId);
    const { chainSource } = wallet;
    if (chainSource === null) throw fail('CHAIN_OFF', {});
    const { address, pin } = askedSource(context, wallet, asked);
    const isOfPracticeChain = [chainSource, { address }].some((one) => isOfPractice(wallet, one));
    if (isOfPracticeChain || address === chainSource.address)
      throw fail('URL_REFUSED', { reason: 'notCompared' });
    const repins = !samePin(pin, wallet.secondSource?.address === address ? wallet.secondSource.pin : null);
    if (!(await agreeToSource(context, wallet, { address, pin }, 'second', repins)))
      return { outcome: 'aborted', view: context.chain.view(walletId) };
    return { outcome: 'used', view: putSecond(context, walletId, { address, pin }) };
  },
  'chain.removeSecond': (context, { walletId }) => putSecond(context, walletId, null),
  'chain.turnOff': ({ chain, wallets }, { walletId }) => {
    wallets.update(walletId, () => ({ chainSource: null, secondSource: null }));
    chain.forget(walletId);
    return chain.view(walletId);
  },
  'chain.fees': async ({ chain }, { walletId }) => {
    const { api } = await chain.open(walletId);
    return { estimates: [...(await api.feeEstimates(ESTIMATED))] };
  },
} satisfies RoomCalls<ChainContext>;

function putSecond(
  { chain, wallets }: ChainContext,
  walletId: string,
  second: ChainSource | null,
): CallAnswer<'chain.read'> {
  // Checked again: the first server may have been turned off during the question.
  wallets.update(walletId, ({ chainSource }) => ({ secondSource: chainSource && second }));
  chain.forget(walletId);
  chain.follow(walletId).catch(() => undefined);
  return chain.view(walletId);
}
