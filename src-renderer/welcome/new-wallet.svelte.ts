import type {
  CallInput,
  KeychainState,
  Network,
  Result,
  WalletView,
} from '../../src-preload/contract/index.ts';
import { done } from '../../src-preload/contract/result.ts';
import type { Bridge } from '../../src-preload/bridge.ts';
import { say } from '../../src-preload/messages/say.ts';
import { latest, loading, settled, type RunningActs, type Host, type Loaded } from '../stores/index.ts';
import type { ConnectBridge } from '../wallet/connection/route-profile.svelte.ts';

export interface WelcomeBridge extends ConnectBridge {
  readonly codes: Pick<Bridge['codes'], 'camera'>;
  readonly files: Pick<Bridge['files'], 'choose'>;
  readonly vault: Pick<
    Bridge['vault'],
    'keychain' | 'create' | 'restore' | 'reveal' | 'checkWords' | 'wordsOnScreen'
  >;
}

type Keep = CallInput<'vault.create'>['keep'];
/** `practice` is regtest with the built-in service. */
export type NewWalletPlace = 'practice' | Network;

/** The first choice: practice, or offline, without a service, a network. */
export function firstPlace(offline: boolean, loopback: boolean): NewWalletPlace {
  if (!offline) return 'practice';
  return loopback ? 'regtest' : 'mainnet';
}

/** A wallet that is being made. Holds none of its words. */
export class NewWallet {
  readonly #bridge: WelcomeBridge;
  readonly #host: Host;
  readonly making: RunningActs<'make'>;
  keychain = $state.raw<Loaded<KeychainState>>(loading());
  #looked: Promise<void> = Promise.resolve();
  #chosenKeep = $state<Keep | null>(null);

  name = $state(say('welcome-name.first'));
  place = $state<NewWalletPlace>('practice');
  made = $state.raw<WalletView | null>(null);

  constructor(bridge: WelcomeBridge, host: Host, place: NewWalletPlace = 'practice') {
    this.#bridge = bridge;
    this.#host = host;
    this.making = host.acts();
    this.place = place;
  }

  get looking(): boolean {
    return this.keychain.state === 'loading';
  }
  get keychainReady(): boolean {
    return latest(this.keychain)?.state === 'ready';
  }
  /** Where the key is kept: the person's choice if there is a keychain, and else this session. */
  get keep(): Keep {
    return this.keychainReady ? (this.#chosenKeep ?? 'keychain') : 'session';
  }
  set keep(keep: Keep) {
    this.#chosenKeep = keep;
  }
  get nameProblem(): string | null {
    return this.name.trim() === '' ? say('welcome-name.needed') : null;
  }
  get asked(): Omit<CallInput<'vault.create'>, 'wordCount'> {
    return {
      name: this.name.trim(),
      network: this.place === 'practice' ? 'regtest' : this.place,
      keep: this.keep,
      practice: this.place === 'practice',
    };
  }

  /** Makes the wallet once. Waits for the keychain first, or the key might last only for this session unnoticed. */
  async make(call: () => Promise<Result<WalletView>>): Promise<boolean> {
    if (this.made !== null || this.nameProblem !== null) return false;
    const made = await this.making.run('make', async () => {
      const unknown = this.looking;
      await this.#looked;
      return unknown && !this.keychainReady && this.place !== 'practice' ? done(null) : call();
    });
    if (made !== null) this.made = made;
    return made !== null;
  }

  look(): Promise<void> {
    this.keychain = loading(this.keychain);
    this.#looked = this.#host
      .ask(this.#bridge.vault.keychain({}))
      .then((result) => void (this.keychain = settled(result, this.keychain)));
    return this.#looked;
  }
}
