import * as v from 'valibot';
import { assertNever, WalletError } from '../domain/errors.ts';
import { derivePublicKeys } from '../domain/keys/derive.ts';
import type { Act, Answer, Asked, Message, Request } from './requests.ts';
import { acts, request as requestSchema } from './requests.ts';
import { toJsonValue } from '../domain/intents/json.ts';
import * as password from './password.ts';
import type { PasswordTools } from './password.ts';
import * as rules from './rules.ts';
import * as secrets from './secrets.ts';
import { sign, type Signing } from './sign.ts';

/** Everything the keyholder works with; child-entry.ts hands over the real ones, tests hand over strict fakes. */
export interface Tools extends secrets.Places, PasswordTools, Pick<Signing, 'judge' | 'signPsbt'> {
  /** Bytes from the system. */
  readonly randomBytes: (count: number) => Uint8Array;
  /** The machine's time, Unix ms. */
  readonly nowMs: () => number;
  readonly uptime: rules.RulesTools['uptime'];
}

/** Answers one message from main. Never throws: what goes wrong is an answer too. */
export async function answer(raw: unknown, tools: Tools): Promise<Message | null> {
  const read = v.safeParse(requestSchema, raw);
  // Without an id there is nobody to answer. Main never sends this.
  if (!read.success) return null;
  const { id } = read.output;
  try {
    return { kind: 'answer', id, value: toJsonValue(await run(read.output, tools)) };
  } catch (error) {
    if (error instanceof WalletError) return { kind: 'failure', id, failure: error.failure };
    return { kind: 'fault', id, fault: placeOf(error) };
  }
}

async function run(request: Request, tools: Tools): Promise<Answer<Act>> {
  const { act, asked } = request;
  switch (act) {
    case 'warm':
      warm();
      return null;
    case 'keychain':
      return tools.vault.probe();
    case 'create':
      return secrets.create(check('create', asked), tools, tools.randomBytes);
    case 'restore':
      return secrets.restore(check('restore', asked), tools);
    case 'identify':
      return secrets.identify(check('identify', asked));
    case 'reveal':
      return [...(await secrets.reveal(check('reveal', asked), tools))];
    case 'sign': {
      const request = check('sign', asked);
      return sign(request, {
        judge: tools.judge,
        signPsbt: tools.signPsbt,
        readSecret: (secret) => secrets.readSecret(secret, tools),
        aux: () => tools.randomBytes(32),
        spendByRules: (one, verdict) => rules.spendByRules(one, verdict, tools),
        isProved: () => password.isProved(request, tools),
      });
    }
    case 'readRules':
      return rules.readRules(check('readRules', asked), tools);
    case 'setRules':
      return rules.setRules(check('setRules', asked), tools);
    case 'meet':
      return rules.meet(check('meet', asked), tools);
    case 'remove':
      await secrets.remove(check('remove', asked), tools);
      return null;
    case 'find':
      return secrets.find(tools);
    case 'saveToken': {
      const { walletId, keySource, token } = check('saveToken', asked);
      await tokensOf(keySource, tools).saveToken(walletId, token);
      return null;
    }
    case 'readToken': {
      const { walletId, keySource } = check('readToken', asked);
      return tokensOf(keySource, tools).readToken(walletId);
    }
    case 'removeToken': {
      const { walletId, keySource } = check('removeToken', asked);
      await tokensOf(keySource, tools).removeToken(walletId);
      return null;
    }
    case 'readTokens':
      return [...(await tools.vault.readTokens(check('readTokens', asked).ids))];
    case 'saveTokens':
      await tools.vault.saveTokens(check('saveTokens', asked).entries);
      return null;
    case 'removeTokens':
      await tools.vault.removeTokens(check('removeTokens', asked).ids);
      return null;
    case 'greet':
      return tools.held.greet();
    case 'lend':
      return { ...tools.held.lend(check('lend', asked).to) };
    case 'borrow':
      tools.held.borrow(check('borrow', asked));
      return null;
    case 'setLock':
      return { ...(await password.setLock(check('setLock', asked), tools)) };
    case 'keepIdle':
      return password.keepIdle(check('keepIdle', asked), tools);
    case 'retain':
      await tools.vault.retainTokens(check('retain', asked).ids);
      tools.held.forget();
      return null;
    case 'openLock':
      return password.openLock(check('openLock', asked), tools);
    case 'prove':
      return { ...(await password.prove(check('prove', asked), tools)) };
    case 'changeLock': {
      const { lockId, password: old, next } = check('changeLock', asked);
      await tools.lock.change(lockId, old, next);
      return null;
    }
    case 'removeLock':
      return password.removeLock(check('removeLock', asked), tools);
    case 'lyingOpen':
      return [...(await tools.lock.lyingOpen(check('lyingOpen', asked).walletIds))];
    case 'locks':
      return (await tools.lock.locks(check('locks', asked).mayBeUnread)).map((known) => ({
        ...known,
        walletIds: [...known.walletIds],
        tokenIds: [...known.tokenIds],
      }));
    case 'dropLock':
      await tools.lock.drop(check('dropLock', asked).lockId);
      return null;
    case 'askAbove':
      return password.askAbove(check('askAbove', asked), tools);
    case 'askSessionAbove':
      return password.askSessionAbove(check('askSessionAbove', asked), tools);
    case 'askNoMore':
      return password.askNoMore(check('askNoMore', asked), tools);
    case 'closeSession':
      return password.closeSession(tools);
    case 'openSession':
      return password.openSession(tools);
    default:
      return assertNever(act);
  }
}

/** Pays what the first use of the curve costs, before anyone waits for it. The seed is nobody's. */
function warm(): void {
  derivePublicKeys(new Uint8Array(64).fill(1), 'regtest');
}

function tokensOf(keySource: 'keychain' | 'session', { vault, session }: Tools): TokenPlace {
  return keySource === 'session' ? session : vault;
}

/** What the vault and the session have in common. */
interface TokenPlace {
  readonly saveToken: (walletId: string, token: string) => void | Promise<void>;
  readonly readToken: (walletId: string) => string | null | Promise<string | null>;
  readonly removeToken: (walletId: string) => void | Promise<void>;
}

function check<A extends Act>(act: A, asked: unknown): Asked<A> {
  const read = v.safeParse<(typeof acts)[A]['asked']>(acts[act].asked, asked);
  // Not the issues: they quote what they were handed, and that may be words.
  if (!read.success) throw new Error(`main asked for ${act} in a form that is not its own`);
  return read.output;
}

/** Kind and place of a fault, without its message. */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'something that is not an Error';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames.slice(0, 8)].join('\n');
}
