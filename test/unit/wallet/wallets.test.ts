import { describe, expect, it } from 'vitest';
import { createOutputCache, taprootAddress } from '../../../src-main/keys/address.ts';
import { electrumKindOf } from '../../../src-main/phrase/other-kinds.ts';
import { entropyToWords } from '../../../src-main/phrase/phrase.ts';
import type { Network } from '../../../src-main/base/bitcoin.ts';
import type { Failure } from '../../../src-preload/contract/index.ts';
import {
  answerInstead,
  asRemote,
  changeWallets,
  fundedApp,
  fundedWallet,
  newWallet,
  NO_BITCOIN,
  openTestApp,
  type TestApp,
} from './app.ts';
import { fails, failsWith } from './fails.ts';

const PUBLIC_WORDS =
  'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';
const OTHER_WORDS = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const made = newWallet;
const { wordCount: _, ...form } = newWallet;
const restored = { ...form, name: 'Back', words: PUBLIC_WORDS };
const MAINNET = { network: 'mainnet', practice: false } as const;
/** A phrase of BIP39 that bears Electrum's mark by chance. */
function bothKinds(): string {
  for (let at = 0; at < 5_000; at++) {
    const words = entropyToWords(Uint8Array.from({ length: 16 }, (_, i) => (at * (i + 1)) & 0xff));
    if (electrumKindOf(words) === 'electrum') return words.join(' ');
  }
  throw new Error('none was found');
}
/** A wallet that is connected, and not registered yet. */
async function connected() {
  const app = openTestApp();
  const { id: walletId } = await app.get('vault.create', { ...made, practice: false });
  await app.get('wallet.connect', { walletId, connection: await asRemote(app) });
  return { app, walletId };
}
const secrets = (app: TestApp) =>
  [...app.keyholder.entries.keys()].filter((account) => account.startsWith('wallet:'));
const firstOf = (app: TestApp) => {
  const [wallet] = app.ports.settings.read().wallets;
  if (wallet === undefined) throw new Error('no wallet');
  return wallet;
};
const listed = async (app: TestApp) => (await app.get('wallet.list', {})).wallets;

const outputs = createOutputCache();

describe('a new wallet', () => {
  it('keeps its secret in the keychain under a random id, and its words leave by reveal alone', async () => {
    const app = openTestApp();
    const { id: walletId, ...wallet } = await app.get('vault.create', made);
    expect(wallet).not.toHaveProperty('words');
    expect(secrets(app)).toEqual([`wallet:${walletId}`]);
    expect(await app.get('vault.reveal', { walletId })).toMatchObject({ outcome: 'shown' });
    const title = `Show the recovery phrase of “${wallet.name}”?`;
    expect(app.user.asked.map((question) => question.title)).toEqual([title]);
  });

  it('is never on mainnet through a browser page, and practises on regtest alone', async () => {
    const app = openTestApp('loopback');
    await fails(app.failure('vault.create', { ...made, ...MAINNET }), 'NOT_HERE');
    await fails(app.failure('vault.restore', { ...restored, ...MAINNET }), 'NOT_HERE');
    await fails(app.failure('vault.create', { ...made, network: 'signet' }), 'NOT_HERE');
    expect(secrets(app)).toEqual([]);
    // One that was made on the desktop is listed there, and that is all.
    const desktop = openTestApp('electron');
    const { id: walletId } = await desktop.get('vault.create', { ...made, ...MAINNET });
    app.ports.settings.write(desktop.ports.settings.read());
    const calls = ['wallet.overview', 'wallet.newAddress', 'vault.reveal', 'wallet.register'] as const;
    for (const call of [...calls, 'watch.forPrograms'] as const)
      await fails(app.failure(call, { walletId }), 'NOT_HERE');
    expect(await listed(app)).toHaveLength(1);
  });

  it.each(['by its name', 'unnamed'])(
    'that was kept for one session has no key after the next start, until its own words are back: %s',
    async (how) => {
      const app = openTestApp();
      const { id } = await app.get('vault.restore', { ...restored, keep: 'session' });
      app.restart();
      expect(await listed(app)).toMatchObject([{ id, keySource: 'none' }]);
      await fails(app.failure('vault.reveal', { walletId: id }), 'NO_KEY_HERE');
      const others = { ...restored, walletId: id, words: OTHER_WORDS };
      await failsWith(app.failure('vault.restore', others), 'WORDS_OTHER_WALLET', { walletName: 'Back' });
      expect([await listed(app), secrets(app)]).toMatchObject([[{ id, keySource: 'none' }], []]);
      const own = how === 'unnamed' ? { ...restored, name: 'Other' } : { ...restored, walletId: id };
      const back = { id, name: 'Back', keySource: 'keychain' };
      expect(await app.get('vault.restore', own)).toMatchObject(back);
      expect(await app.get('vault.reveal', { walletId: id })).toMatchObject({ outcome: 'shown' });
    },
  );

  it('can be checked by its words, and by no other wallet’s', async () => {
    const app = openTestApp();
    const { id: walletId } = await app.get('vault.restore', restored);
    const refused = async (words: string) =>
      (await app.failure('vault.checkWords', { walletId, words })).code;
    expect(await refused(OTHER_WORDS)).toBe('WORDS_OTHER_WALLET');
    expect(await refused('abandon abuot')).toMatch(/^WORDS_/);
    const settings = app.ports.settings.read();
    const { accountXpubVanilla } = await openTestApp().ports.signer.identify(OTHER_WORDS, 'regtest');
    changeWallets(app, ({ keys, ...wallet }) => ({ ...wallet, keys: { ...keys, accountXpubVanilla } }));
    expect(await refused(PUBLIC_WORDS)).toBe('WORDS_OTHER_WALLET');
    app.ports.settings.write(settings);
    const words = `  ${PUBLIC_WORDS.toUpperCase()} `;
    expect((await app.get('vault.checkWords', { walletId, words })).wordsCheckedAtMs).not.toBeNull();
  });
});

describe('restoring', () => {
  it('refuses words that this folder has already, and keeps nothing of them', async () => {
    const app = openTestApp();
    await app.get('vault.restore', restored);
    const again = app.failure('vault.restore', { ...restored, name: 'Again' });
    await failsWith(again, 'WALLET_EXISTS', { walletName: 'Back' });
    expect(secrets(app)).toHaveLength(1);
  });

  it('refuses words with a wrong checksum, and writes nothing', async () => {
    const app = openTestApp();
    const words = PUBLIC_WORDS.replace('about', 'abandon');
    await fails(app.failure('vault.restore', { ...restored, words }), 'WORDS_CHECKSUM');
    expect(secrets(app)).toEqual([]);
  });

  it('asks which kind is meant where words of BIP39 bear Electrum’s mark, and keeps nothing after a no', async () => {
    const app = openTestApp();
    app.user.agrees = false;
    const asked = { ...restored, words: bothKinds() };
    await failsWith(app.failure('vault.restore', asked), 'WORDS_FOREIGN', { kind: 'electrum' });
    expect(secrets(app)).toEqual([]);
    app.user.agrees = true;
    await app.get('vault.restore', asked);
    expect(secrets(app)).toHaveLength(1);
  });

  it('finds in the keychain what lost settings no longer name', async () => {
    const app = openTestApp();
    const { id: walletId, fingerprint } = await app.get('vault.create', made);
    app.ports.settings.write({ ...app.ports.settings.read(), wallets: [], activeWalletId: null });
    const found = async () => (await app.get('vault.lookInKeychain', {})).found;
    expect(await found()).toMatchObject([{ walletId, fingerprint }]);
    await app.get('vault.adopt', { walletId, name: 'Found' });
    expect(await found()).toEqual([]);
    await fails(app.failure('vault.adopt', { walletId, name: 'Twice' }), 'WALLET_UNKNOWN');
  });
});

describe('a remote service', () => {
  it('sees no public key before the user agrees, who is asked once, and again for another address', async () => {
    const { app, walletId } = await connected();
    await fails(app.failure('wallet.overview', { walletId }), 'CONSENT_NEEDED');
    app.user.agrees = false;
    expect(await app.get('wallet.register', { walletId })).toEqual({ outcome: 'aborted', address: null });
    await fails(app.failure('wallet.newAddress', { walletId }), 'CONSENT_NEEDED');
    app.user.agrees = true;
    for (let times = 0; times < 2; times += 1)
      expect(await app.get('wallet.register', { walletId })).toMatchObject({ outcome: 'registered' });
    expect(app.user.asked).toHaveLength(2);
    expect(app.user.asked.at(-1)?.title).toMatch(/^Connect to 127\.0\.0\.1:/);
    await app.get('wallet.overview', { walletId });
    await app.get('wallet.connect', { walletId, connection: await asRemote(app, '/other') });
    await fails(app.failure('wallet.overview', { walletId }), 'CONSENT_NEEDED');
  });

  it('never gets a token that was given for another', async () => {
    const { app, walletId } = await connected();
    const token = 'only-for-the-first';
    const hasToken = async (path: string, more: object = {}) => {
      const connection = { ...(await asRemote(app, path)), ...more };
      return (await app.get('wallet.connect', { walletId, connection })).connection;
    };
    expect(await hasToken('', { token })).toMatchObject({ hasToken: true });
    expect(app.keyholder.entries.get(`token:${walletId}`)).toContain(token);
    expect(await hasToken('/other')).toMatchObject({ hasToken: false });
    expect(app.keyholder.entries.has(`token:${walletId}`)).toBe(false);
    expect(JSON.stringify(app.ports.settings.read())).not.toContain(token);
  });

  it.each(['http://example.org', 'https://example.org', 'ftp://127.0.0.1'])(
    'is on this computer, where a browser page is the window: %s is refused',
    async (baseUrl) => {
      const app = openTestApp('loopback');
      const { id: walletId } = await app.get('vault.create', { ...made, practice: false });
      const connection = { kind: 'remote', dialect: 'document', baseUrl } as const;
      await fails(app.failure('wallet.connect', { walletId, connection }), 'URL_REFUSED');
    },
  );

  it('that forgot the wallet gets no new one before the person heard what that may cost', async () => {
    const { app, walletId } = await connected();
    await app.get('wallet.register', { walletId });
    // Each registration uses up an address.
    const registrations = () => firstOf(app).lastAddress?.index ?? -1;
    const before = registrations();
    const register = (forgotten: boolean) => {
      const body = { error: "Wallet for client 'x' does not exist." };
      if (forgotten) answerInstead(app, 'btcbalance', body, { status: 404 });
      return app.get('wallet.register', { walletId });
    };
    app.user.agrees = false;
    expect(await register(true)).toEqual({ outcome: 'aborted', address: null });
    const question = app.user.asked.at(-1);
    expect(question).toMatchObject({ danger: true, confirmLabel: 'Connect again' });
    expect(question?.details.join(' ')).toContain('may reuse slots holding assets');
    expect(registrations()).toBe(before);
    app.user.agrees = true;
    expect(await register(true)).toMatchObject({ outcome: 'registered' });
    expect(registrations()).toBe(before + 1);
    // One that still knows it is not asked about.
    const asked = app.user.asked.length;
    await register(false);
    expect(app.user.asked).toHaveLength(asked);
  });
});

describe('an address', () => {
  /** One of the wallet's own on the plain branch, as any network would write it. */
  const ownAddress = (app: TestApp, index: number, network: Network = 'regtest') =>
    taprootAddress(outputs.output(firstOf(app).keys.accountXpubVanilla, 0, index, 'regtest'), network);
  /** The service gives this as the next address. */
  const next = (app: TestApp, address: string) => answerInstead(app, 'address', JSON.stringify(address));
  const given = (app: TestApp, walletId: string, index: number) => {
    next(app, ownAddress(app, index));
    return app.get('wallet.newAddress', { walletId });
  };
  interface Where {
    readonly index?: number | null;
    readonly searched?: number | null;
  }
  const notOurs = (address: string, reason: string, { index = null, searched = null }: Where = {}) =>
    ['ADDRESS_NOT_OURS', { address, reason, index, keychain: null, searched }] as const;
  const refused = async (app: TestApp, walletId: string, address: string, reason: string, where?: Where) => {
    next(app, address);
    await failsWith(app.failure('wallet.newAddress', { walletId }), ...notOurs(address, reason, where));
  };
  const atRegister = (app: TestApp, address: string) =>
    answerInstead(app, 'register', { address, btc_balance: NO_BITCOIN });
  const theirs = async (): Promise<string> => {
    const stranger = openTestApp();
    const walletId = await fundedWallet(stranger);
    return (await stranger.get('wallet.newAddress', { walletId })).address;
  };
  const restoredWallet = async () => {
    const app = openTestApp();
    const { id: walletId } = await app.get('vault.restore', restored);
    return { app, walletId };
  };

  it('G01: of a stranger, or of the asset branch near and far, is refused, and the last good one stays', async () => {
    const { app, walletId } = await fundedApp();
    const before = await app.get('wallet.lastAddress', { walletId });
    const { accountXpubColored } = firstOf(app).keys;
    const slot = (index: number) =>
      taprootAddress(outputs.output(accountXpubColored ?? '', 0, index, 'regtest'), 'regtest');
    for (const foreign of [await theirs(), slot(0), slot(21), slot(1_001)])
      await refused(app, walletId, foreign, 'foreign');
    expect(await app.get('wallet.lastAddress', { walletId })).toEqual(before);
  });

  it('G01: of ours beyond the gap is told apart, with its index; the highest index is kept for the next', async () => {
    const { app, walletId } = await fundedApp();
    expect(await app.get('wallet.lastAddress', { walletId })).toMatchObject({ index: 0 });
    for (const index of [21, 1_000, 1_001])
      await refused(app, walletId, ownAddress(app, index), 'beyondGap', { index });
    await refused(app, walletId, ownAddress(app, 1_201), 'foreign');
    expect(await given(app, walletId, 20)).toMatchObject({ index: 20 });
    // An older one does not bring the index back: the next may still lie 20 beyond the highest.
    expect(await given(app, walletId, 3)).toMatchObject({ seenBefore: true });
    expect(await given(app, walletId, 40)).toMatchObject({ index: 40 });
  });

  it.each([700, 1_000])(
    'G01: of a restored wallet is searched up to 1,000, once, then by the gap: %i',
    async (found) => {
      const { app, walletId } = await restoredWallet();
      const far = ownAddress(app, 1_001);
      atRegister(app, far);
      const beyond = notOurs(far, 'beyondSearch', { index: 1_001, searched: 1_000 });
      await failsWith(app.failure('wallet.register', { walletId }), ...beyond);
      atRegister(app, ownAddress(app, found));
      expect(await app.get('wallet.register', { walletId })).toMatchObject({ address: { index: found } });
      await refused(app, walletId, ownAddress(app, found + 21), 'beyondGap', { index: found + 21 });
      expect(await given(app, walletId, found + 20)).toMatchObject({ index: found + 20 });
    },
  );

  it.each([
    ['in upper case', (own: string) => own.toUpperCase(), 'form'],
    ['of mainnet', (_own: string, app: TestApp) => ownAddress(app, 1, 'mainnet'), 'network'],
  ])('G02: %s is refused, though the key is ours', async (_what, change, reason) => {
    const { app, walletId } = await fundedApp();
    const before = await app.get('wallet.lastAddress', { walletId });
    await refused(app, walletId, change(ownAddress(app, 1), app), reason);
    expect(await app.get('wallet.lastAddress', { walletId })).toEqual(before);
    expect(await given(app, walletId, 1)).toMatchObject({ index: 1 });
  });

  it('G04: of another wallet, given at registering, is refused, and the wallet is not connected', async () => {
    const { app, walletId } = await restoredWallet();
    const foreign = await theirs();
    atRegister(app, foreign);
    const refusal = notOurs(foreign, 'foreign', { searched: 1_000 });
    await failsWith(app.failure('wallet.register', { walletId }), ...refusal);
    expect(await app.get('wallet.lastAddress', { walletId })).toBeNull();
    await fails(app.failure('wallet.overview', { walletId }), 'NOT_CONNECTED');
    await app.get('wallet.register', { walletId });
    expect(await app.get('wallet.lastAddress', { walletId })).toMatchObject({ index: 0 });
  });
});

describe('words made by the service', () => {
  const practice = { kind: 'practice' } as const;
  const asked = { name: 'Theirs', network: 'regtest', keep: 'keychain', service: practice } as const;

  it.each(['xpub', 'account_xpub_vanilla', 'account_xpub_colored', 'account_xpub_colored_fingerprint'])(
    'are refused when %s is another’s, and nothing is kept',
    async (field) => {
      const app = openTestApp();
      const url = `${await app.practice.baseUrl()}/api/wallet/generate_keys`;
      const ask = async () => (await (await fetch(url, { method: 'POST' })).json()) as Record<string, string>;
      const [honest, other] = [await ask(), await ask()];
      answerInstead(app, 'generate_keys', { ...honest, [field]: other[field] });
      await fails(app.failure('vault.createFromService', asked), 'SERVICE_KEYS_MISMATCH');
      expect([secrets(app), await listed(app)]).toEqual([[], []]);
    },
  );

  it.each<[string, 'electron' | 'loopback', object, Failure['code'], object]>([
    [
      'on mainnet',
      'electron',
      { network: 'mainnet', service: { kind: 'remote', baseUrl: 'https://example.org' } },
      'NOT_HERE',
      { reason: 'noServiceKeysOnMainnet' },
    ],
    [
      'of a service that makes none',
      'loopback',
      { service: { kind: 'remote', baseUrl: 'http://127.0.0.1:9', dialect: 'thunderlink' } },
      'SERVICE_CANNOT',
      { host: '127.0.0.1:9', what: 'makeKeys', only: null },
    ],
  ])('are never asked for %s, nor agreed to', async (_what, kind, change, code, facts) => {
    const app = openTestApp(kind);
    await failsWith(app.failure('vault.createFromService', { ...asked, ...change }), code, facts);
    expect(app.user.asked).toEqual([]);
  });
});
