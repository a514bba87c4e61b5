import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POISONS } from '../../support/poison.ts';
import { builtChild, hasRgbLib, offlineWallet } from '../../support/rgb-lib.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { crafted, open, openFolder, PASSWORD, type Crafted, type Folder, type Put } from './folder.ts';

const GENUINE = 200;
const POISONED = 100;
/** In one file. */
const WALLETS = 50;

/** What rgb-lib itself wrote: after it made a wallet, and after each of its receives. */
async function genuineOnes(start: Parameters<typeof offlineWallet>[0]): Promise<Buffer[]> {
  const keys = {
    xpubVanilla:
      'tpubDD2iAeMmyVN9WubAzkLyhzDodWpH3xSUZ75orurU7LC9WXDacjh89eBe8qWC2Doq4Q6DwurbaBmtg1MztUmVBRa8DKew4xjDokKTy9ZZwqi',
    xpubColored:
      'tpubDDdWFaKJ6JL4FDNHxhEHQB4EpN1n6zA4ckGzrqgiLd1W87urRXKNZkGQGzk4s5nQ7LQZsrfVD5UWxQAUE8ktmw6bg7FgsEo1SYh3Cna4E2g',
    fingerprint: '015a6af6',
  };
  const wallet = await offlineWallet(start, tempFolder(), keys);
  try {
    const found = [readFileSync(wallet.file)];
    while (found.length < GENUINE) {
      const txid = found.length.toString(16).padStart(64, 'a');
      wallet.findSlots([{ txid, vout: found.length }]);
      await wallet.receive(found.length % 3 === 0 ? 'witness' : 'blind', null, String(found.length));
      found.push(readFileSync(wallet.file));
    }
    return found;
  } finally {
    await wallet.stop();
  }
}

function poisoned(genuine: readonly Buffer[]): { how: string; database: Buffer }[] {
  const folder = tempFolder();
  const ways = Object.entries(POISONS);
  return Array.from({ length: POISONED }, (_, at) => {
    const [how, poison] = ways[at % ways.length]!;
    const file = join(folder, `${String(at)}.db`);
    // From young ones and old ones alike.
    writeFileSync(file, genuine[(at * 7) % genuine.length]!);
    poison(file);
    return { how, database: readFileSync(file) };
  });
}

describe.skipIf(!hasRgbLib())('backups with databases that the real rgb-lib made', () => {
  let child: Awaited<ReturnType<typeof builtChild>>;
  beforeAll(async () => {
    child = await builtChild();
  });
  afterAll(() => child.remove());

  it('are opened, each of 200, and none of 100 that were made to do something else beside them', async () => {
    const genuine = await genuineOnes(child.start);
    const bad = poisoned(genuine);
    const app = openFolder(1, undefined, child.start);
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
      const empty = openFolder(2, undefined, child.start);
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
