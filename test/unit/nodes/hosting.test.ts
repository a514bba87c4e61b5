import { describe, expect, it } from 'vitest';
import type { CallInput } from '../../../src-preload/contract/index.ts';
import { hostedBuild, hostedRow, published } from '../../support/hosting.ts';
import { manualTime } from '../../support/manual-timers.ts';
import { openTestApp } from '../wallet/app.ts';
import { cloudInput, whileTimePasses } from './nodes-context.ts';
import { serveNodes } from './node-server.ts';

type Said = { readonly status?: number; readonly body?: unknown; readonly headers?: Record<string, string> };

/** The whole program with a node service that lists these rows. */
async function open(list: (query: URLSearchParams) => Said, image = { now: '60bba98' }) {
  const server = await serveNodes(({ line }) => {
    const path = new URL(line.replace(/^\w+ /, ''), 'http://here');
    if (path.pathname === '/api/nodes') return list(path.searchParams);
    if (path.pathname.endsWith('/latest-rln-image'))
      return { body: published('LatestImage', { data: image.now }) };
    return { status: 404, body: { message: 'Not Found' } };
  });
  const time = manualTime(Date.UTC(2026, 10, 20));
  const app = openTestApp('loopback', time);
  const input: CallInput<'nodes.saveCloud'> = {
    ...cloudInput({ baseUrl: server.url, token: 'cloud-token-8d7f21c04be9' }),
    extras: { list: true, detail: false, probe: false },
  };
  const cloud = await app.get('nodes.saveCloud', input);
  const board = () => app.get('nodes.list', {});
  return {
    app,
    server,
    time,
    image,
    board,
    fetch: () => app.get('nodes.fetchList', { cloudId: cloud.id }),
    fails: () => app.failure('nodes.fetchList', { cloudId: cloud.id }),
    check: () => app.get('nodes.check', { nodeIds: null }),
    node: async (nodeId: string) => {
      const row = (await board()).nodes.find((one) => one.nodeId === nodeId);
      if (row === undefined) throw new Error(`${nodeId} is not on the board`);
      return row;
    },
    list: async () => (await board()).clouds[0]?.list,
  };
}

const listed = (...nodes: unknown[]): Said => ({ body: { nodes } });

describe('a published list of nodes', () => {
  const ODD = [{ name: 'nameless', status: 'RUNNING' }, null, 'a word', { nodeId: 7, name: 'numbered' }];
  const rows: unknown[] = Array.from({ length: 116 }, (_, n) =>
    hostedRow(`n${String(n)}`, { name: `node ${String(n)}` }),
  );
  rows.splice(3, 0, ODD[0], ODD[1]);
  rows.splice(60, 0, ODD[2]);
  rows.push(ODD[3]);
  const page = (at: number): unknown[] => rows.slice((at - 1) * 40, at * 40);
  const at = (query: URLSearchParams): number => Number(query.get('page') ?? '1');

  const next = (n: number) => (n < 3 ? n + 1 : null);
  const elsewhere = (n: number) => `https://elsewhere.example/api/nodes?page=${String(n + 1)}`;
  const link = (n: number) => ({ link: `</api/nodes?page=${String(n + 1)}>; rel="next"` });
  it.each<[string, more: (n: number) => object, headers?: (n: number) => Record<string, string>]>([
    ['by how many there are', (n) => ({ total: 120, page: n })],
    ['by how many pages there are', (n) => ({ total: 3, page: n })],
    ['by the number of the next page', (n) => ({ next: next(n) })],
    ['by an address of the next page', (n) => ({ next: n < 3 ? elsewhere(n) : null })],
    ['by a header', () => ({}), (n) => (n < 3 ? link(n) : {})],
  ])(
    'that tells %s is read over three pages: 116 nodes are listed, and four odd rows are named',
    async (_, more, headers = () => ({})) => {
      const { fetch, board, server } = await open((query) => {
        const n = at(query);
        return { body: { nodes: page(n), ...more(n) }, headers: headers(n) };
      });
      expect(await fetch()).toMatchObject({ added: 116, gone: 0 });
      const { nodes, clouds } = await board();
      expect(nodes).toHaveLength(116);
      expect(clouds[0]?.list).toMatchObject({
        trouble: null,
        isWhole: true,
        unread: { count: 4, names: ['nameless', 'row 5', 'row 61', 'numbered'] },
      });
      const asked = server.asked.filter(({ line }) => / \/api\/nodes(\?|$)/.test(line));
      expect(new Set(asked.map(({ line }) => line)).size).toBe(3);
    },
  );

  it.each([
    ['leaves nodes out without an end of it', { total: 120 }],
    ['names its next page by a word that nobody can follow', { next: 'bmV4dA==' }],
  ])("that %s is reported as cut, and isn't requested endlessly", async (_, more) => {
    const { fetch, list, server } = await open(() => ({ body: { nodes: page(1), ...more } }));
    expect(await fetch()).toMatchObject({ added: 38, gone: 0 });
    expect(await list()).toMatchObject({ isWhole: false });
    expect(server.asked.length).toBeLessThan(6);
  });

  it('that is unreadable keeps the nodes, and is reported in the service’s own words', async () => {
    let said: Said = listed(hostedRow('n1'));
    const { fetch, fails, check, board, list } = await open(() => said);
    await fetch();
    said = { status: 401, body: { message: 'The token was revoked on Monday' } };
    expect(await fails()).toMatchObject({
      code: 'TOKEN_REFUSED',
      facts: { message: 'The token was revoked on Monday' },
    });
    await check();
    expect(await list()).toMatchObject({ trouble: 'The token was revoked on Monday' });
    expect((await board()).nodes).toHaveLength(1);
    said = { status: 403, body: { message: 'Missing Authentication Token' } };
    expect(await fails()).toMatchObject({ code: 'SERVICE_ERROR', facts: { status: 403 } });
    said = { body: { items: [] } };
    expect(await fails()).toMatchObject({ code: 'SERVICE_ANSWER', facts: { problem: 'shape' } });
    said = listed(hostedRow('n1'));
    await check();
    expect(await list()).toMatchObject({ trouble: null });
  });

  it('is requested again no sooner than the service wants', async () => {
    let said: Said = {
      status: 429,
      body: { message: 'Too Many Requests' },
      headers: { 'retry-after': '600' },
    };
    const { time, server, list } = await open(() => said);
    await whileTimePasses(time, async () => (await list())?.trouble).toBe('Too Many Requests');
    const before = server.asked.length;
    said = listed();
    await time.pass(500_000);
    expect(server.asked).toHaveLength(before);
  });
});

describe('a node in a list', () => {
  const AT = Date.UTC(2026, 10, 1);
  const DAY = 86_400_000;

  it('was upgraded by somebody else if a dated build says so, without a probe', async () => {
    let builds = [hostedBuild(1, AT)];
    const { fetch, check, node, app } = await open(() =>
      listed(hostedRow('n1', { initialized: true, builds })),
    );
    await fetch();
    expect(await node('n1')).toMatchObject({ state: 'notHeard', lockedBy: null });
    builds = [hostedBuild(1, AT), hostedBuild(2, AT + DAY)];
    await check();
    const row = await node('n1');
    expect(row).toMatchObject({
      state: 'locked',
      sinceMs: AT + DAY,
      lockedBy: 'update',
      proof: 'upgradeEnded',
    });
    const { evidence } = await app.get('nodes.read', { nodeId: row.id });
    expect(evidence).toContainEqual({ fact: 'Build 2', proof: 'cloudStatus', atMs: AT + DAY });
  });

  it("is outdated by its build's date even if no image is known, and the grounds say so", async () => {
    const { fetch, check, node, list, board, image, time } = await open(() =>
      listed(hostedRow('n1', { builds: [hostedBuild(1, AT)] }), hostedRow('n2', { builds: [] })),
    );
    await fetch();
    await check();
    expect(await list()).toMatchObject({ tellsImages: false });
    // The image may be old: its first sighting now says nothing about earlier builds.
    expect(await node('n1')).toMatchObject({ image: null, outdated: null });
    await time.pass(120_000);
    image.now = '1db2a87';
    await check();
    expect(await node('n1')).toMatchObject({
      state: 'outdated',
      outdated: true,
      image: null,
      proof: 'builtBefore',
    });
    expect(await node('n2')).toMatchObject({ outdated: null });
    // The long id of the same commit is no newer image.
    image.now = '1db2a87c0ffee00000000000000000000000beef';
    const before = (await board()).clouds[0]?.latestImage?.firstSeenAtMs;
    await time.pass(120_000);
    await check();
    expect((await board()).clouds[0]?.latestImage).toMatchObject({ id: image.now, firstSeenAtMs: before });
  });
});
