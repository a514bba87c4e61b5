import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { invoiceText, readInvoiceText, type Invoice } from '../../../src-main/practice/rgb/invoice.ts';
import { answerOnce, assetApp, blinded, makeSlots, read, type AssetApp } from './asset-app.ts';

let a: AssetApp;
let assetId: string;
beforeEach(async () => {
  a = await assetApp(4);
  assetId = await a.issue('TEST', 100_000n);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const create = (amount = '300', of = assetId) =>
  a.app.get('invoices.create', { walletId: a.walletId, assetId: of, amount });
const refused = (amount = '300', of = assetId) =>
  a.app.failure('invoices.create', { walletId: a.walletId, assetId: of, amount });
const kept = async () => (await a.app.get('invoices.list', { walletId: a.walletId })).invoices;
const readText = async (text: string) =>
  (await a.app.get('invoices.read', { walletId: a.walletId, text })).invoices;

interface Answer {
  recipient_id: string;
  expiration_timestamp: number | null;
  batch_transfer_idx: number;
}

/** The next invoice that the service makes, with one thing in it changed by a dishonest service. */
async function nextInvoice(change: (invoice: Invoice, answer: Answer) => Partial<Invoice>) {
  const { invoice, recipientId, expiresAtMs, batchTransferIdx } = await a.api.createInvoice({
    assetId,
    amount: 300n,
  });
  const honest = readInvoiceText(invoice);
  if (honest === null) throw new Error('the service cannot read its own invoice');
  const answer: Answer = {
    recipient_id: recipientId,
    expiration_timestamp: Math.floor((expiresAtMs ?? 0) / 1000),
    batch_transfer_idx: batchTransferIdx,
  };
  const text = invoiceText({ ...honest, ...change(honest, answer) });
  answerOnce(a.app, 'create', { ...answer, invoice: text });
}

describe('an invoice of ours', () => {
  it('is for what was asked, names the slot that it holds, and is kept', async () => {
    const made = await create();
    const held = (await a.api.listUnspents()).filter(({ pendingBlinded }) => pendingBlinded > 0);
    expect(held).toHaveLength(1);
    expect(made).toMatchObject({
      assetId,
      amount: '300',
      kind: 'blinded',
      provedOurs: null,
      slot: { txid: held[0]?.txid, vout: held[0]?.vout },
      state: 'waitingForThem',
      asOfMs: null,
      txid: null,
      warnings: [],
      endpoints: ['rpcs://practice.invalid/json-rpc'],
    });
    expect(read(made.invoice)).toMatchObject({ assetId, asked: { kind: 'amount', amount: 300n } });
    expect(made.expiresAtMs).toBe(Number(read(made.invoice).expiryUnixSeconds) * 1000);
    expect(await kept()).toEqual([made]);
    const second = await create('7');
    expect((await kept()).map(({ amount }) => amount)).toEqual(['7', '300']);
    expect(second.slot).not.toEqual(made.slot);
  });

  it('for a witness is proved ours by our own derivation, and holds no slot', async () => {
    a.app.practice.faults.once({ kind: 'witnessInvoice', endpoint: 'create' });
    const made = await create();
    expect(made).toMatchObject({ kind: 'witness', slot: null });
    expect(made.provedOurs?.path).toMatch(/^m\/86'\/827167'\/0'\/0\/\d+$/);
    expect(made.provedOurs?.address).toMatch(/^bcrt1p/);
    const [, , , , , index] = made.provedOurs?.path.split('/') ?? [];
    const [record] = a.app.ports.settings.read().wallets;
    expect(record?.highestIndex.colored).toBeGreaterThanOrEqual(Number(index));
  });

  it('is refused where another kind was asked for than came back, and is not kept', async () => {
    a.app.practice.faults.once({ kind: 'witnessInvoice', endpoint: 'create' });
    const asked = { walletId: a.walletId, assetId, amount: '300', kind: 'blinded' } as const;
    expect(await a.app.failure('invoices.create', asked)).toMatchObject({
      code: 'INVOICE_NOT_AS_ASKED',
      facts: { field: 'recipient', asked: 'a blinded recipient' },
    });
    expect(await kept()).toEqual([]);
    expect(await a.app.get('invoices.create', asked)).toMatchObject({ kind: 'blinded' });
  });

  it('is not asked of a service that lets nobody choose an output of its own', async () => {
    const asked = { walletId: a.walletId, assetId, amount: '300', kind: 'witness' } as const;
    expect(await a.app.failure('invoices.create', asked)).toMatchObject({
      code: 'SERVICE_CANNOT',
      facts: { what: 'witnessInvoice' },
    });
    expect((await a.api.listUnspents()).filter(({ pendingBlinded }) => pendingBlinded > 0)).toEqual([]);
  });

  describe('for any asset, labelled and listed under no asset', () => {
    const refresh = () => a.refresh();
    const rows = async () => {
      const filter = { assetId: null, states: [], direction: 'in' as const, text: '' };
      const page = { walletId: a.walletId, filter, offset: 0, limit: 10 };
      return (await a.app.get('transfers.page', page)).rows;
    };
    /** As the two lists tell of it, before it is paid and after. */
    async function labelled() {
      const made = await create('5', '');
      const { holdings } = a.app.ports;
      const [row] = holdings
        .of({ walletId: a.walletId, service: 'practice', numbering: 'documentEra' })
        .invoices();
      const listed = { idx: 9, batch_transfer_idx: row?.batchTransferIdx, recipient_id: made.recipientId };
      const open = { ...listed, kind: 1, status: 0, amount: null, txid: null, transport_endpoints: [] };
      // The list without an asset is asked for first, and then the asset's.
      answerOnce(a.app, 'listtransfers', [open]);
      answerOnce(a.app, 'listtransfers', []);
      await refresh();
      const [before] = await rows();
      expect(before).toMatchObject({ assetId: '', state: 'waitingForThem', alarm: null });
      await a.app.get('transfers.label', { walletId: a.walletId, key: before?.key ?? '', label: 'rent' });
      return { made, open, paid: { ...open, status: 2, amount: 5, txid: 'ab'.repeat(32) } };
    }

    it('stays one transfer when it is paid, with its label, and raises no alarm', async () => {
      const { made, paid } = await labelled();
      answerOnce(a.app, 'listtransfers', []);
      answerOnce(a.app, 'listtransfers', [paid]);
      const { changes } = await refresh();
      expect(changes).toMatchObject([{ kind: 'stateChanged', state: 'settled', assetId }]);
      expect(await rows()).toMatchObject([{ assetId, state: 'settled', label: 'rent', alarm: null }]);
      expect(await kept()).toMatchObject([{ invoice: made.invoice, state: 'settled' }]);
    });

    it.each<[string, boolean, object]>([
      ['is one where it moves between the reading of the two lists', true, { state: 'settled', alarm: null }],
      ['is missing where every list was read and none has it', false, { assetId: '', alarm: 'missing' }],
    ])('%s', async (_, moves, row) => {
      const { open, paid } = await labelled();
      answerOnce(a.app, 'listtransfers', moves ? [open] : []);
      answerOnce(a.app, 'listtransfers', moves ? [paid] : []);
      await refresh();
      expect(await rows()).toMatchObject([{ label: 'rent', ...row }]);
    });

    it('is not missing where it may be in the list of an asset that cannot be read', async () => {
      await labelled();
      answerOnce(a.app, 'listtransfers', []);
      answerOnce(a.app, 'listtransfers', { error: 'InternalServerError', message: 'later' }, 400);
      expect((await a.app.failure('wallet.refresh', { walletId: a.walletId })).code).toBe('SERVICE_ERROR');
      expect(await rows()).toMatchObject([{ assetId: '', label: 'rent', alarm: null }]);
    });
  });

  it('says that its time is over, and another one’s state is never taken for its', async () => {
    const made = await create();
    const other = await create('8');
    vi.spyOn(Date, 'now').mockReturnValue((other.expiresAtMs ?? 0) + 1);
    expect(await kept()).toMatchObject([{ state: 'expired' }, { state: 'expired' }]);
    vi.restoreAllMocks();
    const idx = other.batchTransferIdx;
    answerOnce(a.app, 'status', {
      ...{ idx, batch_transfer_idx: idx, created_at: 1_700_000_000, updated_at: 1_700_000_000, status: 2 },
      ...{ amount: 300, kind: 1, txid: 'ab'.repeat(32), recipient_id: other.recipientId, receive_utxo: null },
      ...{ change_utxo: null, expiration: null, transport_endpoints: [] },
    });
    const ask = { walletId: a.walletId, invoice: made.invoice };
    expect(await a.app.failure('invoices.status', ask)).toMatchObject({ code: 'SERVICE_ANSWER' });
    expect(await kept()).toMatchObject([{ asOfMs: null }, { asOfMs: null }]);
    const foreign = (await a.bob.invoice('', 3)).invoice;
    expect(await a.app.failure('invoices.status', { ...ask, invoice: foreign })).toEqual({
      code: 'TRANSFER_UNKNOWN',
      facts: {},
    });
  });

  it('needs a free slot, a known asset and an amount', async () => {
    for (let slots = 3; slots > 0; slots -= 1) await create();
    expect(await refused()).toEqual({ code: 'NO_FREE_SLOT', facts: { purpose: 'receive' } });
    await makeSlots(a.app, a.walletId, 1);
    const unknown = 'rgb:lXijPaL7-gDQZASh-f3x8kzZ-clunObs-mrAyGXq-GekWcb0';
    expect(await refused('1', unknown)).toEqual({ code: 'ASSET_UNKNOWN', facts: { assetId: unknown } });
    expect(await refused('0')).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await refused('1', 'rgb:nothing')).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await kept()).toHaveLength(3);
  });
});

describe('an invoice that is not what was asked is neither shown nor kept', () => {
  const notAsAsked = (field: string, asked: unknown, got: unknown) => ({
    code: 'INVOICE_NOT_AS_ASKED',
    facts: { field, asked, got },
  });
  const any = expect.any(String) as string;

  it.each<[string, RegExp, string, string]>([
    ['one of an older kind', /^rgb:([^/]+)\/.*$/, 'rgb:$1/RGB20/300+utxob:egXsFnw-5Eud7WKYn', 'olderLayout'],
    ['something that cannot be read', /^.*$/, 'rgb:~/~/~/\u202ebcrt', 'characters'],
  ])('%s, whose slot the service is asked to give back', async (_, whole, by, got) => {
    const { invoice, recipientId, batchTransferIdx } = await a.api.createInvoice({ assetId, amount: 300n });
    const held = async () => (await a.app.get('wallet.overview', { walletId: a.walletId })).slots?.held;
    expect(await held()).toBe(1);
    answerOnce(a.app, 'create', {
      ...{ invoice: invoice.replace(whole, by), recipient_id: recipientId, expiration_timestamp: null },
      batch_transfer_idx: batchTransferIdx,
    });
    expect(await refused()).toEqual(notAsAsked('form', any, got));
    expect(await held()).toBe(0);
    expect(await kept()).toEqual([]);
  });

  it.each<[string, Parameters<typeof nextInvoice>[0], readonly [string, unknown, unknown]]>([
    ['G05: any asset', () => ({ contract: null }), ['asset', any, '~']],
    ['G06: another unit', () => ({ amount: 30_000n }), ['amount', '300', '30000']],
    ['G06: an open amount', () => ({ amount: null }), ['amount', '300', '~']],
    [
      'G07: another network',
      ({ recipientId }, answer) => {
        answer.recipient_id = recipientId.replace('bcrt:', 'tb3:');
        return { recipientId: answer.recipient_id };
      },
      ['network', 'regtest', 'testnet3'],
    ],
    ['G08: another expiry than the one that is told', () => ({ expiresAtSeconds: 7 }), ['expiry', any, '7']],
    [
      'no place to deliver to',
      () => ({ endpoints: ['https://proxy.example/'] }),
      ['endpoints', 'rpcs:// or rpc://', 'https://proxy.example/'],
    ],
  ])('%s', async (_, change, refusal) => {
    await nextInvoice(change);
    expect(await refused()).toEqual(notAsAsked(...refusal));
    expect(await kept()).toEqual([]);
  });

  it('G08: a far expiry, none, and an unencrypted place to deliver to are warned of', async () => {
    const far = Math.floor(Date.now() / 1000) + 31 * 86_400;
    for (const [told, warnings] of [
      [far, ['farExpiry']],
      [null, ['noExpiry']],
    ] as const) {
      await nextInvoice((_, answer) => {
        answer.expiration_timestamp = told;
        return { expiresAtSeconds: told };
      });
      expect(await create()).toMatchObject({ warnings, expiresAtMs: told && told * 1000 });
    }
    await nextInvoice(() => ({ endpoints: ['rpc://proxy.example/json-rpc'] }));
    expect(await create()).toMatchObject({ warnings: ['plainEndpoint'] });
  });

  it('another recipient than the answer’s, somebody else’s output, or one that was handed out before', async () => {
    const to = (recipientId: string) =>
      nextInvoice((_, answer) => {
        answer.recipient_id = recipientId;
        return { recipientId };
      });
    const theirs = await blinded(a.bob, assetId, 300);
    await nextInvoice(() => ({ recipientId: theirs.recipientId }));
    expect(await refused()).toMatchObject({ facts: { field: 'recipient', got: theirs.recipientId } });
    a.app.practice.faults.once({ kind: 'witnessInvoice', endpoint: 'create' });
    await to(read((await a.bob.invoice(assetId, 300)).invoice).recipientId);
    expect(await refused()).toMatchObject({
      code: 'INVOICE_NOT_AS_ASKED',
      facts: { field: 'recipient', asked: 'an asset output of this wallet' },
    });
    for (const { batchTransferIdx, statusName } of await a.api.listTransfers(assetId))
      if (statusName === 'waitingCounterparty') await a.api.failTransfers({ batchTransferIdx });
    const { recipientId } = await create();
    await to(recipientId);
    expect(await refused()).toMatchObject({
      code: 'INVOICE_USED',
      facts: { recipient: recipientId, by: 'invoice' },
    });
  });
});

describe('reading invoices', () => {
  it('reads a table in the assets’ own precision', async () => {
    const fixed = (await a.bob.invoice(assetId, 300)).invoice;
    a.app.practice.faults.once({ kind: 'witnessInvoice', endpoint: 'create' });
    const output = (await a.bob.invoice(assetId, 40)).invoice;
    const text = `Sats;amount;asset;invoice\n;12.5;${assetId};${await open()}\n;3;;${fixed}\n1500;;;${output}`;
    expect(await readText(text)).toMatchObject([
      { line: 2, assetId, amount: '1250', witnessSats: null, refusal: null },
      { line: 3, assetId, amount: '300' },
      { line: 4, assetId, amount: '40', witnessSats: 1_500, kind: 'witness' },
    ]);
  });
  const open = async () => (await a.bob.invoice('', 5)).invoice.replace(/^(rgb:~\/~)\/[^/]+\//, '$1/~/');

  it('leaves an amount that can mean two to the person, and an asset’s decimals to the asset', async () => {
    const named = { ticker: 'MILLI', name: 'Three decimals' };
    const { assetId: thrice } = await a.api.issueAssetNia({
      ...named,
      amounts: [100_000_000n],
      precision: 3,
    });
    const invoice = await open();
    const rows = [`${invoice};${thrice};1,000`, `${invoice};${thrice};1.000`].map(
      (row) => `invoice;asset;amount\n${row}`,
    );
    const read = await Promise.all([...rows, `${invoice};1.5`, `${invoice}#for May`].map(readText));
    expect(read.flat()).toMatchObject([
      { amount: null, amountWritten: '1,000', refusal: null },
      { amount: '1000', amountWritten: null },
      { invoice, assetId: null, amount: null, amountWritten: '1.5' },
      { invoice, notRead: '#for May' },
    ]);
  });

  it('names what is wrong with a row, each in its place, and reads the others', async () => {
    const fixed = (await a.bob.invoice(assetId, 300)).invoice;
    const anyAsset = (await a.bob.invoice('', 5)).invoice;
    const unknown = 'rgb:lXijPaL7-gDQZASh-f3x8kzZ-clunObs-mrAyGXq-GekWcb0';
    const rows = [
      [`${fixed};;3.01;`, 'csvAmountDiffers'],
      [`${fixed};;3.001;`, 'csvDecimals'],
      [`${fixed};;3,0,0;`, 'csvAmount'],
      [`${fixed};${unknown};;`, 'csvAssetDiffers'],
      [`${fixed};nothing;;`, 'csvAsset'],
      [`${fixed};;;1000`, 'csvSats'],
      [`${anyAsset};;5;`, 'csvPrecision'],
      [`${anyAsset};${unknown};5;`, 'csvPrecision'],
      [`${fixed};;184467440737095516.16;`, 'csvTooMuch'],
      [`${fixed};;`, 'csvFields'],
      [`nonsense;;;`, 'scheme'],
      [`${fixed};;3.00;`, 'ok'],
    ];
    const items = await readText(['invoice;asset;amount;sats', ...rows.map(([row]) => row)].join('\n'));
    expect(items.map((item) => [item.line, item.readable ? 'ok' : item.problem])).toEqual(
      rows.map(([, problem], at) => [at + 2, problem]),
    );
  });

  it('says why one cannot be paid: own, repeated, expired, for another network, without an amount or a place', async () => {
    const theirs = (await a.bob.invoice(assetId, 300)).invoice;
    const rows = [
      [(await create()).invoice, 'ours'],
      [theirs, null],
      [theirs, 'repeated'],
      [theirs.replace(/expiry=\d+/, 'expiry=1700000000'), 'expired'],
      [theirs.replace('bcrt:', 'bc:'), 'otherNetwork'],
      [theirs.replace(/\/[^/]+\/bcrt:/, '//bcrt:'), 'notAnAmount'],
      [theirs.replace(/endpoints=.*/, 'endpoints=https://x.example/'), 'endpointRefused'],
    ];
    const items = await readText(rows.map(([text]) => text).join('\n'));
    expect(items.map((item) => (item.readable ? item.refusal : item.problem))).toEqual(
      rows.map(([, refusal]) => refusal),
    );
  });

  it('G09, G10: shows both where the service reads one otherwise, and refuses it', async () => {
    const { invoice } = await a.bob.invoice(assetId, 300);
    const { recipientId } = await blinded(a.bob, assetId, 1);
    const body = (change: object) => ({
      recipient_id: read(invoice).recipientId,
      asset_id: assetId,
      amount: '300',
      expiration_timestamp: Number(read(invoice).expiryUnixSeconds),
      transport_endpoints: ['rpcs://practice.invalid/json-rpc'],
      ...change,
    });
    answerOnce(a.app, 'decodergbinvoice', body({ recipient_id: recipientId, amount: 3_000 }));
    expect(await readText(invoice)).toMatchObject([
      {
        refusal: 'serviceDiffers',
        differs: [
          { field: 'recipient', here: read(invoice).recipientId, service: recipientId },
          { field: 'amount', here: '300', service: '3000' },
        ],
      },
    ]);
    answerOnce(a.app, 'decodergbinvoice', body({ amount: '0300' }));
    expect(await readText(invoice)).toMatchObject([
      { refusal: 'serviceDiffers', differs: [{ field: 'answer' }] },
    ]);
    answerOnce(a.app, 'decodergbinvoice', { error: 'InvalidInvoice', message: 'older' }, 400);
    expect(await readText(invoice)).toMatchObject([{ refusal: null, differs: null }]);
  });
});
