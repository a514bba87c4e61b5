import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCatalogue } from '../../../scripts/lib/messages/catalogue.mjs';
import { root } from '../../../scripts/lib/root.mjs';
import { facts, type FactsOf, type Failure, type FailureCode } from '../../../src-preload/contract/index.ts';
import { speak } from '../../../src-preload/messages/say.ts';
import { frameOf, frameText } from '../../../src-renderer/text/failure-words.ts';
import { explain } from '../../../src-renderer/text/failures.ts';

const english = join(root, 'resources/messages/en');

/** The parts of a schema that tell its values apart. */
interface Schema {
  readonly type: string;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
}

/** Texts with their own sentences: reasons and errors of services, and system codes. */
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
  // Main's name of the built-in service is `own`.
  host: ['', 'ab'.repeat(32), 'own'],
  // A call that changes something at the service, and a read.
  endpoint: ['/wallet/blindreceive', '/wallet/listassets'],
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

/** Every object with one of the values at each key. */
const every = (entries: Readonly<Record<string, Schema>>): readonly object[] =>
  Object.entries(entries).reduce<readonly object[]>(
    (all, [key, schema]) =>
      valuesOf(schema, key).flatMap((value) =>
        all.map((one) => (value === undefined ? one : { ...one, [key]: value })),
      ),
    [{}],
  );

const textsOf = (code: FailureCode): string[] =>
  every(facts[code].entries as Readonly<Record<string, Schema>>).flatMap((one) => {
    const { title, happened = '', todo = '' } = explain({ code, facts: one });
    return [title, happened, todo];
  });
const CODES = Object.keys(facts) as FailureCode[];

describe('messages of failures, refusals and imports', () => {
  const { messages } = readCatalogue(english);

  /** Replaces every message by its name and parameters, to see which were used. */
  beforeAll(() => {
    const headed = new Set(messages.keys());
    speak('en', (area) =>
      [...messages]
        .filter(([, { area: its }]) => its === area)
        .map(([id, { takes }]) => {
          const [name = '', attribute] = id.split('.');
          const places = [...takes.keys()].map((one) => `{ $${one} }`).join(' ');
          if (attribute === undefined) return `${id} = <${id}> ${places}`;
          const before = headed.has(name) ? '' : `${name} =\n`;
          headed.add(name);
          return `${before}    .${attribute} = <${id}> ${places}`;
        })
        .join('\n'),
    );
  });
  afterAll(() => speak('en', (area) => readFileSync(join(english, `${area}.ftl`), 'utf8')));

  it('are each used for some facts, and none is missing', () => {
    const ours = /^(?:failure|refusal|imported)-/;
    const elsewhere = /^(?:failure-(?:new-password-.+|retry|frame)|refusal-spoof)$/;
    const said = new Set(CODES.flatMap(textsOf).flatMap((text) => text.match(/(?<=<)[^>]+/g) ?? []));
    const all = [...messages.keys()].filter((id) => ours.test(id) && !elsewhere.test(id));
    expect([...said].filter((id) => ours.test(id)).sort()).toEqual(all.sort());
  });
});

const framed = (failure: Failure, act: Parameters<typeof frameText>[1]) =>
  frameText(explain(failure).frame, act);

const OFFLINE = { code: 'OFFLINE_MODE', facts: {} } as const;
const REVIEWED = { code: 'DIGEST_CHANGED', facts: {} } as const;
const SLOW = { host: 'wallet.example', endpoint: '/wallet/issueassetnia', seconds: 30 } as const;
const ERROR = {
  ...{ host: 'wallet.example', endpoint: '/wallet/issueassetnia', status: 500, name: null, message: null },
  retryAfterSeconds: null,
} as const;
const errorText = (more: Partial<FactsOf<'SERVICE_ERROR'>>) =>
  explain({ code: 'SERVICE_ERROR', facts: { ...ERROR, ...more } });

it.each([
  [REVIEWED, 'sign', 'Nothing was signed.'],
  [REVIEWED, 'submit', 'Nothing was submitted.'],
  [REVIEWED, 'other', 'Nothing changed.'],
  [OFFLINE, 'send', 'Nothing was sent.'],
  // The transaction may be signed by then, because signing also submits.
  [OFFLINE, 'sign', 'Nothing was submitted.'],
  [{ code: 'SERVICE_SLOW', facts: { ...SLOW, phase: 'connect' } }, 'sign', 'Nothing was submitted.'],
] as const)("failures say what certainly didn't happen: %o, %s", (failure, act, says) => {
  expect(framed(failure, act)).toBe(says);
});

it.each([
  { code: 'OUTCOME_UNKNOWN', facts: { txid: 'ab'.repeat(32), because: 'SERVICE_SLOW', named: null } },
  { code: 'HOST_GONE', facts: {} },
  { code: 'INTERNAL', facts: { incident: '1' } },
  { code: 'STORAGE_DAMAGED', facts: { file: 'a', keptAs: null } },
  { code: 'DISK_REFUSED', facts: { file: 'a', detail: 'ENOSPC' } },
  { code: 'AGAIN_TOO_SOON', facts: { looksLeft: 1, waitSeconds: 0 } },
  { code: 'SERVICE_SLOW', facts: { ...SLOW, phase: 'headers' } },
  { code: 'SERVICE_ERROR', facts: ERROR },
] as const)('failures never say that nothing happened if something may have: $code', (failure) => {
  for (const act of ['sign', 'send', 'submit', 'other'] as const)
    expect(framed(failure, act)).toBeUndefined();
});

it("several acts, and another act on a lost connection, don't claim that nothing happened", () => {
  for (const code of CODES) expect(frameText(frameOf(code), null)).toBeUndefined();
  expect(framed(OFFLINE, 'other')).toBeUndefined();
});

it.each([
  ['/wallet/sendend', 'headers', false],
  ['/wallet/issueassetnia', 'body', false],
  ['/wallet/blindreceive', 'total', false],
  // Nothing was sent yet, or nothing can have happened.
  ['/wallet/sendend', 'connect', true],
  ['/wallet/listassets', 'headers', true],
  ['refresh', 'headers', true],
] as const)('failures offer to try again if nothing can have happened: %s, %s', (endpoint, phase, retry) => {
  const text = explain({
    code: 'SERVICE_SLOW',
    facts: { host: 'wallet.example', endpoint, seconds: 30, phase },
  });
  expect(text.retry).toBe(retry);
  expect(text.todo).toContain(retry ? 'Try again later.' : 'it may have happened');
});

it.each([
  ['walletHeaderMissing', false, /it misses the header that names this wallet/],
  ['fieldMissing', false, /field expiration_timestamp is missing/],
  ['recipientUsed', false, /an invoice was tried before/],
  ['dataDamaged', false, /its own data is damaged/],
  ['ofFork', false, /an earlier Ochre wrote its data/],
  ['otherRelease', false, /rgb-lib can’t take over its data/],
  ['indexerAway', true, /wallet\.example can’t reach the Bitcoin network/],
  ['bitcoindAway', true, /wallet\.example can’t reach the Bitcoin network/],
  ['timeout', true, /it may have the request/],
  ['reasonHidden', true, /reason lost on the way/],
  ['serviceRefused', true, /wallet\.example answered: 422 Odd/],
] as const)('failures explain a refusal, with the service’s own words: %s', (meaning, retry, says) => {
  const text = errorText({
    ...{ endpoint: '/wallet/refresh', status: 422, name: 'Odd', message: 'in its own words' },
    ...{ meaning, field: 'expiration_timestamp' },
  });
  expect(text.title).toMatch(says);
  expect(text.todo).toContain('(/wallet/refresh, 422 Odd: in its own words)');
  expect(text.retry).toBe(retry);
  expect(`${text.title} ${text.todo ?? ''}`).not.toMatch(/token/i);
});

it.each([
  ['wallet.example', undefined, 'wallet.example can’t reach the Bitcoin network', /tell the operator/],
  [
    'own',
    'ssl://mine.example:50002',
    'Your Bitcoin server ssl://mine.example:50002 doesn’t answer the built-in service',
    /change it in Settings/,
  ],
] as const)(
  'failures name the owner of an unreachable Bitcoin server, on one line: %s',
  (host, indexer, title, says) => {
    const text = errorText({
      ...{ host, endpoint: '/wallet/refresh', status: 400, name: 'Indexer', meaning: 'indexerAway' },
      message: 'Electrum error: \n\t- Broken pipe\n\t- timed out',
      ...(indexer === undefined ? {} : { indexer }),
    });
    expect(text.title).toBe(title);
    expect(text.todo).toContain('Electrum error: Broken pipe; timed out)');
    expect(text.todo).toMatch(says);
    expect(text.retry).toBe(true);
  },
);

const MINE = { host: 'mine.example:50002', ofChain: true } as const;
it.each([
  { code: 'SERVICE_UNREACHABLE', facts: { ...MINE, kind: 'refused', detail: '' } },
  { code: 'SERVICE_SLOW', facts: { ...MINE, endpoint: 'server.version', seconds: 9, phase: 'connect' } },
] as const)('failures name a silent Bitcoin server, and where to change it: $code', (failure) => {
  const text = explain(failure);
  expect(text.title).toBe('Your Bitcoin server mine.example:50002 doesn’t answer');
  expect(text.todo).toContain('change it in Settings');
  expect(text.retry).toBe(true);
});

it.each([
  ['/wallet/issueassetnia', 500, 'serviceError', false],
  ['/wallet/issueassetnia', 502, 'behindAway', false],
  ['/wallet/issueassetnia', 500, undefined, false],
  ['/wallet/blindreceive', 504, 'timeout', false],
  // Reads, and refusals with a clear meaning, changed nothing.
  ['/wallet/listassets', 500, 'serviceError', true],
  ['/wallet/issueassetnia', 429, 'rateLimited', true],
] as const)(
  "failures don't offer to repeat an act that failed at the service: %s, %i %s",
  (endpoint, status, meaning, retry) => {
    const text = errorText({ endpoint, status, ...(meaning === undefined ? {} : { meaning }) });
    expect(text.retry).toBe(retry);
    expect(text.todo).toContain(retry ? 'Try again later.' : 'This may have happened');
  },
);
