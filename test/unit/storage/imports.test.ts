import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { failureOf } from '../../support/psbt/attack.ts';
import { brought as row, clock, hex, openImports, WALLET } from './brought-rows.ts';

const brought: typeof row = (at, change) =>
  row(at, { coins: [{ txid: hex(at, 32), vout: 1, amountSats: 5_000 }], ...change });

function folderWith(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-brought-'));
  const book = openImports(folder);
  for (let at = 1; at <= count; at += 1) book.keep(brought(at));
  book.close();
  return folder;
}

function spoil(folder: string, sql: string): void {
  const db = new Database(join(folder, 'journal.sqlite'));
  db.exec(sql);
  db.close();
}

describe('what was brought and is kept', () => {
  it('is listed with the coins that it would spend, and without its text', () => {
    const book = openImports(folderWith(1));
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
    const book = openImports(folderWith(200));
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
    const book = openImports(folderWith(0));
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
    ['coins that are no list', "coins = '{'"],
    ['an id that is none', "txid = 'x'"],
    ['a kind that nobody knows', "came_as = 'dream'"],
  ])('sets a row with %s aside, names it, and lists the others; it can be forgotten', (_, change) => {
    const folder = folderWith(3);
    spoil(folder, `UPDATE imports SET ${change} WHERE signing_id = '${hex(2, 16)}'`);
    const book = openImports(folder);
    expect(book.unsigned(WALLET).map(({ id }) => id)).toEqual([hex(3, 16), hex(1, 16)]);
    expect(book.damaged(WALLET)).toEqual([{ id: hex(2, 16), name: 'number 2', isSigned: false }]);
    book.drop(hex(2, 16));
    expect(book.damaged(WALLET)).toEqual([]);
    book.close();
  });

  it('names a signed one that is damaged, keeps it, and lets nothing be held against the rest without it', () => {
    const folder = folderWith(2);
    const before = openImports(folder);
    for (const at of [1, 2]) {
      before.signing(hex(at, 16), {});
      before.signedAs(hex(at, 16), 'x');
    }
    before.close();
    spoil(
      folder,
      `UPDATE steps SET data = '{"spending":{"unreadable":"{"}}' WHERE state = 'approved' AND signing_id = '${hex(2, 16)}'`,
    );
    const book = openImports(folder);
    expect(book.signed(WALLET).map(({ id }) => id)).toEqual([hex(1, 16)]);
    expect(book.damaged(WALLET)).toEqual([{ id: hex(2, 16), name: 'number 2', isSigned: true }]);
    book.drop(hex(2, 16));
    expect(book.damaged(WALLET)).toHaveLength(1);
    expect(failureOf(() => book.bound(WALLET))).toMatchObject({ code: 'STORAGE_DAMAGED' });
    book.close();
  });

  it('names a signed one that breaks while it is used, and lists the others', () => {
    const folder = folderWith(2);
    const book = openImports(folder);
    for (const at of [1, 2]) {
      book.signing(hex(at, 16), {});
      book.signedAs(hex(at, 16), 'x');
    }
    spoil(folder, `UPDATE steps SET data = '{' WHERE state = 'approved' AND signing_id = '${hex(2, 16)}'`);
    expect(book.signed(WALLET).map(({ id }) => id)).toEqual([hex(1, 16)]);
    expect(book.damaged(WALLET)).toEqual([{ id: hex(2, 16), name: 'number 2', isSigned: true }]);
    book.close();
  });

  it('can be signed again where Ochre ended before its signature was here', () => {
    const folder = folderWith(1);
    const before = openImports(folder);
    before.signing(hex(1, 16), { kind: 'send', inputs: [`${hex(9, 32)}:0`], recipients: [] });
    expect(before.book(WALLET, []).reserved).toMatchObject([{ by: hex(1, 16), mayShare: true }]);
    before.close();
    const book = openImports(folder);
    expect(book.bound(WALLET)).toEqual([]);
    expect(book.book(WALLET, []).reserved).toEqual([]);
    book.signing(hex(1, 16), {});
    book.signedAs(hex(1, 16), 'signed');
    expect(book.read(hex(1, 16))?.signed).toBe('signed');
    book.close();
  });

  it('is forgotten with its wallet, and with it what it holds', () => {
    const book = openImports(folderWith(2));
    book.signing(hex(1, 16), { kind: 'send', inputs: [`${hex(9, 32)}:0`], recipients: [] });
    book.signedAs(hex(1, 16), 'signed');
    book.keep(brought(3, { walletId: 'cd'.repeat(16) }));
    book.forget(WALLET);
    expect([book.unsigned(WALLET), book.signed(WALLET), book.book(WALLET, []).reserved]).toEqual([
      [],
      [],
      [],
    ]);
    expect(book.unsigned('cd'.repeat(16))).toHaveLength(1);
    book.close();
  });
});
