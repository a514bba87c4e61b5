import { mnemonicToSeedSync } from 'bip39';
import { describe, expect, it } from 'vitest';
import { judge } from '../../src-main/domain/psbt/judge.ts';
import { signPsbt } from '../../src-main/domain/psbt/sign.ts';
import { verifySigned } from '../../src-main/domain/psbt/verify.ts';
import { judgeInputOf, readCorpus } from '../support/psbt/corpus.ts';
import type { CreateCase } from '../support/psbt/corpus.ts';
import { scureOpinion, signNaively } from '../support/psbt/second-opinion.ts';

const corpus = readCorpus('public.json');
const creating = (corpus?.cases ?? []).filter((one): one is CreateCase => one.flow === 'create');
const waiting = (corpus?.cases ?? []).length - creating.length;
if (corpus !== null)
  console.warn(
    `the shared corpus: ${creating.length} cases of creating judged, ${waiting} of sending not yet.`,
  );

describe.skipIf(corpus === null)('the shared attack corpus, creating slots', () => {
  it('has cases of both kinds', () => {
    expect(creating.filter((one) => one.expect === 'refuse').length).toBeGreaterThan(20);
    expect(creating.filter((one) => one.expect === 'sign').length).toBeGreaterThan(0);
  });

  it.each(creating.filter((one) => one.expect === 'refuse'))('refuses $id: $title', (one) => {
    const verdict = judge(judgeInputOf(one));
    expect(verdict.outcome).toBe('contradicts');
    expect(one.codes).toContain(verdict.code);
  });

  it.each(creating.filter((one) => one.expect === 'sign'))('proves and signs $id: $title', (one) => {
    const input = judgeInputOf(one);
    expect(judge(input)).toMatchObject({ outcome: 'proved', code: null });

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

describe.skipIf(corpus === null)('the genuine transfers of the shared corpus', () => {
  const sends = (corpus?.cases ?? []).filter((one) => one.flow === 'send' && one.expect === 'sign');

  it('are there', () => {
    expect(sends.length).toBeGreaterThan(0);
  });

  // The judge has no rule for them yet; reader and signer are the same for every intent.
  it.each(sends)('are signed as plain bitcoinjs-lib signs them: $id', ({ psbt, account, id }) => {
    const seed = mnemonicToSeedSync(corpus!.wallets[account.wallet]!.mnemonic);
    const own = { ...account, highestIndex: account.highestKnownIndex };
    const signed = signPsbt({ psbt, account: own, seed, aux: () => new Uint8Array(32) });
    const opinion = scureOpinion(signed.psbt);
    expect([id, opinion.valid.includes(false)]).toEqual([id, false]);
    expect(opinion.hex).toBe(signNaively(psbt, seed).hex);
  });
});
