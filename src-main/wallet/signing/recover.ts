import type { Signing } from '../../ports/index.ts';
import type { SigningState } from '../../records/signing.ts';
import type { WalletContext } from '../context/context.ts';
import { failureIn } from '../failures.ts';

/** At the start an asked flow is gone; one being signed never left the keyholder, one being submitted may be there. */
export function recoverFlows(context: Pick<WalletContext, 'signings' | 'settings'>): void {
  for (const { id } of context.settings.read().wallets)
    for (const flow of context.signings.interrupted(id)) {
      const next = nextOf(flow);
      try {
        if (next !== null) context.signings.advance(flow.id, flow.state, next.to, next.data);
      } catch (error) {
        if (failureIn(error, 'DISK_REFUSED') === null) throw error;
      }
    }
}

function nextOf({ state, data, updatedAtMs }: Signing): { to: SigningState; data: unknown } | null {
  switch (state) {
    case 'asked':
      return { to: 'dropped', data: { because: 'Ochre ended before the service answered' } };
    case 'approved':
      return { to: 'built', data: data.built };
    case 'handingOver':
      return {
        to: 'handedOver',
        data: { because: 'Ochre ended while it was handed over', handedOverAtMs: updatedAtMs },
      };
    default:
      return null;
  }
}
