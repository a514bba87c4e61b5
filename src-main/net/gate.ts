import { fail } from '../base/errors.ts';
import { placeOf, type Reach } from '../base/service/reach.ts';
import { isAllowed, notApproved, type Hosts } from './door.ts';
import type { ReadSent } from './read-sent.ts';

/** What stands before every socket and every request, also of one that uses a connection from before. */
export interface Gate {
  /**
   * Throws OFFLINE_MODE while this machine signs offline, and HOST_NOT_APPROVED for a host that no person agreed to.
   * An empty list asks about offline mode only.
   */
  readonly pass: (reaches: readonly Reach[]) => void;
  /** From now on nobody has to agree to these: this program itself answers there, under ports of its own choice. */
  readonly serve: (...addresses: readonly string[]) => void;
}

/** What a client of somebody else's server is given: whom it may ask, and who reads what comes back. */
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
      for (const address of addresses) ours.add(placeOf(address));
    },
  };
}
