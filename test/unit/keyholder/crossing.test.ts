import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { derivePublicKeys } from '../../../src-main/keys/derive.ts';
import { entropyToWords, phraseToSeed } from '../../../src-main/phrase/phrase.ts';
import { NO_RULES } from '../../../src-main/rules/spending-rules.ts';
import { toJsonValue } from '../../../src-main/base/json.ts';
import { answer } from '../../../src-main/keyholder/answer.ts';
import { createHeldKey } from '../../../src-main/keyholder/held-key.ts';
import { acts, type KeyholderAct } from '../../../src-main/keyholder/requests.ts';
import { buildNeedles, searchBuffer } from '../../support/secret-search.ts';
import { createFakeKeytar } from './vault/fake-keytar.ts';
import { anyBytes, toolsOver } from './child-tools.ts';
import { slotsRequest } from './slots-request.ts';

/** Everything that crosses between main and the keyholder, by what of it is secret. Whoever adds to it says so here. */
const CROSSES: Readonly<Record<string, readonly KeyholderAct[]>> = {
  'words in': ['restore', 'identify'],
  'words out': ['reveal'],
  'tokens in': ['saveToken', 'saveTokens'],
  'tokens out': ['readToken', 'readTokens'],
  'password in': ['setLock', 'openLock', 'prove', 'changeLock', 'removeLock'],
  nothing: [
    ...(['warm', 'keychain', 'looksOpen', 'create', 'sign', 'readRules', 'setRules', 'meet'] as const),
    ...(['remove', 'find', 'removeToken', 'removeTokens', 'greet', 'lend', 'borrow', 'keepIdle'] as const),
    ...(['retain', 'lyingOpen', 'locks', 'dropLock', 'askAbove', 'askSessionAbove', 'askNoMore'] as const),
    ...(['closeSession', 'openSession'] as const),
  ],
};

const WALLET = 'aa'.repeat(16);
const OTHER = 'bb'.repeat(16);
const ENTROPY = Uint8Array.from({ length: 16 }, (_, at) => (at * 37 + 11) % 256);
const WORDS = entropyToWords(ENTROPY);
const SEED = phraseToSeed(WORDS);
const PUBLIC = derivePublicKeys(SEED, 'regtest');
const PASSWORD = 'a password that nobody else would take';
const NEW = { walletId: WALLET, network: 'regtest', keep: 'keychain', createdAtMs: 1 };
const REF = { walletId: WALLET, walletName: 'Savings', keySource: 'keychain', keys: PUBLIC } as const;
const RULES_OF = { walletId: WALLET, walletName: 'Savings', keySource: 'keychain', time: null };
const words = buildNeedles({ words: WORDS });
const keys = buildNeedles({ entropy: ENTROPY, seed: SEED });

/** Every act once, with what it really asks and answers as bytes on the pipe. */
async function everyAct(): Promise<readonly { act: KeyholderAct; asked: Buffer; answered: Buffer }[]> {
  // No bus of whoever runs this.
  vi.stubEnv('DBUS_SESSION_BUS_ADDRESS', '');
  const tools = {
    ...toolsOver(createFakeKeytar()),
    judging: () => import('../../../src-main/keyholder/answer.ts'),
    randomBytes: (count: number) => (count === 16 ? ENTROPY.slice() : anyBytes(count)),
  };
  const all: readonly (readonly [KeyholderAct, unknown])[] = [
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
  const crossed: { act: KeyholderAct; asked: Buffer; answered: Buffer }[] = [];
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

it('what crosses between main and the keyholder is words, tokens and passwords where that is written, and never entropy, seed or keys', async () => {
  const crossed = await everyAct();
  expect(Object.values(CROSSES).flat().toSorted()).toEqual(Object.keys(acts).toSorted());
  expect([...new Set(crossed.map(({ act }) => act))].toSorted()).toEqual(Object.keys(acts).toSorted());
  const holds = (bytes: Buffer, what: ReturnType<typeof buildNeedles>) =>
    searchBuffer('', bytes, what).length > 0;
  const token = 'a token of a service';
  for (const { act, asked, answered } of crossed) {
    const crosses = {
      'words in': holds(asked, words),
      'words out': holds(answered, words),
      'tokens in': asked.includes(token),
      'tokens out': answered.includes(token),
      'password in': asked.includes(PASSWORD),
    };
    for (const [what, does] of Object.entries(crosses))
      expect([act, what, does]).toEqual([act, what, CROSSES[what]?.includes(act)]);
    expect([act, answered.includes(PASSWORD)]).toEqual([act, false]);
    expect([act, holds(asked, keys), holds(answered, keys), /[xtuv]prv/.test(answered.toString())]).toEqual([
      act,
      false,
      false,
      false,
    ]);
  }
});
