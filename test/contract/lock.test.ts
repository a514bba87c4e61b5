import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fail } from '../../src-main/base/errors.ts';
import {
  contract,
  type Call,
  type CallSpec,
  type NoticeSpec,
  type Result,
} from '../../src-preload/contract/index.ts';
import { calls } from './expect-result.ts';
import { carriers } from './hosts.ts';
import { asking, openContract, OTHER, PASSWORD, type OpenContract } from './open-contract.ts';

// Main and keyholder with an app password, behind each host: what is asked while locked is refused, whatever it is.

describe.each(carriers)('the app password, %s', (_, carry) => {
  let app: OpenContract;
  let told: string[];
  const { ask, refusal, wallet, wordsOf, lock, edit, entries } = asking(() => app);
  const slots = { num: 2, sizeSats: 1_000, rateSatsPerVb: 2, upTo: false };
  const begin = async (walletId: string) => {
    const { flowId, digest } = await ask('signing.beginSlots', { walletId, ...slots });
    return { flowId, digest, acceptNotProved: false };
  };
  const fund = async (walletId: string) => {
    await ask('wallet.register', { walletId });
    await ask('practice.faucet', { walletId, amountSats: 100_000 });
    await ask('practice.mine', { blocks: 1 });
  };

  beforeEach(async () => {
    app = await openContract(carry);
    told = [];
    app.listen('lock.changed', () => told.push('lock.changed'));
    app.listen('wallet.listChanged', () => told.push('wallet.listChanged'));
  });
  afterEach(async () => {
    expect(app.faults()).toEqual([]);
    await app.close();
  });

  it('refuses every call but those of the lock itself while it is locked, and tells nothing of wallets', async () => {
    await wallet('First');
    await lock();
    for (const [name, spec] of calls) {
      const result = (await app.ask(name, {})) as Result<unknown>;
      const isShut = !result.ok && result.failure.code === 'APP_LOCKED';
      expect([name, isShut]).toEqual([name, !spec.whileLocked]);
    }
    told.length = 0;
    app.ports.tell('wallet.listChanged', {});
    app.ports.tell('lock.changed', await ask('lock.state', {}));
    await expect.poll(() => told).toEqual(['lock.changed']);
  });

  it('answers while it is locked what the lock’s own page needs, to the letter and no more', async () => {
    await wallet('First');
    await ask('settings.set', { theme: 'dark', hideAmounts: true, feePresets: [7] });
    await lock();
    const view = {
      ...{ password: 'set', locked: true, questionCancelled: false, idleMinutes: 10, waitSeconds: 0 },
      nodes: { watched: 0, locked: 0, waiting: 0 },
    };
    const answers: Partial<Record<Call, [input: object, answer: unknown]>> = {
      'lock.state': [{}, view],
      'lock.now': [{}, view],
      'lock.look': [{}, view],
      'lock.active': [{}, {}],
      'settings.look': [{}, { theme: 'dark', speaks: 'en' }],
      'nodes.watched': [{ visible: true }, {}],
      'vault.wordsOnScreen': [{ shown: false }, {}],
      'confirm.answer': [{ questionId: 'ab'.repeat(16), agreed: true }, {}],
      'lock.forgot': [{ words: `${'abandon '.repeat(11)}about` }, { code: 'WORDS_NO_WALLET' }],
      'lock.unlock': [{ password: OTHER }, { code: 'PASSWORD_WRONG', waitSeconds: 0 }],
    };
    const open = calls.filter(([, { whileLocked }]) => whileLocked).map(([name]) => name);
    expect(Object.keys(answers).toSorted()).toEqual(open.toSorted());
    for (const [name, [input, answer]] of Object.entries(answers)) {
      const result = (await app.ask(name, input)) as Result<unknown>;
      const said = result.ok ? result.value : { code: result.failure.code, ...result.failure.facts };
      expect([name, said]).toEqual([name, answer]);
    }
    // What is asked beside: not a setting, not the folder, not what was logged.
    for (const name of ['settings.get', 'settings.about', 'settings.diagnostics'] as const)
      expect(await refusal(name, {})).toEqual({ code: 'APP_LOCKED', facts: {} });
  });

  it('tells while it is locked of the lock and of nothing that is behind it', async () => {
    await lock();
    const heard: string[] = [];
    const notices = Object.entries<Readonly<Record<string, CallSpec | NoticeSpec>>>(contract).flatMap(
      ([group, members]) =>
        Object.entries(members).flatMap(([key, spec]) =>
          spec.kind === 'notice' && spec.whileLocked ? [`${group}.${key}`] : [],
        ),
    );
    expect(notices.toSorted()).toEqual([
      'confirm.asked',
      'confirm.closed',
      'links.opened',
      'lock.changed',
      'offline.fileOpened',
    ]);
    app.listen('settings.changed', () => heard.push('settings.changed'));
    app.listen('links.opened', (payload) => heard.push(`links.opened ${JSON.stringify(payload)}`));
    app.ports.tell('settings.changed', { ...app.ports.settings.read().app, speaks: 'en' });
    app.ports.tell('links.opened', {});
    await expect.poll(() => heard).toEqual(['links.opened {}']);
  });

  it('that is wrong opens nothing, and the wait grows with the tries', async () => {
    const { id: walletId } = await wallet('First');
    await lock();
    const waits: number[] = [];
    for (const password of [OTHER, PASSWORD.toUpperCase(), `${PASSWORD} `]) {
      const failure = await refusal('lock.unlock', { password });
      expect(failure.code).toBe('PASSWORD_WRONG');
      waits.push(failure.code === 'PASSWORD_WRONG' ? failure.facts.waitSeconds : -1);
    }
    expect(waits).toEqual([0, 0, 2]);
    // Not looked at, though it is right.
    expect(await refusal('lock.unlock', { password: PASSWORD })).toMatchObject({ code: 'PASSWORD_WAIT' });
    expect(await ask('lock.state', {})).toMatchObject({ locked: true, waitSeconds: 2 });
    await expect.poll(async () => (await ask('lock.state', {})).waitSeconds, { timeout: 5_000 }).toBe(0);
    await ask('lock.unlock', { password: PASSWORD });
    expect((await wordsOf(walletId, PASSWORD)).split(' ')).toHaveLength(12);
  });

  it('is asked for again before words are shown, also while Ochre is unlocked', async () => {
    const { id: walletId, words } = await wallet('First');
    await ask('lock.setPassword', { password: PASSWORD });
    expect(await refusal('vault.reveal', { walletId })).toEqual({ code: 'PASSWORD_NEEDED', facts: {} });
    expect((await refusal('vault.reveal', { walletId, password: OTHER })).code).toBe('PASSWORD_WRONG');
    expect(await wordsOf(walletId, PASSWORD)).toBe(words);
  });

  it('is asked for again above a chosen sum, by the keyholder too, and not below it', async () => {
    const { id: walletId } = await wallet('First');
    await fund(walletId);
    await ask('lock.setPassword', { password: PASSWORD });
    expect((await refusal('lock.askAbove', { walletId, sats: 1, password: OTHER })).code).toBe(
      'PASSWORD_WRONG',
    );
    expect(await ask('lock.askAbove', { walletId, sats: 1, password: PASSWORD })).toMatchObject({
      askAboveSats: 1,
    });
    const flow = await begin(walletId);
    expect(await refusal('signing.approve', flow)).toEqual({ code: 'PASSWORD_NEEDED', facts: {} });
    // A main that forgot the sum: the keyholder reads it beside the secret.
    edit(({ wallets }) => ({ wallets: wallets.map((one) => ({ ...one, askAboveSats: null })) }));
    expect(await refusal('signing.approve', flow)).toEqual({ code: 'PASSWORD_NEEDED', facts: {} });
    expect((await refusal('signing.approve', { ...flow, password: OTHER })).code).toBe('PASSWORD_WRONG');
    expect(await ask('signing.approve', { ...flow, password: PASSWORD })).toMatchObject({
      outcome: 'created',
    });
    await ask('lock.askAbove', { walletId, sats: 1_000_000, password: PASSWORD });
    await ask('practice.mine', { blocks: 1 });
    expect(await ask('signing.approve', await begin(walletId))).toMatchObject({ outcome: 'created' });
  });

  it('is changed: the old one opens nothing any more, the new one everything', async () => {
    const { id: walletId, words } = await wallet('First');
    await ask('lock.setPassword', { password: PASSWORD });
    expect((await refusal('lock.changePassword', { password: OTHER, next: OTHER })).code).toBe(
      'PASSWORD_WRONG',
    );
    await ask('lock.changePassword', { password: PASSWORD, next: OTHER });
    await ask('lock.now', {});
    expect(await refusal('lock.unlock', { password: PASSWORD })).toMatchObject({ code: 'PASSWORD_WRONG' });
    await ask('lock.unlock', { password: OTHER });
    expect(await wordsOf(walletId, OTHER)).toBe(words);
  });

  it('is removed: secrets lie open in the keychain as before, and there is nothing to lock', async () => {
    const { id: walletId, words } = await wallet('First');
    const before = entries().get(`wallet:${walletId}`);
    await ask('lock.setPassword', { password: PASSWORD });
    expect(entries().get(`wallet:${walletId}`)).not.toBe(before);
    told.length = 0;
    expect(await ask('lock.removePassword', { password: PASSWORD })).toMatchObject({ password: 'none' });
    // Told of the removal alone: it is not locked on the way.
    expect(await ask('lock.state', {})).toMatchObject({ locked: false, questionCancelled: false });
    expect(app.screen).toEqual([true]);
    expect(entries().get(`wallet:${walletId}`)).toBe(before);
    expect([...entries().keys()].filter((key) => key.startsWith('lock:'))).toEqual([]);
    expect(await wordsOf(walletId)).toBe(words);
    expect(await refusal('lock.now', {})).toEqual({ code: 'PASSWORD_STATE', facts: { isSet: false } });
  });

  it('that is forgotten gives way to the words of a wallet here: its key is back, and every record stays', async () => {
    const first = await wallet('First');
    const second = await wallet('Second');
    const { words } = first;
    await lock();
    const strange = `${'abandon '.repeat(11)}about`;
    expect(await refusal('lock.forgot', { words: strange })).toEqual({ code: 'WORDS_NO_WALLET', facts: {} });
    expect(await refusal('lock.forgot', { words: 'abandon' })).toMatchObject({ code: 'WORDS_COUNT' });
    expect(await ask('lock.state', {})).toMatchObject({ locked: true });
    expect(await ask('lock.forgot', { words })).toMatchObject({ password: 'none', locked: false });
    const { wallets } = await ask('wallet.list', {});
    expect(wallets.map(({ name, keySource }) => [name, keySource])).toEqual([
      ['First', 'keychain'],
      ['Second', 'none'],
    ]);
    expect(await wordsOf(first.id)).toBe(words);
    expect([...entries().keys()].toSorted()).toEqual(['marker', `wallet:${first.id}`]);
    expect(await refusal('vault.reveal', { walletId: second.id })).toMatchObject({ code: 'NO_KEY_HERE' });
  });

  it('that is forgotten stays, and with it every secret, where main asked and was told no', async () => {
    const { words } = await wallet('First');
    await wallet('Second');
    await lock();
    const before = [...entries()];
    app.user.agrees = false;
    expect(await ask('lock.forgot', { words })).toMatchObject({ password: 'set', locked: true });
    expect(app.user.asked.at(-1)).toMatchObject({
      message:
        'Ochre restores the wallet whose recovery phrase you entered, and deletes the key of 1 other. Only its own phrase restores that one.',
      danger: true,
    });
    expect([...entries()]).toEqual(before);
    app.user.agrees = true;
    // Unlocked while the question stands: what was agreed to is not what stands there now.
    app.user.whileAsked = () => void app.ask('lock.unlock', { password: PASSWORD });
    app.user.leavesItStanding = true;
    const asked = app.ask('lock.forgot', { words });
    await expect.poll(async () => (await ask('lock.state', {})).locked).toBe(false);
    app.ports.confirm.turnBack();
    await asked;
    expect([...entries()]).toEqual(before);
  });

  it('that is forgotten is not given up for the words of a wallet that was only added to be watched', async () => {
    await wallet('First');
    const { id, words } = await wallet('Added');
    edit(({ wallets }) => ({
      wallets: wallets.map((one) => (one.id === id ? { ...one, keySource: 'none' } : one)),
    }));
    await lock();
    const before = [...entries()];
    const asked = app.user.asked.length;
    expect(await refusal('lock.forgot', { words })).toEqual({ code: 'WORDS_NO_WALLET', facts: {} });
    expect(app.user.asked).toHaveLength(asked);
    expect([...entries()]).toEqual(before);
  });

  it('that is forgotten half set deletes no secret that it never closed', async () => {
    const { words } = await wallet('First');
    const second = await wallet('Second');
    const open = entries().get(`wallet:${second.id}`) ?? '';
    edit(() => ({ lock: { id: 'ab'.repeat(16), idleMinutes: 10 } }));
    await ask('lock.now', {});
    expect(await ask('lock.forgot', { words })).toMatchObject({ password: 'none', locked: false });
    expect(entries().get(`wallet:${second.id}`)).toBe(open);
    const { wallets } = await ask('wallet.list', {});
    expect(wallets.map(({ keySource }) => keySource)).toEqual(['keychain', 'keychain']);
  });

  it('is not set where main asked and was told no', async () => {
    await wallet('First');
    const before = [...entries()];
    app.user.agrees = false;
    expect(await ask('lock.setPassword', { password: PASSWORD })).toMatchObject({ password: 'none' });
    expect([...entries()]).toEqual(before);
    expect(await refusal('lock.now', {})).toMatchObject({ code: 'PASSWORD_STATE' });
  });

  it('that was cut short in its removal keeps a session-only secret over a lock', async () => {
    await wallet('Kept');
    const { id: walletId, words } = await wallet('Quick', 'session');
    await ask('lock.setPassword', { password: PASSWORD });
    // The keychain closes while the password is taken away, and is open again after it.
    const keychain = entries();
    const set = keychain.set.bind(keychain);
    keychain.set = (account, value) => {
      if (account.startsWith('beside:wallet:')) throw fail('KEYCHAIN_LOCKED', { during: 'writing' });
      return set(account, value);
    };
    expect((await refusal('lock.removePassword', { password: PASSWORD })).code).toBe('KEYCHAIN_LOCKED');
    keychain.set = set;
    await ask('lock.now', {});
    expect(await refusal('lock.unlock', { password: OTHER })).toMatchObject({ code: 'PASSWORD_WRONG' });
    expect(await ask('lock.unlock', { password: PASSWORD })).toMatchObject({ password: 'none' });
    expect(await wordsOf(walletId)).toBe(words);
  });

  it('cancels the question of a signature that stands when Ochre is locked: nothing is signed', async () => {
    const { id: walletId } = await wallet('First');
    await fund(walletId);
    await ask('lock.setPassword', { password: PASSWORD });
    const flow = await begin(walletId);
    const acts = app.keyholder.acts.length;
    app.user.leavesItStanding = true;
    app.user.whileAsked = () => void app.ask('lock.now', {});
    expect(await refusal('signing.approve', flow)).toMatchObject({ code: 'APP_LOCKED' });
    expect(app.keyholder.acts.slice(acts)).not.toContain('sign');
    expect(await ask('lock.state', {})).toMatchObject({ locked: true, questionCancelled: true });
    app.user.leavesItStanding = false;
    app.user.whileAsked = () => undefined;
    await ask('lock.unlock', { password: PASSWORD });
    expect(await ask('lock.state', {})).toMatchObject({ questionCancelled: false });
    expect(await ask('signing.approve', flow)).toMatchObject({ outcome: 'created' });
  });

  it('is in no settings, no notice and no log, and is refused where it is short', async () => {
    await wallet('First');
    expect((await refusal('lock.setPassword', { password: 'seven77' })).code).toBe('INVALID_INPUT');
    await ask('lock.setPassword', { password: PASSWORD });
    expect(JSON.stringify(app.ports.settings.read())).not.toContain(PASSWORD);
    expect(JSON.stringify([...entries()])).not.toContain(PASSWORD);
    expect(await refusal('lock.setPassword', { password: OTHER })).toEqual({
      code: 'PASSWORD_STATE',
      facts: { isSet: true },
    });
  });
});
