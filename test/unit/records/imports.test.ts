import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openJournal } from '../../../src-main/records/journal/journal.ts';
import { failureThrown } from '../../support/failure-of.ts';
import { brought as row, clock, hex, openImports, signingSteps, WALLET } from './brought-rows.ts';
import { spoil } from './record-ids.ts';

const brought: typeof row = (at, change) =>
  row(at, { coins: [{ txid: hex(at, 32), vout: 1, amountSats: 5_000 }], ...change });

function folderWith(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-brought-'));
  const book = openImports(folder);
  for (let at = 1; at <= count; at += 1) book.keep(brought(at));
  book.close();
  return folder;
}

/** A record with so many that were brought, of which these were signed. */
function opened(count: number, signed: readonly number[] = [], folder = folderWith(count)) {
  const book = openImports(folder);
  for (const at of signed) {
    book.signing(hex(at, 16), {});
    book.signedAs(hex(at, 16), 'x');
  }
  return book;
}

describe('what was brought and is kept', () => {
  it('is listed with the coins that it would spend, and without its text', () => {
    const book = opened(1);
    expect(book.unsigned(WALLET)).toEqual([
      {
        ...{ id: hex(1, 16), txid: hex(1, 32), walletId: WALLET, name: 'number 1', from: 'psbt' },
        coins: [{ txid: hex(1, 32), vout: 1, amountSats: 5_000 }],
        ...{ commits: 'c0'.repeat(32), broughtAtMs: clock.nowMs() },
      },
    ]);
  });

  it('is no more than 200 that are not signed, of all wallets: the next is refused and none of them lost', () => {
    const book = opened(200);
    const other = { walletId: 'cd'.repeat(16) };
    expect(failureThrown(() => book.keep(brought(201, other)))).toMatchObject({
      code: 'DRAFTS_FULL',
      facts: { drafts: 200, most: 200 },
    });
    expect(book.unsigned(WALLET)).toHaveLength(200);
    // The same one again takes no place, and one that is signed makes room.
    expect(book.keep(brought(7, { name: 'again' })).name).toBe('again');
    book.signing(hex(1, 16), {});
    book.signedAs(hex(1, 16), 'signed');
    expect(book.keep(brought(201, other)).id).toBe(hex(201, 16));
    // Nor does that one, brought once more.
    expect(book.keep(brought(1, { name: 'again' })).name).toBe('again');
  });

  it('is no more than 64 MB', () => {
    const book = opened(0);
    const large = 'A'.repeat(8 * 1024 * 1024);
    for (const at of [1, 2, 4, 5, 6, 7, 8, 9]) book.keep(brought(at, { text: large }));
    expect(failureThrown(() => book.keep(brought(3, { text: 'A' })))).toMatchObject({
      code: 'DRAFTS_FULL',
      facts: { bytes: 64 * 1024 * 1024 },
    });
    expect(failureThrown(() => book.keep(brought(2, { text: `${large}A` }))).code).toBe('DRAFTS_FULL');
    expect(book.keep(brought(2, { text: 'A' })).text).toBe('A');
    expect(book.keep(brought(3)).id).toBe(hex(3, 16));
  });

  it.each([
    ['coins that are no list', "coins = '{'"],
    ['an id that is none', "txid = 'x'"],
    ['an id that is too long', "txid = txid || '0'"],
    ['a kind that nobody knows', "came_as = 'dream'"],
  ])('sets a row with %s aside, names it, and lists the others; it can be forgotten', (_, change) => {
    const folder = folderWith(3);
    spoil(folder, `UPDATE imports SET ${change} WHERE signing_id = '${hex(2, 16)}'`);
    const book = openImports(folder);
    expect(book.unsigned(WALLET).map(({ id }) => id)).toEqual([hex(3, 16), hex(1, 16)]);
    expect(book.damaged(WALLET)).toEqual([{ id: hex(2, 16), name: 'number 2', isSigned: false }]);
    book.drop(hex(2, 16));
    expect(book.damaged(WALLET)).toEqual([]);
  });

  it('names a signed one that is damaged, keeps it, and lets nothing be held against the rest without it', () => {
    const folder = folderWith(2);
    opened(2, [1, 2], folder).close();
    spoil(folder, `UPDATE steps SET data = '{' WHERE state = 'approved' AND signing_id = '${hex(2, 16)}'`);
    const book = openImports(folder);
    expect(book.signed(WALLET).map(({ id }) => id)).toEqual([hex(1, 16)]);
    expect(book.damaged(WALLET)).toEqual([{ id: hex(2, 16), name: 'number 2', isSigned: true }]);
    book.drop(hex(2, 16));
    expect(book.damaged(WALLET)).toHaveLength(1);
    expect(failureThrown(() => book.bound(WALLET))).toEqual({
      code: 'STORAGE_DAMAGED',
      facts: { file: 'journal.sqlite', keptAs: null },
    });
  });

  it('names a signed one that breaks while it is used, and lists the others', () => {
    const folder = folderWith(2);
    const book = opened(2, [1, 2], folder);
    spoil(folder, `UPDATE steps SET data = '{' WHERE state = 'approved' AND signing_id = '${hex(2, 16)}'`);
    expect(book.signed(WALLET).map(({ id }) => id)).toEqual([hex(1, 16)]);
    expect(book.damaged(WALLET)).toEqual([{ id: hex(2, 16), name: 'number 2', isSigned: true }]);
  });

  it('has no signature where the step with it is gone', () => {
    const folder = folderWith(1);
    opened(1, [1], folder).close();
    spoil(folder, "DELETE FROM steps WHERE state = 'signed'");
    const book = openImports(folder);
    expect(book.read(hex(1, 16))).toMatchObject({ signed: null, signedAtMs: clock.nowMs() });
  });

  it('can be signed again where Ochre ended before its signature was here', () => {
    const folder = folderWith(1);
    const before = openImports(folder);
    before.signing(hex(1, 16), { kind: 'send', inputs: [`${hex(9, 32)}:0`], recipients: [] });
    expect(before.book(WALLET, []).reserved).toMatchObject([{ by: hex(1, 32), mayShare: true }]);
    before.close();
    const book = openImports(folder);
    expect(book.bound(WALLET)).toEqual([]);
    expect(book.book(WALLET, []).reserved).toEqual([]);
    book.signing(hex(1, 16), {});
    book.signedAs(hex(1, 16), 'signed');
    expect(book.read(hex(1, 16))?.signed).toBe('signed');
  });

  it('is forgotten with its wallet, and with it what it holds', () => {
    const book = opened(2);
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
  });
});

const spending = (at: number) => ({
  kind: 'send',
  inputs: [`${hex(900 + at, 32)}:0`],
  made: [{ vout: 1, colored: false, sats: '700' }],
  recipients: [`to ${String(at)}`],
});

describe('the signature of what was brought', () => {
  const id = hex(1, 16);

  type Act = (book: ReturnType<typeof openImports>) => void;
  const ask: Act = (book) => book.signing(id, {});
  const put: Act = (book) => book.signedAs(id, 'x');

  it.each<[string, readonly Act[], object]>([
    ['asked for of what nobody brought', [(book) => book.signing(hex(9, 16), {})], { code: 'FLOW_UNKNOWN' }],
    ['put to what nobody brought', [(book) => book.signedAs(hex(9, 16), 'x')], { code: 'FLOW_UNKNOWN' }],
    ['taken back from what nobody brought', [(book) => book.notSigned(hex(9, 16))], { code: 'GONE' }],
    ['asked for while it is asked for', [ask, ask], { code: 'FLOW_STATE', facts: { state: 'approved' } }],
    ['put where nobody asked for it', [put], { code: 'FLOW_STATE', facts: { state: 'built' } }],
    ['put a second time', [ask, put, put], { code: 'FLOW_STATE', facts: { state: 'signed' } }],
  ])('is refused where it is %s', (_, acts, failure) => {
    const book = opened(1);
    for (const act of acts.slice(0, -1)) act(book);
    const [was, last] = [book.read(id), acts.at(-1)];
    expect(failureThrown(() => last?.(book))).toMatchObject(failure);
    expect(book.read(id)).toEqual(was);
  });

  it('is refused where what it was asked for can no longer be read', () => {
    const folder = folderWith(1);
    const book = openImports(folder);
    book.signing(id, {});
    spoil(folder, "UPDATE steps SET data = '{' WHERE state = 'approved'");
    expect(failureThrown(() => book.signedAs(id, 'x'))).toMatchObject({ code: 'STORAGE_DAMAGED' });
    expect(failureThrown(() => book.bound(WALLET))).toMatchObject({ code: 'STORAGE_DAMAGED' });
    expect(book.read(id)?.signed).toBeNull();
  });

  it('is taken back only while it is asked for: what waits still waits, what is signed stays signed', () => {
    const book = opened(1);
    book.notSigned(id);
    expect(book.read(id)).toMatchObject({ signed: null, signedAtMs: null });
    book.signing(id, {});
    book.signedAs(id, 'x');
    book.notSigned(id);
    expect(book.read(id)?.signed).toBe('x');
  });

  it('goes with what that one spends, by its own transaction, where two are asked for at once', () => {
    const journal = openJournal(folderWith(2), clock);
    const { signing, signedAs } = signingSteps(journal);
    for (const at of [1, 2]) signing(hex(at, 16), spending(at));
    for (const at of [1, 2]) signedAs(hex(at, 16), 'x');
    for (const at of [1, 2])
      expect(journal.read(hex(at, 16))?.data).toMatchObject({
        built: { txid: hex(at, 32) },
        signed: { ...spending(at), txid: hex(at, 32), psbt: 'x' },
      });
    // What they make is held back for nobody: no service tells when it is in a block.
    expect(journal.book(WALLET, []).reserved).toMatchObject(
      [1, 2].map((at) => ({ by: hex(at, 32), spends: spending(at).inputs, makes: [], mayShare: true })),
    );
    journal.close();
  });
});

it('keeps a PSBT once for whatever our signatures commit to besides, and what was signed of one stays its own', () => {
  const book = opened(0);
  const made = (at: number, commits: string, text = 'x') =>
    brought(at, { txid: hex(9, 32), commits: commits.repeat(64), text });
  const [A, B, C] = [hex(1, 16), hex(2, 16), hex(3, 16)];
  book.keep(made(1, '1'));
  book.signing(A, {});
  book.signedAs(A, 'signed');
  expect(book.keep(made(2, '2'))).toMatchObject({ id: B, signed: null });
  const again = book.keep(made(3, '1', 'with theirs'));
  expect(again).toMatchObject({ id: A, text: 'with theirs', signed: 'signed' });
  expect(book.read(C)).toBeNull();
  book.signing(B, {});
  book.signedAs(B, 'signed too');
  expect(book.bound(WALLET).map(({ id }) => id)).toEqual([B, A]);
  expect(book.read(A)?.signed).toBe('signed');
});
