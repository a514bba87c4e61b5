import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NO_RULES } from '../../src-main/rules/spending-rules.ts';
import { carriers } from './hosts.ts';
import { asking, openContract, OTHER, PASSWORD, type OpenContract } from './open-contract.ts';

// The lock lies in the keychain with what it closes, and settings only remember it: what is so when they are lost.

const NONE = { ...NO_RULES, perSendSats: null, perDaySats: null, assets: [] };

describe.each(carriers)('after settings were lost, %s', (_, carry) => {
  let app: OpenContract;
  const { ask, refusal, wallet, wordsOf, edit, entries } = asking(() => app);
  /** As the program ends and its settings with it. */
  const loseSettings = async (): Promise<void> => {
    await app.ports.signer.password.shut();
    edit(() => ({ lock: null, wallets: [], activeWalletId: null }));
  };

  beforeEach(async () => {
    app = await openContract(carry);
  });
  afterEach(async () => {
    expect(app.faults()).toEqual([]);
    await app.close();
  });

  it('closed secrets are found at the start, which is locked, open with the app password they had, and lock again with it', async () => {
    const { id, words } = await wallet('First');
    await ask('lock.setPassword', { password: PASSWORD });
    await loseSettings();
    app.restart();
    expect(await refusal('vault.lookInKeychain', {})).toEqual({ code: 'APP_LOCKED', facts: {} });
    expect(await ask('lock.state', {})).toMatchObject({ password: 'set', locked: true });
    const before = [...entries()];
    expect(await refusal('lock.unlock', { password: OTHER })).toMatchObject({ code: 'PASSWORD_WRONG' });
    expect([...entries()]).toEqual(before);

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
    const first = await wallet('First');
    await ask('lock.setPassword', { password: PASSWORD });
    // As a version of before it left them.
    entries().set(`token:${'12'.repeat(16)}`, 'a token of long ago');
    for (const lock of [null, { id: 'ab'.repeat(16), idleMinutes: 240 }]) {
      edit(() => ({ lock }));
      app.restart();
      expect(await refusal('lock.unlock', { password: OTHER })).toMatchObject({ code: 'PASSWORD_WRONG' });
      expect(await refusal('vault.reveal', { walletId: first.id })).toMatchObject({ code: 'APP_LOCKED' });
      expect(await ask('lock.unlock', { password: PASSWORD })).toMatchObject({
        locked: false,
        // As it was set, and not as settings say.
        idleMinutes: 10,
      });
      expect([...entries().values()].join()).not.toContain('a token of long ago');
      expect(await wordsOf(first.id, PASSWORD)).toBe(first.words);
    }
  });

  it('and the password was forgotten: any good words begin anew, and nothing that was closed is left to be used', async () => {
    const { words } = await wallet('First');
    await ask('lock.setPassword', { password: PASSWORD });
    await app.ports.signer.saveToken('12'.repeat(16), 'a token of a service');
    await loseSettings();
    app.restart();
    expect(await refusal('lock.forgot', { words: 'abandon abandon' })).toMatchObject({ code: 'WORDS_COUNT' });
    app.user.agrees = false;
    const before = [...entries()];
    expect(await ask('lock.forgot', { words })).toMatchObject({ locked: true });
    expect([...entries()]).toEqual(before);
    expect(app.user.asked.at(-1)?.message).toContain('deletes the key of 1 other');
    expect(app.user.asked.at(-1)?.details.join()).toContain(
      'Tokens and passwords of services and nodes, deleted: 1.',
    );
    app.user.agrees = true;
    expect(await ask('lock.forgot', { words })).toMatchObject({ password: 'none', locked: false });
    expect([...entries().keys()]).toEqual(['marker']);
    app.restart();
    expect(await ask('lock.state', {})).toMatchObject({ password: 'none', locked: false });
  });

  it('a password is not adopted beside another one, nor where nothing is closed or its lock is gone', async () => {
    expect(await refusal('lock.adopt', { password: PASSWORD })).toEqual({ code: 'LOCK_MISSING', facts: {} });
    await wallet('First');
    await ask('lock.setPassword', { password: PASSWORD });
    await loseSettings();
    await ask('lock.setPassword', { password: OTHER });
    expect(await refusal('lock.adopt', { password: PASSWORD })).toMatchObject({ code: 'PASSWORD_STATE' });
    expect(await ask('vault.lookInKeychain', {})).toMatchObject({ closed: 1, found: [] });
    await ask('lock.removePassword', { password: OTHER });
    await ask('lock.adopt', { password: PASSWORD });
    expect(await ask('vault.lookInKeychain', {})).toMatchObject({ closed: 0, found: [{}] });
    await ask('lock.now', {});
    await ask('lock.unlock', { password: PASSWORD });
    await loseSettings();
    for (const account of entries().keys()) if (account.startsWith('lock:')) entries().delete(account);
    expect(await refusal('lock.adopt', { password: PASSWORD })).toEqual({ code: 'LOCK_MISSING', facts: {} });
    expect(await ask('lock.state', {})).toMatchObject({ password: 'none', locked: false });
  });
});

describe.each(carriers)('after a forgotten password, %s', (_, carry) => {
  it('spending rules hold for whoever brings the words, and session-only wallets are told to end', async () => {
    const app = await openContract(carry);
    const { ask, wallet, lock } = asking(() => app);
    const [one, two] = [await wallet('First'), await wallet('Second')];
    const [first, second] = [one.id, two.id];
    for (const walletId of [first, second])
      await ask('rules.set', { walletId, rules: { ...NONE, perSendSats: 100 } });
    const quick = await wallet('Quick', 'session');
    await lock();
    await ask('lock.forgot', { words: one.words });
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
    await ask('vault.restore', { ...restore, words: two.words });
    expect((await ask('rules.read', { walletId: second })).rules.perSendSats).toBe(100);
    const loose = await ask('rules.set', { walletId: second, rules: NONE });
    expect(loose).toMatchObject({ rules: { rules: { perSendSats: 100 }, later: {} } });
    expect(app.faults()).toEqual([]);
    await app.close();
  });
});
