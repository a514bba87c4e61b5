import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as v from 'valibot';
import { endServer, listen } from '../../support/listen.ts';
import { readForm } from './form.ts';
import { proxyMethods, ProxyError, type ProxyMethod } from './proxy-methods.ts';

/**
 * Where a sender leaves a consignment for its receiver, and hears whether that one took it: JSON-RPC over HTTP, as
 * rgb-lib asks for it (protocol version 0.2). Kept in memory.
 */
export interface RgbProxy {
  /** As an invoice names it. */
  readonly endpoint: string;
  readonly stop: () => Promise<void>;
}

const PATH = '/json-rpc';
const MAX_BODY_BYTES = 64 * 1024 * 1024;
const METHOD_UNKNOWN = -32601;
const INTERNAL = -32603;

const asked = v.object({
  id: v.nullish(v.union([v.string(), v.number()]), null),
  method: v.string(),
  params: v.nullish(v.record(v.string(), v.unknown()), {}),
});

export async function startRgbProxy(): Promise<RgbProxy> {
  const methods = proxyMethods();
  const server = createServer((request, response) => {
    answer(methods, request, response).catch(() => response.destroy());
  });
  const port = await listen(server);
  return {
    endpoint: `rpc://127.0.0.1:${port}${PATH}`,
    stop: () => endServer(server),
  };
}

async function answer(
  methods: Readonly<Record<string, ProxyMethod>>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST' || request.url?.startsWith(PATH) !== true) {
    response.writeHead(404).end();
    return;
  }
  const body = await readBody(request);
  let id: string | number | null = null;
  let said: object;
  try {
    const { call, file } = readCall(body, request.headers['content-type'] ?? '');
    ({ id } = call);
    const method = methods[call.method];
    if (method === undefined) throw new ProxyError(METHOD_UNKNOWN, 'Method not found');
    said = { result: method(call.params, file) };
  } catch (error) {
    const known = error instanceof ProxyError ? error : new ProxyError(INTERNAL, 'Internal error');
    said = { error: { code: known.code, message: known.message } };
  }
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ jsonrpc: '2.0', id, ...said }));
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size > MAX_BODY_BYTES) throw new Error('too much');
  }
  return Buffer.concat(chunks);
}

/** A file travels beside the call's fields in a form; everything else is plain JSON. */
function readCall(body: Buffer, contentType: string) {
  if (!contentType.startsWith('multipart/form-data'))
    return { call: v.parse(asked, JSON.parse(body.toString('utf8'))), file: null };
  const form = readForm(body, contentType);
  const field = (name: string): string => form.get(name)?.toString('utf8') ?? '';
  const params: unknown = JSON.parse(field('params') || '{}');
  const call = v.parse(asked, { id: field('id') || null, method: field('method'), params });
  return { call, file: form.get('file') ?? null };
}
