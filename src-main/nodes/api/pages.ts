import { BOUNDS } from '../../../src-preload/contract/bounds.ts';
import type { ApiNode, NodePage } from './hosted.ts';

const MOST_PAGES = 200;

export interface ApiNodeList extends Readonly<Pick<NodePage, 'nodes' | 'unread'>> {
  readonly isWhole: boolean;
}

/** Takes only the query of a next page's address, so that the token goes to no other host or path. */
export async function readAllPages(
  first: URL,
  ask: (url: URL, rowsBefore: number) => Promise<{ readonly page: NodePage; readonly link: string | null }>,
): Promise<ApiNodeList> {
  const nodes = new Map<string, ApiNode>();
  const unread: NodePage['unread'] = [];
  const asked = new Set<string>();
  let rows = 0;
  for (let url = first; ;) {
    asked.add(url.href);
    const { page, link } = await ask(url, rows);
    const isNew = page.nodes.some(({ nodeId }) => !nodes.has(nodeId));
    rows += page.nodes.length + page.unread.length;
    for (const node of page.nodes) if (!nodes.has(node.nodeId)) nodes.set(node.nodeId, node);
    unread.push(...page.unread);
    const next = nextOf(url, page, link, rows);
    const isStuck = typeof next === 'string' || asked.has(next.href) || (asked.size > 1 && !isNew);
    if (isStuck || asked.size >= MOST_PAGES || rows >= BOUNDS.listedNodes)
      return { nodes: [...nodes.values()], unread, isWhole: next === 'end' };
    url = next;
  }
}

function nextOf(
  asked: URL,
  { nodes, unread, page, total, next }: NodePage,
  link: string | null,
  rows: number,
): URL | 'end' | 'unknown' {
  const onPage = nodes.length + unread.length;
  const linked = /<([^>]*)>\s*;[^,]*\brel="?next\b/i.exec(link ?? '')?.[1];
  if (linked !== undefined) return withQueryOf(linked, asked);
  if (typeof next === 'string' && next !== '')
    return /^\d{1,6}$/.test(next) ? withPage(asked, Number(next)) : withQueryOf(next, asked);
  const at = page ?? Number(asked.searchParams.get('page') ?? '1');
  if (next === true) return withPage(asked, at + 1);
  if (next !== undefined && next !== null && next !== false && next !== '') return 'unknown';
  if (next !== undefined || total === null || onPage === 0)
    return total !== null && total > rows ? 'unknown' : 'end';
  // A total smaller than the rows of one page must count pages.
  const isOfPages = total < onPage;
  return (isOfPages ? at < total : rows < total) ? withPage(asked, at + 1) : 'end';
}

function withPage(asked: URL, page: number): URL {
  const url = new URL(asked);
  url.searchParams.set('page', String(page));
  return url;
}

function withQueryOf(target: string, asked: URL): URL | 'unknown' {
  const query = /\?[^#]*/.exec(target)?.[0] ?? '';
  if (query.length < 2) return 'unknown';
  const url = new URL(asked);
  url.search = query;
  return url;
}
