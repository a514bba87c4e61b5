import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { RGB_LIB } from '../../../src-main/own-service/rgb-lib/build.ts';
import { forkHere } from '../../../src-main/own-service/rgb-lib/fork-here.ts';
import { RgbLibError, type RgbLibRequest } from '../../../src-main/own-service/rgb-lib/messages.ts';
import {
  isOpenedBy,
  noteRelease,
  tryRelease,
  type ReleaseTrial,
} from '../../../src-main/own-service/rgb-lib/release.ts';
import {
  openSavepoint,
  undoCutCall,
  type Savepoint,
} from '../../../src-main/own-service/rgb-lib/savepoint.ts';
import type { ChildLink } from '../../../src-main/ports/index.ts';
import {
  builtChild,
  hasRgbLib,
  newDatabase,
  offlineWallet,
  openOffline,
  PUBLISHED_KEYS as keys,
  write,
} from '../../support/rgb-lib.ts';
import { madeBefore } from '../../support/made-before.ts';
import { tempFolder } from '../../support/temp-folder.ts';

let folder: string;
beforeEach(() => {
  folder = tempFolder();
});
const at = (name: string): string => join(folder, keys.fingerprint, name);

/** Digests of all files but rgb-lib's log. */
function digest(): readonly string[] {
  const entries = readdirSync(at(''), { recursive: true, encoding: 'utf8', withFileTypes: true });
  const files = entries.filter((one) => one.isFile() && one.name !== 'log' && !one.name.endsWith('.lock'));
  return files
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted()
    .map((path) => `${path} ${hash('sha256', readFileSync(path))}`);
}

const trialOf = (
  startChild: () => ChildLink,
  open: ReleaseTrial['open'],
  savepoint: Savepoint = openSavepoint(folder, keys.fingerprint),
) => tryRelease({ build: RGB_LIB, startChild, folder, keys, savepoint, relayUrl: null, open });

it('knows which release last opened a folder, and nothing of a folder from elsewhere', () => {
  expect(isOpenedBy(folder, RGB_LIB)).toBe(false);
  noteRelease(folder, RGB_LIB);
  expect(isOpenedBy(folder, RGB_LIB)).toBe(true);
  expect(isOpenedBy(folder, { ...RGB_LIB, version: `${RGB_LIB.version}-named-otherwise` })).toBe(false);
});

describe.skipIf(!hasRgbLib())(
  "a folder with another release's name (the only release with this contract is this one)",
  () => {
    const child = madeBefore(builtChild);

    /** A wallet with slots and invoices, as the release before left it. */
    beforeEach(async () => {
      const wallet = await offlineWallet(child().start, folder, keys);
      wallet.findSlots([1, 2, 3].map((vout) => ({ txid: 'a'.repeat(64), vout })));
      await wallet.receive('blind', null, '7');
      await wallet.receive('witness');
      await wallet.stop();
      noteRelease(folder, { ...RGB_LIB, version: 'named-otherwise' });
    });

    it('is tried as a copy, read whole, and replaced by it, with a snapshot of before', async () => {
      const before = digest();
      let triedIn = '';
      await trialOf(child().start, async (lib, dataDir) => {
        triedIn = dataDir;
        await openOffline(lib, dataDir, keys);
        writeFileSync(join(dataDir, keys.fingerprint, 'assets', 'migrated'), 'by the other release');
      });
      expect(triedIn).toBe(join(folder, 'trial'));
      expect(existsSync(triedIn)).toBe(false);
      expect(readFileSync(at('assets/migrated'), 'utf8')).toBe('by the other release');
      const stashIn = (lines: readonly string[]) => lines.filter((line) => line.includes('stash.dat'));
      expect(stashIn(digest())).toEqual(stashIn(before));
      expect(readdirSync(join(folder, 'snapshots'))).toHaveLength(1);
      expect(existsSync(join(folder, 'calling'))).toBe(false);
      // The new release goes on with the data.
      const again = await offlineWallet(child().start, folder, keys);
      await again.receive('blind');
      await again.stop();
    });

    const changed = (sql: string) => async (lib: Parameters<ReleaseTrial['open']>[0], dataDir: string) => {
      await openOffline(lib, dataDir, keys);
      write(join(dataDir, keys.fingerprint, 'rgb_lib_db'), (db) => db.exec(sql));
    };
    it.each<[string, ReleaseTrial['open'], string]>([
      [
        'loses an unspent output',
        changed('UPDATE txo SET spent = 1 WHERE vout = 3'),
        'its unspents are others',
      ],
      [
        'tells another amount of one',
        changed("UPDATE txo SET btc_amount = '999'"),
        'its unspents are others',
      ],
      ['loses a transfer', changed('DELETE FROM transfer WHERE idx = 1'), 'its transfers are others'],
      [
        'has a transfer in another state',
        changed('UPDATE batch_transfer SET status = 6'),
        'its transfers are',
      ],
      [
        'has an asset more',
        changed(
          `INSERT INTO asset (id, schema, added_at, initial_supply, name, precision, timestamp)
           VALUES ('rgb:a97f0WEG-jqoxgvA-TkZwN8d-K5VgEJy-hieR1zT-AdaF19s', 1, 1, '1', 'X', 0, 1)`,
        ),
        'does not take over the data: ',
      ],
      ['writes another schema', changed('CREATE TABLE more (a)'), 'its schema is not the one'],
      [
        'refuses it',
        () => Promise.reject(new RgbLibError('Inconsistency', 'x')),
        'does not take over the data: x',
      ],
      [
        'ends over it',
        async (lib, dataDir) => {
          await openOffline(lib, dataDir, keys);
          await lib.stop();
        },
        'process ended',
      ],
    ])('stays as it is, to the byte, if the release that opens the copy %s', async (_, open, words) => {
      const before = digest();
      await expect(trialOf(child().start, open)).rejects.toMatchObject({
        ...{ kind: 'OtherRelease', message: expect.stringMatching(words) as unknown },
      });
      expect(digest()).toEqual(before);
      expect(readdirSync(folder).toSorted()).toEqual([keys.fingerprint, 'release', 'snapshots'].toSorted());
      expect(isOpenedBy(folder, RGB_LIB)).toBe(false);
    });

    it("is tried again later if the blockchain can't be reached", async () => {
      const before = digest();
      const away = new RgbLibError('InvalidIndexer', 'nobody answers');
      await expect(trialOf(child().start, () => Promise.reject(away))).rejects.toBe(away);
      expect(digest()).toEqual(before);
    });

    it("isn't tried if no snapshot can be written", async () => {
      writeFileSync(join(folder, 'snapshots'), 'a file in the way');
      const opening = trialOf(child().start, () => Promise.reject(new Error('it was opened')));
      await expect(opening).rejects.toThrow('no snapshot can be kept');
    });

    it('is as before if Ochre ended in the middle of the exchange', async () => {
      const before = digest();
      const savepoint = openSavepoint(folder, keys.fingerprint);
      const cut = { ...savepoint, over: () => Promise.reject(new Error('the power is gone')) };
      const exchanging = trialOf(child().start, (lib, dataDir) => openOffline(lib, dataDir, keys), cut);
      await expect(exchanging).rejects.toThrow('the power is gone');
      expect(existsSync(join(folder, 'calling'))).toBe(true);
      await undoCutCall(folder, keys.fingerprint);
      expect(digest()).toEqual(before);
      expect(existsSync(join(folder, 'ahead'))).toBe(false);
    });
  },
);

it('stays unchanged if the release lists less than its database has', async () => {
  mkdirSync(at('rgb'), { recursive: true });
  writeFileSync(at('rgb_lib_db'), newDatabase());
  write(at('rgb_lib_db'), (db) =>
    db.exec(`INSERT INTO txo (txid, vout, btc_amount, spent, "exists", pending_witness)
      VALUES ('${'a'.repeat(64)}', 0, '1000', 0, 1, 0)`),
  );
  const before = digest();
  /** Stands for rgb-lib's process and lists nothing. Checks go to a real process. */
  const listsNothing = (): ChildLink => {
    const real = forkHere(['--import', 'tsx']);
    let tell = (_message: unknown): void => undefined;
    return {
      ...real,
      hear: (told) => {
        tell = told;
        real.hear(told);
      },
      post: (message) => {
        const { id = 0, name = '' } = message as Partial<RgbLibRequest>;
        if ('database' in (message as object)) real.post(message);
        else
          queueMicrotask(() => {
            tell({ id, ok: true, text: name === 'wallet_list_assets' ? '{}' : '[]' });
          });
      },
    };
  };
  await expect(trialOf(listsNothing, () => Promise.resolve())).rejects.toMatchObject({
    ...{ kind: 'OtherRelease', message: expect.stringContaining('does not list aaaa') as unknown },
  });
  expect(digest()).toEqual(before);
});
