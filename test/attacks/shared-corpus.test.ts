import { mnemonicToSeedSync } from 'bip39';
import { describe, expect, it } from 'vitest';
import { judge } from '../../src-main/verify/verdict/judge.ts';
import { signPsbt } from '../../src-main/verify/sign/sign.ts';
import { verifySigned } from '../../src-main/verify/sign/verify.ts';
import { judgeInputOf, readCorpus } from '../support/psbt/corpus.ts';
import { scureOpinion, signNaively } from '../support/psbt/second-opinion.ts';

const corpus = readCorpus('public.json');
const { cases } = corpus;
const malicious = cases.filter((one) => one.expect === 'refuse');
const genuine = cases.filter((one) => one.expect === 'sign');
console.warn(`the public corpus: ${malicious.length} malicious and ${genuine.length} genuine cases judged.`);

describe('the public attack corpus', () => {
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

  // These books know nothing of what lies on the slots: what a send spends is only reported.
  it.each(genuine)('proves and signs $id: $title', (one) => {
    const input = judgeInputOf(one);
    const { outcome, code, claims } = judge(input);
    expect([outcome, code]).toEqual([one.flow === 'send' ? 'onTrust' : 'proved', null]);
    for (const claim of claims) expect(claim.outcome).toBe(claim.ground === 'told' ? 'onTrust' : 'proved');
    const reported = claims.flatMap(({ name, ground }) => (ground === 'told' ? [name] : []));
    // That an asset rides along, and that a slot is needed, is as much reported as how much of one lies there.
    const known = ['', 'assetsWhole inputsAreSlots', 'assetsAsAsked assetsWhole inputsAreSlots'];
    expect(known).toContain(reported.join(' '));
    expect(reported.includes('assetsWhole')).toBe(one.flow === 'send');

    const seed = mnemonicToSeedSync(corpus.wallets[one.account.wallet]!.mnemonic);
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
