import { mnemonicToSeedSync } from 'bip39';
import { describe, expect, it } from 'vitest';
import { judge } from '../../src-main/verify/verdict/judge.ts';
import { signPsbt, verifySigned } from '../../src-main/verify/sign/sign.ts';
import { judgeInputOf, readCorpus } from '../support/psbt/corpus.ts';
import { scureOpinion, signNaively } from '../support/psbt/second-opinion.ts';

describe.each([
  ['public.json', 60, 5],
  ['lies-sample.json', 10, 5],
  ['own-book.json', 10, 5],
])('the attack corpus %s', (name, fewestLies, fewestGenuine) => {
  const { cases, wallets } = readCorpus(name);
  const malicious = cases.filter((one) => one.expect === 'refuse');
  const genuine = cases.filter((one) => one.expect === 'sign');
  /** Its books know nothing of what lies on the slots: what a send spends is only reported. */
  const isPublic = name === 'public.json';
  console.warn(`${name}: ${malicious.length} malicious and ${genuine.length} genuine cases judged.`);

  it('has cases of both kinds', () => {
    expect(malicious.length).toBeGreaterThan(fewestLies);
    expect(genuine.length).toBeGreaterThan(fewestGenuine);
    if (!isPublic) return;
    for (const flow of ['create', 'send']) {
      expect(malicious.filter((one) => one.flow === flow).length).toBeGreaterThan(20);
      expect(genuine.filter((one) => one.flow === flow).length).toBeGreaterThan(0);
    }
  });

  it.each(malicious)('refuses $id: $title', (one) => {
    const { outcome, code, claims } = judge(judgeInputOf(one));
    // A layout that is not known is not proved, which is not signed either: the code says so.
    const expected = code === 'RGB_UNREADABLE' ? ['notProved'] : ['contradicts'];
    expect(isPublic ? expected : ['contradicts', 'notProved']).toContain(outcome);
    // A verdict that only doubts names no code of its own: its doubts do.
    const said = isPublic ? code : (code ?? claims.find((claim) => claim.code !== null)?.code);
    expect(one.codes).toContain(said);
    expect(claims.map((claim) => claim.code)).toContain(said);
  });

  it.each(genuine)('proves and signs $id: $title', (one) => {
    const input = judgeInputOf(one);
    const { outcome, code, claims } = judge(input);
    expect(code).toBeNull();
    const trusts = claims.some(({ ground }) => ground === 'told');
    expect(outcome).toBe(trusts ? 'onTrust' : 'proved');
    for (const claim of claims) expect(claim.outcome).toBe(claim.ground === 'told' ? 'onTrust' : 'proved');
    if (isPublic) {
      const reported = claims.flatMap(({ name: of, ground }) => (ground === 'told' ? [of] : []));
      // That an asset rides along, and that a slot is needed, is as much reported as how much of one lies there.
      const known = ['', 'assetsWhole inputsAreSlots', 'assetsAsAsked assetsWhole inputsAreSlots'];
      expect(known).toContain(reported.join(' '));
      expect(reported.includes('assetsWhole')).toBe(one.flow === 'send');
    }
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
