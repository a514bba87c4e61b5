import { mnemonicToSeedSync } from 'bip39';
import { describe, expect, it } from 'vitest';
import { judge } from '../../src-main/domain/psbt/judge.ts';
import { signPsbt } from '../../src-main/domain/psbt/sign.ts';
import { verifySigned } from '../../src-main/domain/psbt/verify.ts';
import { expectOnlyTrusted } from '../support/psbt/attack-send.ts';
import { judgeInputOf, readCorpus } from '../support/psbt/corpus.ts';
import { scureOpinion, signNaively } from '../support/psbt/second-opinion.ts';

const corpus = readCorpus('public.json');
const cases = corpus?.cases ?? [];
const malicious = cases.filter((one) => one.expect === 'refuse');
const genuine = cases.filter((one) => one.expect === 'sign');
if (corpus !== null)
  console.warn(
    `the shared corpus: ${malicious.length} malicious and ${genuine.length} genuine cases judged.`,
  );

describe.skipIf(corpus === null)('the shared attack corpus', () => {
  it.each(['create', 'send'])('has cases of both kinds: %s', (flow) => {
    const count = (of: typeof cases): number => of.filter((one) => one.flow === flow).length;
    expect(count(malicious)).toBeGreaterThan(20);
    expect(count(genuine)).toBeGreaterThan(0);
    expect(malicious.length + genuine.length).toBe(cases.length);
  });

  // A layout that is not known is not proved, which is not signed either: the code says so.
  it.each(malicious)('refuses $id: $title', (one) => {
    const verdict = judge(judgeInputOf(one));
    expect(verdict.outcome).toBe(verdict.code === 'RGB_UNREADABLE' ? 'notProved' : 'contradicts');
    expect(one.codes).toContain(verdict.code);
    expect(verdict.claims.map(({ code }) => code)).toContain(verdict.code);
  });

  it.each(genuine)('proves and signs $id: $title', (one) => {
    const input = judgeInputOf(one);
    const verdict = judge(input);
    // What lies on a slot is told by the list alone, where the case has no book of it.
    if (one.flow === 'send') expectOnlyTrusted(verdict);
    else expect([verdict.outcome, verdict.code]).toEqual(['proved', null]);

    const seed = mnemonicToSeedSync(corpus!.wallets[one.account.wallet]!.mnemonic);
    const { account, psbt } = input;
    const signed = signPsbt({ psbt, account, seed, aux: () => new Uint8Array(32) });
    const opinion = scureOpinion(signed.psbt);
    expect(opinion.valid.length).toBeGreaterThan(0);
    expect(opinion.valid).not.toContain(false);
    expect(opinion.txid).toBe(signed.txid);
    expect(opinion.hex).toBe(signNaively(psbt, seed).hex);
    expect(verifySigned(psbt, signed.psbt, account)).toEqual({ txid: signed.txid });
  });
});
