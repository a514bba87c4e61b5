import { fail } from '../base/errors.ts';
import { networkPlaceOf, type Reach } from '../base/service/reach.ts';
import { isAllowed, notApproved, type Hosts } from './door.ts';
import type { ReadSent } from './read-sent.ts';

/** Asked before every socket and request, also on a kept connection. */
export interface Gate {
  /** Throws OFFLINE_MODE, and HOST_NOT_APPROVED for a host without consent. An empty list asks about offline mode only. */
  readonly pass: (reaches: readonly Reach[]) => void;
  readonly serve: (...addresses: readonly string[]) => void;
}

export interface Net extends Gate {
  readonly read: ReadSent;
}

export function createNet(
  settings: { readonly read: () => Hosts & { readonly app: { readonly offline: boolean } } },
  read: ReadSent,
): Net {
  const ours = new Set<string>();
  return {
    read,
    pass: (reaches) => {
      if (settings.read().app.offline) throw fail('OFFLINE_MODE', {});
      const others = reaches.filter((one) => !ours.has(one.place) && !isAllowed(settings, one));
      if (others.length > 0) throw notApproved(others);
    },
    serve: (...addresses) => {
      for (const address of addresses) ours.add(networkPlaceOf(address));
    },
  };
}
