import { mnemonicToSeedSync } from 'bip39';
import { describe, expect, it } from 'vitest';
import { judge } from '../../src-main/verify/verdict/judge.ts';
import { signPsbt } from '../../src-main/verify/sign/sign.ts';
import { verifySigned } from '../../src-main/verify/sign/verify.ts';
import { judgeInputOf, readCorpus } from '../support/psbt/corpus.ts';
import { scureOpinion, signNaively } from '../support/psbt/second-opinion.ts';

describe.each(['lies-sample.json', 'own-book.json'])('what is ours by our own book: %s', (name) => {
  const { cases, wallets } = readCorpus(name);
  const lies = cases.filter((one) => one.expect === 'refuse');
  const genuine = cases.filter((one) => one.expect === 'sign');

  it('has cases of both kinds', () => {
    expect(lies.length).toBeGreaterThan(10);
    expect(genuine.length).toBeGreaterThan(5);
  });

  it.each(lies)('refuses $id: $title', (one) => {
    const { outcome, code, claims } = judge(judgeInputOf(one));
    expect(['contradicts', 'notProved']).toContain(outcome);
    // A verdict that only doubts names no code of its own: its doubts do.
    expect(one.codes).toContain(code ?? claims.find((claim) => claim.code !== null)?.code);
  });

  it.each(genuine)('signs $id: $title', (one) => {
    const input = judgeInputOf(one);
    const { outcome, code, claims } = judge(input);
    expect(['proved', 'onTrust']).toContain(outcome);
    expect(code).toBeNull();
    for (const claim of claims) expect(['proved', 'onTrust']).toContain(claim.outcome);

    const seed = mnemonicToSeedSync(wallets[one.account.wallet]!.mnemonic);
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
