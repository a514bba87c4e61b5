import * as v from 'valibot';
import { WalletError } from '../base/errors.ts';
import { toJsonValue } from '../base/json.ts';
import { NONCE_BYTES, type Cost } from '../base/sealed-box.ts';
import { createHeldKey } from './held-key.ts';
import * as password from './password.ts';
import type { PasswordTools } from './password.ts';
import {
  type KeyholderAct,
  type KeyholderAnswer,
  type KeyholderRequest,
  type Message,
  acts,
  request as requestSchema,
} from './requests.ts';
import type { RulesTools } from './rules.ts';
import type { Places, SigningMeans } from './sign.ts';
import { createVaultLock } from './vault/app-lock.ts';
import type { Keychain } from './vault/keychain.ts';
import { createRing, createSessionStore, createVault } from './vault/vault.ts';

/** Everything the keyholder works with; child-entry.ts hands over the real ones, tests hand over strict fakes. */
export interface Tools extends Places, PasswordTools {
  readonly judging: () => Promise<Pick<SigningMeans, 'judge' | 'signPsbt'>>;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly nowMs: () => number;
  readonly uptime: RulesTools['uptime'];
}

/** Answers one message from main; null for one without a readable form. Never throws: a failure is an answer too. */
export async function answer(raw: unknown, tools: Tools): Promise<Message | null> {
  const read = v.safeParse(requestSchema, raw);
  // Without an id no request can be answered. Main never sends this.
  if (!read.success) return null;
  const { id, act, asked } = read.output;
  try {
    return { kind: 'answer', id, value: toJsonValue(await run(act, asked, tools)) };
  } catch (error) {
    if (error instanceof WalletError) return { kind: 'failure', id, failure: error.failure };
    return { kind: 'fault', id, fault: placeOf(error) };
  }
}

async function run<A extends KeyholderAct>(
  act: A,
  asked: unknown,
  tools: Tools,
): Promise<Frozen<KeyholderAnswer<A>>> {
  return handlers[act](check(act, asked), tools);
}

type Frozen<T> = T extends object ? { readonly [Name in keyof T]: Frozen<T[Name]> } : T;
type Handlers = {
  readonly [A in KeyholderAct]: (
    asked: KeyholderRequest<A>,
    tools: Tools,
  ) => Frozen<KeyholderAnswer<A>> | Promise<Frozen<KeyholderAnswer<A>>>;
};

const withKeys = () => import('./with-keys.ts');

const handlers: Handlers = {
  warm: async () => {
    // Pays for the first use of the curve before anyone waits for it. The seed belongs to nobody.
    (await withKeys()).derivePublicKeys(new Uint8Array(64).fill(1), 'regtest');
    return null;
  },
  keychain: (_, { vault }) => vault.probe(),
  looksOpen: (_, { vault }) => vault.looksOpen(),
  create: async (asked, tools) => (await withKeys()).create(asked, tools, tools.randomBytes),
  restore: async (asked, tools) => (await withKeys()).restore(asked, tools),
  identify: async (asked) => (await withKeys()).identify(asked),
  reveal: async (asked, tools) => (await withKeys()).reveal(asked, tools),
  sign: async (asked, tools) => {
    const { signVerified, readSecret, spendByRules } = await withKeys();
    const { judge, signPsbt } = await tools.judging();
    return signVerified(asked, {
      judge,
      signPsbt,
      readSecret: (secret) => readSecret(secret, tools),
      aux: () => tools.randomBytes(32),
      spendByRules: (one, verdict) => spendByRules(one, verdict, tools),
      isProved: () => password.isProved(asked, tools),
    });
  },
  readRules: async (asked, tools) => (await withKeys()).readRules(asked, tools),
  setRules: async (asked, tools) => (await withKeys()).setRules(asked, tools),
  meet: async (asked, tools) => (await withKeys()).meet(asked, tools),
  remove: async (asked, tools) => done((await withKeys()).remove(asked, tools)),
  find: async (_, tools) => (await withKeys()).find(tools),
  saveToken: ({ walletId, keySource, token }, tools) =>
    done(tokensOf(keySource, tools).saveToken(walletId, token)),
  readToken: ({ walletId, keySource }, tools) => tokensOf(keySource, tools).readToken(walletId),
  removeToken: ({ walletId, keySource }, tools) => done(tokensOf(keySource, tools).removeToken(walletId)),
  readTokens: ({ ids }, { vault }) => vault.readTokens(ids),
  saveTokens: ({ entries }, { vault }) => done(vault.saveTokens(entries)),
  removeTokens: ({ ids }, { vault }) => done(vault.removeTokens(ids)),
  greet: (_, { held }) => held.greet(),
  lend: ({ to }, { held }) => held.lend(to),
  borrow: (loan, { held }) => {
    held.borrow(loan);
    return null;
  },
  setLock: password.setLock,
  keepIdle: password.keepIdle,
  retain: async ({ ids }, { vault, held }) => {
    await vault.retainTokens(ids);
    held.forget();
    return null;
  },
  openLock: password.openLock,
  prove: password.prove,
  changeLock: ({ lockId, password: old, next }, { lock }) => done(lock.change(lockId, old, next)),
  removeLock: password.removeLock,
  lyingOpen: ({ walletIds }, { lock }) => lock.lyingOpen(walletIds),
  locks: ({ mayBeUnread }, { lock }) => lock.locks(mayBeUnread),
  dropLock: ({ lockId }, { lock }) => done(lock.drop(lockId)),
  askAbove: password.askAbove,
  askSessionAbove: password.askSessionAbove,
  askNoMore: password.askNoMore,
  closeSession: (_, tools) => password.closeSession(tools),
  openSession: (_, tools) => password.openSession(tools),
};

async function done(act: unknown): Promise<null> {
  await act;
  return null;
}

function tokensOf(keySource: 'keychain' | 'session', { vault, session }: Tools) {
  return keySource === 'session' ? session : vault;
}

function check<A extends KeyholderAct>(act: A, asked: unknown): KeyholderRequest<A> {
  const read = v.safeParse<(typeof acts)[A]['asked']>(acts[act].asked, asked);
  // The issues are left out: they quote the request, which may contain words.
  if (!read.success) throw new Error(`main asked for ${act} in a form that is not its own`);
  return read.output;
}

/** Kind and place of a fault, without its message. */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'something that is not an Error';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames.slice(0, 8)].join('\n');
}

export function openVault(options: {
  readonly keychain: Keychain;
  readonly probeId: () => string;
  readonly randomBytes: (count: number) => Uint8Array;
  /** The work of one guess at the app password. */
  readonly cost: Cost;
}): Pick<Tools, 'vault' | 'session' | 'lock' | 'held'> {
  const { randomBytes } = options;
  const ring = createRing(options.keychain, options.probeId);
  const held = createHeldKey(randomBytes);
  return {
    vault: createVault(ring, { key: held.read, nonce: () => randomBytes(NONCE_BYTES) }),
    session: createSessionStore(),
    lock: createVaultLock(ring, options),
    held,
  };
}

/** The first act that needs keys loads this: a start that asks for a lock doesn't wait for the curve's libraries. */
export { derivePublicKeys } from '../keys/derive.ts';
export { judge, signPsbt } from '../verify/index.ts';
export { meet, readRules, setRules, spendByRules } from './rules.ts';
export { create, find, identify, readSecret, remove, restore, reveal } from './sign.ts';
export { signVerified } from './sign.ts';
