import { expect, it } from 'vitest';
import { nodeApiRecording } from '../../../replay/node-api.ts';
import { replay } from '../../../replay/replay.ts';
import { saidOtherwise } from '../../../replay/said-otherwise.ts';

it('recorded answers of real servers are read as they were meant', async () => {
  const { servers, exchanges, unread, falseStatements } = await replay();
  expect({ servers, unread, falseStatements }).toEqual({ servers: 7, unread: [], falseStatements: [] });
  // One recorded call isn't asked: with a server of June 2025 nothing can be verified.
  expect(exchanges).toBeGreaterThan(638 + NODE_API_CALLS.length);
}, 60_000);

const NODE_API_CALLS = [
  ...['address', 'assetbalance', 'blindreceive', 'btcbalance', 'createutxosbegin', 'createutxosend'],
  ...['failtransfers', 'issueassetnia', 'listassets', 'listtransfers', 'listunspents', 'refresh', 'register'],
  ...['sendbegin', 'sendend'],
];

it('the replay has every wallet call to rgb-node-api, and each of its refusals', async () => {
  const { exchanges } = await nodeApiRecording();
  const at = (isRefused: boolean) =>
    exchanges
      .filter(({ status }) => (status ?? 0) >= 400 === isRefused)
      .map(({ path }) => path.split('/').at(-1));
  expect([...new Set(at(false))].sort()).toEqual(NODE_API_CALLS);
  expect(at(true)).toHaveLength(12);
}, 60_000);

const at = { at: 0, method: 'POST', body: null, type: 'application/json' };

it.each([
  ['a sum', '/wallet/listunspents', '[{"utxo":{"btc_amount":5}}]', [{ amountSats: 4n }]],
  [
    'a state',
    '/wallet/listtransfers',
    '[{"status":2,"recipient_id":"r"}]',
    [{ status: 2, statusName: 'failed' }],
  ],
  [
    'a state in words',
    '/wallet/listtransfers',
    '[{"status":"Settled","recipient_id":"r"}]',
    [{ status: 'Settled', statusName: 'failed' }],
  ],
  ['a failed refresh', '/wallet/refresh', '{"4":{"failure":{"details":"x"}}}', []],
])('the replay finds %s that is read differently', (_, path, answer, value) => {
  expect(saidOtherwise({ ...at, path, status: 200, answer }, { value })).toHaveLength(1);
});

it('the replay finds lost words of an error, and an error that is misread', () => {
  const error = { ...at, path: '/wallet/sendend', status: 400, answer: '{"error":"RecipientIdAlreadyUsed"}' };
  const where = { host: 'a', endpoint: '/wallet/sendend', status: 400, retryAfterSeconds: null };
  const failure = { code: 'SERVICE_ERROR', facts: { ...where, name: null, message: null } } as const;
  expect(saidOtherwise(error, { failure })).toEqual(['lost: RecipientIdAlreadyUsed']);
  expect(
    saidOtherwise(error, { failure: { code: 'TOKEN_REFUSED', facts: { host: 'a', status: 401 } } }),
  ).toHaveLength(1);
  expect(saidOtherwise(error, { value: null })).toHaveLength(1);
});
