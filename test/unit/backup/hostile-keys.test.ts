import { beforeEach, describe, expect, it } from 'vitest';
import type { PublicKeys } from '../../../src-main/keys/account.ts';
import { derivePublicKeys } from '../../../src-main/keys/derive.ts';
import { phraseToSeed } from '../../../src-main/phrase/phrase.ts';
import type { Ports } from '../../../src-main/world/world.ts';
import { writeAccount } from '../../../src-main/keys/account-file.ts';
import { crafted, lived, open, openFolder, restored, words, type Crafted, type Folder } from './folder.ts';

const REGTEST = { name: 'Mine', network: 'regtest', keep: 'keychain', practice: true } as const;
const attacker = derivePublicKeys(phraseToSeed([...'zoo '.repeat(11).trim().split(' '), 'wrong']), 'regtest');

let file: Buffer;
let phrase: string;
let mine: PublicKeys;
let isMade = false;
/** Once: the folder that it was made in is gone with the first test. */
beforeEach(async () => {
  if (isMade) return;
  const { app, walletId, file: made } = await lived();
  file = made;
  phrase = await words(app, walletId);
  mine = derivePublicKeys(phraseToSeed(phrase.split(' ')), 'regtest');
  isMade = true;
}, 120_000);

/** The attacker's accounts under the person's own name, fingerprint and master key. */
const planted = (change: Partial<PublicKeys> = {}) =>
  crafted(file, ({ settings: { wallets }, ...rest }: Crafted) => {
    const { accountXpubVanilla, accountXpubColored, accountXpubColoredFingerprint } = attacker;
    const theirs = { accountXpubVanilla, accountXpubColored, accountXpubColoredFingerprint };
    for (const wallet of wallets) wallet['keys'] = { ...mine, ...theirs, ...change };
    rest.signings.length = 0;
  });

/** An empty machine, and every xpub that a service was shown and every address that it was asked for. */
function empty(person = 2) {
  const shown: string[] = [];
  const app = openFolder(person, (ports: Ports) => ({
    ...ports,
    openWalletApi: (asked) => {
      if (asked.keys !== null) shown.push(asked.keys.accountXpubVanilla);
      return ports.openWalletApi(asked);
    },
  }));
  return { app, shown };
}

const idOf = async (app: Folder, name: string) => {
  const { wallets } = await app.get('wallet.list', {});
  const found = wallets.find((wallet) => wallet.name === name);
  if (found === undefined) throw new Error(`no wallet ${name}`);
  return found.id;
};

describe('keys that a backup plants', () => {
  it('show no address and make no invoice before words or groups were compared, and reach no service', async () => {
    const { app, shown } = empty();
    expect(await restored(app, await planted())).toMatchObject({ walletsAdded: 1 });
    const walletId = await idOf(app, 'Savings');
    const invoice = { walletId, assetId: '', amount: '5' };
    for (const failure of [
      await app.failure('wallet.register', { walletId }),
      await app.failure('invoices.create', invoice),
      await app.failure('watch.forPrograms', { walletId }),
      await app.failure('watch.account', { walletId }),
      await app.failure('watch.saveAccount', { walletId }),
    ])
      expect(failure).toEqual({ code: 'KEYS_UNPROVED', facts: { walletName: 'Savings', otherWords: false } });
    expect((await app.ask('wallet.newAddress', { walletId })).ok).toBe(false);
    expect(await app.get('wallet.lastAddress', { walletId })).toBeNull();
    expect(shown.filter((xpub) => xpub === attacker.accountXpubVanilla)).toEqual([]);
    expect(app.fakes.saved).toEqual([]);
  });

  it('stand in the way of no true words: main says so, the true wallet is made, and its address is its own', async () => {
    const { app, shown } = empty();
    await restored(app, await planted());
    const asked = app.fakes.user.asked.length;
    const { id } = await app.get('vault.restore', { ...REGTEST, words: phrase });
    expect(app.fakes.user.asked.slice(asked)).toMatchObject([
      { title: 'Create your own wallet beside this one?', danger: true },
    ]);
    expect(app.fakes.user.asked.at(-1)?.message).toContain('“Savings” came from a backup');
    const { address } = await app.get('wallet.register', { walletId: id });
    expect(address).not.toBeNull();
    expect(new Set(shown)).toEqual(new Set([mine.accountXpubVanilla]));
    const forged = await idOf(app, 'Savings');
    expect(await app.failure('wallet.register', { walletId: forged })).toMatchObject({
      code: 'KEYS_UNPROVED',
      facts: { otherWords: true },
    });
    expect(await app.get('wallet.remove', { walletId: forged })).toEqual({ outcome: 'removed' });
    expect((await app.get('wallet.list', {})).wallets).toMatchObject([{ id, keySource: 'keychain' }]);
  });

  it('are left as they are where the person would rather not go on, and no secret is kept', async () => {
    const { app } = empty();
    await restored(app, await planted());
    app.fakes.user.agrees = false;
    const before = [...app.fakes.keyholder.entries.keys()];
    expect(await app.failure('vault.restore', { ...REGTEST, words: phrase })).toEqual({
      code: 'WORDS_OTHER_WALLET',
      facts: { walletName: 'Savings' },
    });
    expect([...app.fakes.keyholder.entries.keys()]).toEqual(before);
  });

  it('are refused by name beside the true wallet, and nothing is changed', async () => {
    const { app } = empty();
    const { id } = await app.get('vault.restore', { ...REGTEST, words: phrase });
    const before = app.fakes.ports.settings.read();
    expect(await app.failure('backup.open', open(await planted()))).toEqual({
      code: 'BACKUP_KEYS',
      facts: { walletName: 'Savings', clash: 'here', other: 'Mine' },
    });
    expect(app.fakes.ports.settings.read()).toEqual(before);
    expect((await app.get('wallet.list', {})).wallets.map((wallet) => wallet.id)).toEqual([id]);
  });

  it('are refused by name also as another network of the same kind, and twice in one file', async () => {
    const { app } = empty();
    const twice = await crafted(file, ({ settings: { wallets } }) => {
      const [first] = wallets;
      const keys = { ...mine, network: 'signet', accountXpubVanilla: attacker.accountXpubVanilla };
      wallets.push({ ...first, id: 'ab'.repeat(16), name: 'Twin', keys, connection: { kind: 'practice' } });
    });
    expect(await app.failure('backup.open', open(twice))).toEqual({
      code: 'BACKUP_KEYS',
      facts: { walletName: 'Twin', clash: 'within', other: 'Savings' },
    });
    await app.get('vault.restore', { ...REGTEST, words: phrase });
    expect(await app.failure('backup.open', open(await planted({ network: 'signet' })))).toMatchObject({
      code: 'BACKUP_KEYS',
      facts: { clash: 'here', other: 'Mine' },
    });
  });

  it('are refused where a secret of the keychain that no wallet names has other ones', async () => {
    const { app } = empty();
    await app.get('vault.restore', { ...REGTEST, words: phrase });
    // As after settings were lost.
    const { settings } = app.fakes.ports;
    settings.write({ ...settings.read(), wallets: [], activeWalletId: null });
    const { backupId } = await app.get('backup.open', open(await planted()));
    expect(await app.failure('backup.restore', { backupId, settings: false })).toEqual({
      code: 'BACKUP_KEYS',
      facts: { walletName: 'Savings', clash: 'secret' },
    });
    expect(settings.read().wallets).toEqual([]);
    expect((await app.get('vault.lookInKeychain', {})).found).toHaveLength(1);
  });

  it.each<[string, Partial<PublicKeys>]>([
    ['a fingerprint that is not the master key’s', { fingerprint: '00000001' }],
    ['another network than they say', { network: 'mainnet' }],
    ['the master key where an account belongs', { accountXpubVanilla: attacker.xpub }],
    ['one account twice', { accountXpubColored: attacker.accountXpubVanilla }],
    ['a fingerprint that is not the account’s', { accountXpubColoredFingerprint: '00000001' }],
    ['text', { accountXpubVanilla: 'x'.repeat(120) }],
  ])('are refused with %s', async (_, change) => {
    const { app } = empty();
    expect(await app.failure('backup.open', open(await planted(change)))).toEqual({
      code: 'BACKUP_KEYS',
      facts: { walletName: 'Savings', clash: 'none' },
    });
    expect(app.fakes.ports.settings.read().wallets).toEqual([]);
  });

  it('are refused as damage where they are longer than any key', async () => {
    const { app } = empty();
    const long = await planted({ accountXpubVanilla: 'x'.repeat(121) });
    expect(await app.failure('backup.open', open(long))).toMatchObject({
      code: 'BACKUP_REFUSED',
      facts: { reason: 'damaged' },
    });
    expect(app.fakes.ports.settings.read().wallets).toEqual([]);
  });

  it('of an honest file are proved by the words, or by the account of which the groups were compared', async () => {
    const byWords = empty();
    await restored(byWords.app, file);
    const walletId = await idOf(byWords.app, 'Savings');
    await byWords.app.failure('wallet.register', { walletId });
    await byWords.app.get('vault.restore', { ...REGTEST, words: phrase });
    expect((await byWords.app.get('wallet.register', { walletId })).address).not.toBeNull();

    const byGroups = empty();
    await restored(byGroups.app, file);
    const text = writeAccount({ name: 'On the other machine', keys: mine });
    expect(await byGroups.app.get('watch.add', { text, name: 'Any', practice: true })).toMatchObject({
      id: walletId,
    });
    expect((await byGroups.app.get('wallet.register', { walletId })).address).not.toBeNull();
    expect(byGroups.shown).toContain(mine.accountXpubVanilla);
  });

  it('of a planted record are not proved by the account of the true wallet, which is made beside it', async () => {
    const { app, shown } = empty();
    await restored(app, await planted());
    const text = writeAccount({ name: 'True', keys: mine });
    const { id } = await app.get('watch.add', { text, name: 'True', practice: true });
    await app.get('wallet.register', { walletId: id });
    expect(new Set(shown)).toEqual(new Set([mine.accountXpubVanilla]));
    expect(await app.failure('wallet.register', { walletId: await idOf(app, 'Savings') })).toMatchObject({
      facts: { otherWords: true },
    });
  });
});
