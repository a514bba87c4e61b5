import { describe, expect, it, onTestFinished } from 'vitest';
import { DIRECT } from '../../../../src-main/base/service/route.ts';
import { createOpenRgbProxy } from '../../../../src-main/services/rgb-proxy/client.ts';
import { startRgbProxy } from '../../../regtest/proxy/rgb-proxy.ts';
import { failing, failureOf } from '../../../support/failure-of.ts';
import * as f from '../../../support/fault-server.ts';
import { anyHost } from '../../../support/any-host.ts';

const recipientId = 'bcrt:utxob:2FMfQbS-fake';
const txid = 'ab'.repeat(32);
const open = (endpoint: string) =>
  createOpenRgbProxy(
    anyHost,
    { loopbackOnly: false },
    { totalMs: 5_000, longTotalMs: 5_000 },
  )({ endpoint, way: DIRECT });

async function post(endpoint: string, file: Uint8Array, params: object): Promise<void> {
  const form = new FormData();
  form.set('id', '1');
  form.set('method', 'consignment.post');
  form.set('params', JSON.stringify(params));
  form.set('file', new Blob([Buffer.from(file)]));
  await fetch(endpoint.replace('rpc:', 'http:'), { method: 'POST', body: form });
}

async function given() {
  const proxy = await startRgbProxy();
  onTestFinished(() => proxy.stop());
  return { proxy, api: open(proxy.endpoint) };
}

/** A server with this one answer. */
async function saying(body: string, status = 200) {
  const server = await f.startFaultServer(f.answers(body, status));
  onTestFinished(() => server.close());
  return open(server.baseUrl.replace('http:', 'rpc:'));
}
const said = (result: object): string => JSON.stringify({ jsonrpc: '2.0', id: 1, result });

describe('an RGB proxy', () => {
  it('gives the file that a sender left, with transaction and output', async () => {
    const { proxy, api } = await given();
    const file = Uint8Array.from({ length: 300_000 }, (_, i) => i % 251);
    await post(proxy.endpoint, file, { recipient_id: recipientId, txid, vout: 1 });
    expect(await api.consignment(recipientId)).toEqual({ file: Buffer.from(file), txid, vout: 1 });
  });

  it('is asked at an endpoint as transfer lists write it', async () => {
    const { proxy } = await given();
    await post(proxy.endpoint, Uint8Array.of(1), { recipient_id: recipientId, txid });
    const listed = open(proxy.endpoint.replace('rpc:', 'http:'));
    expect((await listed.consignment(recipientId))?.txid).toBe(txid);
  });

  it('gives no output if the sender named none', async () => {
    const { proxy, api } = await given();
    await post(proxy.endpoint, Uint8Array.of(1), { recipient_id: recipientId, txid });
    expect((await api.consignment(recipientId))?.vout).toBeNull();
  });

  it('gives null for a recipient without a file', async () => {
    const { api } = await given();
    expect(await api.consignment(recipientId)).toBeNull();
  });

  it('gives a file of 8 MB, and refuses a larger one', async () => {
    const { proxy, api } = await given();
    const most = 8 * 1024 * 1024;
    await post(proxy.endpoint, new Uint8Array(most), { recipient_id: 'most', txid });
    await post(proxy.endpoint, new Uint8Array(most + 100_000), { recipient_id: 'more', txid });
    expect((await api.consignment('most'))?.file.length).toBe(most);
    expect(await failureOf(api.consignment('more'))).toMatchObject(
      failing('SERVICE_ANSWER', { problem: 'tooLarge' }),
    );
  });

  it.each([
    ['a web page', '<html></html>', { problem: 'html' }],
    ['no JSON', 'nothing', { problem: 'notJson' }],
    ['nothing', '', { problem: 'empty' }],
    ['neither a result nor an error', '{"jsonrpc":"2.0","id":1}', { problem: 'shape' }],
    ['no base64', said({ consignment: 'a*b=', txid }), { problem: 'shape' }],
    ['base64 that is cut', said({ consignment: 'YWJjZ', txid }), { problem: 'shape' }],
    ['an empty file', said({ consignment: '', txid }), { problem: 'shape' }],
    ['no transaction', said({ consignment: 'YWJj' }), { problem: 'shape' }],
    [
      'a transaction id in capitals',
      said({ consignment: 'YWJj', txid: 'AB'.repeat(32) }),
      { problem: 'shape' },
    ],
    ['an output below zero', said({ consignment: 'YWJj', txid, vout: -1 }), { problem: 'shape' }],
    ['an output and a half', said({ consignment: 'YWJj', txid, vout: 1.5 }), { problem: 'shape' }],
  ])('refuses an answer that is %s', async (_, body, facts) => {
    const api = await saying(body);
    expect(await failureOf(api.consignment(recipientId))).toMatchObject({ code: 'SERVICE_ANSWER', facts });
  });

  it('is quoted when it refuses', async () => {
    const api = await saying(
      '{"jsonrpc":"2.0","id":1,"error":{"code":-202,"message":"Invalid recipient ID"}}',
    );
    expect(await failureOf(api.consignment(recipientId))).toMatchObject(
      failing('SERVICE_ERROR', { name: '-202', message: 'Invalid recipient ID' }),
    );
  });

  it('gives no file with another status', async () => {
    const api = await saying(said({ consignment: 'YWJj', txid }), 500);
    expect(await failureOf(api.consignment(recipientId))).toMatchObject(
      failing('SERVICE_ERROR', { status: 500 }),
    );
  });

  it.each([
    ['ws://127.0.0.1/json-rpc', 'scheme'],
    ['http://example.com/json-rpc', 'scheme'],
    ['rpc://example.com/json-rpc', 'scheme'],
    ['rpcs://user@example.com/json-rpc', 'credentials'],
    ['rpcs://example.com/json-rpc?x=1', 'query'],
  ])("isn't asked at %s", (endpoint, reason) => {
    expect(() => open(endpoint)).toThrow(
      expect.objectContaining({ failure: { code: 'URL_REFUSED', facts: { reason } } }),
    );
  });

  it('is asked only on this computer by a host that reaches nothing else', () => {
    const here = createOpenRgbProxy(anyHost, { loopbackOnly: true });
    expect(() => here({ endpoint: 'rpcs://example.com/json-rpc', way: DIRECT })).toThrow(
      expect.objectContaining({ failure: { code: 'URL_REFUSED', facts: { reason: 'loopbackOnly' } } }),
    );
  });
});
