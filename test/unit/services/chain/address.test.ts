import { describe, expect, it } from 'vitest';
import { parseChainAddress } from '../../../../src-main/services/chain/address.ts';
import { failureThrown } from '../../../support/failure-of.ts';

const read = (text: string, loopbackOnly = false) => parseChainAddress(text, { loopbackOnly });

describe('the address of a Bitcoin server', () => {
  it.each([
    ['ssl://electrum.example:50002', 'electrum', 'ssl://electrum.example:50002'],
    [' SSL://Electrum.Example ', 'electrum', 'ssl://electrum.example:50002'],
    ['tls://electrum.example:443/', 'electrum', 'ssl://electrum.example:443'],
    ['electrum.example:50002', 'electrum', 'ssl://electrum.example:50002'],
    ['electrum.example:50002:s', 'electrum', 'ssl://electrum.example:50002'],
    ['127.0.0.1:50001:t', 'electrum', 'tcp://127.0.0.1:50001'],
    ['tcp://127.0.0.1:80', 'electrum', 'tcp://127.0.0.1:80'],
    ['tcp://[::1]', 'electrum', 'tcp://[::1]:50001'],
    ['https://mempool.example/api/', 'esplora', 'https://mempool.example/api'],
    ['http://localhost:3000', 'esplora', 'http://localhost:3000'],
  ])('%s is read', (text, kind, address) => expect(read(text)).toEqual({ kind, address }));

  it.each([
    ['tcp://electrum.example:50001', 'scheme'],
    ['tcp://192.168.1.5:50001', 'scheme'],
    ['http://mempool.example', 'scheme'],
    ['ssl://user@electrum.example', 'credentials'],
    ['ssl://electrum.example/path', 'syntax'],
    ['ssl://electrum.example:50002?x', 'query'],
    ['electrum.example', 'syntax'],
    ['ftp://electrum.example', 'scheme'],
    ['ssl://', 'syntax'],
    ['', 'syntax'],
    [`tcp://${'a'.repeat(56)}.onion:50001`, 'onionNeedsProxy'],
  ])('%s is refused', (text, reason) => {
    expect(failureThrown(() => read(text))).toEqual({ code: 'URL_REFUSED', facts: { reason } });
  });

  it('of an onion service is plain TCP by Tor on this computer', () => {
    const proxy = { kind: 'socks5', host: '127.0.0.1', port: 9050, user: null } as const;
    const address = `tcp://${'a'.repeat(56)}.onion:50001`;
    expect(parseChainAddress(address, { loopbackOnly: false, route: { proxy, pin: null } })).toEqual({
      kind: 'electrum',
      address,
    });
  });

  it('must be on this computer if nothing else may be reached', () =>
    expect(failureThrown(() => read('ssl://electrum.example:50002', true))).toMatchObject({
      facts: { reason: 'loopbackOnly' },
    }));
});
