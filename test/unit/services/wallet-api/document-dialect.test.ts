import { expect, it } from 'vitest';
import { answers } from '../../../support/fault-server.ts';
import { openTestApi, serve } from './support.ts';

/** dialects.test.ts tests the requests and answers of each call. */
it("the document dialect sends the connection's token as a bearer", async () => {
  const { server, api } = await serve([answers('55')], {}, { token: 'abc.DEF-123' });
  await api.createUtxosEnd('cHNidP8=');
  expect(server.received[0]!.headers.authorization).toBe('Bearer abc.DEF-123');
});

it('the document dialect keeps the path prefix of a base URL', async () => {
  const { server } = await serve([answers('55')]);
  await openTestApi(`${server.baseUrl}/rgb/v1/`).api.createUtxosEnd('cHNidP8=');
  expect(server.received[0]!.path).toBe('/rgb/v1/api/wallet/createutxosend');
});

it('the document dialect omits unrequested fields of failtransfers', async () => {
  const { server, api } = await serve([answers('')]);
  await api.failTransfers({ batchTransferIdx: 3 });
  expect(server.received[0]!.body).toBe('{"batch_transfer_idx":3}');
});
