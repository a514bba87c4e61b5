import { describe, expect, it } from 'vitest';
import { EMPTY_BOOK } from '../../../src-main/verify/book/book.ts';
import type { OfflineIntent } from '../../../src-main/verify/verdict/kinds/described.ts';
import { derivePublicKeys } from '../../../src-main/keys/derive.ts';
import { phraseToSeed } from '../../../src-main/phrase/phrase.ts';
import { judge, type JudgeInput } from '../../../src-main/verify/verdict/judge.ts';
import { foreignOutputSats } from '../../../src-main/verify/verdict/claims/outputs.ts';
import type { Outcome } from '../../../src-preload/contract/claims.ts';
import type { Verdict } from '../../../src-main/verify/types.ts';
import { NO_RULES, type SpendingRules } from '../../../src-main/rules/spending-rules.ts';
import type { SecretRef } from '../../../src-main/keyholder/requests.ts';
import { OWN_WORDS, ownWallet } from '../../support/offline/own-words.ts';
import { genuineSlots } from '../../support/psbt/builder.ts';
import { writeRaw } from '../../support/psbt/raw-psbt.ts';
import { genuineBtc } from '../../support/psbt/send-btc.ts';
import { genuineTrial, WITNESS } from '../../support/psbt/send.ts';
import { sharedDraft } from '../../support/psbt/shared.ts';
import { A, assetIdOf, type SendOptions } from '../../support/rgb/genuine-send.ts';
import { createFakeKeytar } from './vault/fake-keytar.ts';
import { asking, toolsOver } from './child-tools.ts';

/**
 * What comes out of the keyholder: each way to pay, by how much of it is proved, held to each rule that it is one unit
 * above. `signs`: the rule does not reach it. `much`, `unknown`, `new`, `asks`: SPENDING_TOO_MUCH, SPENDING_UNKNOWN,
 * RECIPIENT_TOO_NEW, PASSWORD_NEEDED. `refused`: nothing of the kind is signed at all. Of a day the second of two. That
 * plain bitcoin carries no asset follows from our own keys, so it is never on trust; what others put into a PSBT is
 * never proved.
 */
const TABLE = `
way to pay              | is       | sats, send | sats, day | asset, send | asset, day | recipient | invoices | password
blinded invoice         | proved   | much       | much      | much        | much       | signs     | new      | asks
blinded invoice         | onTrust  | much       | much      | much        | much       | signs     | new      | asks
blinded invoice         | notProved| much       | much      | unknown     | unknown    | signs     | unknown  | asks
witness invoice         | proved   | much       | much      | much        | much       | new       | new      | asks
witness invoice         | onTrust  | much       | much      | much        | much       | new       | new      | asks
witness invoice         | notProved| much       | much      | unknown     | unknown    | new       | unknown  | asks
asset with bitcoin      | proved   | much       | much      | much        | much       | new       | new      | asks
asset with bitcoin      | onTrust  | much       | much      | much        | much       | new       | new      | asks
asset with bitcoin      | notProved| much       | much      | unknown     | unknown    | new       | unknown  | asks
invoices at once        | proved   | much       | much      | much        | much       | new       | new      | asks
invoices at once        | onTrust  | much       | much      | much        | much       | new       | new      | asks
invoices at once        | notProved| much       | much      | unknown     | unknown    | new       | unknown  | asks
bitcoin                 | proved   | much       | much      | signs       | signs      | new       | new      | asks
bitcoin                 | notProved| refused    | refused   | refused     | refused    | refused   | refused  | refused
slots                   | proved   | much       | much      | signs       | signs      | signs     | signs    | asks
slots                   | notProved| refused    | refused   | refused     | refused    | refused   | refused  | refused
bare PSBT               | proved   | much       | much      | signs       | signs      | new       | new      | asks
bare PSBT               | notProved| much       | much      | unknown     | unknown    | new       | unknown  | asks
bare RGB PSBT           | proved   | much       | much      | much        | much       | signs     | new      | asks
bare RGB PSBT           | onTrust  | much       | much      | much        | much       | signs     | new      | asks
bare RGB PSBT           | notProved| much       | much      | unknown     | unknown    | signs     | unknown  | asks
bare RGB PSBT, witness  | proved   | much       | much      | much        | much       | new       | new      | asks
bare RGB PSBT, witness  | onTrust  | much       | much      | much        | much       | new       | new      | asks
bare RGB PSBT, witness  | notProved| much       | much      | unknown     | unknown    | new       | unknown  | asks
our part of a PSBT      | notProved| much       | much      | unknown     | unknown    | new       | unknown  | asks
`;

const own = ownWallet();
const KEYS = derivePublicKeys(phraseToSeed(OWN_WORDS.split(' ')), 'regtest');
const WALLET = 'aa'.repeat(16);
const SECRET: SecretRef = { walletId: WALLET, walletName: 'Savings', keySource: 'keychain', keys: KEYS };
const LOCK = { lockId: 'ee'.repeat(16), password: 'a password of nine words' };
const ASSET = assetIdOf(A);

type Drafted = Omit<JudgeInput, 'psbt'> & { raw: Parameters<typeof writeRaw>[0] };
type Proof = Exclude<Outcome, 'contradicts'>;

/** A send whose coins the own book proves, or the list alone names; or whose transitions nobody can read. */
const send =
  (options: SendOptions) =>
  (proof: Proof): Drafted => {
    const trial = genuineTrial({ wallet: own, known: proof === 'proved', ...options });
    if (proof === 'notProved') {
      trial.raw.global = [];
      trial.raw.outputs[0] = [];
    }
    return trial;
  };

/** The same coins proved by the own book, listed by a service, or neither. */
const plain =
  (draft: Drafted, intent: JudgeInput['intent'] = draft.intent) =>
  (proof: Proof): Drafted => {
    const outputs = draft.snapshot.entries.map(({ txid, vout, amountSats, colorable }) => {
      const branch = colorable ? ('colored' as const) : ('vanilla' as const);
      return { txid, vout, amountSats, branch, index: -1, spent: false };
    });
    return {
      ...draft,
      intent,
      book: proof === 'proved' ? { ...EMPTY_BOOK, outputs } : EMPTY_BOOK,
      snapshot: proof === 'notProved' ? { ...draft.snapshot, entries: [] } : draft.snapshot,
    };
  };

const OFFLINE: OfflineIntent = { kind: 'offline' };
const bare =
  (options: SendOptions) =>
  (proof: Proof): Drafted => {
    const trial = genuineTrial({ wallet: own, known: proof === 'proved', ...options });
    const { snapshot, book } = trial;
    return {
      ...trial,
      intent: OFFLINE,
      book: proof === 'notProved' ? EMPTY_BOOK : book,
      snapshot: proof === 'notProved' ? { ...snapshot, entries: [] } : snapshot,
    };
  };

const RIDING: SendOptions = {
  coins: [{ sats: 60_000n, assets: [{ contract: A, amount: 500n }] }],
  wishes: [{ contract: A, amount: 1n, sats: 24_000n }],
};
const MANY: SendOptions = {
  wishes: [
    { contract: A, amount: 60n },
    { contract: A, amount: 40n, sats: 1_200n },
  ],
};

const WAYS: Readonly<Record<string, { readonly of: (proof: Proof) => Drafted; readonly assets: bigint }>> = {
  'blinded invoice': { of: send({}), assets: 100n },
  'witness invoice': { of: send(WITNESS), assets: 40n },
  'asset with bitcoin': { of: send(RIDING), assets: 1n },
  'invoices at once': { of: send(MANY), assets: 100n },
  bitcoin: { of: plain(genuineBtc({ wallet: own })), assets: 1n },
  slots: { of: plain(genuineSlots({ wallet: own })), assets: 1n },
  'bare PSBT': { of: plain(genuineBtc({ wallet: own }), OFFLINE), assets: 1n },
  'bare RGB PSBT': { of: bare({}), assets: 100n },
  'bare RGB PSBT, witness': { of: bare(WITNESS), assets: 40n },
  'our part of a PSBT': {
    of: (proof) =>
      plain(sharedDraft(own, `0014${'ab'.repeat(20)}`), { ...OFFLINE, onlyOurPart: true })(proof),
    assets: 1n,
  },
};

/** Of each rule, what it allows: one unit less than leaves, or of a day what leaves once. */
const RULES: Readonly<Record<string, (sats: bigint, assets: bigint) => Partial<SpendingRules>>> = {
  'sats, send': (sats) => ({ perSendSats: sats - 1n }),
  'sats, day': (sats) => ({ perDaySats: 2n * sats - 1n }),
  'asset, send': (_, all) => ({ assets: [{ assetId: ASSET, perSend: all - 1n, perDay: null }] }),
  'asset, day': (_, all) => ({ assets: [{ assetId: ASSET, perSend: null, perDay: 2n * all - 1n }] }),
  recipient: () => ({ newRecipientHours: 24 }),
  invoices: () => ({ newRecipientHours: 24, pauseInvoices: true }),
  password: () => ({}),
};

const SAYS: Readonly<Record<string, string>> = {
  SPENDING_TOO_MUCH: 'much',
  SPENDING_UNKNOWN: 'unknown',
  RECIPIENT_TOO_NEW: 'new',
  PASSWORD_NEEDED: 'asks',
  PSBT_REFUSED: 'refused',
};

/** A keyholder child over a keychain, and all that it signed. */
function child(keytar: ReturnType<typeof createFakeKeytar>) {
  const signed: string[] = [];
  const said = asking(toolsOver(keytar, signed));
  const get = async (act: string, asked: unknown): Promise<unknown> => {
    const told = await said(act, asked);
    if (told?.kind !== 'answer') throw new Error(`${act}: ${JSON.stringify(told)}`);
    return told.value;
  };
  return { said, get, signed };
}

/** What it says to a signature of this, and that it signed nothing where it refused. */
async function outcome({ said, signed }: ReturnType<typeof child>, input: JudgeInput, verdict: Verdict) {
  const before = signed.length;
  const rules = { expected: false, time: null, met: [], paid: [] };
  const told = await said('sign', { secret: SECRET, ...input, digest: verdict.digest, rules });
  const isSigned = told?.kind === 'answer';
  expect(signed.length - before).toBe(isSigned ? 1 : 0);
  if (isSigned) return 'signs';
  if (told?.kind !== 'failure') throw new Error(JSON.stringify(told));
  return SAYS[told.failure.code] ?? told.failure.code;
}

/** How far it is known what happens to assets. */
const ABOUT = ['assetsWhole', 'recipientsAsAsked', 'inputsUncolored', 'spentAssetsKnown'];
function provedOf({ claims }: Verdict): Outcome {
  const outcomes = claims.filter(({ name }) => ABOUT.includes(name)).map((claim) => claim.outcome);
  return (['contradicts', 'notProved', 'onTrust'] as const).find((one) => outcomes.includes(one)) ?? 'proved';
}

const [[, , ...columns] = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe.each(rows)('%s, %s:', (way = '', proof = '', ...cells) => {
  const drafted = WAYS[way];
  if (drafted === undefined) throw new Error(`the table names ${way}`);
  const draft = drafted.of(proof as Proof);
  const { intent, snapshot, book, account, limits } = draft;
  const input: JudgeInput = { psbt: writeRaw(draft.raw), intent, snapshot, book, account, limits };
  const verdict = judge(input);

  it('is what the table says of it', () => {
    expect(columns).toEqual(Object.keys(RULES));
    expect(cells).toHaveLength(columns.length);
    const isRefused = cells.every((cell) => cell === 'refused');
    expect(isRefused ? verdict.outcome : provedOf(verdict)).toBe(isRefused ? 'contradicts' : proof);
  });

  it.each(cells.map((cell, at) => [columns[at] ?? '', cell] as const))('%s: %s', async (rule, cell) => {
    const keytar = createFakeKeytar();
    const first = child(keytar);
    const kept = { walletId: WALLET, network: 'regtest', keep: 'keychain', createdAtMs: 1 };
    await first.get('restore', { ...kept, words: OWN_WORDS, expect: null });
    const sats = verdict.sums === null ? 0n : foreignOutputSats(verdict.sums);
    const rules = { ...NO_RULES, ...RULES[rule]?.(sats, drafted.assets) };
    const whose = { walletId: WALLET, walletName: 'Savings', keySource: 'keychain', time: null };
    if (rule !== 'password') {
      await first.get('setRules', { ...whose, rules });
      if (rule.endsWith('day')) await outcome(first, input, verdict);
      expect(await outcome(first, input, verdict)).toBe(cell);
      return;
    }
    // The one that was lent the key: the password was not typed for this.
    const other = child(keytar);
    await first.get('setLock', { ...LOCK, idleMinutes: 10, to: await other.get('greet', null) });
    await first.get('askAbove', { walletId: WALLET, walletName: 'Savings', sats: Number(sats) - 1 });
    await other.get('borrow', await first.get('lend', { to: await other.get('greet', null) }));
    expect(await outcome(other, input, verdict)).toBe(cell);
  });
});
