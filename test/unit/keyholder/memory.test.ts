import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { entropyToWords } from '../../../src-main/phrase/phrase.ts';
import { missingForKeyring, startKeyring, type Keyring } from '../../support/keyring.ts';
import { buildHost, openHost, type BuiltHost, type OpenHost } from '../../support/memory/built-host.ts';
import { childrenOf, countStrings, memoryOf, whyNoMemory } from '../../support/memory/process-memory.ts';
import { buildNeedles, searchBuffer, type Needles } from '../../support/secret-search.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { secretOf } from '../../support/wallet-secret.ts';

// Main as it runs on the loopback host, looked into from outside after each act with a secret (security.md, P3). The
// keys of a wallet never come to main; words pass through it where a person typed them or asked to see them.

const whyNot = whyNoMemory() ?? missingForKeyring();
if (whyNot !== null) console.warn(`SKIPPED: the memory of main was not looked into: ${whyNot}.`);

/** Bytes that must be in no buffer of main: entropy, seed, and the private keys of master and accounts. */
const keysOf = (words: readonly string[]): Needles => buildNeedles({ ...secretOf(words), words: [] });

/** Of three passwords in five calls: none was ever seen, and the engine promises nothing. */
const MOST_PASSWORD_STRINGS = 2;

let built: BuiltHost;
const open: { stop: () => Promise<unknown> }[] = [];

/** One look: what main's live buffers hold, how its heap stands, and how much of the secret its whole memory holds. */
async function look(host: OpenHost, folder: string, name: string) {
  const buffers = join(folder, `${name}.buffers`);
  const heap = join(folder, `${name}.heapsnapshot`);
  expect(Number(await host.inside('buffers', buffers))).toBeGreaterThan(10);
  await host.inside('snapshot', heap);
  return {
    inBuffers: (needles: Needles) =>
      searchBuffer(name, readFileSync(buffers), needles).map(({ kind }) => kind),
    inHeap: (needles: Needles) => searchBuffer(name, readFileSync(heap), needles).map(({ kind }) => kind),
    /** Strings that hold all the words in their order, with anything short between. */
    wordStrings: (words: readonly string[]) =>
      countStrings(heap, (text) => new RegExp(words.join('[^a-z]{1,6}')).test(text)),
    stringsWith: (secret: string) => countStrings(heap, (text) => text.includes(secret)),
    forget: () => {
      rmSync(heap);
      rmSync(buffers);
    },
  };
}

/** Of everything that main can write to, freed or not: looked at while it lives. */
function inMemory(pid: number, needles: Needles): readonly string[] {
  const kinds = new Set<string>();
  for (const piece of memoryOf(pid)) for (const { kind } of searchBuffer('', piece, needles)) kinds.add(kind);
  return [...kinds];
}

describe.skipIf(whyNot !== null)('what main holds in memory', () => {
  beforeAll(async () => {
    built = await buildHost();
  }, 180_000);
  afterAll(() => built.remove());
  afterEach(async () => {
    for (const one of open.splice(0).toReversed()) await one.stop();
  });

  async function setUp(): Promise<{ host: OpenHost; keyring: Keyring; folder: string }> {
    const folder = tempFolder();
    const keyring = await startKeyring();
    open.push(keyring);
    const host = await openHost(built.main, join(folder, 'data'), keyring.env);
    open.push(host);
    return { host, keyring, folder };
  }
  /** A keyholder's child is killed as soon as it answered; the system takes a moment. */
  const keyholders = (host: OpenHost) =>
    expect.poll(() => childrenOf(host.pid), { timeout: 5_000, interval: 20 });

  it('is none of a wallet’s keys after it was created, restored, signed with and shown, and no keyholder is left', async () => {
    const { host, folder } = await setUp();
    const wallet = { network: 'regtest', keep: 'keychain', practice: true } as const;
    const { id: walletId } = await host.get('vault.create', { name: 'New', ...wallet, wordCount: 12 });
    await keyholders(host).toEqual([]);
    const created = await look(host, folder, 'created');

    const typed = entropyToWords(Uint8Array.from(randomBytes(16)));
    await host.get('vault.restore', { name: 'Old', ...wallet, words: typed.join(' ') });
    await keyholders(host).toEqual([]);
    const restored = await look(host, folder, 'restored');

    await host.get('wallet.register', { walletId });
    await host.get('practice.faucet', { walletId, amountSats: 100_000 });
    await host.get('practice.mine', { blocks: 1 });
    const slots = { walletId, num: 2, sizeSats: 1_000, rateSatsPerVb: 2, upTo: false };
    const { flowId, digest } = await host.get('signing.beginSlots', slots);
    const approved = await host.get('signing.approve', { flowId, digest, acceptNotProved: false });
    expect(approved).toMatchObject({ outcome: 'created' });
    await keyholders(host).toEqual([]);
    const signed = await look(host, folder, 'signed');

    const shown = await host.get('vault.reveal', { walletId });
    const words = shown.outcome === 'shown' ? shown.words : [];
    expect(words).toHaveLength(12);
    await keyholders(host).toEqual([]);
    const revealed = await look(host, folder, 'revealed');

    for (const needles of [keysOf(words), keysOf(typed)]) {
      for (const one of [created, restored, signed, revealed]) {
        expect(one.inBuffers(needles)).toEqual([]);
        expect(one.inHeap(needles)).toEqual([]);
      }
      expect(inMemory(host.pid, needles)).toEqual([]);
    }
    // Of the created wallet main knows no word before they are asked for.
    expect([created, restored, signed].map((one) => one.wordStrings(words))).toEqual([0, 0, 0]);
    console.info(
      `Copies of words as strings in main: ${restored.wordStrings(typed)} after restoring, ` +
        `${signed.wordStrings(typed)} of those after signing, ${revealed.wordStrings(words)} after showing.`,
    );
    for (const one of [created, restored, signed, revealed]) one.forget();
  }, 180_000);

  it('is no app password in any buffer after it was set, changed, mistyped and typed', async () => {
    const { host, folder } = await setUp();
    const wallet = { network: 'regtest', keep: 'keychain', practice: true } as const;
    await host.get('vault.create', { name: 'New', ...wallet, wordCount: 12 });
    // One piece that all of them have in common is looked for once.
    const canary = randomBytes(12).toString('hex');
    const [password, next, wrong] = [`${canary} first`, `${canary} next`, `${canary} wrong`];
    const looks: { readonly name: string; readonly seen: Awaited<ReturnType<typeof look>> }[] = [];
    const after = async (name: string): Promise<void> => {
      // Only the child with the folder key is left, and none while it is locked.
      await keyholders(host).toHaveLength(name === 'mistyped' ? 0 : 1);
      looks.push({ name, seen: await look(host, folder, name) });
    };
    await host.get('lock.setPassword', { password });
    await after('set');
    await host.get('lock.changePassword', { password, next });
    await after('changed');
    await host.get('lock.now', {});
    await expect(host.get('lock.unlock', { password: wrong })).rejects.toThrow('PASSWORD_WRONG');
    await after('mistyped');
    await host.get('lock.unlock', { password: next });
    await after('typed');

    const needles = buildNeedles({ texts: [canary] });
    const inBuffers = looks.map(({ name, seen }) => [name, seen.inBuffers(needles)]);
    expect(inBuffers).toEqual(looks.map(({ name }) => [name, []]));
    const copies = looks.map(({ name, seen }) => ({ name, count: seen.stringsWith(canary) }));
    console.info(
      `Copies of app passwords as strings in main, after it was ${copies.map(({ name, count }) => `${name}: ${String(count)}`).join(', ')}.`,
    );
    // Nobody wipes a string; what is held to is that they do not gather.
    for (const { count } of copies) expect(count).toBeLessThanOrEqual(MOST_PASSWORD_STRINGS);
    for (const { seen } of looks) seen.forget();
  }, 240_000);

  it('is nothing to unlock with once the child with the folder key was killed: Ochre locks, and the password opens it', async () => {
    const { host } = await setUp();
    const wallet = { network: 'regtest', keep: 'keychain', practice: true } as const;
    const { id: walletId } = await host.get('vault.create', { name: 'New', ...wallet, wordCount: 12 });
    const quick = await host.get('vault.create', {
      name: 'Quick',
      ...wallet,
      keep: 'session',
      wordCount: 12,
    });
    await keyholders(host).toHaveLength(1);
    const [session] = childrenOf(host.pid);
    const password = 'correct horse battery';
    await host.get('lock.setPassword', { password });
    await keyholders(host).toHaveLength(2);
    const box = childrenOf(host.pid).find((pid) => pid !== session);
    if (box === undefined) throw new Error('no child holds the folder key');
    process.kill(box, 'SIGKILL');
    await expect.poll(async () => (await host.get('lock.state', {})).locked, { timeout: 5_000 }).toBe(true);
    await expect(host.get('wallet.list', {})).rejects.toThrow('APP_LOCKED');
    // Without the key nothing can close the session's secrets, so their child ends, too.
    await keyholders(host).toEqual([]);
    expect(await host.get('lock.unlock', { password })).toMatchObject({ locked: false });
    expect(await host.get('vault.reveal', { walletId, password })).toMatchObject({ outcome: 'shown' });
    await expect(host.get('vault.reveal', { walletId: quick.id, password })).rejects.toThrow('SESSION_ENDED');
  }, 60_000);

  it('is found where it is: a buffer, a string, and memory', async () => {
    const { host, folder } = await setUp();
    const secret = randomBytes(32);
    const other = buildNeedles({ entropy: randomBytes(32) });
    await host.inside('plant', secret.toString('hex'));
    const seen = await look(host, folder, 'planted');
    const asBytes = buildNeedles({ entropy: secret });
    const asText = buildNeedles({ texts: [secret.toString('base64url').split('').join('-')] });
    expect(seen.inBuffers(asBytes)).toContain('entropy as bytes');
    expect(seen.inHeap(asText)).toContain('text 1');
    expect(inMemory(host.pid, asBytes)).toContain('entropy as bytes');
    expect(seen.inBuffers(other)).toEqual([]);
    expect(seen.inHeap(other)).toEqual([]);
    expect(inMemory(host.pid, other)).toEqual([]);
    seen.forget();
  }, 180_000);
});
