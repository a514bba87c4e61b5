import { createHash, randomBytes } from 'node:crypto';
import { answer, type Tools, openVault } from '../../src-main/keyholder/answer.ts';
import { createSigner, type Signer } from '../../src-main/keyholder/in-main/child-lifetime.ts';
import type { ChildLink } from '../../src-main/ports/index.ts';
import type { Keychain } from '../../src-main/keyholder/vault/keychain.ts';

/** Cheap parameters for one guess at the app password: some 20 ms. */
export const CHEAP_COST = { logN: 14, r: 8, p: 1 } as const;

export interface FakeKeyholder {
  readonly signer: Signer;
  /** As after a restart: ends the earlier signer, and no earlier child is left. */
  readonly anew: () => Signer;
  /** Each act, in order. */
  readonly acts: readonly string[];
  /** Each account that was read from the keychain, in order. */
  readonly reads: readonly string[];
  /** What lies in the keychain. */
  readonly entries: ReadonlyMap<string, string>;
  /** The keychain's state as seen from outside; null: unknown, as on macOS and Windows. */
  readonly outside: { isOpen: boolean | null };
}

/**
 * The real signer and the real keyholder, in this process and over a keychain in memory. Questions and answers cross
 * as JSON, as between processes, and each act has a child with its own session. Random bytes repeat in the same order
 * for the next keyholder of the same person: its wallets' keys are known after the first test.
 */
export function fakeKeyholder(
  nowMs: () => number,
  person = 0,
  entries: Map<string, string> = new Map(),
  /** The machine's uptime; absent: it follows the clock, which nobody sets then. */
  uptime: Tools['uptime'] = () => ({ upMs: Math.round(nowMs()), boot: null }),
): FakeKeyholder {
  const acts: string[] = [];
  const reads: string[] = [];
  let drawn = 0;
  const outside: FakeKeyholder['outside'] = { isOpen: null };
  const keychain = inMemory(entries, reads, outside);
  const start = (): ChildLink =>
    inProcess(acts, {
      ...openVault({
        keychain,
        probeId: () => randomBytes(8).toString('hex'),
        randomBytes: (count) => Uint8Array.from(randomBytes(count)),
        cost: CHEAP_COST,
      }),
      judging: () => import('../../src-main/keyholder/answer.ts'),
      nowMs,
      uptime,
      randomBytes: (count) => {
        drawn += 1;
        return Uint8Array.from(
          createHash('sha256').update(`${person}: draw ${drawn} of the tests`).digest(),
        ).slice(0, count);
      },
    });
  const open = (): Signer => createSigner({ start, clock: { nowMs }, onWaiting: () => undefined });
  let signer = open();
  return {
    signer,
    anew: () => {
      signer.close();
      signer = open();
      return signer;
    },
    acts,
    reads,
    entries,
    outside,
  };
}

function inMemory(
  entries: Map<string, string>,
  reads: string[],
  outside: FakeKeyholder['outside'],
): Keychain {
  return {
    get: (account) => {
      reads.push(account);
      return Promise.resolve(entries.get(account) ?? null);
    },
    set: (account, value) => {
      // As keytar: an empty secret is refused, and a NUL would cut it.
      if (value === '') return Promise.reject(new Error('Password is required.'));
      entries.set(account, value.split('\0')[0] ?? '');
      return Promise.resolve();
    },
    delete: (account) => Promise.resolve(entries.delete(account)),
    all: () => Promise.resolve([...entries].map(([account, value]) => ({ account, value }))),
    looksOpen: () => Promise.resolve(outside.isOpen),
  };
}

function inProcess(acts: string[], tools: Tools): ChildLink {
  const listeners: ((message: unknown) => void)[] = [];
  const endListeners: (() => void)[] = [];
  let over = false;
  const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  return {
    post: (message) => {
      if (over) return;
      const raw = asJson(message);
      acts.push(String((raw as { act?: unknown }).act));
      void answer(raw, tools).then((reply) => {
        if (!over && reply !== null) for (const heard of listeners) heard(asJson(reply));
      });
    },
    hear: (listener) => listeners.push(listener),
    ended: (listener) => endListeners.push(listener),
    kill: () => {
      if (over) return;
      over = true;
      for (const listener of endListeners) listener();
    },
  };
}
