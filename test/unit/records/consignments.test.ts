import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import Database from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConsignment } from '../../../src-main/verify/history/consignment.ts';
import { recipientName } from '../../../src-main/invoices/recipient.ts';
import { createConsignments } from '../../../src-main/records/holdings/consignments.ts';
import { openHoldings } from '../../../src-main/records/holdings/holdings.ts';
import { consignmentSet, trialOf } from '../../support/rgb/consignments.ts';
import { longHistory } from '../../support/rgb/long-history.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { asked, changed, clock, openKept } from './record-ids.ts';

const ref = { walletId: 'b'.repeat(32), service: 'practice', numbering: 'documentEra' } as const;
const genuine = (['beta18', 'beta7'] as const).flatMap((name) => {
  const set = consignmentSet(name);
  return set.cases.map((one) => trialOf(set, one).bytes);
});
const place = { host: 'proxy', txid: 'ab'.repeat(32), vout: 1 };
const left = (file: Uint8Array) => ({ ...place, file, cuts: [] as number[] });
const cutsOf = (file: Uint8Array) => readConsignment(file).cuts;
const recipient = (at: number) => `bcrt:utxob:${String(at)}`;

function open(folder = tempFolder()) {
  const holdings = openKept(folder);
  const kept = holdings.of(ref);
  const fileOf = (at: number) => kept.consignment(recipient(at))?.file;
  const keep = (at: number, file: Uint8Array, cuts = cutsOf(file)) =>
    kept.keepConsignment(recipient(at), { ...left(file), cuts });
  return { folder, holdings, kept, fileOf, keep };
}
const isSame = (one: Uint8Array | undefined, other: Uint8Array) =>
  one !== undefined && Buffer.from(one).equals(other);

const pieces = (folder: string) => Number(asked(folder, 'SELECT count(*) FROM consignment_pieces').flat()[0]);
const bytes = (folder: string) =>
  Number(asked(folder, 'SELECT total(length(bytes)) FROM consignment_pieces').flat()[0]) +
  Number(asked(folder, 'SELECT total(length(pieces)) FROM consignments').flat()[0]);

describe('what senders left', () => {
  it('comes back byte for byte, whichever genuine file it is, and its pieces are kept once', async () => {
    const { folder, fileOf, keep } = open();
    for (const [at, file] of genuine.entries()) await keep(at, file);
    expect(genuine).toHaveLength(95);
    for (const [at, file] of genuine.entries()) expect(isSame(fileOf(at), file), String(at)).toBe(true);
    const inAll = genuine.reduce((sum, file) => sum + cutsOf(file).length + 1, 0);
    expect(pieces(folder)).toBeLessThan(inAll / 2);
  });

  it('comes back where it is no consignment, of any size, or was cut where nothing begins', async () => {
    const { folder, fileOf, keep } = open();
    const [file = new Uint8Array(0)] = genuine;
    const whole = [Uint8Array.of(1, 2, 3), new Uint8Array(0), new Uint8Array(3_000_000), file];
    for (const [at, one] of whole.entries()) await keep(at, one, []);
    whole.forEach((one, at) => expect(isSame(fileOf(at), one), String(at)).toBe(true));
    // The largest is kept in two.
    expect(pieces(folder)).toBe(5);
    const odd = [[5, 3], [-1], [file.length + 1], [0, 0, file.length], [1, 2, 3], [Number.NaN]];
    for (const [at, cuts] of odd.entries()) await keep(10 + at, file, cuts);
    odd.forEach((cuts, at) => expect(isSame(fileOf(10 + at), file), cuts.join(' ')).toBe(true));
  });

  it('takes less than a fifth of the space where twenty transfers of an asset follow one another', async () => {
    const files = Array.from({ length: 20 }, (_, at) => longHistory(40 + at).bytes);
    const before = files.reduce((sum, file) => sum + gzipSync(file).length, 0);
    const { folder, fileOf, keep } = open();
    for (const [at, file] of files.entries()) await keep(at, file);
    files.forEach((file, at) => expect(isSame(fileOf(at), file)).toBe(true));
    expect(before).toBeGreaterThan(250_000);
    expect(bytes(folder)).toBeLessThan(45_000);
  });

  it('fills no disk: beyond the most nothing new is kept, and nothing old is lost', async () => {
    const { holdings, folder } = open();
    for (const walletId of [ref.walletId, 'c'.repeat(32)])
      await holdings.of({ ...ref, walletId }).keepConsignment(recipient(0), left(Uint8Array.of(1)));
    const db = new Database(join(folder, 'holdings.sqlite'));
    onTestFinished(() => void db.close());
    const at = (scope: number) =>
      createConsignments(db, 2_500).of({
        walletId: ref.walletId,
        find: () => scope,
        make: () => scope,
        read: (_, of) => of(scope),
        numbering: 'documentEra',
        forms: () => [],
      });
    const file = () => Uint8Array.from(randomBytes(1_000));
    const [one, two, other] = [file(), file(), file()];
    await at(1).keepConsignment('one', left(one));
    await at(1).keepConsignment('two', left(two));
    await at(1).keepConsignment('three', left(file()));
    await at(1).keepConsignment('two', left(other));
    await at(2).keepConsignment('three', left(other));
    const found = (scope: number, name: string) => at(scope).consignment(name)?.file ?? null;
    expect([found(1, 'one'), found(1, 'two'), found(1, 'three'), found(2, 'three')]).toEqual(
      [one, two, null, other].map((bytes) => bytes && new Uint8Array(bytes)),
    );
  });

  it('is kept to its end though it is asked for meanwhile, and is none until then', async () => {
    const { folder, holdings, kept, fileOf, keep } = open();
    const file = new Uint8Array(3_000_000);
    const done = { yet: false };
    const keeping = keep(1, file, []).then((isKept) => {
      done.yet = true;
      return isKept;
    });
    const seen = new Set<unknown>();
    while (!done.yet) {
      const begun = asked(folder, "SELECT 1 FROM consignments WHERE digest = x''").length > 0;
      if (begun)
        seen.add(
          JSON.stringify([
            kept.hasConsignment(recipient(1)),
            kept.consignmentNames().length,
            holdings.counts().assetData,
            fileOf(1) ?? null,
          ]),
        );
      await setImmediate();
    }
    expect([...seen]).toEqual(['[false,0,0,null]']);
    expect([await keeping, isSame(fileOf(1), file)]).toEqual([true, true]);
  });

  it.each(['at once', 'while it is written'])(
    'goes to no other wallet where its own is removed %s',
    async (when) => {
      const { folder, holdings, keep } = open();
      const keeping = keep(1, new Uint8Array(3_000_000), []);
      if (when !== 'at once')
        while (asked(folder, 'SELECT 1 FROM consignments').length === 0) await setImmediate();
      holdings.forget(ref.walletId);
      const other = holdings.of({ ...ref, walletId: 'c'.repeat(32) });
      await other.keepConsignment(recipient(2), left(Uint8Array.of(1)));
      expect([await keeping, other.hasConsignment(recipient(1))]).toEqual([false, false]);
      expect([holdings.scopes().length, pieces(folder)]).toEqual([1, 1]);
    },
  );

  it('of which the end is missing is none, and is gone with its pieces at the next start', async () => {
    const folder = tempFolder();
    const before = openHoldings(folder, clock);
    const told = before.of(ref);
    const file = longHistory(4).bytes;
    await told.keepConsignment(recipient(1), left(file));
    await told.keepConsignment(recipient(2), left(Uint8Array.of(1)));
    before.close();
    changed(
      folder,
      `UPDATE consignments SET digest = x'' WHERE recipient_id = '${recipientName(recipient(1))}'`,
    );
    const { kept, fileOf, keep } = open(folder);
    expect(kept.hasConsignment(recipient(1))).toBe(false);
    expect([pieces(folder), asked(folder, 'SELECT kept_bytes FROM scopes').flat()]).toEqual([1, [1]]);
    expect(await keep(1, file)).toBe(true);
    expect(isSame(fileOf(1), file)).toBe(true);
  });

  it('gives way to another file of the same recipient, whose pieces alone stay; of a forgotten wallet none', async () => {
    const { folder, holdings, fileOf, keep } = open();
    const [one, other] = [longHistory(3).bytes, longHistory(5).bytes];
    await keep(1, one);
    const alone = pieces(folder);
    await keep(1, other);
    expect(isSame(fileOf(1), other)).toBe(true);
    expect(pieces(folder)).toBe(cutsOf(other).length + 1);
    await keep(2, one);
    await keep(2, one);
    await keep(1, one);
    expect([isSame(fileOf(1), one), isSame(fileOf(2), one), pieces(folder)]).toEqual([true, true, alone]);
    holdings.forget(ref.walletId);
    expect(pieces(folder)).toBe(0);
  });

  it.each([
    ['a piece is gone', 'DELETE FROM consignment_pieces WHERE id = 3'],
    ['a piece is another’s', 'UPDATE consignment_pieces SET bytes = zeroblob(length(bytes)) WHERE id = 3'],
    ['a piece cannot be unpacked', 'UPDATE consignment_pieces SET size = size + 1 WHERE id = 1'],
    ['a piece unpacks to more', 'UPDATE consignment_pieces SET size = 3, bytes = zeroblob(2) WHERE id = 1'],
    ['its pieces are no list', `UPDATE consignments SET pieces = '{"a":1}'`],
    ['its host is no text', "UPDATE consignments SET host = CAST(x'ff41' AS TEXT)"],
    ['its pieces are no text', "UPDATE consignments SET pieces = CAST(x'ff41' AS TEXT)"],
    ['they are no JSON', "UPDATE consignments SET pieces = '[[1,'"],
    [
      'a piece comes too often',
      `UPDATE consignments SET pieces = '[' || substr(replace(hex(zeroblob(5000)), '00', ',[7,7]'), 2) || ']'`,
    ],
  ])('is as if it were not there where %s, and is kept again', async (_, sql) => {
    const { folder, kept, fileOf, keep } = open();
    const file = longHistory(4).bytes;
    await keep(1, file);
    changed(folder, sql);
    expect(kept.consignment(recipient(1))).toBeNull();
    expect(kept.hasConsignment(recipient(1))).toBe(false);
    await keep(1, file);
    expect(isSame(fileOf(1), file)).toBe(true);
  });
});
