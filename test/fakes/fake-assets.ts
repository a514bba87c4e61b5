import * as v from 'valibot';
import type {
  AssetView,
  InvoiceToPay,
  OwnInvoice,
  TransferDetail,
  TransferFilter,
  TransferRow,
} from '../../src-preload/contract/index.ts';
import { transferRow } from '../../src-preload/contract/transfers.ts';
import { aTransfer, anAsset, anOwnInvoice, ids } from './asset-world.ts';
import { type ConfirmFake, type FakeHandlers, refuse, type TellFake } from './fake-types.ts';
import { stopWaiting } from './fake-unfinished.ts';
import { cannotRead, type World } from './scenarios.ts';

type AssetCalls = Extract<
  keyof FakeHandlers,
  `assets.${string}` | `transfers.${string}` | `invoices.${string}`
>;

/** Assets, transfers and invoices of the fake main, over a world that they change. */
export function makeAssetHandlers(
  world: World,
  tell: TellFake,
  confirm: ConfirmFake,
): Pick<FakeHandlers, AssetCalls> {
  const newSeed = (): number => 100 + world.transfers.length + world.invoices.length;
  const asset = (assetId: string): AssetView => {
    return world.assets.find((one) => one.assetId === assetId) ?? refuse('ASSET_UNKNOWN', { assetId });
  };
  const transfer = (key: string): TransferDetail => {
    return world.transfers.find((one) => one.key === key) ?? refuse('TRANSFER_UNKNOWN');
  };
  const put = (changed: TransferDetail): TransferDetail => {
    world.transfers = world.transfers.map((one) => (one.key === changed.key ? changed : one));
    return changed;
  };
  const freeSlots = () => world.unspents.filter(({ use }) => use === 'free');
  const take = (count: number, purpose: 'issue' | 'receive', use: 'carrying' | 'held') => {
    const taken = freeSlots().slice(0, count);
    if (taken.length < count) refuse('NO_FREE_SLOT', { purpose });
    world.unspents = world.unspents.map((one) => (taken.includes(one) ? { ...one, use } : one));
    return taken;
  };
  const ownInvoice = (text: string): OwnInvoice => {
    return world.invoices.find(({ invoice }) => invoice === text) ?? refuse('TRANSFER_UNKNOWN');
  };

  return {
    'assets.list': () => ({ assets: world.assets, asOfMs: world.assetsAsOfMs }),
    'assets.balance': ({ assetId }) => {
      const { balance } = asset(assetId);
      const told = balance ?? {
        settled: '0',
        future: '0',
        spendable: '0',
        offchainOutbound: null,
        offchainInbound: null,
      };
      world.assets = world.assets.map((one) => (one.assetId === assetId ? { ...one, balance: told } : one));
      return { balance: told, trace: world.trace, asOfMs: Date.now() };
    },
    'assets.grounds': ({ assetId }) => {
      asset(assetId);
      return world.grounds;
    },
    'assets.history': ({ assetId }) => {
      asset(assetId);
      return world.assetHistory;
    },
    'assets.decideName': async ({ walletId, assetId, take }) => {
      const { renamed, ...told } = asset(assetId);
      if (renamed === null) refuse('ASSET_UNKNOWN', { assetId });
      if (renamed.byGenesis && take === 'now') return { outcome: 'aborted' };
      const label = take === 'first' ? 'Keep the first' : 'Accept the new one';
      const asked = renamed.byGenesis || (await confirm(`${label} of this asset?`, label));
      if (!asked) return { outcome: 'aborted' };
      const { ticker, name, precision } = take === 'first' ? renamed : told;
      world.assets = world.assets.map((one) =>
        one.assetId === assetId ? { ...told, ticker, name, precision, renamed: null } : one,
      );
      tell('wallet.changed', { walletId });
      return { outcome: 'decided' };
    },
    'assets.issue': async ({ walletId, ticker, name, precision, amounts }) => {
      if (freeSlots().length < amounts.length) refuse('NO_FREE_SLOT', { purpose: 'issue' });
      if (!(await confirm(`Issue ${ticker}?`, 'Issue'))) return { outcome: 'aborted' };
      take(amounts.length, 'issue', 'carrying');
      stopWaiting(world, tell, { walletId, act: 'issue' });
      const supply = amounts.reduce((sum, amount) => sum + BigInt(amount), 0n).toString();
      const same = world.assets.filter((one) => one.ticker === ticker).map(({ assetId }) => assetId);
      const issued = anAsset(`rgb:Is${String(world.assets.length).padStart(6, '0')}-${ids.tusd.slice(13)}`, {
        ticker,
        name,
        precision,
        issuedSupply: supply,
        issuedAtMs: Date.now(),
        addedAtMs: Date.now(),
        balance: {
          settled: supply,
          spendable: supply,
          future: supply,
          offchainOutbound: null,
          offchainInbound: null,
        },
        marks: { sameTicker: same, looksLike: [], oddText: false, likeBitcoin: false },
      });
      world.assets = [...world.assets, issued];
      world.transfers = [
        aTransfer(newSeed(), 'settled', 'none', {
          assetId: issued.assetId,
          amount: supply,
          createdAtMs: Date.now(),
        }),
        ...world.transfers,
      ];
      tell('wallet.changed', { walletId });
      return { outcome: 'issued', asset: issued };
    },

    'transfers.page': ({ filter, offset, limit }) => {
      const found = world.transfers.filter((one) => matches(one, filter, world));
      return {
        total: found.length + (world.unreadable.transfers?.length ?? 0),
        rows: found.slice(offset, offset + limit).map(rowOf),
        ...cannotRead(offset === 0 ? world.unreadable.transfers : undefined),
        asOfMs: world.assetsAsOfMs,
      };
    },
    'transfers.read': ({ key }) => transfer(key),
    'transfers.verify': ({ key }) => {
      put({ ...transfer(key), assetData: world.history });
      return world.history;
    },
    'transfers.label': ({ key, label }) => rowOf(put({ ...transfer(key), label })),
    'transfers.fail': async ({ walletId, key }) => {
      const one = transfer(key);
      if (!one.canFail.can)
        refuse('TRANSFER_STATE', { because: one.canFail.because, status: String(one.status) });
      const about = one.direction === 'out' ? 'transfer' : 'invoice';
      const more = { dismissLabel: 'Keep it', danger: true };
      if (!(await confirm(`Cancel this ${about}?`, `Cancel ${about}`, more))) return { outcome: 'aborted' };
      put({
        ...one,
        state: 'cancelled',
        cancelledAtMs: Date.now(),
        status: 3,
        statusName: 'failed',
        updatedAtMs: Date.now(),
        history: [...one.history, { atMs: Date.now(), status: 3, statusName: 'failed' }],
        canFail: { can: false, because: 'state' },
        doctor: null,
      });
      const held = world.unspents.find(({ use }) => use === 'held');
      world.unspents = world.unspents.map((slot) => (slot === held ? { ...slot, use: 'free' } : slot));
      tell('wallet.changed', { walletId });
      return { outcome: 'failed' };
    },
    'transfers.saveAssetData': () => ({ savedAs: '/home/someone/consignment.rgb' }),
    'transfers.exportLabels': () => ({
      savedAs: '/home/someone/labels.jsonl',
      labels: 2,
      withoutTransaction: 1,
    }),
    'transfers.importLabels': () => ({
      outcome: 'read',
      set: 3,
      same: 1,
      ownStays: 1,
      unknown: 2,
      ofOthers: 12,
      empty: 0,
      unread: 0,
    }),
    'transfers.exportCsv': ({ filter }) => ({
      savedAs: 'transfers.csv',
      rows: world.transfers.filter((one) => matches(one, filter, world)).length,
    }),

    'invoices.create': ({ walletId, assetId, amount, kind = 'blinded' }) => {
      if (assetId !== '') asset(assetId);
      const [slot] = kind === 'witness' ? [] : take(1, 'receive', 'held');
      stopWaiting(world, tell, { walletId, act: 'invoice' });
      const made = anOwnInvoice(newSeed(), {
        assetId,
        amount,
        createdAtMs: Date.now(),
        slot: slot?.outpoint ?? null,
        kind,
      });
      world.invoices = [made, ...world.invoices];
      world.transfers = [
        aTransfer(made.batchTransferIdx, 'waitingForThem', 'in', {
          assetId,
          amount,
          createdAtMs: made.createdAtMs,
          invoice: made.invoice,
          recipientId: made.recipientId,
        }),
        ...world.transfers,
      ];
      tell('wallet.changed', { walletId });
      return made;
    },
    'invoices.list': () => ({ invoices: world.invoices, ...cannotRead(world.unreadable.invoices) }),
    'invoices.status': ({ invoice }) => {
      const told = { ...ownInvoice(invoice), asOfMs: Date.now() };
      world.invoices = world.invoices.map((one) => (one.invoice === invoice ? told : one));
      return told;
    },
    'invoices.read': ({ text }) => ({
      columns: null,
      invoices: text
        .split('\n')
        .map((line, at) => [line.trim(), at + 1] as const)
        .filter(([line]) => line !== '')
        .map(([line, at]): InvoiceToPay => {
          const known = world.payable.get(line);
          return known === undefined
            ? { readable: false, line: at, excerpt: line.slice(0, 40), problem: 'scheme' }
            : { ...known, line: at };
        }),
    }),
  };
}

/** As the contract says of `text`: in label, asset, txid, recipient or invoice. */
function matches(one: TransferDetail, filter: TransferFilter, world: World): boolean {
  const asset = world.assets.find(({ assetId }) => assetId === one.assetId);
  const texts = [one.label, one.assetId, asset?.ticker, asset?.name, one.txid, one.recipientId, one.invoice];
  const wanted = filter.text.trim().toLowerCase();
  return (
    (filter.assetId === null || one.assetId === filter.assetId) &&
    (filter.states.length === 0 || filter.states.includes(one.state)) &&
    (filter.direction === null || one.direction === filter.direction) &&
    (wanted === '' || texts.some((text) => text?.toLowerCase().includes(wanted)))
  );
}

/** The row of a detail: what a row has no room for is left out. */
const rowOf = (one: TransferDetail): TransferRow => v.parse(rowAlone, one);
const rowAlone = v.object(transferRow.entries);
