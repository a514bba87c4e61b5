import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import { waitFor } from '../parts/ending.ts';
import { freePort } from '../parts/free-port.ts';
import { parseJson, whole } from '../../../src-main/serving/json.ts';
import { startKept } from '../parts/kept.ts';
import type { FetchLimit, Say } from '../parts/needs.ts';
import { fetchPython, PYTHON } from '../parts/python.ts';
import type { RunFolder } from '../parts/run-folder.ts';
import type { BitcoinNode } from './bitcoind.ts';

/** A real Electrum server over the node. */
export interface ElectrumX {
  readonly url: string;
  /** Settles once it has indexed so many blocks. Throws where it does not in time. */
  readonly reached: (height: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const LIMIT_MS = 30_000;
/** Its own is five seconds. */
const POLL_MS = '200';

/** 1.18.0 on purpose: the next release closes clients that don't send their version first, as rgb-lib up to b6. */
const INDEXER = ['e-x==1.18.0', 'aiorpcX==0.25.0', 'plyvel==1.5.1'];

/** From PyPI; answers its folder. Throws NotHere. */
export const fetchElectrumX = (say: Say, limit: FetchLimit): Promise<string> =>
  fetchPython({ name: 'electrumx-1.18.0', what: 'ElectrumX', requirements: INDEXER }, say, limit);

/** `indexer`: the folder of its packages; `isPrompt`: lists its own broadcasts at once. */
export async function startElectrumX(
  node: BitcoinNode,
  indexer: string,
  folder: RunFolder,
  isPrompt = false,
): Promise<ElectrumX> {
  const port = await freePort();
  const kept = startKept({
    name: 'electrumx',
    folder,
    command: [PYTHON, join(import.meta.dirname, 'indexer.py')],
    env: {
      PYTHONPATH: indexer,
      HOME: folder.path,
      PYTHONDONTWRITEBYTECODE: '1',
      OCHRE_PROMPT: isPrompt ? '1' : '',
      COIN: 'Bitcoin',
      NET: 'regtest',
      DB_ENGINE: 'leveldb',
      DB_DIRECTORY: folder.sub('electrumx'),
      DAEMON_URL: node.url,
      ALLOW_ROOT: '1',
      SERVICES: `tcp://127.0.0.1:${port}`,
      PEER_DISCOVERY: 'off',
      PEER_ANNOUNCE: '',
      // Zero lets frequent callers pass without waiting.
      COST_SOFT_LIMIT: '0',
      COST_HARD_LIMIT: '0',
      DAEMON_POLL_INTERVAL_BLOCKS: POLL_MS,
      DAEMON_POLL_INTERVAL_MEMPOOL: POLL_MS,
    },
  });
  const url = `tcp://127.0.0.1:${port}`;
  const reached = async (height: number): Promise<void> => {
    const otherwise = () => `ElectrumX is not at block ${height}:\n${kept.output()}`;
    const look = async () => ((await heightAt(url)) < height ? null : true);
    await waitFor(look, { limitMs: LIMIT_MS, everyMs: 50, otherwise });
  };
  try {
    await reached(await node.height());
  } catch (error) {
    await kept.stop();
    throw error;
  }
  return { url, reached, stop: kept.stop };
}

const answer = v.object({ result: v.object({ height: whole }) });

/** -1: no answer. */
async function heightAt(url: string): Promise<number> {
  const hello = { id: 0, method: 'server.version', params: ['ochre', '1.4'] };
  const [, line = 'null'] = (await answersOf(url, [hello, HEADS]).catch(() => null)) ?? [];
  const read = v.safeParse(answer, parseJson(line));
  return read.success ? read.output.result.height : -1;
}

const HEADS = { id: 1, method: 'blockchain.headers.subscribe', params: [] };

/** Whether a server ends a connection that doesn't begin with the version. */
export async function closesUngreeted(url: string): Promise<boolean> {
  const [line] = (await answersOf(url, [HEADS])) ?? [];
  return line?.includes('"result"') !== true;
}

/** A line for each question; null: the server closes before. Throws where it does neither. */
async function answersOf(url: string, asked: readonly object[]): Promise<string[] | null> {
  const { hostname, port } = new URL(url.replace(/^tcp:/, 'http:'));
  const socket = connect({ host: hostname, port: Number(port) });
  socket
    .setEncoding('utf8')
    .setTimeout(2_000, () => socket.destroy(new Error('neither answered nor closed')));
  try {
    await once(socket, 'connect');
    socket.write(asked.map((one) => `${JSON.stringify(one)}\n`).join(''));
    let text = '';
    for await (const part of socket) {
      text += String(part);
      const lines = text.split('\n');
      if (lines.length > asked.length) return lines;
    }
    return null;
  } finally {
    socket.destroy();
  }
}
