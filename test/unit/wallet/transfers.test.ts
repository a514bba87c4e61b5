import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { TransferFilter, TransferRow } from '../../../src-preload/contract/index.ts';
import type { HandedOver } from '../../../src-main/ports/index.ts';
import { sendBody } from '../../practice/asset-wallet.ts';
import {
  answerOnce,
  assetApp,
  type AssetApp,
  blinded,
  later,
  reviewed,
  sendForm,
  settle,
} from './asset-app.ts';

let a: AssetApp;
let walletId: string;
let assetId: string;

beforeEach(async () => {
  a = await assetApp(6);
  ({ walletId } = a);
  assetId = await a.issue('TEST', 100_000n);
});

const all: TransferFilter = { assetId: null, states: [], direction: null, text: '' };
const page = (filter: Partial<TransferFilter> = {}) =>
  a.app.get('transfers.page', { walletId, filter: { ...all, ...filter }, offset: 0, limit: 100 });
const read = (key: string) => a.app.get('transfers.read', { walletId, key });
const fail = (key: string) => a.app.get('transfers.fail', { walletId, key });
const held = async () =>
  (await a.api.listUnspents()).filter(({ pendingBlinded }) => pendingBlinded > 0).length;

/** The only transfer that is not the issue. */
async function other(): Promise<TransferRow> {
  const rows = (await page()).rows.filter(({ kindName }) => kindName !== 'issuance');
  expect(rows).toHaveLength(1);
  return rows[0]!;
}
async function waitingReceive(): Promise<TransferRow> {
  await a.api.createInvoice({ assetId, amount: 250n });
  await a.refresh();
  return other();
}
async function handedOver(donation = false): Promise<TransferRow> {
  const { approval } = await reviewed(
    a,
    sendForm(walletId, [await blinded(a.bob, assetId, 300)], { donation }),
  );
  await a.app.get('signing.approve', approval);
  await a.refresh();
  return other();
}
/** As the journal is between an answer that was lost and the list that tells of it. */
function nowUnknown(): void {
  nowIn('handedOver');
}
function nowIn(state: HandedOver['state']): void {
  const { signings } = a.app.ports;
  const sends = signings.handedOver(walletId).filter(({ kind }) => kind === 'send');
  const unknown = sends.map((flow): HandedOver => ({ ...flow, state }));
  expect(unknown).toHaveLength(1);
  const spy = vi.spyOn(signings, 'handedOver').mockReturnValue(unknown);
  onTestFinished(() => spy.mockRestore());
}
/** What the service lists of the asset at the next refresh, made from what it lists now. */
async function listInstead(change: (list: Record<string, unknown>[]) => unknown): Promise<void> {
  const list = (await a.api.listTransfers(assetId)).map((one): Record<string, unknown> => ({
    idx: one.idx,
    batch_transfer_idx: one.batchTransferIdx,
    created_at: (one.createdAtMs ?? 0) / 1_000,
    updated_at: (one.updatedAtMs ?? 0) / 1_000,
    status: one.status,
    kind: one.kind,
    amount: Number(one.amount),
    txid: one.txid,
    recipient_id: one.recipientId,
    expiration: one.expiresAtMs === null ? null : one.expiresAtMs / 1_000,
    transport_endpoints: [],
  }));
  answerOnce(a.app, 'listtransfers', change(list));
}

describe('a send', () => {
  it('waits for them, is taken, confirms and settles, each step kept', async () => {
    await a.refresh();
    const row = await handedOver();
    expect(row).toMatchObject({ direction: 'out', state: 'waitingForThem', amount: '300', status: 0 });
    await settle(a);
    const { changes } = await a.refresh();
    expect(changes).toMatchObject([
      { kind: 'stateChanged', key: row.key, direction: 'out', state: 'settled' },
    ]);
    const detail = await read(row.key);
    expect(detail).toMatchObject({ state: 'settled', canFail: { can: false, because: 'state' } });
    expect(detail.history.map(({ statusName }) => statusName)).toEqual(['waitingCounterparty', 'settled']);
    expect(a.app.ports.signings.unfinished(walletId).filter(({ kind }) => kind === 'send')).toEqual([]);
    expect(a.app.faults).toEqual([]);
  });

  it('that waits for its recipient may be given up, stays live in the journal, and frees what it held', async () => {
    const row = await handedOver();
    expect((await read(row.key)).canFail).toEqual({ can: true });
    expect(await fail(row.key)).toEqual({ outcome: 'failed' });
    expect(a.app.user.asked.at(-1)).toMatchObject({ title: 'Cancel this transfer?', danger: true });
    expect(a.app.user.asked.at(-1)?.details[0]).toBe(`3.00 TEST (${assetId.slice(0, 20)}…)`);
    expect(await read(row.key)).toMatchObject({ state: 'cancelled', alarm: null });
    expect(await a.api.assetBalance(assetId)).toMatchObject({ spendable: 100_000n });
    // Whoever has the signed transaction may still broadcast it.
    const live = a.app.ports.signings.handedOver(walletId).filter(({ kind }) => kind === 'send');
    expect(live).toMatchObject([{ state: 'givenUp' }]);
  });

  it('is ended with the other payments of its transaction, each named in the question', async () => {
    const two = [await blinded(a.bob, assetId, 300), await blinded(a.bob, assetId, 45)];
    const { approval } = await reviewed(a, sendForm(walletId, two));
    await a.app.get('signing.approve', approval);
    await a.refresh();
    const { rows } = await page({ direction: 'out' });
    const [first, second] = rows.filter(({ state }) => state === 'waitingForThem');
    expect(await fail(first!.key)).toEqual({ outcome: 'failed' });
    const [what, also] = a.app.user.asked.at(-1)?.details ?? [];
    const amountOf = (row: TransferRow) => `${(Number(row.amount) / 100).toFixed(2)} TEST`;
    expect(what).toContain(amountOf(first!));
    expect(also).toMatch(
      new RegExp(`^This also cancels ${amountOf(second!).replace('.', '\\.')} .* to bcrt:utxob:`),
    );
    expect([(await read(first!.key)).state, (await read(second!.key)).state]).toEqual([
      'cancelled',
      'cancelled',
    ]);
  });

  it('should be accepted by the earlier of two ends: its invoice’s and the service’s', async () => {
    const row = await handedOver();
    const ends = (await read(row.key)).acceptUntilMs;
    expect(ends).toBeLessThan(Date.now() + 3 * 24 * 3_600_000);
    await listInstead((list) => list.map((one) => ({ ...one, expiration: 4_000_000_000 })));
    await a.refresh();
    // The service goes on with it for longer than the invoice lasts: nothing is over by that.
    expect(await read(row.key)).toMatchObject({
      acceptUntilMs: ends,
      expiresAtMs: 4_000_000_000_000,
      state: 'waitingForThem',
    });
    await listInstead((list) =>
      list.map((one) => ({ ...one, expiration: Math.floor(Date.now() / 1_000) + 60 })),
    );
    await a.refresh();
    expect((await read(row.key)).acceptUntilMs).toBeLessThan(Date.now() + 61_000);
  });

  it('F07: is not given up while it is not known whether its hand-over arrived', async () => {
    const row = await handedOver();
    nowUnknown();
    expect((await read(row.key)).canFail).toEqual({ can: false, because: 'outcomeUnknown' });
    expect(await a.app.failure('transfers.fail', { walletId, key: row.key })).toEqual({
      code: 'TRANSFER_STATE',
      facts: { because: 'outcomeUnknown', status: '0' },
    });
    expect((await a.api.listTransfers(assetId)).map(({ statusName }) => statusName)).not.toContain('failed');
  });

  it('that was given away at once is not given up, whatever the service says of it', async () => {
    const row = await handedOver(true);
    expect(row.state).toBe('confirming');
    await listInstead((list) => list.map((one) => (one['kind'] === 3 ? { ...one, status: 0 } : one)));
    await a.refresh();
    expect((await read(row.key)).canFail).toEqual({ can: false, because: 'handedOver' });
    expect((await a.app.failure('transfers.fail', { walletId, key: row.key })).code).toBe('TRANSFER_STATE');
  });

  it('that was to be given away at once and was never told of as broadcast may be given up', async () => {
    const { approval } = await reviewed(
      a,
      sendForm(walletId, [await blinded(a.bob, assetId, 300)], { donation: true }),
    );
    // As thunderlink does it: it takes the send, and lists it as waiting.
    await a.app.get('signing.approve', approval);
    await listInstead((list) => list.map((one) => (one['kind'] === 3 ? { ...one, status: 0 } : one)));
    await a.refresh();
    const row = await other();
    // The practice service did broadcast it, and its list of coins shows it: that is left out here.
    nowIn('accepted');
    expect((await read(row.key)).canFail).toEqual({ can: true });
  });

  it('without a transaction id may be any that is under way', async () => {
    const row = await handedOver();
    await listInstead((list) => list.map((one) => (one['kind'] === 3 ? { ...one, txid: null } : one)));
    await a.refresh();
    nowUnknown();
    expect((await read(row.key)).canFail).toEqual({ can: false, because: 'outcomeUnknown' });
  });
});

describe('a receive', () => {
  it('waits for them on a slot of its own', async () => {
    const row = await waitingReceive();
    expect(row).toMatchObject({ direction: 'in', state: 'waitingForThem', amount: '250', txid: null });
    expect(await held()).toBe(1);
    const detail = await read(row.key);
    expect(detail.canFail).toEqual({ can: true });
    expect(detail.receiveUtxo).not.toBeNull();
  });

  it('arrives, confirms and settles, and its asset is new', async () => {
    await a.refresh();
    const theirs = await a.bob.issue('BOBS', 500);
    const { invoice } = await a.api.createInvoice({ assetId: theirs, amount: 5n });
    const body = sendBody([{ assetId: theirs, invoice, amount: 5 }]);
    await a.bob.sendEnd(body, a.bob.sign(await a.bob.sendBegin(body)));
    const arrived = await a.refresh();
    expect(arrived.changes).toMatchObject([
      { kind: 'newAsset', assetId: theirs },
      { kind: 'newTransfer', assetId: theirs, direction: 'in', amount: '5', state: 'confirming' },
    ]);
    await a.bob.refresh();
    await a.app.get('practice.mine', { blocks: 1 });
    const key = arrived.changes[1]?.key ?? '';
    expect((await a.refresh()).changes).toMatchObject([{ kind: 'stateChanged', key, state: 'settled' }]);
    expect((await a.app.get('assets.list', { walletId })).assets).toContainEqual(
      expect.objectContaining({
        assetId: theirs,
        balance: expect.objectContaining({ settled: '5' }) as unknown,
      }),
    );
    expect((await read(key)).history.map(({ statusName }) => statusName)).toEqual([
      'waitingConfirmations',
      'settled',
    ]);
  });

  it('is expired when its time has passed, still holds its slot, and frees it when it is given up', async () => {
    const row = await waitingReceive();
    later(26 * 60_000);
    expect((await page({ states: ['waitingForThem'] })).rows).toEqual([]);
    expect((await page({ states: ['expired'] })).rows).toMatchObject([
      { key: row.key, state: 'expired', status: 0 },
    ]);
    await a.refresh();
    expect(await held()).toBe(1);
    expect(await fail(row.key)).toEqual({ outcome: 'failed' });
    expect(a.app.user.asked.at(-1)?.title).toBe('Cancel this invoice?');
    expect(await held()).toBe(0);
    expect((await page({ states: ['cancelled'] })).total).toBe(1);
    expect((await page({ states: ['expired'] })).total).toBe(0);
  });

  it('is ours once it has arrived, and then giving it up warns of what is lost', async () => {
    const row = await waitingReceive();
    await listInstead((list) =>
      list.map((one) => (one['kind'] === 1 ? { ...one, txid: 'a'.repeat(64) } : one)),
    );
    await a.refresh();
    expect((await read(row.key)).state).toBe('waitingForYou');
    a.app.user.agrees = false;
    expect(await fail(row.key)).toEqual({ outcome: 'aborted' });
    expect(a.app.user.asked.at(-1)?.details).toContain(
      'Somebody has paid, and the payment may be lost. Refresh instead to accept it.',
    );
  });
});

describe('giving up', () => {
  it('asks nothing of the service when the answer is no', async () => {
    const row = await waitingReceive();
    a.app.user.agrees = false;
    expect(await fail(row.key)).toEqual({ outcome: 'aborted' });
    expect(await held()).toBe(1);
  });

  it('looks again after the question, which may have stood there for hours', async () => {
    const row = await waitingReceive();
    a.app.user.whileAsked = () => {
      const kept = a.app.ports.holdings.of({ walletId, service: 'practice', numbering: 'documentEra' });
      kept.keepTransfer(assetId, { ...kept.transfer(row.key)!, status: 1 }, Date.now());
    };
    expect(await a.app.failure('transfers.fail', { walletId, key: row.key })).toMatchObject({
      facts: { because: 'state', status: '1' },
    });
    expect(await held()).toBe(1);
  });

  it('asks once more where it was paid while the question stood there', async () => {
    const row = await waitingReceive();
    const details = () => a.app.user.asked.map((one) => one.details).filter((one) => one.length > 0);
    const before = details().length;
    a.app.user.whileAsked = () => {
      a.app.user.whileAsked = () => {
        a.app.user.agrees = false;
      };
      const kept = a.app.ports.holdings.of({ walletId, service: 'practice', numbering: 'documentEra' });
      const paid = { ...kept.transfer(row.key)!, txid: 'a'.repeat(64) };
      kept.keepTransfer(assetId, paid, Date.now());
    };
    expect(await fail(row.key)).toEqual({ outcome: 'aborted' });
    const [first, second] = details().slice(before);
    expect(first?.join(' ')).toContain('If someone has already paid');
    expect(second?.join(' ')).toContain('Somebody has paid, and the payment may be lost.');
    expect(await held()).toBe(1);
  });

  it('says that nothing failed where the transfer moved on meanwhile', async () => {
    const row = await waitingReceive();
    answerOnce(
      a.app,
      'failtransfers',
      { error: 'CannotFailBatchTransfer', message: 'cannot be set to failed' },
      400,
    );
    expect(await fail(row.key)).toEqual({ outcome: 'nothingFailed' });
  });

  it.each([
    ['says yes and did not', { failed: true }],
    ['says no', { failed: false }],
    ['says only that it is done', { message: 'done' }],
  ])('reads what came of it where the service %s', async (_, body) => {
    const row = await waitingReceive();
    answerOnce(a.app, 'failtransfers', body);
    expect(await fail(row.key)).toEqual({ outcome: 'nothingFailed' });
    expect((await read(row.key)).state).toBe('waitingForThem');
  });

  it('reads what came of it where the answer is lost, and asks once', async () => {
    const row = await waitingReceive();
    a.app.practice.faults.once({ kind: 'loseAnswer', endpoint: 'failtransfers' });
    expect(await fail(row.key)).toEqual({ outcome: 'failed' });
    expect((await read(row.key)).state).toBe('cancelled');
  });

  it('is the person’s doing only where they asked for it: what the service ends by itself has failed', async () => {
    const row = await waitingReceive();
    // Asked, and the service did nothing.
    answerOnce(a.app, 'failtransfers', { failed: false });
    expect(await fail(row.key)).toEqual({ outcome: 'nothingFailed' });
    await a.api.failTransfers({ batchTransferIdx: row.batchTransferIdx });
    await a.refresh();
    expect(await read(row.key)).toMatchObject({ state: 'failed', cancelledAtMs: null });
    expect((await page({ states: ['failed'] })).total).toBe(1);
    expect((await page({ states: ['cancelled'] })).total).toBe(0);
  });

  it('says what went wrong where the question never arrived', async () => {
    const row = await waitingReceive();
    a.app.practice.faults.once({ kind: 'loseRequest', endpoint: 'failtransfers' });
    expect((await a.app.failure('transfers.fail', { walletId, key: row.key })).code).toBe(
      'SERVICE_UNREACHABLE',
    );
    expect((await read(row.key)).state).toBe('waitingForThem');
  });

  it('takes the service’s word where the lists cannot be read after it', async () => {
    const row = await waitingReceive();
    answerOnce(a.app, 'failtransfers', { failed: true });
    answerOnce(a.app, 'listassets', { nia: 7 });
    expect(await fail(row.key)).toEqual({ outcome: 'failed' });
  });

  it('of what nobody knows is refused', async () => {
    for (const key of ['', 'rgb:none#1', `${assetId}#999`]) {
      expect(await a.app.failure('transfers.fail', { walletId, key })).toEqual({
        code: 'TRANSFER_UNKNOWN',
        facts: {},
      });
      expect((await a.app.failure('transfers.read', { walletId, key })).code).toBe('TRANSFER_UNKNOWN');
      expect((await a.app.failure('transfers.label', { walletId, key, label: 'x' })).code).toBe(
        'TRANSFER_UNKNOWN',
      );
    }
  });
});

describe('what cannot be', () => {
  it.each([
    ['status', { status: 77 }],
    ['kind', { kind: 77 }],
  ])(
    'G38: an unknown %s is shown as unknown, with its number, and nothing is done about it',
    async (name, odd) => {
      const row = await waitingReceive();
      await listInstead((list) => list.map((one) => (one['kind'] === 1 ? { ...one, ...odd } : one)));
      const { changes } = await a.refresh();
      expect(changes).toMatchObject([{ kind: 'stateChanged', state: 'unknown' }]);
      later(26 * 60_000);
      expect(await read(row.key)).toMatchObject({
        state: 'unknown',
        [name]: 77,
        canFail: { can: false, because: 'unknownState' },
      });
      expect(await a.app.failure('transfers.fail', { walletId, key: row.key })).toMatchObject({
        code: 'TRANSFER_STATE',
        facts: { because: 'unknownState' },
      });
    },
  );

  it('G39: a transfer that is listed no more stays, with an alarm, and is not acted on', async () => {
    const row = await waitingReceive();
    await a.app.get('transfers.label', { walletId, key: row.key, label: 'From Ann' });
    await listInstead((list) => list.filter((one) => one['kind'] !== 1));
    expect((await a.refresh()).changes).toMatchObject([{ kind: 'alarm', key: row.key, direction: 'in' }]);
    expect(await read(row.key)).toMatchObject({
      alarm: 'missing',
      label: 'From Ann',
      canFail: { can: false, because: 'unknownState' },
    });
    // The service tells of it again, and all is as it was.
    await a.refresh();
    expect(await read(row.key)).toMatchObject({ alarm: null, canFail: { can: true } });
  });

  it('G39: a settled one that fails is an alarm, and stays settled in its history', async () => {
    await a.refresh();
    const { key } = (await page()).rows[0]!;
    await listInstead((list) => list.map((one) => ({ ...one, status: 3 })));
    expect((await a.refresh()).changes).toMatchObject([{ kind: 'alarm', key, state: 'failed' }]);
    const detail = await read(key);
    expect(detail).toMatchObject({ alarm: 'settledThenFailed', state: 'failed' });
    expect(detail.history.map(({ statusName }) => statusName)).toEqual(['settled', 'failed']);
  });

  it('G30: times that cannot be are unknown, and nothing expires by them', async () => {
    const row = await waitingReceive();
    await listInstead((list) =>
      list.map((one) => ({
        ...one,
        created_at: 1_753_268_802_000,
        updated_at: -1,
        expiration: 253_402_300_799,
      })),
    );
    await a.refresh();
    expect(await read(row.key)).toMatchObject({
      createdAtMs: null,
      updatedAtMs: null,
      expiresAtMs: null,
      state: 'waitingForThem',
    });
  });

  it('one number for two transfers is refused, and nothing of it kept', async () => {
    await a.refresh();
    const before = await page();
    await listInstead((list) => [...list, ...list]);
    expect(await a.app.failure('wallet.refresh', { walletId })).toMatchObject({
      code: 'SERVICE_ANSWER',
      facts: { endpoint: '/wallet/listtransfers', problem: 'shape' },
    });
    expect(await page()).toEqual(before);
  });

  it('G23: a list of more than there can be is refused, and what was known stays', async () => {
    await a.refresh();
    const before = await page();
    answerOnce(a.app, 'listtransfers', `[${'0,'.repeat(250_000)}0]`);
    expect(await a.app.failure('wallet.refresh', { walletId })).toMatchObject({
      facts: { problem: 'tooLarge', detail: 'a list of more than 250000' },
    });
    expect(await page()).toEqual(before);
  });
});

describe('another numbering', () => {
  it('G38: is chosen with the connection, names what was told before, and is found out where it was wrong', async () => {
    const row = await waitingReceive();
    const baseUrl = await a.app.practice.baseUrl();
    const connect = (numbering: 'documentEra' | 'beta7') =>
      a.app.get('wallet.connect', {
        walletId,
        connection: { kind: 'remote', baseUrl, dialect: 'document', numbering },
      });
    await connect('documentEra');
    await a.app.get('wallet.register', { walletId });
    await a.refresh();
    expect((await read(row.key)).statusName).toBe('waitingCounterparty');
    await connect('beta7');
    expect(await read(row.key)).toMatchObject({ statusName: 'initiated', state: 'waitingForYou', status: 0 });
    expect((await page({ states: ['waitingForYou'] })).total).toBe(1);
    // The service of the document's month lists an invoice that nobody has paid, and a fund that has come.
    await a.refresh();
    expect((await read(row.key)).statusName).toBe('waitingCounterparty');
    const wallet = a.app.ports.settings.read().wallets.find(({ id }) => id === walletId);
    expect(wallet?.connection).toMatchObject({ kind: 'remote', numbering: 'beta5' });
  });
});

describe('a label', () => {
  it('is kept here, found by, and taken away again', async () => {
    const row = await waitingReceive();
    expect(
      await a.app.get('transfers.label', { walletId, key: row.key, label: ' Rent for May ' }),
    ).toMatchObject({
      key: row.key,
      label: 'Rent for May',
    });
    await a.refresh();
    expect((await page({ text: 'rent' })).rows).toMatchObject([{ key: row.key }]);
    await a.app.get('transfers.label', { walletId, key: row.key, label: null });
    expect((await page({ text: 'rent' })).total).toBe(0);
  });
});

describe('a page', () => {
  it('is of no age before the first refresh, and asks no service', async () => {
    expect(await page()).toEqual({ total: 0, rows: [], asOfMs: null });
    await a.refresh();
    await a.app.practice.close();
    const { total, asOfMs } = await page();
    expect([total, asOfMs === null]).toEqual([1, false]);
  });

  it('finds by asset, direction and text', async () => {
    const gold = await a.issue('GOLD', 5n);
    const row = await waitingReceiveOf(gold);
    expect((await page({ assetId: gold })).total).toBe(2);
    expect((await page({ direction: 'in' })).rows).toMatchObject([{ key: row.key }]);
    expect((await page({ text: 'gold' })).total).toBe(2);
    expect((await page({ text: (await read(row.key)).recipientId ?? 'none' })).rows).toMatchObject([
      { key: row.key },
    ]);
  });

  async function waitingReceiveOf(id: string): Promise<TransferRow> {
    await a.api.createInvoice({ assetId: id, amount: 250n });
    await a.refresh();
    return other();
  }
});

describe('an export', () => {
  it('is what the filter shows, in the asset’s precision and in base units', async () => {
    const row = await waitingReceive();
    await a.app.get('transfers.label', { walletId, key: row.key, label: '=cmd|"/c calc"!A1, twice' });
    const exported = await a.app.get('transfers.exportCsv', {
      walletId,
      filter: { ...all, direction: 'in' },
    });
    const [saved] = a.app.saved;
    expect(exported).toEqual({ savedAs: saved?.name, rows: 1 });
    expect(saved?.name).toMatch(/^transfers-\d{4}-\d\d-\d\d\.csv$/);
    const [head, line, rest] = saved!.text.split('\r\n');
    expect(head?.split(',').slice(3, 11)).toEqual([
      'ticker',
      'asset id',
      'direction',
      'state',
      'status number',
      'kind',
      'amount',
      'units',
    ]);
    expect(line).toContain(`,TEST,${assetId},in,waitingForThem,0,receiveBlind,2.50,250,`);
    expect(line).toContain(`,"'=cmd|""/c calc""!A1, twice",`);
    expect([head?.split(',').at(-1), line?.split(',').at(-1)]).toEqual(['ground', 'told']);
    expect(rest).toBe('');
  });

  it('says of each row whether it is known by a transaction signed here, or only told', async () => {
    const { txid } = await handedOver(true);
    await a.app.get('transfers.exportCsv', { walletId, filter: all });
    const [, ...rows] = a.app.saved[0]!.text.trimEnd().split('\r\n');
    const grounds = rows.map((row) => [row.includes(txid ?? '?'), row.split(',').at(-1)]);
    expect(grounds).toHaveLength(2);
    expect(grounds).toEqual(
      expect.arrayContaining([
        [true, 'book'],
        [false, 'told'],
      ]),
    );
  });

  it('names nothing where the person turned back', async () => {
    await a.refresh();
    a.app.user.agrees = false;
    expect(await a.app.get('transfers.exportCsv', { walletId, filter: all })).toEqual({
      savedAs: null,
      rows: 1,
    });
    expect(a.app.saved).toEqual([]);
  });

  it('has as many lines as there are transfers, however many windows that takes', async () => {
    await a.refresh();
    const kept = a.app.ports.holdings.of({ walletId, service: 'practice', numbering: 'documentEra' });
    const [one] = kept.pageTransfers(all, { offset: 0, limit: 1, nowMs: 0 }).rows;
    kept.keepTransfers(
      assetId,
      Array.from({ length: 2_500 }, (_, idx) => ({ ...one!, idx })),
      Date.now(),
    );
    const { rows } = await a.app.get('transfers.exportCsv', { walletId, filter: all });
    expect(rows).toBe((await page()).total);
    const lines = a.app.saved[0]!.text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(rows + 1);
    expect(new Set(lines).size).toBe(rows + 1);
  });
});

it('an asset that an open invoice waits for is read before the service lists it', async () => {
  const theirs = await a.bob.issue('BOBS', 500);
  const made = await a.api.createInvoice({ assetId: theirs, amount: 5n });
  const kept = a.app.ports.holdings.of({ walletId, service: 'practice', numbering: 'documentEra' });
  kept.addInvoice({
    invoice: made.invoice,
    assetId: theirs,
    amount: 5n,
    recipientId: made.recipientId,
    kind: 'blinded',
    provedOurs: null,
    batchTransferIdx: made.batchTransferIdx,
    createdAtMs: Date.now(),
    expiresAtMs: made.expiresAtMs,
    endpoints: [],
    slot: null,
    warnings: [],
  });
  await a.refresh();
  expect((await page({ assetId: theirs })).rows).toMatchObject([{ state: 'waitingForThem', amount: '5' }]);
  expect(kept.invoice(made.invoice)?.told?.statusName).toBe('waitingCounterparty');
});
