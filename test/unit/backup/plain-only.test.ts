import { describe, expect, it } from 'vitest';
import { derivePublicKeys } from '../../../src-main/keys/derive.ts';
import { vanillaDescriptors } from '../../../src-main/keys/descriptors.ts';
import { entropyToWords, phraseToSeed } from '../../../src-main/phrase/phrase.ts';
import { crafted, openFolder, PASSWORD, restored, type Crafted } from './folder.ts';

const phrase = entropyToWords(new Uint8Array(16).fill(0x5a));
const keys = derivePublicKeys(phraseToSeed(phrase), 'regtest');
const other = derivePublicKeys(new Uint8Array(64).fill(9), 'regtest');
const watched = {
  text: vanillaDescriptors(keys).both,
  name: 'Keystone',
  network: 'regtest',
  practice: false,
} as const;
const own = { name: 'Own', network: 'regtest', keep: 'keychain', practice: false } as const;

/** A backup of a folder where another program's wallet is watched, with its form of codes. */
async function backup(): Promise<Buffer> {
  const app = openFolder(1);
  const { id } = await app.get('watch.add', watched);
  await app.get('wallet.chooseCodeForm', { walletId: id, form: 'bbqr' });
  await app.get('backup.make', { password: PASSWORD });
  return Buffer.from(app.fakes.saved.at(-1)!.bytes);
}

describe('a wallet of plain bitcoin alone, out of a backup', () => {
  it('comes back as it was, and shows no address before its account was compared', async () => {
    const app = openFolder(2);
    expect(await restored(app, await backup())).toMatchObject({ walletsAdded: 1 });
    const { wallets } = await app.get('wallet.list', {});
    expect(wallets).toMatchObject([
      { name: 'Keystone', plainOnly: true, codeForm: 'bbqr', keysUnproved: 'backup' },
    ]);
    const walletId = wallets[0]!.id;
    for (const failure of [
      await app.failure('watch.address', { walletId, index: 0 }),
      await app.failure('watch.forPrograms', { walletId }),
      await app.failure('watch.saveForProgram', { walletId, form: 'core' }),
    ])
      expect(failure.code).toBe('KEYS_UNPROVED');
    expect(await app.get('watch.add', watched)).toMatchObject({ id: walletId });
    expect((await app.get('watch.address', { walletId, index: 0 })).path).toBe("m/86'/1'/0'/0/0");
  });

  it('becomes whole by its words, without a question', async () => {
    const app = openFolder(2);
    await restored(app, await backup());
    const asked = app.fakes.user.asked.length;
    const whole = await app.get('vault.restore', { ...own, words: phrase.join(' ') });
    expect(whole).not.toHaveProperty('plainOnly');
    expect(whole).not.toHaveProperty('keysUnproved');
    expect(whole).toMatchObject({ name: 'Keystone', keySource: 'keychain' });
    expect((await app.get('wallet.list', {})).wallets).toHaveLength(1);
    expect(app.fakes.user.asked).toHaveLength(asked);
  });

  it('that was planted under the fingerprint of other words is said to be another one, and stays out of use', async () => {
    const planted = await crafted(await backup(), ({ settings: { wallets } }: Crafted) => {
      for (const wallet of wallets)
        wallet['keys'] = { ...(wallet['keys'] as object), accountXpubVanilla: other.accountXpubVanilla };
    });
    const app = openFolder(2);
    await restored(app, planted);
    const made = await app.get('vault.restore', { ...own, words: phrase.join(' ') });
    expect(app.fakes.user.asked.at(-1)?.title).toContain('your own wallet beside');
    const { wallets } = await app.get('wallet.list', {});
    expect(wallets.find(({ name }) => name === 'Keystone')).toMatchObject({ keysUnproved: 'otherWords' });
    const { address } = await app.get('watch.address', { walletId: made.id, index: 0 });
    const shown = await app.failure('watch.address', {
      walletId: wallets.find(({ name }) => name === 'Keystone')!.id,
      index: 0,
    });
    expect(shown.code).toBe('KEYS_UNPROVED');
    expect(address).toMatch(/^bcrt1p/);
  });

  it('with half of the keys is no record of a wallet', async () => {
    const broken = await crafted(await backup(), ({ settings: { wallets } }: Crafted) => {
      for (const wallet of wallets) wallet['keys'] = { ...(wallet['keys'] as object), xpub: keys.xpub };
    });
    const app = openFolder(2);
    await restored(app, broken).catch(() => null);
    expect((await app.get('wallet.list', {})).wallets).toEqual([]);
  });
});
