import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { TransferRow } from '../../../src-preload/contract/index.ts';
import type { HandedOver, KeptTransfer } from '../../../src-main/ports/index.ts';
import { everyTransfer, keptOf, pageOf } from './app.ts';
import { answerOnce, freshApp, wireTransfer } from './asset-app.ts';
import { fails, failsWith } from './fails.ts';

const a = freshApp({ sats: 1_000, issued: [100_000n] });

const page = (filter: Parameters<typeof pageOf>[2] = {}) => pageOf(a.app, a.walletId, filter);
const read = (key: string) => a.get('transfers.read', { key });
const fail = (key: string) => a.get('transfers.fail', { key });
const kept = () => keptOf(a.app, a.walletId);
const held = async () =>
  (await a.api.listUnspents()).filter(({ pendingBlinded }) => pendingBlinded > 0).length;
const later = (ms: number): void => a.clock.pass(ms);

/** The only transfer that is not the issue. */
async function other(): Promise<TransferRow> {
  const rows = (await page()).rows.filter(({ kindName }) => kindName !== 'issuance');
  expect(rows).toHaveLength(1);
  return rows[0]!;
}
async function waitingReceive(assetId = a.assetId): Promise<TransferRow> {
  await a.api.createInvoice({ assetId, amount: 250n });
  await a.refresh();
  return other();
}
async function handedOver(donation = false): Promise<TransferRow> {
  await a.send([await a.to(300)], { donation });
  await a.refresh();
  return other();
}
/** As the journal is of the send, e.g. between an answer that was lost and the list that tells of it. */
function nowIn(state: HandedOver['state']): void {
  const { signings } = a.app.ports;
  const sends = signings.handedOver(a.walletId).filter(({ kind }) => kind === 'send');
  expect(sends).toHaveLength(1);
  const spy = vi.spyOn(signings, 'handedOver').mockReturnValue(sends.map((flow) => ({ ...flow, state })));
  onTestFinished(() => spy.mockRestore());
}
type Wire = Record<string, unknown>;
/** What the service lists of the asset at this refresh, made from what it lists now. */
async function listed(change: (list: Wire[]) => unknown) {
  const list = (await a.api.listTransfers(a.assetId)).map((one): Wire =>
    wireTransfer({
      ...{ idx: one.idx, batch_transfer_idx: one.batchTransferIdx, status: one.status, kind: one.kind },
      ...{ created_at: (one.createdAtMs ?? 0) / 1_000, updated_at: (one.updatedAtMs ?? 0) / 1_000 },
      ...{ amount: Number(one.amount), txid: one.txid, recipient_id: one.recipientId },
      expiration: one.expiresAtMs === null ? null : one.expiresAtMs / 1_000,
    }),
  );
  answerOnce(a.app, 'listtransfers', change(list));
}
/** Of this kind, something is listed otherwise. */
async function listedAs(kind: 'receive' | 'send', odd: Wire) {
  const number = kind === 'send' ? 3 : 1;
  await listed((list) => list.map((one) => (one['kind'] === number ? { ...one, ...odd } : one)));
  return a.refresh();
}
const cannot = (because: string) => ({ can: false, because });

describe('a send', () => {
  it('that waits for its recipient may be given up, stays live in the journal, and frees what it held', async () => {
    const row = await handedOver();
    expect((await read(row.key)).canFail).toEqual({ can: true });
    expect(await fail(row.key)).toEqual({ outcome: 'failed' });
    expect(a.app.user.asked.at(-1)).toMatchObject({ title: 'Cancel this transfer?', danger: true });
    expect(a.app.user.asked.at(-1)?.details[0]).toBe(`3.00 TEST (${a.assetId.slice(0, 20)}…)`);
    expect(await read(row.key)).toMatchObject({ state: 'cancelled', alarm: null });
    expect(await a.api.assetBalance(a.assetId)).toMatchObject({ spendable: 100_000n });
    // Whoever has the signed transaction may still broadcast it.
    const live = a.app.ports.signings.handedOver(a.walletId).filter(({ kind }) => kind === 'send');
    expect(live).toMatchObject([{ state: 'givenUp' }]);
  });

  it('is ended with the other payments of its transaction, each named in the question', async () => {
    await a.send([await a.to(300), await a.to(45)]);
    await a.refresh();
    const [first, second] = (await page({ direction: 'out' })).rows;
    expect(await fail(first!.key)).toEqual({ outcome: 'failed' });
    const [what, also] = a.app.user.asked.at(-1)?.details ?? [];
    const amountOf = (row: TransferRow) => `${(Number(row.amount) / 100).toFixed(2)} TEST`;
    expect(what).toContain(amountOf(first!));
    const names = `^This also cancels ${amountOf(second!).replace('.', '\\.')} .* to bcrt:utxob:`;
    expect(also).toMatch(new RegExp(names));
    for (const { key } of [first!, second!]) expect((await read(key)).state).toBe('cancelled');
  });

  it('should be accepted by the earlier of two ends: its invoice’s and the service’s', async () => {
    const { key } = await handedOver();
    const ends = (await read(key)).acceptUntilMs;
    expect(ends).toBeLessThan(Date.now() + 3 * 24 * 3_600_000);
    await listedAs('send', { expiration: 4_000_000_000 });
    // The service goes on with it for longer than the invoice lasts: nothing is over by that.
    const far = { acceptUntilMs: ends, expiresAtMs: 4_000_000_000_000, state: 'waitingForThem' };
    expect(await read(key)).toMatchObject(far);
    await listedAs('send', { expiration: Math.floor(Date.now() / 1_000) + 60 });
    expect((await read(key)).acceptUntilMs).toBeLessThan(Date.now() + 61_000);
  });

  it('F07: is not given up while it is not known whether its hand-over arrived, its transaction named or not', async () => {
    const { key } = await handedOver();
    nowIn('handedOver');
    expect((await read(key)).canFail).toEqual(cannot('outcomeUnknown'));
    const facts = { because: 'outcomeUnknown', status: '0' };
    await failsWith(a.failure('transfers.fail', { key }), 'TRANSFER_STATE', facts);
    expect((await a.api.listTransfers(a.assetId)).map(({ statusName }) => statusName)).not.toContain(
      'failed',
    );
    vi.mocked(a.app.ports.signings.handedOver).mockRestore();
    await listedAs('send', { txid: null });
    nowIn('handedOver');
    expect((await read(key)).canFail).toEqual(cannot('outcomeUnknown'));
  });

  it('that was given away at once is not given up, whatever the service says of it', async () => {
    const { key, state } = await handedOver(true);
    expect(state).toBe('confirming');
    await listedAs('send', { status: 0 });
    expect((await read(key)).canFail).toEqual(cannot('handedOver'));
    await fails(a.failure('transfers.fail', { key }), 'TRANSFER_STATE');
  });

  it('that was to be given away at once and was never told of as broadcast may be given up', async () => {
    // As thunderlink does it: it takes the send, and lists it as waiting.
    await a.send([await a.to(300)], { donation: true });
    await listedAs('send', { status: 0 });
    // The practice service did broadcast it, and its list of coins shows it: that is left out here.
    nowIn('accepted');
    expect((await read((await other()).key)).canFail).toEqual({ can: true });
  });
});

it('a receive is expired once its time has passed, and frees its slot when it is given up', async () => {
  const { key } = await waitingReceive();
  later(26 * 60_000);
  expect(await read(key)).toMatchObject({ state: 'expired', canFail: { can: true } });
  expect(await held()).toBe(1);
  expect(await fail(key)).toEqual({ outcome: 'failed' });
  expect(await held()).toBe(0);
});

it('a receive is ours once it has arrived, and then giving it up warns of what is lost', async () => {
  const { key } = await waitingReceive();
  await listedAs('receive', { txid: 'a'.repeat(64) });
  expect((await read(key)).state).toBe('waitingForYou');
  a.app.user.agrees = false;
  expect(await fail(key)).toEqual({ outcome: 'aborted' });
  const lost = 'Somebody has paid, and the payment may be lost. Refresh instead to accept it.';
  expect(a.app.user.asked.at(-1)?.details).toContain(lost);
});

describe('giving up', () => {
  /** What is kept of the transfer changes while the question stands there, which may be for hours. */
  const changesMeanwhile = ({ key }: TransferRow, change: Partial<KeptTransfer>): void => {
    kept().keepTransfer(a.assetId, { ...kept().transfer(key)!, ...change }, Date.now());
  };

  it('looks again after the question, which may have stood there for hours', async () => {
    const row = await waitingReceive();
    a.app.user.whileAsked = () => changesMeanwhile(row, { status: 1 });
    const facts = { because: 'state', status: '1' };
    await fails(a.failure('transfers.fail', { key: row.key }), 'TRANSFER_STATE', facts);
    expect(await held()).toBe(1);
  });

  it('asks once more where it was paid while the question stood there, and nothing of the service after a no', async () => {
    const row = await waitingReceive();
    const details = () => a.app.user.asked.map((one) => one.details).filter((one) => one.length > 0);
    const before = details().length;
    a.app.user.whileAsked = () => {
      a.app.user.whileAsked = () => void (a.app.user.agrees = false);
      changesMeanwhile(row, { txid: 'a'.repeat(64) });
    };
    expect(await fail(row.key)).toEqual({ outcome: 'aborted' });
    const [first, second] = details().slice(before);
    expect(first?.join(' ')).toContain('If someone has already paid');
    expect(second?.join(' ')).toContain('Somebody has paid, and the payment may be lost.');
    expect(await held()).toBe(1);
  });

  const moved = { error: 'CannotFailBatchTransfer', message: 'cannot be set to failed' };
  it.each<[string, object, number]>([
    ['says yes and did not', { failed: true }, 200],
    ['says no', { failed: false }, 200],
    ['says only that it is done', { message: 'done' }, 200],
    ['says that it cannot any more', moved, 400],
  ])('reads what came of it where the service %s', async (_, body, status) => {
    const { key } = await waitingReceive();
    answerOnce(a.app, 'failtransfers', body, status);
    expect(await fail(key)).toEqual({ outcome: 'nothingFailed' });
    expect((await read(key)).state).toBe('waitingForThem');
  });

  it('is the person’s doing only where they asked for it: what the service ends by itself has failed', async () => {
    const row = await waitingReceive();
    // Asked, and the service did nothing.
    answerOnce(a.app, 'failtransfers', { failed: false });
    expect(await fail(row.key)).toEqual({ outcome: 'nothingFailed' });
    await a.api.failTransfers({ batchTransferIdx: row.batchTransferIdx });
    await a.refresh();
    expect(await read(row.key)).toMatchObject({ state: 'failed', cancelledAtMs: null });
    const totals = [
      (await page({ states: ['failed'] })).total,
      (await page({ states: ['cancelled'] })).total,
    ];
    expect(totals).toEqual([1, 0]);
  });

  it('takes the service’s word where the lists cannot be read after it', async () => {
    const row = await waitingReceive();
    answerOnce(a.app, 'failtransfers', { failed: true });
    answerOnce(a.app, 'listassets', { nia: 7 });
    expect(await fail(row.key)).toEqual({ outcome: 'failed' });
  });

  it.each(['', 'rgb:none#1', 'ASSET#999'])(
    'of what nobody knows is refused, as are reading and labelling: %j',
    async (asked) => {
      const key = asked.replace('ASSET', a.assetId);
      await failsWith(a.failure('transfers.fail', { key }), 'TRANSFER_UNKNOWN', {});
      await fails(a.failure('transfers.read', { key }), 'TRANSFER_UNKNOWN');
      await fails(a.failure('transfers.label', { key, label: 'x' }), 'TRANSFER_UNKNOWN');
    },
  );
});

describe('what cannot be', () => {
  it.each(['status', 'kind'])(
    'G38: an unknown %s is shown as unknown, with its number, and nothing is done about it',
    async (name) => {
      const { key } = await waitingReceive();
      const { changes } = await listedAs('receive', { [name]: 77 });
      expect(changes).toMatchObject([{ kind: 'stateChanged', state: 'unknown' }]);
      later(26 * 60_000);
      const unknown = { state: 'unknown', [name]: 77, canFail: cannot('unknownState') };
      expect(await read(key)).toMatchObject(unknown);
      await fails(a.failure('transfers.fail', { key }), 'TRANSFER_STATE', { because: 'unknownState' });
    },
  );

  it('G39: a transfer that is listed no more stays, with an alarm, and is not acted on', async () => {
    const { key } = await waitingReceive();
    await a.get('transfers.label', { key, label: 'From Ann' });
    await listed((list) => list.filter((one) => one['kind'] !== 1));
    expect((await a.refresh()).changes).toMatchObject([{ kind: 'alarm', key, direction: 'in' }]);
    const missing = { alarm: 'missing', label: 'From Ann', canFail: cannot('unknownState') };
    expect(await read(key)).toMatchObject(missing);
    // The service tells of it again, and all is as it was.
    await a.refresh();
    expect(await read(key)).toMatchObject({ alarm: null, canFail: { can: true } });
  });

  it.each<[string, (list: Wire[]) => unknown, object]>([
    ['one number for two transfers', (list) => [...list, ...list], { problem: 'shape' }],
    [
      'G23: a list of more than there can be',
      () => `[${'0,'.repeat(250_000)}0]`,
      { problem: 'tooLarge', detail: 'a list of more than 250000' },
    ],
  ])('%s is refused, and nothing of it kept', async (_, change, facts) => {
    const before = await page();
    await listed(change);
    const endpoint = '/wallet/listtransfers';
    await fails(a.failure('wallet.refresh', {}), 'SERVICE_ANSWER', { endpoint, ...facts });
    expect(await page()).toEqual(before);
  });
});

describe('an export', () => {
  const exported = (direction: 'in' | null = null) =>
    a.get('transfers.exportCsv', { filter: { ...everyTransfer, direction } });
  const saved = () => a.app.saved[0]!.text.trimEnd().split('\r\n');

  it('is what the filter shows, in the asset’s precision and in base units', async () => {
    const { key } = await waitingReceive();
    await a.get('transfers.label', { key, label: '=cmd|"/c calc"!A1, twice' });
    const done = await exported('in');
    const name = a.app.saved[0]?.name;
    expect(done).toEqual({ savedAs: name, rows: 1 });
    expect(name).toMatch(/^transfers-\d{4}-\d\d-\d\d\.csv$/);
    const [head, line, ...rest] = saved();
    const columns = 'ticker,asset id,direction,state,status number,kind,amount,units';
    expect(head?.split(',').slice(3, 11).join()).toBe(columns);
    expect(line).toContain(`,TEST,${a.assetId},in,waitingForThem,0,receiveBlind,2.50,250,`);
    expect(line).toContain(`,"'=cmd|""/c calc""!A1, twice",`);
    expect([head?.split(',').at(-1), line?.split(',').at(-1), rest]).toEqual(['ground', 'told', []]);
  });

  it('says of each row whether it is known by a transaction signed here, or only told', async () => {
    const { txid } = await handedOver(true);
    await exported();
    const grounds = saved()
      .slice(1)
      .map((row) => [row.includes(txid ?? '?'), row.split(',').at(-1)]);
    expect(grounds.sort()).toEqual([
      [false, 'told'],
      [true, 'book'],
    ]);
  });

  it('names nothing where the person turned back', async () => {
    a.app.user.agrees = false;
    expect(await exported()).toEqual({ savedAs: null, rows: 1 });
    expect(a.app.saved).toEqual([]);
  });

  it('has as many lines as there are transfers, however many windows that takes', async () => {
    const [one] = kept().pageTransfers(everyTransfer, { offset: 0, limit: 1, nowMs: 0 });
    const many = Array.from({ length: 2_500 }, (_, idx) => ({ ...one!, idx }));
    kept().keepTransfers(a.assetId, many, Date.now());
    const { rows } = await exported();
    expect(rows).toBe((await page()).total);
    expect([saved().length, new Set(saved()).size]).toEqual([rows + 1, rows + 1]);
  });
});
