import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { assetRecord, readAsset, writeAsset } from '../../../src-main/records/asset.ts';
import {
  invoiceRecord,
  readSlot,
  readToldInvoice,
  writeToldInvoice,
} from '../../../src-main/records/invoice.ts';
import { parseTransferColumn, transferRecord, writeTransfer } from '../../../src-main/records/transfer.ts';
import { readWalletAnswer } from '../../../src-main/services/wallet-api/answer.ts';
import { pastBounds, withValue, type PastBound } from '../../support/past-bounds.ts';

// One bound at each door of what services tell: the wire, a row, a backup. Made from the schemas, so that no member is forgotten.

const HEARD = {
  ...{ status: 200, isHtml: false, mediaType: 'application/json', retryAfter: null, link: null },
  ...{ serverDateMs: null, atMs: 0 },
};
const T0 = 1_800_000_000_000;
const txid = 'ab'.repeat(32);
const asset = {
  ...{ assetId: 'rgb:asset', schema: 'nia', ticker: 'T', name: 'Asset', details: 'of a kind', precision: 2 },
  ...{ issuedSupply: '1000', issuedAtMs: T0, addedAtMs: T0 },
  balance: {
    ...{ settled: '5', future: '5', spendable: '5' },
    ...{ offchainOutbound: '0', offchainInbound: '0' },
  },
  media: { filePath: '/m', mime: 'image/png' },
};
const transfer = {
  ...{ idx: 1, batchTransferIdx: 2, createdAtMs: T0, updatedAtMs: T0, status: 5, namedBy: 'beta7', kind: 3 },
  ...{ amount: '7', txid, recipientId: 'bcrt:utxob:x', invoice: 'rgb:x', expiresAtMs: T0 },
  ...{ receiveUtxo: { txid, vout: 0 }, changeUtxo: { txid, vout: 1 } },
  transportEndpoints: [{ endpoint: 'rpc://proxy.example', transportType: 0, used: true }],
};
const records = {
  asset: [assetRecord, { told: asset, listed: true }],
  transfer: [
    transferRecord,
    {
      ...{ assetId: 'rgb:asset', told: transfer, label: 'Rent', alarm: 'missing', cancelledAtMs: T0 },
      steps: [{ atMs: T0, status: 5 }],
    },
  ],
  invoice: [
    invoiceRecord,
    {
      ...{ invoice: 'rgb:x', batchTransferIdx: 2, createdAtMs: T0, slot: { txid, vout: 0 }, givenUpAtMs: T0 },
      told: { status: 5, namedBy: 'beta7', kind: 2, txid, atMs: T0 },
    },
  ],
} as const;
const { told: toldAsset } = assetRecord.entries;
const { told: toldTransfer } = transferRecord.entries;
const columns = {
  asset: [toldAsset, asset, readAsset],
  transfer: [toldTransfer, transfer, parseTransferColumn],
  'what is told of an invoice': [
    v.omit(invoiceRecord.entries.told.wrapped, ['atMs']),
    { status: 5, namedBy: 'beta7', kind: 2, txid },
    readToldInvoice,
  ],
  slot: [invoiceRecord.entries.slot.wrapped, { txid, vout: 0 }, readSlot],
} as const;

describe('one past its bound, of what a service told', () => {
  it.each(Object.entries(records))('is not taken out of a backup: %s', (_, [schema, example]) => {
    expect(v.is(schema, example)).toBe(true);
    const each = pastBounds(schema, example);
    expect(each.length).toBeGreaterThan(8);
    for (const past of each) expect(v.is(schema, withValue(example, past)), past.name).toBe(false);
  });

  it.each(Object.entries(columns))('is not read of a row: %s', (_, [schema, example, read]) => {
    read(JSON.stringify(example));
    for (const past of pastBounds(schema, example))
      expect(() => read(JSON.stringify(withValue(example, past))), past.name).toThrow();
  });

  it('is not taken from the wire: an asset, a transfer', () => {
    const answerOf = (call: 'listAssets' | 'listTransfers', body: unknown) =>
      readWalletAnswer(
        JSON.stringify(body),
        { host: 'h', endpoint: 'e' },
        {
          dialect: 'document',
          numbering: 'beta7',
          call,
          asked: (call === 'listTransfers' ? ['rgb:asset'] : []) as never,
        },
        HEARD,
      ) as readonly { details?: string | null }[];
    const onWire = (value: unknown, past: PastBound | null) =>
      past === null ? value : withValue(value, past);
    const wireTransfer = { ...transfer, amount: 7, createdAtMs: undefined, kind: 3, namedBy: undefined };
    const list = (past: PastBound | null) => [snake(onWire(wireTransfer, past))];
    expect(answerOf('listTransfers', list(null))).toHaveLength(1);
    // What is no time counts as none told, and how it is named is Ochre's.
    const isOfWire = ({ path, value }: PastBound) =>
      !/AtMs$|namedBy|amount/.test(path.join('.')) && typeof value !== 'object';
    for (const past of pastBounds(toldTransfer, transfer).filter(isOfWire))
      expect(() => answerOf('listTransfers', list(past)), past.name).toThrow();
  });
});

const snake = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(snake);
  if (typeof value !== 'object' || value === null) return value;
  const names: Readonly<Record<string, string>> = { invoice: 'invoice_string', expiresAtMs: 'expiration' };
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      names[name] ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      name.endsWith('AtMs') ? 1_800_000_000 : snake(one),
    ]),
  );
};

describe('what is within its bounds', () => {
  const units = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });
  const text = fc.string({ maxLength: 4_000, unit: 'grapheme' }).filter((one) => one.length <= 4_000);
  const count = fc.nat(2 ** 31);
  const time = fc.nat(253_402_300_799_999);
  const orNull = <T>(one: fc.Arbitrary<T>) => fc.option(one);
  const status = fc.oneof(count, fc.stringMatching(/^[A-Z][A-Za-z]{1,39}$/));
  const hash = fc.stringMatching(/^[0-9a-f]{64}$/);
  const outpoint = fc.record({ txid: hash, vout: fc.nat(0xffff_ffff) });
  const endpoint = fc.record({ endpoint: text, transportType: status, used: fc.boolean() });
  const members = {
    ...{ idx: count, batchTransferIdx: count, createdAtMs: orNull(time), updatedAtMs: orNull(time) },
    ...{ status, kind: status, amount: orNull(units), txid: orNull(hash), recipientId: orNull(text) },
    ...{ receiveUtxo: orNull(outpoint), changeUtxo: orNull(outpoint), expiresAtMs: orNull(time) },
    ...{ invoice: orNull(text), transportEndpoints: fc.array(endpoint, { maxLength: 3 }) },
  };
  const namedBy = fc.constantFrom('beta5' as const, 'beta7' as const);
  const transfers = fc.oneof(fc.record(members), fc.record({ ...members, namedBy }));
  const balance = fc.record({
    ...{ settled: units, future: units, spendable: units },
    ...{ offchainOutbound: orNull(units), offchainInbound: orNull(units) },
  });
  const assets = fc.record({
    ...{ assetId: fc.string({ maxLength: 200 }), schema: text, ticker: orNull(text), name: text },
    ...{ details: orNull(text), precision: fc.nat(18), issuedSupply: orNull(units) },
    ...{ issuedAtMs: orNull(time), addedAtMs: orNull(time), balance: orNull(balance) },
    media: orNull(fc.record({ filePath: text, mime: text })),
  });

  it('comes back unchanged through every door', () => {
    const inBackup = <T>(schema: v.GenericSchema<unknown, T>, one: unknown) =>
      v.parse(
        schema,
        JSON.parse(
          JSON.stringify(one, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part)),
        ),
      );
    fc.assert(
      fc.property(transfers, (one) => {
        expect(parseTransferColumn(writeTransfer(one))).toEqual(one);
        expect(inBackup(toldTransfer, one)).toEqual(one);
        const { status: now, kind, txid: id } = one;
        expect(readToldInvoice(writeToldInvoice({ status: now, kind, txid: id }))).toEqual({
          status: now,
          kind,
          txid: id,
        });
      }),
      { numRuns: 5_000 },
    );
    fc.assert(
      fc.property(assets, (one) => {
        expect(readAsset(writeAsset(one))).toEqual(one);
        expect(inBackup(toldAsset, one)).toEqual(one);
      }),
      { numRuns: 5_000 },
    );
  }, 120_000);
});
