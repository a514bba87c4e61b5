import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { openKeychain } from '../../../../src-main/keyholder/vault/keychain.ts';
import { createRing, createSessionStore, createVault } from '../../../../src-main/keyholder/vault/vault.ts';
import { WORD_LANGUAGES } from '../../../../src-main/phrase/word-lists.ts';
import { Secret } from '../../../../src-main/keyholder/vault/record.ts';
import { codeOf, failureOf, failureThrown } from '../../../support/failure-of.ts';
import { createFakeKeytar, type FakeKeytar } from './fake-keytar.ts';

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
  made.watched.length = 0;
  return made;
}

const keep =
  (id: string): Act =>
  (vault) =>
    vault.keepSecret(id, new Secret(new Uint8Array(32), 'regtest', 1));

it('hardening 34: keeping a secret stores entropy under the random wallet id, with a marker beside it, and reads it back', async () => {
  const { keytar, vault } = setUp();
  await vault.keepSecret(WALLET, secret());
  expect([...keytar.entries.keys()].sort()).toEqual(['marker', ACCOUNT]);
  const kept = { v: 1, entropy: ENTROPY, network: 'regtest', createdAtMs: 1_700 };
  expect(JSON.parse(keytar.entries.get(ACCOUNT) ?? '')).toEqual(kept);
  expect(keytar.calls.at(-1)).toBe(`get ${ACCOUNT}`);
  expect((await vault.readSecret(WALLET, 'Savings')).words()).toEqual(secret().words());
});

type Act = (vault: ReturnType<typeof setUp>['vault']) => Promise<unknown>;
const remove: Act = (vault) => vault.removeSecret(WALLET, 'too');
const LOCKED = { locked: true };

it.each<[string, Partial<FakeKeytar>, Act, object]>([
  [
    'keeps no secret that comes back as another',
    { garble: (all) => all.slice(0, -1) },
    keep(OTHER),
    READBACK,
  ],
  ['writes over no other secret', {}, keep(WALLET), { code: 'KEYCHAIN_REFUSED' }],
  ['keeps no secret in a locked ring', LOCKED, keep(OTHER), locked('writing')],
  [
    'calls no secret missing in a locked ring',
    LOCKED,
    (vault) => vault.readSecret(WALLET, ''),
    locked('reading'),
  ],
  ['takes none for removed in a locked ring, where it is only hidden', LOCKED, remove, locked('writing')],
  ['takes none for removed that is still there', { deletesNothing: true }, remove, READBACK],
  [
    'asks a locked ring never for everything, which ends the process',
    LOCKED,
    (vault) => vault.findSecrets(),
    locked('reading'),
  ],
  ['calls no token absent in a locked ring', LOCKED, (vault) => vault.readToken(WALLET), locked('reading')],
  ['calls none of many absent', LOCKED, (vault) => vault.readTokens([WALLET, OTHER]), locked('reading')],
  ['calls none of many removed', LOCKED, (vault) => vault.removeTokens([WALLET, OTHER]), locked('writing')],
  [
    'writes none of many',
    LOCKED,
    (vault) => vault.saveTokens([{ id: OTHER, token: 'two' }]),
    locked('writing'),
  ],
  [
    'passes on that the daemon hung',
    { broken: new Error('Timeout was reached') },
    (vault) => vault.probe(),
    { code: 'KEYCHAIN_TIMEOUT' },
  ],
])('%s, and changes nothing', async (_, is, act, failure) => {
  const { keytar, watched, vault } = await setUpWithSecret();
  await vault.saveToken(WALLET, 'one');
  const before = new Map(keytar.entries);
  const { ...well } = keytar;
  Object.assign(keytar, is);
  expect(await failureOf(act(vault))).toMatchObject(failure);
  Object.assign(keytar, well);
  expect(keytar.entries).toEqual(before);
  expect((await vault.readSecret(WALLET, 'Savings')).words()).toEqual(secret().words());
  // Each call to it is told of when it goes out and when it is back, failed ones too.
  expect(watched).toEqual(keytar.calls.flatMap(() => ['asked', 'answered']));
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
    expect(await codeOf(vault.readSecret(WALLET, 'Savings'))).toBe('SECRET_UNREADABLE');
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

  it('calls a secret missing from a ring that was emptied but is open, and leaves no probe there', async () => {
    const { keytar, vault } = await setUpWithSecret();
    keytar.entries.clear();
    expect(await codeOf(vault.readSecret(WALLET, 'Savings'))).toBe('SECRET_MISSING');
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

it('removing a secret reads back that it is gone, and leaves the others', async () => {
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
  // What is gone already is done.
  await expect(vault.removeSecret(WALLET, 'too')).resolves.toBeUndefined();
});

it('looking for secrets finds them, whatever else lies there', async () => {
  const { keytar, vault } = await setUpWithSecret();
  await vault.saveToken(WALLET, 'token');
  keytar.entries.set(`wallet:${OTHER}`, '{"v":7}');
  keytar.entries.set('wallet:short', keytar.entries.get(ACCOUNT) ?? '');
  const found = await vault.findSecrets();
  expect(found.map(({ walletId }) => walletId)).toEqual([WALLET]);
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
    for (let starts = 0; starts < 3; starts += 1)
      expect(await fresh.vault.probe()).toMatchObject({ state: 'absent', cause: 'other' });
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

  it.each<[string, Partial<FakeKeytar>, object]>([
    ['that had to write', {}, { state: 'ready' }],
    ['of a locked ring', LOCKED, { state: 'locked' }],
    [
      'of a ring that was never made',
      { refusal: new Error('Object does not exist at path “/org/freedesktop/secrets/collection/login”') },
      { state: 'locked' },
    ],
    ['of a keychain that garbles', { garble: () => 'other' }, { state: 'absent', cause: 'other' }],
    ...(
      [
        ['noDbus', 'Cannot autolaunch D-Bus without X11 $DISPLAY'],
        ['noDbus', 'Could not connect: No such file or directory'],
        ['noSecretService', 'The name org.freedesktop.secrets was not provided by any .service files'],
        ['noLibrary', 'libsecret-1.so.0: cannot open shared object file: No such file or directory'],
        [
          'noLibrary',
          'Failed to load keytar native addon, checked ["../build/Release"] on prebuilds/linux-x64',
        ],
        ['other', 'Something that nobody has seen'],
      ] as const
    ).map(([cause, detail]): [string, Partial<FakeKeytar>, object] => [
      `of what says “${detail}”`,
      { broken: new Error(detail) },
      { state: 'absent', cause, detail },
    ]),
  ])('%s says so, and leaves nothing behind', async (_, is, state) => {
    const { keytar, vault } = setUp();
    Object.assign(keytar, is);
    expect(await vault.probe()).toMatchObject(state);
    expect(keytar.entries.size).toBe(0);
    expect(keytar.calls.includes('set probe')).toBe(keytar.broken === null);
  });

  it('explains a keytar that cannot be loaded', async () => {
    const load = () => Promise.reject(new Error('libsecret-1.so.0: cannot open shared object file'));
    const keychain = openKeychain({ asked: () => undefined, answered: () => undefined }, load);
    const vault = createVault(createRing(keychain, () => '0'));
    expect(await vault.probe()).toMatchObject({ state: 'absent', cause: 'noLibrary' });
  });
});

describe('tokens', () => {
  it.each([
    ['too long', 'a'.repeat(1_201)],
    ['with a NUL', 'a\0b'],
    ['with a line end', 'to\nken'],
    ['with letters beyond ASCII', 'tok\u00e9n'],
    ['empty', ''],
  ])('%s are refused before anything is written', async (_, token) => {
    const { keytar, vault } = setUp();
    expect(await codeOf(vault.saveToken(WALLET, token))).toBe('KEYCHAIN_REFUSED');
    expect(keytar.calls).toEqual([]);
  });

  it('are read many at once, in their order, and removed alone or many at once', async () => {
    const { vault } = setUp();
    await vault.saveToken(WALLET, 'old');
    await vault.saveToken(WALLET, 'one');
    expect([await vault.readToken(WALLET), await vault.readToken(OTHER)]).toEqual(['one', null]);
    await vault.saveToken(THIRD, 'three');
    expect(await vault.readTokens([THIRD, OTHER, WALLET])).toEqual(['three', null, 'one']);
    await vault.removeTokens([THIRD, OTHER]);
    expect(await vault.readTokens([THIRD, WALLET])).toEqual([null, 'one']);
    await vault.removeToken(WALLET);
    expect(await vault.readToken(WALLET)).toBeNull();
  });

  it('are asked for once each, and the ring once for all of them', async () => {
    const { keytar, vault } = setUp();
    await vault.saveToken(WALLET, 'one');
    keytar.calls.length = 0;
    await vault.readTokens([WALLET, OTHER, THIRD]);
    expect(keytar.calls).toEqual([...[WALLET, OTHER, THIRD].map((id) => `get token:${id}`), 'get marker']);
  });

  it('are written many at once, each read back, and none after one that cannot be', async () => {
    const { vault } = setUp();
    const save = (...tokens: string[]) =>
      vault.saveTokens(tokens.map((token, at) => ({ id: [WALLET, OTHER, THIRD][at] ?? '', token })));
    expect(await codeOf(save('one', 'zwölf', 'three'))).toBe('KEYCHAIN_REFUSED');
    expect(await vault.readTokens([WALLET, OTHER, THIRD])).toEqual(['one', null, null]);
    await save('two', 'three');
    expect(await vault.readTokens([WALLET, OTHER])).toEqual(['two', 'three']);
  });
});

it('a secret in memory shows in no JSON and in no inspection', () => {
  const held = secret();
  const shown = JSON.stringify(held) + inspect(held, { depth: 9, showHidden: true });
  expect(shown).not.toMatch(/f0f0|240/);
  expect('toJSON' in held).toBe(false);
});

it('a secret in memory wipes the seed after its use, also when the use fails', () => {
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

it('a secret in memory is empty once wiped, and its copies are not', () => {
  const held = secret();
  const copy = held.copy();
  held.wipe();
  expect(held.withEntropy((entropy) => [...entropy])).toEqual(Array.from({ length: 16 }, () => 0));
  expect(copy.words()).toEqual(secret().words());
});

it('a session holds a secret until it is removed, and wipes it then', () => {
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
