import { fail } from '../domain/errors.ts';
import { placeOf, type Reach } from '../domain/wallet/reach.ts';
import type { Settings } from '../ports/index.ts';
import { isAllowed, notApproved } from './door.ts';

/** What stands before every socket and every request, also of one that uses a connection from before. */
export interface Gate {
  /**
   * Throws OFFLINE_MODE while this machine signs offline, and HOST_NOT_APPROVED for a host that no person agreed to.
   * None: another question names the host.
   */
  readonly pass: (reaches: readonly Reach[]) => void;
  /** From now on nobody has to agree to this address: this program itself answers there, under a port of its own choice. */
  readonly serve: (address: string) => void;
}

export function createGate(settings: Pick<Settings, 'read'>): Gate {
  const ours = new Set<string>();
  return {
    pass: (reaches) => {
      if (settings.read().app.offline) throw fail('OFFLINE_MODE', {});
      const others = reaches.filter((one) => !ours.has(one.place) && !isAllowed(settings, one));
      if (others.length > 0) throw notApproved(others);
    },
    serve: (address) => {
      ours.add(placeOf(address));
    },
  };
}
