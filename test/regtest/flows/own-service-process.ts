import { fork } from 'node:child_process';
import { join, resolve } from 'node:path';
import { generateMnemonic } from 'bip39';
import { ownDoors } from '../../../src-main/app/own-service.ts';
import { validateHistory } from '../../../src-main/verify/history/validate.ts';
import { DIRECT } from '../../../src-main/base/service/route.ts';
import { serveWallets } from '../../../src-main/own-service/service.ts';
import type { ChildLink } from '../../../src-main/ports/index.ts';
import { createOpenChain, createOpenIndexer } from '../../../src-main/services/chain/open.ts';
import { createOpenRgbProxy } from '../../../src-main/services/rgb-proxy/client.ts';
import { memoryOf } from '../../support/memory/process-memory.ts';
import { buildNeedles, searchBuffer } from '../../support/secret-search.ts';
import { secretOf } from '../../support/wallet-secret.ts';
import { missingForTrace, reachedIn, tracedTo } from '../../support/trace.ts';
import { addPerson, approve, fund, invoice, refresh, reviewSlots } from '../wallet/person.ts';
import { honest, must, reviewHonest, type Flow, type Stage } from './flow.ts';
import { TOKEN } from './own-service.ts';
import { anyHost } from '../../support/any-host.ts';

const CHILD = resolve(import.meta.dirname, '../../../src-main/own-service/rgb-lib/child.ts');
const FUNDS_SATS = 100_000;
const WORD_BITS = 128;

/** The own service with its process under strace, from its first call on. */
export const ownServiceProcess: Flow = {
  name: 'reaches Ochre alone from the own service’s process, in which no secret lies',
  run: async (stage) => {
    const missing = missingForTrace();
    must(missing === null, missing ?? '');
    const { world, host } = stage;
    const file = join(world.folder.path, 'own-service-trace');
    const pids: number[] = [];
    const service = await serveWallets({
      ...{ network: 'regtest', indexerUrl: world.indexerUrl, proxyEndpoint: world.proxyEndpoint },
      ...{ folder: world.folder.sub('own-service-traced'), maxWallets: 1, token: TOKEN },
      ...{ host: '127.0.0.1', port: 0, onFault: () => undefined },
      startChild: () => startTraced(file, pids),
      doors: ownDoors(
        {
          openRgbProxy: createOpenRgbProxy(anyHost, { loopbackOnly: true }),
          openChain: createOpenChain(anyHost),
          openIndexer: createOpenIndexer(anyHost),
          reader: { validateHistory: (...about) => Promise.resolve(validateHistory(...about)) },
        },
        { chain: 'regtest', indexer: world.indexerUrl, way: DIRECT },
      ),
    });
    try {
      const words = generateMnemonic(WORD_BITS);
      const at = { ...world, server: { ...world.server, baseUrl: service.baseUrl } };
      const one = await addPerson(host, at, 'Rhea', { words, token: TOKEN });
      await fund(one, FUNDS_SATS);
      const review = await reviewHonest(stage, () => reviewSlots(one, 2, 1_000));
      await honest(stage, () => approve(one, review));
      await world.node.mine(1);
      await refresh(one);
      await invoice(one, '', 5n);
      await refresh(one);
      mustHoldNone(pids, words);
    } finally {
      await service.stop();
    }
    mustReach(stage, file);
  },
};

function mustHoldNone(pids: readonly number[], words: string): void {
  const needles = buildNeedles(secretOf(words.split(' ')));
  let bytes = 0;
  for (const pid of pids)
    for (const piece of memoryOf(pid)) {
      bytes += piece.length;
      const [hit] = searchBuffer('the own service', piece, needles);
      must(hit === undefined, `${hit?.kind ?? ''} lies in its memory`);
    }
  must(pids.length === 1 && bytes > LEAST_BYTES, `${bytes} bytes of ${pids.length} processes were searched`);
}

/** Of a process that has loaded rgb-lib. */
const LEAST_BYTES = 20_000_000;

function mustReach({ world }: Stage, file: string): void {
  const others = [world.indexerUrl, world.proxyEndpoint].map(
    (url) => new URL(url.replace(/^(tcp|rpc):/, 'http:')).host,
  );
  const reached = new Set(
    reachedIn(file).flatMap(({ family, to }) => (family === 'AF_INET' || family === 'AF_INET6' ? [to] : [])),
  );
  must(reached.size > 0, 'it reached nobody');
  for (const one of reached)
    must(one.startsWith('127.0.0.1:') && !others.includes(one), `it reached ${one} itself`);
}

/** As forkHere, behind strace, which stands aside. */
function startTraced(file: string, pids: number[]): ChildLink {
  const [strace = '', ...args] = tracedTo(file);
  const child = fork(CHILD, [], {
    execPath: strace,
    execArgv: [...args, process.execPath, ...process.execArgv],
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  if (child.pid !== undefined) pids.push(child.pid);
  return {
    post: (message) => void child.send(message as object),
    hear: (listener) => void child.on('message', listener),
    ended: (listener) => void child.once('exit', listener),
    kill: () => void child.kill('SIGKILL'),
  };
}
