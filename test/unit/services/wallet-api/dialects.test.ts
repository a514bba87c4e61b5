import { describe, expect, it } from 'vitest';
import type { Dialect } from '../../../../src-preload/contract/connection.ts';
import type { WalletApi } from '../../../../src-main/ports/index.ts';
import { answers } from '../../../support/fault-server.ts';
import { WIRES } from './dialect-wires.ts';
import { keys, TPUB_COLORED, TXID } from './endpoints.ts';
import { failing, failureOf } from '../../../support/failure-of.ts';
import { openTestApi, serve } from './support.ts';
import { PSBT, send, UNTIL } from './wire-parts.ts';

const EVERY_CALL = Object.keys(openTestApi('http://127.0.0.1:1').api).filter((name) => name !== 'host');

/** Each header's value, from our own keys. */
const HEADERS = {
  xpub: keys.accountXpubVanilla,
  'xpub-van': keys.accountXpubVanilla,
  'xpub-col': TPUB_COLORED,
  'master-fingerprint': '0badf00d',
} as const;

const cells = Object.entries(WIRES).flatMap(([name, wire]) =>
  wire.calls.map((call) => ({ ...call, dialect: name as Dialect, headers: wire.headers })),
);
const lacks = Object.entries(WIRES).flatMap(([name, wire]) =>
  wire.lacks.map((lack) => ({ ...lack, dialect: name as Dialect })),
);

describe('the requests of each API version', () => {
  it.each(Object.entries(WIRES))('of %s are recorded for every call of the port', (_name, wire) => {
    const calls: readonly (keyof WalletApi)[] = [
      ...wire.calls.map(({ call }) => call),
      ...wire.lacks.map(({ call }) => call),
    ];
    expect([...new Set(calls)].sort()).toEqual([...EVERY_CALL].sort());
  });

  it.each(cells)('$dialect: $what is sent byte for byte', async (cell) => {
    const { server, api } = await serve([answers(cell.answer, cell.status)], {}, { dialect: cell.dialect });
    await expect(cell.ask(api)).resolves.toEqual(cell.value);
    const asked = server.received.at(-1);
    expect(server.received).toHaveLength(1);
    expect({ method: asked?.method, path: asked?.path, body: asked?.body }).toEqual({
      method: 'POST',
      path: cell.path,
      body: cell.sent,
    });
    const named = Object.entries(asked?.headers ?? {}).filter(([name]) => Object.hasOwn(HEADERS, name));
    const wanted = (cell.call === 'generateKeys' ? [] : cell.headers).map((name) => [name, HEADERS[name]]);
    expect(Object.fromEntries(named)).toEqual(Object.fromEntries(wanted));
    expect(asked?.headers['content-type']).toBe(cell.sent === '' ? undefined : 'application/json');
    expect(asked?.headers['accept-encoding']).toBe('identity');
    expect(asked?.headers).not.toHaveProperty('authorization');
    expect(asked?.headers).not.toHaveProperty('cookie');
  });

  it("the built-in service gets a send's end at its begin, and practice doesn't", async () => {
    for (const [dialect, said] of [
      ['own', UNTIL],
      ['practice', null],
    ] as const) {
      const answer = [answers(`"${PSBT}"`), answers(`{"txid":"${TXID}","batch_transfer_idx":7}`)] as const;
      const { server, api } = await serve([...answer], {}, { dialect });
      await api.sendBegin(send());
      await api.sendEnd(send(), PSBT);
      const [begun, ended] = server.received.map(({ body }) => body);
      if (said === null) expect(begun).not.toContain('expiration');
      else expect(begun).toContain(`,${said}}`);
      expect(ended).not.toContain('expiration');
    }
  });

  it.each(lacks)("$dialect: $what isn't sent, and that is reported", async (lack) => {
    const { server, api } = await serve([answers('"never"')], {}, { dialect: lack.dialect });
    expect(await failureOf(lack.ask(api))).toEqual(
      failing('SERVICE_CANNOT', { host: server.host, what: lack.lacks, only: lack.only ?? null }),
    );
    expect(server.received).toEqual([]);
  });
});

describe('an endpoint with another path on another server', () => {
  const moved = [
    ['document', 'listUnspents', '/api/wallet/listunspends', '/api/wallet/listunspents'],
    ['thunderlink', 'listUnspents', '/api/wallet/listunspends', '/api/wallet/listunspents'],
    ['rgb-node-2026-03', 'listUnspents', '/wallet/listunspents', '/wallet/listunspends'],
    ['rgb-node-2026-03', 'createInvoice', '/wallet/blindreceive', '/blindreceive'],
    ['rgb-node-2025-06', 'createInvoice', '/blindreceive', '/wallet/blindreceive'],
  ] as const;
  const absent = answers('{"detail":"Not Found"}', 404);

  it.each(moved)('%s: %s is tried there once if nothing is at %s', async (name, call, path, elsewhere) => {
    const { ask, answer, value } = cells.find((cell) => cell.dialect === name && cell.call === call)!;
    const { server, api } = await serve([absent, answers(answer)], {}, { dialect: name });
    await expect(ask(api)).resolves.toEqual(value);
    expect(server.received.map((each) => each.path)).toEqual([path, elsewhere]);
    const [first, second] = server.received;
    expect(second?.body).toBe(first?.body);
  });

  it.each(moved)("%s: %s fails with its own version's path if both are missing", async (name, call, path) => {
    const { ask } = cells.find((cell) => cell.dialect === name && cell.call === call)!;
    const { server, api } = await serve([absent], {}, { dialect: name });
    expect(await failureOf(ask(api))).toEqual(
      failing('SERVICE_LACKS', { host: server.host, endpoint: path.replace(/^\/api/, '') }),
    );
    expect(server.received).toHaveLength(2);
  });

  it.each([
    [answers('{"error":"Transfer not found"}', 404), 'SERVICE_ERROR'],
    [answers('{"detail":"Backup file not found"}', 404), 'SERVICE_ERROR'],
    [answers('{"detail":"Not Found"}', 400), 'SERVICE_ERROR'],
    [answers('{"error":"NotFound","message":"Not Found"}', 404), 'SERVICE_ERROR'],
    [answers('{"detail":"Method Not Allowed"}', 405), 'SERVICE_LACKS'],
    [
      answers('<!DOCTYPE html><pre>Cannot POST /x</pre>', 404, { 'content-type': 'text/html' }),
      'SERVICE_LACKS',
    ],
    [answers('', 404), 'SERVICE_LACKS'],
  ] as const)("is told from a service that doesn't find the requested data", async (behaviour, code) => {
    const { api } = await serve([behaviour], {}, { dialect: 'rgb-node-2026-03' });
    expect(await failureOf(api.btcBalance())).toMatchObject({ code });
  });
});
