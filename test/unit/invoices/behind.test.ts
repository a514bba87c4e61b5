import { describe, expect, it } from 'vitest';
import { readBehind, splitBehind } from '../../../src-main/invoices/behind.ts';
import { readPasted } from '../../../src-main/invoices/pasted.ts';
import { parseInvoice } from '../../../src-main/invoices/invoice.ts';

const BARE = 'rgb:~/~/~/bc:utxob:~7gWmgoA-22I3w3R-nVaZCVi-855DAIx-GHelWrC-kak2yq4-oICD6';
const INVOICE = `${BARE}?expiry=1753383754&endpoints=rpcs://proxy.iriswallet.com/0.2/json-rpc`;
const ASSET = 'rgb:lXijPaL7-gDQZASh-f3x8kzZ-clunObs-mrAyGXq-GekWcb0';
const columnsOf = (text: string) => readPasted(text).columns?.map((column) => column.as) ?? null;

describe('an invoice with something behind it', () => {
  it.each([
    ['nothing', '', null, null],
    ['an amount, as in a row', ';1.5', { amount: '1.5', sats: null }, null],
    ['an amount as others write it', ';1.234,5', { amount: '1.234,5', sats: null }, null],
    ['an amount and satoshis', '; 2 ;600', { amount: '2', sats: '600' }, null],
    ['satoshis alone', ';;600', { amount: null, sats: '600' }, null],
    ['cells of a spreadsheet', '\t2\t600', { amount: '2', sats: '600' }, null],
    ['an amount behind a comma', ',1.5', { amount: '1.5', sats: null }, null],
    ['two readings behind a comma', ',1,500', null, '1,500'],
    ['an amount behind a blank', ' 1.5', { amount: '1.5', sats: null }, null],
    ['satoshis behind an empty cell of a spreadsheet', '\t\t1000', { amount: null, sats: '1000' }, null],
    ['two numbers with a blank between', ' 5 546', null, '5 546'],
    ['a note', '#note', null, '#note'],
    ['a note in a cell', ';for May', null, 'for May'],
    ['a unit', ';1.5 USDT', null, '1.5 USDT'],
    ['more cells than there are names for', ';1;600;3', { amount: '1', sats: '600' }, '3'],
    ['a note in the amount’s place', ';May;600', { amount: null, sats: '600' }, 'May'],
    ['the end of a sentence', '.', null, null],
    ['the end of a bracket and of a sentence', ').', null, null],
    ['the next sentence', '. Thanks!', null, 'Thanks!'],
  ])('%s is read alone', (_, behind, row, notRead) => {
    for (const invoice of [BARE, INVOICE]) {
      const read = readBehind(invoice + behind);
      expect(read).toEqual({ text: invoice, row: row && { asset: null, ...row }, notRead });
      expect(parseInvoice(read.text)).toMatchObject({ ok: true });
    }
  });

  it('is read out of quotation marks and brackets', () => {
    for (const [open, close] of ['""', '<>', '()', '“”', '«»', '``'])
      expect(splitBehind(`${open ?? ''}${INVOICE}${close ?? ''}`).text).toBe(INVOICE);
  });

  it('keeps each of its delivery addresses, and no other', () => {
    const two = `${INVOICE},rpc://other.example/x`;
    expect(readBehind(two)).toEqual({ text: two, row: null, notRead: null });
    expect(readBehind(`${two},5`)).toEqual({
      text: two,
      row: { asset: null, amount: '5', sats: null },
      notRead: null,
    });
  });

  it('is not cut where something odd stands in it, since the rest would pay elsewhere', () => {
    for (const odd of ['\u200b', '\u202e', '\u00a0', 'а', '\\', '|']) {
      const text = INVOICE.replace('proxy.', `proxy${odd}.`);
      expect(splitBehind(text).text).toBe(text);
      expect(parseInvoice(splitBehind(text).text).ok).toBe(false);
    }
  });

  it('with a semicolon in an address is none, by whichever way it came', () =>
    expect(parseInvoice(`${INVOICE};1.5`)).toEqual({ ok: false, reason: 'endpoint' }));
});

it.each(['.', '’', "'", ')'])('an endless end of %s takes no longer than it is long', (sign) => {
  const text = `rgb:a/${sign.repeat(300_000)}x`;
  const beganMs = performance.now();
  splitBehind(text);
  expect(performance.now() - beganMs).toBeLessThan(1_000);
});

describe('a table', () => {
  it('takes neither of two columns that name the amount, and no row with an invoice for its titles', () => {
    expect(columnsOf(`no;invoice;units;amount\n1;${BARE};100000;1000.00`)).toEqual([
      'other',
      'invoice',
      'other',
      'other',
    ]);
    const odd = `Alice\tRGB:x/y\t5\nBob\t${BARE}\t6`;
    expect(readPasted(odd).columns?.map((column) => column.title) ?? []).not.toContain('Alice');
  });

  it.each([
    ['in Spanish', `Factura;Importe;Sats\n${INVOICE};1,5;600`, ['invoice', 'amount', 'sats']],
    ['in German, with tabs', `Rechnung\tBetrag\n${INVOICE}\t1,5`, ['invoice', 'amount']],
    [
      'in another language, by its cells',
      `счёт;актив;N\n${INVOICE};${ASSET};7`,
      ['invoice', 'asset', 'other'],
    ],
    ['with the line of a spreadsheet', `sep=;\ninvoice;amount\n${INVOICE};1`, ['invoice', 'amount']],
    [
      'with a byte order mark and that line',
      `\ufeffsep=,\r\namount,invoice\r\n1,${INVOICE}`,
      ['amount', 'invoice'],
    ],
    ['without a header', `7;${INVOICE};1.5;600`, ['other', 'invoice', 'amount', 'sats']],
    ['with columns that nobody reads', `name,invoice,memo\na,${INVOICE},b`, ['other', 'invoice', 'other']],
    ['with two columns of one name', `invoice,amount,amount\n${INVOICE},1,2`, ['invoice', 'other', 'other']],
  ])('%s is read, and says which column is what', (_, text, columns) => {
    expect(columnsOf(text)).toEqual(columns);
    expect(readPasted(text).items).toMatchObject([{ ok: true, text: INVOICE }]);
  });

  it('is read as the person says', () => {
    const text = `счёт;N\n${INVOICE};7`;
    expect(readPasted(text).items).toMatchObject([{ row: { amount: null } }]);
    const read = readPasted(text, ['invoice', 'amount']);
    expect(read.items).toMatchObject([{ line: 2, text: INVOICE, row: { amount: '7' } }]);
    expect(read.columns).toEqual([
      { title: 'счёт', as: 'invoice', example: INVOICE },
      { title: 'N', as: 'amount', example: '7' },
    ]);
  });

  it('counts its lines from the first of the text', () =>
    expect(readPasted(`sep=;\n\ninvoice;amount\n${INVOICE};1`).items).toMatchObject([{ line: 4 }]));

  it('is none where each line is an invoice, or nothing is', () => {
    for (const text of [`${INVOICE}\n${INVOICE}`, `${INVOICE};1.5\n${INVOICE};2`, 'a;b\nc;d', 'hello', ''])
      expect(columnsOf(text)).toBeNull();
  });
});
