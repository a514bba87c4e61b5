import type { OfflineIntent } from '../intents/intent.ts';
import { commitsInSteps } from '../psbt/commits.ts';
import { judge, type JudgeInput } from '../judge/judge.ts';
import { RESTORE_SEARCH } from '../judge/judge-limits.ts';
import { readPsbt } from '../psbt/read.ts';
import { atOnce } from '../steps.ts';
import type { Line, Verdict } from '../verdict.ts';
import { judgePackInput } from './judge-pack.ts';
import { dataWritten, questionsOf, type Question } from './questions.ts';
import type { ImportedToSign } from './read-imported.ts';
import { inputOwnership } from './input-ownership.ts';

/** What was judged, whole, so that the keyholder can judge the very same again. */
export interface JudgedImport {
  readonly input: JudgeInput;
  readonly verdict: Verdict;
  /** What our signatures of it hold for beyond its id; empty where it cannot be read. */
  readonly commits: string;
  /** What a person answers one by one; of a pack nothing: the judge compared all of it with what was asked for. */
  readonly questions: readonly Question[];
  /** What every OP_RETURN writes. */
  readonly data: ReturnType<typeof dataWritten>;
}

/** What was brought, and what this machine judges it by. */
export interface ImportToJudge extends Pick<JudgeInput, 'account' | 'limits' | 'book'> {
  readonly brought: ImportedToSign;
  readonly nowMs: number;
}

/**
 * Judges what was brought for one wallet of this machine. Of a bare PSBT nothing was asked for, so it is described, and
 * whoever is paid in it stays not proved. Throws BROUGHT_REFUSED where it is not this wallet's. Touches no key.
 */
export function judgeImported({ brought, ...here }: ImportToJudge): JudgedImport {
  const input =
    brought.kind === 'pack'
      ? judgePackInput(brought.pack, here.account, { ...here, searched: RESTORE_SEARCH })
      : bareInput(brought.psbt, here);
  const verdict = judge(input);
  const isAsked = input.intent.kind === 'offline' && verdict.outcome !== 'contradicts';
  const read = verdict.txid === null ? null : readPsbt(input.psbt);
  const outputs = read?.unsigned.outputs ?? [];
  return {
    input,
    verdict,
    commits: read === null ? '' : atOnce(commitsInSteps(read, (i) => isOurs(verdict.inputs[i]))),
    questions: isAsked ? questionsOf(outputs, verdict) : [],
    data: dataWritten(outputs),
  };
}

/** Of a line of the verdict, by our own derivation. */
export const isOurs = (line: Pick<Line, 'path'> | undefined): boolean =>
  line !== undefined && line.path !== null;

function bareInput(
  psbt: string,
  { account, limits, book, nowMs }: Omit<ImportToJudge, 'brought'>,
): JudgeInput {
  const intent: OfflineIntent =
    inputOwnership(psbt, account) === 'part' ? { kind: 'offline', onlyOurPart: true } : { kind: 'offline' };
  return { psbt, intent, snapshot: { takenAtMs: nowMs, entries: [] }, book, account, limits };
}
