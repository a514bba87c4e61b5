import { FORM } from '../../../src-main/base/data-form.ts';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fail } from '../../../src-main/base/errors.ts';
import { openJournal } from '../../../src-main/records/journal/journal.ts';
import { codeOfThrown, failureThrown } from '../../support/failure-of.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { clock, openRecord, walk } from './record-ids.ts';

const flow = { id: 'a'.repeat(32), walletId: 'b'.repeat(32), kind: 'createSlots' as const, data: { num: 5 } };

/** A journal in which that flow was asked for. */
function opened(folder = tempFolder()) {
  const journal = openRecord(folder);
  journal.open(flow);
  return journal;
}

/** Every file of a folder, as it lies there. */
const filesIn = (folder: string): Buffer[] =>
  readdirSync(folder).map((name) => readFileSync(join(folder, name)));

describe('the journal', () => {
  it('keeps every step of a flow, in order, across a restart', () => {
    const folder = tempFolder();
    const first = openJournal(folder, clock);
    first.open(flow);
    first.advance(flow.id, 'asked', 'built', { psbt: 'cHNidA==' });
    first.close();
    const second = openJournal(folder, clock);
    const data = { asked: { num: 5 }, built: { psbt: 'cHNidA==' } };
    expect(second.read(flow.id)).toMatchObject({ state: 'built', walletId: flow.walletId, data });
    second.close();
  });

  it('refuses a step from a state that the flow is not in, or is in no more, and changes nothing', () => {
    const journal = opened();
    const refused = (state: string) => ({ code: 'FLOW_STATE', facts: { state } });
    for (const from of ['built', ['built', 'away']] as const)
      expect(failureThrown(() => journal.advance(flow.id, from, 'approved', null))).toEqual(refused('asked'));
    expect(journal.read(flow.id)?.state).toBe('asked');
    journal.advance(flow.id, ['built', 'asked'], 'built', {});
    expect(failureThrown(() => journal.advance(flow.id, 'asked', 'built', {}))).toEqual(refused('built'));
    expect(journal.read(flow.id)?.state).toBe('built');
  });

  it('remembers of one that went out to another machine that it did, whatever becomes of it', () => {
    const journal = opened();
    journal.advance(flow.id, 'asked', 'built', {});
    expect(journal.read(flow.id)?.origin).toBe('built');
    journal.advance(flow.id, 'built', 'away', {});
    journal.advance(flow.id, 'away', 'signed', {});
    expect(journal.read(flow.id)?.origin).toBe('away');
  });

  it('refuses a step of a flow that nobody opened', () => {
    const journal = openRecord();
    expect(codeOfThrown(() => journal.advance(flow.id, 'asked', 'built', {}))).toBe('FLOW_UNKNOWN');
    expect(journal.read(flow.id)).toBeNull();
  });

  it('erases the signed bytes of a flow that is given up', () => {
    const folder = tempFolder();
    const journal = openJournal(folder, clock);
    // Longer than a page, so that it lies on pages of its own.
    const bytes = 'c2lnbmVkIGJ5dGVz'.repeat(1_000);
    const lies = () => filesIn(folder).some((file) => file.includes('c2lnbmVkIGJ5dGVz'));
    journal.open(flow);
    walk(journal, flow.id, 'signed', { psbt: bytes });
    expect(lies()).toBe(true);
    journal.advance(flow.id, 'signed', 'dropped', { because: 'cancelled' });
    expect(journal.read(flow.id)?.data.signed).toBeNull();
    // At once, while it is open: not in the file, and not in the one that is written ahead.
    expect(existsSync(join(folder, 'journal.sqlite-wal'))).toBe(true);
    expect(lies()).toBe(false);
    journal.close();
    expect(lies()).toBe(false);
  });

  it('erases the bytes of a hand-over of which nothing left, and that was then given up', () => {
    const folder = tempFolder();
    const journal = opened(folder);
    walk(journal, flow.id, 'handingOver', { psbt: 'c2lnbmVkIGJ5dGVz' });
    journal.advance(flow.id, 'handingOver', 'signed', { psbt: 'c2lnbmVkIGJ5dGVz' });
    journal.advance(flow.id, 'signed', 'dropped', null);
    expect(filesIn(folder).some((file) => file.includes('c2lnbmVkIGJ5dGVz'))).toBe(false);
  });

  it('has in the file itself what may leave now: a write-ahead file that is lost takes no hand-over with it', () => {
    const folder = tempFolder();
    const journal = opened(folder);
    walk(journal, flow.id, 'handingOver', { txid: 'first' });
    const copy = tempFolder();
    writeFileSync(join(copy, 'journal.sqlite'), readFileSync(join(folder, 'journal.sqlite')));
    const again = openJournal(copy, clock);
    expect([again.damage, again.read(flow.id)?.state]).toEqual([null, 'handingOver']);
    again.close();
  });

  it('refuses a step that leads back from a hand-over, and says so as a fault of ours', () => {
    const journal = opened();
    walk(journal, flow.id, 'accepted');
    for (const to of ['dropped', 'signed', 'built', 'handingOver'] as const)
      expect(() => {
        journal.advance(flow.id, 'accepted', to, null);
      }).toThrow(`a flow went from accepted to ${to}`);
    expect(journal.read(flow.id)?.state).toBe('accepted');
  });

  it('lists the unfinished flows of a wallet, and of that wallet alone', () => {
    const journal = opened();
    const other = { ...flow, id: 'c'.repeat(32), walletId: 'd'.repeat(32) };
    const dropped = { ...flow, id: 'e'.repeat(32) };
    for (const one of [other, dropped]) journal.open(one);
    journal.advance(dropped.id, 'asked', 'dropped', null);
    expect(journal.unfinished(flow.walletId).map(({ id }) => id)).toEqual([flow.id]);
  });

  it('lists what the end of the program interrupted, and nothing else that is unfinished', () => {
    const journal = openRecord();
    const states = ['asked', 'built', 'approved', 'signed', 'handingOver', 'handedOver', 'settled'] as const;
    states.forEach((state, n) => {
      const id = String(n).repeat(32);
      journal.open({ ...flow, id });
      if (state !== 'asked') walk(journal, id, state);
    });
    const interrupted = journal.interrupted(flow.walletId);
    expect(new Set(interrupted.map(({ state }) => state))).toEqual(
      new Set(['asked', 'approved', 'handingOver']),
    );
    expect(interrupted).toHaveLength(3);
    expect(interrupted.find(({ state }) => state === 'approved')?.data).toHaveProperty('built');
    expect(journal.interrupted('d'.repeat(32))).toEqual([]);
  });

  it('lists what left for the service, with the bytes that were signed last, also once it was seen', () => {
    const journal = openRecord();
    const ids = ['1', '2', '3', '4', '5', '6'].map((digit) => digit.repeat(32));
    for (const id of ids) {
      journal.open({ ...flow, id });
      walk(journal, id, 'signed', { txid: 'first', psbt: 'cHNidA==' });
    }
    const [kept = '', seen = '', again = '', dropped = '', failed = '', settled = ''] = ids;
    journal.advance(seen, 'signed', 'handingOver', null);
    journal.advance(seen, 'handingOver', 'broadcast', null);
    journal.advance(again, 'signed', 'handingOver', null);
    journal.advance(again, 'handingOver', 'signed', { txid: 'second' });
    journal.advance(again, 'signed', 'handingOver', null);
    for (const id of [failed, settled]) journal.advance(id, 'signed', 'handingOver', null);
    journal.advance(failed, 'handingOver', 'givenUp', null);
    journal.advance(settled, 'handingOver', 'settled', null);
    journal.advance(dropped, 'signed', 'dropped', null);
    const left = { kind: 'createSlots', createdAtMs: expect.any(Number) as number };
    expect(journal.handedOver(flow.walletId)).toEqual([
      { id: seen, ...left, state: 'broadcast', signed: { txid: 'first' } },
      { id: again, ...left, state: 'handingOver', signed: { txid: 'second' } },
      { id: failed, ...left, state: 'givenUp', signed: { txid: 'first' } },
      { id: settled, ...left, state: 'settled', signed: { txid: 'first' } },
    ]);
    expect(journal.unfinished(flow.walletId).map(({ id }) => id)).toEqual([kept, seen, again]);
    expect(journal.handedOver('f'.repeat(32))).toEqual([]);
  });

  it('refuses a file of another form, and leaves it as it is', () => {
    const folder = tempFolder();
    const journal = openJournal(folder, clock);
    journal.close();
    const file = join(folder, 'journal.sqlite');
    const bytes = readFileSync(file);
    // SQLite's header keeps user_version at byte 60, big-endian.
    bytes.writeUInt32BE(FORM + 1, 60);
    writeFileSync(file, bytes);
    expect(() => openJournal(folder, clock)).toThrow(/DATA_FOLDER_FORM/);
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });
});

describe('what must leave the write-ahead file', () => {
  /** A journal with a flow that is built; `refuse` has the disk say this, once, where all goes into the file itself. */
  function watched() {
    const { exec } = Database.prototype;
    const refusals: Error[] = [];
    let tries = 0;
    Database.prototype.exec = function (this: Database.Database, sql) {
      if (sql.includes('wal_checkpoint')) {
        tries += 1;
        const refusal = refusals.pop();
        if (refusal !== undefined) throw refusal;
      }
      return exec.call(this, sql);
    };
    onTestFinished(() => void (Database.prototype.exec = exec));
    const journal = openRecord();
    const other = { ...flow, id: 'c'.repeat(32) };
    for (const one of [flow, other]) {
      journal.open(one);
      journal.advance(one.id, 'asked', 'built', {});
    }
    return { journal, other, tries: () => tries, refuse: (error: Error) => void refusals.push(error) };
  }
  const full = Object.assign(new Error('database or disk is full'), { rawCode: 13 });

  it('is brought home by the steps that ask for it, and by no other', () => {
    const { journal, other, tries } = watched();
    expect(tries()).toBe(0);
    journal.advance(flow.id, 'built', 'dropped', null);
    journal.advance(other.id, 'built', 'approved', {});
    expect(tries()).toBe(1);
  });

  it('waits for the next step, whichever it is, where the disk is full', () => {
    const { journal, other, tries, refuse } = watched();
    refuse(full);
    journal.advance(flow.id, 'built', 'dropped', null);
    expect(journal.read(flow.id)?.state).toBe('dropped');
    journal.advance(other.id, 'built', 'approved', {});
    expect(tries()).toBe(2);
    journal.advance(other.id, 'approved', 'signed', {});
    expect(tries()).toBe(2);
  });

  it('is told as a fault of ours where it stays for any other reason', () => {
    const { journal, refuse } = watched();
    refuse(new Error('something else'));
    expect(() => journal.advance(flow.id, 'built', 'dropped', null)).toThrow('something else');
  });
});

it('writes nothing once its folder is gone, and what was signed before stays as it is', () => {
  const folder = tempFolder();
  let isGone = false;
  const journal = openJournal(folder, clock, false, () => {
    if (isGone) throw fail('DATA_FOLDER_GONE', { folder });
  });
  journal.open(flow);
  walk(journal, flow.id, 'built');
  isGone = true;
  expect(codeOfThrown(() => journal.advance(flow.id, 'built', 'approved', {}))).toBe('DATA_FOLDER_GONE');
  expect(codeOfThrown(() => journal.open({ ...flow, id: 'c'.repeat(32) }))).toBe('DATA_FOLDER_GONE');
  isGone = false;
  expect(journal.read(flow.id)?.state).toBe('built');
  expect(journal.read('c'.repeat(32))).toBeNull();
  journal.close();
});
