import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Call, CallInput, CallOutput } from '../../src-preload/contract/index.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { failureOf, valueOf } from './expect-result.ts';
import { carriers } from './hosts.ts';
import { openContract, type OpenContract } from './open-contract.ts';

// The lock lies in the keychain with what it closes, and settings only remember it: what is so when they are lost.

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

  it('closed secrets are found at the start, which is locked, open with the app password they had, and lock again with it', async () => {
    const { id } = await ask('vault.create', { ...NEW, name: 'First' });
    const words = await wordsOf(id);
    await ask('lock.setPassword', { password: PASSWORD });
    await loseSettings({ wallets: true });
    app.restart();
    expect(await refusal('vault.lookInKeychain', {})).toEqual({ code: 'APP_LOCKED', facts: {} });
    expect(await ask('lock.state', {})).toMatchObject({ password: 'set', locked: true });
    const before = [...app.keyholder.entries];
    expect(await refusal('lock.unlock', { password: OTHER })).toMatchObject({ code: 'PASSWORD_WRONG' });
    expect([...app.keyholder.entries]).toEqual(before);

    expect(await ask('lock.unlock', { password: PASSWORD })).toMatchObject({
      password: 'set',
      locked: false,
    });
    expect(await ask('vault.lookInKeychain', {})).toMatchObject({ closed: 0, found: [{ walletId: id }] });
    await ask('vault.adopt', { walletId: id, name: 'Found' });
    await ask('lock.now', {});
    expect(await refusal('lock.unlock', { password: OTHER })).toMatchObject({ code: 'PASSWORD_WRONG' });
    await ask('lock.unlock', { password: PASSWORD });
    expect(await wordsOf(id, PASSWORD)).toBe(words);
  });

  it('a wallet that is still listed opens with it, also where settings name another lock, and what lay open is closed', async () => {
    const first = await ask('vault.create', { ...NEW, name: 'First' });
    const words = await wordsOf(first.id);
    await ask('lock.setPassword', { password: PASSWORD });
    const entries = app.keyholder.entries as Map<string, string>;
    // As a version of before it left them.
    entries.set(`token:${'12'.repeat(16)}`, 'a token of long ago');
    for (const lock of [null, { id: 'ab'.repeat(16), idleMinutes: 240 }]) {
      app.ports.settings.write({ ...app.ports.settings.read(), lock });
      app.restart();
      expect(await refusal('lock.unlock', { password: OTHER })).toMatchObject({ code: 'PASSWORD_WRONG' });
      expect(await refusal('vault.reveal', { walletId: first.id })).toMatchObject({ code: 'APP_LOCKED' });
      expect(await ask('lock.unlock', { password: PASSWORD })).toMatchObject({
        locked: false,
        // As it was set, and not as settings say.
        idleMinutes: 10,
      });
      expect([...entries.values()].join()).not.toContain('a token of long ago');
      expect(await wordsOf(first.id, PASSWORD)).toBe(words);
    }
  });

  it('and the password was forgotten: any good words begin anew, and nothing that was closed is left to be used', async () => {
    const { id } = await ask('vault.create', { ...NEW, name: 'First' });
    const words = await wordsOf(id);
    await ask('lock.setPassword', { password: PASSWORD });
    await app.ports.signer.saveToken('12'.repeat(16), 'a token of a service');
    await loseSettings({ wallets: true });
    app.restart();
    expect(await refusal('lock.forgot', { words: 'abandon abandon' })).toMatchObject({ code: 'WORDS_COUNT' });
    app.user.agrees = false;
    const before = [...app.keyholder.entries];
    expect(await ask('lock.forgot', { words })).toMatchObject({ locked: true });
    expect([...app.keyholder.entries]).toEqual(before);
    expect(app.user.asked.at(-1)?.message).toContain('deletes the key of 1 other');
    expect(app.user.asked.at(-1)?.details.join()).toContain(
      'Tokens and passwords of services and nodes, deleted: 1.',
    );
    app.user.agrees = true;
    expect(await ask('lock.forgot', { words })).toMatchObject({ password: 'none', locked: false });
    expect([...app.keyholder.entries.keys()]).toEqual(['marker']);
    app.restart();
    expect(await ask('lock.state', {})).toMatchObject({ password: 'none', locked: false });
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
      'Session-only wallets gone now: 1. Restore them from their recovery phrases.',
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
