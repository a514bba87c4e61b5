import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { newDatabase } from '../../support/rgb-lib.ts';
import { folderOf } from '../../../src-main/base/own-service-state.ts';
import { contentIn, crafted, newWallet, open, openFolder, PASSWORD, restored, textOf } from './folder.ts';
import type { Crafted, Folder } from './folder.ts';

const STASH = randomBytes(3_000);
interface State {
  walletId: string;
  chain: string;
  files: { name: string; bytes: { at: number; size: number } }[];
}
const statesOf = (content: Crafted) => (content as Crafted & { ownStates: State[] }).ownStates;

/** Where rgb-lib keeps what is of a wallet: below the data folder. */
function placeOf(app: Folder, walletId: string) {
  const keys = app.fakes.ports.settings.read().wallets.find(({ id }) => id === walletId)?.keys;
  if (keys === undefined || keys.accountXpubColored === null) throw new Error('it has no account for assets');
  const { fingerprint, accountXpubVanilla: xpubVanilla, accountXpubColored: xpubColored } = keys;
  const name = folderOf({ fingerprint, xpubVanilla, xpubColored });
  return { fingerprint, folder: join(app.folder, 'own-service', 'regtest', name) };
}
function lay(app: Folder, walletId: string, more: Readonly<Record<string, Buffer>> = {}): void {
  const { folder, fingerprint } = placeOf(app, walletId);
  const files = { rgb_lib_db: newDatabase(), 'rgb/stash.dat': STASH, log: Buffer.from('x'), ...more };
  for (const [name, bytes] of Object.entries(files)) {
    const file = join(folder, fingerprint, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}
async function make(app: Folder) {
  const made = await app.get('backup.make', { password: PASSWORD });
  return { made, file: Buffer.from(app.fakes.saved.at(-1)?.bytes ?? []) };
}

let [walletId] = ['', ''];
let file: Buffer | null = null;
beforeEach(async () => {
  if (file !== null) return;
  const app = openFolder(1);
  walletId = await newWallet(app);
  lay(app, walletId);
  const one = await make(app);
  expect(one.made).toMatchObject({ outcome: 'saved', ownStatesLeftOut: 0 });
  ({ file } = one);
});
const backup = (): Buffer => file ?? Buffer.alloc(0);

describe('the state of the own service', () => {
  it('stays as it is where there is one, and that is said', async () => {
    const app = openFolder(2);
    await restored(app, await crafted(backup(), (content) => statesOf(content).splice(0)));
    const newer = Buffer.from('newer');
    lay(app, walletId, { rgb_lib_db: newer });
    expect(await restored(app, backup())).toMatchObject({ ownStatesAdded: 0, ownStatesHere: 1 });
    const { folder, fingerprint } = placeOf(app, walletId);
    expect(readFileSync(join(folder, fingerprint, 'rgb_lib_db'))).toEqual(newer);
  });

  it('is brought back to its end where the power failed in the middle', async () => {
    const app = openFolder(2);
    const { backupId } = await app.get('backup.open', open(backup()));
    app.powerFails(true);
    await app.failure('backup.restore', { backupId, settings: false });
    app.powerFails(false);
    app.restart(() => expect(existsSync(join(app.folder, 'restore.pending'))).toBe(true));
    expect((await app.get('wallet.list', {})).wallets).toMatchObject([{ id: walletId }]);
    const { folder, fingerprint } = placeOf(app, walletId);
    expect(readFileSync(join(folder, fingerprint, 'rgb', 'stash.dat'))).toEqual(STASH);
  });
});

it.each([
  ['one file is too large', ['bdk_db_watch_only'], 9],
  ['all of it is too large for a piece', ['bdk_db_watch_only', 'rgb/index.dat', 'rgb/stash.dat'], 8],
])('a backup without asset data is made where %s, and says so', async (_, files, megabytes) => {
  const app = openFolder(1);
  const id = await newWallet(app);
  lay(app, id, Object.fromEntries(files.map((name) => [name, randomBytes(megabytes * 1024 * 1024)])));
  const { made, file: without } = await make(app);
  expect(made).toMatchObject({ outcome: 'saved', ownStatesLeftOut: 1 });
  expect(statesOf(contentIn((await textOf(without)).text))).toEqual([]);
});

it('asset data of several wallets is all in a backup, however large they are together', async () => {
  const app = openFolder(1);
  const wallets = [await newWallet(app), await newWallet(app)];
  for (const one of wallets)
    lay(
      app,
      one,
      Object.fromEntries(['a', 'b'].map((name) => [`transfers/${name}/more`, randomBytes(7_000_000)])),
    );
  const { made, file: whole } = await make(app);
  expect(made).toMatchObject({ ownStatesLeftOut: 0 });
  const empty = openFolder(2);
  expect((await empty.get('backup.open', open(whole))).wallets).toMatchObject([
    { hasOwnState: true },
    { hasOwnState: true },
  ]);
  expect(await restored(empty, whole)).toMatchObject({ ownStatesAdded: 2 });
});

describe('a state in a file of another’s making', () => {
  /** With one file more, under another name. */
  const named = (name: string) => (state: State) => {
    const [first] = state.files;
    if (first !== undefined) state.files.push({ ...first, name: `${first.name.slice(0, 8)}/${name}` });
  };
  const bytesOf = (change: Partial<State['files'][number]['bytes']>) => (state: State) =>
    state.files.forEach(({ bytes }) => Object.assign(bytes, change));
  const noFile = { name: 'x', bytes: { at: 0, size: 0 } };
  it.each<[string, (state: State) => unknown]>([
    ['a name that leads up', named('../../../stolen')],
    ['a file cut short', (state) => state.files.forEach(({ bytes }) => (bytes.size -= 3))],
    ['bytes that are not there', bytesOf({ at: 1e9 })],
    ['a place that is none', bytesOf({ at: -1 })],
    ['a chain that is none', (state) => (state.chain = '..')],
    ['no database', (state) => (state.files = state.files.filter(({ name }) => !name.endsWith('_db')))],
    ['another chain', (state) => (state.chain = 'mainnet')],
    ['a file that rgb-lib would not write', named('rgb_lib_db-wal')],
    ['too many files', (state) => (state.files = new Array<typeof noFile>(20_001).fill(noFile))],
  ])('is set aside by the wallet’s name with %s, and takes nothing else with it', async (_, change) => {
    const empty = openFolder(2);
    const hostile = await crafted(backup(), (content) => statesOf(content).forEach(change));
    const inside = await empty.get('backup.open', open(hostile));
    expect(inside).toMatchObject({
      wallets: [{ hasOwnState: false }],
      setAside: [{ what: 'ownState', name: 'Savings', why: 'form' }],
    });
    expect(await restored(empty, hostile)).toMatchObject({ walletsAdded: 1, ownStatesAdded: 0 });
    expect(readdirSync(empty.folder)).not.toContain('own-service');
  });

  it('is the first of two of one wallet, and none of a wallet that is not in it', async () => {
    const empty = openFolder(2);
    const hostile = await crafted(backup(), (content) => {
      const [state] = statesOf(content);
      if (state === undefined) throw new Error('no state');
      statesOf(content).push(structuredClone(state), { ...state, walletId: 'f'.repeat(32) });
    });
    expect(await empty.get('backup.open', open(hostile))).toMatchObject({ setAsideInAll: 1 });
    expect(await restored(empty, hostile)).toMatchObject({ ownStatesAdded: 1, ownStatesHere: 0 });
  });
});
