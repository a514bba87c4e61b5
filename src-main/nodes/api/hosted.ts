import { isLosslessNumber } from 'lossless-json';
import * as v from 'valibot';
import { BOUNDS } from '../../../src-preload/contract/bounds.ts';
import { plainName } from '../../../src-preload/contract/outside.ts';
import { keptMs } from '../../../src-preload/contract/values.ts';
import { isNodeId } from '../../base/url.ts';

/** A hosting service's answers, as published (service-facts.md 5). */

const text = v.pipe(v.string(), v.maxLength(500));
const image = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/));
const whole = v.pipe(v.custom(isLosslessNumber), v.transform(Number), v.safeInteger(), v.minValue(0));
const port = v.pipe(whole, v.maxValue(65_535));

export const wireBuild = v.object({
  buildNumber: whole,
  buildStatus: v.nullish(text),
  buildComplete: v.nullish(v.boolean()),
  timestamp: v.nullish(text),
  // Absent in 2026.
  action: v.nullish(text),
});

export const wireNode = v.object({
  nodeId: v.nullish(v.pipe(text, v.check(isNodeId))),
  status: v.nullish(text),
  name: v.nullish(text),
  network: v.nullish(text),
  initialized: v.nullish(v.boolean()),
  invoke_url: v.nullish(text),
  // Named in the documentation of 2025, but in no published answer.
  rln_commit_id: v.nullish(image),
  // Side information: a malformed value counts as absent, so that it hides no node.
  peerDNS: v.fallback(v.nullish(text), null),
  peerPort: v.fallback(v.nullish(port), null),
  builds: v.fallback(v.nullish(v.array(v.fallback(v.nullable(wireBuild), null))), null),
});
type WireNode = v.InferOutput<typeof wireNode>;

/** Null for anything but `{data: "<version>"}`, which is no answer (security.md G34). */
export const readImage = (value: unknown): string | null => dataIn(value, image);

export function readLogTask(value: unknown): string | null {
  const parsed = v.safeParse(v.object({ taskId: v.pipe(text, v.minLength(1)) }), value);
  return parsed.success ? parsed.output.taskId : null;
}

function dataIn<T>(value: unknown, data: v.GenericSchema<unknown, T>): T | null {
  const parsed = v.safeParse(v.object({ data }), value);
  return parsed.success ? parsed.output.data : null;
}

const webAddress = v.pipe(v.string(), v.maxLength(4_000), v.url(), v.startsWith('https://'));

/** Addresses at which anybody can read the logs. Null if the answer has none. */
export const readLogUrls = (value: unknown): readonly string[] | null =>
  dataIn(value, v.pipe(v.array(webAddress), v.maxLength(1_000)));

/** No published list has pages, but other services use `total`, `page` and `next`. */
const wirePage = v.object({
  nodes: v.pipe(v.array(v.unknown()), v.maxLength(BOUNDS.listedNodes)),
  total: v.fallback(v.nullish(whole), null),
  page: v.fallback(v.nullish(whole), null),
  next: v.optional(v.unknown()),
});

/** Leaves out only unreadable rows. `before`: how many rows earlier pages had. Null if it is no page. */
export function readPage(value: unknown, before = 0) {
  const parsed = v.safeParse(wirePage, value);
  if (!parsed.success) return null;
  const { nodes: rows, next, ...rest } = parsed.output;
  const nodes: ApiNode[] = [];
  const unread: { place: number; name: string | null }[] = [];
  for (const [at, row] of rows.entries()) {
    const read = v.safeParse(wireNode, row);
    const nodeId = read.success ? (read.output.nodeId ?? null) : null;
    if (read.success && nodeId !== null) nodes.push(toNode(read.output, nodeId));
    else unread.push({ place: before + at + 1, name: nameIn(row) });
  }
  return {
    nodes,
    unread,
    total: rest.total ?? null,
    page: rest.page ?? null,
    next: isLosslessNumber(next) ? next.toString() : next,
  };
}

type NodePage = NonNullable<ReturnType<typeof readPage>>;
export type UnreadRow = Readonly<NodePage['unread'][number]>;

const MAX_NAME_CHARS = 80;

const told = v.fallback(v.pipe(v.string(), v.trim(), v.minLength(1)), '');
const named = v.object({ name: told, nodeId: told });

function nameIn(row: unknown): string | null {
  const read = v.safeParse(named, row);
  const name = read.success && [read.output.name, read.output.nodeId].find((one) => one !== '');
  return typeof name === 'string' ? plainName(name, MAX_NAME_CHARS) : null;
}

/** Requires one known member, or any object would be a node. */
const wireAlone = v.pipe(
  wireNode,
  v.check((node) => (node.status ?? node.invoke_url ?? node.rln_commit_id ?? null) !== null),
);

/** The node bare, in `{data}`, or if new in `{data: {node}}`; without an id it gets `asked`. Null if it is no node. */
export function readHostedNode(value: unknown, asked: string): ApiNode | null {
  const made = dataIn(value, v.object({ node: wireAlone }));
  const bare = v.safeParse(wireAlone, value);
  const wire = made?.node ?? dataIn(value, wireAlone) ?? (bare.success ? bare.output : null);
  return wire === null ? null : toNode(wire, wire.nodeId ?? asked);
}

/** A member is null if the service didn't tell it, which never means no. */
function toNode(wire: WireNode, nodeId: string) {
  const { peerDNS, peerPort } = wire;
  return {
    nodeId,
    name: wire.name ?? null,
    network: wire.network ?? null,
    invokeUrl: wire.invoke_url ?? null,
    status: wire.status ?? null,
    initialized: wire.initialized ?? null,
    peer:
      (peerDNS ?? '') === '' || (peerPort ?? null) === null ? null : `${peerDNS ?? ''}:${String(peerPort)}`,
    newestBuild: newestOf(wire.builds ?? []),
    image: wire.rln_commit_id ?? null,
  };
}

export type ApiNode = Readonly<ReturnType<typeof toNode>>;

function newestOf(builds: NonNullable<WireNode['builds']>) {
  const newest = builds
    .flatMap((build) => build ?? [])
    .toSorted((a, b) => b.buildNumber - a.buildNumber)
    .at(0);
  if (newest === undefined) return null;
  const atMs = Date.parse(newest.timestamp ?? '');
  const status = newest.buildStatus ?? '';
  return {
    number: newest.buildNumber,
    action: newest.action ?? null,
    status,
    isOver:
      status === 'SUCCESS' ||
      status === 'FAILURE' ||
      (status !== 'IN_PROGRESS' && newest.buildComplete === true),
    atMs: v.is(keptMs, atMs) ? atMs : null,
  };
}

export type ApiBuild = Readonly<NonNullable<ApiNode['newestBuild']>>;

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
