import { expect, it } from 'vitest';
import { replay } from '../../../replay/replay.ts';
import { saidOtherwise } from '../../../replay/said-otherwise.ts';

it('everything that real servers answered is read, and told as they said it', async () => {
  const { servers, exchanges, unread, falseStatements } = await replay();
  expect({ servers, unread, falseStatements }).toEqual({ servers: 6, unread: [], falseStatements: [] });
  // One that was recorded is not asked: of a server of June 2025 nothing can be proved.
  expect(exchanges).toBe(638);
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
  ['a failed refresh', '/wallet/refresh', '{"4":{"failure":{"details":"x"}}}', []],
])('the replay notices %s that is told otherwise', (_, path, answer, value) => {
  expect(saidOtherwise({ ...at, path, status: 200, answer }, { value })).toHaveLength(1);
});

it('the replay notices words of an error that are lost, and one that is taken for something else', () => {
  const error = { ...at, path: '/wallet/sendend', status: 400, answer: '{"error":"RecipientIdAlreadyUsed"}' };
  const where = { host: 'a', endpoint: '/wallet/sendend', status: 400, retryAfterSeconds: null };
  const failure = { code: 'SERVICE_ERROR', facts: { ...where, name: null, message: null } } as const;
  expect(saidOtherwise(error, { failure })).toEqual(['lost: RecipientIdAlreadyUsed']);
  expect(
    saidOtherwise(error, { failure: { code: 'TOKEN_REFUSED', facts: { host: 'a', status: 401 } } }),
  ).toHaveLength(1);
  expect(saidOtherwise(error, { value: null })).toHaveLength(1);
});
