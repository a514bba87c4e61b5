import type { CallOutput, WalletView } from '../../src-preload/contract/index.ts';
import { makePracticeNodeHandlers } from './fake-practice-nodes.ts';
import { type FakeHandlers, refuse, type TellFake } from './fake-types.ts';
import type { World } from './scenarios.ts';
import { txidOf, unspent } from './scenarios.ts';

type PracticeCalls = Extract<keyof FakeHandlers, `practice.${string}`>;

const BLOCK_EVERY_SECONDS = 30;
const SILENT = 'your friend was told to be silent';
const RECIPIENTS = {
  blinded: 'bcrt:utxob:CzBVep~E-6Q4zWH2-ix_wRNl-uApcrvF-Dleg6jN-8hc8YYY-nDg5W',
  witness: 'bcrt:wvout:BQc8cabb-EEV6r_Q-ZToO47S-JXjMH2K-2CVyv80-aZ7TCD1-yrktLVw',
} as const;
const SAMPLES = [
  {
    assetId: 'rgb:Hk2vQx7L-a9TzR4e-Wm1cYb6-Ns8dUf3-Jp5gKo0-XiVq4Ew',
    schema: 'nia',
    ticker: 'PTUSD',
    name: 'Practice Dollar',
    amount: '25000',
  },
  {
    assetId: 'rgb:c7Yw2Nf9-Lr5vBx1-Tq8kGm3-Zd6jHs0-Pa4uRe7-QoWi9Xs',
    schema: 'cfa',
    ticker: null,
    name: 'Practice Prints',
    amount: '12',
  },
  {
    assetId: 'rgb:Ub3xKe8R-v6LmQ0s-Yg2nDt9-Fc5wJa1-Hi7zPo4-TkMr8Bw',
    schema: 'uda',
    ticker: 'PLATE',
    name: 'Pigment Plate',
    amount: '1',
  },
  {
    assetId: 'rgb:p5Zs9Wd2-Jn7cVy4-Oe1hXt6-Ku8bGq3-Lm0fRi5-AaYv2Ng',
    schema: 'nia',
    ticker: 'PTUSD',
    name: 'Practice DoIlar',
    amount: '25000',
  },
] as const;

/** The practice chain and its friend, as the screens see them. */
export function makePracticeHandlers(
  world: World,
  tell: TellFake,
  registered: (walletId: string) => WalletView,
): Partial<Pick<FakeHandlers, PracticeCalls>> {
  let invoiceSeconds = 1_500;
  let silent = false;
  let leaves: CallOutput<'practice.friend'>['leaves'] = 'data';
  const status = (): CallOutput<'practice.status'> => ({
    height: world.height,
    mempool: world.mempool,
    blockEverySeconds: BLOCK_EVERY_SECONDS,
    nextBlockAtMs: Date.now() + 21_000,
    invoiceSeconds,
  });
  const friend = (): CallOutput<'practice.friend'> => ({
    silent,
    leaves,
    assets: SAMPLES.map(({ amount, ...sample }) => ({
      ...sample,
      precision: sample.schema === 'nia' ? 2 : 0,
      spendable: amount,
    })),
    underWay: 0,
    actsAtMs: null,
  });
  return {
    ...makePracticeNodeHandlers(world.fleet),
    'practice.status': () => status(),
    'practice.faucet': ({ walletId, amountSats }) => {
      registered(walletId);
      world.unspents = [...world.unspents, unspent(100 + world.unspents.length, amountSats, 'plain', false)];
      world.mempool += 1;
      tell('wallet.changed', { walletId });
      return { txid: txidOf(7) };
    },
    'practice.mine': ({ blocks }) => {
      world.height += blocks;
      world.mempool = 0;
      world.unspents = world.unspents.map((one) => ({ ...one, settled: true }));
      tell('practice.block', status());
      if (world.activeId !== null) tell('wallet.changed', { walletId: world.activeId });
      return status();
    },
    'practice.setInvoiceSeconds': ({ seconds }) => {
      invoiceSeconds = seconds;
      return status();
    },
    'practice.friend': () => friend(),
    'practice.setFriend': (asked) => {
      silent = asked.silent ?? silent;
      leaves = asked.leaves ?? leaves;
      tell('practice.friendChanged', friend());
      return friend();
    },
    'practice.friendInvoice': ({ assetId, kind, expiresInSeconds = invoiceSeconds }) => {
      const expiresAtMs = (Math.floor(Date.now() / 1000) + expiresInSeconds) * 1000;
      const recipientId = RECIPIENTS[kind];
      const query = `expiry=${String(expiresAtMs / 1000)}&endpoints=rpcs://practice.invalid/json-rpc`;
      return { invoice: `${assetId ?? 'rgb:~'}/~/~/${recipientId}?${query}`, recipientId, expiresAtMs };
    },
    'practice.friendPay': () => {
      if (silent) refuse('PRACTICE_REFUSED', { detail: SILENT });
      return { txid: txidOf(8) };
    },
    'practice.giveSamples': ({ walletId }) => {
      registered(walletId);
      if (silent) refuse('PRACTICE_REFUSED', { detail: SILENT });
      const free = world.unspents.filter(({ use }) => use === 'free');
      if (free.length === 0) refuse('NO_FREE_SLOT', { purpose: 'receive' });
      const detail = `the samples need 4 free asset slots, and this wallet has ${String(free.length)}`;
      if (free.length < SAMPLES.length) refuse('PRACTICE_REFUSED', { detail });
      world.unspents = world.unspents.map((one) => {
        const sample = SAMPLES[free.indexOf(one)];
        if (sample === undefined) return one;
        const { assetId, amount } = sample;
        return {
          ...one,
          use: 'carrying',
          allocations: [{ assetId, amount, form: 'fungible', right: null, settled: false }],
        };
      });
      tell('wallet.changed', { walletId });
      return { samples: SAMPLES.map((sample, i) => ({ ...sample, txid: txidOf(20 + i) })) };
    },
  };
}
