import type { WaitingView } from '../../src-preload/contract/signing.ts';
import type { Stores } from '../stores/context.ts';

/** What waits for slots in the open wallet. What main cannot read is told on Home. */
export async function readWaiting({ bridge, host, session }: Stores): Promise<readonly WaitingView[]> {
  const walletId = session.active?.id;
  if (walletId === undefined) return [];
  const told = await host.ask(bridge.signing.unfinished({ walletId }));
  return told.ok ? told.value.waiting : [];
}
