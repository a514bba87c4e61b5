import type { Result } from '../../src-preload/contract/index.ts';
import { approve, oneSlot, sendAsked } from './acts.ts';
import type { When } from './way.ts';
import type { World } from './world.ts';

/** A person's act that calls an endpoint. */
export interface Reach {
  readonly path: string;
  /** A change may have happened at the service although its answer was lost. */
  readonly whens: readonly When[];
  /** Runs without a fault, such as the review before an approval. */
  readonly before?: (world: World) => Promise<object>;
  readonly act: (world: World, ready: Ready) => Promise<Result<unknown>>;
  /** True for an answer that reports the fault beside the last known good. */
  readonly toldIn?: (value: unknown) => boolean;
  /** After a lost answer the app looks up the outcome at once: a true answer is right too. */
  readonly looksItUp?: true;
}

/** Results of `before` for `act`. */
export type Ready = Readonly<Record<string, unknown>>;

const READ: readonly When[] = ['before'];
const CHANGE: readonly When[] = ['before', 'after'];

const agree: Reach['act'] = (world, review) => approve(world, review as Parameters<typeof approve>[1]);

const plain = (name: string, whens: readonly When[], act: Reach['act']): Reach => ({
  ...{ path: `/api/wallet/${name}`, whens, act },
});

/** All 18 endpoints of interface.md 4. */
export const reaches: readonly Reach[] = [
  {
    path: '/api/wallet/generate_keys',
    whens: READ,
    act: ({ ask }) =>
      ask('vault.createFromService', {
        name: 'Theirs',
        network: 'regtest',
        keep: 'session',
        service: { kind: 'practice' },
      }),
  },
  plain('register', CHANGE, ({ ask, walletId }) => ask('wallet.register', { walletId })),
  plain('address', CHANGE, ({ ask, walletId }) => ask('wallet.newAddress', { walletId })),
  plain('btcbalance', READ, ({ ask, walletId }) => ask('wallet.overview', { walletId })),
  plain('listunspends', READ, ({ ask, walletId }) => ask('wallet.unspents', { walletId })),
  plain('listassets', READ, ({ ask, walletId }) => ask('wallet.refresh', { walletId })),
  plain('assetbalance', READ, ({ ask, walletId, assetId }) => ask('assets.balance', { walletId, assetId })),
  plain('listtransfers', READ, ({ ask, walletId }) => ask('wallet.refresh', { walletId })),
  plain('refresh', CHANGE, ({ ask, walletId }) => ask('wallet.refresh', { walletId })),
  {
    path: '/api/wallet/issueassetnia',
    whens: CHANGE,
    act: ({ ask, walletId }) =>
      ask('assets.issue', { walletId, ticker: 'MORE', name: 'More', precision: 0, amounts: ['1'] }),
  },
  {
    path: '/api/invoice/create',
    whens: CHANGE,
    act: ({ ask, walletId, assetId }) => ask('invoices.create', { walletId, assetId, amount: '5' }),
  },
  {
    path: '/api/invoice/status',
    whens: READ,
    before: async ({ get, walletId, assetId }) => {
      const { invoice } = await get('invoices.create', { walletId, assetId, amount: '6' });
      return { invoice };
    },
    act: ({ ask, walletId }, { invoice }) => ask('invoices.status', { walletId, invoice: String(invoice) }),
  },
  {
    path: '/api/wallet/decodergbinvoice',
    whens: READ,
    before: ({ owe }) => owe(2n),
    act: ({ ask, walletId }, { invoice }) => ask('invoices.read', { walletId, text: String(invoice) }),
    // The invoice is read here first: the service's failure appears beside that reading.
    toldIn: (value) => !JSON.stringify(value).includes('"differs":[]'),
  },
  {
    path: '/api/wallet/failtransfers',
    whens: CHANGE,
    looksItUp: true,
    before: async ({ get, walletId, assetId }) => {
      const { recipientId } = await get('invoices.create', { walletId, assetId, amount: '7' });
      await get('wallet.refresh', { walletId });
      const filter = { assetId, states: [], direction: 'in' as const, text: recipientId };
      const { rows } = await get('transfers.page', { walletId, filter, offset: 0, limit: 1 });
      return { key: rows[0]?.key ?? '' };
    },
    act: ({ ask, walletId }, { key }) => ask('transfers.fail', { walletId, key: String(key) }),
  },
  {
    path: '/api/wallet/createutxosbegin',
    whens: CHANGE,
    act: ({ ask, walletId }) => ask('signing.beginSlots', { walletId, ...oneSlot }),
  },
  {
    path: '/api/wallet/createutxosend',
    whens: CHANGE,
    looksItUp: true,
    before: ({ get, walletId }) => get('signing.beginSlots', { walletId, ...oneSlot }),
    act: agree,
  },
  {
    path: '/api/wallet/sendbegin',
    whens: CHANGE,
    before: sendAsked,
    act: ({ ask }, asked) => ask('signing.beginSend', asked as Awaited<ReturnType<typeof sendAsked>>),
  },
  {
    path: '/api/wallet/sendend',
    whens: CHANGE,
    looksItUp: true,
    before: async (world) => world.get('signing.beginSend', await sendAsked(world)),
    act: agree,
  },
];

/** rgb-node-api's names of the endpoints; null: no such call. */
const AT_NODE_API: Readonly<Record<string, string | null>> = {
  '/api/wallet/generate_keys': null,
  '/api/wallet/decodergbinvoice': null,
  '/api/invoice/status': null,
  '/api/wallet/listunspends': '/wallet/listunspents',
  '/api/invoice/create': '/wallet/blindreceive',
};

export const nodeApiReaches: readonly Reach[] = reaches.flatMap((reach) => {
  const at = AT_NODE_API[reach.path];
  return at === null ? [] : [{ ...reach, path: at ?? reach.path.replace('/api', '') }];
});
