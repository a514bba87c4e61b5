import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { fail } from '../../../src-main/base/errors.ts';
import type { EsploraReply, IndexerDoor, LeftConsignment } from '../../../src-main/ports/index.ts';
import {
  asWritten,
  openRelay,
  toRelayed,
  type Doors,
  type EndsByFile,
} from '../../../src-main/own-service/rgb-lib/relay.ts';
import { postBy } from '../../support/ask-relay.ts';

const GOOD: LeftConsignment = { file: Uint8Array.of(1, 2, 3), txid: 'ab'.repeat(32), vout: null };
const BAD: LeftConsignment = { ...GOOD, file: Uint8Array.of(9), vout: 1 };
const NOTHING = { jsonrpc: '2.0', id: null, error: { code: -400, message: 'Consignment file not found' } };
const fileName = (left: LeftConsignment): string => createHash('sha256').update(left.file).digest('hex');

interface Given {
  readonly indexer?: IndexerDoor;
  readonly left?: Readonly<Record<string, LeftConsignment | Error>>;
  readonly ends?: EndsByFile;
}

const NO_INDEXER: IndexerDoor = {
  kind: 'electrum',
  carry: () => Promise.reject(new Error('not asked for')),
};

async function given({ left = {}, ends = new Map<string, number>(), indexer = NO_INDEXER }: Given = {}) {
  const asked: string[] = [];
  const openRgbProxy: Doors['openRgbProxy'] = (endpoint) => ({
    host: new URL(endpoint).host,
    consignment: (recipientId) => {
      asked.push(`${endpoint} ${recipientId}`);
      const found = left[recipientId];
      return found instanceof Error ? Promise.reject(found) : Promise.resolve(found ?? null);
    },
    pass: ({ contentType, body }) => {
      asked.push(`${endpoint} ${contentType} ${Buffer.from(body).toString('latin1')}`);
      return Promise.resolve({ status: 203, text: '{"result":true}' });
    },
  });
  const refusalOf = (_: string, { file }: LeftConsignment) =>
    Promise.resolve(file === BAD.file ? ('DBC' as const) : null);
  const relay = await openRelay({ openRgbProxy, refusalOf, indexer }, ends);
  onTestFinished(() => relay.stop());
  const by = new URL(relay.url);
  const ask = (target: string, body: string, more: Parameters<typeof postBy>[3] = {}) =>
    postBy(relay.url, target, body, more);
  const get = async (recipientId: string, target = 'http://a.example/json-rpc') => {
    const params = { recipient_id: recipientId };
    const call = { method: 'consignment.get', jsonrpc: '2.0', id: null, params };
    const { status, text } = await ask(target, JSON.stringify(call));
    return status === 200 ? (JSON.parse(text) as unknown) : status;
  };
  return { ask, asked, by, ends, get, relay };
}

it('gives rgb-lib files that break no rule as the proxy does, by TLS if the endpoint has it', async () => {
  const { asked, get, relay } = await given({ left: { r: GOOD, s: { ...GOOD, vout: 0 } } });
  const result = { consignment: 'AQID', txid: GOOD.txid };
  expect(await get('r', 'http://a.example:8443/.over-tls/json-rpc')).toEqual({ ...NOTHING_BUT, result });
  expect(await get('s')).toEqual({ ...NOTHING_BUT, result: { ...result, vout: 0 } });
  expect(await get('t')).toEqual(NOTHING);
  expect(asked).toEqual([
    'https://a.example:8443/json-rpc r',
    'http://a.example/json-rpc s',
    'http://a.example/json-rpc t',
  ]);
  expect([...relay.refused]).toEqual([]);
});
const NOTHING_BUT = { jsonrpc: '2.0', id: null };

it('withholds a file that breaks a rule or is too large, reports it, and takes that back for a better one', async () => {
  const tooLarge = fail('SERVICE_ANSWER', {
    ...{ host: 'a.example', endpoint: 'consignment.get', problem: 'tooLarge', detail: '' },
  });
  const left: Record<string, LeftConsignment | Error> = { r: BAD, s: GOOD, t: tooLarge };
  const { get, relay } = await given({ left });
  expect([await get('r'), await get('t')]).toEqual([NOTHING, NOTHING]);
  expect(await get('s')).toMatchObject({ result: { consignment: 'AQID' } });
  expect(Object.fromEntries(relay.refused)).toEqual({
    r: { code: 'DBC', host: 'a.example' },
    t: { code: 'TOO_LARGE', host: 'a.example' },
  });
  left['r'] = GOOD;
  expect(await get('r')).toMatchObject({ result: {} });
  expect([...relay.refused.keys()]).toEqual(['t']);
});

it("reports nothing about a file that it couldn't fetch", async () => {
  const gone = fail('SERVICE_UNREACHABLE', { host: 'a.example', reason: 'refused' } as never);
  const { get, relay } = await given({ left: { r: gone } });
  expect(await get('r')).toBe(502);
  expect([...relay.refused]).toEqual([]);
});

it('withholds a file over which rgb-lib ended twice, and none that rgb-lib survived', async () => {
  const { get, relay, ends } = await given({ left: { r: GOOD } });
  await get('r');
  relay.outlived();
  relay.ended();
  expect([...ends]).toEqual([]);
  await get('r');
  relay.ended();
  relay.ended();
  expect([...ends]).toEqual([[fileName(GOOD), 1]]);
  expect(await get('r')).toMatchObject({ result: {} });
  relay.ended();
  // The next process has its own relay, which knows of the ends.
  const next = await given({ left: { r: GOOD, s: { ...GOOD, file: Uint8Array.of(7) } }, ends });
  expect(await next.get('r')).toEqual(NOTHING);
  expect(next.relay.refused.get('r')).toEqual({ code: 'READER_ENDED', host: 'a.example' });
  expect(await next.get('s')).toMatchObject({ result: {} });
});

it('tells the file that ends rgb-lib from those read beside it', async () => {
  const left = {
    evil: { ...GOOD, file: Uint8Array.of(66) },
    honest: GOOD,
    late: { ...GOOD, file: Uint8Array.of(7) },
  };
  const { ends, get, relay } = await given({ left });
  const isThere = async (recipientId: string) => 'result' in ((await get(recipientId)) as object);
  /** rgb-lib reads all waiting files one after the other, and ends over one of them. */
  const refresh = async (...waiting: string[]) => {
    const read: string[] = [];
    for (const one of waiting) {
      if (!(await isThere(one))) continue;
      read.push(one);
      if (one !== 'evil') continue;
      relay.ended();
      return read;
    }
    relay.outlived();
    return read;
  };
  expect(await refresh('honest', 'evil')).toEqual(['honest', 'evil']);
  expect(await refresh('honest', 'evil', 'late')).toEqual(['honest']);
  expect(await refresh('late', 'evil')).toEqual(['late']);
  expect(await refresh('evil', 'honest')).toEqual(['evil']);
  expect(await refresh('evil', 'honest', 'late')).toEqual(['honest', 'late']);
  expect([...ends]).toEqual([[fileName(left.evil), 2]]);
  expect([...relay.refused.keys()]).toEqual(['evil']);
});

it("passes on rgb-lib's other calls, and their answers", async () => {
  const { ask, asked } = await given();
  const form = { contentType: 'multipart/form-data; boundary=x' };
  expect(await ask('http://a.example/json-rpc', '--x\u00ff', form)).toEqual({
    status: 203,
    text: '{"result":true}',
  });
  await ask('http://a.example/.over-tls/', '{"method":"ack.get","params":{}}');
  expect(asked[0]).toMatch(/^http:\/\/a\.example\/json-rpc multipart\/form-data; boundary=x --x/);
  expect(asked[1]).toBe('https://a.example/ application/json {"method":"ack.get","params":{}}');
});

it('refuses callers without its secret, other methods, unknown calls and tunnels', async () => {
  const { ask, asked, by, get } = await given({ left: { r: GOOD } });
  const at = 'http://a.example/json-rpc';
  const statuses = [
    await ask(at, '{}', { password: `${by.password}0` }),
    await ask(at, '', { method: 'PUT' }),
    await ask('/json-rpc', '{}'),
    await ask('ftp://a.example/', '{}'),
    await ask(at, 'no JSON'),
    await ask(at, '{"method":"consignment.get","params":{"recipient_id":1}}'),
    await ask(at, '{"method":"consignment.get"}'),
  ].map(({ status }) => status);
  expect(statuses).toEqual([407, 405, 400, 400, 502, 502, 502]);
  const large = ask(at, 'x'.repeat(13 * 1024 * 1024), { contentType: 'multipart/form-data' });
  await expect(large).rejects.toThrow(/ECONNRESET|EPIPE|hang up/);
  expect(asked).toEqual([]);
  const tunnel = await new Promise((resolve) => {
    const socket = connect(Number(by.port), by.hostname, () =>
      socket.write('CONNECT a.example:443 HTTP/1.1\r\nHost: a.example\r\n\r\n'),
    );
    socket.once('data', (data) => resolve(data.toString().split('\r\n')[0]));
  });
  expect(tunnel).toBe('HTTP/1.1 405 Method Not Allowed');
  // The relay still works.
  expect(await get('r')).toMatchObject({ result: {} });
});

it.each([
  ['rpcs://a.example/0.2/json-rpc', 'rpc://a.example/.over-tls/0.2/json-rpc'],
  ['rpcs://a.example:8443/json-rpc', 'rpc://a.example:8443/.over-tls/json-rpc'],
  ['rpcs://[2001:db8::1]:3000/json-rpc', 'rpc://[2001:db8::1]:3000/.over-tls/json-rpc'],
  ['rpcs://a.example', 'rpc://a.example/.over-tls'],
  ['rpc://127.0.0.1:3000/json-rpc', 'rpc://127.0.0.1:3000/json-rpc'],
])('writes %s to rgb-lib as %s, and back', (written, relayed) => {
  expect(toRelayed(written)).toBe(relayed);
  expect(asWritten(relayed)).toBe(written);
});

it("writes endpoints in rgb-lib's invoices as others do", () => {
  const ends = 'rpcs://a.example/json-rpc,rpc://127.0.0.1:3000/json-rpc,rpcs://b.example:1/x';
  const invoice = (list: string) => `rgb:~/~/aM/bcrt:utxob:2FMf?expiry=1&endpoints=${list}`;
  expect(asWritten(invoice(ends.split(',').map(toRelayed).join(',')))).toBe(invoice(ends));
  // The form that rgb-lib lists.
  expect(asWritten('http://a.example/.over-tls/json-rpc')).toBe('https://a.example/json-rpc');
});

const asksEsplora = () => {
  const asked: string[] = [];
  const now: { answer: () => Promise<EsploraReply> } = {
    answer: () => Promise.resolve({ status: 200, mediaType: null, body: Uint8Array.of(0, 0xff) }),
  };
  const indexer: IndexerDoor = {
    kind: 'esplora',
    ask: ({ path, body }) => {
      asked.push(body === null ? path : `${path} ${body}`);
      return now.answer();
    },
  };
  return { asked, now, indexer };
};

it('asks Esplora for callers who know the secret path, with any bytes, and by a tunnel to itself', async () => {
  const { asked, indexer } = asksEsplora();
  const { relay, by } = await given({ indexer });
  const { url } = relay.indexer;
  expect(new URL(url).host).toBe(by.host);
  const answer = await fetch(`${url}/tx/ab/raw`);
  expect([answer.status, ...new Uint8Array(await answer.arrayBuffer())]).toEqual([200, 0, 0xff]);
  await fetch(`${url}/tx`, { method: 'POST', body: '0200' });
  const tunnel = connect(Number(by.port), by.hostname);
  onTestFinished(() => void tunnel.destroy());
  let said = '';
  tunnel.setEncoding('latin1').on('data', (piece: string) => (said += piece));
  tunnel.write(`CONNECT ${by.host} HTTP/1.1\r\nHost: ${by.host}\r\n\r\n`);
  await expect.poll(() => said).toMatch(/^HTTP\/1\.1 200 /);
  tunnel.write(`GET ${new URL(url).pathname}/blocks/tip/hash HTTP/1.1\r\nHost: ${by.host}\r\n\r\n`);
  await expect.poll(() => said).toMatch(/\r\n\r\nHTTP\/1\.1 200 /);
  expect(asked).toEqual(['/tx/ab/raw', '/tx 0200', '/blocks/tip/hash']);
});

it.each(['/', '/blocks/tip/hash', `/${'0'.repeat(64)}/blocks/tip/hash`])(
  'asks Esplora nothing for a caller who tries %s',
  async (path) => {
    const { ask, asked, indexer, relay } = await strangersAt();
    const as = (method: string) => ({ method, password: 'guessed' });
    expect((await ask(path, '', as('GET'))).status).toBe(407);
    const { pathname } = new URL(relay.indexer.url);
    expect((await ask(pathname, '', as('GET'))).status).toBe(407);
    for (const method of ['PUT', 'DELETE'])
      expect((await ask(`${pathname}/tx`, '', as(method))).status).toBe(405);
    expect([indexer.kind, asked]).toEqual(['esplora', []]);
  },
);

async function strangersAt() {
  const esplora = asksEsplora();
  return { ...(await given({ indexer: esplora.indexer })), ...esplora };
}

it("remembers why the indexer wasn't reached, until told to forget it", async () => {
  const { now, indexer } = asksEsplora();
  const { relay } = await given({ indexer });
  const facts = { proxy: '127.0.0.1:9', host: 'a.example', problem: 'unreachable', detail: '' } as const;
  now.answer = () => Promise.reject(fail('PROXY_FAILED', facts));
  expect(relay.indexer.failure()).toBeNull();
  expect((await fetch(`${relay.indexer.url}/blocks/tip/hash`)).status).toBe(502);
  expect(relay.indexer.failure()).toEqual({ code: 'PROXY_FAILED', facts });
  relay.indexer.forget();
  expect(relay.indexer.failure()).toBeNull();
});

it('carries an Electrum caller, remembers how that failed, and ends the connection with itself', async () => {
  const carried: Duplex[] = [];
  const facts = { host: 'a.example', problem: 'expired', detail: '' } as const;
  const now = { fails: false };
  const indexer: IndexerDoor = {
    kind: 'electrum',
    carry: (caller) => {
      carried.push(caller.on('error', () => undefined));
      return now.fails ? Promise.reject(fail('CERTIFICATE_REFUSED', facts)) : Promise.resolve();
    },
  };
  const { relay } = await given({ indexer });
  const { port, hostname, protocol } = new URL(relay.indexer.url);
  expect([protocol, hostname]).toEqual(['tcp:', '127.0.0.1']);
  const caller = connect(Number(port), hostname);
  caller.on('error', () => undefined);
  await expect.poll(() => carried.length).toBe(1);
  expect(relay.indexer.failure()).toBeNull();
  now.fails = true;
  connect(Number(port), hostname).on('error', () => undefined);
  await expect.poll(() => relay.indexer.failure()).toEqual({ code: 'CERTIFICATE_REFUSED', facts });
  await relay.stop();
  await expect.poll(() => caller.closed || caller.readableEnded || caller.destroyed).toBe(true);
  expect(carried.every(({ destroyed }) => destroyed)).toBe(true);
});
