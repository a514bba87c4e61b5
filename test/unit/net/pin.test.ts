import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:tls';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { networkFailure } from '../../../src-main/net/faults.ts';
import { createTransport } from '../../../src-main/net/transport.ts';
import type { Pin } from '../../../src-preload/contract/connection.ts';
import { DIRECT, type RouteWithPin } from '../../../src-main/base/service/route.ts';
import { startConnectProxy } from '../../fakes/connect-proxy.ts';
import { startSocks5Proxy } from '../../fakes/socks5-proxy.ts';
import { findOpenssl, type Made } from '../../support/certificates.ts';
import { startSilentServer } from '../../support/fault-server.ts';
import { serveTls } from '../../support/tls-server.ts';
import { failing, failureOf } from '../../support/failure-of.ts';
import { ask, questionOf } from './ask.ts';
import { anyHost } from '../../support/any-host.ts';

const make = findOpenssl();
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
/** Computed in another way than by the client: from the PEM's bytes. */
const certificatePin = ({ cert }: Made): Pin => ({
  of: 'certificate',
  sha256: sha256(Buffer.from(cert.replace(/-----[^-]+-----|\s/g, ''), 'base64')),
});
const keyPin = ({ cert }: Made): Pin => ({
  of: 'publicKey',
  sha256: sha256(new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })),
});
const pinned = (pin: Pin): RouteWithPin => ({ ...DIRECT, pin });

describe.skipIf(make === null)('a pinned certificate', () => {
  const given = async (wanted: Parameters<NonNullable<typeof make>>[0] = {}) => {
    if (make === null) throw new Error('no openssl');
    const made = make(wanted);
    return { made, make, server: await serveTls(made) };
  };

  it.each([
    ['certificate', certificatePin],
    ['public key', keyPin],
  ])('that the service made itself is accepted: %s', async (_, pinOf) => {
    const { made, server } = await given();
    expect(await ask(server.url, pinned(pinOf(made)))).toMatchObject({ text: '"secure"' });
    expect(server.asked()).toBe(1);
  });

  it('is accepted whatever names it has', async () => {
    const { made, server } = await given({ names: 'DNS:elsewhere.example' });
    expect(await ask(server.url, pinned(certificatePin(made)))).toMatchObject({ status: 200 });
  });

  it('stays valid after a renewal with the same pinned public key', async () => {
    const { made, server } = await given();
    expect(keyPin(made).sha256).not.toBe(certificatePin(made).sha256);
    expect(await ask(server.url, pinned(keyPin(made)))).toMatchObject({ status: 200 });
  });

  it.each([
    ['certificate', certificatePin],
    ['publicKey', keyPin],
  ] as const)(
    'that is another one is refused, naming both, before a byte is written: %s',
    async (of, pinOf) => {
      const { made, make: another, server } = await given();
      const other = another();
      expect(await failureOf(ask(server.url, pinned(pinOf(other))))).toEqual(
        failing('CERTIFICATE_CHANGED', {
          host: new URL(server.url).host,
          of,
          pinned: pinOf(other).sha256,
          seen: pinOf(made).sha256,
        }),
      );
      await vi.waitFor(() => expect(server.open()).toBe(0));
      expect(server.asked()).toBe(0);
      expect(server.decrypted()).toBe(0);
    },
  );

  it('is checked for every question, so a change in between is refused', async () => {
    const { made, make: another, server } = await given();
    const transport = createTransport(anyHost, {}, null, pinned(certificatePin(made)));
    const question = questionOf(server.url);
    expect(await transport(question)).toMatchObject({ status: 200 });
    server.show(another());
    expect((await failureOf(transport(question))).code).toBe('CERTIFICATE_CHANGED');
    expect(server.asked()).toBe(1);
  });

  it.each([
    ['expired', { from: '20200101000000Z', to: '20210101000000Z' }],
    ['notYet', { from: '20480101000000Z', to: '20490101000000Z' }],
  ] as const)('is refused outside its dates: %s', async (problem, dates) => {
    const { made, server } = await given(dates);
    expect(await failureOf(ask(server.url, pinned(certificatePin(made))))).toMatchObject(
      failing('CERTIFICATE_REFUSED', { problem }),
    );
    expect(server.decrypted()).toBe(0);
  });

  it.each([startConnectProxy, startSocks5Proxy])('is checked behind a proxy, too', async (start) => {
    const { made, make: another, server } = await given({ names: 'DNS:service.example' });
    const proxy = await start({ names: { 'service.example': server.port } });
    onTestFinished(() => proxy.close());
    const kind = start === startSocks5Proxy ? 'socks5' : 'http';
    const by = { kind, host: '127.0.0.1', port: proxy.port, user: null, password: null } as const;
    const url = 'https://service.example';
    expect(await ask(url, { proxy: by, pin: certificatePin(made) })).toMatchObject({ text: '"secure"' });
    expect((await failureOf(ask(url, { proxy: by, pin: keyPin(another()) }))).code).toBe(
      'CERTIFICATE_CHANGED',
    );
    expect(await failureOf(ask(url, { proxy: by, pin: null }))).toMatchObject(
      failing('CERTIFICATE_REFUSED', { host: 'service.example', problem: 'selfSigned' }),
    );
    expect(server.asked()).toBe(1);
    expect(proxy.faults).toEqual([]);
    // The proxy sees the target, and then only encrypted bytes.
    expect(proxy.heard().toString('latin1')).not.toContain('an xpub');
    expect(proxy.asked.map(({ kind: of, host, port }) => [of, host, port])).toEqual(
      Array.from({ length: 3 }, () => ['name', 'service.example', 443]),
    );
  });

  it('makes plain http refused before anything is sent', async () => {
    const { made } = await given();
    expect(await failureOf(ask('http://127.0.0.1:9', pinned(certificatePin(made))))).toEqual(
      failing('URL_REFUSED', { reason: 'pinNeedsTls' }),
    );
  });

  it('that never comes ends in a time-out', async () => {
    const { made } = await given();
    const silent = await startSilentServer();
    onTestFinished(() => silent.close());
    expect(
      await failureOf(ask(`https://${silent.host}`, pinned(certificatePin(made)), { connectMs: 60 })),
    ).toMatchObject(failing('SERVICE_SLOW', { phase: 'connect' }));
  });
});

describe.skipIf(make === null)('a certificate that Node itself refuses', () => {
  it.each([
    ['name', 'other.example', {}],
    ['expired', 'one.example', { from: '20200101000000Z', to: '20210101000000Z' }],
    ['notYet', 'one.example', { from: '20480101000000Z', to: '20490101000000Z' }],
  ] as const)('is reported with its reason: %s', async (problem, servername, dates) => {
    if (make === null) throw new Error('no openssl');
    const made = make({ names: 'DNS:one.example', ...dates });
    const { port } = await serveTls(made);
    const socket = connect({ host: '127.0.0.1', port, servername, ca: made.cert });
    onTestFinished(() => void socket.destroy());
    const [error] = (await once(socket, 'error')) as [Error];
    expect(networkFailure(error, { host: 'h', endpoint: '/x' }, 'head')).toMatchObject({
      failure: { code: 'CERTIFICATE_REFUSED', facts: { host: 'h', problem } },
    });
  });
});
