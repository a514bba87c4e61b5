import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCatalogue } from '../../../scripts/lib/messages/catalogue.mjs';
import { root } from '../../../scripts/lib/root.mjs';
import { facts, type FailureCode } from '../../../src-preload/contract/index.ts';
import { speak } from '../../../src-preload/messages/say.ts';
import { explain } from '../../../src-renderer/text/failures.ts';

const english = join(root, 'resources/messages/en');

/** What of a schema tells its values apart. */
interface Schema {
  readonly type: string;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
}

/** Texts for which the sentences differ: reasons and errors of services, and codes of the system. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  because: [
    ...['FROM_BACKUP', 'SERVICE_UNREACHABLE', 'SERVICE_SLOW', 'SERVICE_ANSWER', 'SERVICE_ERROR'],
    ...['SERVICE_LACKS', 'TOKEN_REFUSED', 'WALLET_NOT_REGISTERED', 'NOT_LISTED', 'other'],
    ...['indexerAway: Electrum error', 'bitcoindAway'],
  ],
  name: ['Other'],
  field: ['expiration_timestamp'],
  detail: ['', 'ENOENT', 'EACCES', 'EISDIR', 'NO_FILE', 'other'],
  got: ['olderLayout', 'other'],
  // By main’s name of the service that Ochre runs.
  host: ['', 'ab'.repeat(32), 'own'],
  // One that changes something at the service, and one that only asks.
  endpoint: ['/wallet/sendend', '/wallet/listassets'],
};
const SOME_TEXT = 'ab'.repeat(32);

function valuesOf(schema: Schema, key: string): readonly unknown[] {
  const { type, options = [], literal, wrapped, item, entries } = schema;
  if (type === 'string') return TEXTS[key] ?? ['', SOME_TEXT];
  if (type === 'number') return key === 'status' ? [404, 500] : [0, 1, 2, 1_234];
  if (type === 'boolean') return [true, false];
  if (type === 'picklist') return options;
  if (type === 'literal') return [literal];
  if (type === 'union') return options.flatMap((one) => valuesOf(one as Schema, key));
  if (type === 'nullable' && wrapped !== undefined) return [null, ...valuesOf(wrapped, key)];
  if (type === 'exact_optional' && wrapped !== undefined) return [undefined, ...valuesOf(wrapped, key)];
  if (type === 'array' && item !== undefined) return [[], valuesOf(item, key).slice(-3)];
  if (type === 'tuple') return [[1, 2]];
  if (type === 'strict_object' && entries !== undefined) return every(entries);
  return [];
}

/** Every object that has one of its values at each key. */
function every(entries: Readonly<Record<string, Schema>>): readonly object[] {
  return Object.entries(entries).reduce<readonly object[]>(
    (all, [key, schema]) =>
      valuesOf(schema, key).flatMap((value) =>
        all.map((one) => (value === undefined ? one : { ...one, [key]: value })),
      ),
    [{}],
  );
}

function textsOf(code: FailureCode): string[] {
  return every(facts[code].entries as Readonly<Record<string, Schema>>).flatMap((one) =>
    (['wallet', 'node'] as const).flatMap((about) => {
      const { title, happened = '', todo = '' } = explain({ code, facts: one }, about);
      return [title, happened, todo];
    }),
  );
}

describe('the messages of failures', () => {
  const { messages } = readCatalogue(english);

  /** In place of every message its name and what it is given: what is said then tells which were asked for. */
  beforeAll(() => {
    speak('en', (area) =>
      [...messages]
        .filter(([, { area: its }]) => its === area)
        .map(([id, { takes }]) => {
          const [, attribute] = id.split('.');
          const places = [...takes.keys()].map((name) => `{ $${name} }`).join(' ');
          return `${attribute === undefined ? id : `    .${attribute}`} = <${id}> ${places}`;
        })
        .join('\n'),
    );
  });
  afterAll(() => speak('en', (area) => readFileSync(join(english, `${area}.ftl`), 'utf8')));

  it('are each said for some facts of a failure, and no other is asked for', () => {
    const elsewhere = /^failure-(?:new-password-.+|retry|frame)$/;
    const codes = Object.keys(facts) as FailureCode[];
    const said = new Set(codes.flatMap(textsOf).flatMap((text) => text.match(/(?<=<)failure-[^>]+/g) ?? []));
    const all = [...messages.keys()].filter((id) => id.startsWith('failure-') && !elsewhere.test(id));
    expect([...said].sort()).toEqual(all.sort());
  });
});

it.each([
  ['/wallet/sendend', 'headers', false],
  ['/wallet/issueassetnia', 'body', false],
  ['/wallet/blindreceive', 'total', false],
  // Nothing was sent yet, or nothing can have come about.
  ['/wallet/sendend', 'connect', true],
  ['/wallet/listassets', 'headers', true],
  ['refresh', 'headers', true],
] as const)('offers to ask again where nothing can have come about: %s, %s', (endpoint, phase, retry) => {
  const text = explain({
    code: 'SERVICE_SLOW',
    facts: { host: 'wallet.example', endpoint, seconds: 30, phase },
  });
  expect(text.retry).toBe(retry);
  expect(text.todo).toContain(retry ? 'Try again later.' : 'this may have happened');
});

it.each([
  ['walletHeaderMissing', false, /a header that names this wallet is missing/],
  ['fieldMissing', false, /it wants the field expiration_timestamp/],
  ['recipientUsed', false, /can’t be paid again/],
  ['dataDamaged', false, /its own data is damaged/],
  ['indexerAway', true, /wallet\.example answers, but the Bitcoin server that it asks does not/],
  ['bitcoindAway', true, /the Bitcoin server that it asks does not/],
  ['timeout', true, /which may have taken the request/],
  ['reasonHidden', true, /lost the reason on the way/],
  ['serviceRefused', true, /answered \/wallet\/refresh with 422 Odd: “in its own words”/],
] as const)('says what a refusal means, with the service’s own words: %s', (meaning, retry, happened) => {
  const text = explain({
    code: 'SERVICE_ERROR',
    facts: {
      ...{ host: 'wallet.example', endpoint: '/wallet/refresh', status: 422, name: 'Odd' },
      ...{ message: 'in its own words', retryAfterSeconds: null, meaning, field: 'expiration_timestamp' },
    },
  });
  expect(text.happened).toMatch(happened);
  expect(text.happened).toContain('in its own words');
  expect(text.retry).toBe(retry);
  expect(`${text.title} ${text.happened} ${text.todo}`).not.toMatch(/token/i);
});

it.each([
  ['wallet.example', undefined, 'The service can’t reach the Bitcoin network', /tell the operator/],
  [
    'own',
    'ssl://mine.example:50002',
    'Your Bitcoin server does not answer',
    /own service can’t reach the indexer ssl:\/\/mine\.example:50002\./,
  ],
] as const)('says whose Bitcoin server is away, on one line: %s', (host, indexer, title, says) => {
  const text = explain({
    code: 'SERVICE_ERROR',
    facts: {
      ...{ host, endpoint: '/wallet/refresh', status: 400, name: 'Indexer', meaning: 'indexerAway' },
      ...{ message: 'Electrum error: \n\t- Broken pipe\n\t- timed out', retryAfterSeconds: null },
      ...(indexer === undefined ? {} : { indexer }),
    },
  });
  expect(text.title).toBe(title);
  expect(text.happened).toContain('(Electrum error: Broken pipe; timed out)');
  expect(`${text.happened} ${text.todo}`).toMatch(says);
  expect(text.todo).toContain('Settings, Connection');
  expect(text.retry).toBe(true);
});

it.each([
  {
    code: 'SERVICE_UNREACHABLE',
    facts: { host: 'mine.example:50002', kind: 'refused', detail: '', ofChain: true },
  },
  {
    code: 'SERVICE_SLOW',
    facts: {
      host: 'mine.example:50002',
      endpoint: 'server.version',
      seconds: 9,
      phase: 'connect',
      ofChain: true,
    },
  },
] as const)(
  'says of a silent Bitcoin server that it is that one, and where to change it: $code',
  (failure) => {
    const text = explain(failure);
    expect(text.title).toBe('The Bitcoin server does not answer');
    expect(text.happened).toContain('mine.example:50002');
    expect(text.todo).toContain('Settings, Bitcoin network source');
    expect(text.retry).toBe(true);
  },
);

it.each([
  ['/wallet/issueassetnia', 500, 'serviceError', false],
  ['/wallet/issueassetnia', 502, 'behindAway', false],
  ['/wallet/issueassetnia', 500, undefined, false],
  ['/wallet/blindreceive', 504, 'timeout', false],
  // What only reads, and what is refused by its meaning, came to nothing.
  ['/wallet/listassets', 500, 'serviceError', true],
  ['/wallet/issueassetnia', 429, 'rateLimited', true],
] as const)(
  'tells no act that failed at the service to be repeated: %s, %i %s',
  (endpoint, status, meaning, retry) => {
    const text = explain({
      code: 'SERVICE_ERROR',
      facts: {
        ...{ host: 'wallet.example', endpoint, status, name: null, message: null, retryAfterSeconds: null },
        ...(meaning === undefined ? {} : { meaning }),
      },
    });
    expect(text.retry).toBe(retry);
    expect(text.todo).toContain(retry ? 'Try again later.' : 'look at what is there now');
  },
);
