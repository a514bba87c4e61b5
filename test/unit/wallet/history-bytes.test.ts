import { expect, it } from 'vitest';
import { recipientIdText } from '../../../src-main/practice/rgb/invoice.ts';
import { createFinder } from '../../../src-main/wallet/chain/find-mined.ts';
import { verifyTransfer } from '../../../src-main/wallet/transfers/verify-history.ts';
import { rawTransaction } from '../../support/chain/world.ts';

const MB = 1024 * 1024;
/** One output of a script of a megabyte. */
const large = rawTransaction([['00'.repeat(32), 0]], [[new Uint8Array(MB), 0]]);
const txids = Array.from({ length: 400 }, (_, i) => i.toString(16).padStart(64, '0'));

it('asks the server for no more of a history than a file may hold, where it only names large transactions', async () => {
  let [asked, shown] = [0, 0];
  const recipientId = recipientIdText({ kind: 'blinded', secretSeal: new Uint8Array(32) } as never);
  const transfer = { assetId: '', recipientId, kindName: 'receiveBlind', txid: null, amount: null };
  const kept = {
    transfer: () => ({ ...transfer, transportEndpoints: [] }),
    invoices: () => [],
    consignment: () => ({ file: Uint8Array.of(1), txid: '', vout: null, host: 'proxy' }),
    keepConsignment: () => undefined,
    verifications: () => [],
    keepVerification: () => undefined,
  };
  const context = {
    clock: { nowMs: () => 1 },
    ended: new AbortController().signal,
    tell: () => undefined,
    door: { require: () => Promise.resolve(), isOpen: () => true },
    signings: {
      ...{ handedOver: () => [], unfinished: () => [], book: () => ({ outputs: [] }) },
      imports: { bound: () => [], signed: () => [], unsigned: () => [] },
    },
    wallets: {
      require: () => ({
        ...{ id: 'a1', chainSource: { address: 'x' }, secondSource: null, keys: { network: 'regtest' } },
        connection: { kind: 'remote', baseUrl: 'http://127.0.0.1', numbering: 'documentEra' },
      }),
    },
    holdings: { of: () => kept },
    reader: {
      validateHistory: (
        _: unknown,
        __: unknown,
        { witnesses }: { witnesses: ReadonlyMap<string, unknown> },
      ) => {
        shown = witnesses.size;
        return Promise.resolve({ outcome: 'notMined', code: 'NOT_MINED', unshown: txids, content: null });
      },
    },
  };
  const api = {
    transaction: () => {
      asked += 1;
      return Promise.resolve(large);
    },
    mined: () => Promise.resolve('waiting'),
  };
  const chain = {
    follow: () => Promise.resolve(),
    open: () => {
      const [rules, file] = [{ checkpoints: [], from: 0 }, { end: () => Promise.resolve(1) }];
      const find = createFinder(api as never, rules as never);
      return Promise.resolve({ api, rules, file, find: (txid: string) => find(txid, file as never) });
    },
  };
  const found = await verifyTransfer({ ...context, chain } as never, { walletId: 'a1', key: 'rgb:gold#1' });
  expect(found).toMatchObject({ outcome: 'notMined', unshown: 400 });
  expect(asked).toBeLessThan(32 + 9);
  expect(shown).toBe(asked);
});
