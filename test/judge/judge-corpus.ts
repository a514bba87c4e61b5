import { createHash } from 'node:crypto';
import { WalletError } from '../../src-main/base/errors.ts';
import type { PublicKeys } from '../../src-main/keys/account.ts';
import { judge, type JudgeInput } from '../../src-main/verify/verdict/judge.ts';
import type { Verdict } from '../../src-main/verify/types.ts';
import { verifySigned } from '../../src-main/verify/sign/sign.ts';
import type { Signer } from '../../src-main/keyholder/in-main/child-lifetime.ts';
import { fakeKeyholder } from '../fakes/keyholder.ts';
import { judgeInputOf, type Corpus, type CorpusCase } from '../support/psbt/corpus.ts';
import { scureOpinion } from '../support/psbt/second-opinion.ts';

export interface CaseResult {
  readonly id: string;
  /** `unproved`: not signed, since it would take a second step. `failed`: proved, and no good signature came of it. */
  readonly outcome: 'refused' | 'unproved' | 'signed' | 'failed';
  /** Of the refusal, else why there is no signature; null where there is one. */
  readonly code: string | null;
  readonly expect: CorpusCase['expect'];
  /** A refusal that names a code which the case accepts. */
  readonly codeMatches: boolean;
  /** How often the keychain was read. */
  readonly reads: number;
}

/**
 * Judges every case with the judge, and asks the keyholder to sign it, with the wallet's throw-away key in a keychain
 * in memory that counts how often it is read. It is asked for what was refused, too: it has to refuse by itself, and
 * before the key is read.
 */
export async function judgeCorpus(corpus: Corpus): Promise<readonly CaseResult[]> {
  const keyholder = fakeKeyholder(() => 0);
  const keys = new Map<string, PublicKeys | null>();
  const results: CaseResult[] = [];
  for (const one of corpus.cases) {
    const { wallet, network } = one.account;
    const name = `${wallet}/${network}`;
    const known = keys.get(name);
    const walletId = createHash('sha256').update(name).digest('hex').slice(0, 32);
    const held =
      known === undefined
        ? await putKey(keyholder.signer, walletId, network, corpus.wallets[wallet]?.mnemonic ?? null)
        : known;
    keys.set(name, held);
    const before = keyholder.reads.length;
    const { outcome, code } = await trial(judgeInputOf(one), keyholder.signer, walletId, held).catch(crashed);
    results.push({
      id: one.id,
      outcome,
      code,
      expect: one.expect,
      codeMatches: outcome !== 'signed' && code !== null && one.codes.includes(code),
      reads: keyholder.reads.length - before,
    });
  }
  keyholder.signer.close();
  return results;
}

/** Refused for a reason that the case accepts and with no key read, or signed where that is what was to be done. */
export function isRight({ expect, outcome, codeMatches, reads }: CaseResult): boolean {
  if (expect === 'sign') return outcome === 'signed';
  return (outcome === 'refused' || outcome === 'unproved') && codeMatches && reads === 0;
}

export function summarise(results: readonly CaseResult[]) {
  const refused = results.filter(({ outcome }) => outcome === 'refused' || outcome === 'unproved');
  return {
    cases: results.length,
    refused: refused.length,
    signed: results.filter(({ outcome }) => outcome === 'signed').length,
    wrong: results.filter((result) => !isRight(result)).map(({ id }) => id),
    codeMatches: refused.filter(({ codeMatches }) => codeMatches).length,
    keychainReads: refused.reduce((sum, { reads }) => sum + reads, 0),
  };
}

/** Null where the file holds no words for the wallet: only what is to be signed needs them. */
async function putKey(
  signer: Signer,
  walletId: string,
  network: JudgeInput['account']['network'],
  words: string | null,
): Promise<PublicKeys | null> {
  if (words === null) return null;
  return signer.restore({ walletId, network, words, keep: 'keychain', createdAtMs: 0, expect: null });
}

type Trial = Pick<CaseResult, 'outcome' | 'code'>;

async function trial(
  input: JudgeInput,
  signer: Signer,
  walletId: string,
  held: PublicKeys | null,
): Promise<Trial> {
  const verdict = judge(input);
  const code = verdict.code ?? verdict.claims.find(({ code: of }) => of !== null)?.code ?? null;
  // The second step that a person may take is not taken here.
  if (verdict.outcome === 'notProved') return { outcome: 'unproved', code: code ?? 'NOT_PROVED' };
  const asked = await askToSign(input, verdict, signer, walletId, held ?? publicOf(input));
  if (verdict.outcome === 'contradicts') {
    const refusedAlike = asked.code === 'PSBT_REFUSED' && asked.reason === code;
    return refusedAlike
      ? { outcome: 'refused', code }
      : { outcome: 'failed', code: `KEYHOLDER_${asked.code ?? 'SIGNED'}` };
  }
  if (asked.code !== null) return { outcome: 'failed', code: asked.code };
  return { outcome: asked.good ? 'signed' : 'failed', code: asked.good ? null : 'SIGNATURE_INVALID' };
}

/** An exception is none of the answers that the judge may give. It costs the case, not the others their verdicts. */
function crashed(error: unknown): Trial {
  console.error(error);
  return { outcome: 'failed', code: 'CRASHED' };
}

interface Asked {
  /** Of the failure, null where it signed. */
  readonly code: string | null;
  readonly reason: string | null;
  /** Every signature holds for @scure/btc-signer, and nothing but signatures was added. */
  readonly good: boolean;
}

async function askToSign(
  input: JudgeInput,
  { digest, txid }: Verdict,
  signer: Signer,
  walletId: string,
  keys: PublicKeys,
): Promise<Asked> {
  const secret = { walletId, walletName: walletId, keySource: 'keychain', keys } as const;
  try {
    const signed = await signer.sign({ ...input, secret, digest });
    const opinion = scureOpinion(signed.psbt);
    const good =
      opinion.valid.length > 0 &&
      !opinion.valid.includes(false) &&
      opinion.txid === txid &&
      verifySigned(input.psbt, signed.psbt, input.account).txid === txid;
    return { code: null, reason: null, good };
  } catch (error) {
    if (!(error instanceof WalletError)) throw error;
    const { failure } = error;
    return {
      code: failure.code,
      reason: failure.code === 'PSBT_REFUSED' ? failure.facts.code : null,
      good: false,
    };
  }
}

/** Enough of a wallet for a case that is to be refused; no key matches it, so nothing could be signed. */
const publicOf = ({ account }: JudgeInput): PublicKeys => ({
  network: account.network,
  fingerprint: account.fingerprint,
  xpub: account.xpubs.vanilla,
  accountXpubVanilla: account.xpubs.vanilla,
  accountXpubColored: account.xpubs.colored ?? '',
  accountXpubColoredFingerprint: account.fingerprint,
});
