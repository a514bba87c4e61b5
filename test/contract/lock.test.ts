import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fail } from '../../src-main/base/errors.ts';
import {
  contract,
  type Call,
  type CallInput,
  type CallOutput,
  type CallSpec,
  type NoticeSpec,
  type Result,
} from '../../src-preload/contract/index.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { calls, failureOf, valueOf } from './expect-result.ts';
import { carriers } from './hosts.ts';
import { openContract, type OpenContract } from './open-contract.ts';

// Main and keyholder with an app password, behind each host: what is asked while locked is refused, whatever it is.

const PASSWORD = 'correct horse battery';
const OTHER = 'another long password';
const NEW = { network: 'regtest', keep: 'keychain', practice: true, wordCount: 12 } as const;

describe.each(carriers)('the app password, %s', (_, carry) => {
  let app: OpenContract;
  const ask = async <N extends Call>(name: N, input: CallInput<N>): Promise<CallOutput<N>> =>
    valueOf(name, await app.ask(name, input)) as CallOutput<N>;
  const refusal = async <N extends Call>(name: N, input: CallInput<N>) =>
    failureOf(name, await app.ask(name, input));
  const wallet = (name: string, keep: 'keychain' | 'session' = 'keychain') =>
    ask('vault.create', { ...NEW, keep, name });
  const wordsOf = async (walletId: string, more: { readonly password?: string } = {}): Promise<string> => {
    const shown = await ask('vault.reveal', { walletId, ...more });
    return shown.outcome === 'shown' ? shown.words.join(' ') : '';
  };
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
    app = await openContract(carry, tempFolder());
  });
  afterEach(async () => {
    expect(app.faults()).toEqual([]);
    await app.close();
  });

  it('refuses every call but those of the lock itself while it is locked', async () => {
    await wallet('First');
    await ask('lock.setPassword', { password: PASSWORD });
    await ask('lock.now', {});
    for (const [name, spec] of calls) {
      const result = (await app.ask(name, {})) as Result<unknown>;
      const isShut = !result.ok && result.failure.code === 'APP_LOCKED';
      expect([name, isShut]).toEqual([name, !spec.whileLocked]);
    }
  });

  it('answers while it is locked what the lock’s own page needs, to the letter and no more', async () => {
    await wallet('First');
    await ask('settings.set', { theme: 'dark', hideAmounts: true, feePresets: [7] });
    await ask('lock.setPassword', { password: PASSWORD });
    await ask('lock.now', {});
    const view = {
      password: 'set',
      locked: true,
      questionCancelled: false,
      idleMinutes: 10,
      waitSeconds: 0,
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
    await ask('lock.setPassword', { password: PASSWORD });
    await ask('lock.now', {});
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
    for (const name of ['settings.changed', 'wallet.listChanged']) app.listen(name, () => heard.push(name));
    app.listen('links.opened', (payload) => heard.push(`links.opened ${JSON.stringify(payload)}`));
    app.ports.tell('settings.changed', { ...app.ports.settings.read().app, speaks: 'en' });
    app.ports.tell('wallet.listChanged', {});
    app.ports.tell('links.opened', {});
    await expect.poll(() => heard).toEqual(['links.opened {}']);
  });

  it('that is wrong opens nothing, and the wait grows with the tries', async () => {
    const { id: walletId } = await wallet('First');
    await ask('lock.setPassword', { password: PASSWORD });
    await ask('lock.now', {});
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
    expect((await wordsOf(walletId, { password: PASSWORD })).split(' ')).toHaveLength(12);
  });

  it('that is forgotten stays, and with it every secret, where main asked and was told no', async () => {
    const first = await wallet('First');
    await wallet('Second');
    const words = await wordsOf(first.id);
    await ask('lock.setPassword', { password: PASSWORD });
    await ask('lock.now', {});
    const before = [...app.keyholder.entries];
    app.user.agrees = false;
    expect(await ask('lock.forgot', { words })).toMatchObject({ password: 'set', locked: true });
    expect(app.user.asked.at(-1)).toMatchObject({
      message:
        'Ochre restores the wallet whose recovery phrase you entered, and deletes the key of 1 other. Only its own phrase restores that one.',
      danger: true,
    });
    expect([...app.keyholder.entries]).toEqual(before);
    app.user.agrees = true;
    // Unlocked while the question stands: what was agreed to is not what stands there now.
    app.user.whileAsked = () => void app.ask('lock.unlock', { password: PASSWORD });
    app.user.leavesItStanding = true;
    const asked = app.ask('lock.forgot', { words });
    await expect.poll(async () => (await ask('lock.state', {})).locked).toBe(false);
    app.ports.confirm.turnBack();
    await asked;
    expect([...app.keyholder.entries]).toEqual(before);
  });

  it('that is forgotten is not given up for the words of a wallet that was only added to be watched', async () => {
    await wallet('First');
    const { id } = await wallet('Added');
    const words = await wordsOf(id);
    const document = app.ports.settings.read();
    app.ports.settings.write({
      ...document,
      wallets: document.wallets.map((one) => (one.id === id ? { ...one, keySource: 'none' } : one)),
    });
    await ask('lock.setPassword', { password: PASSWORD });
    await ask('lock.now', {});
    const before = [...app.keyholder.entries];
    const asked = app.user.asked.length;
    expect(await refusal('lock.forgot', { words })).toEqual({ code: 'WORDS_NO_WALLET', facts: {} });
    expect(app.user.asked).toHaveLength(asked);
    expect([...app.keyholder.entries]).toEqual(before);
  });

  it('that is forgotten half set deletes no secret that it never closed', async () => {
    const first = await wallet('First');
    const second = await wallet('Second');
    const words = await wordsOf(first.id);
    const open = app.keyholder.entries.get(`wallet:${second.id}`) ?? '';
    const document = app.ports.settings.read();
    app.ports.settings.write({
      ...document,
      lock: { id: 'ab'.repeat(16), idleMinutes: 10 },
    });
    await ask('lock.now', {});
    expect(await ask('lock.forgot', { words })).toMatchObject({ password: 'none', locked: false });
    expect(app.keyholder.entries.get(`wallet:${second.id}`)).toBe(open);
    const { wallets } = await ask('wallet.list', {});
    expect(wallets.map(({ keySource }) => keySource)).toEqual(['keychain', 'keychain']);
  });

  it('is not set where main asked and was told no', async () => {
    await wallet('First');
    const before = [...app.keyholder.entries];
    app.user.agrees = false;
    expect(await ask('lock.setPassword', { password: PASSWORD })).toMatchObject({ password: 'none' });
    expect([...app.keyholder.entries]).toEqual(before);
    expect(await refusal('lock.now', {})).toMatchObject({ code: 'PASSWORD_STATE' });
  });

  it('that was cut short in its removal keeps a session-only secret over a lock', async () => {
    await wallet('Kept');
    const { id: walletId } = await wallet('Quick', 'session');
    const words = await wordsOf(walletId);
    await ask('lock.setPassword', { password: PASSWORD });
    // The keychain closes while the password is taken away, and is open again after it.
    const entries = app.keyholder.entries as Map<string, string>;
    const set = entries.set.bind(entries);
    entries.set = (account, value) => {
      if (account.startsWith('beside:wallet:')) throw fail('KEYCHAIN_LOCKED', { during: 'writing' });
      return set(account, value);
    };
    expect(await refusal('lock.removePassword', { password: PASSWORD })).toMatchObject({
      code: 'KEYCHAIN_LOCKED',
    });
    entries.set = set;
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
    expect(await refusal('lock.setPassword', { password: 'seven77' })).toMatchObject({
      code: 'INVALID_INPUT',
    });
    await ask('lock.setPassword', { password: PASSWORD });
    expect(JSON.stringify(app.ports.settings.read())).not.toContain(PASSWORD);
    expect(JSON.stringify([...app.keyholder.entries])).not.toContain(PASSWORD);
    expect(await refusal('lock.setPassword', { password: OTHER })).toEqual({
      code: 'PASSWORD_STATE',
      facts: { isSet: true },
    });
  });
});
