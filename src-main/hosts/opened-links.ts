import type { OpenedLinks, Tell } from '../ports/index.ts';

/** The links that were opened, as far as they were not taken yet: the last one, and nothing of those before. */
export interface LinkInbox extends OpenedLinks {
  /** Takes links as data. More than one at once is nobody's click. */
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
      // Late: it brings the curve along, and most starts have no link.
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
