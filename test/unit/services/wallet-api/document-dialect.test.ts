import { describe, expect, it } from 'vitest';
import { answers } from '../../../support/fault-server.ts';
import { endpoints, keys, TPUB_COLORED } from './endpoints.ts';
import { openTestApi, serve } from './support.ts';

describe('the document dialect', () => {
  it('knows all 18 endpoints of the interface', () => {
    expect(new Set(endpoints.map(({ path }) => path)).size).toBe(18);
  });

  it.each(endpoints)('asks $path as the interface writes it and reads its answer', async (each) => {
    const { server, api } = await serve([answers(each.answer, each.status)]);
    await expect(each.call(api)).resolves.toEqual(each.value);
    expect(server.received).toHaveLength(1);
    const [{ method, path, body, headers }] = server.received as [(typeof server.received)[0]];
    expect({ method, path, body }).toEqual({ method: 'POST', path: each.path, body: each.sent });
    expect(headers['content-type']).toBe(each.sent === '' ? undefined : 'application/json');
  });

  it.each(endpoints.filter(({ name }) => name !== 'generateKeys'))(
    'names the wallet to $path in all four headers',
    async (each) => {
      const { server, api } = await serve([answers(each.answer, each.status)]);
      await each.call(api);
      expect(server.received[0]!.headers).toMatchObject({
        xpub: keys.accountXpubVanilla,
        'xpub-van': keys.accountXpubVanilla,
        'xpub-col': TPUB_COLORED,
        'master-fingerprint': '0badf00d',
        'accept-encoding': 'identity',
      });
      expect(server.received[0]!.headers).not.toHaveProperty('authorization');
      expect(server.received[0]!.headers).not.toHaveProperty('cookie');
    },
  );

  it('names no wallet when it asks for new keys, even where there is one', async () => {
    const [generate] = endpoints;
    const { server, api } = await serve([answers(generate!.answer)]);
    await api.generateKeys();
    expect(Object.keys(server.received[0]!.headers).filter((name) => /xpub|fingerprint/.test(name))).toEqual(
      [],
    );
  });

  it('sends the token of the connection as a bearer', async () => {
    const { server, api } = await serve([answers('55')], {}, { token: 'abc.DEF-123' });
    await api.createUtxosEnd('cHNidP8=');
    expect(server.received[0]!.headers.authorization).toBe('Bearer abc.DEF-123');
  });

  it('keeps the path prefix of a base URL', async () => {
    const { server } = await serve([answers('55')]);
    await openTestApi(`${server.baseUrl}/rgb/v1/`).api.createUtxosEnd('cHNidP8=');
    expect(server.received[0]!.path).toBe('/rgb/v1/api/wallet/createutxosend');
  });

  it('leaves out what was not asked of failtransfers', async () => {
    const { server, api } = await serve([answers('')]);
    await api.failTransfers({ batchTransferIdx: 3 });
    expect(server.received[0]!.body).toBe('{"batch_transfer_idx":3}');
  });
});
