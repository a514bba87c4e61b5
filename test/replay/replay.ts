import { createServer } from 'node:http';
import { endServer, listen } from '../support/listen.ts';
import { WalletError } from '../../src-main/base/errors.ts';
import { createWalletApi } from '../../src-main/services/wallet-api/client.ts';
import { keys } from '../unit/services/wallet-api/endpoints.ts';
import { askingOf } from './ask.ts';
import { nodeApiRecording } from './node-api.ts';
import { recordings, type Exchange } from './recordings.ts';
import { saidOtherwise, type Outcome } from './said-otherwise.ts';
import { anyHost } from '../support/any-host.ts';

export interface Replayed {
  readonly servers: number;
  /** Of all recordings; those that Ochre never asks are not among them. */
  readonly exchanges: number;
  /** Answers of a success that the client of the dialect could not read: server, path, why. */
  readonly unread: readonly string[];
  /** What was read, or is told, and is not what the server said. */
  readonly falseStatements: readonly string[];
}

/**
 * Every recorded answer, once more over real HTTP on the loopback interface, read by the client of the server's dialect
 * and held against what the server said.
 */
export async function replay(): Promise<Replayed> {
  let now: Exchange | null = null;
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      // What a dialect asks ahead of the question, as looking at the chain ahead of a balance, has its own recording.
      if (now === null || lastOf(request.url ?? '') !== lastOf(now.path)) {
        const isElsewhere = now !== null && now.status === 404;
        response.writeHead(isElsewhere ? 404 : 200, { 'content-type': 'application/json' });
        response.end(isElsewhere ? '{"detail":"Not Found"}' : '{"message":"done"}');
        return;
      }
      const { status, type, answer } = now;
      if (status === null) {
        request.socket.destroy();
        return;
      }
      response.writeHead(status, type === null ? {} : { 'content-type': type });
      response.end(answer);
    });
  });
  const baseUrl = `http://127.0.0.1:${String(await listen(server))}`;
  const open = createWalletApi(anyHost, { patience: { sleep: () => Promise.resolve(), random: () => 0.5 } });
  const unread: string[] = [];
  const falseStatements: string[] = [];
  let exchanges = 0;
  const all = [...recordings(), await nodeApiRecording()];
  try {
    for (const { name, dialect, exchanges: recorded } of all) {
      const api = open({ baseUrl, dialect, token: null, keys });
      for (const exchange of recorded) {
        const ask = askingOf(exchange);
        if (ask === null) continue;
        now = exchange;
        const outcome = await outcomeOf(ask(api));
        // The dialect does not ask it of this server: nothing was said.
        if ('failure' in outcome && outcome.failure.code === 'SERVICE_CANNOT') continue;
        exchanges += 1;
        const where = `${name} at ${String(exchange.at)} ${exchange.path}`;
        if ('failure' in outcome && outcome.failure.code === 'SERVICE_ANSWER')
          unread.push(`${where}: ${JSON.stringify(outcome.failure.facts)}`);
        else falseStatements.push(...saidOtherwise(exchange, outcome).map((what) => `${where}: ${what}`));
      }
    }
  } finally {
    await endServer(server);
  }
  return { servers: all.length, exchanges, unread, falseStatements };
}

/** `listunspends` is the document's spelling of `listunspents`. */
function lastOf(path: string): string {
  return (path.split('/').at(-1) ?? '').replace('unspends', 'unspents');
}

async function outcomeOf(asking: Promise<unknown>): Promise<Outcome> {
  try {
    return { value: await asking };
  } catch (error) {
    if (!(error instanceof WalletError)) throw error;
    return { failure: error.failure };
  }
}
