import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { derivePublicKeys } from '../../../src-main/keys/derive.ts';
import { childEnv } from '../../../src-main/keyholder/in-main/fork-child.ts';
import { createSigner } from '../../../src-main/keyholder/in-main/child-lifetime.ts';

import { toJsonValue } from '../../../src-main/base/json.ts';
import type { ChildLink } from '../../../src-main/ports/index.ts';
import type { SecretRef } from '../../../src-main/keyholder/requests.ts';
import { codeOf, failureOf } from '../../support/failure-of.ts';
import { slotsRequest } from './slots-request.ts';

const WALLET = 'aa'.repeat(16);
const OTHER = 'bb'.repeat(16);
const KEYS = derivePublicKeys(new Uint8Array(64).fill(7), 'regtest');
const KEPT = { walletId: WALLET, network: 'regtest', keep: 'keychain' } as const;
const NEW = { ...KEPT, createdAtMs: 1, wordCount: 12 } as const;
const SECRET: SecretRef = { walletId: WALLET, walletName: 'Savings', keySource: 'keychain', keys: KEYS };
const SIGNED = { psbt: 'cHNidP8=', txid: 'cd'.repeat(32) };

/** A child that does nothing by itself: the test says what it says, and when it ends. */
interface ScriptedChild {
  readonly posted: { id: number; act: string; asked: unknown }[];
  readonly say: (message: unknown) => void;
  readonly answer: (value: unknown) => void;
  readonly end: () => void;
  killed: boolean;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const children: ScriptedChild[] = [];
  const waits: [boolean, number][] = [];
  const start = (): ChildLink => {
    const heard: ((message: unknown) => void)[] = [];
    const ended: (() => void)[] = [];
    let alive = true;
    const child: ScriptedChild = {
      posted: [],
      killed: false,
      say: (message) => heard.forEach((listener) => listener(toJsonValue(message))),
      answer: (value) => child.say({ kind: 'answer', id: child.posted.at(-1)?.id, value }),
      end: () => {
        alive = false;
        ended.forEach((listener) => listener());
      },
    };
    children.push(child);
    return {
      post: (message) => {
        if (!alive) throw new Error('a post to a child that has ended');
        child.posted.push(structuredClone(message) as ScriptedChild['posted'][number]);
      },
      hear: (listener) => void heard.push(listener),
      ended: (listener) => void ended.push(listener),
      kill: () => {
        child.killed = true;
        alive = false;
      },
    };
  };
  const signer = createSigner({
    start,
    clock: { nowMs: () => Date.now() },
    onWaiting: (waiting, sinceMs) => void waits.push([waiting, sinceMs]),
  });
  const child = (index: number): ScriptedChild => {
    const found = children[index];
    if (found === undefined) throw new Error(`child ${String(index)} was not started`);
    return found;
  };
  return { signer, children, child, waits };
}

/** Lets what was promised go on, without letting time pass. */
const settle = () => vi.advanceTimersByTimeAsync(0);

/** What comes of it once that child answers so. */
async function answered<T>(asking: Promise<T>, child: () => ScriptedChild, value: unknown) {
  await settle();
  child().answer(value);
  return asking;
}
/** Why it fails once that child says so. */
async function failed(asking: Promise<unknown>, child: () => ScriptedChild, failure: object) {
  const failing = failureOf(asking);
  await settle();
  child().say({ kind: 'failure', id: child().posted[0]?.id, failure });
  expect(await failing).toEqual(failure);
  expect(child().killed).toBe(true);
}

async function setUpWithSession() {
  const made = setUp();
  await answered(made.signer.create({ ...NEW, keep: 'session' }), () => made.child(0), KEYS);
  return { ...made, secret: { ...SECRET, keySource: 'session' } as const };
}

describe('an act', () => {
  it('has a child of its own, which is ended once it has answered', async () => {
    const { signer, children, child } = setUp();
    const revealing = signer.reveal(SECRET);
    await settle();
    expect(child(0).posted).toMatchObject([{ act: 'reveal', asked: { walletId: WALLET } }]);
    expect(child(0).killed).toBe(false);
    child(0).answer(['abandon', 'about']);
    expect(await revealing).toEqual(['abandon', 'about']);
    expect(child(0).killed).toBe(true);
    await answered(signer.keychain(), () => child(1), { state: 'ready' });
    expect(children).toHaveLength(2);
  });

  it('ends its child when it fails, and says why', async () => {
    const { signer, child } = setUp();
    const failure = { code: 'SECRET_MISSING', facts: { walletName: 'Savings' } };
    await failed(signer.reveal(SECRET), () => child(0), failure);
  });

  it('fails with KEYHOLDER_GONE when its child dies', async () => {
    const { signer, child } = setUp();
    const failing = failureOf(signer.sign(slotsRequest(KEYS, SECRET)));
    await settle();
    child(0).end();
    expect(await failing).toEqual({ code: 'KEYHOLDER_GONE', facts: { during: 'sign' } });
  });

  it('fails with KEYHOLDER_GONE when its child hangs without waiting for the keychain', async () => {
    const { signer, child } = setUp();
    const failing = failureOf(signer.find());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failing).toEqual({ code: 'KEYHOLDER_GONE', facts: { during: 'find' } });
    expect(child(0).killed).toBe(true);
  });

  it.each([
    ['is of another form', { kind: 'answer', id: 1, value: { words: 'abandon' } }],
    ['is no message', 'hello'],
    ['is a failure nobody knows', { kind: 'failure', id: 1, failure: { code: 'WHATEVER', facts: {} } }],
    [
      'is a failure with other facts',
      { kind: 'failure', id: 1, failure: { code: 'WORDS_COUNT', facts: {} } },
    ],
    ['is a fault', { kind: 'fault', id: 1, fault: 'TypeError' }],
  ])('is a fault of ours, not a failure to explain, when the answer %s', async (_, message) => {
    const { signer, child } = setUp();
    const revealing = signer.reveal(SECRET);
    const caught = expect(revealing).rejects.toThrow(/^the keyholder /);
    await settle();
    child(0).say(message);
    await caught;
    expect(child(0).killed).toBe(true);
  });

  it('does not take the answer to another question', async () => {
    const { signer, child } = setUp();
    const revealing = signer.reveal(SECRET);
    await settle();
    child(0).say({ kind: 'answer', id: 999, value: ['wrong'] });
    child(0).answer(['right']);
    expect(await revealing).toEqual(['right']);
  });

  it('crosses with every amount as text', async () => {
    const { signer, child } = setUp();
    const signing = signer.sign(slotsRequest(KEYS, SECRET));
    expect(await answered(signing, () => child(0), SIGNED)).toEqual(SIGNED);
    const asked = { intent: { sizeSats: '3000' }, limits: { maxFeeSats: '1000000' } };
    expect(child(0).posted[0]).toMatchObject({ asked });
  });

  it('is not begun for a wallet without a key here', async () => {
    const { signer, children } = setUp();
    const facts = { walletName: 'Savings' };
    const secret = { ...SECRET, keySource: 'none' } as const;
    expect(await failureOf(signer.reveal(secret))).toEqual({ code: 'NO_KEY_HERE', facts });
    expect(await failureOf(signer.sign(slotsRequest(KEYS, secret)))).toEqual({ code: 'NO_KEY_HERE', facts });
    await signer.remove(WALLET, 'none');
    expect(children).toHaveLength(0);
  });
});

describe('a keychain that does not answer', () => {
  it('is said after 5 seconds, with when it began, and taken back once it answered', async () => {
    const { signer, child, waits } = setUp();
    const startedMs = Date.now();
    const revealing = signer.reveal(SECRET);
    await settle();
    child(0).say({ kind: 'keychain', waiting: true });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(waits).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(waits).toEqual([[true, startedMs]]);
    child(0).say({ kind: 'keychain', waiting: false });
    expect(waits).toEqual([
      [true, startedMs],
      [false, startedMs],
    ]);
    child(0).answer(['abandon']);
    await revealing;
    expect(waits).toHaveLength(2);
  });

  it('is given up after 120 seconds: the child is ended and a late answer is not heard', async () => {
    const { signer, child, waits } = setUp();
    const failing = failureOf(signer.reveal(SECRET));
    await settle();
    child(0).say({ kind: 'keychain', waiting: true });
    await vi.advanceTimersByTimeAsync(119_999);
    expect(child(0).killed).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failing).toEqual({ code: 'KEYCHAIN_TIMEOUT', facts: { seconds: 120 } });
    expect(child(0).killed).toBe(true);
    expect(waits.map(([waiting]) => waiting)).toEqual([true, false]);
    child(0).answer(['late']);
    await settle();
    expect(waits).toHaveLength(2);
  });

  it('is not said when it answers in time, however often it is asked', async () => {
    const { signer, child, waits } = setUp();
    const creating = signer.create(NEW);
    await settle();
    for (let i = 0; i < 5; i++) {
      child(0).say({ kind: 'keychain', waiting: true });
      await vi.advanceTimersByTimeAsync(4_000);
      child(0).say({ kind: 'keychain', waiting: false });
    }
    child(0).answer(KEYS);
    await creating;
    expect(waits).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('a warm child is used by the next act, and another is begun after it', async () => {
  const { signer, children, child } = setUp();
  signer.warm();
  signer.warm();
  expect(children).toHaveLength(1);
  const signing = signer.sign(slotsRequest(KEYS, SECRET));
  await settle();
  expect(child(0).posted.map(({ act }) => act)).toEqual(['warm', 'sign']);
  child(0).say({ kind: 'answer', id: child(0).posted[0]?.id, value: null });
  child(0).answer(SIGNED);
  await signing;
  expect(child(0).killed).toBe(true);
  signer.warm();
  expect(children).toHaveLength(2);
});

it('a warm child is replaced when it died before it was needed', async () => {
  const { signer, child } = setUp();
  signer.warm();
  child(0).end();
  const signing = signer.sign(slotsRequest(KEYS, SECRET));
  expect(await answered(signing, () => child(1), SIGNED)).toEqual(SIGNED);
});

it('a warm child waits for its turn without a timer running', async () => {
  const { signer, child } = setUp();
  signer.warm();
  child(0).answer(null);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(child(0).killed).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

describe('session-only wallets', () => {
  it('share one child that lives on', async () => {
    const { signer, children, child, secret } = await setUpWithSession();
    const second = { ...NEW, walletId: OTHER, keep: 'session', words: 'w', expect: null } as const;
    await answered(signer.restore(second), () => child(0), KEYS);
    await answered(signer.sign(slotsRequest(KEYS, secret)), () => child(0), SIGNED);
    expect(child(0).killed).toBe(false);
    expect(children).toHaveLength(1);
  });

  it('end with their child, and say so from then on', async () => {
    const { signer, children, child, secret } = await setUpWithSession();
    child(0).end();
    const ended = { code: 'SESSION_ENDED', facts: { walletName: 'Savings' } };
    expect(await failureOf(signer.reveal(secret))).toEqual(ended);
    expect(await failureOf(signer.sign(slotsRequest(KEYS, secret)))).toEqual(ended);
    expect(children).toHaveLength(1);
  });

  it('of an earlier run have ended', async () => {
    const { signer, children } = setUp();
    expect(await codeOf(signer.reveal({ ...SECRET, keySource: 'session' }))).toBe('SESSION_ENDED');
    await signer.remove(WALLET, 'session');
    expect(children).toHaveLength(0);
  });

  it('leave no child when the last one is removed, and none when the first one fails', async () => {
    const { signer, child } = await setUpWithSession();
    await answered(signer.remove(WALLET, 'session'), () => child(0), null);
    expect(child(0).killed).toBe(true);
    const restoring = signer.restore({ ...NEW, keep: 'session', words: 'w', expect: null });
    await failed(restoring, () => child(1), { code: 'WORDS_COUNT', facts: { count: 1 } });
  });

  it('keep their token in the session; others keep it in the keychain', async () => {
    const { signer, child } = await setUpWithSession();
    await answered(signer.saveToken(WALLET, 'one'), () => child(0), null);
    const asked = { keySource: 'session', token: 'one' };
    expect(child(0).posted.at(-1)).toMatchObject({ act: 'saveToken', asked });
    expect(await answered(signer.readToken(OTHER), () => child(1), null)).toBeNull();
    expect(child(1).posted.at(-1)).toMatchObject({ act: 'readToken', asked: { keySource: 'keychain' } });
  });
});

it.each([
  ['readTokens', ['one', null]],
  ['removeTokens', null],
] as const)('asks one child for many tokens: %s', async (act, value) => {
  const { signer, children, child } = setUp();
  const ids = [WALLET, OTHER];
  expect((await answered<unknown>(signer[act](ids), () => child(0), value)) ?? null).toEqual(value);
  expect(child(0).posted).toMatchObject([{ act, asked: { ids } }]);
  expect(child(0).killed).toBe(true);
  expect(children).toHaveLength(1);
});

it('closing ends every child, fails what is being asked, and begins nothing any more', async () => {
  const { signer, children, child, secret } = await setUpWithSession();
  signer.warm();
  const failing = failureOf(signer.reveal(SECRET));
  await settle();
  signer.close();
  expect(await failing).toEqual({ code: 'KEYHOLDER_GONE', facts: { during: 'reveal' } });
  expect(children.map((one) => one.killed)).toEqual(children.map(() => true));
  expect(await codeOf(signer.reveal(secret))).toBe('SESSION_ENDED');
  expect(await codeOf(signer.find())).toBe('KEYHOLDER_GONE');
  signer.warm();
  expect(children).toHaveLength(2);
  expect(child(1).killed).toBe(true);
});

it('the environment of a child names the session bus and nothing else', () => {
  const bus = { DBUS_SESSION_BUS_ADDRESS: 'unix:path=/bus', XDG_RUNTIME_DIR: '/run/user/1' };
  const more = { NODE_OPTIONS: '--inspect', DISPLAY: ':0', LD_PRELOAD: '/x.so', OCHRE_TOKEN: 'secret' };
  expect(childEnv({ ...bus, ...more, HTTPS_PROXY: 'http://proxy' })).toEqual(bus);
  expect(childEnv({})).toEqual({});
});
