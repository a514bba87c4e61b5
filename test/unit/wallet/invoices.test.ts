import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { invoiceText, readInvoice, type Invoice } from '../../../src-main/practice/rgb/invoice.ts';
import {
  answerOnce,
  assetApp,
  blinded,
  makeSlots,
  read,
  sendForm,
  toPay,
  type AssetApp,
} from './asset-app.ts';

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
  const honest = readInvoice(invoice);
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

  it('may be for any asset, where none is named', async () => {
    const made = await create('5', '');
    expect(made).toMatchObject({ assetId: '', amount: '5' });
    expect(read(made.invoice).assetId).toBeNull();
    await a.refresh();
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
      const listed = {
        idx: 9,
        batch_transfer_idx: row?.batchTransferIdx,
        kind: 1,
        recipient_id: made.recipientId,
      };
      const open = { ...listed, status: 0, amount: null, txid: null, transport_endpoints: [] };
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
      const [told] = (await a.app.get('invoices.list', { walletId: a.walletId })).invoices;
      expect(told).toMatchObject({ invoice: made.invoice, state: 'settled' });
    });

    it('is not missing where it may be in the list of an asset that cannot be read', async () => {
      const { paid } = await labelled();
      answerOnce(a.app, 'listtransfers', []);
      answerOnce(a.app, 'listtransfers', { error: 'InternalServerError', message: 'later' }, 400);
      expect((await a.app.failure('wallet.refresh', { walletId: a.walletId })).code).toBe('SERVICE_ERROR');
      expect(await rows()).toMatchObject([{ assetId: '', label: 'rent', alarm: null }]);
      answerOnce(a.app, 'listtransfers', []);
      answerOnce(a.app, 'listtransfers', [paid]);
      await refresh();
      expect(await rows()).toMatchObject([{ assetId, state: 'settled', label: 'rent', alarm: null }]);
    });

    it('is one transfer where it moves between the reading of the two lists', async () => {
      const { open, paid } = await labelled();
      answerOnce(a.app, 'listtransfers', [open]);
      answerOnce(a.app, 'listtransfers', [paid]);
      await refresh();
      expect(await rows()).toMatchObject([{ assetId, state: 'settled', label: 'rent', alarm: null }]);
    });

    it('is missing where every list was read and none has it', async () => {
      await labelled();
      answerOnce(a.app, 'listtransfers', []);
      answerOnce(a.app, 'listtransfers', []);
      await refresh();
      expect(await rows()).toMatchObject([{ assetId: '', label: 'rent', alarm: 'missing' }]);
    });
  });

  it('is paid: its state follows what the service tells, and says when it was told', async () => {
    const theirs = await a.bob.issue('THEIRS', 1_000);
    const made = await create('300', theirs);
    const status = () => a.app.get('invoices.status', { walletId: a.walletId, invoice: made.invoice });
    expect(await status()).toMatchObject({ state: 'waitingForThem', txid: null });
    const asked = {
      recipient_map: {
        [theirs]: [
          {
            recipient_id: made.recipientId,
            amount: 300,
            transport_endpoints: made.endpoints,
          },
        ],
      },
      donation: false,
      fee_rate: 2,
      min_confirmations: 1,
    };
    await a.bob.sendEnd(asked, a.bob.sign(await a.bob.sendBegin(asked)));
    await a.api.refresh();
    const confirming = await status();
    expect(confirming).toMatchObject({
      state: 'confirming',
      txid: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    expect(confirming.asOfMs).not.toBeNull();
    await a.bob.refresh();
    await a.app.get('practice.mine', { blocks: 1 });
    await a.bob.refresh();
    await a.api.refresh();
    expect(await status()).toMatchObject({ state: 'settled', amount: '300' });
    expect(await kept()).toMatchObject([{ state: 'settled' }]);
  });

  it('says that its time is over, and another one’s state is never taken for its', async () => {
    const made = await create();
    const other = await create('8');
    vi.spyOn(Date, 'now').mockReturnValue((other.expiresAtMs ?? 0) + 1);
    expect(await kept()).toMatchObject([{ state: 'expired' }, { state: 'expired' }]);
    vi.restoreAllMocks();
    const idx = other.batchTransferIdx;
    answerOnce(a.app, 'status', {
      idx,
      batch_transfer_idx: idx,
      created_at: 1_700_000_000,
      updated_at: 1_700_000_000,
      status: 2,
      amount: 300,
      kind: 1,
      txid: 'ab'.repeat(32),
      recipient_id: other.recipientId,
      receive_utxo: null,
      change_utxo: null,
      expiration: null,
      transport_endpoints: [],
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

  it('one of an older kind, whose slot the service is asked to give back', async () => {
    const { invoice, recipientId, batchTransferIdx } = await a.api.createInvoice({ assetId, amount: 300n });
    const older = invoice.replace(/^rgb:([^/]+)\/.*$/, 'rgb:$1/RGB20/300+utxob:egXsFnw-5Eud7WKYn-7DVQvcPbc');
    const held = async () => (await a.app.get('wallet.overview', { walletId: a.walletId })).slots?.held;
    expect(await held()).toBe(1);
    answerOnce(a.app, 'create', {
      ...{ invoice: older, recipient_id: recipientId, expiration_timestamp: null },
      batch_transfer_idx: batchTransferIdx,
    });
    expect(await refused()).toEqual(notAsAsked('form', any, 'olderLayout'));
    expect(await held()).toBe(0);
    expect(await kept()).toEqual([]);
  });

  it('G05: another asset, or any', async () => {
    const other = await a.issue('MORE', 5n);
    const contract = readInvoice((await a.bob.invoice(other, 1)).invoice)?.contract ?? null;
    await nextInvoice(() => ({ contract }));
    expect(await refused()).toEqual(notAsAsked('asset', assetId, other));
    await nextInvoice(() => ({ contract: null }));
    expect(await refused()).toEqual(notAsAsked('asset', assetId, '~'));
    expect(await kept()).toEqual([]);
  });

  it('G06: another amount, another unit, or an open one', async () => {
    for (const [amount, got] of [
      [301n, '301'],
      [30_000n, '30000'],
      [null, '~'],
    ] as const) {
      await nextInvoice(() => ({ amount }));
      expect(await refused()).toEqual(notAsAsked('amount', '300', got));
      await freeSlots();
    }
    expect(await kept()).toEqual([]);
  });

  it('G07: another network', async () => {
    await nextInvoice(({ recipientId }, answer) => {
      answer.recipient_id = recipientId.replace('bcrt:', 'tb3:');
      return { recipientId: recipientId.replace('bcrt:', 'tb3:') };
    });
    expect(await refused()).toEqual(notAsAsked('network', 'regtest', 'testnet3'));
  });

  it('G08: an expiry that is over, in milliseconds, or not the one that is told; a far one is warned of', async () => {
    const nowSeconds = Math.floor(Date.now() / 1000);
    for (const [expiresAtSeconds, told] of [
      [nowSeconds - 1, nowSeconds - 1],
      [nowSeconds * 1000, nowSeconds * 1000],
      [nowSeconds + 60, nowSeconds + 3_600],
    ] as const) {
      await nextInvoice((_, answer) => {
        answer.expiration_timestamp = told;
        return { expiresAtSeconds };
      });
      expect(await refused()).toEqual(notAsAsked('expiry', any, String(expiresAtSeconds)));
      await freeSlots();
    }
    const far = nowSeconds + 31 * 86_400;
    await nextInvoice((_, answer) => {
      answer.expiration_timestamp = far;
      return { expiresAtSeconds: far };
    });
    expect(await create()).toMatchObject({ warnings: ['farExpiry'], expiresAtMs: far * 1000 });
    await freeSlots();
    await nextInvoice((_, answer) => {
      answer.expiration_timestamp = null;
      return { expiresAtSeconds: null };
    });
    expect(await create()).toMatchObject({ warnings: ['noExpiry'], expiresAtMs: null });
  });

  it('another recipient than the answer’s, somebody else’s output, or one that was handed out before', async () => {
    const theirs = await blinded(a.bob, assetId, 300);
    await nextInvoice(() => ({ recipientId: theirs.recipientId }));
    expect(await refused()).toMatchObject({ facts: { field: 'recipient', got: theirs.recipientId } });
    a.app.practice.faults.once({ kind: 'witnessInvoice', endpoint: 'create' });
    const output = read((await a.bob.invoice(assetId, 300)).invoice).recipientId;
    await nextInvoice((_, answer) => {
      answer.recipient_id = output;
      return { recipientId: output };
    });
    expect(await refused()).toMatchObject({
      code: 'INVOICE_NOT_AS_ASKED',
      facts: { field: 'recipient', asked: 'an asset output of this wallet' },
    });
    await freeSlots();
    const made = await create();
    await nextInvoice((_, answer) => {
      answer.recipient_id = made.recipientId;
      return { recipientId: made.recipientId };
    });
    expect(await refused()).toMatchObject({
      code: 'INVOICE_USED',
      facts: { recipient: made.recipientId, by: 'invoice' },
    });
  });

  it('no place to deliver to; an unencrypted one is warned of', async () => {
    await nextInvoice(() => ({ endpoints: ['https://proxy.example/'] }));
    expect(await refused()).toEqual(notAsAsked('endpoints', 'rpcs:// or rpc://', 'https://proxy.example/'));
    await nextInvoice(() => ({ endpoints: ['rpc://proxy.example/json-rpc'] }));
    expect(await create()).toMatchObject({ warnings: ['plainEndpoint'] });
  });

  it('something that cannot be read', async () => {
    const { recipientId, batchTransferIdx } = await a.api.createInvoice({ assetId, amount: 300n });
    const answer = { recipient_id: recipientId, batch_transfer_idx: batchTransferIdx };
    answerOnce(a.app, 'create', { ...answer, expiration_timestamp: null, invoice: 'rgb:~/~/~/\u202ebcrt' });
    expect(await refused()).toEqual(notAsAsked('form', 'an invoice', 'characters'));
  });

  /** What was made for the tampered answers still holds its slot. */
  async function freeSlots(): Promise<void> {
    for (const { batchTransferIdx, statusName } of await a.api.listTransfers(assetId))
      if (statusName === 'waitingCounterparty') await a.api.failTransfers({ batchTransferIdx });
  }
});

describe('reading invoices', () => {
  const anAddress = expect.stringMatching(/^bcrt1p/) as string;

  it('reads one as a person would want it said, and the service agrees', async () => {
    const { invoice } = await a.bob.invoice(assetId, 300);
    expect(await readText(`\n  ${invoice} \r\n`)).toEqual([
      {
        readable: true,
        line: 2,
        invoice,
        recipientId: read(invoice).recipientId,
        kind: 'blinded',
        address: null,
        network: 'regtest',
        assetId,
        amount: '300',
        amountWritten: null,
        notRead: null,
        witnessSats: null,
        expiry: 'open',
        expiresAtMs: Number(read(invoice).expiryUnixSeconds) * 1000,
        endpoints: [{ text: 'rpcs://practice.invalid/json-rpc', host: 'practice.invalid', risk: null }],
        unknown: [],
        refusal: null,
        differs: [],
      },
    ]);
  });

  it('reads a table in the assets’ own precision, with commas or semicolons, quoted or not', async () => {
    const fixed = (await a.bob.invoice(assetId, 300)).invoice;
    a.app.practice.faults.once({ kind: 'witnessInvoice', endpoint: 'create' });
    const output = (await a.bob.invoice(assetId, 40)).invoice;
    const anyAmount = (await a.bob.invoice('', 5)).invoice.replace(/^(rgb:~\/~)\/[^/]+\//, '$1/~/');
    expect(read(anyAmount).asked).toEqual({ kind: 'open' });
    const rows = [
      ['Sats', 'amount', 'asset', 'invoice'],
      ['', '12.5', assetId, anyAmount],
      ['', '3', '', fixed],
      ['1500', '', '', output],
    ];
    for (const [delimiter, quote] of [
      [',', '"'],
      [';', ''],
      [';', '"'],
    ] as const) {
      const cell = (value: string) => `${quote}${value}${quote}`;
      const text = `\ufeff${rows.map((row) => row.map(cell).join(delimiter)).join('\r\n')}\r\n`;
      expect(await readText(text)).toMatchObject([
        { line: 2, assetId, amount: '1250', witnessSats: null, refusal: null },
        { line: 3, assetId, amount: '300' },
        { line: 4, assetId, amount: '40', witnessSats: 1_500, kind: 'witness', address: anAddress },
      ]);
    }
  });

  it('leaves an amount that can mean two to the person, and an asset’s decimals to the asset', async () => {
    const { assetId: thrice } = await a.api.issueAssetNia({
      ticker: 'MILLI',
      name: 'Three decimals',
      amounts: [100_000_000n],
      precision: 3,
    });
    const open = (await a.bob.invoice('', 5)).invoice.replace(/^(rgb:~\/~)\/[^/]+\//, '$1/~/');
    expect(await readText(`invoice;asset;amount\n${open};${thrice};1,000`)).toMatchObject([
      { amount: null, amountWritten: '1,000', refusal: null },
    ]);
    expect(await readText(`invoice;asset;amount\n${open};${thrice};1.000`)).toMatchObject([
      { amount: '1000', amountWritten: null },
    ]);
    expect(await readText(`${open};1.5`)).toMatchObject([
      { invoice: open, assetId: null, amount: null, amountWritten: '1.5' },
    ]);
    expect(await readText(`${open}#for May`)).toMatchObject([{ invoice: open, notRead: '#for May' }]);
  });

  it('names what is wrong with a row, each in its place, and reads the others', async () => {
    const fixed = (await a.bob.invoice(assetId, 300)).invoice;
    const anyAsset = (await a.bob.invoice('', 5)).invoice;
    const unknown = 'rgb:lXijPaL7-gDQZASh-f3x8kzZ-clunObs-mrAyGXq-GekWcb0';
    const text = [
      'invoice;asset;amount;sats',
      `${fixed};;3.01;`,
      `${fixed};;3.001;`,
      `${fixed};;3,0,0;`,
      `${fixed};${unknown};;`,
      `${fixed};nothing;;`,
      `${fixed};;;1000`,
      `${anyAsset};;5;`,
      `${anyAsset};${unknown};5;`,
      `${fixed};;184467440737095516.16;`,
      `${fixed};;`,
      `nonsense;;;`,
      `${fixed};;3.00;`,
    ].join('\n');
    const items = await readText(text);
    expect(
      items.map((item) =>
        item.readable ? `${String(item.line)} ok` : `${String(item.line)} ${item.problem}`,
      ),
    ).toEqual([
      '2 csvAmountDiffers',
      '3 csvDecimals',
      '4 csvAmount',
      '5 csvAssetDiffers',
      '6 csvAsset',
      '7 csvSats',
      '8 csvPrecision',
      '9 csvPrecision',
      '10 csvTooMuch',
      '11 csvFields',
      '12 scheme',
      '13 ok',
    ]);
  });

  it('says why one cannot be paid: own, repeated, expired, for another network, without an amount or a place', async () => {
    const own = (await create()).invoice;
    const theirs = (await a.bob.invoice(assetId, 300)).invoice;
    const texts = [
      own,
      theirs,
      theirs,
      theirs.replace(/expiry=\d+/, 'expiry=1700000000'),
      theirs.replace('bcrt:', 'bc:'),
      theirs.replace(/\/[^/]+\/bcrt:/, '//bcrt:'),
      theirs.replace(/endpoints=.*/, 'endpoints=https://x.example/'),
    ];
    const refusals = (await readText(texts.join('\n'))).map((item) =>
      item.readable ? item.refusal : item.problem,
    );
    expect(refusals).toEqual([
      'ours',
      null,
      'repeated',
      'expired',
      'otherNetwork',
      'notAnAmount',
      'endpointRefused',
    ]);
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
    for (const amount of ['0300', '3e2', ' 300', '３００']) {
      answerOnce(a.app, 'decodergbinvoice', body({ amount }));
      expect(await readText(invoice)).toMatchObject([
        { refusal: 'serviceDiffers', differs: [{ field: 'answer' }] },
      ]);
    }
    answerOnce(a.app, 'decodergbinvoice', { error: 'InvalidInvoice', message: 'older' }, 400);
    expect(await readText(invoice)).toMatchObject([{ refusal: null, differs: null }]);
  });

  it('G12, G13: shows endpoints by what is odd about them and unknown keys; refuses a repeated key', async () => {
    const { invoice } = await a.bob.invoice(assetId, 300);
    const odd = invoice.replace(
      /endpoints=.*/,
      'endpoints=rpc://p.example/,rpcs://192.0.2.1/,rpc://localhost:3000/',
    );
    const [item, repeated] = await readText(`${odd}&memo=tea%20time\n${invoice}&endpoints=rpcs://x.example/`);
    expect(item).toMatchObject({
      endpoints: [
        { host: 'p.example', risk: 'plain' },
        { host: '192.0.2.1', risk: 'address' },
        { host: 'localhost', risk: 'address' },
      ],
      unknown: [{ key: 'memo', value: 'tea time' }],
      refusal: null,
    });
    expect(repeated).toMatchObject({ readable: false, line: 2, problem: 'duplicateKey' });
  });

  it('G14: writes odd characters out, refuses 100 kB, and reads the lines around them', async () => {
    const { invoice } = await a.bob.invoice(assetId, 300);
    const lines = ['\u202ergb:x', `rgb:\0\u200b`, `${invoice}&m=${'x'.repeat(100_000)}`, invoice];
    const items = await readText(lines.join('\n'));
    expect(items).toMatchObject([
      { readable: false, line: 1, problem: 'characters', excerpt: '\\u{202e}rgb:x' },
      { readable: false, line: 2, problem: 'characters', excerpt: 'rgb:\\u{0}\\u{200b}' },
      { readable: false, line: 3, problem: 'tooLong' },
      { readable: true, line: 4 },
    ]);
    expect(JSON.stringify(items).length).toBeLessThan(2_000);
  });

  it('reads without a service, and asks no more of one that is out of reach', async () => {
    const { invoice } = await a.bob.invoice(assetId, 300);
    a.app.practice.faults.always({ kind: 'loseRequest', endpoint: 'decodergbinvoice' });
    const items = await readText([invoice, invoice, invoice].join('\n'));
    expect(items).toMatchObject([
      { readable: true, differs: null },
      { readable: true, differs: null },
      { readable: true, differs: null },
    ]);
  });

  it('reads a thousand and says that it read no more', async () => {
    const items = await readText(Array.from({ length: 1_200 }, (_, n) => `rgb:${String(n)}`).join('\n'));
    expect(items).toHaveLength(1_000);
    expect(items.at(-1)).toMatchObject({ readable: false, line: 1_000, problem: 'tooMany' });
  });

  it('leads to a send: what was read of a table is what is sent', async () => {
    const { invoice } = await a.bob.invoice(assetId, 300);
    const [item] = await readText(`invoice,amount\n"${invoice}",3.00`);
    expect(item).toMatchObject({ readable: true, amount: '300' });
    const form = sendForm(a.walletId, [toPay(invoice, assetId, 300n)]);
    expect(await a.app.get('signing.beginSend', form)).toMatchObject({ outcome: 'onTrust' });
  });
});
