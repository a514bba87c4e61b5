import { describe, expect, it, onTestFinished } from 'vitest';
import { receivingAddress } from '../../../src-main/keys/address.ts';
import { derivePublicKeys } from '../../../src-main/keys/derive.ts';
import { vanillaDescriptors } from '../../../src-main/keys/descriptors.ts';
import { entropyToWords, phraseToSeed } from '../../../src-main/phrase/phrase.ts';
import { writeAccount } from '../../../src-main/keys/account-file.ts';
import { answersJson, startFaultServer } from '../../support/fault-server.ts';
import { ownWallet } from '../../support/offline/own-words.ts';
import { writeRaw } from '../../support/psbt/raw-psbt.ts';
import { genuineBtc } from '../../support/psbt/send-btc.ts';
import { approving, bringUncompared as bringText } from './offline/signer.ts';
import { openTestApp, type TestApp } from './app.ts';

const phrase = entropyToWords(new Uint8Array(16).fill(0x5a));
const words = phrase.join(' ');
const keys = derivePublicKeys(phraseToSeed(phrase), 'regtest');
const { both } = vanillaDescriptors(keys);
const foreign = { text: both, name: 'Keystone', network: 'regtest', practice: false } as const;
const slots = { num: 2, sizeSats: 1_000, rateSatsPerVb: 2, upTo: false };

async function watched(): Promise<{ app: TestApp; walletId: string }> {
  const app = openTestApp();
  return { app, walletId: (await app.get('watch.add', foreign)).id };
}

/** A service of the documented interface, where the signer's own Ochre has registered and received. */
async function served(): Promise<string> {
  const signer = openTestApp();
  const made = { name: 'Signer', network: 'regtest', keep: 'session', practice: true } as const;
  const { id } = await signer.get('vault.restore', { ...made, words });
  await signer.get('wallet.register', { walletId: id });
  await signer.get('practice.faucet', { walletId: id, amountSats: 70_000 });
  await signer.get('practice.mine', { blocks: 1 });
  return signer.practice.baseUrl();
}

const connect = (app: TestApp, walletId: string, baseUrl: string, dialect: 'document' | 'rgb-node-2026-03') =>
  app.get('wallet.connect', { walletId, connection: { kind: 'remote', baseUrl, dialect } });

describe('a wallet in the forms of other programs', () => {
  it('is told on a machine that signs offline, without a question to anybody', async () => {
    const app = openTestApp();
    const made = { name: 'Cold', network: 'regtest', keep: 'keychain', practice: false } as const;
    const { id } = await app.get('vault.restore', { ...made, words });
    await app.get('offline.setOfflineMode', { on: true });
    const acts = app.keyholder.acts.length;
    const told = await app.get('watch.forPrograms', { walletId: id });
    expect(told).toMatchObject({
      fingerprint: keys.fingerprint,
      paths: { plain: "m/86'/1'/0'", assets: "m/86'/827167'/0'" },
      firstAddress: receivingAddress(keys, 0),
    });
    const text = (form: string) => told.forms.find((one) => one.form === form)?.text ?? '';
    expect(text('descriptor')).toBe(both);
    expect(text('core')).toBe(vanillaDescriptors(keys).importCommand);
    expect(JSON.parse(text('json'))).toMatchObject({
      chain: 'XRT',
      xfp: keys.fingerprint.toUpperCase(),
      bip86: { name: 'p2tr', deriv: "m/86'/1'/0'", xpub: keys.accountXpubVanilla, desc: both },
    });
    expect(text('account')).toMatch(/^ur:crypto-account\//);
    // The asset branch stands in its own form alone, and the file says what must not be done with it.
    expect(told.forms.filter((one) => one.text.includes(keys.accountXpubColored))).toMatchObject([
      { form: 'assets', fileName: expect.stringContaining('never-spend') as string },
    ]);
    expect(app.keyholder.acts).toHaveLength(acts);
  });
});

describe('a wallet that another program told of', () => {
  it('is kept by its plain branch alone, over a restart, and no key is made up', async () => {
    const { app, walletId } = await watched();
    app.restart();
    const [kept] = app.ports.settings.read().wallets;
    expect(kept?.keys).toEqual({
      network: 'regtest',
      fingerprint: keys.fingerprint,
      accountXpubVanilla: keys.accountXpubVanilla,
      xpub: null,
      accountXpubColored: null,
      accountXpubColoredFingerprint: null,
    });
    const { wallets } = await app.get('wallet.list', {});
    expect(wallets).toMatchObject([{ id: walletId, plainOnly: true, keySource: 'none' }]);
  });

  it('derives its addresses here, and shows no whole account and no asset branch', async () => {
    const { app, walletId } = await watched();
    expect(await app.get('watch.address', { walletId, index: 7 })).toEqual({
      address: receivingAddress(keys, 7),
      path: "m/86'/1'/0'/0/7",
    });
    expect(await app.failure('watch.account', { walletId })).toEqual({
      code: 'PLAIN_ONLY',
      facts: { what: 'account' },
    });
    expect(await app.failure('watch.saveForProgram', { walletId, form: 'assets' })).toMatchObject({
      code: 'PLAIN_ONLY',
    });
    const { paths, forms } = await app.get('watch.forPrograms', { walletId });
    expect(paths.assets).toBeNull();
    expect(forms.map(({ form }) => form)).toEqual(['descriptor', 'core', 'json', 'account']);
  });

  it('wants its network chosen where the account does not say it, and one that it can be of', async () => {
    const app = openTestApp();
    const { network: _, ...unsaid } = foreign;
    for (const asked of [unsaid, { ...foreign, network: 'mainnet' as const }])
      expect(await app.failure('watch.add', asked)).toMatchObject({
        code: 'BROUGHT_REFUSED',
        facts: { problem: 'descriptorNetwork' },
      });
    expect((await app.get('wallet.list', {})).wallets).toEqual([]);
  });

  it('is watched by a service that knows wallets by one key, which never hears of another', async () => {
    const { app, walletId } = await watched();
    await connect(app, walletId, await served(), 'document');
    expect(await app.get('wallet.register', { walletId })).toMatchObject({ outcome: 'registered' });
    await app.get('wallet.refresh', { walletId });
    expect((await app.get('wallet.overview', { walletId })).balance.vanilla.settledSats).toBe(70_000);
    expect((await app.get('wallet.unspents', { walletId })).unspents).toMatchObject([{ use: 'plain' }]);
    expect((await app.get('assets.list', { walletId })).assets).toEqual([]);
  });

  it('has no act of assets at such a service: each is refused before anything is asked', async () => {
    const { app, walletId } = await watched();
    await connect(app, walletId, await served(), 'document');
    await app.get('wallet.register', { walletId });
    const plainOnly = { code: 'PLAIN_ONLY', facts: { what: 'assets' } };
    expect(await app.failure('signing.beginSlots', { walletId, ...slots })).toEqual(plainOnly);
    expect(await app.failure('invoices.create', { walletId, assetId: '', amount: '1' })).toEqual(plainOnly);
    const issued = { walletId, ticker: 'TEST', name: 'Test', amounts: ['1'], precision: 0 };
    expect(await app.failure('assets.issue', issued)).toEqual(plainOnly);
  });

  it('is refused by a service that wants the asset branch, and that service hears nothing', async () => {
    const heard: string[] = [];
    const server = await startFaultServer((response, request) => {
      heard.push(request.url ?? '');
      answersJson({})(response, request);
    });
    onTestFinished(() => server.close());
    const { app, walletId } = await watched();
    await connect(app, walletId, server.baseUrl, 'rgb-node-2026-03');
    expect(await app.failure('wallet.register', { walletId })).toEqual({
      code: 'PLAIN_ONLY',
      facts: { what: 'service' },
    });
    expect(heard).toEqual([]);
  });

  it('is not taken into practice, which wants the asset branch', async () => {
    const app = openTestApp();
    expect(await app.failure('watch.add', { ...foreign, practice: true })).toEqual({
      code: 'PLAIN_ONLY',
      facts: { what: 'practice' },
    });
  });

  it('signs nothing, and shows no words', async () => {
    const { app, walletId } = await watched();
    expect(await app.failure('vault.reveal', { walletId })).toMatchObject({ code: 'NO_KEY_HERE' });
    expect(app.keyholder.acts).not.toContain('reveal');
  });

  it('judges what another program prepared for its signer by its own derivation, and signs none of it', async () => {
    const wallet = ownWallet();
    const draft = genuineBtc({ wallet });
    const app = openTestApp();
    const text = vanillaDescriptors({
      network: 'regtest',
      fingerprint: wallet.account.fingerprint,
      accountXpubVanilla: wallet.account.xpubs.vanilla,
    }).both;
    const { id: walletId } = await app.get('watch.add', { ...foreign, text });
    const brought = await bringText(app, walletId, writeRaw(draft.raw));
    expect(brought.review.outcome).not.toBe('contradicts');
    expect(brought.review.outputs.map(({ kind }) => kind)).toContain('change');
    expect((await app.failure('offline.sign', approving(brought))).code).toBe('NO_KEY_HERE');
    expect(app.keyholder.acts).not.toContain('sign');
  });

  it('becomes whole by the account that Ochre shows, and by its words, as the same wallet', async () => {
    const account = writeAccount({ name: 'Cold', keys });
    const { app, walletId } = await watched();
    const whole = await app.get('watch.add', { text: account, name: 'Other', practice: false });
    expect(whole).toMatchObject({ id: walletId, name: 'Keystone', keySource: 'none' });
    expect(whole).not.toHaveProperty('plainOnly');
    const again = await watched();
    const made = { name: 'Own', network: 'regtest', keep: 'session', practice: false } as const;
    const restored = await again.app.get('vault.restore', { ...made, words });
    expect(restored).toMatchObject({ id: again.walletId, keySource: 'session' });
    expect(restored).not.toHaveProperty('plainOnly');
    expect(again.app.ports.settings.read().wallets).toMatchObject([{ keys }]);
  });

  it('is not added beside itself, nor beside the whole wallet', async () => {
    const { app } = await watched();
    expect((await app.failure('watch.add', foreign)).code).toBe('WALLET_EXISTS');
    const own = openTestApp();
    await own.get('watch.add', { text: writeAccount({ name: 'Cold', keys }), name: 'Cold', practice: false });
    expect((await own.failure('watch.add', foreign)).code).toBe('WALLET_EXISTS');
  });
});

/** A stranger who knows the plain branch, which is public, and puts an asset account of their own beside it. */
const strangers = derivePublicKeys(phraseToSeed(entropyToWords(new Uint8Array(16).fill(0x77))), 'regtest');
const planted = {
  ...keys,
  accountXpubColored: strangers.accountXpubColored,
  accountXpubColoredFingerprint: strangers.accountXpubColoredFingerprint,
};
const firstAsset = ({ accountXpubColored }: typeof keys): string =>
  receivingAddress({ ...keys, accountXpubVanilla: accountXpubColored }, 0);
const account = (of: typeof keys) => ({
  ...{ text: writeAccount({ name: 'Cold', keys: of }), name: 'Other', practice: false },
});
const own = { name: 'Own', network: 'regtest', keep: 'session', practice: false, words } as const;

describe('an asset account that a stranger put beside a plain branch', () => {
  it('enters no watched wallet without main’s question, which names the first address of both accounts', async () => {
    const { app, walletId } = await watched();
    app.user.agrees = false;
    expect((await app.failure('watch.add', account(planted))).code).toBe('WALLET_EXISTS');
    expect(app.user.asked).toMatchObject([{ danger: true, title: 'Use these keys for “Keystone”?' }]);
    expect(app.user.asked[0]?.details).toEqual([
      `First bitcoin address: ${receivingAddress(keys, 0)}`,
      `First asset address: ${firstAsset(planted)}`,
    ]);
    expect(app.ports.settings.read().wallets).toMatchObject([
      { id: walletId, keys: { accountXpubColored: null } },
    ]);
    app.user.agrees = true;
    expect(await app.get('watch.add', account(keys))).toMatchObject({ id: walletId });
    expect(app.user.asked).toHaveLength(2);
  });

  it('does not keep the true words out: they take its place, and say what they replace', async () => {
    const { app, walletId } = await watched();
    await app.get('watch.add', account(planted));
    app.user.agrees = false;
    expect(await app.failure('vault.restore', own)).toMatchObject({ code: 'WORDS_OTHER_WALLET' });
    expect(app.user.asked.at(-1)?.details).toEqual([
      `First bitcoin address: ${receivingAddress(keys, 0)}`,
      `First asset address: ${firstAsset(keys)}`,
      'Watched until now, and removed:',
      `First bitcoin address: ${receivingAddress(keys, 0)}`,
      `First asset address: ${firstAsset(planted)}`,
    ]);
    expect(app.keyholder.acts).not.toContain('restore');
    app.user.agrees = true;
    const restored = await app.get('vault.restore', own);
    expect(restored).toMatchObject({ keySource: 'session' });
    expect(restored.id).not.toBe(walletId);
    expect(app.ports.settings.read().wallets).toMatchObject([{ id: restored.id, keys }]);
  });

  it('does not keep out words whose master key it names beside two accounts of its own', async () => {
    const app = openTestApp();
    const { xpub, fingerprint } = keys;
    await app.get('watch.add', account({ ...strangers, xpub, fingerprint }));
    expect(await app.get('vault.restore', own)).toMatchObject({ keySource: 'session' });
    expect(app.ports.settings.read().wallets).toMatchObject([{ keys }]);
  });

  it('proves no wallet of a backup without main’s question', async () => {
    const { app, walletId } = await watched();
    const settings = app.ports.settings.read();
    const wallets = settings.wallets.map((one) => ({
      ...one,
      keys: planted,
      keysUnproved: 'backup' as const,
    }));
    app.ports.settings.write({ ...settings, wallets });
    app.user.agrees = false;
    expect((await app.failure('watch.add', account(planted))).code).toBe('WALLET_EXISTS');
    expect(app.user.asked).toHaveLength(1);
    expect(app.ports.settings.read().wallets).toMatchObject([{ id: walletId, keysUnproved: 'backup' }]);
  });
});
