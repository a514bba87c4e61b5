import { describe, expect, it } from 'vitest';
import { createOutputCache, taprootAddress } from '../../../src-main/keys/address.ts';
import { electrumKindOf } from '../../../src-main/phrase/other-kinds.ts';
import { entropyToWords } from '../../../src-main/phrase/phrase.ts';
import type { Network } from '../../../src-main/base/network.ts';
import { answerInstead, fundedApp, fundedWallet, newWallet, openTestApp, type TestApp } from './app.ts';

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
const remote = (app: TestApp, path = '') =>
  app.practice
    .baseUrl()
    .then((baseUrl) => ({ kind: 'remote', dialect: 'document', baseUrl: `${baseUrl}${path}` }) as const);
/** A wallet that is connected, and not registered yet. */
async function connected() {
  const app = openTestApp();
  const { id: walletId } = await app.get('vault.create', { ...made, practice: false });
  await app.get('wallet.connect', { walletId, connection: await remote(app) });
  return { app, walletId };
}
const secrets = (app: TestApp) =>
  [...app.keyholder.entries.keys()].filter((account) => account.startsWith('wallet:'));
const firstOf = (app: TestApp) => {
  const [wallet] = app.ports.settings.read().wallets;
  if (wallet === undefined) throw new Error('no wallet');
  return wallet;
};

const outputs = createOutputCache();
const nothing = { settled: 0, future: 0, spendable: 0 };
const noBitcoin = { vanilla: nothing, colored: nothing };

describe('a new wallet', () => {
  it('keeps its secret in the keychain under a random id, and its words leave by reveal alone', async () => {
    const app = openTestApp();
    const wallet = await app.get('vault.create', made);
    expect(wallet).not.toHaveProperty('words');
    expect(secrets(app)).toEqual([`wallet:${wallet.id}`]);
    expect(await app.get('vault.reveal', { walletId: wallet.id })).toMatchObject({ outcome: 'shown' });
    const title = `Show the recovery phrase of “${wallet.name}”?`;
    expect(app.user.asked.map((question) => question.title)).toEqual([title]);
  });

  it('is never on mainnet through a browser page, and practises on regtest alone', async () => {
    const app = openTestApp('loopback');
    const notHere = { code: 'NOT_HERE' };
    expect(await app.failure('vault.create', { ...made, ...MAINNET })).toMatchObject(notHere);
    expect(await app.failure('vault.restore', { ...restored, ...MAINNET })).toMatchObject(notHere);
    expect(await app.failure('vault.create', { ...made, network: 'signet' })).toMatchObject(notHere);
    expect(secrets(app)).toEqual([]);
    // One that was made on the desktop is listed there, and that is all.
    const desktop = openTestApp('electron');
    const { id: walletId } = await desktop.get('vault.create', { ...made, ...MAINNET });
    app.ports.settings.write(desktop.ports.settings.read());
    const calls = ['wallet.overview', 'wallet.newAddress', 'vault.reveal', 'wallet.register'] as const;
    for (const call of [...calls, 'watch.forPrograms'] as const)
      expect(await app.failure(call, { walletId })).toMatchObject(notHere);
    expect((await app.get('wallet.list', {})).wallets).toHaveLength(1);
  });

  it.each(['by its name', 'unnamed'])(
    'that was kept for one session has no key after the next start, until its own words are back: %s',
    async (how) => {
      const app = openTestApp();
      const { id } = await app.get('vault.restore', { ...restored, keep: 'session' });
      app.restart();
      const listed = async () => (await app.get('wallet.list', {})).wallets;
      expect(await listed()).toMatchObject([{ id, keySource: 'none' }]);
      expect((await app.failure('vault.reveal', { walletId: id })).code).toBe('NO_KEY_HERE');
      const others = { ...restored, walletId: id, words: OTHER_WORDS };
      expect(await app.failure('vault.restore', others)).toEqual({
        code: 'WORDS_OTHER_WALLET',
        facts: { walletName: 'Back' },
      });
      expect([await listed(), secrets(app)]).toMatchObject([[{ id, keySource: 'none' }], []]);
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
    const { keys, ...wallet } = firstOf(app);
    app.ports.settings.write({
      ...settings,
      wallets: [{ ...wallet, keys: { ...keys, accountXpubVanilla } }],
    });
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
    const failure = await app.failure('vault.restore', { ...restored, name: 'Again' });
    expect(failure).toEqual({ code: 'WALLET_EXISTS', facts: { walletName: 'Back' } });
    expect(secrets(app)).toHaveLength(1);
  });

  it.each([
    ['too few words', 'abandon about', 'WORDS_COUNT'],
    ['a word that is in no list', PUBLIC_WORDS.replace('about', 'abuot'), 'WORDS_UNKNOWN'],
    ['a wrong checksum', PUBLIC_WORDS.replace('about', 'abandon'), 'WORDS_CHECKSUM'],
  ])('refuses %s and writes nothing', async (_what, words, code) => {
    const app = openTestApp();
    expect((await app.failure('vault.restore', { ...restored, words })).code).toBe(code);
    expect(secrets(app)).toEqual([]);
  });

  it('asks which kind is meant where words of BIP39 bear Electrum’s mark, and keeps nothing after a no', async () => {
    const app = openTestApp();
    app.user.agrees = false;
    const words = bothKinds();
    const foreign = { code: 'WORDS_FOREIGN', facts: { kind: 'electrum' } };
    expect(await app.failure('vault.restore', { ...restored, words })).toEqual(foreign);
    expect(secrets(app)).toEqual([]);
    app.user.agrees = true;
    await app.get('vault.restore', { ...restored, words });
    expect(secrets(app)).toHaveLength(1);
  });

  it('finds in the keychain what lost settings no longer name', async () => {
    const app = openTestApp();
    const { id, fingerprint } = await app.get('vault.create', made);
    app.ports.settings.write({ ...app.ports.settings.read(), wallets: [], activeWalletId: null });
    const { found } = await app.get('vault.lookInKeychain', {});
    expect(found).toMatchObject([{ walletId: id, fingerprint }]);
    await app.get('vault.adopt', { walletId: id, name: 'Found' });
    expect((await app.get('vault.lookInKeychain', {})).found).toEqual([]);
    expect((await app.failure('vault.adopt', { walletId: id, name: 'Twice' })).code).toBe('WALLET_UNKNOWN');
  });
});

describe('a remote service', () => {
  it('sees no public key before the user agrees, who is asked once, and again for another address', async () => {
    const { app, walletId } = await connected();
    expect((await app.failure('wallet.overview', { walletId })).code).toBe('CONSENT_NEEDED');
    app.user.agrees = false;
    expect(await app.get('wallet.register', { walletId })).toEqual({ outcome: 'aborted', address: null });
    expect((await app.failure('wallet.newAddress', { walletId })).code).toBe('CONSENT_NEEDED');
    app.user.agrees = true;
    for (let times = 0; times < 2; times += 1)
      expect(await app.get('wallet.register', { walletId })).toMatchObject({ outcome: 'registered' });
    expect(app.user.asked).toHaveLength(2);
    expect(app.user.asked.at(-1)?.title).toMatch(/^Connect to 127\.0\.0\.1:/);
    await app.get('wallet.overview', { walletId });
    await app.get('wallet.connect', { walletId, connection: await remote(app, '/other') });
    expect((await app.failure('wallet.overview', { walletId })).code).toBe('CONSENT_NEEDED');
  });

  it('never gets a token that was given for another', async () => {
    const { app, walletId } = await connected();
    const connect = async (connection: Awaited<ReturnType<typeof remote>> & { readonly token?: string }) =>
      (await app.get('wallet.connect', { walletId, connection })).connection;
    const token = 'only-for-the-first';
    expect(await connect({ ...(await remote(app)), token })).toMatchObject({ hasToken: true });
    expect(app.keyholder.entries.get(`token:${walletId}`)).toContain(token);
    expect(await connect(await remote(app, '/other'))).toMatchObject({ hasToken: false });
    expect(app.keyholder.entries.has(`token:${walletId}`)).toBe(false);
    expect(JSON.stringify(app.ports.settings.read())).not.toContain(token);
  });

  it.each([
    'http://example.org',
    'https://example.org',
    'ftp://127.0.0.1',
    'https://a:b@127.0.0.1',
    'not an address',
  ])('is on this computer, where a browser page is the window: %s is refused', async (baseUrl) => {
    const app = openTestApp('loopback');
    const { id } = await app.get('vault.create', { ...made, practice: false });
    const connection = { kind: 'remote', dialect: 'document', baseUrl } as const;
    expect((await app.failure('wallet.connect', { walletId: id, connection })).code).toBe('URL_REFUSED');
  });

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
  /** What comes of it when the service gives this as the next address. */
  const given = async (app: TestApp, walletId: string, address: string) => {
    answerInstead(app, 'address', JSON.stringify(address));
    return app.ask('wallet.newAddress', { walletId });
  };
  const givenAtRegister = (app: TestApp, walletId: string, address: string) => {
    answerInstead(app, 'register', { address, btc_balance: noBitcoin });
    return app.ask('wallet.register', { walletId });
  };
  const notOurs = (
    address: string,
    reason: string,
    index: number | null = null,
    searched: number | null = null,
  ) => ({
    ok: false,
    failure: { code: 'ADDRESS_NOT_OURS', facts: { address, reason, index, keychain: null, searched } },
  });
  const theirs = async (): Promise<string> => {
    const stranger = openTestApp();
    const walletId = await fundedWallet(stranger);
    return (await stranger.get('wallet.newAddress', { walletId })).address;
  };
  const restoredWallet = async () => {
    const app = openTestApp();
    const { id } = await app.get('vault.restore', restored);
    await app.get('wallet.connect', { walletId: id, connection: { kind: 'practice' } });
    return { app, walletId: id };
  };

  it('G01: of a stranger, or of the asset branch near and far, is refused, and the last good one stays', async () => {
    const { app, walletId } = await fundedApp();
    const before = await app.get('wallet.lastAddress', { walletId });
    const { accountXpubColored } = firstOf(app).keys;
    const slot = (index: number) =>
      taprootAddress(outputs.output(accountXpubColored ?? '', 0, index, 'regtest'), 'regtest');
    for (const foreign of [await theirs(), slot(0), slot(21), slot(1_001)])
      expect(await given(app, walletId, foreign)).toEqual(notOurs(foreign, 'foreign'));
    expect(await app.get('wallet.lastAddress', { walletId })).toEqual(before);
  });

  it('G01: of ours beyond the gap is told apart, with its index; the highest index is kept for the next', async () => {
    const { app, walletId } = await fundedApp();
    const at = (index: number) => given(app, walletId, ownAddress(app, index));
    expect(await app.get('wallet.lastAddress', { walletId })).toMatchObject({ index: 0 });
    for (const index of [21, 1_000, 1_001])
      expect(await at(index)).toEqual(notOurs(ownAddress(app, index), 'beyondGap', index));
    expect(await at(1_201)).toEqual(notOurs(ownAddress(app, 1_201), 'foreign'));
    expect(await at(20)).toMatchObject({ ok: true, value: { index: 20 } });
    // An older one does not bring the index back: the next may still lie 20 beyond the highest.
    expect(await at(3)).toMatchObject({ value: { seenBefore: true } });
    expect(await at(40)).toMatchObject({ ok: true, value: { index: 40 } });
  });

  it('G01: of a restored wallet is searched up to 1,000, once, and from then on by the gap', async () => {
    const { app, walletId } = await restoredWallet();
    const far = ownAddress(app, 1_001);
    expect(await givenAtRegister(app, walletId, far)).toEqual(notOurs(far, 'beyondSearch', 1_001, 1_000));
    expect(await givenAtRegister(app, walletId, ownAddress(app, 700))).toMatchObject({
      value: { address: { index: 700 } },
    });
    const next = ownAddress(app, 721);
    expect(await given(app, walletId, next)).toEqual(notOurs(next, 'beyondGap', 721));
    expect(await given(app, walletId, ownAddress(app, 720))).toMatchObject({ ok: true });
  });

  it('G01: of a restored wallet is found at the very last of the 1,000', async () => {
    const { app, walletId } = await restoredWallet();
    expect(await givenAtRegister(app, walletId, ownAddress(app, 1_000))).toMatchObject({
      value: { address: { index: 1_000 } },
    });
  });

  it.each([
    ['in upper case', (own: string) => own.toUpperCase(), 'form'],
    ['in mixed case', (own: string) => own.replace('bcrt', 'BCRT'), 'form'],
    ['with a space behind it', (own: string) => `${own} `, 'form'],
    ['with a byte order mark', (own: string) => `\ufeff${own}`, 'form'],
    [
      'with one character changed',
      (own: string) => own.slice(0, -1) + (own.endsWith('q') ? 'p' : 'q'),
      'form',
    ],
    ['of testnet', (_own: string, app: TestApp) => ownAddress(app, 1, 'testnet'), 'network'],
    ['of mainnet', (_own: string, app: TestApp) => ownAddress(app, 1, 'mainnet'), 'network'],
  ])('G02: %s is refused, though the key is ours', async (_what, change, reason) => {
    const { app, walletId } = await fundedApp();
    const before = await app.get('wallet.lastAddress', { walletId });
    const odd = change(ownAddress(app, 1), app);
    expect(await given(app, walletId, odd)).toEqual(notOurs(odd, reason));
    expect(await app.get('wallet.lastAddress', { walletId })).toEqual(before);
    expect(await given(app, walletId, ownAddress(app, 1))).toMatchObject({ ok: true });
  });

  it('G03: given before is shown again, and marked', async () => {
    const { app, walletId } = await fundedApp();
    const { address, seenBefore } = await app.get('wallet.newAddress', { walletId });
    expect(seenBefore).toBe(false);
    for (let time = 0; time < 2; time += 1)
      expect(await given(app, walletId, address)).toMatchObject({ value: { address, seenBefore: true } });
    expect(await app.get('wallet.lastAddress', { walletId })).toMatchObject({ seenBefore: true });
  });

  it('G04: of another wallet, given at registering, is refused, and the wallet is not connected', async () => {
    const { app, walletId } = await restoredWallet();
    const foreign = await theirs();
    const refused = notOurs(foreign, 'foreign', null, 1_000);
    expect(await givenAtRegister(app, walletId, foreign)).toEqual(refused);
    expect(await app.get('wallet.lastAddress', { walletId })).toBeNull();
    expect((await app.failure('wallet.overview', { walletId })).code).toBe('NOT_CONNECTED');
    await app.get('wallet.register', { walletId });
    expect(await app.get('wallet.lastAddress', { walletId })).toMatchObject({ index: 0 });
  });
});

describe('words made by the service', () => {
  const practice = { kind: 'practice' } as const;
  const asked = { name: 'Theirs', network: 'regtest', keep: 'keychain', service: practice } as const;

  it('are taken after a warning, when all values derive again', async () => {
    const app = openTestApp();
    const done = await app.get('vault.createFromService', asked);
    expect(done).toMatchObject({ outcome: 'created', wallet: { name: 'Theirs' } });
    expect(app.user.asked[0]).toMatchObject({ danger: true });
    expect(app.keyholder.acts).not.toContain('create');
  });

  it.each(['xpub', 'account_xpub_vanilla', 'account_xpub_colored', 'account_xpub_colored_fingerprint'])(
    'are refused when %s is another’s, and nothing is kept',
    async (field) => {
      const app = openTestApp();
      const url = `${await app.practice.baseUrl()}/api/wallet/generate_keys`;
      const ask = async () => (await (await fetch(url, { method: 'POST' })).json()) as Record<string, string>;
      const [honest, other] = [await ask(), await ask()];
      answerInstead(app, 'generate_keys', { ...honest, [field]: other[field] });
      expect((await app.failure('vault.createFromService', asked)).code).toBe('SERVICE_KEYS_MISMATCH');
      expect([secrets(app), (await app.get('wallet.list', {})).wallets]).toEqual([[], []]);
    },
  );

  it('are never asked for on mainnet', async () => {
    const app = openTestApp('electron');
    const service = { kind: 'remote', baseUrl: 'https://example.org' } as const;
    const failure = await app.failure('vault.createFromService', { ...asked, network: 'mainnet', service });
    expect(failure).toMatchObject({ code: 'NOT_HERE', facts: { reason: 'noServiceKeysOnMainnet' } });
  });
});

describe('the service’s answers', () => {
  it('G24: are refused where they are called a page, whatever they hold', async () => {
    const { app, walletId } = await fundedApp();
    answerInstead(app, 'btcbalance', noBitcoin, { contentType: 'text/html; charset=utf-8' });
    const facts = { problem: 'shape', detail: 'sent as text/html, where JSON is due' };
    expect(await app.failure('wallet.overview', { walletId })).toMatchObject({
      code: 'SERVICE_ANSWER',
      facts,
    });
  });

  it.each([
    ['an error status', 400, 'detail'],
    ['a success', 200, 'error'],
  ])('G36: show and log neither keys nor words that stand in %s', async (_what, status, field) => {
    const app = openTestApp();
    const { id: walletId } = await app.get('vault.restore', restored);
    await app.get('wallet.register', { walletId });
    const { xpub, accountXpubVanilla, accountXpubColored } = firstOf(app).keys;
    const said = `Cannot serve ${xpub ?? ''}, ${accountXpubVanilla} or ${accountXpubColored ?? ''}: “${PUBLIC_WORDS}”`;
    answerInstead(app, 'btcbalance', { [field]: said }, { status });
    const failure = await app.failure('wallet.overview', { walletId });
    const message = 'Cannot serve [key], [key] or [key]: “[words]”';
    expect(failure).toMatchObject({ code: 'SERVICE_ERROR', facts: { message } });
    expect(JSON.stringify(failure)).not.toMatch(/[tx]pub|abandon/);
    expect(app.logged.join('')).not.toMatch(/[tx]pub|abandon/);
  });
});
