import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import type { BitcoinNode } from '../node/bitcoind.ts';
import { freePort } from '../parts/free-port.ts';
import { parseJson, whole } from '../../../src-main/serving/json.ts';
import { startKept } from '../parts/kept.ts';
import type { RunFolder } from '../parts/run-folder.ts';
import type { PythonParts } from './releases.ts';

/** A real Electrum server over the node. */
export interface ElectrumX {
  readonly url: string;
  /** Settles once it has indexed so many blocks. Throws where it does not in time. */
  readonly reached: (height: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const LOOK_EVERY_MS = 50;
const LIMIT_MS = 30_000;
/** Its own is five seconds. */
const POLL_MS = '200';

export async function startElectrumX(
  node: BitcoinNode,
  { python, indexer }: Pick<PythonParts, 'python' | 'indexer'>,
  folder: RunFolder,
): Promise<ElectrumX> {
  const port = await freePort();
  const kept = startKept({
    name: 'electrumx',
    folder,
    // The last word is nobody's: it names the folder, by which a later run knows the process again.
    command: [python, join(import.meta.dirname, 'indexer.py'), folder.path],
    env: {
      PYTHONPATH: indexer,
      HOME: folder.path,
      PYTHONDONTWRITEBYTECODE: '1',
      COIN: 'Bitcoin',
      NET: 'regtest',
      DB_ENGINE: 'leveldb',
      DB_DIRECTORY: folder.sub('electrumx'),
      DAEMON_URL: node.url,
      ALLOW_ROOT: '1',
      SERVICES: `tcp://127.0.0.1:${port}`,
      PEER_DISCOVERY: 'off',
      PEER_ANNOUNCE: '',
      // It makes those wait who ask much.
      COST_SOFT_LIMIT: '0',
      COST_HARD_LIMIT: '0',
      DAEMON_POLL_INTERVAL_BLOCKS: POLL_MS,
      DAEMON_POLL_INTERVAL_MEMPOOL: POLL_MS,
    },
  });
  const reached = async (height: number): Promise<void> => {
    const until = performance.now() + LIMIT_MS;
    while ((await heightAt(port)) < height) {
      if (performance.now() > until)
        throw new Error(`ElectrumX is not at block ${height}:\n${kept.output()}`);
      await pause(LOOK_EVERY_MS);
    }
  };
  try {
    await reached(await node.height());
  } catch (error) {
    await kept.stop();
    throw error;
  }
  return { url: `tcp://127.0.0.1:${port}`, reached, stop: kept.stop };
}

const answer = v.object({ result: v.object({ height: whole }) });

/** -1: it does not answer. */
async function heightAt(port: number): Promise<number> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.setEncoding('utf8').setTimeout(2_000, () => socket.destroy());
  try {
    await once(socket, 'connect');
    const hello = { id: 0, method: 'server.version', params: ['ochre', '1.4'] };
    const tip = { id: 1, method: 'blockchain.headers.subscribe', params: [] };
    socket.write([hello, tip].map((one) => `${JSON.stringify(one)}\n`).join(''));
    let text = '';
    for await (const part of socket) {
      text += String(part);
      const lines = text.split('\n');
      if (lines.length < 3) continue;
      const read = v.safeParse(answer, parseJson(lines[1] ?? ''));
      return read.success ? read.output.result.height : -1;
    }
    return -1;
  } catch {
    return -1;
  } finally {
    socket.destroy();
  }
}
