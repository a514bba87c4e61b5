import { WalletError } from '../../src-main/base/errors.ts';
import { MAX_BROUGHT_BYTES, MAX_PSBT_CHARS } from '../../src-main/base/bitcoin.ts';
import { DIRECT } from '../../src-main/base/service/route.ts';
import { createNodeApi } from '../../src-main/nodes/api/client.ts';
import { anyHost } from '../support/any-host.ts';
import { openChild } from '../support/child.ts';
import { createReader } from '../../src-main/reader/client.ts';
import { startWorker, type WorkerLink } from '../../src-main/reader/lane.ts';
import { createOpenChain } from '../../src-main/services/chain/open.ts';
import { createOpenRgbProxy } from '../../src-main/services/rgb-proxy/client.ts';
import { createWalletApi } from '../../src-main/services/wallet-api/client.ts';
import { longestStall } from '../support/longest-stall.ts';
import { keys } from '../unit/services/wallet-api/endpoints.ts';
import type { HeldBy, Hold, Holds } from './hold-answers.ts';

/**
 * How long main's loop stands still while it reads the largest allowed answers: by the clients over HTTP and TCP, and
 * by this built reader. The longest, in ms of this thread's processor time.
 */
export async function benchHold(readerPath: string, serverPath: string): Promise<Holds> {
  const server = openChild<{ readonly answer: HeldBy }, readonly [number, number]>(serverPath, []);
  const ports = await server.ask({ answer: 'small' });
  const started: WorkerLink[] = [];
  const reader = createReader({
    start: () => {
      const link = startWorker(readerPath);
      started.push(link);
      return link;
    },
  });
  const [http, lines] = [`http://127.0.0.1:${String(ports[0])}`, `tcp://127.0.0.1:${String(ports[1])}`];
  const net = { ...anyHost, read: reader.readSent };
  const wallet = createWalletApi(net, { patience: { sleep: () => Promise.resolve(), random: () => 0 } })({
    ...{ baseUrl: http, dialect: 'rgb-node-2026-03', token: null, keys },
  });
  const nodes = createNodeApi(net)({ baseUrl: http, token: null });
  const proxy = createOpenRgbProxy(net, { loopbackOnly: true })({
    endpoint: `rpc://127.0.0.1:${String(ports[0])}`,
    way: DIRECT,
  });
  const chain = createOpenChain(net)({ kind: 'electrum', address: lines, way: DIRECT });
  const script = Uint8Array.of(1);
  const calls: readonly (readonly [name: string, answer: HeldBy, call: () => Promise<unknown>])[] = [
    ['20,000 allocations', 'unspents', () => wallet.listUnspents()],
    ['100,000 transfers', 'transfers', () => wallet.listTransfers('a')],
    ['8 MB of lists in lists', 'nesting', () => wallet.btcBalance()],
    ['8 MB of short lists', 'shallow', () => wallet.btcBalance()],
    ['a text of 8 MB', 'text', () => wallet.btcBalance()],
    ['a consignment of 8 MB', 'consignment', () => proxy.consignment('x')],
    ['10,000 nodes', 'nodes', () => nodes.list()],
    ['2,016 headers', 'headers', () => chain.headers(0, 2_016)],
    ['8 MB of history', 'history', () => chain.history(script)],
    ['a transaction of 1 MB', 'transaction', () => chain.transaction('00'.repeat(32))],
  ];
  const holds: Record<string, Hold> = {};
  try {
    // The first question loads undici.
    await wallet.btcBalance();
    for (const [name, answer, call] of calls) {
      await server.ask({ answer });
      holds[name] = await hold(call);
    }
    const psbt = `cHNidP8B${'A'.repeat(MAX_PSBT_CHARS - 8)}`;
    holds['a PSBT at its cap'] = await hold(() => reader.readBrought({ kind: 'text', text: psbt }));
    const bytes = new Uint8Array(MAX_BROUGHT_BYTES).fill(0x41);
    holds['something brought at its cap'] = await hold(() => reader.readBrought({ kind: 'bytes', bytes }));
    await server.ask({ answer: 'transfers' });
    const alive = started.length;
    holds['a reader that is killed'] = await hold(async () => {
      const asked = wallet.listTransfers('a');
      const killing = setInterval(() => {
        for (const link of started) link.kill();
      }, 300);
      await asked.finally(() => clearInterval(killing));
    });
    holds['the next after it'] = await hold(() => wallet.listTransfers('a'));
    if (started.length === alive) throw new Error('no reader was killed');
    return holds;
  } finally {
    reader.close();
    server.close();
  }
}

async function hold(call: () => Promise<unknown>): Promise<Hold> {
  const from = performance.now();
  let outcome = '';
  const heldMs = await longestStall(async () => {
    outcome = await outcomeOf(call);
  });
  return { heldMs: Math.round(heldMs * 10) / 10, allMs: Math.round(performance.now() - from), outcome };
}

async function outcomeOf(call: () => Promise<unknown>): Promise<string> {
  try {
    await call();
    return 'read';
  } catch (error) {
    if (!(error instanceof WalletError)) throw error;
    const { code, facts } = error.failure;
    return `${code} ${'problem' in facts ? facts.problem : ''}`.trim();
  }
}
