import type { Bridge } from '../../src-preload/bridge.ts';
import type { Host } from './host.svelte.ts';

export abstract class Store {
  protected readonly bridge: Bridge;
  protected readonly host: Host;

  constructor(bridge: Bridge, host: Host) {
    this.bridge = bridge;
    this.host = host;
  }
}

export const allOf = (ends: readonly (() => void)[]) => (): void => {
  for (const end of ends) end();
};
