import type { Tell } from '../../ports/index.ts';
import type { Signings } from '../../records/journal/journal.ts';

/** Wraps the journal so that the screens are told of every step it took. */
export function tellingSignings(signings: Signings, tell: Tell): Signings {
  const wallets = new Map<string, string>();
  const moved = (signingId: string): void => {
    const walletId = wallets.get(signingId) ?? signings.read(signingId)?.walletId;
    if (walletId === undefined) return;
    wallets.set(signingId, walletId);
    tell('signing.moved', { walletId });
  };
  return {
    ...signings,
    open: (signing) => {
      signings.open(signing);
      wallets.set(signing.id, signing.walletId);
      moved(signing.id);
    },
    advance: (signingId, from, to, data) => {
      signings.advance(signingId, from, to, data);
      moved(signingId);
    },
    read: (signingId) => signings.read(signingId),
    unfinished: (walletId) => signings.unfinished(walletId),
    handedOver: (walletId, states) => signings.handedOver(walletId, states),
    book: (walletId, listed) => signings.book(walletId, listed),
  };
}
