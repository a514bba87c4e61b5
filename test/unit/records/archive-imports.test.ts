import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { NewBrought } from '../../../src-main/ports/index.ts';
import { openArchive } from '../../../src-main/records/archive/archive.ts';
import { emptySettings } from '../../../src-main/records/settings.ts';
import { brought, clock, hex, openImports, WALLET } from './brought-rows.ts';

const PSBT = 'cHNidP8B';
const SPENDING = { kind: 'sendBtc', inputs: ['aa:0'], recipients: ['bb'] };

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'ochre-archive-'));
  const book = openImports(path);
  const archive = openArchive(path, clock.nowMs);
  const keep = (at: number, change?: Partial<NewBrought>) => book.keep(brought(at, change));
  const sign = (at: number, psbt = PSBT) => {
    book.signing(hex(at, 16), SPENDING);
    book.signedAs(hex(at, 16), psbt);
  };
  return { book, archive, keep, sign };
}

describe('what was brought, in a backup', () => {
  it('comes back with what was signed of it, so that nothing is signed against it', async () => {
    const [from, to] = [folder(), folder()];
    from.keep(1);
    from.keep(2);
    from.sign(2);
    const data = from.archive.read();
    await to.archive.merge(data, clock.nowMs());
    expect(to.book.unsigned(WALLET)).toEqual(from.book.unsigned(WALLET));
    expect(to.book.bound(WALLET)).toEqual(from.book.bound(WALLET));
    expect(to.book.bound(WALLET)).toMatchObject([{ txid: hex(2, 32), spending: SPENDING }]);
    await to.archive.merge(data, clock.nowMs());
    expect(to.archive.read()).toEqual(data);
    expect(from.archive.changedAtMs()).toBe(clock.nowMs());
  });

  it('takes nothing back that is here, and makes a draft signed that was signed there', async () => {
    const [from, to] = [folder(), folder()];
    for (const at of [1, 2, 3]) from.keep(at, { name: 'theirs' });
    from.sign(2, `${PSBT}AAAA`);
    for (const at of [1, 2, 3]) to.keep(at, { id: hex(at + 100, 16), name: 'ours' });
    to.book.signing(hex(103, 16), SPENDING);
    to.book.signedAs(hex(103, 16), PSBT);
    await to.archive.merge(from.archive.read(), clock.nowMs());
    expect(to.book.unsigned(WALLET).map(({ id, name }) => [id, name])).toEqual([[hex(101, 16), 'ours']]);
    expect(to.book.read(hex(102, 16))).toMatchObject({ name: 'ours', signed: `${PSBT}AAAA` });
    expect(to.book.read(hex(103, 16))).toMatchObject({ signed: PSBT });
  });

  it('is no more than a file can hold: what is signed goes in before the drafts, the newest first', () => {
    const { archive, keep, sign } = folder();
    keep(1, { text: 'A'.repeat(3 * 1024 * 1024) });
    keep(2, { text: 'A'.repeat(3 * 1024 * 1024) });
    sign(1);
    expect(archive.read().signings.map(({ id }) => id)).toEqual([hex(1, 16)]);
  });

  it('is not taken out of a file in which a row is none', async () => {
    const { archive, keep } = folder();
    keep(1);
    const { signings } = archive.read();
    const { app, wallets } = emptySettings;
    const [first] = signings;
    if (first === undefined || first.imported === null) throw new Error('nothing was kept');
    const { imported } = first;
    const book = { outputs: [], assets: [], history: [] };
    const parsed = async (change: object, row: object = {}) =>
      archive.parse(
        await archive.write({
          ...{ app, wallets, scopes: [], clouds: [], ownStates: [], book },
          signings: [{ ...first, imported: { ...imported, ...row }, ...change }],
        }),
      );
    expect((await parsed({}))?.signings).toEqual(signings);
    expect(await parsed({ state: 'signed' })).toBeNull();
    for (const bad of [{ txid: 'x' }, { cameAs: 'dream' }, { more: 1 }])
      expect(await parsed({}, bad)).toBeNull();
  });
});
