import type { CallInput, KeychainState, Network } from '../../src-preload/contract/index.ts';
import type { Bridge } from '../../src-preload/bridge.ts';
import { say } from '../../src-preload/messages/say.ts';
import { latest, loading, settled, type Loaded } from '../stores/loaded.ts';
import type { Host } from '../stores/host.svelte.ts';

export type Keep = CallInput<'vault.create'>['keep'];
/** Practice is regtest with the built-in service; every other place is a network of its own. */
export type Place = 'practice' | Network;

/** What is chosen at first. Practice has a service; where nobody may be asked, it is the network itself. */
export function firstPlace(offline: boolean, loopback: boolean): Place {
  if (!offline) return 'practice';
  return loopback ? 'regtest' : 'mainnet';
}

/** What a new wallet is asked for, whether its words are made here or typed in. */
export class NewWallet {
  readonly #bridge: { readonly vault: Pick<Bridge['vault'], 'keychain'> };
  readonly #host: Host;
  #keychain = $state.raw<Loaded<KeychainState>>(loading());
  #looks = $state(0);
  #chosenKeep = $state<Keep | null>(null);

  name = $state(say('welcome-name.first'));
  place = $state<Place>('practice');

  constructor(bridge: { readonly vault: Pick<Bridge['vault'], 'keychain'> }, host: Host) {
    this.#bridge = bridge;
    this.#host = host;
  }

  get keychain(): Loaded<KeychainState> {
    return this.#keychain;
  }
  get looking(): boolean {
    return this.#keychain.state === 'loading';
  }
  /** How often it was looked for. */
  get looks(): number {
    return this.#looks;
  }
  get keychainReady(): boolean {
    return latest(this.#keychain)?.state === 'ready';
  }
  /** The keychain wherever there is one; never chosen behind the person's back once they chose. */
  get keep(): Keep {
    return this.keychainReady ? (this.#chosenKeep ?? 'keychain') : 'session';
  }
  set keep(keep: Keep) {
    this.#chosenKeep = keep;
  }
  get nameProblem(): string | null {
    return this.name.trim() === '' ? say('welcome-name.needed') : null;
  }
  /** As the contract wants it. */
  get asked(): { name: string; network: Network; keep: Keep; practice: boolean } {
    const practice = this.place === 'practice';
    return {
      name: this.name.trim(),
      network: this.place === 'practice' ? 'regtest' : this.place,
      keep: this.keep,
      practice,
    };
  }

  /** Looks for a keychain. Writes nothing. */
  async look(): Promise<void> {
    this.#looks += 1;
    this.#keychain = loading(this.#keychain);
    this.#keychain = settled(await this.#host.ask(this.#bridge.vault.keychain({})), this.#keychain);
  }
}
