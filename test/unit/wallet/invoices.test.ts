import { describe, expect, it } from 'vitest';
import { keptOf, pageOf } from './app.ts';
import {
  answerOnce,
  dishonestInvoice,
  freshApp,
  invoiceTo,
  makeSlots,
  read,
  wireTransfer,
} from './asset-app.ts';
import { fails, failsWith } from './fails.ts';

const UNKNOWN = 'rgb:lXijPaL7-gDQZASh-f3x8kzZ-clunObs-mrAyGXq-GekWcb0';
const a = freshApp({ slots: 4, sats: 1_000, issued: [100_000n] });

type Kind = { readonly kind?: 'blinded' | 'witness' };
const create = (amount = '300', assetId = a.assetId, more: Kind = {}) =>
  a.get('invoices.create', { assetId, amount, ...more });
const refused = (amount = '300', assetId = a.assetId, more: Kind = {}) =>
  a.failure('invoices.create', { assetId, amount, ...more });
const kept = async () => (await a.get('invoices.list', {})).invoices;
const readText = async (text: string) => (await a.get('invoices.read', { text })).invoices;
const nextWitness = () => a.app.practice.faults.once({ kind: 'witnessInvoice', endpoint: 'create' });
const held = async () => (await a.api.listUnspents()).filter(({ pendingBlinded }) => pendingBlinded > 0);

type Change = Parameters<typeof dishonestInvoice>[2];
/** The next invoice that the service makes, with one thing in it changed by a dishonest service. */
const nextInvoice = (change: Change) => dishonestInvoice(a, { assetId: a.assetId, amount: 300n }, change);

describe('an invoice of ours', () => {
  it('is for what was asked, names the slot that it holds, and is kept', async () => {
    const made = await create();
    const [slot, ...others] = await held();
    expect(others).toEqual([]);
    expect(made).toMatchObject({
      ...{ assetId: a.assetId, amount: '300', kind: 'blinded', provedOurs: null, txid: null, warnings: [] },
      ...{ slot: { txid: slot?.txid, vout: slot?.vout }, state: 'waitingForThem', asOfMs: null },
      endpoints: ['rpcs://practice.invalid/json-rpc'],
    });
    const { assetId, asked, expiryUnixSeconds } = read(made.invoice);
    expect([assetId, asked]).toEqual([a.assetId, { kind: 'amount', amount: 300n }]);
    expect(made.expiresAtMs).toBe(Number(expiryUnixSeconds) * 1000);
    expect(await kept()).toEqual([made]);
    const second = await create('7');
    expect((await kept()).map(({ amount }) => amount)).toEqual(['7', '300']);
    expect(second.slot).not.toEqual(made.slot);
  });

  it('is refused where another kind was asked for than came back or than the service makes, and is not kept', async () => {
    nextWitness();
    const recipient = { field: 'recipient', asked: 'a blinded recipient' };
    const blinded = { kind: 'blinded' } as const;
    await fails(refused('300', a.assetId, blinded), 'INVOICE_NOT_AS_ASKED', recipient);
    expect(await kept()).toEqual([]);
    expect(await create('300', a.assetId, blinded)).toMatchObject(blinded);
    const before = await held();
    const witness = refused('300', a.assetId, { kind: 'witness' });
    await fails(witness, 'SERVICE_CANNOT', { what: 'witnessInvoice' });
    expect(await held()).toEqual(before);
  });

  describe('for any asset, labelled and listed under no asset', () => {
    const rows = async () => (await pageOf(a.app, a.walletId, { direction: 'in' })).rows;
    /** The list without an asset is asked for first, and then the asset's. */
    const lists = (...both: readonly unknown[][]) => {
      for (const list of both) answerOnce(a.app, 'listtransfers', list);
    };
    /** As the two lists tell of it, before it is paid and after. */
    async function labelled() {
      const made = await create('5', '');
      const [row] = keptOf(a.app, a.walletId).invoices();
      const numbers = { idx: 9, batch_transfer_idx: row?.batchTransferIdx, recipient_id: made.recipientId };
      const open = wireTransfer({ ...numbers, amount: null });
      lists([open], []);
      await a.refresh();
      const [before] = await rows();
      expect(before).toMatchObject({ assetId: '', state: 'waitingForThem', alarm: null });
      await a.get('transfers.label', { key: before?.key ?? '', label: 'rent' });
      return { made, open, paid: { ...open, status: 2, amount: 5, txid: 'ab'.repeat(32) } };
    }

    it('stays one transfer when it is paid, with its label, and raises no alarm', async () => {
      const { made, paid } = await labelled();
      lists([], [paid]);
      const { assetId } = a;
      const { changes } = await a.refresh();
      expect(changes).toMatchObject([{ kind: 'stateChanged', state: 'settled', assetId }]);
      expect(await rows()).toMatchObject([{ assetId, state: 'settled', label: 'rent', alarm: null }]);
      expect(await kept()).toMatchObject([{ invoice: made.invoice, state: 'settled' }]);
    });

    it.each<[string, boolean, object]>([
      ['is one where it moves between the reading of the two lists', true, { state: 'settled', alarm: null }],
      ['is missing where every list was read and none has it', false, { assetId: '', alarm: 'missing' }],
    ])('%s', async (_, moves, row) => {
      const { open, paid } = await labelled();
      lists(moves ? [open] : [], moves ? [paid] : []);
      await a.refresh();
      expect(await rows()).toMatchObject([{ label: 'rent', ...row }]);
    });

    it('is not missing where it may be in the list of an asset that cannot be read', async () => {
      await labelled();
      lists([]);
      answerOnce(a.app, 'listtransfers', { error: 'InternalServerError', message: 'later' }, 400);
      await fails(a.failure('wallet.refresh', {}), 'SERVICE_ERROR');
      expect(await rows()).toMatchObject([{ assetId: '', label: 'rent', alarm: null }]);
    });
  });

  it('says that its time is over, and another one’s state is never taken for its', async () => {
    const made = await create();
    const other = await create('8');
    const idx = other.batchTransferIdx;
    const numbers = { idx, batch_transfer_idx: idx, recipient_id: other.recipientId };
    answerOnce(a.app, 'status', wireTransfer({ ...numbers, status: 2, txid: 'ab'.repeat(32) }));
    await fails(a.failure('invoices.status', { invoice: made.invoice }), 'SERVICE_ANSWER');
    expect(await kept()).toMatchObject([{ asOfMs: null }, { asOfMs: null }]);
    const foreign = (await a.bob.invoice('', 3)).invoice;
    await failsWith(a.failure('invoices.status', { invoice: foreign }), 'TRANSFER_UNKNOWN', {});
    a.clock.pass((other.expiresAtMs ?? 0) + 1 - a.clock.nowMs());
    expect(await kept()).toMatchObject([{ state: 'expired' }, { state: 'expired' }]);
  });

  it('needs a free slot, a known asset and an amount', async () => {
    for (let slots = 3; slots > 0; slots -= 1) await create();
    await failsWith(refused(), 'NO_FREE_SLOT', { purpose: 'receive' });
    await makeSlots(a.app, a.walletId, 1);
    await failsWith(refused('1', UNKNOWN), 'ASSET_UNKNOWN', { assetId: UNKNOWN });
    await fails(refused('0'), 'INVALID_INPUT');
    await fails(refused('1', 'rgb:nothing'), 'INVALID_INPUT');
    expect(await kept()).toHaveLength(3);
  });
});

describe('an invoice that is not what was asked is neither shown nor kept', () => {
  const any = expect.any(String) as string;

  it.each<[string, RegExp, string, string]>([
    ['one of an older kind', /^rgb:([^/]+)\/.*$/, 'rgb:$1/RGB20/300+utxob:egXsFnw-5Eud7WKYn', 'olderLayout'],
    ['something that cannot be read', /^.*$/, 'rgb:~/~/~/\u202ebcrt', 'characters'],
  ])('%s, whose slot the service is asked to give back', async (_, whole, by, got) => {
    const { assetId } = a;
    const { invoice, recipientId, batchTransferIdx } = await a.api.createInvoice({ assetId, amount: 300n });
    const slotsHeld = async () => (await a.get('wallet.overview', {})).slots?.held;
    expect(await slotsHeld()).toBe(1);
    answerOnce(a.app, 'create', {
      ...{ invoice: invoice.replace(whole, by), recipient_id: recipientId, expiration_timestamp: null },
      batch_transfer_idx: batchTransferIdx,
    });
    await failsWith(refused(), 'INVOICE_NOT_AS_ASKED', { field: 'form', asked: any, got });
    expect([await slotsHeld(), await kept()]).toEqual([0, []]);
  });

  it.each<[string, Change, readonly [string, unknown, unknown]]>([
    ['G06: another unit', () => ({ amount: 30_000n }), ['amount', '300', '30000']],
    ['G08: another expiry than the one that is told', () => ({ expiresAtSeconds: 7 }), ['expiry', any, '7']],
  ])('%s', async (_, change, [field, asked, got]) => {
    await nextInvoice(change);
    await failsWith(refused(), 'INVOICE_NOT_AS_ASKED', { field, asked, got });
    expect(await kept()).toEqual([]);
  });

  it('G08: but for no expiry, which is warned of', async () => {
    await nextInvoice((_, answer) => {
      answer.expiration_timestamp = null;
      return { expiresAtSeconds: null };
    });
    expect(await create()).toMatchObject({ warnings: ['noExpiry'], expiresAtMs: null });
  });

  it('another recipient than the answer’s, somebody else’s output, or one that was handed out before', async () => {
    const theirs = await a.to(300);
    await nextInvoice(() => ({ recipientId: theirs.recipientId }));
    const field = 'recipient';
    await fails(refused(), 'INVOICE_NOT_AS_ASKED', { field, got: theirs.recipientId });
    nextWitness();
    await nextInvoice(invoiceTo(read((await a.bob.invoice(a.assetId, 300)).invoice).recipientId));
    await fails(refused(), 'INVOICE_NOT_AS_ASKED', { field, asked: 'an asset output of this wallet' });
    for (const { batchTransferIdx, statusName } of await a.api.listTransfers(a.assetId))
      if (statusName === 'waitingCounterparty') await a.api.failTransfers({ batchTransferIdx });
    const { recipientId: recipient } = await create();
    await nextInvoice(invoiceTo(recipient));
    await fails(refused(), 'INVOICE_USED', { recipient, by: 'invoice' });
  });
});

describe('reading invoices', () => {
  it('reads a table in the assets’ own precision', async () => {
    const fixed = (await a.bob.invoice(a.assetId, 300)).invoice;
    nextWitness();
    const output = (await a.bob.invoice(a.assetId, 40)).invoice;
    const rows = [`;12.5;${a.assetId};${await open()}`, `;3;;${fixed}`, `1500;;;${output}`];
    expect(await readText(['Sats;amount;asset;invoice', ...rows].join('\n'))).toMatchObject([
      { line: 2, assetId: a.assetId, amount: '1250', witnessSats: null, refusal: null },
      { line: 3, assetId: a.assetId, amount: '300' },
      { line: 4, assetId: a.assetId, amount: '40', witnessSats: 1_500, kind: 'witness' },
    ]);
  });
  const open = async () => (await a.bob.invoice('', 5)).invoice.replace(/^(rgb:~\/~)\/[^/]+\//, '$1/~/');

  it('leaves an amount that can mean two to the person, and an asset’s decimals to the asset', async () => {
    const milli = { ticker: 'MILLI', name: 'Three decimals', amounts: [100_000_000n], precision: 3 };
    const { assetId: thrice } = await a.api.issueAssetNia(milli);
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
    const fixed = (await a.bob.invoice(a.assetId, 300)).invoice;
    const anyAsset = (await a.bob.invoice('', 5)).invoice;
    const rows = [
      [`${fixed};;3.01;`, 'csvAmountDiffers'],
      [`${fixed};;3.001;`, 'csvDecimals'],
      [`${fixed};;3,0,0;`, 'csvAmount'],
      [`${fixed};${UNKNOWN};;`, 'csvAssetDiffers'],
      [`${fixed};nothing;;`, 'csvAsset'],
      [`${fixed};;;1000`, 'csvSats'],
      [`${anyAsset};;5;`, 'csvPrecision'],
      [`${anyAsset};${UNKNOWN};5;`, 'csvPrecision'],
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
    const theirs = (await a.bob.invoice(a.assetId, 300)).invoice;
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
    const { invoice } = await a.bob.invoice(a.assetId, 300);
    const here = read(invoice).recipientId;
    const { recipientId: service } = await a.to(1);
    const decoded = (change: object) =>
      answerOnce(a.app, 'decodergbinvoice', {
        ...{ recipient_id: here, asset_id: a.assetId, amount: '300' },
        expiration_timestamp: Number(read(invoice).expiryUnixSeconds),
        transport_endpoints: ['rpcs://practice.invalid/json-rpc'],
        ...change,
      });
    decoded({ recipient_id: service, amount: 3_000 });
    const differs = [
      { field: 'recipient', here, service },
      { field: 'amount', here: '300', service: '3000' },
    ];
    expect(await readText(invoice)).toMatchObject([{ refusal: 'serviceDiffers', differs }]);
    decoded({ amount: '0300' });
    const answer = [{ field: 'answer' }];
    expect(await readText(invoice)).toMatchObject([{ refusal: 'serviceDiffers', differs: answer }]);
    answerOnce(a.app, 'decodergbinvoice', { error: 'InvalidInvoice', message: 'older' }, 400);
    expect(await readText(invoice)).toMatchObject([{ refusal: null, differs: null }]);
  });
});
