import type { CallOutput, ChainView, DoubleSpend, Failure } from '../../src-preload/contract/index.ts';
import { type ConfirmFake, type FakeHandlers, refuse, refuseWith, type TellFake } from './fake-types.ts';

type ChainCalls = Extract<keyof FakeHandlers, `chain.${string}`>;

export const CHAIN_OFF: ChainView = {
  source: null,
  state: 'off',
  chain: null,
  tip: null,
  of: null,
  second: null,
};

/** One that both agree with, up to a block. */
export const SECOND: NonNullable<ChainView['second']> = {
  kind: 'electrum',
  address: 'ssl://other.example:50002',
  pin: null,
  state: 'agrees',
  height: 1_234,
  blocks: 0,
  hasMoreWork: null,
  sinceMs: null,
  countedBelow: null,
  disputed: null,
};

/** A server of the chain, as the screens see it: what it knows stands in the world. */
export function makeChainHandlers(
  world: {
    chain: ChainView;
    readonly chainFailure: Failure | null;
    readonly place: CallOutput<'chain.whereabouts'>;
    readonly doubleSpends: readonly DoubleSpend[];
  },
  tell: TellFake,
  confirm: ConfirmFake,
): Pick<FakeHandlers, ChainCalls> {
  const put = (walletId: string, view: ChainView): ChainView => {
    world.chain = view;
    tell('chain.changed', { walletId });
    return view;
  };
  const requireOn = (): void => {
    if (world.chain.source === null) refuse('CHAIN_OFF');
  };
  const kindOf = (address: string) => (/^https?:/.test(address) ? 'esplora' : 'electrum');
  return {
    'chain.read': () => world.chain,
    'chain.test': ({ address }) => {
      if (world.chainFailure !== null) refuseWith(world.chainFailure);
      return { kind: kindOf(address), chain: 'regtest', height: 1_234, tookMs: 56 };
    },
    'chain.use': async ({ walletId, address }) => {
      if (!(await confirm('Ask this Bitcoin server?', 'Agree')))
        return { outcome: 'aborted', view: world.chain };
      const source = { kind: kindOf(address), address, pin: null } as const;
      const view = put(walletId, { ...CHAIN_OFF, source, state: 'waiting', chain: 'regtest' });
      return { outcome: 'used', view };
    },
    'chain.useSecond': async ({ walletId, address }) => {
      requireOn();
      if (address === world.chain.source?.address) refuse('URL_REFUSED', { reason: 'notCompared' });
      if (!(await confirm('Compare with this Bitcoin server?', 'Agree')))
        return { outcome: 'aborted', view: world.chain };
      const second = { ...SECOND, kind: kindOf(address), address } as const;
      return { outcome: 'used', view: put(walletId, { ...world.chain, second }) };
    },
    'chain.removeSecond': ({ walletId }) => put(walletId, { ...world.chain, second: null }),
    'chain.turnOff': ({ walletId }) => put(walletId, CHAIN_OFF),
    'chain.follow': () => {
      requireOn();
      if (world.chainFailure !== null) refuseWith(world.chainFailure);
      return world.chain;
    },
    'chain.fees': () => {
      requireOn();
      return {
        estimates: [
          { blocks: 1, satsPerVb: 12 },
          { blocks: 6, satsPerVb: 3 },
        ],
      };
    },
    'chain.whereabouts': () => {
      requireOn();
      if (world.chainFailure !== null) refuseWith(world.chainFailure);
      return world.place;
    },
    'chain.doubleSpends': () => ({ found: [...world.doubleSpends] }),
  };
}
