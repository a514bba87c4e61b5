// Loaded with `node --import` before the program under test: writes every HTTP request that undici sends, with headers
// and body, to the file named by OCHRE_TEST_REQUEST_LOG. The secret search reads it. Changes nothing about the requests.
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';

const file = process.env['OCHRE_TEST_REQUEST_LOG'];
if (file === undefined) throw new Error('OCHRE_TEST_REQUEST_LOG names no file');

subscribe('undici:request:create', (message) => {
  /** @type {{ request: { method: string, origin: unknown, path: string, headers: unknown, body: unknown } }} */
  const { request } = /** @type {never} */ (message);
  const { method, origin, path, headers, body } = request;
  const text =
    typeof body === 'string' || body instanceof Uint8Array ? Buffer.from(body).toString('utf8') : '';
  appendFileSync(file, `${JSON.stringify({ method, origin: String(origin), path, headers, body: text })}\n`, {
    mode: 0o600,
  });
});
