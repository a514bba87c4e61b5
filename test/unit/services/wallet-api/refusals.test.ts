import { expect, it } from 'vitest';
import { answers, answersHtml, answersJson, type Behaviour } from '../../../support/fault-server.ts';
import { explain } from '../../../../src-renderer/text/failures.ts';
import { failureOf } from '../../../support/failure-of.ts';
import { serve } from './support.ts';

/** The meaning of each server's refusals, read by the client of its API version. */

const envelope = (status: number, word: string, message: string, kind?: string): Behaviour =>
  answersJson({ error: { code: status, status: word, message, details: kind ? { kind } : {} } }, status);
const named = (error: string, status: number, message = ''): Behaviour =>
  answersJson({ error, message, status }, status);
const missing = (place: string, name: string) => ({
  type: 'missing',
  loc: [place, name],
  msg: 'Field required',
});

type Told = Readonly<Record<string, unknown>>;
const refused = async (behaviour: Behaviour, given: 'rgb-node-api' | 'rgb-node-2026-03' | 'thunderlink') => {
  const { api } = await serve([behaviour], {}, { dialect: given, token: 'abc' });
  return failureOf(api.address());
};

/** The wire lane covers the vendor's published refusals (test/vectors/wire/examples). */
it.each<[string, Behaviour, Told]>([
  [
    'a kind, with its name and words',
    envelope(400, 'not_enough_utxos', 'Insufficient allocations', 'InsufficientAllocationSlots'),
    { meaning: 'slotsMissing', name: 'InsufficientAllocationSlots', message: 'Insufficient allocations' },
  ],
  ['so already', envelope(409, 'conflict', 'x', 'AllocationsAlreadyAvailable'), { meaning: 'nothingToDo' }],
  ['a proxy that is away', envelope(503, 'service_unavailable', 'x', 'Proxy'), { meaning: 'proxyAway' }],
  ['damaged data', envelope(500, 'internal_error', 'x', 'Inconsistency'), { meaning: 'dataDamaged' }],
  ['data of a fork', envelope(400, 'bad_request', 'x', 'ForkDatabase'), { meaning: 'ofFork' }],
  ['data of a release', envelope(400, 'bad_request', 'x', 'OtherRelease'), { meaning: 'otherRelease' }],
  ['a kind of nobody', envelope(400, 'bad_input', 'x', 'NewInBeta8'), { meaning: 'serviceRefused' }],
  ['a fault of nobody', envelope(500, 'internal_error', 'x', 'NewInBeta8'), { meaning: 'serviceError' }],
  ['no kind', envelope(503, 'service_unavailable', 'later'), { meaning: 'serviceError', message: 'later' }],
  [
    'a missing header, before 0.2.0',
    answers('missing header', 401, { 'content-type': 'text/plain' }),
    { meaning: 'walletHeaderMissing' },
  ],
  ['what it forbids', envelope(403, 'access_forbidden', 'no'), { meaning: 'serviceRefused' }],
])('rgb-node-api refuses for %s', async (_what, behaviour, facts) => {
  const failure = await refused(behaviour, 'rgb-node-api');
  expect(failure).toMatchObject({ code: 'SERVICE_ERROR', facts });
  // Our meaning, beside the server's own words.
  const { message } = failure.facts as { message: string };
  expect(explain(failure).todo).toContain(message);
});

it('an empty envelope of rgb-node-api means that the call is missing', async () =>
  expect(await refused(envelope(404, 'not_found', ''), 'rgb-node-api')).toMatchObject({
    code: 'SERVICE_LACKS',
  }));

it.each<[Behaviour, Told]>([
  [named('InsufficientBitcoins', 422), { meaning: 'notEnoughBitcoin', message: null }],
  [named('InsufficientTotalAssets', 400), { meaning: 'notEnoughAsset' }],
  [named('RecipientIdAlreadyUsed', 400), { meaning: 'recipientUsed' }],
  [named('CannotFailBatchTransfer', 400), { meaning: 'cannotFail' }],
  [named('Indexer', 400, 'Electrum error: Broken pipe'), { meaning: 'indexerAway' }],
  [named('InvalidIndexer', 400, "details='not a valid indexer'"), { meaning: 'indexerAway' }],
  [named('FailedBroadcast', 400, 'Electrum error: Broken pipe (os error 32)'), { meaning: 'indexerAway' }],
  [named('FailedBroadcast', 400, 'Electrum error: min relay fee not met'), { meaning: 'serviceError' }],
  [named('NewInBeta8', 400, 'Esplora: operation timed out'), { meaning: 'indexerAway' }],
  [named('NewInBeta8', 400, 'operation timed out'), { meaning: 'serviceRefused' }],
  [answersJson({ detail: 'Indexer error: \n\t- Broken pipe' }, 400), { meaning: 'indexerAway' }],
  [named('InvalidIndexer', 400, 'indexer is for a network different from'), { meaning: 'networkMismatch' }],
  [named('NoValidTransportEndpoint', 400), { meaning: 'proxyAway' }],
  [
    named('InvalidTransportEndpoints', 400, "details='no valid transport endpoints'"),
    { meaning: 'proxyAway' },
  ],
  [named('InvalidTransportEndpoints', 400, "details='too many'"), { meaning: 'invalidInvoice' }],
  [named('Io', 400), { meaning: 'serviceError' }],
  [named('InternalServerError', 500, 'later'), { meaning: 'serviceError' }],
  [
    answersJson({ detail: [missing('header', 'xpub-col'), missing('body', 'asset_id')] }, 422),
    { meaning: 'walletHeaderMissing', field: 'xpub-col' },
  ],
  [
    answersJson({ detail: [missing('body', 'amount')] }, 422),
    { meaning: 'fieldMissing', field: 'amount', message: 'Field required' },
  ],
  [
    answersJson({ detail: [{ type: 'int_parsing', loc: ['body', 'amount'], msg: 'no integer' }] }, 422),
    { meaning: 'serviceRefused', message: 'body.amount: no integer' },
  ],
  [
    answersJson({ detail: 'Invoice is required' }, 400),
    { meaning: 'serviceRefused', message: 'Invoice is required' },
  ],
  [answersJson({ detail: 'Backup file not found' }, 404), { meaning: 'notFound' }],
  [answersJson({ detail: 'Insufficient allocations' }, 400), { meaning: 'slotsMissing' }],
  [answersJson('InsufficientAllocationSlots', 400), { meaning: 'slotsMissing' }],
  [answersJson('no', 400), { meaning: 'serviceRefused', message: 'no' }],
])('RGB-Node refuses in its own shapes: %#', async (behaviour, facts) => {
  expect(await refused(behaviour, 'rgb-node-2026-03')).toMatchObject({ code: 'SERVICE_ERROR', facts });
});

it.each([
  [401, { error: 'Unauthorized' }],
  [401, { message: 'Unauthorized' }],
  [403, { error: 'Invalid or expired token' }],
  [403, { error: 'Forbidden' }],
])("RGB-Node's refusal of the token with %i and %j keeps its words", async (status, body) => {
  const failure = await refused(answersJson(body, status), 'rgb-node-2026-03');
  expect(failure).toMatchObject({ code: 'TOKEN_REFUSED', facts: { status } });
});

it.each<[Behaviour, Told]>([
  [
    answersJson({ error: 'API request failed: 400 Bad Request' }, 500),
    { meaning: 'reasonHidden', message: 'API request failed: 400 Bad Request' },
  ],
  [answersJson({ error: 'API request failed: 500 Internal Server Error' }, 500), { meaning: 'reasonHidden' }],
  [
    answersJson({ error: 'Network error: connect ECONNREFUSED 127.0.0.1:18510' }, 500),
    { meaning: 'behindAway' },
  ],
  [answersJson({ error: 'Transfer not found' }, 404), { meaning: 'notFound' }],
])('thunderlink refuses in its own shapes: %#', async (behaviour, facts) => {
  expect(await refused(behaviour, 'thunderlink')).toMatchObject({ code: 'SERVICE_ERROR', facts });
});

it("thunderlink's demand for a token keeps its words", async () => {
  const words = 'Authorization header missing or malformed';
  expect(await refused(answersJson({ error: words }, 401), 'thunderlink')).toMatchObject({
    code: 'TOKEN_REFUSED',
    facts: { message: words },
  });
});

it.each<[Behaviour, Told]>([
  [
    answersJson({ message: 'Too Many Requests' }, 429),
    { meaning: 'rateLimited', message: 'Too Many Requests' },
  ],
  [answersJson({ message: 'Missing Authentication Token' }, 403), { meaning: 'gatewayRefused' }],
  [answersHtml(403), { meaning: 'gatewayRefused', message: null }],
  [answersHtml(502), { meaning: 'behindAway' }],
  [answers('', 503), { meaning: 'behindAway' }],
  [answersJson({ message: 'Endpoint request timed out' }, 504), { meaning: 'timeout' }],
  [
    answersJson({ Message: 'Internal server error' }, 500),
    { meaning: 'serviceError', message: 'Internal server error' },
  ],
])("a gateway's refusal isn't in the server’s form: %#", async (behaviour, facts) => {
  expect(await refused(behaviour, 'rgb-node-api')).toMatchObject({ code: 'SERVICE_ERROR', facts });
});

it("the built-in service's failure names the indexer that it doesn't reach, and only then", async () => {
  const own = { dialect: 'own', indexer: 'ssl://mine.example:50002' } as const;
  const refused = async (behaviour: Behaviour) =>
    failureOf((await serve([behaviour], {}, own)).api.address());
  expect(await refused(named('Indexer', 400, 'Electrum error: Broken pipe'))).toMatchObject({
    facts: { host: 'own', meaning: 'indexerAway', indexer: 'ssl://mine.example:50002' },
  });
  expect((await refused(named('InsufficientBitcoins', 422))).facts).not.toHaveProperty('indexer');
});

it('a read is repeated only while its refusal may pass', async () => {
  const asked = async (behaviour: Behaviour) => {
    const { server, api } = await serve([behaviour], {}, { dialect: 'rgb-node-api' });
    await failureOf(api.btcBalance());
    return server.received.length;
  };
  expect(await asked(envelope(503, 'service_unavailable', 'x', 'Indexer'))).toBe(4);
  expect(await asked(envelope(500, 'internal_error', 'x', 'Inconsistency'))).toBe(1);
  expect(await asked(envelope(400, 'bad_input', 'x', 'InvalidName'))).toBe(1);
});
