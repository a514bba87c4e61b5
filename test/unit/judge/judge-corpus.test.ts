import { mnemonicToSeedSync } from 'bip39';
import { describe, expect, it } from 'vitest';
import { isRight, judgeCorpus, summarise } from '../../judge/judge-corpus.ts';
import type { CaseResult } from '../../judge/judge-corpus.ts';
import { genuineSlots, takeFromChange } from '../../support/psbt/builder.ts';
import type { Draft } from '../../support/psbt/builder.ts';
import { parseCorpus } from '../../support/psbt/corpus.ts';
import { writeRaw } from '../../support/psbt/raw-psbt.ts';
import { testWallet } from '../../support/psbt/test-wallet.ts';

const WORDS = 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';
const wallet = testWallet({ seed: Uint8Array.from(mnemonicToSeedSync(WORDS)) });

/** One case in the corpus' own words. */
function caseOf(id: string, expected: 'refuse' | 'sign', codes: string[], change?: (draft: Draft) => void) {
  const draft = genuineSlots({ wallet });
  change?.(draft);
  const { intent, account, limits, snapshot } = draft;
  return {
    id,
    title: id,
    flow: 'create',
    intent: { num: intent.num, size: Number(intent.sizeSats), upTo: false, feeRate: intent.rateSatsPerVb },
    snapshot: snapshot.entries.map(({ txid, vout, amountSats, colorable, exists }) => ({
      utxo: { outpoint: { txid, vout }, btc_amount: String(amountSats), colorable, exists },
      rgb_allocations: [],
    })),
    account: {
      wallet: 'build/alice',
      fingerprint: account.fingerprint,
      network: account.network,
      xpubs: account.xpubs,
      keychains: account.keychains,
      highestKnownIndex: account.highestIndex,
      gap: account.gap,
    },
    limits: {
      knownHeight: 800,
      maxFeeRate: limits.maxRateSatsPerVb,
      maxFeeSat: String(limits.maxFeeSats),
      maxPsbtChars: limits.maxPsbtChars,
    },
    psbt: writeRaw(draft.raw),
    expect: expected,
    codes,
  };
}

function corpusOf(...cases: readonly unknown[]) {
  const wallets = { 'build/alice': { mnemonic: WORDS } };
  return parseCorpus(JSON.stringify({ format: 'rgb-wallet-attack-corpus/2', wallets, cases }));
}

const overpaid = (draft: Draft): void => takeFromChange(draft, 50_000n);

describe('judging a corpus', () => {
  it('signs what is genuine with one read each of lock, rules and secret, and refuses the rest with none', async () => {
    const results = await judgeCorpus(
      corpusOf(caseOf('G1', 'sign', []), caseOf('M1', 'refuse', ['FEE_TOO_HIGH'], overpaid)),
    );
    expect(results.map(({ id, outcome, code, reads }) => [id, outcome, code, reads])).toEqual([
      ['G1', 'signed', null, 3],
      ['M1', 'refused', 'FEE_TOO_HIGH', 0],
    ]);
    expect(summarise(results)).toEqual({
      cases: 2,
      refused: 1,
      signed: 1,
      wrong: [],
      codeMatches: 1,
      keychainReads: 0,
    });
  });

  it('calls wrong what is signed against expectation, refused against it, or refused for another reason', async () => {
    const { wrong, codeMatches } = summarise(
      await judgeCorpus(
        corpusOf(
          caseOf('signed', 'refuse', ['DUST']),
          caseOf('refused', 'sign', [], overpaid),
          caseOf('other reason', 'refuse', ['DUST'], overpaid),
        ),
      ),
    );
    expect([wrong, codeMatches]).toEqual([['signed', 'refused', 'other reason'], 0]);
  });

  it('takes a read of the keychain for a fault, however right the refusal', () => {
    const given = {
      id: 'M1',
      outcome: 'refused',
      code: 'DUST',
      expect: 'refuse',
      codeMatches: true,
    } as const;
    const result: CaseResult = { ...given, reads: 1 };
    expect([isRight(result), isRight({ ...result, reads: 0 })]).toEqual([false, true]);
    expect(summarise([result])).toMatchObject({ wrong: ['M1'], keychainReads: 1 });
  });
});

const FORMAT = 'rgb-wallet-attack-corpus/2';
const whole = caseOf('G1', 'sign', []);
it.each<[string, object, string]>([
  ['another format', { format: 'rgb-wallet-attack-corpus/1', wallets: {}, cases: [] }, 'format: '],
  ['no cases', { format: FORMAT, wallets: {} }, 'cases: '],
  [
    'a case of another flow',
    { format: FORMAT, wallets: {}, cases: [{ ...whole, flow: 'x' }] },
    'cases.0.flow: ',
  ],
  [
    'a fraction of a satoshi',
    { format: FORMAT, wallets: {}, cases: [{ ...whole, intent: { ...whole.intent, size: 330.5 } }] },
    'cases.0.intent.size: ',
  ],
])('a file is no corpus with %s', (_, file, where) => {
  expect(() => parseCorpus(JSON.stringify(file))).toThrow(where);
});
