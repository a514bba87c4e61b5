import type { CallInput, CallOutput, WalletView } from '../../../src-preload/contract/index.ts';
import { say } from '../../../src-preload/messages/say.ts';
import type { Host } from '../../stores/host.svelte.ts';
import type { ConnectBridge, WayProfile } from './route-profile.svelte.ts';

export class OwnProfile {
  indexer = $state('');
  rgbProxy = $state('');
  verifies = $state(true);
  #missing = $state.raw<CallOutput<'wallet.ownService'>['missing'] | undefined>(undefined);

  /** The wallet's route, whichever service it has. */
  readonly way: WayProfile;

  constructor({ connection: was }: WalletView, way: WayProfile) {
    this.way = way;
    if (was.kind !== 'own') return;
    this.indexer = was.indexer;
    this.rgbProxy = was.rgbProxy ?? '';
  }

  async look(bridge: ConnectBridge, host: Host): Promise<void> {
    const looked = await host.ask(bridge.wallet.ownService({}));
    this.#missing = looked.ok ? looked.value.missing : 'package';
  }

  get isLookedAt(): boolean {
    return this.#missing !== undefined;
  }
  get off(): string | null {
    return typeof this.#missing === 'string'
      ? say('connect-service-own.off', { missing: this.#missing })
      : null;
  }
  get problem(): string | null {
    const missing = this.indexer.trim() === '' ? say('connect-own-indexer.missing') : null;
    return this.off ?? missing ?? this.way.problem;
  }
  asked(): Extract<CallInput<'wallet.connect'>['connection'], { kind: 'own' }> {
    const rgbProxy = this.rgbProxy.trim();
    return {
      kind: 'own',
      indexer: this.indexer.trim(),
      rgbProxy: rgbProxy === '' ? null : rgbProxy,
      proxy: this.way.proxy,
    };
  }
}
