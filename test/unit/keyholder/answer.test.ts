import { Transaction } from '@scure/btc-signer';
import { describe, expect, it } from 'vitest';
import { derivePublicKeys } from '../../../src-main/keys/derive.ts';
import { entropyToWords, phraseToSeed } from '../../../src-main/phrase/phrase.ts';
import { WORD_LISTS } from '../../../src-main/phrase/word-lists.ts';
import type { Network } from '../../../src-main/base/bitcoin.ts';
import { signPsbt } from '../../../src-main/verify/sign/sign.ts';
import { answer } from '../../../src-main/keyholder/answer.ts';

import { toJsonValue } from '../../../src-main/base/json.ts';
import type { SecretRef, SignRequest } from '../../../src-main/keyholder/requests.ts';
import { createFakeKeytar } from './vault/fake-keytar.ts';
import { slotsRequest } from './slots-request.ts';
import { asking, toolsOver } from './child-tools.ts';

const WALLET = 'aa'.repeat(16);
const ENTROPY = Uint8Array.from({ length: 16 }, (_, i) => i);
const WORDS = entropyToWords(ENTROPY);
const keysOf = (words: readonly string[], network: Network = 'regtest') =>
  derivePublicKeys(phraseToSeed(words), network);
const KEYS = keysOf(WORDS);
const OTHER_KEYS = keysOf(entropyToWords(new Uint8Array(16)));
const SECRET: SecretRef = { walletId: WALLET, walletName: 'Savings', keySource: 'keychain', keys: KEYS };
const NEW = { walletId: WALLET, network: 'regtest', keep: 'keychain', createdAtMs: 1_700 } as const;

function setUp() {
  const keytar = createFakeKeytar();
  const given: Uint8Array[] = [];
  const signed: string[] = [];
  const tools = {
    ...toolsOver(keytar, signed),
    randomBytes: (count: number) => {
      const bytes = Uint8Array.from({ length: count }, (_, i) => i);
      given.push(bytes);
      return bytes;
    },
  };
  return { keytar, given, signed, tools, ask: asking(tools) };
}

async function setUpWithSecret() {
  const made = setUp();
  await made.ask('create', { ...NEW, wordCount: 12 });
  made.keytar.calls.length = 0;
  return made;
}

const failure = (code: string, facts: unknown) => ({ kind: 'failure', id: 7, failure: { code, facts } });

it('creating takes the entropy from the system, keeps it, answers public keys, and wipes it', async () => {
  const { keytar, given, ask } = setUp();
  expect(await ask('create', { ...NEW, wordCount: 12 })).toEqual({ kind: 'answer', id: 7, value: KEYS });
  expect(keytar.entries.get(`wallet:${WALLET}`)).toContain('000102030405060708090a0b0c0d0e0f');
  await ask('create', { ...NEW, walletId: 'bb'.repeat(16), wordCount: 24 });
  expect(given).toEqual([new Uint8Array(16), new Uint8Array(32)]);
});

it('creating keeps nothing in the keychain for a session', async () => {
  const { keytar, ask } = setUp();
  await ask('create', { ...NEW, keep: 'session', wordCount: 12 });
  expect(keytar.calls).toEqual([]);
  expect(await ask('reveal', { ...SECRET, keySource: 'session' })).toMatchObject({ value: WORDS });
});

describe('restoring', () => {
  it('answers the public keys of the words', async () => {
    const { ask } = setUp();
    const asked = { ...NEW, words: ` ${WORDS.join('\n').toUpperCase()} `, expect: null };
    expect(await ask('restore', asked)).toEqual({ kind: 'answer', id: 7, value: KEYS });
  });

  const { network: _, ...claims } = KEYS;
  it.each<[string, object]>([
    ['whose values all fit', {}],
    ['that says nothing of one fingerprint', { fingerprint: null }],
    ['that says nothing of the other', { accountXpubColoredFingerprint: null }],
  ])('takes words of a service %s', async (_, more) => {
    const { ask } = setUp();
    const asked = { ...NEW, words: WORDS.join(' '), expect: { ...claims, ...more } };
    expect(await ask('restore', asked)).toMatchObject({ value: KEYS });
  });

  it.each(Object.keys(claims) as (keyof typeof claims)[])(
    'refuses words of a service whose %s is another, and keeps nothing',
    async (field) => {
      const { keytar, ask } = setUp();
      const expected = { ...claims, [field]: OTHER_KEYS[field] };
      expect(await ask('restore', { ...NEW, words: WORDS.join(' '), expect: expected })).toEqual(
        failure('SERVICE_KEYS_MISMATCH', { field }),
      );
      expect(keytar.calls).toEqual([]);
    },
  );

  it.each(['spanish', 'japanese', 'chineseTraditional'] as const)(
    'keeps words in %s as what they are, and shows and derives the same again',
    async (language) => {
      const { keytar, ask } = setUp();
      const words = entropyToWords(ENTROPY, WORD_LISTS[language]);
      const keys = keysOf(words);
      expect(keys.fingerprint).not.toBe(KEYS.fingerprint);
      expect(await ask('restore', { ...NEW, words: words.join(' '), expect: null })).toMatchObject({
        value: keys,
      });
      expect(keytar.entries.get(`wallet:${WALLET}`)).toContain(`"language":"${language}"`);
      const shown = words.map((word) => word.normalize('NFC'));
      expect(await ask('reveal', { ...SECRET, keys })).toMatchObject({ value: shown });
    },
  );

  it('names a phrase of another kind without asking the keychain', async () => {
    const { keytar, ask } = setUp();
    const words = 'wild father tree among universe such mobile favorite target dynamic credit identify';
    expect(await ask('restore', { ...NEW, words, expect: null })).toEqual(
      failure('WORDS_FOREIGN', { kind: 'electrum' }),
    );
    expect(keytar.calls).toEqual([]);
  });

  it('refuses bad words without asking the keychain', async () => {
    const { keytar, ask } = setUp();
    const asked = { ...NEW, words: `${WORDS.slice(0, 11).join(' ')} zzzzzzz`, expect: null };
    expect(await ask('restore', asked)).toEqual(
      failure('WORDS_UNKNOWN', { language: 'english', words: [{ position: 12, suggestions: [] }] }),
    );
    expect(keytar.calls).toEqual([]);
  });

  it('identifies words without keeping or reading anything', async () => {
    const { keytar, ask } = setUp();
    expect(
      await ask('identify', { words: WORDS.join(' '), network: 'mainnet', against: null }),
    ).toMatchObject({
      value: keysOf(WORDS, 'mainnet'),
    });
    expect(keytar.calls).toEqual([]);
  });
});

it.each([
  ['are another wallet’s', OTHER_KEYS],
  ['were kept for another network', keysOf(WORDS, 'testnet')],
])('revealing refuses words that %s', async (_, keys) => {
  const { ask } = await setUpWithSecret();
  const foreign = failure('SECRET_FOREIGN', { walletName: 'Savings' });
  expect(await ask('reveal', { ...SECRET, keys })).toEqual(foreign);
});

it('revealing refuses a wallet without a key here', async () => {
  const { keytar, ask } = await setUpWithSecret();
  expect(await ask('reveal', { ...SECRET, keySource: 'none' })).toEqual(
    failure('NO_KEY_HERE', { walletName: 'Savings' }),
  );
  expect(keytar.calls).toEqual([]);
});

describe('signing', () => {
  it('signs what was reviewed, reading the keychain once', async () => {
    const { keytar, ask } = await setUpWithSecret();
    const said = await ask('sign', slotsRequest(KEYS, SECRET));
    expect(said).toMatchObject({ kind: 'answer', value: { psbt: expect.any(String) as string } });
    expect(keytar.calls).toEqual([`get rules:${WALLET}`, 'get marker', `get wallet:${WALLET}`]);
  });

  it('makes signatures that another library finds valid', async () => {
    const { ask } = await setUpWithSecret();
    const said = await ask('sign', slotsRequest(KEYS, SECRET));
    const { psbt, txid } =
      said?.kind === 'answer' ? (said.value as { psbt: string; txid: string }) : neverSigned();
    const transaction = Transaction.fromPSBT(Buffer.from(psbt, 'base64'));
    expect(transaction.id).toBe(txid);
    expect(transaction.extract().length).toBeGreaterThan(300);
  });

  const reviewed = slotsRequest(KEYS, SECRET);
  const others = slotsRequest(OTHER_KEYS, SECRET);
  const { account, intent, snapshot } = reviewed;
  const branches = (change: Partial<typeof account.xpubs>) => ({
    account: { ...account, xpubs: { ...account.xpubs, ...change } },
  });
  const refusals: [string, Partial<SignRequest>, string][] = [
    ['another digest than the one that was shown', { digest: '00'.repeat(32) }, 'DIGEST_CHANGED'],
    ['a PSBT that is none', { psbt: 'cHNidP8=' }, 'PSBT_REFUSED'],
    ['a PSBT of another wallet', { psbt: others.psbt }, 'PSBT_REFUSED'],
    ['more slots than the PSBT makes', { intent: { ...intent, num: 6, askedNum: 6 } }, 'PSBT_REFUSED'],
    ['another slot size', { intent: { ...intent, sizeSats: 4_000n } }, 'PSBT_REFUSED'],
    ['an input that is not in the snapshot', { snapshot: { ...snapshot, entries: [] } }, 'PSBT_REFUSED'],
    ['a fee above the cap', { limits: { ...reviewed.limits, maxFeeSats: 1n } }, 'PSBT_REFUSED'],
    ['a judgement for another wallet’s account', { account: others.account }, 'SECRET_FOREIGN'],
    ['another network', { account: { ...account, network: 'testnet' } }, 'SECRET_FOREIGN'],
    ['another plain branch', branches({ vanilla: KEYS.accountXpubColored }), 'SECRET_FOREIGN'],
    ['another asset branch', branches({ colored: KEYS.accountXpubVanilla }), 'SECRET_FOREIGN'],
    ['another fingerprint', { account: { ...account, fingerprint: '00000000' } }, 'SECRET_FOREIGN'],
  ];
  it.each(refusals)('refuses %s: no keychain read, no seed, no randomness', async (_, change, code) => {
    const { keytar, given, signed, ask } = await setUpWithSecret();
    given.length = 0;
    expect(await ask('sign', { ...reviewed, ...change })).toMatchObject({
      kind: 'failure',
      failure: { code },
    });
    expect({ keychain: keytar.calls, signed, given }).toEqual({ keychain: [], signed: [], given: [] });
  });

  it('refuses when the keychain holds another wallet’s secret under this id', async () => {
    const { keytar, signed, ask } = setUp();
    keytar.entries.set(
      `wallet:${WALLET}`,
      JSON.stringify({ v: 1, entropy: '00'.repeat(16), network: 'regtest', createdAtMs: 1 }),
    );
    expect(await ask('sign', reviewed)).toEqual(failure('SECRET_FOREIGN', { walletName: 'Savings' }));
    expect(signed).toEqual([]);
  });

  it('refuses when the session has ended', async () => {
    const { ask } = await setUpWithSecret();
    expect(await ask('sign', { ...reviewed, secret: { ...SECRET, keySource: 'session' } })).toEqual(
      failure('SESSION_ENDED', { walletName: 'Savings' }),
    );
  });
});

it.each([
  ['an unknown act', { id: 7, act: 'export', asked: null }],
  ['no id', { act: 'find', asked: null }],
  ['text', 'find'],
])('what main sends is not answered when it is %s', async (_, raw) => {
  const { keytar, tools } = setUp();
  expect(await answer(raw, tools)).toBeNull();
  expect(keytar.calls).toEqual([]);
});

it('what main sends is never quoted when it does not fit: it may be words', async () => {
  const { ask } = setUp();
  const said = await ask('restore', { ...NEW, words: WORDS.join(' '), expect: null, extra: WORDS[0] });
  expect(said).toMatchObject({ kind: 'fault', id: 7 });
  for (const word of WORDS.filter((one) => one.length > 5)) expect(JSON.stringify(said)).not.toContain(word);
});

it('what main sends is answered by kind and place alone when something unforeseen happens', async () => {
  const { keytar, tools } = setUp();
  const broken = () => {
    throw new RangeError(`choked on ${WORDS.join(' ')}`);
  };
  const asked = toJsonValue(slotsRequest(KEYS, SECRET));
  const said = await answer(
    { id: 7, act: 'sign', asked },
    { ...tools, judging: () => Promise.resolve({ judge: broken, signPsbt }) },
  );
  expect(said).toMatchObject({
    kind: 'fault',
    id: 7,
    fault: expect.stringMatching(/^RangeError\n +at /) as string,
  });
  expect(JSON.stringify(said)).not.toContain('choked');
  expect(keytar.calls).toEqual([]);
});

function neverSigned(): never {
  throw new Error('nothing was signed');
}
