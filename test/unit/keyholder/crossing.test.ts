import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { derivePublicKeys } from '../../../src-main/keys/derive.ts';
import { entropyToWords, phraseToSeed } from '../../../src-main/phrase/phrase.ts';
import { NO_RULES } from '../../../src-main/rules/spending-rules.ts';
import { toJsonValue } from '../../../src-main/base/json-value.ts';
import { answer } from '../../../src-main/keyholder/answer.ts';
import { createHeldKey } from '../../../src-main/keyholder/held-key.ts';
import { acts, message, request, type Act } from '../../../src-main/keyholder/requests.ts';
import { openKeychain } from '../../../src-main/keyholder/vault/keychain.ts';
import { openVault } from '../../../src-main/keyholder/open-vault.ts';
import { CHEAP_COST } from '../../fakes/keyholder.ts';
import { buildNeedles, searchBuffer } from '../../support/secret-search.ts';
import { createFakeKeytar } from './vault/fake-keytar.ts';
import { slotsRequest } from './slots-request.ts';

interface Crossing {
  /** The members of what is asked; empty where nothing is. */
  readonly asked: readonly string[];
  readonly answer: string;
  /** What of it is secret, and which way it goes. */
  readonly secret: 'none' | 'words in' | 'words out' | 'tokens in' | 'tokens out' | 'password in';
}

const KEYS = 'accountXpubColored accountXpubColoredFingerprint accountXpubVanilla fingerprint network xpub';

const LOAN = 'box from lockId nonce';

/** Everything that crosses between main and the keyholder. Whoever adds to it says so here. */
const CROSSES: Readonly<Record<Act, Crossing>> = {
  warm: { asked: [], answer: 'nothing', secret: 'none' },
  keychain: { asked: [], answer: 'one of several: state', secret: 'none' },
  looksOpen: { asked: [], answer: 'boolean or nothing', secret: 'none' },
  create: {
    asked: ['createdAtMs', 'keep', 'network', 'walletId', 'wordCount'],
    answer: KEYS,
    secret: 'none',
  },
  restore: {
    asked: ['createdAtMs', 'expect', 'keep', 'network', 'walletId', 'words'],
    answer: KEYS,
    secret: 'words in',
  },
  identify: { asked: ['against', 'network', 'words'], answer: KEYS, secret: 'words in' },
  reveal: {
    asked: ['keySource', 'keys', 'walletId', 'walletName'],
    answer: 'list of text',
    secret: 'words out',
  },
  sign: {
    asked: [
      'account',
      'askedBy',
      'book',
      'digest',
      'intent',
      'limits',
      'proof',
      'psbt',
      'rules',
      'secret',
      'snapshot',
    ],
    answer: 'psbt txid',
    secret: 'none',
  },
  readRules: {
    asked: ['keySource', 'time', 'walletId', 'walletName'],
    answer: 'atMs state or nothing',
    secret: 'none',
  },
  setRules: {
    asked: ['keySource', 'rules', 'time', 'walletId', 'walletName'],
    answer: 'atMs state',
    secret: 'none',
  },
  meet: {
    asked: ['keySource', 'payees', 'time', 'walletId', 'walletName'],
    answer: 'atMs met state or nothing',
    secret: 'none',
  },
  remove: { asked: ['keySource', 'rules', 'walletId'], answer: 'nothing', secret: 'none' },
  find: { asked: [], answer: 'list of createdAtMs keys walletId', secret: 'none' },
  saveToken: { asked: ['keySource', 'token', 'walletId'], answer: 'nothing', secret: 'tokens in' },
  readToken: { asked: ['keySource', 'walletId'], answer: 'text or nothing', secret: 'tokens out' },
  removeToken: { asked: ['keySource', 'walletId'], answer: 'nothing', secret: 'none' },
  readTokens: { asked: ['ids'], answer: 'list of text or nothing', secret: 'tokens out' },
  saveTokens: { asked: ['entries'], answer: 'nothing', secret: 'tokens in' },
  removeTokens: { asked: ['ids'], answer: 'nothing', secret: 'none' },
  greet: { asked: [], answer: 'text', secret: 'none' },
  lend: { asked: ['to'], answer: LOAN, secret: 'none' },
  borrow: { asked: ['box', 'from', 'lockId', 'nonce'], answer: 'nothing', secret: 'none' },
  setLock: { asked: ['idleMinutes', 'lockId', 'password', 'to'], answer: LOAN, secret: 'password in' },
  openLock: {
    asked: ['lockId', 'password', 'to'],
    answer: 'idleMinutes isLeaving loan or nothing',
    secret: 'password in',
  },
  prove: { asked: ['lockId', 'password', 'to'], answer: LOAN, secret: 'password in' },
  changeLock: { asked: ['lockId', 'next', 'password'], answer: 'nothing', secret: 'password in' },
  removeLock: { asked: ['lockId', 'password'], answer: 'nothing', secret: 'password in' },
  keepIdle: { asked: ['minutes'], answer: 'nothing', secret: 'none' },
  retain: { asked: ['ids'], answer: 'nothing', secret: 'none' },
  lyingOpen: { asked: ['walletIds'], answer: 'list of text', secret: 'none' },
  locks: { asked: ['mayBeUnread'], answer: 'list of isThere lockId tokenIds walletIds', secret: 'none' },
  dropLock: { asked: ['lockId'], answer: 'nothing', secret: 'none' },
  askAbove: { asked: ['sats', 'walletId', 'walletName'], answer: 'nothing', secret: 'none' },
  askSessionAbove: { asked: ['proof', 'sats', 'walletId', 'walletName'], answer: 'nothing', secret: 'none' },
  askNoMore: { asked: ['proof'], answer: 'nothing', secret: 'none' },
  closeSession: { asked: [], answer: 'nothing', secret: 'none' },
  openSession: { asked: [], answer: 'nothing', secret: 'none' },
};

/** A schema in a few words; only the forms that are in use here. */
function inWords(schema: { readonly type: string }): string {
  const { type } = schema;
  const part = <K extends string>(key: K) => (schema as unknown as Record<K, { readonly type: string }>)[key];
  if (type === 'null') return 'nothing';
  if (type === 'string') return 'text';
  if (type === 'array') return `list of ${inWords(part('item'))}`;
  if (type === 'boolean') return type;
  if (type === 'nullable') return `${inWords(part('wrapped'))} or nothing`;
  if (type === 'variant') return `one of several: ${(schema as unknown as { key: string }).key}`;
  if (type === 'strict_object') return Object.keys(part('entries')).toSorted().join(' ');
  throw new Error(`this test knows no ${type}`);
}

describe('what crosses between main and the keyholder', () => {
  it('is this list of acts, and no other', () => {
    expect(Object.keys(acts).toSorted()).toEqual(Object.keys(CROSSES).toSorted());
  });

  it.each(Object.entries(CROSSES))('by %s is what is written here', (act, crossing) => {
    const { asked, answer: answered } = acts[act as Act];
    expect(inWords(asked).replace('nothing', '').split(' ').filter(Boolean)).toEqual(crossing.asked);
    expect(inWords(answered)).toBe(crossing.answer);
  });

  it('bears an envelope of its own, each way, with nothing more', () => {
    expect(inWords(request)).toBe('act asked id');
    expect(message.options.map(inWords)).toEqual([
      'kind waiting',
      'id kind value',
      'failure id kind',
      'fault id kind',
    ]);
  });
});

const WALLET = 'aa'.repeat(16);
const OTHER = 'bb'.repeat(16);
const ENTROPY = Uint8Array.from({ length: 16 }, (_, at) => (at * 37 + 11) % 256);
const WORDS = entropyToWords(ENTROPY);
const SEED = phraseToSeed(WORDS);
const PUBLIC = derivePublicKeys(SEED, 'regtest');
const PASSWORD = 'a password that nobody else would take';
const NEW = { walletId: WALLET, network: 'regtest', keep: 'keychain', createdAtMs: 1 };
const REF = { walletId: WALLET, walletName: 'Savings', keySource: 'keychain', keys: PUBLIC } as const;
const RULES_OF = {
  walletId: WALLET,
  walletName: 'Savings',
  keySource: 'keychain',
  time: null,
};
const anyBytes = (count: number): Uint8Array => Uint8Array.from(randomBytes(count));
const words = buildNeedles({ words: WORDS });
const keys = buildNeedles({ entropy: ENTROPY, seed: SEED });

/** Every act once, with what it really asks and answers as bytes on the pipe. */
async function everyAct(): Promise<readonly { act: Act; asked: Buffer; answered: Buffer }[]> {
  // No bus of whoever runs this.
  vi.stubEnv('DBUS_SESSION_BUS_ADDRESS', '');
  const keytar = createFakeKeytar();
  const keychain = openKeychain({ asked: () => undefined, answered: () => undefined }, () =>
    Promise.resolve(keytar),
  );
  const tools = {
    nowMs: () => 1_700_000_000_000,
    uptime: () => ({ upMs: 0, boot: null }),
    ...openVault({ keychain, probeId: () => '0', randomBytes: anyBytes, cost: CHEAP_COST }),
    judging: () => import('../../../src-main/keyholder/with-keys.ts'),
    randomBytes: (count: number) => (count === 16 ? ENTROPY.slice() : anyBytes(count)),
  };
  const all: readonly (readonly [Act, unknown])[] = [
    ['warm', null],
    ['keychain', null],
    ['looksOpen', null],
    ['create', { ...NEW, wordCount: 12 }],
    ['identify', { words: WORDS.join(' '), network: 'regtest', against: null }],
    ['reveal', REF],
    ['setRules', { ...RULES_OF, rules: { ...NO_RULES, newRecipientHours: 1 } }],
    ['readRules', RULES_OF],
    ['meet', { ...RULES_OF, payees: ['script 51'] }],
    ['sign', slotsRequest(PUBLIC, REF)],
    ['find', null],
    ['saveToken', { walletId: WALLET, keySource: 'keychain', token: 'a token of a service' }],
    ['readToken', { walletId: WALLET, keySource: 'keychain' }],
    ['readTokens', { ids: [WALLET] }],
    ['removeToken', { walletId: WALLET, keySource: 'keychain' }],
    ['saveTokens', { entries: [{ id: WALLET, token: 'a token of a service' }] }],
    ['removeTokens', { ids: [WALLET] }],
    ['remove', { walletId: WALLET, keySource: 'keychain', rules: 'too' }],
    ['restore', { ...NEW, words: WORDS.join(' '), expect: null }],
  ];
  const crossed: { act: Act; asked: Buffer; answered: Buffer }[] = [];
  const lock = { lockId: 'ee'.repeat(16), password: PASSWORD };
  const walletIds = [WALLET];
  const to = createHeldKey(anyBytes).greet();
  const withPassword: typeof all = [
    ['greet', null],
    ['setLock', { ...lock, idleMinutes: 10, to }],
    ['openLock', { ...lock, to: null }],
    ['keepIdle', { minutes: 5 }],
    ['askAbove', { walletId: WALLET, walletName: 'Savings', sats: 1 }],
    ['create', { ...NEW, walletId: OTHER, keep: 'session', wordCount: 12 }],
    ['prove', { ...lock, to: tools.held.greet() }],
    ['askSessionAbove', { walletId: OTHER, walletName: 'Other', sats: 1 }],
    ['askNoMore', {}],
    ['lend', { to: tools.held.greet() }],
    ['borrow', null],
    ['closeSession', null],
    ['borrow', null],
    ['openSession', null],
    ['changeLock', { ...lock, next: PASSWORD }],
    ['retain', { ids: [] }],
    ['removeLock', lock],
    ['lyingOpen', { walletIds }],
    ['locks', { mayBeUnread: false }],
    ['dropLock', { lockId: lock.lockId }],
  ];
  let [lent, proof]: unknown[] = [null, null];
  for (const [act, given] of [...all, ...withPassword]) {
    const isOfProof = act === 'askSessionAbove' || act === 'askNoMore';
    const asked = act === 'borrow' ? lent : isOfProof ? { ...(given as object), proof } : given;
    const posted = JSON.stringify({ id: 1, act, asked: toJsonValue(asked) });
    const said = await answer(JSON.parse(posted), tools);
    expect(said, act).toMatchObject({ kind: 'answer' });
    expect(v.safeParse(acts[act].answer, said?.kind === 'answer' ? said.value : said).success, act).toBe(
      true,
    );
    if (act === 'lend' && said?.kind === 'answer') lent = said.value;
    if (act === 'prove' && said?.kind === 'answer') proof = said.value;
    crossed.push({ act, asked: Buffer.from(posted), answered: Buffer.from(JSON.stringify(said)) });
  }
  return crossed;
}

describe('what crosses in truth', () => {
  it('is words, tokens and passwords where that is written, and never entropy, seed or keys', async () => {
    const crossed = await everyAct();
    expect([...new Set(crossed.map(({ act }) => act))].toSorted()).toEqual(Object.keys(CROSSES).toSorted());
    const holds = (bytes: Buffer, what: ReturnType<typeof buildNeedles>) =>
      searchBuffer('', bytes, what).length > 0;
    const token = 'a token of a service';
    for (const { act, asked, answered } of crossed) {
      const { secret } = CROSSES[act];
      expect([act, holds(asked, words)]).toEqual([act, secret === 'words in']);
      expect([act, holds(answered, words)]).toEqual([act, secret === 'words out']);
      expect([act, asked.includes(PASSWORD)]).toEqual([act, secret === 'password in']);
      expect([act, answered.includes(PASSWORD)]).toEqual([act, false]);
      expect([act, asked.includes(token)]).toEqual([act, secret === 'tokens in']);
      expect([act, answered.includes(token)]).toEqual([act, secret === 'tokens out']);
      expect([act, holds(asked, keys), holds(answered, keys), /[xtuv]prv/.test(answered.toString())]).toEqual(
        [act, false, false, false],
      );
    }
  });
});
