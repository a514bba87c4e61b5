import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import {
  bitsOf,
  blockHash,
  headerAt,
  merkleRootOf,
  previousOf,
  timeOf,
  versionOf,
} from '../../../src-main/headers/header.ts';
import { hexOf, type ChainWorld } from './world.ts';
import { endServer, listen } from '../listen.ts';

/** Null: not found. `refused`: the answer to a broadcast that the node refuses. */
export type Told = string | Uint8Array | object | null | { readonly refused: string };

/** Says over HTTP what is answered at each path, as Esplora does. `body`: null for a read. */
export async function serveEsplora(answer: (path: string, body: string | null) => unknown) {
  const server = createServer((request, response) => {
    const end = (status: number, type: string, told: string | Uint8Array): void => {
      response.writeHead(status, { 'content-type': type }).end(told);
    };
    void (request.method === 'POST' ? text(request) : Promise.resolve(null))
      .then((body) => answer(request.url ?? '', body))
      .then((told) => {
        if (told === null || told === undefined) end(404, 'text/plain', 'not found');
        else if (typeof told === 'string') end(200, 'text/plain', told);
        else if (told instanceof Uint8Array) end(200, 'application/octet-stream', told);
        else if (typeof told === 'object' && 'refused' in told) end(400, 'text/plain', String(told.refused));
        else end(200, 'application/json', JSON.stringify(told));
      })
      .catch((error: unknown) => end(500, 'text/plain', String(error)));
  });
  return { baseUrl: `http://127.0.0.1:${await listen(server)}`, close: () => endServer(server) };
}

/** A stand-in for Esplora over a chain that was made here: as much of its interface as Ochre asks. */
export async function startEsploraServer(world: ChainWorld) {
  let lies: Readonly<Record<string, unknown>> = {};
  const asked: string[] = [];
  const served = await serveEsplora((path) => {
    asked.push(path);
    return path in lies ? lies[path] : truth(world, path);
  });
  return {
    ...served,
    asked,
    /** The answer at a path in place of the truth; null: not found. */
    lie: (told: Readonly<Record<string, unknown>>) => void (lies = told),
  };
}

const shown = (bytes: Uint8Array): string => Buffer.from(bytes).reverse().toString('hex');

function truth(world: ChainWorld, path: string): unknown {
  const [, first, second = '', third] = path.split('/');
  if (path === '/blocks/tip/hash') return blockHash(headerAt(world.headers(), world.tip()));
  if (path === '/fee-estimates') return { '1': 20.7, '2': 12.345, '6': 1.0 };
  if (first === 'blocks') return pageFrom(world, Number(second));
  if (first === 'block') {
    const height = heightOf(world, second);
    if (height === null) return null;
    return third === 'header' ? hexOf(world, height) : blockOf(headerAt(world.headers(), height), height);
  }
  if (first === 'tx') {
    const place = world.placeOf(second);
    const raw = world.raw(second);
    if (third === 'hex') return raw && Buffer.from(raw).toString('hex');
    if (third === 'status') return raw && statusOf(place?.height ?? null);
    return place && { block_height: place.height, merkle: place.hashes, pos: place.position };
  }
  if (first !== 'scripthash') return null;
  if (third === 'txs')
    return world.touching(second).map(({ txid, height }) => ({ txid, status: statusOf(height) }));
  return world
    .paying(second)
    .map(({ txid, height, vout, sats }) => ({ txid, vout, value: Number(sats), status: statusOf(height) }));
}

const statusOf = (height: number | null): object =>
  height === null ? { confirmed: false } : { confirmed: true, block_height: height };

function heightOf(world: ChainWorld, hash: string): number | null {
  for (let height = world.tip(); height >= 0; height--)
    if (blockHash(headerAt(world.headers(), height)) === hash) return height;
  return null;
}

function pageFrom(world: ChainWorld, last: number): unknown {
  const blocks: unknown[] = [];
  for (let height = Math.min(last, world.tip()); height >= 0 && blocks.length < 10; height--)
    blocks.push(blockOf(headerAt(world.headers(), height), height));
  return blocks;
}

/** A block's description from its header. */
export const blockOf = (header: Uint8Array, height: number): object => ({
  id: blockHash(header),
  height,
  version: versionOf(header),
  timestamp: timeOf(header),
  merkle_root: shown(merkleRootOf(header)),
  ...(height === 0 ? { previousblockhash: null } : { previousblockhash: shown(previousOf(header)) }),
  nonce: Buffer.from(header).readUInt32LE(76),
  bits: bitsOf(header),
  tx_count: 1,
});
