import { describe, expect, it, onTestFinished } from 'vitest';
import { fails } from './fails.ts';
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
import { changeWallets, fiveSlots, openTestApp, type TestApp } from './app.ts';

const phrase = entropyToWords(new Uint8Array(16).fill(0x5a));
const words = phrase.join(' ');
const keys = derivePublicKeys(phraseToSeed(phrase), 'regtest');
const { both } = vanillaDescriptors(keys);
const foreign = { text: both, name: 'Keystone', network: 'regtest', practice: false } as const;
const plainOnly = (what: string) => ({ code: 'PLAIN_ONLY', facts: { what } });
const own = { name: 'Own', network: 'regtest', keep: 'session', practice: false, words } as const;
const account = (of: typeof keys) => ({
  ...{ text: writeAccount({ name: 'Cold', keys: of }), name: 'Other', practice: false },
});

async function watched(): Promise<{ app: TestApp; walletId: string }> {
  const app = openTestApp();
  return { app, walletId: (await app.get('watch.add', foreign)).id };
}

/** A service of the documented interface, where the signer's own Ochre has registered and received. */
async function served(): Promise<string> {
  const signer = openTestApp();
  const { id } = await signer.get('vault.restore', { ...own, practice: true });
  await signer.get('wallet.register', { walletId: id });
  await signer.get('practice.faucet', { walletId: id, amountSats: 70_000 });
  await signer.get('practice.mine', { blocks: 1 });
  return signer.practice.baseUrl();
}

const connect = (app: TestApp, walletId: string, baseUrl: string, dialect: 'document' | 'rgb-node-2026-03') =>
  app.get('wallet.connect', { walletId, connection: { kind: 'remote', baseUrl, dialect } });

it('a wallet is told in the forms of other programs on a machine that signs offline, and nobody is asked', async () => {
  const app = openTestApp();
  const { id: walletId } = await app.get('vault.restore', { ...own, keep: 'keychain' });
  await app.get('offline.setOfflineMode', { on: true });
  const acts = app.keyholder.acts.length;
  const { forms, ...told } = await app.get('watch.forPrograms', { walletId });
  expect(told).toMatchObject({
    fingerprint: keys.fingerprint,
    paths: { plain: "m/86'/1'/0'", assets: "m/86'/827167'/0'" },
    firstAddress: receivingAddress(keys, 0),
  });
  expect(forms.find(({ form }) => form === 'descriptor')?.text).toBe(both);
  // The asset branch stands in its own form alone, and the file says what must not be done with it.
  expect(forms.filter((one) => one.text.includes(keys.accountXpubColored))).toMatchObject([
    { form: 'assets', fileName: expect.stringContaining('never-spend') as string },
  ]);
  expect(app.keyholder.acts).toHaveLength(acts);
});

describe('a wallet that another program told of', () => {
  it('is kept by its plain branch alone, over a restart, and shows no whole account and no asset branch', async () => {
    const { app, walletId } = await watched();
    app.restart();
    const { network, fingerprint, accountXpubVanilla } = keys;
    expect(app.ports.settings.read().wallets[0]?.keys).toEqual({
      ...{ network, fingerprint, accountXpubVanilla, xpub: null },
      ...{ accountXpubColored: null, accountXpubColoredFingerprint: null },
    });
    const { wallets } = await app.get('wallet.list', {});
    expect(wallets).toMatchObject([{ id: walletId, plainOnly: true, keySource: 'none' }]);
    expect(await app.get('watch.address', { walletId, index: 7 })).toEqual({
      address: receivingAddress(keys, 7),
      path: "m/86'/1'/0'/0/7",
    });
    expect(await app.failure('watch.account', { walletId })).toEqual(plainOnly('account'));
    const save = { walletId, form: 'assets' } as const;
    await fails(app.failure('watch.saveForProgram', save), 'PLAIN_ONLY');
    const { paths, forms } = await app.get('watch.forPrograms', { walletId });
    expect(paths.assets).toBeNull();
    expect(forms.map(({ form }) => form)).toEqual(['descriptor', 'core', 'json', 'account']);
  });

  it('is not added without its network, on another, into practice, or beside itself or the whole wallet', async () => {
    const app = openTestApp();
    const { network: _, ...unsaid } = foreign;
    const problem = { code: 'BROUGHT_REFUSED', facts: { problem: 'descriptorNetwork' } };
    for (const asked of [unsaid, { ...foreign, network: 'mainnet' as const }])
      expect(await app.failure('watch.add', asked)).toMatchObject(problem);
    expect(await app.failure('watch.add', { ...foreign, practice: true })).toEqual(plainOnly('practice'));
    expect((await app.get('wallet.list', {})).wallets).toEqual([]);
    const whole = openTestApp();
    await whole.get('watch.add', account(keys));
    for (const other of [(await watched()).app, whole])
      await fails(other.failure('watch.add', foreign), 'WALLET_EXISTS');
  });

  it('is watched by a service that knows wallets by one key, which never hears of another', async () => {
    const { app, walletId } = await watched();
    await connect(app, walletId, await served(), 'document');
    expect(await app.get('wallet.register', { walletId })).toMatchObject({ outcome: 'registered' });
    await app.get('wallet.refresh', { walletId });
    expect((await app.get('wallet.overview', { walletId })).balance.vanilla.settledSats).toBe(70_000);
    expect((await app.get('wallet.unspents', { walletId })).unspents).toMatchObject([{ use: 'plain' }]);
    expect((await app.get('assets.list', { walletId })).assets).toEqual([]);
    // Each act of assets is refused before anything is asked.
    const issued = { walletId, ticker: 'TEST', name: 'Test', amounts: ['1'], precision: 0 };
    for (const refused of [
      app.failure('signing.beginSlots', { walletId, ...fiveSlots }),
      app.failure('invoices.create', { walletId, assetId: '', amount: '1' }),
      app.failure('assets.issue', issued),
    ])
      expect(await refused).toEqual(plainOnly('assets'));
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
    expect(await app.failure('wallet.register', { walletId })).toEqual(plainOnly('service'));
    expect(heard).toEqual([]);
  });

  it('judges what another program prepared for its signer by its own derivation, signs none of it, and shows no words', async () => {
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
    await fails(app.failure('offline.sign', approving(brought)), 'NO_KEY_HERE');
    await fails(app.failure('vault.reveal', { walletId }), 'NO_KEY_HERE');
    for (const act of ['sign', 'reveal']) expect(app.keyholder.acts).not.toContain(act);
  });

  it('becomes whole by the account that Ochre shows, and by its words, as the same wallet', async () => {
    const { app, walletId } = await watched();
    const whole = await app.get('watch.add', account(keys));
    expect(whole).toMatchObject({ id: walletId, name: 'Keystone', keySource: 'none' });
    expect(whole).not.toHaveProperty('plainOnly');
    const again = await watched();
    const restored = await again.app.get('vault.restore', own);
    expect(restored).toMatchObject({ id: again.walletId, keySource: 'session' });
    expect(restored).not.toHaveProperty('plainOnly');
    expect(again.app.ports.settings.read().wallets).toMatchObject([{ keys }]);
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

describe('an asset account that a stranger put beside a plain branch', () => {
  it('enters no watched wallet without main’s question, which names the first address of both accounts', async () => {
    const { app, walletId } = await watched();
    app.user.agrees = false;
    await fails(app.failure('watch.add', account(planted)), 'WALLET_EXISTS');
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
    await fails(app.failure('vault.restore', own), 'WORDS_OTHER_WALLET');
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
    changeWallets(app, (one) => ({ ...one, keys: planted, keysUnproved: 'backup' }));
    app.user.agrees = false;
    await fails(app.failure('watch.add', account(planted)), 'WALLET_EXISTS');
    expect(app.user.asked).toHaveLength(1);
    expect(app.ports.settings.read().wallets).toMatchObject([{ id: walletId, keysUnproved: 'backup' }]);
  });
});
