import type { CallOutput, ChainView, DoubleSpend, Failure } from '../../src-preload/contract/index.ts';
import { FakeFailure, type ConfirmFake, type FakeHandlers, type TellFake } from './fake-types.ts';

type ChainCalls = Extract<keyof FakeHandlers, `chain.${string}`>;

export const CHAIN_OFF: ChainView = { source: null, state: 'off', chain: null, tip: null, of: null };

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
    if (world.chain.source === null) throw new FakeFailure({ code: 'CHAIN_OFF', facts: {} });
  };
  const kindOf = (address: string) => (/^https?:/.test(address) ? 'esplora' : 'electrum');
  return {
    'chain.read': () => world.chain,
    'chain.test': ({ address }) => {
      if (world.chainFailure !== null) throw new FakeFailure(world.chainFailure);
      return { kind: kindOf(address), chain: 'regtest', height: 1_234, tookMs: 56 };
    },
    'chain.use': async ({ walletId, address }) => {
      const agreed = await confirm({
        title: 'Ask this Bitcoin server?',
        message: `Ochre then asks ${address}.`,
        details: [],
        confirmLabel: 'Ask this server',
        danger: false,
      });
      if (!agreed) return { outcome: 'aborted', view: world.chain };
      const source = { kind: kindOf(address), address, pin: null } as const;
      const view = put(walletId, { source, state: 'waiting', chain: 'regtest', tip: null, of: null });
      return { outcome: 'used', view };
    },
    'chain.turnOff': ({ walletId }) => put(walletId, CHAIN_OFF),
    'chain.follow': () => {
      requireOn();
      if (world.chainFailure !== null) throw new FakeFailure(world.chainFailure);
      return world.chain;
    },
    'chain.fees': () => {
      requireOn();
      return {
        estimates: [
          { blocks: 1, satsPerVb: 12 },
          { blocks: 6, satsPerVb: 3 },
        ],
        leastSatsPerVb: 1,
      };
    },
    'chain.whereabouts': () => {
      requireOn();
      if (world.chainFailure !== null) throw new FakeFailure(world.chainFailure);
      return world.place;
    },
    'chain.doubleSpends': () => ({ found: [...world.doubleSpends] }),
  };
}
