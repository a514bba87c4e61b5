import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { genuineDatabases, poisonedDatabases } from '../../support/own-databases.ts';
import { builtChild, hasRgbLib } from '../../support/rgb-lib.ts';
import { madeBefore } from '../../support/made-before.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { crafted, open, openFolder, PASSWORD, type Crafted, type Folder, type Put } from './folder.ts';

const GENUINE = 200;
const POISONED = 100;
/** In one file. */
const WALLETS = 50;

describe.skipIf(!hasRgbLib())('backups with databases that the real rgb-lib made', () => {
  const child = madeBefore(builtChild);

  it('are opened, each of 200, and none of 100 that were made to do something else beside them', async () => {
    const genuine = await genuineDatabases(child().start, tempFolder(), GENUINE);
    const bad = poisonedDatabases(genuine, tempFolder(), POISONED);
    const app = openFolder(1, undefined, child().start);
    const wallets = await Promise.all(
      Array.from({ length: WALLETS }, async (_, at) => {
        const asked = { network: 'regtest', keep: 'session', practice: false, wordCount: 12 } as const;
        return (await app.get('vault.create', { ...asked, name: `W${String(at)}` })).id;
      }),
    );
    await app.get('backup.make', { password: PASSWORD });
    const file = Buffer.from(app.fakes.saved.at(-1)?.bytes ?? []);
    // In turn, so that each file has some of both.
    const all = [...genuine.map((database) => ({ how: null, database })), ...bad].toSorted((one, other) =>
      hash('md5', one.database).localeCompare(hash('md5', other.database)),
    );
    const wrong: string[] = [];
    for (let from = 0; from < all.length; from += WALLETS) {
      const some = all.slice(from, from + WALLETS);
      const made = await crafted(file, (content, put) => {
        (content as Crafted & { ownStates: object[] }).ownStates = some.map(({ database }, at) =>
          stateOf(app, wallets[at]!, put(database)),
        );
      });
      const empty = openFolder(2, undefined, child().start);
      const opened = await empty.get('backup.open', open(made));
      for (const [at, { how }] of some.entries()) {
        const isOpened = opened.wallets.find(({ name }) => name === `W${String(at)}`)?.hasOwnState;
        if (isOpened !== (how === null)) wrong.push(`${how ?? 'a genuine one'}: ${String(isOpened)}`);
      }
      expect(opened.setAsideInAll).toBe(some.filter(({ how }) => how !== null).length);
    }
    expect(wrong).toEqual([]);
    expect([genuine.length, bad.length]).toEqual([GENUINE, POISONED]);
  }, 600_000);
});

function stateOf(app: Folder, walletId: string, bytes: ReturnType<Put>): object {
  const keys = app.fakes.ports.settings.read().wallets.find(({ id }) => id === walletId)?.keys;
  const name = `${keys?.fingerprint ?? ''}/rgb_lib_db`;
  return { walletId, chain: 'regtest', files: [{ name, bytes }] };
}
