import { fail } from '../domain/errors.ts';
import type { SecretRef, Signer } from '../ports.ts';
import type { ChildLink } from './child-link.ts';
import { converse } from './conversation.ts';
import type { Conversation } from './conversation.ts';
import { PATIENCE } from './patience.ts';
import type { Patience } from './patience.ts';
import type { Act, Answer, Asked } from './requests.ts';

export interface SignerOptions extends Pick<Patience, 'clock' | 'onWaiting'> {
  /** Starts one keyholder child. */
  readonly start: () => ChildLink;
  readonly patience?: Pick<Patience, 'sayAfterMs' | 'giveUpAfterMs' | 'actMs'>;
}

/**
 * The Signer port over child processes. Each act has a child of its own, ended as soon as it answered, so that no
 * secret outlives its use. Session-only wallets share one child that lives until quit, since their secrets live in it
 * alone; it never asks the keychain.
 */
export function createSigner({ start, clock, onWaiting, patience = PATIENCE }: SignerOptions): Signer {
  const open = new Set<Conversation>();
  const sessionWallets = new Set<string>();
  let session: Conversation | null = null;
  let warmed: Conversation | null = null;
  let closed = false;

  function begin(during: Act): Conversation {
    if (closed) throw fail('KEYHOLDER_GONE', { during });
    const conversation = converse(startOrFail(during), { clock, onWaiting, ...patience });
    open.add(conversation);
    conversation.onEnd(() => open.delete(conversation));
    return conversation;
  }

  function startOrFail(during: Act): ChildLink {
    try {
      return start();
    } catch {
      throw fail('KEYHOLDER_GONE', { during });
    }
  }

  /** Asks a child that knows nothing else, and ends it. */
  async function askOnce<A extends Act>(act: A, asked: Asked<A>): Promise<Answer<A>> {
    const child = warmed === null || warmed.isOver() ? begin(act) : warmed;
    warmed = null;
    try {
      return await child.ask(act, asked);
    } finally {
      child.end();
    }
  }

  /** Asks the child that holds the session's secrets; null where there is none. */
  function liveSession(): Conversation | null {
    return session === null || session.isOver() ? null : session;
  }

  async function keepInSession<A extends 'create' | 'restore'>(act: A, asked: Asked<A>): Promise<Answer<A>> {
    const child = liveSession() ?? beginSession(act);
    try {
      const keys = await child.ask(act, asked);
      sessionWallets.add(asked.walletId);
      return keys;
    } finally {
      endEmptySession();
    }
  }

  function beginSession(act: Act): Conversation {
    session = begin(act);
    // Gone is gone: what this child held can be asked of no other.
    session.onEnd(() => sessionWallets.clear());
    return session;
  }

  function endEmptySession(): void {
    if (sessionWallets.size === 0 && session?.isIdle() === true) session.end();
  }

  /** Reveal, sign and the rules of both: where the secret is. */
  async function askHolder<A extends 'reveal' | 'sign' | 'readRules' | 'setRules' | 'meet'>(
    act: A,
    asked: Asked<A>,
    { keySource, walletName, walletId }: SecretRef,
  ): Promise<Answer<A>> {
    if (keySource === 'none') throw fail('NO_KEY_HERE', { walletName });
    if (keySource === 'keychain') return askOnce(act, asked);
    const child = liveSession();
    if (child === null || !sessionWallets.has(walletId)) throw fail('SESSION_ENDED', { walletName });
    return child.ask(act, asked);
  }

  /** A session-only wallet's token stays in the session too: nothing of it is kept. */
  function askToken<A extends 'saveToken' | 'readToken' | 'removeToken'>(
    act: A,
    walletId: string,
    asked: (keySource: 'keychain' | 'session') => Asked<A>,
  ): Promise<Answer<A>> {
    const child = liveSession();
    return child !== null && sessionWallets.has(walletId)
      ? child.ask(act, asked('session'))
      : askOnce(act, asked('keychain'));
  }

  return {
    keychain: () => askOnce('keychain', null),
    create: (secret) =>
      secret.keep === 'session' ? keepInSession('create', secret) : askOnce('create', secret),
    restore: (secret) =>
      secret.keep === 'session' ? keepInSession('restore', secret) : askOnce('restore', secret),
    identify: (words, network) => askOnce('identify', { words, network }),
    reveal: (secret) => askHolder('reveal', secret, secret),
    warm: () => {
      if (closed || (warmed !== null && !warmed.isOver())) return;
      // A child that fails to warm is found out, and explained, by the act that needs one.
      try {
        warmed = begin('warm');
      } catch {
        return;
      }
      void warmed.ask('warm', null).catch(() => undefined);
    },
    sign: (request) => askHolder('sign', request, request.secret),
    readRules: (secret) => askHolder('readRules', whoseRules(secret), secret),
    setRules: (secret, rules) => askHolder('setRules', { ...whoseRules(secret), rules }, secret),
    meet: (secret, payees) => askHolder('meet', { ...whoseRules(secret), payees: [...payees] }, secret),
    remove: async (walletId, keySource) => {
      if (keySource === 'keychain') await askOnce('remove', { walletId, keySource });
      if (keySource !== 'session') return;
      const child = liveSession();
      if (child === null || !sessionWallets.delete(walletId)) return;
      await child.ask('remove', { walletId, keySource });
      endEmptySession();
    },
    find: () => askOnce('find', null),
    saveToken: async (walletId, token) => {
      await askToken('saveToken', walletId, (keySource) => ({ walletId, keySource, token }));
    },
    readToken: (walletId) => askToken('readToken', walletId, (keySource) => ({ walletId, keySource })),
    removeToken: async (walletId) => {
      await askToken('removeToken', walletId, (keySource) => ({ walletId, keySource }));
    },
    readTokens: (ids) => askOnce('readTokens', { ids: [...ids] }),
    saveTokens: async (entries) => {
      await askOnce('saveTokens', { entries: entries.map(({ id, token }) => ({ id, token })) });
    },
    removeTokens: async (ids) => {
      await askOnce('removeTokens', { ids: [...ids] });
    },
    close: () => {
      closed = true;
      for (const conversation of [...open]) conversation.end();
    },
  };
}

function whoseRules({ walletId, walletName, keySource }: SecretRef): Asked<'readRules'> {
  if (keySource === 'none') throw fail('NO_KEY_HERE', { walletName });
  return { walletId, walletName, keySource };
}
