import { EMPTY_BOOK } from '../../domain/book/book.ts';
import { judgePackInput } from '../../domain/offline/judge-pack.ts';
import { whoseInSteps } from '../../domain/offline/whose.ts';
import type { OfflineIntent } from '../../domain/intents/offline.ts';
import { commitsInSteps } from '../../domain/psbt/commits.ts';
import { judgeInSlices } from '../../domain/psbt/judge.ts';
import type { JudgeInput } from '../../domain/psbt/judge.ts';
import { defaultLimits, RESTORE_SEARCH } from '../../domain/psbt/limits.ts';
import { readPsbtInSteps } from '../../domain/psbt/read.ts';
import type { Psbt } from '../../domain/psbt/read.ts';
import { inSlices } from '../../domain/psbt/steps.ts';
import { dataWritten, questionsOf } from '../../domain/offline/questions.ts';
import type { Question } from '../../domain/offline/questions.ts';
import type { Line, Verdict } from '../../domain/psbt/verdict.ts';
import type { Context } from '../context.ts';
import { breathe } from '../signing/breathe.ts';
import { judgeAccount } from '../wallet/own-indexes.ts';
import type { BroughtToSign } from './bring.ts';

/** What was judged, whole, so that the keyholder can judge the very same again. */
export interface JudgedBrought {
  readonly input: JudgeInput;
  readonly verdict: Verdict;
  /** What our signatures of it hold for beyond its id; empty where it cannot be read. */
  readonly commits: string;
  /** What a person answers one by one; of a pack nothing: the judge compared all of it with what was asked for. */
  readonly questions: readonly Question[];
  /** What every OP_RETURN writes. */
  readonly data: ReturnType<typeof dataWritten>;
}

/**
 * Judges what was brought for one wallet of this machine. Nothing is asked of anybody: keys, limits and date are this
 * machine's own, and no height of the chain is known. Of a bare PSBT nothing was asked for, so it is described, and
 * whoever is paid in it stays not proved. Throws WALLET_UNKNOWN, and BROUGHT_REFUSED where it is not this wallet's.
 */
export async function judgeBrought(
  context: Pick<Context, 'wallets' | 'clock'>,
  walletId: string,
  brought: BroughtToSign,
): Promise<JudgedBrought> {
  const account = judgeAccount(context.wallets.require(walletId));
  const limits = defaultLimits(null);
  const nowMs = context.clock.nowMs();
  const input =
    brought.kind === 'pack'
      ? judgePackInput(brought.pack, account, { limits, nowMs, searched: RESTORE_SEARCH, book: EMPTY_BOOK })
      : await bareInput(brought.psbt, { account, limits, nowMs });
  const verdict = await judgeInSlices(input, breathe());
  const isAsked = input.intent.kind === 'offline' && verdict.outcome !== 'contradicts';
  // Read once more, in slices too; every look at what is held would otherwise take as long.
  const read = verdict.txid === null ? null : await inSlices(readPsbtInSteps(input.psbt), breathe());
  const outputs = read?.unsigned.outputs ?? [];
  return {
    input,
    verdict,
    commits: read === null ? '' : await commitsOf(read, verdict),
    questions: isAsked ? questionsOf(outputs, verdict) : [],
    data: dataWritten(outputs),
  };
}

function commitsOf(read: Psbt, { inputs }: Verdict): Promise<string> {
  return inSlices(
    commitsInSteps(read, (i) => isOurs(inputs[i])),
    breathe(),
  );
}

/** Of a line of the verdict, by our own derivation. */
export const isOurs = (line: Pick<Line, 'path'> | undefined): boolean =>
  line !== undefined && line.path !== null;

async function bareInput(
  psbt: string,
  { account, limits, nowMs }: Pick<JudgeInput, 'account' | 'limits'> & { readonly nowMs: number },
): Promise<JudgeInput> {
  const whose = await inSlices(whoseInSteps(psbt, account), breathe());
  const intent: OfflineIntent =
    whose === 'part' ? { kind: 'offline', onlyOurPart: true } : { kind: 'offline' };
  return { psbt, intent, snapshot: { takenAtMs: nowMs, entries: [] }, book: EMPTY_BOOK, account, limits };
}
