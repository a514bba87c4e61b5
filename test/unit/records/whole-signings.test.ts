import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { NewImport } from '../../../src-main/ports/index.ts';
import * as v from 'valibot';
import { signingsOf } from '../../../src-main/backup/collect.ts';
import { all } from '../backup/folder.ts';
import { openJournal } from '../../../src-main/records/journal/journal.ts';
import { signingRecord } from '../../../src-main/records/signing.ts';
import { brought, clock, hex, signingSteps, WALLET } from './brought-rows.ts';

const PSBT = 'cHNidP8B';
const SPENDING = { kind: 'sendBtc', inputs: ['aa:0'], recipients: ['bb'] };

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'ochre-archive-'));
  const journal = openJournal(path, clock);
  const book = journal.imports;
  const { signing, signedAs } = signingSteps(journal);
  const keep = (at: number, change?: Partial<NewImport>) => book.keep(brought(at, change));
  const sign = (at: number, psbt = PSBT) => {
    signing(hex(at, 16), SPENDING);
    signedAs(hex(at, 16), psbt);
  };
  return {
    book,
    journal,
    keep,
    sign,
    read: async () => (await all(signingsOf({ signings: journal }))).signings ?? [],
  };
}

describe('what was brought, in a backup', () => {
  it('comes back with what was signed of it, so that nothing is signed against it', async () => {
    const [from, to] = [folder(), folder()];
    from.keep(1);
    from.keep(2);
    from.sign(2);
    const data = await from.read();
    to.journal.bringSignings(data);
    expect(to.book.unsigned(WALLET)).toEqual(from.book.unsigned(WALLET));
    expect(to.book.bound(WALLET)).toEqual(from.book.bound(WALLET));
    expect(to.book.bound(WALLET)).toMatchObject([{ txid: hex(2, 32), spending: SPENDING }]);
    to.journal.bringSignings(data);
    expect(await to.read()).toEqual(data);
    expect(from.journal.changedAtMs()).toBe(clock.nowMs());
  });

  it('takes nothing back that is here, and makes a draft signed that was signed there', async () => {
    const [from, to] = [folder(), folder()];
    for (const at of [1, 2, 3]) from.keep(at, { name: 'theirs' });
    from.sign(2, `${PSBT}AAAA`);
    for (const at of [1, 2, 3]) to.keep(at, { id: hex(at + 100, 16), name: 'ours' });
    to.sign(103);
    to.journal.bringSignings(await from.read());
    expect(to.book.unsigned(WALLET).map(({ id, name }) => [id, name])).toEqual([[hex(101, 16), 'ours']]);
    expect(to.book.read(hex(102, 16))).toMatchObject({ name: 'ours', signed: `${PSBT}AAAA` });
    expect(to.book.read(hex(103, 16))).toMatchObject({ signed: PSBT });
  });

  it('is not taken out of a file in which a row is none', async () => {
    const { read, keep } = folder();
    keep(1);
    const [first] = await read();
    if (first === undefined || first.imported === null) throw new Error('nothing was kept');
    const { imported } = first;
    const isTaken = (change: object, part: object = {}) =>
      v.is(signingRecord, { ...first, imported: { ...imported, ...part }, ...change });
    expect(isTaken({})).toBe(true);
    expect(isTaken({ state: 'signed' })).toBe(false);
    // Of one that says nothing of whom it pays nobody could tell what may be signed beside it.
    const signedSteps = (spending: object) => ({
      state: 'signed',
      steps: [
        ...first.steps,
        { state: 'approved', atMs: 1, data: JSON.stringify(spending) },
        { state: 'signed', atMs: 2, data: JSON.stringify({ psbt: PSBT }) },
      ],
    });
    expect(isTaken(signedSteps({ ...SPENDING, txid: hex(1, 32) }))).toBe(true);
    expect(isTaken(signedSteps({}))).toBe(false);
    for (const bad of [{ txid: 'x' }, { cameAs: 'dream' }, { more: 1 }]) expect(isTaken({}, bad)).toBe(false);
  });
});
