import type { Journal, Tell } from '../../ports.ts';

/** The same journal, which tells the screens of every step that it took. */
export function tellingJournal(journal: Journal, tell: Tell): Journal {
  const wallets = new Map<string, string>();
  const moved = (flowId: string): void => {
    const walletId = wallets.get(flowId) ?? journal.read(flowId)?.walletId;
    if (walletId === undefined) return;
    wallets.set(flowId, walletId);
    tell('signing.moved', { walletId });
  };
  return {
    open: (flow) => {
      journal.open(flow);
      wallets.set(flow.id, flow.walletId);
      moved(flow.id);
    },
    advance: (flowId, from, to, data) => {
      journal.advance(flowId, from, to, data);
      moved(flowId);
    },
    read: (flowId) => journal.read(flowId),
    unfinished: (walletId) => journal.unfinished(walletId),
    handedOver: (walletId, states) => journal.handedOver(walletId, states),
  };
}
