import { existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { atOnce } from '../../../src-main/slices.ts';
import type { SigningState } from '../../../src-main/ports/index.ts';
import { openArchive } from '../../../src-main/storage/archive/archive.ts';
import { openJournal } from '../../../src-main/storage/journal/journal.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { A, B, clock, FIXTURES, folderBefore, idOf, NOW, txidOf } from './record-before.ts';

function open(folder: string) {
  const journal = openJournal(folder, clock, true);
  onTestFinished(() => journal.close());
  return journal;
}

/** All that is read of a folder; steps too. */
const contentOf = (folder: string) => {
  const { signings, book } = openArchive(folder, clock.nowMs).read();
  return { signings, book };
};

function spoil(folder: string, name: 'journal' | 'brought', sql: string): void {
  const db = new Database(join(folder, `${name}.sqlite`));
  db.exec(sql);
  db.close();
}

const STATES: readonly (readonly [number, SigningState])[] = [
  [1, 'asked'],
  [2, 'asked'],
  [3, 'built'],
  [4, 'contradicted'],
  [5, 'away'],
  [6, 'signed'],
  [7, 'handingOver'],
  [8, 'handedOver'],
  [9, 'refused'],
  [10, 'accepted'],
  [11, 'broadcast'],
  [12, 'settled'],
  [13, 'givenUp'],
  [14, 'dropped'],
  [15, 'dropped'],
  [16, 'dropped'],
  [17, 'signed'],
  [18, 'handedOver'],
];

describe('a folder of the version before', () => {
  it.each(STATES)('has its flow %i as %s', (at, state) => {
    const signing = open(folderBefore()).read(idOf(at));
    const away = at === 5 || at === 15;
    expect(signing).toMatchObject({ state, walletId: at === 17 ? B : A, origin: away ? 'away' : 'built' });
    expect(signing?.data.asked).toMatchObject({ service: 'https://service.example' });
  });

  it('has PSBT and verdict in one step, numbered without a gap, each time that it was judged', () => {
    const folder = folderBefore();
    open(folder);
    const { signings } = contentOf(folder);
    const seven = signings.find(({ id }) => id === idOf(7))?.steps ?? [];
    expect(seven.map(({ state }) => state)).toEqual([
      ...['asked', 'built', 'approved', 'built', 'approved', 'signed', 'handingOver'],
    ]);
    for (const { data } of seven.filter(({ state }) => state === 'built'))
      expect(JSON.parse(data)).toMatchObject({ psbt: 'cHNidP8BAHECAAAA', outcome: 'proved' });
    const db = new Database(join(folder, 'journal.sqlite'), { readonly: true });
    const gaps = db
      .prepare('SELECT signing_id FROM steps GROUP BY signing_id HAVING max(seq) <> count(*) - 1')
      .all();
    db.close();
    expect(gaps).toEqual([]);
    const refused = signings.find(({ id }) => id === idOf(18))?.steps.map(({ state }) => state);
    expect(refused?.slice(-3)).toEqual(['refused', 'handingOver', 'handedOver']);
  });

  it('has what was brought as imported signings', () => {
    const journal = open(folderBefore());
    expect(journal.imports.unsigned(A).map(({ id }) => id)).toEqual([idOf(102), idOf(101)]);
    expect(journal.imports.signed(A)).toMatchObject([{ id: idOf(103), txid: txidOf(103) }]);
    expect(journal.imports.bound(A)[0]?.spending).toMatchObject({
      kind: 'send',
      recipients: ['seal:brought'],
    });
    expect(journal.imports.read(idOf(103))).toMatchObject({
      signed: 'cHNidP8BAHECAAAABROUGHT',
      commits: 'c0'.repeat(32),
      coins: [{ txid: txidOf(803), vout: 1, amountSats: 5_000 }],
    });
    // Being signed when Ochre ended: it reached nobody.
    expect(journal.imports.unsigned(B).map(({ id }) => id)).toEqual([idOf(104)]);
    expect([101, 102, 103].map((at) => journal.read(idOf(at))?.kind)).toEqual([
      'offline',
      'createSlots',
      'send',
    ]);
    expect(journal.unfinished(A).map(({ origin }) => origin)).not.toContain('imported');
  });

  it('has the book that its signed steps prove, each wallet its own', () => {
    const journal = open(folderBefore());
    const { outputs, reserved, allocations, assets } = journal.book(A, []);
    expect(assets).toEqual([]);
    expect(outputs).toContainEqual({
      ...{ txid: txidOf(12), vout: 1, amountSats: 1_700n, branch: 'colored', index: -1, spent: false },
    });
    // What was dropped here and never went out is nowhere.
    expect(outputs.map(({ txid }) => txid)).not.toContain(txidOf(14));
    expect(reserved.map(({ by, mayShare }) => [by, mayShare])).toEqual([
      ...[5, 6, 7, 8, 9, 10].map((at) => [txidOf(at), false]),
      ...[11, 13, 15].map((at) => [txidOf(at), true]),
      [txidOf(18), false],
      [txidOf(103), true],
    ]);
    // On an output that was there before, an allocation counts once it is shown; on its own, with it.
    const places = allocations.map(({ txid }) => txid);
    expect(places).toEqual(expect.arrayContaining([txidOf(911), txidOf(912), txidOf(6), txidOf(12)]));
    for (const at of [906, 910, 913, 13, 14]) expect(places).not.toContain(txidOf(at));
    expect(allocations.find(({ txid }) => txid === txidOf(912))?.amount).toBe(18_446_744_073_709_551_615n);
    expect(journal.book(B, []).reserved.map(({ by }) => by)).toEqual([txidOf(17)]);
  });

  it('keeps its files until all has started, and is not read twice', () => {
    const folder = folderBefore();
    const first = openJournal(folder, clock, true);
    first.imports.drop(idOf(101));
    first.close();
    expect(readdirSync(folder)).toEqual(
      expect.arrayContaining(['brought.sqlite', 'brought.sqlite.v3', 'journal.sqlite.v3']),
    );
    const second = openJournal(folder, clock, true);
    expect(second.imports.read(idOf(101))).toBeNull();
    second.migrated.done();
    second.close();
    expect(readdirSync(folder).filter((name) => !/-(wal|shm)$/.test(name))).toEqual(['journal.sqlite']);
    expect(openedStates(folder)).toEqual(STATES.map(([, state]) => state));
  });

  it('is as it was, and brought forward whole at the next start, wherever the power went', () => {
    const whole = folderBefore();
    openJournal(whole, clock, true).close();
    const expected = contentOf(whole);
    const { exec, prepare } = Database.prototype;
    let cuts = 0;
    for (let at = 1; ; at += 1) {
      const folder = folderBefore();
      let writes = 0;
      const cut = (sql: string): void => {
        if (!/INSERT|CREATE|DROP|ALTER|UPDATE|user_version =|COMMIT/.test(sql)) return;
        writes += 1;
        if (writes === at) throw new Error('the power is gone');
      };
      const onExec = vi.spyOn(Database.prototype, 'exec').mockImplementation(function (
        this: Database.Database,
        sql,
      ) {
        cut(sql);
        return exec.call(this, sql);
      });
      const onPrepare = vi.spyOn(Database.prototype, 'prepare').mockImplementation(function (
        this: Database.Database,
        sql,
      ) {
        const statement = prepare.call(this, sql);
        const run = statement.run.bind(statement) as (...given: unknown[]) => Database.RunResult;
        statement.run = (...given: unknown[]) => {
          cut(sql);
          return run(...given);
        };
        return statement;
      });
      let failed = false;
      try {
        openJournal(folder, clock, true).close();
      } catch (error) {
        failed = true;
        expect(String(error)).toContain('the power is gone');
      }
      onExec.mockRestore();
      onPrepare.mockRestore();
      if (!failed) break;
      cuts += 1;
      const again = openJournal(folder, clock, true);
      expect([again.damage, again.broughtDamage]).toEqual([null, null]);
      again.close();
      expect(contentOf(folder)).toEqual(expected);
    }
    expect(cuts).toBeGreaterThan(100);
  }, 240_000);

  it('loses nothing of the journal where what was brought is damaged, says it, and keeps the file aside', () => {
    const folder = folderBefore();
    writeFileSync(
      join(folder, 'brought.sqlite'),
      'no database, but long enough to be looked at as one by anybody',
    );
    const journal = openJournal(folder, clock, true);
    const keptAs = `brought.sqlite.corrupt-${String(NOW)}`;
    expect(journal.damage).toBeNull();
    expect(journal.broughtDamage).toEqual({ file: 'brought.sqlite', keptAs, recovered: 'nothing' });
    expect(journal.imports.unsigned(A)).toEqual([]);
    journal.migrated.done();
    journal.close();
    expect(readFileSync(join(folder, keptAs), 'utf8')).toContain('no database');
    expect(existsSync(join(folder, 'brought.sqlite'))).toBe(false);
    expect(openedStates(folder)).toEqual(STATES.map(([, state]) => state));
  });

  it('keeps what can be read of a damaged journal, and all that was brought', () => {
    const folder = folderBefore();
    const file = join(folder, 'journal.sqlite');
    truncateSync(file, readFileSync(file).length - 4_096);
    const journal = open(folder);
    expect(journal.damage).toMatchObject({ file: 'journal.sqlite', recovered: 'part' });
    expect(journal.imports.signed(A)).toHaveLength(1);
    expect(STATES.filter(([at, state]) => journal.read(idOf(at))?.state === state).length).toBeGreaterThan(5);
  });

  it.each<[string, string, readonly number[]]>([
    ['a step that is no JSON', `UPDATE steps SET data = '{' WHERE flow_id = '${idOf(12)}' AND seq = 1`, [12]],
    ['a flow of a kind that nobody knows', `UPDATE flows SET kind = 'dream' WHERE id = '${idOf(12)}'`, [12]],
    [
      'a flow of a state that nobody knows',
      `UPDATE flows SET state = 'dream' WHERE id = '${idOf(12)}'`,
      [12],
    ],
    [
      'a step of a state that nobody knows, and its steps in no order',
      `UPDATE steps SET state = 'dream' WHERE flow_id = '${idOf(12)}' AND seq = 1;
       UPDATE steps SET rowid = 1000 - rowid`,
      [12],
    ],
    [
      'a step that is no JSON, and a flow that lost all of its own',
      `UPDATE steps SET data = '{' WHERE flow_id = '${idOf(12)}' AND seq = 1;
       DELETE FROM steps WHERE flow_id = '${idOf(3)}'`,
      [3, 12],
    ],
  ])('has every other flow as it was, where its journal has %s', (_, sql, spoilt) => {
    const [whole, folder] = [folderBefore(), folderBefore()];
    spoil(folder, 'journal', sql);
    open(whole);
    const journal = open(folder);
    expect(journal.damage).toMatchObject({ file: 'journal.sqlite', recovered: 'part' });
    const [ids, txids] = [spoilt.map(idOf), spoilt.map(txidOf)];
    const others = (of: string) =>
      contentOf(of).signings.filter(({ id, origin }) => origin !== 'imported' && !ids.includes(id));
    expect(others(folder)).toHaveLength(STATES.length - spoilt.length);
    expect(others(folder)).toEqual(others(whole));
    // What was brought is held too: it lies beside the journal.
    const held = (of: ReturnType<typeof openJournal>) =>
      of.book(A, []).reserved.filter(({ by }) => !txids.includes(by));
    expect(held(journal)).toEqual(expect.arrayContaining(held(open(whole))));
    expect(journal.read(idOf(3))?.state).toBe('built');
  });

  it('leaves nothing of how it lay behind', () => {
    const folder = folderBefore();
    open(folder);
    const db = new Database(join(folder, 'journal.sqlite'), { readonly: true });
    onTestFinished(() => void db.close());
    const tables = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").raw().all().flat();
    expect(tables).toContain('signings');
    for (const gone of ['flows', 'steps_before']) expect(tables).not.toContain(gone);
  });

  it('may have no file of what was brought at all', () => {
    const folder = tempFolder();
    const db = new Database(join(folder, 'journal.sqlite'));
    db.exec(readFileSync(join(FIXTURES, 'journal.sql'), 'utf8'));
    db.close();
    const journal = open(folder);
    expect([journal.damage, journal.broughtDamage]).toEqual([null, null]);
    expect(journal.read(idOf(12))?.state).toBe('settled');
  });
});

describe('what was brought, of the version before', () => {
  const file = (folder: string): string => join(folder, 'brought.sqlite');
  const ALL = [101, 102, 103, 104];
  const broughtOf = (journal: ReturnType<typeof openJournal>) =>
    ALL.filter((at) => journal.imports.read(idOf(at)) !== null);
  /** As the first version of the file had it, and as the second had it. */
  const WITHOUT_COINS = 'ALTER TABLE brought DROP COLUMN coins; PRAGMA user_version = 2;';
  const FIRST = `CREATE TABLE first (
      id TEXT PRIMARY KEY, wallet_id TEXT NOT NULL, txid TEXT NOT NULL, name TEXT NOT NULL, came_as TEXT NOT NULL,
      text TEXT NOT NULL, state TEXT NOT NULL, at_ms INTEGER NOT NULL, spending TEXT, signed TEXT, signed_at_ms INTEGER,
      UNIQUE (wallet_id, txid)
    ) STRICT;
    INSERT INTO first SELECT id, wallet_id, txid, name, came_as, text, state, at_ms, spending, signed, signed_at_ms
      FROM brought;
    DROP TABLE brought; ALTER TABLE first RENAME TO brought; PRAGMA user_version = 1;`;
  const noText = `UPDATE brought SET name = CAST(x'ff' AS TEXT) WHERE id = '${idOf(102)}';`;

  it.each([
    ['this version', '', 'c0'.repeat(32)],
    ['the one without coins', WITHOUT_COINS, 'c0'.repeat(32)],
    ['the one that names nothing that is committed to', FIRST, ''],
  ])('is taken over from a damaged file of %s, but for what cannot be read', (_, version, commits) => {
    const folder = folderBefore();
    spoil(folder, 'brought', version + noText);
    const journal = open(folder);
    expect(journal.broughtDamage).toMatchObject({ file: 'brought.sqlite', recovered: 'part' });
    expect(broughtOf(journal)).toEqual([101, 103, 104]);
    expect(journal.imports.read(idOf(103))).toMatchObject({ commits, signed: 'cHNidP8BAHECAAAABROUGHT' });
  });

  it('is said to be damaged where only its pages are not in order, and taken over', () => {
    const folder = folderBefore();
    const bytes = readFileSync(file(folder));
    // SQLite's header keeps at byte 36 how many pages are free.
    bytes.writeUInt32BE(5, 36);
    writeFileSync(file(folder), bytes);
    const journal = open(folder);
    expect(journal.broughtDamage?.recovered).toBe('part');
    expect(broughtOf(journal)).toEqual(ALL);
  });

  it('is said to be lost where its file is empty', () => {
    const folder = folderBefore();
    truncateSync(file(folder), 0);
    const journal = open(folder);
    expect(journal.broughtDamage).toMatchObject({ file: 'brought.sqlite', recovered: 'nothing' });
    expect(broughtOf(journal)).toEqual([]);
  });

  it('is not read where a newer program wrote its file, and stays as it is', () => {
    const folder = folderBefore();
    spoil(folder, 'brought', 'PRAGMA user_version = 99');
    const was = readFileSync(file(folder));
    expect(() => openJournal(folder, clock, true)).toThrow(/newer than this program knows/);
    expect(readFileSync(file(folder)).equals(was)).toBe(true);
    expect(readdirSync(folder).filter((name) => name.includes('forward'))).toEqual([]);
  });

  it('is read with what was written ahead, both files are kept with it, and all of it goes once all has started', () => {
    const [from, folder] = [folderBefore(), tempFolder()];
    for (const [name, sql] of [
      ['journal', `UPDATE flows SET updated_at_ms = 7 WHERE id = '${idOf(1)}'`],
      ['brought', `UPDATE brought SET name = 'ahead' WHERE id = '${idOf(101)}'`],
    ] as const) {
      const db = new Database(join(from, `${name}.sqlite`));
      db.exec(`PRAGMA journal_mode = WAL; ${sql}`);
      // As they lie while the program runs that wrote them.
      for (const suffix of ['', '-wal', '-shm'])
        writeFileSync(
          join(folder, `${name}.sqlite${suffix}`),
          readFileSync(join(from, `${name}.sqlite${suffix}`)),
        );
      db.close();
    }
    const ahead = ['journal', 'brought'].map((name) => readFileSync(join(folder, `${name}.sqlite-wal`)));
    const journal = open(folder);
    expect(journal.read(idOf(1))?.updatedAtMs).toBe(7);
    expect(journal.imports.read(idOf(101))?.name).toBe('ahead');
    for (const [at, name] of ['journal', 'brought'].entries())
      expect(readFileSync(join(folder, `${name}.sqlite.v3-wal`)).equals(ahead[at] ?? Buffer.alloc(0))).toBe(
        true,
      );
    const beside = () => readdirSync(folder).filter((name) => !/^journal\.sqlite(-wal|-shm)?$/.test(name));
    expect(beside().filter((name) => name.includes('forward'))).toEqual([]);
    journal.migrated.done();
    expect(beside()).toEqual([]);
  });
});

describe('a backup of the version before', () => {
  it('brings the same as the folder does', () => {
    const text = readFileSync(join(FIXTURES, 'backup.json'), 'utf8');
    const folder = tempFolder();
    const journal = open(folder);
    const archive = openArchive(folder, clock.nowMs);
    const content = atOnce(archive.parse(text));
    if (content === null) throw new Error('it is none');
    atOnce(archive.merge(content, NOW));
    const before = folderBefore();
    open(before);
    const here = contentOf(before).signings.map(({ id, steps }) => [id, steps.slice(0, 3)]);
    const came = contentOf(folder).signings;
    for (const { id, steps } of came)
      expect(here).toContainEqual([id, steps.slice(0, 3).filter(({ atMs }) => atMs !== NOW)].slice(0, 2));
    expect(journal.imports.signed(A)).toMatchObject([{ id: idOf(103) }]);
    expect(journal.read(idOf(9))?.state).toBe('handedOver');
    expect(journal.book(A, []).reserved.map(({ by }) => by)).toContain(txidOf(103));
    expect(atOnce(archive.merge(content, NOW))).toMatchObject({ flowsAdded: 0, conflicts: 0 });
  });
});

function openedStates(folder: string): (SigningState | undefined)[] {
  const journal = openJournal(folder, clock, true);
  try {
    return STATES.map(([at]) => journal.read(idOf(at))?.state);
  } finally {
    journal.close();
  }
}
