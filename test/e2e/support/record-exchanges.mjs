// Loaded with `node --import` before the program under test. Writes what the practice service is asked and answers to
// `exchanges.jsonl` in the folder OCHRE_TEST_EXCHANGES. Where a file `answer-<endpoint>` lies there, its text goes out once
// instead of what the service built, and where `always-<endpoint>` lies, for as long as it does: a dishonest service; with
// a first line `HTTP 400` under that status.
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { ServerResponse } from 'node:http';
import { join } from 'node:path';

const folder = process.env['OCHRE_TEST_EXCHANGES'];
if (folder === undefined) throw new Error('OCHRE_TEST_EXCHANGES names no folder');

const LIST = join(folder, 'exchanges.jsonl');

/** @type {Map<unknown, Buffer[]>} */
const underWay = new Map();
subscribe('undici:request:create', (message) => {
  const { request } = /** @type {{ request: unknown }} */ (message);
  underWay.set(request, []);
});
subscribe('undici:request:bodyChunkReceived', (message) => {
  const { request, chunk } = /** @type {{ request: unknown, chunk: Buffer }} */ (message);
  underWay.get(request)?.push(Buffer.from(chunk));
});
subscribe('undici:request:trailers', (message) => {
  /** @type {{ request: { path: string, body: unknown } }} */
  const { request } = /** @type {never} */ (message);
  const chunks = underWay.get(request);
  if (chunks === undefined) return;
  underWay.delete(request);
  const { path, body } = request;
  const asked =
    typeof body === 'string' || body instanceof Uint8Array ? Buffer.from(body).toString('utf8') : '';
  const answer = Buffer.concat(chunks).toString('utf8');
  appendFileSync(LIST, `${JSON.stringify({ path, asked, answer })}\n`, { mode: 0o600 });
});

/** @param {string} endpoint */
function textInstead(endpoint) {
  for (const how of ['answer', 'always']) {
    const file = join(folder ?? '', `${how}-${endpoint}`);
    if (!existsSync(file)) continue;
    const text = readFileSync(file, 'utf8');
    if (how === 'answer') rmSync(file);
    return text;
  }
  return null;
}

const { end } = ServerResponse.prototype;
ServerResponse.prototype.end = /** @type {never} */ (
  /** @this {import('node:http').ServerResponse & { req: import('node:http').IncomingMessage }} @param {unknown[]} given */
  function (...given) {
    const name = /^\/api\/(?:wallet|invoice)\/(\w+)$/.exec(this.req.url ?? '')?.[1];
    const text = name === undefined ? null : textInstead(name);
    if (text !== null) {
      const [, status, body = text] = /^HTTP (\d{3})\n(.*)$/s.exec(text) ?? [];
      if (status !== undefined) this.statusCode = Number(status);
      this.setHeader('content-length', Buffer.byteLength(body));
      return Reflect.apply(end, this, [body]);
    }
    return Reflect.apply(end, this, given);
  }
);
