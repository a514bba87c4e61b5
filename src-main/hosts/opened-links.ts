import type { OpenedLinks, Tell } from '../ports/index.ts';

export interface LinkInbox extends OpenedLinks {
  /** Refuses several links at once, because no click opens more than one. */
  readonly open: (links: readonly string[]) => Promise<void>;
}

export function createLinkInbox(tell: Tell): LinkInbox {
  let last: ReturnType<OpenedLinks['take']> = { kind: 'none' };
  let opened = 0;
  return {
    open: async (links) => {
      const [link] = links;
      if (link === undefined) return;
      opened += 1;
      const mine = opened;
      // Imported late: this loads the curve, and most starts have no link.
      const { readOpenedLink } = await import('../invoices/opened-link.ts');
      if (mine !== opened) return;
      last = links.length === 1 ? readOpenedLink(link) : { kind: 'refused' };
      tell('links.opened', {});
    },
    take: () => {
      const taken = last;
      last = { kind: 'none' };
      return taken;
    },
  };
}
