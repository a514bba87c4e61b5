import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as v from 'valibot';
import { readBytes } from '../../../src-main/serving/request.ts';
import { endServer, listen } from '../../support/listen.ts';

/** Answers null for nothing; throws ProxyError for what is refused. */
type Method = (params: Readonly<Record<string, unknown>>, file: Buffer | null) => unknown;

class ProxyError extends Error {
  override readonly name = 'ProxyError';
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

interface Consignment {
  readonly file: Buffer;
  readonly txid: string;
  readonly vout: unknown;
  ack: boolean | null;
}

const MAX_BYTES = 64 * 1024 * 1024;
const PATH = '/json-rpc';
const text = v.pipe(v.string(), v.nonEmpty());
const call = v.object({
  id: v.nullish(v.union([v.string(), v.number()]), null),
  method: v.string(),
  params: v.nullish(v.record(v.string(), v.unknown()), {}),
});

/**
 * Where a sender leaves a consignment for its receiver, and hears whether that one took it: JSON-RPC over HTTP, as
 * rgb-lib asks for it (protocol version 0.2), with the refusals of its reference server. Kept in memory.
 */
export async function startRgbProxy() {
  const methods = proxyMethods();
  const server = createServer((request, response) => {
    answer(methods, request, response).catch(() => response.destroy());
  });
  const port = await listen(server);
  return {
    /** As an invoice names it. */
    endpoint: `rpc://127.0.0.1:${port}${PATH}`,
    stop: () => endServer(server),
  };
}

function proxyMethods(): Readonly<Record<string, Method>> {
  const consignments = new Map<string, Consignment>();
  const media = new Map<string, { readonly file: Buffer }>();
  const consignment = ({ recipient_id }: Parameters<Method>[0]): Consignment =>
    found(consignments, recipient_id, -400, 'Consignment');
  return {
    'server.info': () => ({ protocol_version: '0.2', version: 'ochre-regtest-1', uptime: 1 }),
    'consignment.post': ({ recipient_id, txid, vout }, file) =>
      put(consignments, recipient_id, file, (file) => ({ file, txid: v.parse(text, txid), vout, ack: null })),
    'consignment.get': (params) => {
      const { file, txid, vout } = consignment(params);
      return { consignment: file.toString('base64'), txid, vout };
    },
    'media.post': ({ attachment_id }, file) => put(media, attachment_id, file, (file) => ({ file })),
    'media.get': ({ attachment_id }) => found(media, attachment_id, -401, 'Media').file.toString('base64'),
    'ack.get': (params) => consignment(params).ack,
    'ack.post': (params) => {
      const kept = consignment(params);
      const ack = v.parse(v.boolean(), params['ack']);
      if (kept.ack !== null && kept.ack !== ack) throw new ProxyError(-100, 'Cannot change ACK');
      const isNew = kept.ack === null;
      kept.ack = ack;
      return isNew;
    },
  };
}

/** Answers whether it is new. What is there already may come again, and nothing else in its place. */
function put<T extends { readonly file: Buffer }>(
  map: Map<string, T>,
  id: unknown,
  file: Buffer | null,
  make: (file: Buffer) => T,
): boolean {
  if (file === null) throw new ProxyError(-303, 'Missing file');
  const before = map.get(v.parse(text, id));
  if (before?.file.equals(file) === false) throw new ProxyError(-101, 'Cannot change uploaded file');
  if (before === undefined) map.set(v.parse(text, id), make(file));
  return before === undefined;
}

function found<T>(map: ReadonlyMap<string, T>, id: unknown, code: number, what: string): T {
  const value = map.get(v.parse(text, id));
  if (value === undefined) throw new ProxyError(code, `${what} file not found`);
  return value;
}

async function answer(
  methods: Readonly<Record<string, Method>>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST' || request.url?.startsWith(PATH) !== true) {
    response.writeHead(404).end();
    return;
  }
  let id: string | number | null = null;
  let said: object;
  try {
    const { file, ...asked } = await readCall(
      await readBytes(request, MAX_BYTES),
      request.headers['content-type'] ?? '',
    );
    ({ id } = asked);
    const method = methods[asked.method];
    if (method === undefined) throw new ProxyError(-32601, 'Method not found');
    said = { result: method(asked.params, file) };
  } catch (error) {
    const known = error instanceof ProxyError ? error : new ProxyError(-32603, 'Internal error');
    said = { error: { code: known.code, message: known.message } };
  }
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ jsonrpc: '2.0', id, ...said }));
}

/** A file travels beside the call's fields in a form; everything else is plain JSON. */
async function readCall(body: Buffer, type: string) {
  if (!type.startsWith('multipart/form-data'))
    return { ...v.parse(call, JSON.parse(body.toString('utf8'))), file: null };
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- rgb-lib's forms are small, and this server is a test's
  const form = await new Response(Uint8Array.from(body), { headers: { 'content-type': type } }).formData();
  const { id, method, params } = Object.fromEntries(form) as Record<string, string>;
  const sent = form.get('file');
  const file = sent instanceof Blob ? Buffer.from(await sent.arrayBuffer()) : null;
  return { ...v.parse(call, { id, method, params: JSON.parse(params ?? '{}') as unknown }), file };
}
