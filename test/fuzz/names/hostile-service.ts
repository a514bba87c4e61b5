import type { IncomingHttpHeaders } from 'node:http';
import { serveHere } from '../../support/serve.ts';

interface ToldAsset {
  readonly assetId: string;
}

const MAX_TICKERS = 4_096;
/** A list with a longer name is refused whole. */
const MOST_NODE_CHARS = 200;

/** The practice service, whose answers get hostile names on their way out. */
export async function startHostileService(behind: string) {
  let names: readonly string[] = [];
  const places = new Map<string, number>();
  const refusals = new Map<string, string>();
  let wallet: IncomingHttpHeaders = {};
  const nameOf = (id: string): string => {
    const place = places.get(id) ?? places.size;
    places.set(id, place);
    return names[place % Math.max(1, names.length)] ?? 'Named by nobody';
  };

  const change = (path: string, text: string): string => {
    if (path.endsWith('/listassets')) {
      const told = JSON.parse(text) as Record<string, ToldAsset[] | null>;
      const lists = Object.entries(told).map(
        ([kind, assets]) => [kind, (assets ?? []).map(renamed)] as const,
      );
      return JSON.stringify(Object.fromEntries(lists));
    }
    if (path === '/api/nodes') {
      const told = JSON.parse(text) as { nodes: { nodeId: string }[] };
      return JSON.stringify({
        nodes: told.nodes.map((node) => ({ ...node, name: nameOf(node.nodeId).slice(0, MOST_NODE_CHARS) })),
      });
    }
    return text;
  };
  const renamed = (asset: ToldAsset) => {
    const name = nameOf(asset.assetId);
    return { ...asset, ticker: name, name, details: name };
  };

  const served = await serveHere(async ({ method, path, headers, body }) => {
    const words = refusals.get(path.slice(path.lastIndexOf('/') + 1));
    if (words !== undefined)
      return { status: 400, text: JSON.stringify({ error: words, message: words, status: 400 }) };
    if (headers['xpub-van'] !== undefined || headers['xpub'] !== undefined) wallet = headers;
    const { status, text } = await pass(method, path, headers, body);
    return { status, text: status === 200 ? change(path, text) : text };
  });
  const pass = async (method: string, path: string, headers: IncomingHttpHeaders, body: Buffer) => {
    const passed = Object.entries(headers).flatMap(([name, value]) =>
      /^(xpub.*|master-fingerprint|authorization|content-type|accept)$/.test(name) &&
      typeof value === 'string'
        ? [[name, value] as [string, string]]
        : [],
    );
    const answer = await fetch(`${behind}${path}`, {
      method,
      headers: passed,
      ...(method === 'GET' ? {} : { body }),
    });
    return { status: answer.status, text: await answer.text() };
  };
  let issued = 0;
  return {
    baseUrl: served.url,
    /** Names of assets and nodes from now on, in the order of first reports. */
    call: (given: readonly string[]) => void (names = given),
    /** Refuses calls of that name in these words; null: no more. */
    refuse: (endpoint: string, words: string | null) => {
      if (words === null) refusals.delete(endpoint);
      else refusals.set(endpoint, words);
    },
    /** Issues an asset at the service itself, for the last caller. Returns its id. */
    issue: async (amount: number) => {
      issued += 1;
      if (issued > MAX_TICKERS) throw new Error('more assets than tickers');
      const asked = { ticker: `T${String(issued)}`, name: 'At first', amounts: [amount], precision: 0 };
      const headers = { ...wallet, 'content-type': 'application/json' };
      const { status, text } = await pass(
        'POST',
        '/api/wallet/issueassetnia',
        headers,
        Buffer.from(JSON.stringify(asked)),
      );
      if (status !== 200) throw new Error(`the practice service did not issue: ${text}`);
      return (JSON.parse(text) as { asset: ToldAsset }).asset.assetId;
    },
    close: served.close,
  };
}
