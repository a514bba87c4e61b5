import { FakeFailure, type ConfirmFake, type FakeHandlers, type TellFake } from './fake-types.ts';
import type { World } from './scenarios.ts';
import { NOW_MS } from './scenarios.ts';

type AssetCalls = Extract<
  keyof FakeHandlers,
  `assets.${string}` | `transfers.${string}` | `invoices.${string}` | 'signing.beginSend'
>;

/** Assets, transfers and invoices of the fake main: a wallet that has none yet. */
export function makeAssetHandlers(
  _world: World,
  _tell: TellFake,
  _confirm: ConfirmFake,
): Pick<FakeHandlers, AssetCalls> {
  const unknown = () => new FakeFailure({ code: 'TRANSFER_UNKNOWN', facts: {} });
  return {
    'assets.list': () => ({ assets: [], asOfMs: NOW_MS }),
    'assets.balance': ({ assetId }) => {
      throw new FakeFailure({ code: 'ASSET_UNKNOWN', facts: { assetId } });
    },
    'assets.issue': () => {
      throw new FakeFailure({ code: 'NO_FREE_SLOT', facts: { purpose: 'issue' } });
    },
    'transfers.page': () => ({ total: 0, rows: [], asOfMs: NOW_MS }),
    'transfers.read': () => {
      throw unknown();
    },
    'transfers.label': () => {
      throw unknown();
    },
    'transfers.fail': () => {
      throw unknown();
    },
    'transfers.exportCsv': () => ({ savedAs: null, rows: 0 }),
    'invoices.create': () => {
      throw new FakeFailure({ code: 'NO_FREE_SLOT', facts: { purpose: 'receive' } });
    },
    'invoices.list': () => ({ invoices: [] }),
    'invoices.status': () => {
      throw unknown();
    },
    'invoices.read': () => ({ invoices: [] }),
    'signing.beginSend': () => {
      throw new FakeFailure({ code: 'NO_FREE_SLOT', facts: { purpose: 'send' } });
    },
  };
}
