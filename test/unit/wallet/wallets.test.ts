import { describe, expect, it } from 'vitest';
import { compose } from '../../../src-main/app/core.ts';
import { createOutputCache, taprootAddress } from '../../../src-main/keys/address.ts';
import { electrumKindOf } from '../../../src-main/phrase/other-kinds.ts';
import { entropyToWords } from '../../../src-main/phrase/phrase.ts';
import type { Network } from '../../../src-main/base/network.ts';
import { createLogger } from '../../../src-main/app/logger.ts';
import type { Call, CallInput, CallOutput, Failure } from '../../../src-preload/contract/index.ts';
import { answerInstead, fundedApp, fundedWallet, newWallet, openTestApp, type TestApp } from './app.ts';

const PUBLIC_WORDS =
  'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';
const made = newWallet;
const restored = {
  name: 'Back',
  network: 'regtest',
  keep: 'keychain',
  practice: true,
  words: PUBLIC_WORDS,
} as const;
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
const secrets = (app: TestApp) =>
  [...app.keyholder.entries.keys()].filter((account) => account.startsWith('wallet:'));

const outputs = createOutputCache();
const nothing = { settled: 0, future: 0, spendable: 0 };
const noBitcoin = { vanilla: nothing, colored: nothing };

/** Answers one endpoint with something else than the practice service would. */
const answer = (app: TestApp, endpoint: string, body: unknown): void =>
  answerInstead(app, endpoint, JSON.stringify(body));
const FORGOTTEN = { error: "Wallet for client 'x' does not exist." };

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
    expect(app.user.asked.map(({ title }) => title)).toEqual([
      `Show the recovery phrase of “${wallet.name}”?`,
    ]);
  });

  it('is never on mainnet through a browser page, and practises on regtest alone', async () => {
    const app = openTestApp('loopback');
    expect((await app.failure('vault.create', { ...made, network: 'mainnet', practice: false })).code).toBe(
      'NOT_HERE',
    );
    expect(
      (await app.failure('vault.restore', { ...restored, network: 'mainnet', practice: false })).code,
    ).toBe('NOT_HERE');
    expect((await app.failure('vault.create', { ...made, network: 'signet' })).code).toBe('NOT_HERE');
    expect(secrets(app)).toEqual([]);
    const desktop = openTestApp('electron');
    expect(await desktop.get('vault.create', { ...made, network: 'mainnet', practice: false })).toMatchObject(
      { network: 'mainnet' },
    );
  });

  it('made on the desktop for mainnet cannot be used through a browser page', async () => {
    const desktop = openTestApp('electron');
    const { id } = await desktop.get('vault.create', { ...made, network: 'mainnet', practice: false });
    const browser = openTestApp('loopback');
    browser.ports.settings.write(desktop.ports.settings.read());
    for (const call of [
      'wallet.overview',
      'wallet.newAddress',
      'watch.forPrograms',
      'vault.reveal',
      'wallet.register',
    ] as const) {
      expect((await browser.failure(call, { walletId: id })).code).toBe('NOT_HERE');
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

  it('takes back its key by its own words alone where it is named, and nothing is made of others', async () => {
    const app = openTestApp();
    const { id } = await app.get('vault.restore', { ...restored, keep: 'session' });
    const next = openTestApp();
    next.ports.settings.write(app.ports.settings.read());
    const again = reopen(next);
    await again('wallet.list', {});
    const words = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
    expect((await again('vault.restore', { ...restored, walletId: id, words })).failure).toEqual({
      code: 'WORDS_OTHER_WALLET',
      facts: { walletName: 'Back' },
    });
    expect((await again('wallet.list', {})).value.wallets).toMatchObject([{ id, keySource: 'none' }]);
    expect(secrets(next)).toEqual([]);
    expect((await again('vault.restore', { ...restored, walletId: id })).value).toMatchObject({ id });
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

  it('asks which kind is meant where words of BIP39 bear Electrum’s mark, and keeps nothing after a no', async () => {
    const app = openTestApp();
    app.user.agrees = false;
    const words = bothKinds();
    expect(await app.failure('vault.restore', { ...restored, words })).toEqual({
      code: 'WORDS_FOREIGN',
      facts: { kind: 'electrum' },
    });
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
    expect(app.user.asked.at(-1)?.title).toMatch(/^Connect to 127\.0\.0\.1:/);
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

  it('that forgot the wallet gets no new one before the person heard what that may cost', async () => {
    const app = openTestApp();
    const { id } = await app.get('vault.create', { ...made, practice: false });
    await app.get('wallet.connect', { walletId: id, connection: await remote(app) });
    await app.get('wallet.register', { walletId: id });
    // Each registration uses up an address.
    const registrations = () => app.ports.settings.read().wallets[0]?.lastAddress?.index;
    const before = registrations();
    const forgets = () => answerInstead(app, 'btcbalance', FORGOTTEN, { status: 404 });
    app.user.agrees = false;
    forgets();
    expect(await app.get('wallet.register', { walletId: id })).toEqual({ outcome: 'aborted', address: null });
    const question = app.user.asked.at(-1);
    expect(question).toMatchObject({ danger: true, confirmLabel: 'Connect again' });
    expect(question?.details.join(' ')).toContain('may reuse slots holding assets');
    expect(registrations()).toBe(before);
    app.user.agrees = true;
    forgets();
    expect(await app.get('wallet.register', { walletId: id })).toMatchObject({ outcome: 'registered' });
    expect(registrations()).toBe((before ?? 0) + 1);
    // One that still knows it is not asked about.
    const asked = app.user.asked.length;
    await app.get('wallet.register', { walletId: id });
    expect(app.user.asked).toHaveLength(asked);
  });
});

describe('an address', () => {
  /** One of the wallet's own on the plain branch, by keychain and index, as any network would write it. */
  const ownAddress = (app: TestApp, index: number, keychain = 0, network: Network = 'regtest') => {
    const [wallet] = app.ports.settings.read().wallets;
    if (wallet === undefined) throw new Error('no wallet');
    const { accountXpubVanilla } = wallet.keys;
    return taprootAddress(outputs.output(accountXpubVanilla, keychain, index, 'regtest'), network);
  };
  /** What comes of it when the service gives this as the next address. */
  const given = async (app: TestApp, walletId: string, address: string) => {
    answer(app, 'address', address);
    return app.ask('wallet.newAddress', { walletId });
  };
  const notOurs = (
    address: string,
    reason: string,
    index: number | null = null,
    keychain: number | null = null,
    searched: number | null = null,
  ) => ({
    ok: false,
    failure: { code: 'ADDRESS_NOT_OURS', facts: { address, reason, index, keychain, searched } },
  });
  const restoredWallet = async (app: TestApp) => {
    const { id } = await app.get('vault.restore', restored);
    await app.get('wallet.connect', { walletId: id, connection: { kind: 'practice' } });
    return id;
  };

  it('G01: is refused when it is not ours, and the last good one stays', async () => {
    const { app, walletId } = await fundedApp();
    const before = await app.get('wallet.lastAddress', { walletId });
    const stranger = openTestApp();
    const theirs = await stranger.get('wallet.newAddress', { walletId: await fundedWallet(stranger) });
    expect(await given(app, walletId, theirs.address)).toEqual(notOurs(theirs.address, 'foreign'));
    expect(await app.get('wallet.lastAddress', { walletId })).toEqual(before);
  });

  it('G01: of the asset branch is refused as a stranger’s, near and far', async () => {
    const { app, walletId } = await fundedApp();
    const [wallet] = app.ports.settings.read().wallets;
    const { accountXpubColored } = wallet?.keys ?? {};
    if (accountXpubColored === undefined || accountXpubColored === null) throw new Error('no asset branch');
    for (const index of [0, 21, 1_001]) {
      const slot = taprootAddress(outputs.output(accountXpubColored, 0, index, 'regtest'), 'regtest');
      expect(await given(app, walletId, slot)).toEqual(notOurs(slot, 'foreign'));
    }
  });

  it('G01: of ours beyond the gap is told apart, with its index; the highest index is kept for the next', async () => {
    const { app, walletId } = await fundedApp();
    expect(await app.get('wallet.lastAddress', { walletId })).toMatchObject({ index: 0 });
    const [at20, at21, at1000] = [20, 21, 1_000].map((index) => ownAddress(app, index));
    expect(await given(app, walletId, at21 ?? '')).toEqual(notOurs(at21 ?? '', 'beyondGap', 21));
    expect(await given(app, walletId, at1000 ?? '')).toEqual(notOurs(at1000 ?? '', 'beyondGap', 1_000));
    const never = ownAddress(app, 1_001);
    expect(await given(app, walletId, never)).toEqual(notOurs(never, 'beyondGap', 1_001));
    const unknown = ownAddress(app, 1_201);
    expect(await given(app, walletId, unknown)).toEqual(notOurs(unknown, 'foreign'));
    expect(await given(app, walletId, at20 ?? '')).toMatchObject({ ok: true, value: { index: 20 } });
    // An older one does not bring the index back: the next may still lie 20 beyond the highest.
    expect(await given(app, walletId, ownAddress(app, 3))).toMatchObject({ value: { seenBefore: true } });
    expect(await given(app, walletId, ownAddress(app, 40))).toMatchObject({ ok: true, value: { index: 40 } });
  });

  it('G01: of a restored wallet is searched up to 1,000, once, and from then on by the gap', async () => {
    const app = openTestApp();
    const walletId = await restoredWallet(app);
    const far = ownAddress(app, 1_001);
    answer(app, 'register', { address: far, btc_balance: noBitcoin });
    expect(await app.ask('wallet.register', { walletId })).toEqual(
      notOurs(far, 'beyondSearch', 1_001, null, 1_000),
    );
    answer(app, 'register', { address: ownAddress(app, 700), btc_balance: noBitcoin });
    expect(await app.get('wallet.register', { walletId })).toMatchObject({ address: { index: 700 } });
    const next = ownAddress(app, 721);
    expect(await given(app, walletId, next)).toEqual(notOurs(next, 'beyondGap', 721));
    expect(await given(app, walletId, ownAddress(app, 720))).toMatchObject({ ok: true });
  });

  it('G01: of a restored wallet is found at the very last of the 1,000', async () => {
    const app = openTestApp();
    const walletId = await restoredWallet(app);
    answer(app, 'register', { address: ownAddress(app, 1_000), btc_balance: noBitcoin });
    expect(await app.get('wallet.register', { walletId })).toMatchObject({ address: { index: 1_000 } });
  });

  it.each([
    ['in upper case', (own: string) => own.toUpperCase(), 'form'],
    ['in mixed case', (own: string) => own.replace('bcrt', 'BCRT'), 'form'],
    ['with a space behind it', (own: string) => `${own} `, 'form'],
    ['with a space before it', (own: string) => ` ${own}`, 'form'],
    ['with a line end', (own: string) => `${own}\n`, 'form'],
    ['with a byte order mark', (own: string) => `\ufeff${own}`, 'form'],
    [
      'with one character changed',
      (own: string) => own.slice(0, -1) + (own.endsWith('q') ? 'p' : 'q'),
      'form',
    ],
    ['of testnet', (_own: string, app: TestApp) => ownAddress(app, 1, 0, 'testnet'), 'network'],
    ['of mainnet', (_own: string, app: TestApp) => ownAddress(app, 1, 0, 'mainnet'), 'network'],
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
    const own = await app.get('wallet.newAddress', { walletId });
    expect(own.seenBefore).toBe(false);
    for (let time = 0; time < 2; time += 1)
      expect(await given(app, walletId, own.address)).toMatchObject({
        value: { address: own.address, seenBefore: true },
      });
    expect(await app.get('wallet.lastAddress', { walletId })).toMatchObject({ seenBefore: true });
  });

  it('G04: of another wallet, given at registering, is refused, and the wallet is not connected', async () => {
    const app = openTestApp();
    const walletId = await restoredWallet(app);
    const stranger = openTestApp();
    const theirs = await stranger.get('wallet.newAddress', { walletId: await fundedWallet(stranger) });
    answer(app, 'register', { address: theirs.address, btc_balance: noBitcoin });
    expect(await app.ask('wallet.register', { walletId })).toEqual(
      notOurs(theirs.address, 'foreign', null, null, 1_000),
    );
    expect(await app.get('wallet.lastAddress', { walletId })).toBeNull();
    expect((await app.failure('wallet.overview', { walletId })).code).toBe('NOT_CONNECTED');
    await app.get('wallet.register', { walletId });
    expect(await app.get('wallet.lastAddress', { walletId })).toMatchObject({ index: 0 });
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
    expect(failure).toMatchObject({ code: 'NOT_HERE', facts: { reason: 'noServiceKeysOnMainnet' } });
  });
});

describe('the service’s answers', () => {
  it.each([
    ['an error status', 400, 'detail'],
    ['a success', 200, 'error'],
  ])('G36: show and log neither keys nor words that stand in %s', async (_what, status, field) => {
    const app = openTestApp();
    const { id: walletId } = await app.get('vault.restore', restored);
    await app.get('wallet.register', { walletId });
    const keys = app.ports.settings.read().wallets.map((wallet) => wallet.keys)[0];
    const said = `Cannot serve ${keys?.xpub ?? ''}, ${keys?.accountXpubVanilla ?? ''} or ${keys?.accountXpubColored ?? ''}: “${PUBLIC_WORDS}”`;
    answerInstead(app, 'btcbalance', { [field]: said }, { status });
    const failure = await app.failure('wallet.overview', { walletId });
    expect(failure).toMatchObject({
      code: 'SERVICE_ERROR',
      facts: { message: 'Cannot serve [key], [key] or [key]: “[words]”' },
    });
    expect(JSON.stringify(failure)).not.toMatch(/[tx]pub|abandon/);
    expect(app.logged.join('')).not.toMatch(/[tx]pub|abandon/);
  });
});
