import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { startPractice } from './service.ts';
import { post, testWallet } from './test-wallet.ts';

/** Sends a request with headers that fetch refuses. */
async function raw(baseUrl: string, path: string, headers: Record<string, string>, method = 'POST') {
  const asked = request(`${baseUrl}${path}`, { method, headers }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, text: await text(answer), allow: answer.headers.allow };
}

describe('the practice server', () => {
  it('listens on 127.0.0.1 at a port the system chose, and keeps to one address while open', async () => {
    const practice = startPractice();
    const baseUrl = await practice.baseUrl();
    expect(baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await practice.baseUrl()).toBe(baseUrl);
  });

  it('refuses any other Host name, and every web page', async () => {
    const practice = startPractice();
    const baseUrl = await practice.baseUrl();
    const { port } = new URL(baseUrl);
    for (const host of [`localhost:${port}`, 'evil.example', `127.0.0.1:1`, '127.0.0.1'])
      expect((await raw(baseUrl, '/api/wallet/generate_keys', { host })).status).toBe(421);
    for (const origin of ['https://evil.example', 'null'])
      expect((await raw(baseUrl, '/api/wallet/generate_keys', { origin })).status).toBe(403);
  });

  it('answers 404 to other paths and 405 to other methods', async () => {
    const baseUrl = await startPractice().baseUrl();
    for (const path of ['/', '/wallet/address', '/api/wallet/listunspents', '/api/wallet/address?x=1'])
      expect(await raw(baseUrl, path, {})).toMatchObject({ status: 404, text: '{"detail":"Not Found"}' });
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS'])
      expect(await raw(baseUrl, '/api/wallet/address', {}, method)).toMatchObject({
        status: 405,
        allow: 'POST',
      });
  });

  it('refuses bodies that are too large, too deep, not JSON, not an object or not called JSON', async () => {
    const practice = startPractice();
    const wallet = testWallet(practice.baseUrl);
    await wallet.ask('/wallet/register');
    const url = `${await practice.baseUrl()}/api/wallet/createutxosend`;
    const send = (body: string) => post(url, body, wallet.headers);
    expect((await send(`{"signedPsbt":"${'A'.repeat(4 * 1024 * 1024)}"}`)).status).toBe(413);
    const tooLong = await send(`{"signedPsbt":"${'A'.repeat(3 * 1024 * 1024)}"}`);
    expect(tooLong).toMatchObject({ status: 422, json: { detail: [{ type: 'string_too_long' }] } });
    for (const body of ['[['.repeat(100_000), '{"a":', 'undefined', '{"a":1,"a":2}', '{"a":NaN}'])
      expect(await send(body)).toMatchObject({ status: 422, json: { detail: [{ type: 'json_invalid' }] } });
    for (const body of ['[]', '"x"', '5', 'null'])
      expect(await send(body)).toMatchObject({ status: 422, json: { detail: [{ loc: ['body'] }] } });
    const plain = await fetch(url, { method: 'POST', headers: { ...wallet.headers }, body: '{}' });
    expect(plain.status).toBe(415);
  });
});
