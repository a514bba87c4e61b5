import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { WholeSigning } from '../../../src-main/records/signing.ts';
import { signingWriter } from '../../../src-main/records/journal/signings.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { A, idOf, openRecord, txidOf } from './record-ids.ts';
import { spendingOf } from '../../support/spending.ts';

const SPENDING = spendingOf({
  txid: txidOf(1),
  inputs: [`${txidOf(501)}:0`],
  made: [{ vout: 1, colored: true, sats: '1700', index: 4 }],
  back: [{ assetId: 'rgb:one', amount: '7', opout: 'x/4000/0', txid: txidOf(1), vout: 1 }],
});
const HELD = { by: txidOf(1), spends: SPENDING.inputs };

/** A record, and what writes whole signings into it. */
function opened() {
  const folder = tempFolder();
  const journal = openRecord(folder);
  const db = new Database(join(folder, 'journal.sqlite'));
  onTestFinished(() => void db.close());
  return { ...journal, put: signingWriter(db) };
}

const signed = (change: Partial<WholeSigning> = {}): WholeSigning => ({
  ...{ id: idOf(1), walletId: A, origin: 'built', kind: 'send', state: 'signed', imported: null },
  ...{ createdAtMs: 1, updatedAtMs: 2 },
  steps: [{ state: 'signed', atMs: 2, data: JSON.stringify(SPENDING) }],
  ...change,
});
const imported = { txid: txidOf(1), commits: '', name: 'a', cameAs: 'psbt' as const, text: 'x', coins: '[]' };

describe('a signing that is written as a whole', () => {
  it('is not where its id is there already, and changes nothing of that one', () => {
    const { put, read } = opened();
    expect(put(signed())).toBe(true);
    const was = read(idOf(1));
    const dropped = signed({ state: 'dropped', steps: [{ state: 'dropped', atMs: 3, data: 'null' }] });
    expect(put(dropped)).toBe(false);
    expect(read(idOf(1))).toEqual(was);
  });

  it('is not where its transaction was brought under another id', () => {
    const { put, read } = opened();
    expect(put(signed({ origin: 'imported', imported }))).toBe(true);
    expect(put(signed({ id: idOf(2), origin: 'imported', imported }))).toBe(false);
    expect(read(idOf(2))).toBeNull();
    const other = { ...imported, txid: txidOf(2) };
    expect(put(signed({ id: idOf(2), origin: 'imported', imported: other }))).toBe(true);
  });

  it('teaches the book what is ours, unless it says of itself that it only holds its coins', () => {
    const proved = opened();
    proved.put(signed());
    expect(proved.book(A, [])).toMatchObject({
      outputs: [{ txid: txidOf(1), vout: 1 }],
      allocations: [{ assetId: 'rgb:one', amount: 7n }],
      reserved: [HELD],
    });
    const told = opened();
    told.put(signed({ proves: 'spends' }));
    expect(told.book(A, [])).toMatchObject({ outputs: [], allocations: [], reserved: [HELD] });
  });
});

describe('what is approved and not signed yet', () => {
  const approved = (data: unknown) => {
    const journal = opened();
    journal.open({ id: idOf(1), walletId: A, kind: 'send', data: {} });
    journal.advance(idOf(1), 'asked', 'built', {});
    journal.advance(idOf(1), 'built', 'approved', data);
    return journal;
  };

  it('holds its coins, and teaches the book nothing', () =>
    expect(approved(SPENDING).book(A, [])).toMatchObject({
      ...{ outputs: [], allocations: [] },
      reserved: [{ spends: SPENDING.inputs, makes: [`${txidOf(1)}:1`] }],
    }));

  it.each([null, 'text', 7, {}, { spending: SPENDING }])('holds none, where its data is %j', (data) => {
    const { read, book } = approved(data);
    expect(read(idOf(1))).toMatchObject({ state: 'approved', data: { approved: data } });
    expect(book(A, []).reserved).toEqual([]);
  });
});
