import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createVaultLock } from '../../../../src-main/keyholder/vault/app-lock.ts';
import { openKeychain } from '../../../../src-main/keyholder/vault/keychain.ts';
import {
  MAX_ENTRY_CHARS,
  MAX_VALUE_CHARS,
  type FolderKey,
  Secret,
} from '../../../../src-main/keyholder/vault/record.ts';
import { createRing, createSessionStore, createVault } from '../../../../src-main/keyholder/vault/vault.ts';
import { CHEAP_COST } from '../../../fakes/keyholder.ts';
import { codeOf, failureOf, failureThrown } from '../../../support/failure-of.ts';
import { createFakeKeytar, type FakeKeytar } from './fake-keytar.ts';

const LOCK = 'ee'.repeat(16);
const OLD = 'the old password';
const NEW = 'the new password';
const WALLETS = ['aa', 'bb', 'cc'].map((two) => two.repeat(16));
const [FIRST = '', SECOND = ''] = WALLETS;
/** Of a wallet, and of a node that nobody names any more: as long as any may be. */
const TOKENS: Readonly<Record<string, string>> = {
  [FIRST]: '{"baseUrl":"https://a.example","token":"of-a-wallet"}',
  ['12'.repeat(16)]: 'x'.repeat(MAX_VALUE_CHARS),
};
const TOKEN_IDS = Object.keys(TOKENS);
const draw = (count: number): Uint8Array => Uint8Array.from(randomBytes(count));
const entropyOf = (walletId: string): string => walletId;
const secretFor = (walletId: string): Secret =>
  new Secret(Uint8Array.from(Buffer.from(entropyOf(walletId), 'hex')), 'regtest', 1_700);

/** What one keyholder child would hold, over a keychain that is shared by all of them. */
function child(keytar: FakeKeytar) {
  const keychain = openKeychain({ asked: () => undefined, answered: () => undefined }, () =>
    Promise.resolve(keytar),
  );
  const ring = createRing(keychain, () => '0');
  let key: FolderKey | null = null;
  return {
    lock: createVaultLock(ring, { randomBytes: draw, cost: CHEAP_COST }),
    vault: createVault(ring, { key: () => key, nonce: () => draw(12) }),
    hold: (held: FolderKey | null) => void (key = held),
  };
}

async function withWallets() {
  const keytar = createFakeKeytar();
  const { vault } = child(keytar);
  for (const id of WALLETS) await vault.keepSecret(id, secretFor(id));
  for (const [id, token] of Object.entries(TOKENS)) await vault.saveToken(id, token);
  return keytar;
}

async function setPassword(keytar: FakeKeytar, password: string): Promise<void> {
  const { lock } = child(keytar);
  await lock.closeAll(await lock.make(LOCK, password));
}

async function withPassword(): Promise<FakeKeytar> {
  const keytar = await withWallets();
  await setPassword(keytar, OLD);
  return keytar;
}

async function opened(keytar: FakeKeytar) {
  const made = child(keytar);
  const key = await made.lock.open(LOCK, OLD);
  made.hold(key);
  return { ...made, key };
}

/** As the keyholder does it; asked again it goes on. */
async function removePassword(keytar: FakeKeytar, password: string): Promise<void> {
  const { lock } = child(keytar);
  const key = await lock.open(LOCK, password);
  await lock.writeNote(key, { isLeaving: true, idleMinutes: null });
  await lock.openAll(key);
  await lock.drop(LOCK);
}

/** An unlock, which ends what was cut short. */
async function unlock(keytar: FakeKeytar, password: string): Promise<void> {
  const { lock } = child(keytar);
  const key = await lock.open(LOCK, password);
  if ((await lock.readNote(key)).isLeaving) await removePassword(keytar, password);
  else await lock.closeAll(key);
}

/** Every secret as a new child reads it, with this password or with none. */
async function readAll(keytar: FakeKeytar, password: string | null): Promise<string[]> {
  const { lock, vault, hold } = child(keytar);
  hold(password === null ? null : await lock.open(LOCK, password));
  const read: string[] = [];
  for (const id of WALLETS) {
    const secret = await vault.readSecret(id, id);
    read.push(secret.withEntropy((entropy) => Buffer.from(entropy).toString('hex')));
  }
  expect(await vault.readTokens(TOKEN_IDS)).toEqual(Object.values(TOKENS));
  return read;
}

/** The same keychain, whose power goes before its n-th change: that one is not made, and nothing after it either. */
function dyingAfter(keytar: FakeKeytar, changes: number): FakeKeytar {
  let left = changes;
  const count = <T>(act: () => Promise<T>): Promise<T> => {
    left -= 1;
    return left < 0 ? Promise.reject(new Error('the power is gone')) : act();
  };
  return {
    ...keytar,
    setPassword: (...all) => count(() => keytar.setPassword(...all)),
    deletePassword: (...all) => count(() => keytar.deletePassword(...all)),
  };
}

function copyOf(keytar: FakeKeytar): FakeKeytar {
  const copy = createFakeKeytar();
  for (const [account, value] of keytar.entries) copy.entries.set(account, value);
  return copy;
}

/** What a power cut at each change of this leaves; how many changes there are. */
async function cutting(
  before: FakeKeytar,
  act: (keytar: FakeKeytar) => Promise<unknown>,
  look: (keytar: FakeKeytar, cut: number) => Promise<void>,
): Promise<number> {
  const whole = copyOf(before);
  await act(whole);
  const changes = changesIn(whole);
  for (let cut = 0; cut < changes; cut += 1) {
    const keytar = copyOf(before);
    await expect(act(dyingAfter(keytar, cut))).rejects.toThrow();
    await look(keytar, cut);
  }
  return changes;
}

const changesIn = (keytar: FakeKeytar): number =>
  keytar.calls.filter((call) => /^(?:set|delete) /.test(call)).length;
const secretsIn = (keytar: FakeKeytar): string[] =>
  [...keytar.entries].flatMap(([account, value]) =>
    WALLETS.some((id) => value.includes(`"${entropyOf(id)}"`)) ||
    Object.values(TOKENS).some((token) => value.includes(token))
      ? [account]
      : [],
  );

describe('the app password', () => {
  it('closes every secret, in values that the smallest keychain holds, and opens them again', async () => {
    const keytar = await withWallets();
    expect(secretsIn(keytar)).toHaveLength(5);
    await setPassword(keytar, OLD);
    expect(secretsIn(keytar)).toEqual([]);
    for (const value of keytar.entries.values()) expect(value.length).toBeLessThan(MAX_ENTRY_CHARS);
    expect([...keytar.entries.values()].join()).not.toContain(OLD);
    expect(await readAll(keytar, OLD)).toEqual(WALLETS);
    await removePassword(keytar, OLD);
    expect(await readAll(keytar, null)).toEqual(WALLETS);
    expect([...keytar.entries.keys()].toSorted()).toEqual(
      ['marker', ...WALLETS.map((id) => `wallet:${id}`), ...TOKEN_IDS.map((id) => `token:${id}`)].toSorted(),
    );
  });

  it('that is wrong opens nothing and changes nothing', async () => {
    const keytar = await withPassword();
    const before = new Map(keytar.entries);
    const { lock } = child(keytar);
    for (const wrong of [NEW, `${OLD} `, OLD.toUpperCase()]) {
      const failure = { code: 'PASSWORD_WRONG', facts: { waitSeconds: 0 } };
      expect(await failureOf(lock.open(LOCK, wrong))).toEqual(failure);
      expect(await failureOf(lock.change(LOCK, wrong, NEW))).toEqual(failure);
    }
    expect(keytar.entries).toEqual(before);
  });

  it('leaves a secret closed to a child that was given no key, or the key of another lock', async () => {
    const keytar = await withPassword();
    const { vault, hold } = child(keytar);
    const closed = { code: 'SECRET_SEALED', facts: { walletName: 'Savings' } };
    expect(await failureOf(vault.readSecret(FIRST, 'Savings'))).toEqual(closed);
    hold({ lockId: '00'.repeat(16), bytes: new Uint8Array(32), proved: true });
    expect(await failureOf(vault.readSecret(FIRST, 'Savings'))).toEqual(closed);
    hold({ lockId: LOCK, bytes: new Uint8Array(32), proved: true });
    expect(await codeOf(vault.readSecret(FIRST, 'Savings'))).toBe('SECRET_UNREADABLE');
  });

  it('closes a new wallet’s secret from the first moment', async () => {
    const keytar = await withPassword();
    const { vault } = await opened(keytar);
    const late = 'dd'.repeat(16);
    await vault.keepSecret(late, secretFor(late));
    expect(keytar.entries.get(`wallet:${late}`)).toContain('"v":2');
    expect([...keytar.entries.values()].join()).not.toContain(late);
    expect((await vault.findSecrets()).map(({ walletId }) => walletId).toSorted()).toEqual(
      [...WALLETS, late].toSorted(),
    );
  });

  it('closes and opens a secret with words of another list, and does not open it with another list written on it', async () => {
    const keytar = createFakeKeytar();
    const made = new Secret(new Uint8Array(28).fill(7), 'regtest', 1_700, null, 'spanish');
    const words = made.words();
    await child(keytar).vault.keepSecret(FIRST, made);
    await setPassword(keytar, OLD);
    const { vault } = await opened(keytar);
    expect((await vault.readSecret(FIRST, 'First')).words()).toEqual(words);
    const text = keytar.entries.get(`wallet:${FIRST}`) ?? '';
    for (const other of [text.replace('spanish', 'italian'), text.replace('"language":"spanish",', '')]) {
      expect(other).not.toBe(text);
      keytar.entries.set(`wallet:${FIRST}`, other);
      expect(await codeOf(vault.readSecret(FIRST, ''))).toBe('SECRET_UNREADABLE');
    }
  });

  it('does not open a closed secret under another wallet’s name, nor one with another sum written on it', async () => {
    const keytar = await withPassword();
    const { lock, vault, key } = await opened(keytar);
    await lock.askAbove({ id: SECOND, name: 'Second' }, 5_000, key);
    expect((await vault.readSecret(SECOND, 'Second')).askAboveSats).toBe(5_000);
    const text = keytar.entries.get(`wallet:${SECOND}`) ?? '';
    keytar.entries.set(`wallet:${FIRST}`, text);
    keytar.entries.set(`wallet:${SECOND}`, text.replace('5000', '9000'));
    for (const id of [FIRST, SECOND])
      expect(await codeOf(vault.readSecret(id, ''))).toBe('SECRET_UNREADABLE');
  });

  it('keeps its cost and its salt beside it, and refuses to pay a cost that is a trap', async () => {
    const keytar = await withPassword();
    const account = `lock:${LOCK}`;
    const entry = keytar.entries.get(account) ?? '';
    expect(JSON.parse(entry)).toMatchObject({ v: 1, ...CHEAP_COST });
    keytar.entries.set(account, entry.replace('"logN":14', '"logN":31'));
    expect(await codeOf(child(keytar).lock.open(LOCK, OLD))).toBe('PASSWORD_WRONG');
  });

  it('says that the lock is gone only where the ring is open, and not where it is shut', async () => {
    const keytar = await withWallets();
    const { lock } = child(keytar);
    expect(await failureOf(lock.open(LOCK, OLD))).toEqual({ code: 'LOCK_MISSING', facts: {} });
    keytar.locked = true;
    expect(await codeOf(lock.open(LOCK, OLD))).toBe('KEYCHAIN_LOCKED');
  });

  it('is not changed by a keychain that garbles: the old one still opens everything', async () => {
    const keytar = await withPassword();
    keytar.garble = (value) => value.slice(0, -2);
    expect(await codeOf(child(keytar).lock.change(LOCK, OLD, NEW))).toBe('KEYCHAIN_READBACK');
    keytar.garble = null;
    expect(await readAll(keytar, OLD)).toEqual(WALLETS);
  });
});

describe('a token that is closed', () => {
  it('does not open under another id, with another lock’s name on it, or where it was changed', async () => {
    const keytar = await withPassword();
    const { vault } = await opened(keytar);
    const [wallet = '', node = ''] = TOKEN_IDS;
    const text = keytar.entries.get(`token:${wallet}`) ?? '';
    keytar.entries.set(`token:${node}`, text);
    expect(await vault.readTokens([wallet, node])).toEqual([TOKENS[wallet], null]);
    for (const other of [
      text.replace(/(?<="box":")./, (char) => (char === 'A' ? 'B' : 'A')),
      text.replace(LOCK, '00'.repeat(16)),
    ]) {
      keytar.entries.set(`token:${wallet}`, other);
      expect(await vault.readToken(wallet)).toBe(null);
    }
  });

  it('is not read without the key, and one that is written with it lies closed', async () => {
    const keytar = await withPassword();
    const { lock, vault, hold } = child(keytar);
    expect(await failureOf(vault.readTokens(TOKEN_IDS))).toEqual({ code: 'APP_LOCKED', facts: {} });
    hold(await lock.open(LOCK, OLD));
    await vault.saveToken(SECOND, 'a late one');
    expect([...keytar.entries.values()].join()).not.toContain('a late one');
    expect(await vault.readToken(SECOND)).toBe('a late one');
    await vault.retainTokens([SECOND]);
    hold(null);
    expect(await vault.readTokens([SECOND])).toEqual(['a late one']);
    expect(await codeOf(vault.readToken(FIRST))).toBe('APP_LOCKED');
  });

  it('leaves what lies beside a lock as it is: spending rules outlive a forgotten password', async () => {
    const keytar = await withWallets();
    keytar.entries.set(`rules:${FIRST}`, '{"v":1}');
    await setPassword(keytar, OLD);
    expect(keytar.entries.get(`rules:${FIRST}`)).toBe('{"v":1}');
    const { lock } = child(keytar);
    await lock.drop(LOCK);
    expect([...keytar.entries.keys()].toSorted()).toEqual(
      ['marker', `rules:${FIRST}`, ...WALLETS.map((id) => `wallet:${id}`)].toSorted(),
    );
  });
});

describe('a power cut', () => {
  it('at any change while the password is set leaves every secret readable, and setting it again ends the work', async () => {
    const set = (keytar: FakeKeytar) => setPassword(keytar, OLD);
    const changes = await cutting(await withWallets(), set, async (keytar, cut) => {
      const hasLock = keytar.entries.has(`lock:${LOCK}`);
      expect([cut, await readAll(keytar, hasLock ? OLD : null)]).toEqual([cut, WALLETS]);
      if (hasLock) await unlock(keytar, OLD);
      else await setPassword(keytar, OLD);
      expect([cut, secretsIn(keytar), await readAll(keytar, OLD)]).toEqual([cut, [], WALLETS]);
    });
    expect(changes).toBeGreaterThan(9);
  });

  it('at any change while the password is changed leaves it the old one or the new one, never neither or both', async () => {
    const before = await withPassword();
    const change = (keytar: FakeKeytar) => child(keytar).lock.change(LOCK, OLD, NEW);
    const changes = await cutting(before, change, async (keytar, cut) => {
      // The first password that opens settles it: the other one opens nothing from then on.
      for (const [first, then] of [
        [OLD, NEW],
        [NEW, OLD],
      ] as const) {
        const found = copyOf(keytar);
        const opens = await child(found)
          .lock.open(LOCK, first)
          .then(Boolean, () => false);
        const rest = opens ? first : then;
        expect([cut, await readAll(found, rest)]).toEqual([cut, WALLETS]);
        const other = rest === OLD ? NEW : OLD;
        const failure = await failureOf(child(found).lock.open(LOCK, other));
        expect(failure.code).toBe('PASSWORD_WRONG');
        expect(found.entries.has(`beside:lock:${LOCK}`)).toBe(false);
      }
    });
    expect(changes).toBe(3);
    await change(before);
    expect(await readAll(before, NEW)).toEqual(WALLETS);
  });

  it('at any change while the password is removed leaves every secret readable, and removing it again ends the work', async () => {
    const before = await withPassword();
    const remove = (keytar: FakeKeytar) => removePassword(keytar, OLD);
    await cutting(before, remove, async (keytar, cut) => {
      const hasLock = keytar.entries.has(`lock:${LOCK}`);
      expect([cut, await readAll(keytar, hasLock ? OLD : null)]).toEqual([cut, WALLETS]);
      // Before the note that it is to go, nothing was opened, and the password stays.
      const isLeaving = keytar.entries.has(`note:${LOCK}`);
      if (hasLock) await unlock(keytar, OLD);
      expect([cut, await readAll(keytar, hasLock && !isLeaving ? OLD : null)]).toEqual([cut, WALLETS]);
      if (hasLock && !isLeaving) expect([cut, secretsIn(keytar)]).toEqual([cut, []]);
      else expect([cut, secretsIn(keytar).length]).toEqual([cut, 5]);
      expect([...keytar.entries.keys()].filter((account) => account.startsWith('beside:'))).toEqual([]);
    });
  });

  it('that left half a record in its place is made good by the one beside it', async () => {
    const keytar = await withPassword();
    const account = `wallet:${FIRST}`;
    const good = keytar.entries.get(account) ?? '';
    keytar.entries.set(`beside:${account}`, good);
    keytar.entries.set(account, good.slice(0, 40));
    expect(await readAll(keytar, OLD)).toEqual(WALLETS);
  });
});

describe('a session-only secret', () => {
  const key: FolderKey = { lockId: LOCK, bytes: new Uint8Array(32).fill(5), proved: false };

  it('is closed while Ochre is locked, also to the key of another lock, and the same after it', () => {
    const session = createSessionStore();
    session.keepSecret(FIRST, secretFor(FIRST));
    session.close(key, () => draw(12));
    const sealed = { code: 'SECRET_SEALED', facts: { walletName: 'Quick' } };
    expect(failureThrown(() => session.readSecret(FIRST, 'Quick'))).toEqual(sealed);
    expect(() => session.keepSecret(FIRST, secretFor(FIRST))).toThrow();
    session.open({ ...key, lockId: '00'.repeat(16) });
    expect(failureThrown(() => session.readSecret(FIRST, 'Quick'))).toEqual(sealed);
    session.open(key);
    expect(session.readSecret(FIRST, 'Quick').words()).toEqual(secretFor(FIRST).words());
  });
});
