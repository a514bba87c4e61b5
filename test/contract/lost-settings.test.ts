import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Call, CallInput, CallOutput } from '../../src-preload/contract/index.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { failureOf, valueOf } from './expect-result.ts';
import { carriers } from './hosts.ts';
import { openContract, type OpenContract } from './open-contract.ts';

// The lock is named in settings alone, and what it closes lies in the keychain: what is found when settings are lost.

const PASSWORD = 'correct horse battery';
const OTHER = 'another long password';
const NEW = { network: 'regtest', keep: 'keychain', practice: true, wordCount: 12 } as const;
const NO_RULES = {
  perSendSats: null,
  perDaySats: null,
  assets: [],
  newRecipientHours: 0,
  pauseInvoices: false,
};

describe.each(carriers)('after settings were lost, %s', (_, carry) => {
  let app: OpenContract;
  const ask = async <N extends Call>(name: N, input: CallInput<N>): Promise<CallOutput<N>> =>
    valueOf(name, await app.ask(name, input)) as CallOutput<N>;
  const refusal = async <N extends Call>(name: N, input: CallInput<N>) =>
    failureOf(name, await app.ask(name, input));
  const wordsOf = async (walletId: string, password?: string): Promise<string> => {
    const shown = await ask('vault.reveal', { walletId, ...(password === undefined ? {} : { password }) });
    return shown.outcome === 'shown' ? shown.words.join(' ') : '';
  };
  /** As the program ends and its settings with it. */
  const loseSettings = async (lost: { readonly wallets: boolean }): Promise<void> => {
    await app.ports.signer.password.shut();
    const document = app.ports.settings.read();
    app.ports.settings.write({
      ...document,
      lock: null,
      ...(lost.wallets ? { wallets: [], activeWalletId: null } : {}),
    });
  };

  beforeEach(async () => {
    app = await openContract(carry, tempFolder());
  });
  afterEach(async () => {
    expect(app.faults()).toEqual([]);
    await app.close();
  });

  it('closed secrets are found, open with the app password they had, and lock again with it', async () => {
    const { id } = await ask('vault.create', { ...NEW, name: 'First' });
    const words = await wordsOf(id);
    await ask('lock.setPassword', { password: PASSWORD });
    await loseSettings({ wallets: true });
    expect(await ask('vault.lookInKeychain', {})).toEqual({ closed: 1, found: [] });
    const before = [...app.keyholder.entries];
    expect(await refusal('lock.adopt', { password: OTHER })).toMatchObject({ code: 'PASSWORD_WRONG' });
    expect([...app.keyholder.entries]).toEqual(before);
    expect(await ask('lock.state', {})).toMatchObject({ password: 'none' });

    expect(await ask('lock.adopt', { password: PASSWORD })).toMatchObject({ password: 'set', locked: false });
    expect(await ask('vault.lookInKeychain', {})).toMatchObject({ closed: 0, found: [{ walletId: id }] });
    await ask('vault.adopt', { walletId: id, name: 'Found' });
    await ask('lock.now', {});
    expect(await refusal('lock.unlock', { password: OTHER })).toMatchObject({ code: 'PASSWORD_WRONG' });
    await ask('lock.unlock', { password: PASSWORD });
    expect(await wordsOf(id, PASSWORD)).toBe(words);
  });

  it('a wallet that is still listed and one made since are closed with it, and no secret is lost', async () => {
    const first = await ask('vault.create', { ...NEW, name: 'First' });
    const words = await wordsOf(first.id);
    await ask('lock.setPassword', { password: PASSWORD });
    await loseSettings({ wallets: false });
    const second = await ask('vault.create', { ...NEW, name: 'Second' });
    const others = await wordsOf(second.id);
    expect(await refusal('vault.reveal', { walletId: first.id })).toMatchObject({ code: 'SECRET_SEALED' });
    expect(await ask('vault.lookInKeychain', {})).toMatchObject({ closed: 1 });
    await ask('lock.adopt', { password: PASSWORD });
    expect(app.keyholder.entries.get(`wallet:${second.id}`)).toContain('"v":2');
    expect(await wordsOf(first.id, PASSWORD)).toBe(words);
    expect(await wordsOf(second.id, PASSWORD)).toBe(others);
  });

  it('a password is not adopted beside another one, nor where nothing is closed or its lock is gone', async () => {
    expect(await refusal('lock.adopt', { password: PASSWORD })).toEqual({ code: 'LOCK_MISSING', facts: {} });
    await ask('vault.create', { ...NEW, name: 'First' });
    await ask('lock.setPassword', { password: PASSWORD });
    await loseSettings({ wallets: true });
    await ask('lock.setPassword', { password: OTHER });
    expect(await refusal('lock.adopt', { password: PASSWORD })).toMatchObject({ code: 'PASSWORD_STATE' });
    expect(await ask('vault.lookInKeychain', {})).toMatchObject({ closed: 1, found: [] });
    await ask('lock.removePassword', { password: OTHER });
    await ask('lock.adopt', { password: PASSWORD });
    expect(await ask('vault.lookInKeychain', {})).toMatchObject({ closed: 0, found: [{}] });
    await ask('lock.now', {});
    await ask('lock.unlock', { password: PASSWORD });
    await loseSettings({ wallets: true });
    const entries = app.keyholder.entries as Map<string, string>;
    for (const account of entries.keys()) if (account.startsWith('lock:')) entries.delete(account);
    expect(await refusal('lock.adopt', { password: PASSWORD })).toEqual({ code: 'LOCK_MISSING', facts: {} });
    expect(await ask('lock.state', {})).toMatchObject({ password: 'none', locked: false });
  });
});

describe.each(carriers)('after a forgotten password, %s', (_, carry) => {
  it('spending rules hold for whoever brings the words, and session-only wallets are told to end', async () => {
    const app = await openContract(carry, tempFolder());
    const ask = async <N extends Call>(name: N, input: CallInput<N>): Promise<CallOutput<N>> =>
      valueOf(name, await app.ask(name, input)) as CallOutput<N>;
    const ids: string[] = [];
    const words: string[] = [];
    for (const name of ['First', 'Second']) {
      const { id } = await ask('vault.create', { ...NEW, name });
      const shown = await ask('vault.reveal', { walletId: id });
      ids.push(id);
      words.push(shown.outcome === 'shown' ? shown.words.join(' ') : '');
      await ask('rules.set', { walletId: id, rules: { ...NO_RULES, perSendSats: 100 } });
    }
    const [first = '', second = ''] = ids;
    const quick = await ask('vault.create', { ...NEW, keep: 'session', name: 'Quick' });
    await ask('lock.setPassword', { password: PASSWORD });
    await ask('lock.now', {});
    await ask('lock.forgot', { words: words[0] ?? '' });
    expect(app.user.asked.at(-1)?.details).toContain(
      'A wallet that was to last until Ochre ends is gone now, and comes back only with words.',
    );
    const { wallets } = await ask('wallet.list', {});
    expect(wallets.map(({ id, keySource }) => [id, keySource])).toEqual([
      [first, 'keychain'],
      [second, 'none'],
      [quick.id, 'none'],
    ]);
    expect((await ask('rules.read', { walletId: first })).rules.perSendSats).toBe(100);
    const restore = { name: 'Again', network: 'regtest', keep: 'keychain', practice: true } as const;
    await ask('vault.restore', { ...restore, words: words[1] ?? '' });
    expect((await ask('rules.read', { walletId: second })).rules.perSendSats).toBe(100);
    const loose = await ask('rules.set', { walletId: second, rules: NO_RULES });
    expect(loose).toMatchObject({ rules: { rules: { perSendSats: 100 }, later: {} } });
    expect(app.faults()).toEqual([]);
    await app.close();
  });
});
