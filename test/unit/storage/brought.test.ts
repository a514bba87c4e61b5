import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { openBroughtBook } from '../../../src-main/storage/brought.ts';
import { failureOf } from '../../support/psbt/attack.ts';
import { brought as row, clock, hex, WALLET } from './brought-rows.ts';

const brought: typeof row = (at, change) =>
  row(at, { coins: [{ txid: hex(at, 32), vout: 1, amountSats: 5_000 }], ...change });

function folderWith(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-brought-'));
  const book = openBroughtBook(folder, clock);
  for (let at = 1; at <= count; at += 1) book.keep(brought(at));
  book.close();
  return folder;
}

function spoil(folder: string, sql: string): void {
  const db = new Database(join(folder, 'brought.sqlite'));
  db.exec(sql);
  db.close();
}

describe('what was brought and is kept', () => {
  it('keeps a damaged file aside, begins a new one and says so', () => {
    const folder = folderWith(1);
    writeFileSync(
      join(folder, 'brought.sqlite'),
      'no database, but long enough to be looked at as one by anybody',
    );
    const book = openBroughtBook(folder, clock);
    const keptAs = `brought.sqlite.corrupt-${String(clock.nowMs())}`;
    expect(book.damage).toEqual({ file: 'brought.sqlite', keptAs, recovered: 'nothing' });
    expect(readFileSync(join(folder, keptAs), 'utf8')).toContain('no database');
    expect(book.unsigned(WALLET)).toEqual([]);
    book.close();
  });

  it('is listed with the coins that it would spend, and without its text', () => {
    const book = openBroughtBook(folderWith(1), clock);
    expect(book.unsigned(WALLET)).toEqual([
      {
        ...{ id: hex(1, 16), txid: hex(1, 32), walletId: WALLET, name: 'number 1', from: 'psbt' },
        commits: 'c0'.repeat(32),
        coins: [{ txid: hex(1, 32), vout: 1, amountSats: 5_000 }],
        broughtAtMs: clock.nowMs(),
      },
    ]);
    book.close();
  });

  it('is no more than 200 that are not signed, of all wallets: the next is refused and none of them lost', () => {
    const book = openBroughtBook(folderWith(200), clock);
    const other = { walletId: 'cd'.repeat(16) };
    expect(failureOf(() => book.keep(brought(201, other)))).toMatchObject({
      code: 'DRAFTS_FULL',
      facts: { drafts: 200, most: 200 },
    });
    expect(book.unsigned(WALLET)).toHaveLength(200);
    // The same one again takes no place, and one that is signed makes room.
    expect(book.keep(brought(7, { name: 'again' })).name).toBe('again');
    book.signing(hex(1, 16), {});
    book.signedAs(hex(1, 16), 'signed');
    expect(book.keep(brought(201, other)).id).toBe(hex(201, 16));
    book.close();
  });

  it('is no more than 64 MB', () => {
    const book = openBroughtBook(folderWith(0), clock);
    const large = 'A'.repeat(32 * 1024 * 1024);
    book.keep(brought(1, { text: large }));
    book.keep(brought(2, { text: large }));
    expect(failureOf(() => book.keep(brought(3, { text: 'A' })))).toMatchObject({
      code: 'DRAFTS_FULL',
      facts: { bytes: 64 * 1024 * 1024 },
    });
    expect(book.keep(brought(2, { text: 'A' })).text).toBe('A');
    expect(book.keep(brought(3)).id).toBe(hex(3, 16));
    book.close();
  });

  it.each([
    ['a state that nobody knows', "state = 'half'"],
    ['coins that are no list', "coins = '{'"],
    ['an id that is none', "txid = 'x'"],
    ['a kind that nobody knows', "came_as = 'dream'"],
  ])('sets a row with %s aside, names it, and lists the others; it can be forgotten', (_, change) => {
    const folder = folderWith(3);
    spoil(folder, `UPDATE brought SET ${change} WHERE id = '${hex(2, 16)}'`);
    const book = openBroughtBook(folder, clock);
    expect(book.unsigned(WALLET).map(({ id }) => id)).toEqual([hex(3, 16), hex(1, 16)]);
    expect(book.damaged(WALLET)).toEqual([{ id: hex(2, 16), name: 'number 2', isSigned: false }]);
    book.drop(hex(2, 16));
    expect(book.damaged(WALLET)).toEqual([]);
    book.close();
  });

  it('names a signed one that is damaged, keeps it, and lets nothing be held against the rest without it', () => {
    const folder = folderWith(2);
    spoil(
      folder,
      `UPDATE brought SET state = 'signed', signed = 'x', signed_at_ms = 5, spending = '{}' WHERE id = '${hex(1, 16)}';
       UPDATE brought SET state = 'signed', signed = 'x', signed_at_ms = 6, spending = '{' WHERE id = '${hex(2, 16)}'`,
    );
    const book = openBroughtBook(folder, clock);
    expect(book.signed(WALLET).map(({ id }) => id)).toEqual([hex(1, 16)]);
    expect(book.damaged(WALLET)).toEqual([{ id: hex(2, 16), name: 'number 2', isSigned: true }]);
    book.drop(hex(2, 16));
    expect(book.damaged(WALLET)).toHaveLength(1);
    expect(failureOf(() => book.bound(WALLET))).toMatchObject({ code: 'STORAGE_DAMAGED' });
    book.close();
  });
});
