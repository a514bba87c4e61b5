import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, truncateSync } from 'node:fs';
import { ownConnection } from '../wallet/record.ts';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { StateFile } from '../../../src-main/base/own-service-state.ts';
import type { OwnService } from '../../../src-main/own-service/index.ts';
import type { DrillView } from '../../../src-preload/contract/index.ts';
import type { ApiAsset } from '../../../src-main/ports/index.ts';
import { newDatabase } from '../../support/rgb-lib.ts';
import { crafted, newWallet, open, openFolder, PASSWORD, restored, words, type Folder } from './folder.ts';

type Listener = Parameters<OwnService['onStanding']>[0];
type Drill = OwnService['drill'];

/** The header of regtest's first block. */
const GENESIS =
  '0100000000000000000000000000000000000000000000000000000000000000000000003ba3edfd7a7b12b27ac72c3e67768f617fc81bc3888a51323a9fb8aa4b1e5e4adae5494dffff7f2002000000';
const nobodyDrills: Drill = () => Promise.reject(new Error('nobody drills here'));

/** A wallet of the built-in service, whose process is this test. */
async function ownWallet(drill: Drill = nobodyDrills, person = 1) {
  let tell: Listener = () => Promise.resolve();
  let files: readonly StateFile[] | null = null;
  const app = openFolder(person, (ports) => ({
    ...ports,
    openChain: () =>
      ({ headers: () => Promise.resolve({ from: 0, bytes: Buffer.from(GENESIS, 'hex') }) }) as never,
    ownService: {
      ...ports.ownService,
      onStanding: (listener) => (tell = listener),
      readState: () => Promise.resolve(files),
      drill,
    },
  }));
  const walletId = await newWallet(app);
  const { settings } = app.fakes.ports;
  const here = () => settings.read().wallets.find(({ id }) => id === walletId)!;
  settings.write({
    ...settings.read(),
    wallets: settings
      .read()
      .wallets.map((one) => (one.id === walletId ? { ...one, connection: ownConnection } : one)),
  });
  const { fingerprint } = here().keys;
  const state = (stash: string): readonly StateFile[] => [
    { name: `${fingerprint}/rgb_lib_db`, bytes: newDatabase() },
    { name: `${fingerprint}/rgb/stash.dat`, bytes: Buffer.from(stash) },
  ];
  /** As after a call of rgb-lib that left these files. */
  const stands = async (stash: string, read = () => Promise.resolve(state(stash))): Promise<void> => {
    files = state(stash);
    await tell({ walletId, chain: 'regtest', keys: here().keys, read });
  };
  const written = async (count: number, folder = app.folder): Promise<readonly string[]> => {
    await expect.poll(() => copiesIn(folder).length).toBe(count);
    await expect.poll(async () => (await app.get('recovery.read', { walletId })).failure).toBeNull();
    return copiesIn(folder);
  };
  return { app, walletId, here, stands, written };
}

const copiesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /^ochre-copy-.*\.ochre-backup$/.test(name))
    .sort();
const newestOf = (app: Folder): Buffer => readFileSync(join(app.folder, copiesIn(app.folder).at(-1)!));

/** As the service's last list of assets. */
function hold(one: Awaited<ReturnType<typeof ownWallet>>, settled: Readonly<Record<string, bigint>>): void {
  const assets = Object.entries(settled).map(([assetId, units]) => ({
    ...{ assetId, schema: 'nia', ticker: assetId.slice(4).toUpperCase(), name: assetId, details: null },
    ...{ precision: 0, issuedSupply: null, issuedAtMs: null, addedAtMs: null, media: null },
    balance: {
      settled: units,
      future: units,
      spendable: units,
      offchainOutbound: null,
      offchainInbound: null,
    },
  })) as ApiAsset[];
  const told = one.app.fakes.ports.holdings.of({
    walletId: one.walletId,
    service: 'own',
    numbering: 'beta7',
  });
  told.bringAssets(assets.map((asset) => ({ told: asset, listed: true })));
}

describe('copies of a wallet of the built-in service', () => {
  it('are none before a person named a folder, and nothing is read for them', async () => {
    const { app, stands, walletId } = await ownWallet();
    await stands('one', () => Promise.reject(new Error('it was read')));
    expect(copiesIn(app.folder)).toEqual([]);
    expect(await app.get('recovery.read', { walletId })).toEqual({
      ...{ folder: null, copiedAtMs: null, failure: null, drill: null },
    });
  });

  it('are none of another service’s wallet, and none where the person turns back', async () => {
    const { app, walletId } = await ownWallet();
    app.fakes.user.agrees = false;
    expect((await app.get('recovery.chooseFolder', { walletId })).folder).toBeNull();
    app.fakes.user.agrees = true;
    const practice = await newWallet(app);
    expect(await app.failure('recovery.chooseFolder', { walletId: practice })).toMatchObject({
      code: 'NOT_HERE',
    });
  });

  it('are written at once and after each change, not again without one, and the newest five stay', async () => {
    const { app, walletId, stands, written } = await ownWallet();
    await stands('before');
    await app.get('recovery.chooseFolder', { walletId });
    await written(1);
    await stands('before');
    await written(1);
    for (const change of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const before = copiesIn(app.folder).at(-1);
      await stands(change);
      await expect.poll(() => copiesIn(app.folder).at(-1)).not.toBe(before);
    }
    const names = await written(5);
    expect(names.at(-1)).toMatch(/-regtest-000000007\.ochre-backup$/);
    expect(readdirSync(app.folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(newestOf(app).includes('stash')).toBe(false);
    await app.get('recovery.stopCopies', { walletId });
    await stands('g');
    expect(copiesIn(app.folder)).toEqual(names);
  });

  it('tell why one could not be written, and the next change brings it', async () => {
    const { app, walletId, stands, here, written } = await ownWallet();
    await app.get('recovery.chooseFolder', { walletId });
    const [folder, away] = [join(app.folder, 'stick'), join(app.folder, 'away')];
    mkdirSync(folder);
    const { settings } = app.fakes.ports;
    const wallets = settings.read().wallets.map((one) => ({ ...one, copyFolder: folder }));
    settings.write({ ...settings.read(), wallets });
    renameSync(folder, away);
    await stands('one');
    await expect.poll(async () => (await app.get('recovery.read', { walletId })).failure).toBe('ENOENT');
    // A folder that is gone is not made anew: it may be the place of a disk that isn't there.
    expect(existsSync(folder)).toBe(false);
    renameSync(away, folder);
    await stands('two');
    await written(1, folder);
    await stands('three', () => Promise.reject(new Error('too large')));
    expect((await app.get('recovery.read', { walletId })).failure).toBe('EFBIG');
    expect(here().copyFolder).toBe(folder);
  });

  it('are opened by the words alone, and bring back what a backup would', async () => {
    const { app, walletId, stands, written } = await ownWallet();
    await app.get('recovery.chooseFolder', { walletId });
    await stands('what no phrase restores');
    await written(1);
    const other = openFolder(2);
    await newWallet(other);
    const asked = open(newestOf(app), null);
    expect(await other.failure('backup.open', asked)).toMatchObject({
      ...{ code: 'BACKUP_REFUSED', facts: { reason: 'otherKeys' } },
    });
    const kept = { name: 'Again', network: 'regtest', keep: 'session', practice: false } as const;
    const again = await other.get('vault.restore', { ...kept, words: await words(app, walletId) });
    const { backupId, wallets } = await other.get('backup.open', open(newestOf(app), null));
    expect(wallets).toMatchObject([{ known: 'here', hasOwnState: true, flows: 0 }]);
    const made = await other.get('backup.restore', { backupId, settings: false });
    expect(made).toMatchObject({ outcome: 'restored', walletsAdded: 0, ownStatesAdded: 1 });
    const stash = readdirSync(join(other.folder, 'own-service'), { recursive: true, encoding: 'utf8' });
    const found = stash.find((name) => name.endsWith('stash.dat')) ?? '';
    expect(readFileSync(join(other.folder, 'own-service', found), 'utf8')).toBe('what no phrase restores');
    const { wallets: listed } = other.fakes.ports.settings.read();
    expect(listed.find(({ id }) => id === again.id)).toMatchObject({ copyFolder: null, lastDrill: null });
  });

  it('go to no folder that a backup names', async () => {
    const { app, walletId } = await ownWallet();
    await app.get('recovery.chooseFolder', { walletId });
    await app.get('backup.make', { password: PASSWORD });
    const file = await crafted(Buffer.from(app.fakes.saved.at(-1)?.bytes ?? []), ({ settings }) => {
      expect(settings.wallets.map(({ copyFolder }) => copyFolder)).toEqual([null]);
      for (const one of settings.wallets) one['copyFolder'] = '/etc';
    });
    const other = openFolder(2);
    await restored(other, file);
    expect(other.fakes.ports.settings.read().wallets.map(({ copyFolder }) => copyFolder)).toEqual([null]);
  });
});

describe('a drill', () => {
  const LISTED = { 'rgb:a': 5n, 'rgb:b': 7n, 'rgb:none': 0n };
  /** Drills by what a process over the newest copy would answer; each answer is asked for once. */
  async function drilled(answer: Awaited<ReturnType<Drill>>, stash: string | null = 'one') {
    const asked: (readonly StateFile[])[] = [];
    const one = await ownWallet((_, files) => {
      asked.push(files);
      return Promise.resolve(answer);
    });
    const { app, walletId } = one;
    hold(one, LISTED);
    await app.get('recovery.chooseFolder', { walletId });
    if (stash !== null) {
      await one.stands(stash);
      await one.written(1);
    }
    return { ...one, asked, drill: () => app.get('recovery.drill', { walletId }) };
  }
  const restoredUnits = (units: Record<string, bigint>) =>
    ({ outcome: 'read', units: new Map(Object.entries(units)) }) as const;
  const backOf = (drill: DrillView | null) =>
    drill?.assets.map(({ name, back, settled }) => [name, back, settled]);

  it('opens the newest copy, and keeps with its date what comes back and, first, what does not', async () => {
    const { drill, asked, here, app, walletId } = await drilled(restoredUnits({ 'rgb:a': 5n, 'rgb:b': 2n }));
    const { drill: found } = await drill();
    expect(asked.map((files) => files.map(({ bytes }) => Buffer.from(bytes).toString()).at(-1))).toEqual([
      'one',
    ]);
    expect(found).toMatchObject({ from: 'copy', more: 0 });
    expect(backOf(found)).toEqual([
      ['B', '2', '7'],
      ['A', '5', '5'],
    ]);
    expect(here().lastDrill).toEqual(found);
    expect((await app.get('recovery.read', { walletId })).drill).toEqual(found);
  });

  it('never counts more as restored than is here', async () => {
    const { drill } = await drilled(restoredUnits({ 'rgb:a': 6n, 'rgb:b': 7n, 'rgb:strange': 9n }));
    expect(backOf((await drill()).drill)).toEqual([
      ['A', '5', '5'],
      ['B', '7', '7'],
    ]);
  });

  it('restores nothing where there is no copy, or rgb-lib refuses it', async () => {
    const none = await drilled(restoredUnits(LISTED), null);
    const refused = await drilled({ outcome: 'spentSince' });
    const unfit = await drilled({ outcome: 'unreadable' });
    for (const [one, from] of [
      [none, 'noCopy'],
      [refused, 'spentSince'],
      [unfit, 'unreadable'],
    ] as const) {
      const { drill } = await one.drill();
      expect(drill).toMatchObject({ from });
      expect(drill?.assets.map(({ back }) => back)).toEqual(['0', '0']);
    }
    expect(none.asked).toEqual([]);
  });

  it('restores nothing from a copy that was cut, and opens no process over it', async () => {
    const { drill, app, asked } = await drilled(restoredUnits(LISTED));
    const file = join(app.folder, copiesIn(app.folder).at(-1)!);
    truncateSync(file, readFileSync(file).length - 100);
    expect((await drill()).drill).toMatchObject({ from: 'unreadable', copyAtMs: null });
    expect(asked).toEqual([]);
  });

  it('tells of an indexer that does not answer, and keeps the last result', async () => {
    const { app, walletId, here } = await drilled({ outcome: 'indexerAway' });
    const told = await app.failure('recovery.drill', { walletId });
    expect(told).toMatchObject({ code: 'SERVICE_ERROR', facts: { meaning: 'indexerAway' } });
    expect(here().lastDrill).toBeNull();
  });

  it('says of another service’s wallet that the service alone moves its assets', async () => {
    const { app, walletId, here } = await ownWallet();
    const { settings } = app.fakes.ports;
    const wallets = settings
      .read()
      .wallets.map((one) => ({ ...one, connection: { kind: 'practice' } as const }));
    settings.write({ ...settings.read(), wallets });
    const { drill } = await app.get('recovery.drill', { walletId });
    expect(drill).toMatchObject({ from: 'service', copyAtMs: null });
    expect(here().lastDrill).toEqual(drill);
  });
});
