import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentOf } from '../../support/backup-file.ts';
import { fail } from '../../../src-main/base/errors.ts';
import { buildNeedles, searchBuffer } from '../../support/secret-search.ts';
import {
  crafted,
  lived,
  newWallet,
  open,
  openFolder,
  PASSWORD,
  pay,
  recordsIn,
  resealed,
  restored,
  rules,
  textOf,
  words,
} from './folder.ts';

describe('a backup', () => {
  // Into an empty folder it is brought by test/e2e/backup.spec.ts, and by the test that cuts the power at each write.
  it('finds the wallet whose words were restored first, under its new id', async () => {
    const { app, walletId, flowId, key, file, name } = await lived();
    expect(name).toMatch(/^ochre-\d{4}-\d\d-\d\d\.ochre-backup$/);
    const other = openFolder(2);
    const back = { name: 'Mine', network: 'regtest', keep: 'keychain', practice: true } as const;
    const { id } = await other.get('vault.restore', { ...back, words: await words(app, walletId) });
    expect((await other.get('backup.open', open(file))).wallets).toMatchObject([{ known: 'here' }]);
    expect(await restored(other, file)).toMatchObject({ walletsAdded: 0, labelsAdded: 1 });
    expect((await other.get('wallet.list', {})).wallets).toMatchObject([{ id, name: 'Mine' }]);
    expect(other.journal.read(flowId)?.walletId).toBe(id);
    expect((await other.get('transfers.read', { walletId: id, key })).label).toBe('Rent of May');
    expect((await other.get('rules.read', { walletId: id })).rules).toEqual(rules);
  });

  it('brings the label of an address, and leaves that of a transaction where its transfers are', async () => {
    const { app, walletId, key } = await lived();
    const { address } = await app.get('wallet.newAddress', { walletId });
    await app.get('wallet.labelAddress', { walletId, address, label: 'Ann' });
    await app.get('backup.make', { password: PASSWORD });
    const file = Buffer.from(app.fakes.saved.at(-1)!.bytes);
    const other = openFolder(2);
    expect(await restored(other, file)).toMatchObject({ walletsAdded: 1, labelsAdded: 2 });
    const { labels } = other.fakes.ports.holdings;
    expect(labels.list(walletId)).toEqual([{ walletId, ref: address, label: 'Ann', frozen: false }]);
    // Said of the transaction here before the file came: nobody else's word takes its place.
    const third = openFolder(3);
    const { txid } = await app.get('transfers.read', { walletId, key });
    const own = { walletId, ref: txid ?? '', label: 'Mine', frozen: false };
    third.fakes.ports.holdings.labels.put(own);
    await restored(third, file);
    expect((await third.get('transfers.read', { walletId, key })).label).toBe('Mine');
    expect(third.fakes.ports.holdings.labels.find(walletId, own.ref)).toBeNull();
  });

  it('changes nothing that is here, however old it is, and brings nothing twice', async () => {
    const { app, walletId, key, file } = await lived();
    const later = await pay(app, walletId);
    await app.get('transfers.label', { walletId, key, label: 'Rent of June' });
    const before = await recordsIn(app.fakes.ports);
    expect(await restored(app, file)).toMatchObject({
      ...{ walletsAdded: 0, flowsAdded: 0, conflicts: 0, transfersAdded: 0, labelsAdded: 0, nodesAdded: 0 },
    });
    expect(await recordsIn(app.fakes.ports)).toEqual(before);
    expect(app.journal.read(later)?.state).toBeDefined();
  });

  it('holds no words, entropy, token or password of anybody, packed or unpacked', async () => {
    const { app, walletId, file } = await lived();
    const [content = new Uint8Array()] = await contentOf(file, PASSWORD);
    const phrase = (await words(app, walletId)).split(' ');
    const entropies = [...app.fakes.keyholder.entries.values()].flatMap((value) => {
      const hex = /"entropy":"([0-9a-f]+)"/.exec(value)?.[1];
      return hex === undefined ? [] : [Uint8Array.from(Buffer.from(hex, 'hex'))];
    });
    expect(entropies.length).toBeGreaterThan(0);
    for (const bytes of [file, Buffer.from(content)]) {
      expect(searchBuffer('', bytes, buildNeedles({ words: phrase }))).toEqual([]);
      for (const entropy of entropies) expect(searchBuffer('', bytes, buildNeedles({ entropy }))).toEqual([]);
      for (const [account, value] of app.fakes.keyholder.entries)
        if (account.startsWith('token:')) expect(bytes.includes(value)).toBe(false);
    }
  });

  it.each([
    ['another password', (file: Buffer) => open(file, 'correct horse batterz'), 'BACKUP_PASSWORD', undefined],
    ['half of it', (file: Buffer) => open(file.subarray(0, file.length / 2)), 'BACKUP_REFUSED', 'damaged'],
    ['no file at all', () => ({ password: PASSWORD }), 'BACKUP_REFUSED', 'gone'],
  ])('with %s is refused in its own words, and nothing is changed', async (_, asked, code, reason) => {
    const { file } = await lived();
    const empty = openFolder(2);
    const before = empty.fakes.ports.settings.read();
    const failure = await empty.failure('backup.open', asked(file));
    const why = 'reason' in failure.facts ? failure.facts.reason : undefined;
    expect([failure.code, why]).toEqual([code, reason]);
    expect(empty.fakes.ports.settings.read()).toEqual(before);
    expect(await recordsIn(empty.fakes.ports)).toEqual({ signings: [], scopes: [], pinned: [] });
  });

  it('is brought back only as it was opened, and not where the person says no', async () => {
    const { file } = await lived();
    const empty = openFolder(2);
    const { backupId } = await empty.get('backup.open', open(file));
    await empty.failure('backup.open', open(file, 'another password'));
    const gone = await empty.failure('backup.restore', { backupId, settings: true });
    expect(gone).toEqual({ code: 'BACKUP_REFUSED', facts: { reason: 'gone', version: null } });
    empty.fakes.user.agrees = false;
    expect(await restored(empty, file)).toEqual({ outcome: 'aborted' });
    expect((await empty.get('wallet.list', {})).wallets).toEqual([]);
  });

  it('is opened and brought back one at a time: a second one is told to wait, and changes nothing', async () => {
    const { file } = await lived();
    const empty = openFolder(2);
    const refused = (reason: string) => ({ code: 'BACKUP_REFUSED', facts: { reason, version: null } });
    const first = empty.get('backup.open', open(file));
    expect(await empty.failure('backup.open', open(file))).toEqual(refused('busy'));
    const { backupId } = await first;
    const restoring = empty.get('backup.restore', { backupId, settings: false });
    for (const failure of [
      await empty.failure('backup.open', open(file)),
      await empty.failure('backup.restore', { backupId, settings: false }),
      await empty.failure('backup.make', { password: PASSWORD }),
    ])
      expect(failure).toEqual(refused('busy'));
    expect(await restoring).toMatchObject({ outcome: 'restored', walletsAdded: 1 });
    expect(await empty.failure('backup.restore', { backupId, settings: false })).toEqual(refused('gone'));
  });

  it('brings no flow and no transfer of a wallet that it does not name by its keys, whose ever its id is', async () => {
    const { walletId, file } = await lived();
    const { text, files } = await textOf(file);
    const other = openFolder(2);
    const mine = await newWallet(other);
    const before = await recordsIn(other.fakes.ports);
    // The flows say that they are of the wallet here; its keys are not in the file.
    const evil = await crafted(await resealed(text.replaceAll(walletId, mine), files), ({ settings }) => {
      settings.wallets = [];
    });
    expect(await restored(other, evil)).toMatchObject({ flowsAdded: 0, transfersAdded: 0 });
    expect(await recordsIn(other.fakes.ports)).toEqual(before);
  });

  it('that lies half written beside the files stands in the way of no start', async () => {
    const empty = openFolder(2);
    writeFileSync(join(empty.folder, 'restore.pending'), '{"version":1');
    empty.restart();
    expect((await empty.get('wallet.list', {})).wallets).toEqual([]);
    expect(existsSync(join(empty.folder, 'restore.pending'))).toBe(false);
    expect((await empty.get('settings.about', {})).damage).toMatchObject([{ file: 'restore.pending' }]);
  });

  it('sets a record aside by name that would not go into the files, and takes all others', async () => {
    const { file } = await lived();
    const { text, files } = await textOf(file);
    for (const [from, to, what] of [
      [/"idx":\d+/, '"idx":"one"', 'transfer'],
      [/"data":"\{/, '"data":"{{', 'transaction'],
      [/"precision":\d+/, '"precision":19', 'asset'],
    ] as const) {
      const changed = text.replace(from, to);
      expect(changed).not.toBe(text);
      const { setAside } = await openFolder(2).get('backup.open', open(await resealed(changed, files)));
      expect(setAside, from.source).toMatchObject([{ what, why: 'form' }]);
    }
  });

  it('is left for the next start where its reader did not come to the end', async () => {
    const { file } = await lived();
    let isSlow = false;
    const empty = openFolder(2, (ports) => {
      const { readBackup } = ports.reader;
      const slowly: typeof readBackup = (text) =>
        isSlow
          ? Promise.reject(fail('BACKUP_REFUSED', { reason: 'tooLarge', version: null }))
          : readBackup(text);
      return { ...ports, reader: { ...ports.reader, readBackup: slowly } };
    });
    const pending = join(empty.folder, 'restore.pending');
    empty.powerFails(true);
    const { backupId } = await empty.get('backup.open', open(file));
    await empty.failure('backup.restore', { backupId, settings: true });
    empty.powerFails(false);
    isSlow = true;
    empty.restart();
    expect(await empty.get('settings.about', {})).toMatchObject({ damage: [] });
    expect(existsSync(pending)).toBe(true);
    isSlow = false;
    empty.restart();
    expect((await empty.get('wallet.list', {})).wallets).not.toEqual([]);
    expect(existsSync(pending)).toBe(false);
  });
});
