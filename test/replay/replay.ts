import { serveHere } from '../support/serve.ts';
import { WalletError } from '../../src-main/base/errors.ts';
import type { WalletApi } from '../../src-main/ports/index.ts';
import { createWalletApi } from '../../src-main/services/wallet-api/client.ts';
import { keys } from '../unit/services/wallet-api/endpoints.ts';
import { ASKED_AS, ASKS } from '../wire-lane/wallet-reading.ts';
import { nodeApiRecording } from './node-api.ts';
import { recordings, type Exchange } from './recordings.ts';
import { saidOtherwise, type Outcome } from './said-otherwise.ts';
import { anyHost } from '../support/any-host.ts';

export interface Replayed {
  readonly servers: number;
  /** Without recordings of questions that Ochre never asks. */
  readonly exchanges: number;
  /** Successful answers that the dialect's client couldn't read: server, path, why. */
  readonly unread: readonly string[];
  /** Values that Ochre read or shows differently from the server's answer. */
  readonly falseStatements: readonly string[];
}

/**
 * Sends every recorded answer again over real HTTP on the loopback interface. The dialect's client reads it, and the
 * result is compared with the answer.
 */
export async function replay(): Promise<Replayed> {
  let now: Exchange | null = null;
  const { url: baseUrl, close } = await serveHere(({ path }) => {
    // A call that a dialect makes before the question, such as a look at the chain before a balance, has its own
    // recording.
    if (now === null || lastOf(path) !== lastOf(now.path))
      return now?.status === 404
        ? { status: 404, text: '{"detail":"Not Found"}' }
        : { text: '{"message":"done"}' };
    const { status, type, answer } = now;
    return status === null ? 'breaks' : { status, text: answer ?? '', headers: { 'content-type': type } };
  });
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
        // The dialect does not ask this server that question.
        if ('failure' in outcome && outcome.failure.code === 'SERVICE_CANNOT') continue;
        exchanges += 1;
        const where = `${name} at ${String(exchange.at)} ${exchange.path}`;
        if ('failure' in outcome && outcome.failure.code === 'SERVICE_ANSWER')
          unread.push(`${where}: ${JSON.stringify(outcome.failure.facts)}`);
        else falseStatements.push(...saidOtherwise(exchange, outcome).map((what) => `${where}: ${what}`));
      }
    }
  } finally {
    await close();
  }
  return { servers: all.length, exchanges, unread, falseStatements };
}

/**
 * How Ochre asks this question. The arguments don't matter, because the answer is recorded. Null: Ochre never asks it.
 */
function askingOf({ method, path }: Exchange): ((api: WalletApi) => Promise<unknown>) | null {
  const last = path.split('/').at(-1) ?? '';
  const name = path.includes('/invoice/') ? `invoice.${last}` : last;
  const asked = ASKED_AS[name] ?? name;
  if (method !== 'POST' || NOT_ASKED.includes(asked) || !Object.hasOwn(ASKS, asked)) return null;
  return ASKS[asked as keyof typeof ASKS];
}

const NOT_ASKED = ['generate_keys', 'getconsignment'];

/** `listunspends` is the document's spelling of `listunspents`. */
const lastOf = (path: string): string => (path.split('/').at(-1) ?? '').replace('unspends', 'unspents');

async function outcomeOf(asking: Promise<unknown>): Promise<Outcome> {
  try {
    return { value: await asking };
  } catch (error) {
    if (!(error instanceof WalletError)) throw error;
    return { failure: error.failure };
  }
}
