import { EMPTY_BOOK } from '../../src-main/verify/book/book.ts';
import { mnemonicToSeedSync } from 'bip39';
import { describe, expect, it } from 'vitest';
import { WalletError } from '../../src-main/base/errors.ts';
import { judgePackInput } from '../../src-main/verify/imported/judge-imported.ts';
import { writePack } from '../../src-main/verify/imported/pack.ts';
import {
  readImportedBytes,
  readImportedText,
  type ParsedImport,
} from '../../src-main/verify/imported/read-imported.ts';
import { applySignatures, inputOwnership } from '../../src-main/verify/imported/apply-signatures.ts';
import { judge, type JudgeInput } from '../../src-main/verify/verdict/judge.ts';
import { signPsbt } from '../../src-main/verify/sign/sign.ts';
import { packOf } from '../support/offline/packs.ts';
import { problemOf } from '../support/offline/problem-of.ts';
import { judgeInputOf, readCorpus } from '../support/psbt/corpus.ts';

const corpus = readCorpus('public.json');
const { cases } = corpus;
const malicious = cases.filter((one) => one.expect === 'refuse');
const genuine = cases.filter((one) => one.expect === 'sign');
const NOW_MS = 1_800_000_000_000;

/** The problem with what was brought, or the verdict's outcome and code. */
function answer(bring: () => ParsedImport, input: JudgeInput): readonly [string, string | null] {
  const { account, limits } = input;
  try {
    const brought = bring();
    if (brought.kind === 'ur') throw new Error('nothing here is one');
    const judged =
      brought.kind === 'pack'
        ? judge(
            judgePackInput(brought.pack, account, {
              limits,
              nowMs: NOW_MS,
              book: input.book,
            }),
          )
        : bare(brought.psbt, input);
    return [judged.outcome, judged.code];
  } catch (error) {
    if (error instanceof WalletError && error.failure.code === 'BROUGHT_REFUSED')
      return ['refused', error.failure.facts.problem];
    throw error;
  }
}

function bare(psbt: string, { account, limits }: JudgeInput): ReturnType<typeof judge> {
  inputOwnership(psbt, account);
  const snapshot = { takenAtMs: NOW_MS, entries: [] };
  return judge({ psbt, intent: { kind: 'offline' }, snapshot, book: EMPTY_BOOK, account, limits });
}

describe('the public attack corpus, brought to be signed', () => {
  it('has cases of both kinds', () => {
    expect(malicious.length).toBeGreaterThan(60);
    expect(genuine.length).toBeGreaterThan(5);
  });

  it.each(malicious)('as a pack, $id is refused: $title', (one) => {
    const input = judgeInputOf(one);
    const text = writePack(packOf(input));
    const [outcome, code] = answer(() => readImportedText(text), input);
    expect(['refused', 'contradicts', code === 'RGB_UNREADABLE' ? 'notProved' : 'refused']).toContain(
      outcome,
    );
    const honest = judge(input);
    // Read at all, it is refused for the very reason for which the watcher should have refused it.
    if (outcome !== 'refused') expect([outcome, code]).toEqual([honest.outcome, honest.code]);
  });

  it.each(malicious)('as a file without an intent, $id is never proved: $title', (one) => {
    const input = judgeInputOf(one);
    const [asText] = answer(() => readImportedText(one.psbt), input);
    const [asFile] = answer(() => readImportedBytes(Buffer.from(one.psbt, 'base64')), input);
    expect(['refused', 'contradicts', 'notProved']).toContain(asText);
    expect(['refused', 'contradicts', 'notProved']).toContain(asFile);
  });

  it.each(genuine)('as a pack, $id rests on its word alone, is signed and taken back: $title', (one) => {
    const input = judgeInputOf(one);
    const text = writePack(packOf(input));
    // What was asked is the pack's word on a machine where nobody was asked.
    expect(answer(() => readImportedText(text), input)).toEqual(['onTrust', null]);
    const seed = mnemonicToSeedSync(corpus.wallets[one.account.wallet]!.mnemonic);
    const { psbt, account } = input;
    const signed = signPsbt({ psbt, account, seed, aux: () => new Uint8Array(32) });
    const back = readImportedBytes(Buffer.from(signed.psbt, 'base64'));
    expect(back.kind === 'psbt' && applySignatures(psbt, back.psbt, account)).toEqual(signed);
    expect(problemOf(() => applySignatures(psbt, psbt, account))).toBe('backUnsigned');
  });

  it.each(genuine)('as a file, $id is described and not proved: $title', (one) => {
    const input = judgeInputOf(one);
    const [outcome] = answer(() => readImportedBytes(Buffer.from(one.psbt, 'base64')), input);
    expect(outcome).toBe('notProved');
  });
});
