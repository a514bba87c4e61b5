import type { Bridge } from '../../src-preload/bridge.ts';
import type { Host } from './host.svelte.ts';

/** What the page knows of something that is main's, and asks of it. */
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
