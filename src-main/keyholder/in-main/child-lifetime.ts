import { fail } from '../../base/errors.ts';
import type { ExpectedKeys } from '../../keys/account.ts';
import type { Network } from '../../base/bitcoin.ts';
import type { ServiceTime } from '../../rules/trusted-clock.ts';
import type { SpendingRules } from '../../rules/spending-rules.ts';
import type { KeySource } from '../../../src-preload/contract/wallet.ts';
import type { ChildLink } from '../../ports/index.ts';
import { converse, type Conversation, KEYCHAIN_TIMEOUTS, type KeychainTimeouts } from './conversation.ts';
import { createLockbox } from './lockbox.ts';
import { createKeyedMutex } from '../../base/keyed-mutex.ts';
import type {
  KeyholderAct,
  KeyholderAnswer,
  KeyholderRequest,
  NewSecret,
  PasswordProof,
  SecretRef,
  SignRequest,
} from '../requests.ts';

export interface SignerOptions extends Pick<KeychainTimeouts, 'clock' | 'onWaiting'> {
  readonly start: () => ChildLink;
  readonly patience?: Pick<KeychainTimeouts, 'sayAfterMs' | 'giveUpAfterMs' | 'actMs'>;
}

export type Signer = ReturnType<typeof createSigner>;

/**
 * Only these children read the keychain or touch keys. Each act has its own child, ended once it answered, so that no
 * secret outlives its use. Session-only wallets share one child until quit, since only it has their secrets. That
 * child never asks the keychain. Every failure is a WalletError: KEYCHAIN_*, SECRET_*, SPENDING_*, RECIPIENT_TOO_NEW,
 * RULES_*, SESSION_ENDED, WORDS_*, PSBT_REFUSED, DIGEST_CHANGED, SIGNATURE_INVALID, KEYHOLDER_GONE.
 */
export function createSigner({ start, clock, onWaiting, patience = KEYCHAIN_TIMEOUTS }: SignerOptions) {
  const open = new Set<Conversation>();
  const sessionWallets = new Set<string>();
  let session: Conversation | null = null;
  let warmed: Conversation | null = null;
  let closed = false;
  const lockbox = createLockbox({ begin, askOnce, session: liveSession });

  function begin(during: KeyholderAct): Conversation {
    if (closed) throw fail('KEYHOLDER_GONE', { during });
    const conversation = converse(startOrFail(during), { clock, onWaiting, ...patience });
    open.add(conversation);
    conversation.onEnd(() => open.delete(conversation));
    return conversation;
  }

  function startOrFail(during: KeyholderAct): ChildLink {
    try {
      return start();
    } catch {
      throw fail('KEYHOLDER_GONE', { during });
    }
  }

  function askOnce<A extends KeyholderAct>(act: A, asked: KeyholderRequest<A>): Promise<KeyholderAnswer<A>> {
    return inChild(act, (child) => child.ask(act, asked));
  }

  /** If an app password closed the secret, the child is given the key first. */
  function askWithKey<A extends KeyholderAct>(
    act: A,
    asked: KeyholderRequest<A>,
    proof: PasswordProof | null,
  ): Promise<KeyholderAnswer<A>> {
    return inChild(act, async (child) => {
      await lockbox.equip(child, proof);
      return child.ask(act, asked);
    });
  }

  async function inChild<T>(during: KeyholderAct, act: (child: Conversation) => Promise<T>): Promise<T> {
    const child = warmed === null || warmed.isOver() ? begin(during) : warmed;
    warmed = null;
    try {
      return await act(child);
    } finally {
      child.end();
    }
  }

  function liveSession(): Conversation | null {
    return session === null || session.isOver() ? null : session;
  }

  async function keepInSession<A extends 'create' | 'restore'>(
    act: A,
    asked: KeyholderRequest<A>,
  ): Promise<KeyholderAnswer<A>> {
    const child = liveSession() ?? beginSession(act);
    try {
      const keys = await child.ask(act, asked);
      sessionWallets.add(asked.walletId);
      return keys;
    } finally {
      endEmptySession();
    }
  }

  function beginSession(act: KeyholderAct): Conversation {
    session = begin(act);
    // Only this child had the session's secrets.
    session.onEnd(() => sessionWallets.clear());
    return session;
  }

  function endEmptySession(): void {
    if (sessionWallets.size === 0 && session?.isIdle() === true) session.end();
  }

  /** A wallet's acts take turns: two at once would each count the day's spending without the other's. */
  const inTurn = createKeyedMutex();
  let shuts = 0;
  function askHolder<A extends HolderAct>(
    act: A,
    asked: KeyholderRequest<A>,
    secret: SecretRef,
    proof: PasswordProof | null,
  ): Promise<KeyholderAnswer<A>> {
    const before = shuts;
    return inTurn(secret.walletId, () => {
      // A call that waited when Ochre was locked ends, even with the password.
      if (shuts !== before) throw fail('KEYHOLDER_GONE', { during: act });
      return askWhereItIs(act, asked, secret, proof);
    });
  }

  async function askWhereItIs<A extends HolderAct>(
    act: A,
    asked: KeyholderRequest<A>,
    { keySource, walletName, walletId }: SecretRef,
    proof: PasswordProof | null,
  ): Promise<KeyholderAnswer<A>> {
    if (keySource === 'none') throw fail('NO_KEY_HERE', { walletName });
    if (keySource === 'keychain') return askWithKey(act, asked, proof);
    const child = liveSession();
    if (child === null || !sessionWallets.has(walletId)) throw fail('SESSION_ENDED', { walletName });
    if (proof === null) {
      if (act === 'reveal' && lockbox.isOpen()) throw fail('PASSWORD_NEEDED', {});
      return child.ask(act, asked);
    }
    const told = await lockbox.prove(child, proof);
    return child.ask(act, act === 'sign' ? { ...asked, proof: told } : asked);
  }

  /** A session-only wallet's token stays in the session too, and is stored nowhere. */
  function askToken<A extends 'saveToken' | 'readToken' | 'removeToken'>(
    act: A,
    walletId: string,
    asked: (keySource: 'keychain' | 'session') => KeyholderRequest<A>,
  ): Promise<KeyholderAnswer<A>> {
    const child = liveSession();
    if (child !== null && sessionWallets.has(walletId)) return child.ask(act, asked('session'));
    return askTokens(act, asked('keychain'));
  }

  /** Reading tokens from the keychain needs a child with the key or, while locked, the child that kept some tokens. */
  async function askTokens<A extends TokenAct>(
    act: A,
    asked: KeyholderRequest<A>,
  ): Promise<KeyholderAnswer<A>> {
    if (TOKEN_REMOVALS.includes(act)) return askOnce(act, asked);
    if (!TOKEN_READS.includes(act)) return keepClosed(act, asked);
    const before = shuts;
    const ask = (): Promise<KeyholderAnswer<A>> =>
      lockbox.unlessShut<KeyholderAnswer<A>>(
        () => askWithKey(act, asked, null),
        (steward) => steward.ask<A>(act, asked),
      );
    try {
      return await ask();
    } catch (error) {
      // Locking ended this child. Another child keeps the tokens that may still be read.
      if (shuts === before) throw error;
      return ask();
    }
  }

  /** Keeps an entry only with the key, or the entry would lie open beside the lock. Throws APP_LOCKED. */
  function keepClosed<A extends KeyholderAct>(
    act: A,
    asked: KeyholderRequest<A>,
  ): Promise<KeyholderAnswer<A>> {
    return lockbox.unlessShut(() => askWithKey(act, asked, null));
  }

  return {
    keychain: () => askOnce('keychain', null),
    /** Opens no dialog, unlike other questions to a locked keychain. Null: this system can't be asked so. */
    looksOpen: () => askOnce('looksOpen', null),
    create: (secret: NewSecret & { readonly wordCount: 12 | 24 }) =>
      secret.keep === 'session' ? keepInSession('create', secret) : keepClosed('create', secret),
    /** With `expect`, throws SERVICE_KEYS_MISMATCH before it keeps anything unless all derived values are equal. */
    restore: (secret: NewSecret & { readonly words: string; readonly expect: ExpectedKeys | null }) =>
      secret.keep === 'session' ? keepInSession('restore', secret) : keepClosed('restore', secret),
    /** Keeps nothing. With `against`, a plain branch, words may be cut short; tells the place of a wrong word. */
    identify: (words: string, network: Network, against: string | null = null) =>
      askOnce('identify', { words, network, against }),
    /** Throws PASSWORD_NEEDED if an app password is set and its proof is missing. */
    reveal: (secret: SecretRef, proof: PasswordProof | null = null) =>
      askHolder('reveal', secret, secret, proof),
    /** Starts the child and loads its libraries, so that signing is quick. No secret is in it. */
    warm: (): void => {
      if (closed || (warmed !== null && !warmed.isOver())) return;
      // If warming fails, the first act that needs a child explains why.
      try {
        warmed = begin('warm');
      } catch {
        return;
      }
      void warmed.ask('warm', null).catch(() => undefined);
    },
    /** Throws PASSWORD_NEEDED without proof if more than `askAbove` leaves the wallet. */
    sign: (request: SignRequest, proof: PasswordProof | null = null) =>
      askHolder('sign', request, request.secret, proof),
    /** The spending rules with what was spent today; null: none were ever set. */
    readRules: (secret: SecretRef, time: ServiceTime) =>
      askHolder('readRules', { ...whoseRules(secret), time }, secret, null),
    /** Tighter rules are in force at once, looser ones a day later, whatever main says. Throws RULES_REFUSED. */
    setRules: (secret: SecretRef, rules: SpendingRules, time: ServiceTime) =>
      askHolder('setRules', { ...whoseRules(secret), rules, time }, secret, null),
    /** Reads the rules, and records that recipients are prepared for now (rules/spending-stops.ts). */
    meet: (secret: SecretRef, payees: readonly string[], time: ServiceTime) =>
      askHolder('meet', { ...whoseRules(secret), payees: [...payees], time }, secret, null),
    /** Deletes the secret and, unless they stay, its rules in the keychain. Reads back that they are gone. */
    remove: async (walletId: string, keySource: KeySource, rules: 'too' | 'stay' = 'too'): Promise<void> => {
      if (keySource === 'keychain') await askOnce('remove', { walletId, keySource, rules });
      if (keySource !== 'session') return;
      const child = liveSession();
      if (child === null || !sessionWallets.delete(walletId)) return;
      await child.ask('remove', { walletId, keySource, rules });
      endEmptySession();
    },
    find: () => askWithKey('find', null, null),
    saveToken: async (walletId: string, token: string): Promise<void> => {
      await askToken('saveToken', walletId, (keySource) => ({ walletId, keySource, token }));
    },
    readToken: (walletId: string) =>
      askToken('readToken', walletId, (keySource) => ({ walletId, keySource })),
    removeToken: async (walletId: string): Promise<void> => {
      await askToken('removeToken', walletId, (keySource) => ({ walletId, keySource }));
    },
    /** Tokens from the keychain by one child, in the ids' order; null for a missing one. At most 20,000. */
    readTokens: (ids: readonly string[]) => askTokens('readTokens', { ids: [...ids] }),
    /** Writes tokens to the keychain by one child, and reads each back. At most 20,000. */
    saveTokens: async (
      entries: readonly { readonly id: string; readonly token: string }[],
    ): Promise<void> => {
      await askTokens('saveTokens', { entries: entries.map(({ id, token }) => ({ id, token })) });
    },
    /** Deletes each token and reads back that it is gone. At most 20,000. */
    removeTokens: async (ids: readonly string[]): Promise<void> => {
      await askTokens('removeTokens', { ids: [...ids] });
    },
    password: {
      ...lockbox,
      shut: (retained?: readonly string[]) => {
        shuts += 1;
        return lockbox.shut(retained);
      },
    },
    /** Ends every child, and with it every session-only secret. */
    close: (): void => {
      closed = true;
      for (const conversation of [...open]) conversation.end();
    },
  };
}

type TokenAct = `${'save' | 'read' | 'remove'}Token${'' | 's'}`;
const TOKEN_READS: readonly TokenAct[] = ['readToken', 'readTokens'];
/** Removing opens nothing, so it needs no key. */
const TOKEN_REMOVALS: readonly TokenAct[] = ['removeToken', 'removeTokens'];
type HolderAct = 'reveal' | 'sign' | 'readRules' | 'setRules' | 'meet';

function whoseRules({
  walletId,
  walletName,
  keySource,
}: SecretRef): Omit<KeyholderRequest<'readRules'>, 'time'> {
  if (keySource === 'none') throw fail('NO_KEY_HERE', { walletName });
  return { walletId, walletName, keySource };
}
