import { CHAIN_OFF } from '../fakes/scenarios.ts';
import { ABILITIES } from '../../src-main/base/service/abilities.ts';
import { FIRST_PROFILE } from '../../src-main/wallet/vault/new-wallet.ts';
import type { Bridge } from '../../src-preload/bridge.ts';
import { done, failed, type Result } from '../../src-preload/contract/result.ts';
import type {
  CallAnswer,
  CallInput,
  Detected,
  Failure,
  KeychainState,
  WalletView,
} from '../../src-preload/contract/index.ts';

/** Twelve words of the list with a valid checksum; of no wallet anyone uses. */
export const WORDS = 'legal winner thank year wave sausage worth useful legal winner thank yellow'.split(' ');

/**
 * A pretended main for the onboarding screens: it refuses what the real one refuses (unknown wallets, the keychain
 * where there is none, wrong words by their position) and counts what it made.
 */
export class FakeVault {
  /** What a service is taken for; null: it is not recognised. */
  guess: Detected['guess'] = { dialect: 'document', numbering: 'documentEra', sure: true, provable: true };
  /** What was seen on the way to that. */
  saw: Detected['saw'] = [];
  /** Whether Ochre can run a service of its own here. */
  ownService: CallAnswer<'wallet.ownService'> = { missing: null, version: '0.3.0-beta.18' };
  /** Why the next registration fails; null: it does not. */
  refuses: Failure | null = null;
  keychainState: KeychainState = { state: 'ready' };
  /** Null: the person turns the question back. */
  agrees = true;
  /** Set to hold the answer of `reveal` until the test lets it go. */
  holdReveal: Promise<void> = Promise.resolve();
  /** Each time the page said whether words stand on the screen. */
  readonly onScreen: boolean[] = [];
  readonly made: CallInput<'vault.create'>[] = [];
  readonly restored: CallInput<'vault.restore'>[] = [];
  readonly connections: CallInput<'wallet.connect'>[] = [];
  readonly registered: string[] = [];
  readonly chainSources: CallInput<'chain.use'>[] = [];
  #wallets = new Map<string, WalletView>();

  readonly bridge = {
    chain: {
      use: (input: CallInput<'chain.use'>) => {
        if (!/^(?:ssl|tcp|https):\/\//.test(input.address))
          return Promise.resolve(failed({ code: 'URL_REFUSED', facts: { reason: 'scheme' } }));
        if (!this.agrees) return Promise.resolve(done({ outcome: 'aborted', view: CHAIN_OFF }));
        this.chainSources.push(input);
        const source = { kind: 'electrum', address: input.address, pin: null } as const;
        return Promise.resolve(done({ outcome: 'used', view: { ...CHAIN_OFF, source, state: 'waiting' } }));
      },
    },
    codes: { camera: () => Promise.resolve(done({})) },
    files: { choose: () => Promise.resolve(done({ files: [] })) },
    vault: {
      keychain: () => Promise.resolve(done(this.keychainState)),
      create: (input: CallInput<'vault.create'>) => {
        this.made.push(input);
        return Promise.resolve(this.#keep(input));
      },
      restore: (input: CallInput<'vault.restore'>) => {
        const wrong = this.#wrong(input.words);
        if (wrong !== null) return Promise.resolve(wrong);
        this.restored.push(input);
        return Promise.resolve(this.#keep(input));
      },
      reveal: async ({ walletId }: CallInput<'vault.reveal'>) => {
        await this.holdReveal;
        if (!this.#wallets.has(walletId)) return failed({ code: 'WALLET_UNKNOWN', facts: {} });
        return this.agrees ? done({ outcome: 'shown', words: [...WORDS] }) : done({ outcome: 'aborted' });
      },
      wordsOnScreen: ({ shown }: CallInput<'vault.wordsOnScreen'>) => {
        this.onScreen.push(shown);
        return Promise.resolve(done({}));
      },
      checkWords: ({ walletId, words }: CallInput<'vault.checkWords'>) => {
        const wallet = this.#wallets.get(walletId);
        if (wallet === undefined) return Promise.resolve(failed({ code: 'WALLET_UNKNOWN', facts: {} }));
        return Promise.resolve(this.#wrong(words) ?? done({ ...wallet, wordsCheckedAtMs: 1 }));
      },
    },
    wallet: {
      connect: (input: CallInput<'wallet.connect'>) => {
        const wallet = this.#wallets.get(input.walletId);
        if (wallet === undefined) return Promise.resolve(failed({ code: 'WALLET_UNKNOWN', facts: {} }));
        if (input.connection.kind === 'remote' && !input.connection.baseUrl.startsWith('https://')) {
          return Promise.resolve(failed({ code: 'URL_REFUSED', facts: { reason: 'scheme' } }));
        }
        if (input.connection.kind === 'own' && !/^(?:ssl|tcp|https):\/\//.test(input.connection.indexer)) {
          return Promise.resolve(failed({ code: 'URL_REFUSED', facts: { reason: 'scheme' } }));
        }
        this.connections.push(input);
        return Promise.resolve(done(wallet));
      },
      detect: ({ baseUrl }: CallInput<'wallet.detect'>) =>
        Promise.resolve(done({ baseUrl, guess: this.guess, saw: this.saw })),
      ownService: () => Promise.resolve(done(this.ownService)),
      reach: () => Promise.resolve(done({ tookMs: 1, certificate: null })),
      register: ({ walletId }: CallInput<'wallet.register'>) => {
        if (this.connections.every((connection) => connection.walletId !== walletId)) {
          return Promise.resolve(failed({ code: 'WALLET_UNKNOWN', facts: {} }));
        }
        if (!this.agrees) return Promise.resolve(done({ outcome: 'aborted', address: null }));
        if (this.refuses !== null) return Promise.resolve(failed(this.refuses));
        this.registered.push(walletId);
        return Promise.resolve(done({ outcome: 'registered', address: null }));
      },
    },
  } satisfies {
    chain: Pick<Bridge['chain'], 'use'>;
    codes: Pick<Bridge['codes'], 'camera'>;
    files: Pick<Bridge['files'], 'choose'>;
    vault: Pick<
      Bridge['vault'],
      'keychain' | 'create' | 'restore' | 'reveal' | 'checkWords' | 'wordsOnScreen'
    >;
    wallet: Pick<Bridge['wallet'], 'connect' | 'detect' | 'ownService' | 'reach' | 'register'>;
  };

  /** A wallet that is there already. */
  existing(): WalletView {
    const result = this.#keep({ name: 'Atelier', network: 'regtest', keep: 'session', practice: true });
    if (!result.ok) throw new Error('the fake refused its own wallet');
    return result.value;
  }

  #wrong(text: string): Result<never> | null {
    const words = text.trim().split(/\s+/);
    if (words.length !== 12) return failed({ code: 'WORDS_COUNT', facts: { count: words.length } });
    const at = words.findIndex((word, place) => word !== WORDS[place]);
    if (at === -1) return null;
    return failed({
      code: 'WORDS_UNKNOWN',
      facts: { language: 'english', words: [{ position: at + 1, suggestions: [WORDS[at] ?? ''] }] },
    });
  }

  #keep(input: Omit<CallInput<'vault.create'>, 'wordCount'>): Result<WalletView> {
    if (input.keep === 'keychain' && this.keychainState.state !== 'ready') {
      return failed({ code: 'KEYCHAIN_LOCKED', facts: { during: 'writing' } });
    }
    const wallet: WalletView = {
      id: String(this.#wallets.size + 1).padStart(32, '0'),
      name: input.name,
      network: input.network,
      fingerprint: '9c4107de',
      keySource: input.keep,
      connection: input.practice
        ? { kind: 'practice' }
        : { kind: 'remote', baseUrl: '', ...FIRST_PROFILE, hasToken: false },
      can: ABILITIES.document,
      createdAtMs: 0,
      registered: false,
      consented: false,
      wordsCheckedAtMs: null,
      askAboveSats: null,
      codeForm: 'crypto-psbt',
      searchLength: 1_000,
      usedAddresses: 0,
    };
    this.#wallets.set(wallet.id, wallet);
    return done(wallet);
  }
}
