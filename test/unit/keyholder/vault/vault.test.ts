import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { openKeychain } from '../../../../src-main/keyholder/vault/keychain.ts';
import { createRing } from '../../../../src-main/keyholder/vault/ring.ts';
import { WORD_LANGUAGES } from '../../../../src-main/phrase/word-lists.ts';
import { Secret } from '../../../../src-main/keyholder/vault/secret.ts';
import { createSessionStore } from '../../../../src-main/keyholder/vault/session.ts';
import { createVault } from '../../../../src-main/keyholder/vault/vault.ts';
import { failureOf, failureThrown } from '../../../support/failure-of.ts';
import { createFakeKeytar } from './fake-keytar.ts';

const WALLET = 'aa'.repeat(16);
const OTHER = 'bb'.repeat(16);
const THIRD = 'cc'.repeat(16);
const ACCOUNT = `wallet:${WALLET}`;
const ENTROPY = 'f0'.repeat(16);
const READBACK = { code: 'KEYCHAIN_READBACK', facts: {} };
const locked = (during: string) => ({ code: 'KEYCHAIN_LOCKED', facts: { during } });
const secret = (): Secret => new Secret(Uint8Array.from(Buffer.from(ENTROPY, 'hex')), 'regtest', 1_700);

function setUp() {
  const keytar = createFakeKeytar();
  const watched: string[] = [];
  let probes = 0;
  const keychain = openKeychain(
    { asked: () => void watched.push('asked'), answered: () => void watched.push('answered') },
    () => Promise.resolve(keytar),
  );
  return { keytar, watched, vault: createVault(createRing(keychain, () => String(probes++))) };
}

async function setUpWithSecret() {
  const made = setUp();
  await made.vault.keepSecret(WALLET, secret());
  made.keytar.calls.length = 0;
  return made;
}

describe('hardening 34: keeping a secret', () => {
  it('stores entropy under the random wallet id, with a marker beside it, and reads it back', async () => {
    const { keytar, vault } = setUp();
    await vault.keepSecret(WALLET, secret());
    expect([...keytar.entries.keys()].sort()).toEqual(['marker', ACCOUNT]);
    const kept = { v: 1, entropy: ENTROPY, network: 'regtest', createdAtMs: 1_700 };
    expect(JSON.parse(keytar.entries.get(ACCOUNT) ?? '')).toEqual(kept);
    expect(keytar.calls.at(-1)).toBe(`get ${ACCOUNT}`);
    expect((await vault.readSecret(WALLET, 'Savings')).words()).toEqual(secret().words());
  });

  it('is refused, and leaves nothing half kept, when the keychain gives back something else', async () => {
    const { keytar, vault } = setUp();
    keytar.garble = (value) => value.slice(0, -1);
    expect(await failureOf(vault.keepSecret(WALLET, secret()))).toEqual(READBACK);
    expect(keytar.entries.has(ACCOUNT)).toBe(false);
  });

  it('never overwrites another secret', async () => {
    const { keytar, vault } = await setUpWithSecret();
    const before = keytar.entries.get(ACCOUNT);
    const other = new Secret(new Uint8Array(32), 'regtest', 1);
    expect(await failureOf(vault.keepSecret(WALLET, other))).toMatchObject({ code: 'KEYCHAIN_REFUSED' });
    expect(keytar.entries.get(ACCOUNT)).toBe(before);
  });

  it('is refused by a locked ring, as a write', async () => {
    const { keytar, vault } = setUp();
    keytar.locked = true;
    expect(await failureOf(vault.keepSecret(WALLET, secret()))).toEqual(locked('writing'));
    expect(keytar.entries.size).toBe(0);
  });
});

describe('the words of a secret', () => {
  it.each(WORD_LANGUAGES)('in %s are the same after the keychain, in every length', async (language) => {
    for (const bytes of [16, 20, 24, 28, 32]) {
      const { keytar, vault } = setUp();
      const made = new Secret(new Uint8Array(bytes).fill(0xa7), 'mainnet', 1_700, null, language);
      const words = made.words();
      await vault.keepSecret(WALLET, made);
      expect((await vault.readSecret(WALLET, 'Savings')).words()).toEqual(words);
      expect(keytar.entries.get(ACCOUNT)?.includes('language')).toBe(language !== 'english');
    }
  });

  it('are read from no record with a list that is unknown, rather than from another list', async () => {
    const { keytar, vault } = await setUpWithSecret();
    const text = keytar.entries.get(ACCOUNT) ?? '';
    keytar.entries.set(ACCOUNT, text.replace('"v":1', '"v":1,"language":"klingon"'));
    expect(await failureOf(vault.readSecret(WALLET, 'Savings'))).toMatchObject({ code: 'SECRET_UNREADABLE' });
  });
});

describe('reading a secret', () => {
  it('calls a secret missing only when the marker reads', async () => {
    const { keytar, vault } = await setUpWithSecret();
    keytar.entries.delete(ACCOUNT);
    const missing = { code: 'SECRET_MISSING', facts: { walletName: 'Savings' } };
    expect(await failureOf(vault.readSecret(WALLET, 'Savings'))).toEqual(missing);
    expect(keytar.calls).toEqual([`get ${ACCOUNT}`, `get beside:${ACCOUNT}`, 'get marker']);
  });

  it('calls the ring locked when neither reads and nothing can be written', async () => {
    const { keytar, vault } = await setUpWithSecret();
    keytar.locked = true;
    expect(await failureOf(vault.readSecret(WALLET, 'Savings'))).toEqual(locked('reading'));
    keytar.locked = false;
    expect((await vault.readSecret(WALLET, 'Savings')).words()).toHaveLength(12);
  });

  it('calls a secret missing from a ring that was emptied but is open, and leaves no probe there', async () => {
    const { keytar, vault } = await setUpWithSecret();
    keytar.entries.clear();
    expect(await failureOf(vault.readSecret(WALLET, 'Savings'))).toMatchObject({ code: 'SECRET_MISSING' });
    expect(keytar.entries.size).toBe(0);
  });

  it.each([
    ['text', 'not json', null],
    ['nothing', '{}', null],
    ['a newer version', '{"v":2,"seed":"x"}', 2],
    ['a version of another kind', '{"v":"1"}', null],
    ['words instead of entropy', '{"v":1,"entropy":"abandon","network":"regtest","createdAtMs":1}', 1],
    ['18 bytes', `{"v":1,"entropy":"${'00'.repeat(18)}","network":"regtest","createdAtMs":1}`, 1],
    ['capital hex', `{"v":1,"entropy":"${'AA'.repeat(16)}","network":"regtest","createdAtMs":1}`, 1],
    ['another network', `{"v":1,"entropy":"${ENTROPY}","network":"litecoin","createdAtMs":1}`, 1],
    ['no time', `{"v":1,"entropy":"${ENTROPY}","network":"regtest"}`, 1],
    ['a member too many', `{"v":1,"entropy":"${ENTROPY}","network":"regtest","createdAtMs":1,"x":1}`, 1],
    ['a huge value', `{"v":1,"x":"${'a'.repeat(1_201)}"}`, null],
  ])('refuses a record of %s, and does not quote it', async (_, value, version) => {
    const { keytar, vault } = await setUpWithSecret();
    keytar.entries.set(ACCOUNT, value);
    const failure = { code: 'SECRET_UNREADABLE', facts: { version } };
    expect(await failureOf(vault.readSecret(WALLET, 'Savings'))).toEqual(failure);
  });
});

describe('removing a secret', () => {
  it('reads back that it is gone, and leaves the others', async () => {
    const { keytar, vault } = await setUpWithSecret();
    await vault.keepSecret(OTHER, secret());
    await vault.removeSecret(WALLET, 'too');
    expect([...keytar.entries.keys()].sort()).toEqual(['marker', `wallet:${OTHER}`]);
    expect(keytar.calls.slice(-6)).toEqual([
      `delete ${ACCOUNT}`,
      `get ${ACCOUNT}`,
      `delete beside:${ACCOUNT}`,
      `get beside:${ACCOUNT}`,
      `delete rules:${WALLET}`,
      `get rules:${WALLET}`,
    ]);
  });

  it('is not taken for done on a locked ring, where a deleted entry and a hidden one read the same', async () => {
    const { keytar, vault } = await setUpWithSecret();
    keytar.locked = true;
    expect(await failureOf(vault.removeSecret(WALLET, 'too'))).toEqual(locked('writing'));
    expect(keytar.entries.has(ACCOUNT)).toBe(true);
  });

  it('is refused when the entry is still there', async () => {
    const { keytar, vault } = await setUpWithSecret();
    keytar.deletesNothing = true;
    expect(await failureOf(vault.removeSecret(WALLET, 'too'))).toEqual(READBACK);
  });

  it('takes what is gone already for done', async () => {
    const { vault } = await setUpWithSecret();
    await vault.removeSecret(WALLET, 'too');
    await expect(vault.removeSecret(WALLET, 'too')).resolves.toBeUndefined();
  });
});

describe('looking for secrets', () => {
  it('finds them, whatever else lies there', async () => {
    const { keytar, vault } = await setUpWithSecret();
    await vault.saveToken(WALLET, 'token');
    keytar.entries.set(`wallet:${OTHER}`, '{"v":7}');
    keytar.entries.set('wallet:short', keytar.entries.get(ACCOUNT) ?? '');
    const found = await vault.findSecrets();
    expect(found.map(({ walletId }) => walletId)).toEqual([WALLET]);
  });

  it('does not ask a locked ring for everything, which would end the process', async () => {
    const { keytar, vault } = await setUpWithSecret();
    keytar.locked = true;
    expect(await failureOf(vault.findSecrets())).toMatchObject({ code: 'KEYCHAIN_LOCKED' });
    expect(keytar.calls).not.toContain('find *');
  });
});

describe('hardening 34, 35: the probe', () => {
  it('writes nothing where the marker tells', async () => {
    const { keytar, vault } = await setUpWithSecret();
    expect(await vault.probe()).toEqual({ state: 'ready' });
    expect(keytar.calls).toEqual(['get marker', 'get probe']);
  });

  it('takes away what a start left that was killed while it probed, and never leaves more than one', async () => {
    const { keytar, vault } = await setUpWithSecret();
    keytar.entries.set('probe', 'probe 7');
    expect(await vault.probe()).toEqual({ state: 'ready' });
    expect([...keytar.entries.keys()].sort()).toEqual(['marker', ACCOUNT]);
    const fresh = setUp();
    fresh.keytar.deletesNothing = true;
    for (let starts = 0; starts < 3; starts += 1) await fresh.vault.probe();
    expect([...fresh.keytar.entries.keys()]).toEqual(['probe']);
  });

  it('is not misled by another start that probes at the same time', async () => {
    const { keytar, vault } = setUp();
    // What stands there when ours is read back: nothing once, then theirs.
    let others = 0;
    keytar.garble = () => {
      others += 1;
      if (others === 1) queueMicrotask(() => keytar.entries.delete('probe'));
      return 'probe theirs';
    };
    expect(await vault.probe()).toEqual({ state: 'ready' });
  });

  it('leaves nothing behind where it had to write', async () => {
    const { keytar, vault } = setUp();
    expect(await vault.probe()).toEqual({ state: 'ready' });
    expect(keytar.calls).toContain('set probe');
    expect(keytar.entries.size).toBe(0);
  });

  it('tells a locked ring', async () => {
    const { keytar, vault } = setUp();
    keytar.locked = true;
    expect(await vault.probe()).toEqual({ state: 'locked' });
  });

  it('does not trust a keychain that forgets or garbles', async () => {
    const { keytar, vault } = setUp();
    keytar.garble = () => 'other';
    expect(await vault.probe()).toMatchObject({ state: 'absent', cause: 'other' });
    keytar.garble = null;
    keytar.deletesNothing = true;
    expect(await vault.probe()).toMatchObject({ state: 'absent', cause: 'other' });
  });

  it.each([
    ['noDbus', 'Cannot autolaunch D-Bus without X11 $DISPLAY'],
    ['noDbus', 'Could not connect: No such file or directory'],
    ['noSecretService', 'The name org.freedesktop.secrets was not provided by any .service files'],
    ['noLibrary', 'libsecret-1.so.0: cannot open shared object file: No such file or directory'],
    ['noLibrary', 'Failed to load keytar native addon, checked ["../build/Release"] on prebuilds/linux-x64'],
    ['other', 'Something that nobody has seen'],
  ])('explains %s from the sentence of the real one', async (cause, sentence) => {
    const { keytar, vault } = setUp();
    keytar.broken = new Error(sentence);
    expect(await vault.probe()).toEqual({ state: 'absent', cause, detail: sentence });
  });

  it('explains a keytar that cannot be loaded', async () => {
    const load = () => Promise.reject(new Error('libsecret-1.so.0: cannot open shared object file'));
    const keychain = openKeychain({ asked: () => undefined, answered: () => undefined }, load);
    const vault = createVault(createRing(keychain, () => '0'));
    expect(await vault.probe()).toMatchObject({ state: 'absent', cause: 'noLibrary' });
  });

  it('passes on that the daemon hung', async () => {
    const { keytar, vault } = setUp();
    keytar.broken = new Error('Timeout was reached');
    expect(await failureOf(vault.probe())).toMatchObject({ code: 'KEYCHAIN_TIMEOUT' });
  });

  it('takes a ring that was never made for a locked one', async () => {
    const { keytar, vault } = setUp();
    keytar.refusal = new Error('Object does not exist at path “/org/freedesktop/secrets/collection/login”');
    expect(await vault.probe()).toEqual({ state: 'locked' });
  });
});

describe('tokens', () => {
  it('are kept, read and removed beside the secret', async () => {
    const { vault } = setUp();
    await vault.saveToken(WALLET, 'one');
    await vault.saveToken(WALLET, 'two');
    expect(await vault.readToken(WALLET)).toBe('two');
    expect(await vault.readToken(OTHER)).toBeNull();
    await vault.removeToken(WALLET);
    expect(await vault.readToken(WALLET)).toBeNull();
  });

  it.each([
    ['too long', 'a'.repeat(1_201)],
    ['with a NUL', 'a\0b'],
    ['with a line end', 'to\nken'],
    ['with letters beyond ASCII', 'tok\u00e9n'],
    ['empty', ''],
  ])('%s are refused before anything is written', async (_, token) => {
    const { keytar, vault } = setUp();
    expect(await failureOf(vault.saveToken(WALLET, token))).toMatchObject({ code: 'KEYCHAIN_REFUSED' });
    expect(keytar.calls).toEqual([]);
  });

  it('are read many at once, in their order, and removed many at once', async () => {
    const { vault } = setUp();
    await vault.saveToken(WALLET, 'one');
    await vault.saveToken(THIRD, 'three');
    expect(await vault.readTokens([THIRD, OTHER, WALLET])).toEqual(['three', null, 'one']);
    await vault.removeTokens([THIRD, OTHER]);
    expect(await vault.readTokens([THIRD, WALLET])).toEqual([null, 'one']);
  });

  it('are asked for once each, and the ring once for all of them', async () => {
    const { keytar, vault } = setUp();
    await vault.saveToken(WALLET, 'one');
    keytar.calls.length = 0;
    await vault.readTokens([WALLET, OTHER, THIRD]);
    expect(keytar.calls).toEqual([...[WALLET, OTHER, THIRD].map((id) => `get token:${id}`), 'get marker']);
  });

  it('are written many at once, each read back, and none after one that cannot be', async () => {
    const { keytar, vault } = setUp();
    const save = (...tokens: string[]) =>
      vault.saveTokens(tokens.map((token, at) => ({ id: [WALLET, OTHER, THIRD][at] ?? '', token })));
    expect(await failureOf(save('one', 'zwölf', 'three'))).toMatchObject({ code: 'KEYCHAIN_REFUSED' });
    expect(await vault.readTokens([WALLET, OTHER, THIRD])).toEqual(['one', null, null]);
    await save('two', 'three');
    expect(await vault.readTokens([WALLET, OTHER])).toEqual(['two', 'three']);
    keytar.locked = true;
    expect(await failureOf(save('four'))).toMatchObject({ code: 'KEYCHAIN_LOCKED' });
    keytar.locked = false;
    expect(await vault.readTokens([WALLET])).toEqual(['two']);
  });

  it('are neither called absent nor called removed, many at once, while the ring is locked', async () => {
    const { keytar, vault } = setUp();
    await vault.saveToken(WALLET, 'one');
    keytar.locked = true;
    expect(await failureOf(vault.readToken(WALLET))).toMatchObject({ code: 'KEYCHAIN_LOCKED' });
    expect(await failureOf(vault.readTokens([WALLET, OTHER]))).toMatchObject({ code: 'KEYCHAIN_LOCKED' });
    expect(await failureOf(vault.removeTokens([WALLET, OTHER]))).toMatchObject({ code: 'KEYCHAIN_LOCKED' });
    keytar.locked = false;
    expect(await vault.readTokens([WALLET])).toEqual(['one']);
  });
});

describe('a secret in memory', () => {
  it('shows in no JSON and in no inspection', () => {
    const held = secret();
    const shown = JSON.stringify(held) + inspect(held, { depth: 9, showHidden: true });
    expect(shown).not.toMatch(/f0f0|240/);
    expect('toJSON' in held).toBe(false);
  });

  it('wipes the seed after its use, also when the use fails', () => {
    const seen: Uint8Array[] = [];
    expect(() =>
      secret().withSeed((seed) => {
        seen.push(seed);
        expect(seed.some((byte) => byte !== 0)).toBe(true);
        throw new Error('stop');
      }),
    ).toThrow('stop');
    expect(seen[0]).toEqual(new Uint8Array(64));
  });

  it('is empty once wiped, and its copies are not', () => {
    const held = secret();
    const copy = held.copy();
    held.wipe();
    expect(held.withEntropy((entropy) => [...entropy])).toEqual(Array.from({ length: 16 }, () => 0));
    expect(copy.words()).toEqual(secret().words());
  });
});

describe('a session', () => {
  it('holds a secret until it is removed, and wipes it then', () => {
    const session = createSessionStore();
    const held = secret();
    session.keepSecret(WALLET, held);
    expect(() => session.keepSecret(WALLET, secret())).toThrow();
    held.wipe();
    expect(session.readSecret(WALLET, 'Savings').words()).toEqual(secret().words());
    session.saveToken(WALLET, 'token');
    session.removeSecret(WALLET);
    expect(session.readToken(WALLET)).toBeNull();
    const ended = { code: 'SESSION_ENDED', facts: { walletName: 'Savings' } };
    expect(failureThrown(() => session.readSecret(WALLET, 'Savings'))).toEqual(ended);
  });
});

it('tells of every call to the keychain when it goes out and when it is back, failed ones too', async () => {
  const { keytar, watched, vault } = setUp();
  keytar.broken = new Error('no');
  await failureOf(vault.readToken(WALLET));
  expect(watched).toEqual(['asked', 'answered']);
});
