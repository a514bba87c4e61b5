import { describe, expect, it } from 'vitest';
import { compose } from '../../../src-main/compose.ts';
import { createLogger } from '../../../src-main/logger.ts';
import type { Call, CallInput, CallOutput, Failure } from '../../../src-preload/contract/index.ts';
import { fundedWallet, openTestApp, type TestApp } from './app.ts';

const PUBLIC_WORDS =
  'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';
const made: CallInput<'vault.create'> = {
  name: 'Test',
  network: 'regtest',
  keep: 'keychain',
  practice: true,
  wordCount: 12,
};
const restored = {
  name: 'Back',
  network: 'regtest',
  keep: 'keychain',
  practice: true,
  words: PUBLIC_WORDS,
} as const;
const remote = (app: TestApp, path = '') =>
  app.practice
    .baseUrl()
    .then((baseUrl) => ({ kind: 'remote', dialect: 'document', baseUrl: `${baseUrl}${path}` }) as const);
const secrets = (app: TestApp) =>
  [...app.keyholder.entries.keys()].filter((account) => account.startsWith('wallet:'));

/** Answers one endpoint with something else than the practice service would. */
function answer(app: TestApp, endpoint: string, body: unknown): void {
  app.practice.faults.once({
    kind: 'answerInstead',
    endpoint,
    acting: false,
    status: 200,
    contentType: 'application/json',
    body: JSON.stringify(body),
  });
}

/** Main as it starts again over what is kept. */
function reopen(app: TestApp) {
  const { dispatch } = compose(
    app.ports,
    createLogger(() => undefined),
  );
  return async <N extends Call>(name: N, input: CallInput<N>) =>
    (await dispatch(name, input)) as unknown as { value: CallOutput<N>; failure: Failure };
}

describe('a new wallet', () => {
  it('keeps its secret in the keychain under a random id, and its words leave by reveal alone', async () => {
    const app = openTestApp();
    const wallet = await app.get('vault.create', made);
    expect(wallet).not.toHaveProperty('words');
    expect(secrets(app)).toEqual([`wallet:${wallet.id}`]);
    const shown = await app.get('vault.reveal', { walletId: wallet.id });
    expect(shown).toMatchObject({ outcome: 'shown' });
    expect(app.user.asked.map(({ title }) => title)).toEqual(['Show the recovery words?']);
  });

  it('shows no word when the user turns back', async () => {
    const app = openTestApp();
    const { id } = await app.get('vault.create', made);
    app.user.agrees = false;
    expect(await app.get('vault.reveal', { walletId: id })).toEqual({ outcome: 'aborted' });
    expect(app.keyholder.acts).not.toContain('reveal');
  });

  it('is never on mainnet through a browser page, and practises on regtest alone', async () => {
    const app = openTestApp('loopback');
    expect((await app.failure('vault.create', { ...made, network: 'mainnet', practice: false })).code).toBe(
      'NETWORK_REFUSED',
    );
    expect(
      (await app.failure('vault.restore', { ...restored, network: 'mainnet', practice: false })).code,
    ).toBe('NETWORK_REFUSED');
    expect((await app.failure('vault.create', { ...made, network: 'signet' })).code).toBe('NETWORK_REFUSED');
    expect(secrets(app)).toEqual([]);
    const desktop = openTestApp('electron');
    expect(await desktop.get('vault.create', { ...made, network: 'mainnet', practice: false })).toMatchObject(
      { network: 'mainnet' },
    );
  });

  it('is not shown to its service before it is connected', async () => {
    const app = openTestApp();
    const { id } = await app.get('vault.create', made);
    expect((await app.failure('wallet.overview', { walletId: id })).code).toBe('NOT_CONNECTED');
    expect(await app.get('wallet.lastAddress', { walletId: id })).toBeNull();
    await app.get('wallet.register', { walletId: id });
    await app.get('wallet.overview', { walletId: id });
  });

  it('made on the desktop for mainnet cannot be used through a browser page', async () => {
    const desktop = openTestApp('electron');
    const { id } = await desktop.get('vault.create', { ...made, network: 'mainnet', practice: false });
    const browser = openTestApp('loopback');
    browser.ports.settings.write(desktop.ports.settings.read());
    for (const call of [
      'wallet.overview',
      'wallet.newAddress',
      'wallet.descriptors',
      'vault.reveal',
      'wallet.register',
    ] as const) {
      expect((await browser.failure(call, { walletId: id })).code).toBe('NETWORK_REFUSED');
    }
    expect((await browser.get('wallet.list', {})).wallets).toHaveLength(1);
  });

  it('that was kept for one session is listed without its key after the next start, until its words are back', async () => {
    const app = openTestApp();
    const { id } = await app.get('vault.restore', { ...restored, keep: 'session' });
    const next = openTestApp();
    next.ports.settings.write(app.ports.settings.read());
    const again = reopen(next);
    expect((await again('wallet.list', {})).value.wallets).toMatchObject([{ id, keySource: 'none' }]);
    expect((await again('vault.reveal', { walletId: id })).failure.code).toBe('NO_KEY_HERE');
    expect((await again('vault.restore', { ...restored, name: 'Other' })).value).toMatchObject({
      id,
      name: 'Back',
      keySource: 'keychain',
    });
    expect((await again('vault.reveal', { walletId: id })).value).toMatchObject({ outcome: 'shown' });
  });

  it('can be checked by its words, and by no other wallet’s', async () => {
    const app = openTestApp();
    const { id } = await app.get('vault.restore', restored);
    const wrong = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
    expect((await app.failure('vault.checkWords', { walletId: id, words: wrong })).code).toBe(
      'WORDS_OTHER_WALLET',
    );
    expect((await app.failure('vault.checkWords', { walletId: id, words: 'abandon abuot' })).code).toMatch(
      /^WORDS_/,
    );
    const { wallets } = app.ports.settings.read();
    const [mine, ...rest] = wallets;
    if (mine === undefined) throw new Error('no wallet');
    const foreign = await openTestApp().ports.signer.identify(wrong, 'regtest');
    const changed = { ...mine, keys: { ...mine.keys, accountXpubVanilla: foreign.accountXpubVanilla } };
    app.ports.settings.write({ ...app.ports.settings.read(), wallets: [changed, ...rest] });
    expect((await app.failure('vault.checkWords', { walletId: id, words: PUBLIC_WORDS })).code).toBe(
      'WORDS_OTHER_WALLET',
    );
    app.ports.settings.write({ ...app.ports.settings.read(), wallets });
    const checked = await app.get('vault.checkWords', {
      walletId: id,
      words: `  ${PUBLIC_WORDS.toUpperCase()} `,
    });
    expect(checked.wordsCheckedAtMs).not.toBeNull();
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

describe('removing', () => {
  it('asks first, then deletes the secret and the record', async () => {
    const app = openTestApp();
    const { id } = await app.get('vault.create', made);
    app.user.agrees = false;
    expect(await app.get('wallet.remove', { walletId: id })).toEqual({ outcome: 'aborted' });
    expect(secrets(app)).toHaveLength(1);
    app.user.agrees = true;
    expect(await app.get('wallet.remove', { walletId: id })).toEqual({ outcome: 'removed' });
    expect(secrets(app)).toEqual([]);
    expect((await app.get('wallet.list', {})).wallets).toEqual([]);
  });
});

describe('a remote service', () => {
  it('sees no public key before the user agrees', async () => {
    const app = openTestApp();
    const { id } = await app.get('vault.create', { ...made, practice: false });
    await app.get('wallet.connect', { walletId: id, connection: await remote(app) });
    expect((await app.failure('wallet.overview', { walletId: id })).code).toBe('CONSENT_NEEDED');
    app.user.agrees = false;
    expect(await app.get('wallet.register', { walletId: id })).toEqual({ outcome: 'aborted', address: null });
    expect((await app.failure('wallet.newAddress', { walletId: id })).code).toBe('CONSENT_NEEDED');
    app.user.agrees = true;
    expect(await app.get('wallet.register', { walletId: id })).toMatchObject({ outcome: 'registered' });
    expect(app.user.asked.at(-1)?.title).toMatch(/^Show your public keys to 127\.0\.0\.1:/);
    await app.get('wallet.overview', { walletId: id });
  });

  it('is asked for consent once, and again for another address', async () => {
    const app = openTestApp();
    const { id } = await app.get('vault.create', { ...made, practice: false });
    await app.get('wallet.connect', { walletId: id, connection: await remote(app) });
    await app.get('wallet.register', { walletId: id });
    await app.get('wallet.register', { walletId: id });
    expect(app.user.asked).toHaveLength(1);
    await app.get('wallet.connect', { walletId: id, connection: await remote(app, '/other') });
    expect((await app.failure('wallet.overview', { walletId: id })).code).toBe('CONSENT_NEEDED');
  });

  it('never gets a token that was given for another', async () => {
    const app = openTestApp();
    const { id } = await app.get('vault.create', { ...made, practice: false });
    const first = { ...(await remote(app)), token: 'only-for-the-first' };
    expect(await app.get('wallet.connect', { walletId: id, connection: first })).toMatchObject({
      connection: { hasToken: true },
    });
    expect(app.keyholder.entries.get(`token:${id}`)).toContain('only-for-the-first');
    const second = await app.get('wallet.connect', { walletId: id, connection: await remote(app, '/other') });
    expect(second).toMatchObject({ connection: { hasToken: false } });
    expect(app.keyholder.entries.has(`token:${id}`)).toBe(false);
    expect(JSON.stringify(app.ports.settings.read())).not.toContain('only-for-the-first');
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

  it('that forgets the wallet is not registered with again in silence', async () => {
    const app = openTestApp();
    const { id } = await app.get('vault.create', { ...made, practice: false });
    await app.get('wallet.connect', { walletId: id, connection: await remote(app) });
    expect((await app.failure('wallet.refresh', { walletId: id })).code).toBe('CONSENT_NEEDED');
    await app.get('wallet.register', { walletId: id });
    app.practice.faults.once({
      kind: 'answerInstead',
      endpoint: 'refresh',
      acting: false,
      status: 404,
      contentType: 'application/json',
      body: JSON.stringify({ error: "Wallet for client 'x' does not exist." }),
    });
    expect((await app.failure('wallet.refresh', { walletId: id })).code).toBe('WALLET_NOT_REGISTERED');
  });
});

describe('an address', () => {
  it('is refused when it is not ours, and the last good one stays', async () => {
    const app = openTestApp();
    const walletId = await fundedWallet(app);
    const before = await app.get('wallet.lastAddress', { walletId });
    const stranger = openTestApp();
    const theirs = await stranger.get('wallet.newAddress', { walletId: await fundedWallet(stranger) });
    answer(app, 'address', theirs.address);
    expect(await app.failure('wallet.newAddress', { walletId })).toEqual({
      code: 'ADDRESS_NOT_OURS',
      facts: { address: theirs.address, reason: 'foreign' },
    });
    expect(await app.get('wallet.lastAddress', { walletId })).toEqual(before);
  });

  it.each([
    ['upper case', (text: string) => text.toUpperCase()],
    ['a space behind it', (text: string) => `${text} `],
    ['another network', (text: string) => text.replace(/^bcrt/, 'tb')],
    ['one character changed', (text: string) => `${text.slice(0, -1)}${text.endsWith('q') ? 'p' : 'q'}`],
  ])('is refused with %s', async (_what, change) => {
    const app = openTestApp();
    const walletId = await fundedWallet(app);
    const own = await app.get('wallet.newAddress', { walletId });
    answer(app, 'address', change(own.address));
    expect((await app.failure('wallet.newAddress', { walletId })).code).toMatch(
      /ADDRESS_NOT_OURS|SERVICE_ANSWER/,
    );
  });

  it('that was given before is marked', async () => {
    const app = openTestApp();
    const walletId = await fundedWallet(app);
    const own = await app.get('wallet.newAddress', { walletId });
    expect(own.seenBefore).toBe(false);
    answer(app, 'address', own.address);
    expect(await app.get('wallet.newAddress', { walletId })).toMatchObject({
      address: own.address,
      seenBefore: true,
    });
  });

  it('is asked for once, however many ask at the same time', async () => {
    const app = openTestApp();
    const { id } = await app.get('vault.create', made);
    await Promise.all([1, 2, 3].map(() => app.get('wallet.register', { walletId: id })));
    expect(await app.get('wallet.lastAddress', { walletId: id })).toMatchObject({ index: 0 });
  });
});

describe('words made by the service', () => {
  const asked = {
    name: 'Theirs',
    network: 'regtest',
    keep: 'keychain',
    service: { kind: 'practice' },
  } as const;

  it('are taken after a warning, when all values derive again', async () => {
    const app = openTestApp();
    const done = await app.get('vault.createFromService', asked);
    expect(done).toMatchObject({ outcome: 'created', wallet: { name: 'Theirs' } });
    expect(app.user.asked[0]).toMatchObject({ danger: true });
    expect(app.keyholder.acts).not.toContain('create');
  });

  it('are not asked for when the user turns back', async () => {
    const app = openTestApp();
    app.user.agrees = false;
    expect(await app.get('vault.createFromService', asked)).toEqual({ outcome: 'aborted', wallet: null });
    expect(secrets(app)).toEqual([]);
  });

  it.each(['xpub', 'account_xpub_vanilla', 'account_xpub_colored', 'account_xpub_colored_fingerprint'])(
    'are refused when %s is another’s, and nothing is kept',
    async (field) => {
      const app = openTestApp();
      const baseUrl = await app.practice.baseUrl();
      const ask = async () =>
        (await (await fetch(`${baseUrl}/api/wallet/generate_keys`, { method: 'POST' })).json()) as Record<
          string,
          string
        >;
      const [honest, other] = [await ask(), await ask()];
      answer(app, 'generate_keys', { ...honest, [field]: other[field] });
      expect((await app.failure('vault.createFromService', asked)).code).toBe('SERVICE_KEYS_MISMATCH');
      expect(secrets(app)).toEqual([]);
      expect((await app.get('wallet.list', {})).wallets).toEqual([]);
    },
  );

  it('are never asked for on mainnet', async () => {
    const app = openTestApp('electron');
    const service = { kind: 'remote', baseUrl: 'https://example.org' } as const;
    const failure = await app.failure('vault.createFromService', { ...asked, network: 'mainnet', service });
    expect(failure).toMatchObject({ code: 'NETWORK_REFUSED', facts: { reason: 'noServiceKeysOnMainnet' } });
  });
});

describe('the service’s answers', () => {
  it.each([
    [
      'a number above 2^53',
      '{"vanilla":{"settled":9007199254740993,"future":0,"spendable":0},"colored":{"settled":0,"future":0,"spendable":0}}',
    ],
    [
      'a negative amount',
      '{"vanilla":{"settled":-1,"future":0,"spendable":0},"colored":{"settled":0,"future":0,"spendable":0}}',
    ],
    [
      'a fraction',
      '{"vanilla":{"settled":0.5,"future":0,"spendable":0},"colored":{"settled":0,"future":0,"spendable":0}}',
    ],
    ['a page of HTML', '<!doctype html><title>Sign in</title>'],
    ['an error with status 200', '{"error":"Internal","message":"no"}'],
    ['nothing', ''],
  ])('are refused as %s, with a failure that names the service', async (_what, body) => {
    const app = openTestApp();
    const walletId = await fundedWallet(app);
    app.practice.faults.once({
      kind: 'answerInstead',
      endpoint: 'btcbalance',
      acting: false,
      status: 200,
      contentType: 'application/json',
      body,
    });
    const failure = await app.failure('wallet.overview', { walletId });
    expect(failure.code).toMatch(/^SERVICE_/);
    expect(failure.facts).toMatchObject({ host: expect.stringMatching(/^127\.0\.0\.1:/) as string });
  });
});
