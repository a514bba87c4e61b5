import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createServer, type Socket } from 'node:net';
import type { IndexerDoor } from '../../ports/index.ts';
import { listening } from '../../serving/listening.ts';
import { readBytes } from '../../serving/request.ts';

/** Why Ochre couldn't reach the indexer, in Ochre's own codes. */
export interface WayFailure {
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

export interface RelayAnswer {
  readonly status: number;
  readonly text?: string | Uint8Array;
  readonly mediaType?: string;
}

export interface IndexerRelay {
  /** The address that rgb-lib gets instead of the indexer's own. `web`: host and port of the relay's HTTP server. */
  readonly urlAt: (web: string) => string;
  /** Null if the request isn't one to Esplora. */
  readonly answer: (request: IncomingMessage) => Promise<RelayAnswer> | null;
  /** The last one since `forget`; null: none. */
  readonly failure: () => WayFailure | null;
  readonly forget: () => void;
  readonly stop: () => Promise<void>;
}

/** rgb-lib opens one or two connections, but other programs here could connect too. */
const MAX_CALLERS = 16;
/** A transaction in hex is at most as long as a block. */
const MAX_BODY_BYTES = 8 * 1024 * 1024;

/** Electrum can't carry a secret, so this relay serves only public chain data. Esplora's path carries one. */
export async function openIndexerRelay(door: IndexerDoor): Promise<IndexerRelay> {
  let failure: WayFailure | null = null;
  const failed = (error: unknown): void => {
    failure = (error as { readonly failure?: WayFailure }).failure ?? failure;
  };
  const base = {
    failure: () => failure,
    forget: (): void => {
      failure = null;
    },
  };
  if (door.kind === 'electrum') {
    const { url, stop } = await openElectrumRelay(door.carry, failed);
    return { ...base, urlAt: () => url, answer: () => null, stop };
  }
  const secret = `/${randomBytes(32).toString('hex')}`;
  const ask = async (request: IncomingMessage, path: string): Promise<RelayAnswer> => {
    const isRead = request.method === 'GET';
    if (!isRead && request.method !== 'POST') return { status: 405 };
    const body = isRead ? null : (await readBytes(request, MAX_BODY_BYTES)).toString('latin1');
    try {
      const heard = await door.ask({ path, body });
      return { status: heard.status, text: heard.body, mediaType: heard.mediaType ?? 'text/plain' };
    } catch (error) {
      failed(error);
      throw error;
    }
  };
  return {
    ...base,
    urlAt: (web) => `http://${web}${secret}`,
    answer: (request) =>
      request.url?.startsWith(`${secret}/`) === true ? ask(request, request.url.slice(secret.length)) : null,
    stop: () => Promise.resolve(),
  };
}

async function openElectrumRelay(
  carry: Extract<IndexerDoor, { kind: 'electrum' }>['carry'],
  failed: (error: unknown) => void,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const callers = new Set<Socket>();
  const server = createServer({ noDelay: true }, (caller) => {
    callers.add(caller);
    caller.once('close', () => callers.delete(caller));
    carry(caller).catch(failed);
  });
  server.maxConnections = MAX_CALLERS;
  const { port } = await listening(server, 0, '127.0.0.1');
  return {
    url: `tcp://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const caller of callers) caller.destroy();
      }),
  };
}
