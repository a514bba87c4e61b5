import { beforeEach, describe, expect, it } from 'vitest';
import type { CallOutput, OwnInvoice } from '../../../src-preload/contract/index.ts';
import { keepFound } from '../../../src-main/wallet/book/kept-verifications.ts';
import { noHistory } from '../../fakes/asset-world.ts';
import { answerOnce, assetApp, type AssetApp, later, read } from './asset-app.ts';

/** An issuer's asset of which this wallet knows nothing but an invoice that leaves the asset open. */
const ASSET = 'rgb:3K6piVgM-B5hLxu4-w5BuxYT-LPkH43g-gbk2RMS-B0rq9SA';
const TXID = 'a'.repeat(64);
const DAY_MS = 86_400_000;
const NUMBERINGS = ['documentEra', 'beta5', 'beta6', 'beta7'] as const;
type Numbering = (typeof NUMBERINGS)[number];

let a: AssetApp;
let walletId: string;
let invoice: OwnInvoice;

beforeEach(async () => {
  a = await assetApp(5);
  ({ walletId } = a);
});

/** A wallet with one invoice, at a service that may be of any release. */
async function invited(numbering: Numbering): Promise<void> {
  const baseUrl = await a.app.practice.baseUrl();
  await a.app.get('wallet.connect', {
    walletId,
    connection: { kind: 'remote', baseUrl, dialect: 'document', numbering },
  });
  await a.app.get('wallet.register', { walletId });
  invoice = await a.app.get('invoices.create', { walletId, assetId: '', amount: '250' });
}
/** The receive as a service writes it that has fields of its own, with this number. */
function wire(status: number, more: object = {}) {
  return {
    ...{ idx: 1, batch_transfer_idx: invoice.batchTransferIdx, status, kind: 1, amount: 250, txid: TXID },
    ...{ created_at: Math.floor(invoice.createdAtMs / 1_000), updated_at: Math.floor(Date.now() / 1_000) },
    ...{ recipient_id: read(invoice.invoice).recipientId, receive_utxo: null, change_utxo: null },
    ...{ expiration: Math.floor((invoice.expiresAtMs ?? 0) / 1_000), transport_endpoints: [] },
    ...more,
  };
}
/** Whoever looks at the invoice asks, and no list was read. */
async function asked(status: number): Promise<OwnInvoice> {
  answerOnce(a.app, 'status', wire(status));
  return a.app.get('invoices.status', { walletId, invoice: invoice.invoice });
}
function listsAsset(balance: object | null): void {
  const asset = {
    ...{ asset_id: ASSET, asset_iface: 'RGB20', ticker: 'TEST', name: 'Test', details: null, precision: 2 },
    ...{ issued_supply: 1_000, timestamp: 1_750_000_000, added_at: 1_750_000_000, balance, media: null },
  };
  answerOnce(a.app, 'listassets', { nia: [asset], uda: [], cfa: [] });
}
/** The list of the asset that came, of which `settled` base units are told to have settled. */
async function listed(
  status: number,
  settled: number,
  more: object = {},
): Promise<CallOutput<'transfers.read'>> {
  listsAsset({ settled, future: 250, spendable: settled, offchain_outbound: 0, offchain_inbound: 0 });
  // The list without an asset, and the one of this.
  for (const list of [[], [wire(status, more)]]) answerOnce(a.app, 'listtransfers', list);
  await a.refresh();
  return a.app.get('transfers.read', { walletId, key: `${ASSET}#1` });
}
/** As after its asset data was verified: its transaction lies in a block. */
async function proves(key: string): Promise<void> {
  const service = await a.app.practice.baseUrl();
  const kept = a.app.ports.holdings.of({ walletId, service, numbering: 'beta7' });
  const found = { ...noHistory, outcome: 'proved', given: '250', transactions: 2, atMs: Date.now() } as const;
  keepFound(kept, kept.transfer(key)!, { found, block: { height: 7, hash: 'b'.repeat(64) }, tipHeight: 7 });
}
const held = async () =>
  (await a.app.get('invoices.list', { walletId })).invoices.find((one) => one.invoice === invoice.invoice);

describe('a first receive', () => {
  /** What each release says of one that was paid and is under way. */
  const UNDER_WAY = [
    ['documentEra', 1],
    ['beta6', 1],
    ['beta6', 2],
    ['beta7', 2],
    ['beta7', 3],
    ['beta7', 4],
  ] as const;

  it.each(UNDER_WAY)('of %s with number %i is told as ended by no numbering', async (_release, status) => {
    for (const numbering of NUMBERINGS) {
      await invited(numbering);
      expect(['failed', 'settled', 'expired'], numbering).not.toContain((await asked(status)).state);
    }
  });

  it('is settled once the balance holds it, and stays so when it is asked about again', async () => {
    await invited('documentEra');
    expect((await asked(2)).state).toBe('confirming');
    expect((await listed(2, 250)).state).toBe('settled');
    expect((await asked(2)).state).toBe('settled');
  });

  it('is unknown a day after its expiry, with a way out that says what may be lost', async () => {
    await invited('documentEra');
    await listed(3, 0);
    later((invoice.expiresAtMs ?? 0) - Date.now() + DAY_MS + 1_000);
    const row = await a.app.get('transfers.read', { walletId, key: `${ASSET}#1` });
    expect(row).toMatchObject({ state: 'unknown', canFail: { can: true } });
    expect(row.nextStep?.cancelOff).toBeNull();
    expect((await held())?.state).toBe('unknown');
    a.app.user.agrees = false;
    expect(await a.app.get('transfers.fail', { walletId, key: row.key })).toEqual({ outcome: 'aborted' });
    expect(a.app.user.asked.at(-1)?.details).toContain(
      'Asset data has arrived. If the sender’s transaction still confirms, the payment may be lost.',
    );
  });
});

it('is not taken for failed by a numbering that the reading after it proves to be another', async () => {
  await invited('documentEra');
  const { key } = await listed(0, 0, { txid: null });
  answerOnce(a.app, 'failtransfers', { failed: false });
  listsAsset(null);
  // Numbers 5 and 6 are of beta.7 alone, by which 3 waits for its broadcast.
  const others = [5, 6].map((status) => wire(status, { idx: status, batch_transfer_idx: 70 + status }));
  for (const list of [[], [wire(3), ...others]]) answerOnce(a.app, 'listtransfers', list);
  expect(await a.app.get('transfers.fail', { walletId, key })).toEqual({ outcome: 'nothingFailed' });
  expect(a.app.ports.holdings.invoicesOf(walletId)).toMatchObject([{ givenUpAtMs: null }]);
  const row = await a.app.get('transfers.read', { walletId, key });
  expect(row).toMatchObject({ statusName: 'waitingBroadcast', state: 'waitingForThem' });
});

describe('a receive that waits for broadcast, of a service that is known to be of beta.7', () => {
  const beta7 = { psbt_path: null, expiration: undefined };
  const layout = () => ({ ...beta7, expiration_timestamp: Math.floor((invoice.expiresAtMs ?? 0) / 1_000) });

  it('is not given up before its expiry, whoever asks', async () => {
    await invited('beta7');
    const row = await listed(3, 0, layout());
    expect(row).toMatchObject({ statusName: 'waitingBroadcast', canFail: { can: false, because: 'state' } });
    expect(row.nextStep?.cancelOff).toBe('arrived');
    expect(await a.app.failure('transfers.fail', { walletId, key: row.key })).toMatchObject({
      code: 'TRANSFER_STATE',
    });
  });

  it('is not thrown away silently where its transaction is proved to be in a block', async () => {
    await invited('beta7');
    const { key } = await listed(3, 0, layout());
    later((invoice.expiresAtMs ?? 0) - Date.now() + 2_000);
    const warning = /Verified: a transaction in a block pays you. Cancelling can lose it/;
    a.app.user.agrees = false;
    for (const isProved of [false, true]) {
      if (isProved) await proves(key);
      expect(await a.app.get('transfers.fail', { walletId, key })).toEqual({ outcome: 'aborted' });
      const { details = [] } = a.app.user.asked.at(-1) ?? {};
      expect(details.some((one) => warning.test(one))).toBe(isProved);
    }
  });

  it('is not thrown away silently either where the service takes back that it was ever paid', async () => {
    await invited('beta7');
    const { key } = await listed(4, 0, layout());
    await proves(key);
    a.app.user.agrees = false;
    for (const named of [{}, { recipient_id: null }]) {
      await listed(1, 0, { ...layout(), txid: null, ...named });
      expect(await a.app.get('transfers.fail', { walletId, key })).toEqual({ outcome: 'aborted' });
      expect(a.app.user.asked.at(-1)?.details).toContain(
        'Verified: a transaction in a block pays you. Cancelling can lose it.',
      );
    }
  });
});
