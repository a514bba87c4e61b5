import { describe, expect, it } from 'vitest';
import type { CallOutput, OwnInvoice } from '../../../src-preload/contract/index.ts';
import { keepFound } from '../../../src-main/wallet/book/kept-verifications.ts';
import { noHistory } from '../../fakes/asset-world.ts';
import { connectRemote, keptOf } from './app.ts';
import { answerOnce, freshApp, read, wireTransfer } from './asset-app.ts';
import { fails } from './fails.ts';

/** An issuer's asset of which this wallet knows nothing but an invoice that leaves the asset open. */
const ASSET = 'rgb:3K6piVgM-B5hLxu4-w5BuxYT-LPkH43g-gbk2RMS-B0rq9SA';
const KEY = `${ASSET}#1`;
type Numbering = 'documentEra' | 'beta5' | 'beta6' | 'beta7';

const a = freshApp({ slots: 5, sats: 1_000, issued: [], heard: false });
let invoice: OwnInvoice;

/** A wallet with one invoice, at a service that may be of any release. */
async function invited(numbering: Numbering): Promise<void> {
  await connectRemote(a.app, a.walletId, { numbering });
  invoice = await a.get('invoices.create', { assetId: '', amount: '250' });
}
const endS = () => Math.floor((invoice.expiresAtMs ?? 0) / 1_000);
const untilEnd = () => (invoice.expiresAtMs ?? 0) - a.clock.nowMs();
/** The receive as a service writes it that has fields of its own, with this number. */
const wire = (status: number, more: object = {}) =>
  wireTransfer({
    ...{ batch_transfer_idx: invoice.batchTransferIdx, status, amount: 250, txid: 'a'.repeat(64) },
    ...{ created_at: Math.floor(invoice.createdAtMs / 1_000), updated_at: Math.floor(Date.now() / 1_000) },
    ...{ recipient_id: read(invoice.invoice).recipientId, expiration: endS() },
    ...more,
  });
/** The lists from now on: the asset, the transfers without an asset, and those of this. */
function lists(balance: object | null, ...transfers: object[]): void {
  const asset = {
    ...{ asset_id: ASSET, asset_iface: 'RGB20', ticker: 'TEST', name: 'Test', details: null, precision: 2 },
    ...{ issued_supply: 1_000, timestamp: 1_750_000_000, added_at: 1_750_000_000, balance, media: null },
  };
  answerOnce(a.app, 'listassets', { nia: [asset], uda: [], cfa: [] });
  for (const list of [[], transfers]) answerOnce(a.app, 'listtransfers', list);
}
const row = () => a.get('transfers.read', { key: KEY });
const givenUp = () => a.get('transfers.fail', { key: KEY });
/** The list of the asset that came, of which `settled` base units are told to have settled. */
async function listed(status: number, settled = 0, more: object = {}): Promise<CallOutput<'transfers.read'>> {
  const offchain = { offchain_outbound: 0, offchain_inbound: 0 };
  lists({ settled, future: 250, spendable: settled, ...offchain }, wire(status, more));
  await a.refresh();
  return row();
}
/** As after its asset data was verified: its transaction lies in a block. */
function proves(): void {
  const kept = keptOf(a.app, a.walletId);
  const found = { ...noHistory, outcome: 'proved', given: '250', transactions: 2, atMs: Date.now() } as const;
  keepFound(kept, kept.transfer(KEY)!, { found, block: { height: 7, hash: 'b'.repeat(64) }, tipHeight: 7 });
}

it('is not taken for failed by a numbering that the reading after it proves to be another', async () => {
  await invited('documentEra');
  await listed(0, 0, { txid: null });
  answerOnce(a.app, 'failtransfers', { failed: false });
  // Numbers 5 and 6 are of beta.7 alone, by which 3 waits for its broadcast.
  const others = [5, 6].map((status) => wire(status, { idx: status, batch_transfer_idx: 70 + status }));
  lists(null, wire(3), ...others);
  expect(await givenUp()).toEqual({ outcome: 'nothingFailed' });
  expect(a.app.ports.holdings.invoicesOf(a.walletId)).toMatchObject([{ givenUpAtMs: null }]);
  expect(await row()).toMatchObject({ statusName: 'waitingBroadcast', state: 'waitingForThem' });
});

describe('a receive that waits for broadcast, of a service that is known to be of beta.7', () => {
  const layout = () => ({ psbt_path: null, expiration: undefined, expiration_timestamp: endS() });
  const LOST = 'Verified: a transaction in a block pays you. Cancelling can lose it.';
  const details = () => a.app.user.asked.at(-1)?.details;

  it('is not given up before its expiry, whoever asks', async () => {
    await invited('beta7');
    const canFail = { can: false, because: 'state' };
    const nextStep = { cancelOff: 'arrived' };
    const waits = { statusName: 'waitingBroadcast', canFail, nextStep };
    expect(await listed(3, 0, layout())).toMatchObject(waits);
    await fails(a.failure('transfers.fail', { key: KEY }), 'TRANSFER_STATE');
  });

  it('is not thrown away silently where its transaction is proved to be in a block', async () => {
    await invited('beta7');
    await listed(3, 0, layout());
    a.clock.pass(untilEnd() + 2_000);
    a.app.user.agrees = false;
    expect(await givenUp()).toEqual({ outcome: 'aborted' });
    expect(details()).not.toContain(LOST);
    proves();
    expect(await givenUp()).toEqual({ outcome: 'aborted' });
    expect(details()).toContain(LOST);
  });

  it('is not thrown away silently either where the service takes back that it was ever paid', async () => {
    await invited('beta7');
    await listed(4, 0, layout());
    proves();
    a.app.user.agrees = false;
    for (const named of [{}, { recipient_id: null }]) {
      await listed(1, 0, { ...layout(), txid: null, ...named });
      expect(await givenUp()).toEqual({ outcome: 'aborted' });
      expect(details()).toContain(LOST);
    }
  });
});
