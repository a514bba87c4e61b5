import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { IndexerDoor, LeftConsignment, RefusedFile } from '../../ports/index.ts';
import { closed, listening } from '../../serving/listening.ts';
import { parseJson, writeJson } from '../../serving/json.ts';
import { readBytes } from '../../serving/request.ts';
import { openIndexerRelay, type IndexerRelay, type RelayAnswer } from './indexer-relay.ts';

/** rgb-lib's only way out: to the indexer, and to proxies whose files Ochre validates: a wrong count ends rgb-lib. */
export interface Relay {
  /** For HTTP_PROXY, with the caller's secret. */
  readonly url: string;
  readonly indexer: Pick<IndexerRelay, 'failure' | 'forget'> & { readonly url: string };
  readonly refused: ReadonlyMap<string, RefusedFile>;
  /** Called when rgb-lib answered, and so survived the files that it was given. */
  readonly outlived: () => void;
  /** Called when rgb-lib ended during a call. A file over which it ended twice is withheld from it. */
  readonly ended: () => void;
  readonly stop: () => Promise<void>;
}

export interface Doors {
  readonly indexer: IndexerDoor;
  /** Opens a proxy by the wallet's own route. */
  readonly openRgbProxy: (endpoint: string) => {
    readonly host: string;
    readonly consignment: (recipientId: string) => Promise<LeftConsignment | null>;
    readonly pass: (asked: {
      readonly contentType: string;
      readonly body: Uint8Array;
    }) => Promise<{ readonly status: number; readonly text: string }>;
  };
  readonly refusalOf: (recipientId: string, left: LeftConsignment) => Promise<RefusedFile['code'] | null>;
}

/** How often rgb-lib ended over a file, by SHA-256. Files read beside it count too, so later each is read alone. */
export type EndsByFile = Map<string, number>;

/** One end proves nothing: a power cut leaves no other trace. */
const MOST_ENDS = 1;
const MOST_BROKEN = 1_000;
/** A later try may pass: the machine may be less busy, or the indexer may know the transaction. */
const MAY_PASS_LATER: readonly RefusedFile['code'][] = ['TOO_LARGE', 'WITNESS_UNKNOWN'];
/** A consignment of 8 MB, or an asset's media, as a form. */
const MOST_BYTES = 12 * 1024 * 1024;
/** “Consignment file not found” in the protocol's codes. */
const NOT_FOUND = { code: -400, message: 'Consignment file not found' };

export async function openRelay(
  { openRgbProxy, refusalOf, indexer }: Doors,
  ends: EndsByFile,
): Promise<Relay> {
  const secret = randomBytes(32).toString('hex');
  const isOurs = (request: IncomingMessage): boolean =>
    timingSafeEqual(
      digest(request.headers['proxy-authorization'] ?? ''),
      digest(`Basic ${Buffer.from(`${USER}:${secret}`).toString('base64')}`),
    );
  const refused = new Map<string, RefusedFile>();
  const reading = new Set<string>();
  const toIndexer = await openIndexerRelay(indexer);
  /** Final refusals by file and recipient, so that a refresh doesn't check such a file again. */
  const broken = new Map<string, RefusedFile['code']>();

  async function leftFor(recipientId: string, endpoint: string): Promise<LeftConsignment | null> {
    const proxy = openRgbProxy(endpoint);
    const refuse = (code: RefusedFile['code']): null => {
      refused.set(recipientId, { code, host: proxy.host });
      return null;
    };
    let left: LeftConsignment | null;
    try {
      left = await proxy.consignment(recipientId);
    } catch (error) {
      if (isTooLarge(error)) return refuse('TOO_LARGE');
      throw error;
    }
    if (left === null) return null;
    const file = createHash('sha256').update(left.file).digest('hex');
    if ((ends.get(file) ?? 0) > MOST_ENDS) return refuse('READER_ENDED');
    const name = JSON.stringify([file, recipientId, left.txid, left.vout]);
    const code = broken.get(name) ?? (await refusalOf(recipientId, left));
    if (code !== null && !MAY_PASS_LATER.includes(code)) broken.set(name, code);
    const [oldest] = broken.keys();
    if (broken.size > MOST_BROKEN && oldest !== undefined) broken.delete(oldest);
    if (code !== null) return refuse(code);
    refused.delete(recipientId);
    if ([...reading].some((other) => other !== file && (ends.has(file) || ends.has(other)))) return null;
    reading.add(file);
    return left;
  }

  async function answerTo(request: IncomingMessage): Promise<RelayAnswer> {
    const ofIndexer = toIndexer.answer(request);
    if (ofIndexer !== null) return ofIndexer;
    if (!isOurs(request)) return { status: 407 };
    if (request.method !== 'POST') return { status: 405 };
    const endpoint = endpointOf(request.url ?? '');
    if (endpoint === null) return { status: 400 };
    const body = await readBytes(request, MOST_BYTES);
    const contentType = request.headers['content-type'] ?? '';
    const asked = consignmentAsked(body, contentType);
    if (asked === null) return openRgbProxy(endpoint).pass({ contentType, body });
    const left = await leftFor(asked.recipientId, endpoint);
    const about = left === null ? { error: NOT_FOUND } : { result: resultOf(left) };
    return { status: 200, text: writeJson({ jsonrpc: '2.0', id: asked.id, ...about }) };
  }

  const server = createServer((request, response) => {
    // rgb-lib takes a failure of this proxy for the endpoint's.
    answerTo(request)
      .catch(() => ({ status: 502 }))
      .then(({ status, text = '', mediaType = 'application/json' }: RelayAnswer) => {
        // Stop reading an oversized request.
        if (status === 502 && !request.complete) response.destroy();
        else end(response, status, text, mediaType);
      })
      .catch(() => response.destroy());
  });
  const { port } = await listening(server, 0, '127.0.0.1');
  const here = `127.0.0.1:${port}`;
  // The relay can't read TLS, so rgb-lib gets endpoints without it. Only rgb-lib's Esplora client asks for a tunnel.
  server.on('connect', ({ url }, socket, head) => {
    if (url !== here) {
      socket.end('HTTP/1.1 405 Method Not Allowed\r\n\r\n');
      return;
    }
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    socket.unshift(head);
    server.emit('connection', socket);
  });
  return {
    url: `http://${USER}:${secret}@${here}`,
    indexer: { ...toIndexer, url: toIndexer.urlAt(here) },
    refused,
    outlived: () => {
      for (const file of reading) ends.delete(file);
      reading.clear();
    },
    ended: () => {
      for (const file of reading) ends.set(file, (ends.get(file) ?? 0) + 1);
      reading.clear();
    },
    stop: async () => {
      await toIndexer.stop();
      await closed(server);
    },
  };
}

const USER = 'ochre';
const OVER_TLS = '/.over-tls';

/** The endpoint that rgb-lib gets: unencrypted to the relay, which uses TLS from there on. */
export const toRelayed = (endpoint: string): string =>
  endpoint.replace(/^rpcs:\/\/([^/?#]+)/, `rpc://$1${OVER_TLS}`);

export const asWritten = (text: string): string =>
  text.replace(/\b(rpc|http):\/\/([^/?#,&]+)\/\.over-tls/g, '$1s://$2');

function endpointOf(target: string): string | null {
  if (!/^http:\/\/[^/]/.test(target)) return null;
  return asWritten(target);
}

function consignmentAsked(body: Buffer, contentType: string): { recipientId: string; id: unknown } | null {
  if (!contentType.startsWith('application/json')) return null;
  const asked = parseJson(body.toString('utf8')) as Partial<Record<string, unknown>> | null;
  if (asked?.['method'] !== 'consignment.get') return null;
  const { recipient_id: recipientId } = asked['params'] as { readonly recipient_id: unknown };
  if (typeof recipientId !== 'string') throw new Error('for no recipient');
  return { recipientId, id: asked['id'] ?? null };
}

function resultOf({ file, txid, vout }: LeftConsignment) {
  return { consignment: Buffer.from(file).toString('base64'), txid, ...(vout === null ? {} : { vout }) };
}

function isTooLarge(error: unknown): boolean {
  const { failure } = error as { readonly failure?: { code: string; facts: { problem?: string } } };
  return failure?.code === 'SERVICE_ANSWER' && failure.facts.problem === 'tooLarge';
}

function end(response: ServerResponse, status: number, text: string | Uint8Array, mediaType: string): void {
  response.writeHead(status, {
    'content-type': mediaType,
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
